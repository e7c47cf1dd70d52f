import Foundation
import GalleyAssets
import GalleyProcesses

/// Waits until a file that a picture is made from changes.
///
/// Dates and sizes are looked at ten times a second, of few files forty times: that works on every file system, and however an editor saves.
struct Watch {
    /// Files, and folders with all that is in them.
    private let places: [String]
    /// What the files were like when the last picture was begun.
    private var stamps: [String: String] = [:]
    /// The files that we write ourselves.
    private var outputs: Set<String> = []

    private var pause: UInt32 { stamps.count < 100 ? 25_000 : 100_000 }
    private static let deepest = 64

    init(_ options: SourceOptions) {
        let given = options.input.paths.map { path in
            // A manifest stands for its package, a project for its folder.
            let name = URL(fileURLWithPath: path).lastPathComponent
            let isPart = name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
            return Self.absolute(isPart ? URL(fileURLWithPath: path).deletingLastPathComponent().path : path)
        }
        let around = given.flatMap { path in
            AssetFolders.around(Self.isFolder(path) ? path : path.parentFolder)
        }
        let others = [options.data, options.scenario?.path].compactMap(\.self) + options.assets + options.symbols
        let resources =
            (try? SourceSet(
                paths: options.input.paths, within: SearchLimit(options.limits.time)
            ).resourceFiles) ?? []
        var known: Set<String> = []
        places = (given + resources + others.map(Self.absolute) + around.flatMap(Sandbox.assets)).filter {
            known.insert($0).inserted
        }
    }

    private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Notes what the files are like now.
    mutating func begin() { stamps = current }

    /// The files that are otherwise than they were at the beginning, have come or have gone, in the order of their names.
    var changed: [String] {
        let now = current
        return Set(stamps.keys).union(now.keys).filter { stamps[$0] != now[$0] }.sorted()
    }

    /// Leaves files out that were written.
    mutating func ignore(_ paths: [String]) { outputs.formUnion(paths.map(Self.absolute)) }

    /// Waits until something is otherwise than when the last picture was begun.
    func waitForChange() {
        func relevant(_ stamps: [String: String]) -> [String: String] {
            stamps.filter { path, _ in !outputs.contains(path) && !path.contains(".galley-") }
        }
        let before = relevant(stamps)
        var now = relevant(current)
        while now == before {
            usleep(pause)
            now = relevant(current)
        }
    }

    private var current: [String: String] {
        var stamps: [String: String] = [:]
        for place in places { Self.add(place, &stamps, depth: 0) }
        return stamps
    }

    private static func add(_ path: String, _ stamps: inout [String: String], depth: Int) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            stamps[path] = "\(status.st_size) \(status.st_ino) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
            return
        }
        guard depth < deepest else { return }
        for name in Cache.names(in: path) where !name.hasPrefix(".") && !SourceFolder.tools.contains(name) {
            add("\(path)/\(name)", &stamps, depth: depth + 1)
        }
    }
}
