import Foundation
import GalleyAssets
import GalleyNames
import GalleyProcesses
import GalleyProtocol

/// What a document is checked with: the module that it belongs to.
struct LSPInput: Hashable, Sendable {
    /// The file, folder, package or project, as commands are given it.
    var path: String
    /// A package's target.
    var target: String?
    /// Whether it is the document alone.
    var isFile = false

    /// The arguments of a command that say so.
    var arguments: [String] { (target.map { ["--target", $0] } ?? []) + ["--", path] }

    // MARK: Which it is

    private static let mostFolders = 32

    /// The package, project or app playground around a file, else the file alone; nil for what is checked by no one: a package's manifest and
    /// tests.
    ///
    /// - Parameter root: The folder that the editor has open.
    init?(around path: String, root: String?) {
        self.init(path: path, isFile: true)
        var folder = path.parentFolder
        for _ in 0..<Self.mostFolders {
            let names = Cache.names(in: folder)
            if names.contains("Package.swift") {
                guard let package = Self.package(folder, path) else { return nil }
                self = package
                return
            }
            if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) {
                self.init(path: folder)
                return
            }
            let parent = folder.parentFolder
            if folder == root || names.contains(".git") || parent == folder || parent.isEmpty { return }
            folder = parent
        }
    }

    init(path: String, target: String? = nil, isFile: Bool = false) {
        (self.path, self.target, self.isFile) = (path, target, isFile)
    }

    /// What a file of a package belongs to; nil where that is checked by no one.
    private static func package(_ folder: String, _ path: String) -> LSPInput? {
        let manifest = String(
            decoding: RegularFile.contents(atPath: "\(folder)/Package.swift") ?? Data(), as: UTF8.self)
        if manifest.contains("AppleProductTypes") { return LSPInput(path: folder) }
        let rest = path.dropFirst(folder.count + 1)
        guard rest != "Package.swift", !rest.hasPrefix("Tests/") else { return nil }
        for match in manifest.matches(of: /\bname:\s*"([^"]+)"[^()]*?\bpath:\s*"([^"]+)"/)
        where rest.hasPrefix(match.2 + "/") {
            return LSPInput(path: folder, target: String(match.1))
        }
        let parts = rest.split(separator: "/")
        if parts.count > 2, ["Sources", "Source", "src", "srcs"].contains(parts[0]) {
            return LSPInput(path: folder, target: String(parts[1]))
        }
        // Such as an example beside the package.
        return LSPInput(path: path, isFile: true)
    }

    // MARK: Files without a project

    private static let mostFiles = 500

    /// The nearest folder around a file whose other files declare some of the names that the file lacks; nil if there is none.
    init?(declaring names: Set<String>, around path: String, root: String?) {
        guard !names.isEmpty else { return nil }
        var folder = path.parentFolder
        let root = root.flatMap { path.hasPrefix($0 + "/") ? $0 : nil } ?? folder
        while folder.hasPrefix(root), folder.count > 1 {
            let limit = SearchLimit(TimeLimit(seconds: 1))
            let files = (try? SourceFolder(folder, within: limit))?.files ?? []
            if files.count <= Self.mostFiles,
                files.contains(where: { $0 != path && Self.declares(names, $0) })
            {
                self.init(path: folder)
                return
            }
            folder = folder.parentFolder
        }
        return nil
    }

    private static func declares(_ names: Set<String>, _ path: String) -> Bool {
        guard let data = RegularFile.contents(atPath: path) else { return false }
        let words = String(decoding: data, as: UTF8.self)
        return words.matches(of: /\b(?:struct|class|enum|actor|protocol|typealias|func|let|var|case)\s+(\w+)/)
            .contains { names.contains(String($0.1)) }
    }

    /// The names that a file alone does not know, and that files beside it may declare.
    static func unknownNames(in messages: [ToolMessage]) -> Set<String> {
        let codes: Set<String> = [MessageCode.unknownName.rawValue, MessageCode.unknownMember.rawValue]
        return Set(
            messages.filter { codes.contains($0.code) }.flatMap { message in
                message.message.matches(of: /'([^']+)'/).map { String($0.1) }
            })
    }
}
