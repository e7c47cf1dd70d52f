import Foundation
import GalleyBytes
import GalleyProcesses
import GalleyProtocol

/// The folder of a Swift package.
struct PackageFolder {
    /// The folder as the user wrote it.
    let path: String
    var absolutePath: String { URL(fileURLWithPath: path).standardizedFileURL.path }
    /// What messages call it.
    var name: String { "the package '\(path)'" }

    private static let manifest = "Package.swift"

    /// Whether a package lies in a folder.
    static func isOne(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(folder)/\(manifest)")
    }

    /// - Parameter paths: What the user gave; a package where it is one folder with a `Package.swift`, or that file.
    init?(paths: [String]) throws {
        let isManifest = paths.map { URL(fileURLWithPath: $0).lastPathComponent == Self.manifest }
        if paths.count > 1, let index = isManifest.firstIndex(of: true) {
            throw Failure(
                ExitStatus.usage,
                "'\(paths[index])' describes a package, and is no part of a module; give it alone, or without it the files"
            )
        }
        guard let first = paths.first, paths.count == 1 else { return nil }
        if isManifest[0], FileManager.default.fileExists(atPath: first) {
            let folder = first.parentFolder
            path = folder.isEmpty ? "." : folder
        } else if FileManager.default.fileExists(atPath: "\(first)/\(Self.manifest)") {
            path = first
        } else {
            return nil
        }
    }

    /// What of the package decides what is built: its manifests, and the folders of its targets. Pictures written beside them
    /// change nothing.
    func inputs(of description: PackageDescription) -> [String] {
        let targets = description.targets.filter { $0.type != "test" }
        return ["\(absolutePath)/\(Self.manifests)"] + targets.map { "\(description.path)/\($0.path)" }.sorted()
            + description.localDependencies
    }

    /// Stands for `Package.swift`, `Package@swift-6.swift` and `Package.resolved`.
    private static let manifests = "Package*"

    /// Changes with every file of the inputs: with its size, its date and its place. Hidden files and folders do not count.
    ///
    /// - Parameter excluded: A folder of ours, which may lie among them.
    static func fingerprint(of inputs: [String], besides excluded: String) -> String {
        var hash = StableHash()
        for input in inputs {
            if input.hasSuffix("/\(manifests)") {
                let folder = input.parentFolder
                let names = Cache.names(in: folder).filter { $0.hasPrefix("Package") }
                for name in names.sorted() { combine("\(folder)/\(name)", &hash, nil, depth: 0) }
            } else {
                combine(input, &hash, excluded, depth: 0)
            }
        }
        return hash.hex
    }

    /// - Parameter excluded: Nil where only a file counts.
    private static func combine(_ path: String, _ hash: inout StableHash, _ excluded: String?, depth: Int) {
        var status = stat()
        guard lstat(path, &status) == 0, path != excluded else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            let date = "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
            return hash.combine("\(path) \(status.st_size) \(status.st_ino) \(date)")
        }
        guard excluded != nil, depth < 64 else { return }
        for name in Cache.names(in: path).sorted() where !name.hasPrefix(".") {
            combine("\(path)/\(name)", &hash, excluded, depth: depth + 1)
        }
    }
}
