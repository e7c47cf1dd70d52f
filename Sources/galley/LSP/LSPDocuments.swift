import Foundation
import GalleyAssets
import GalleyProcesses
import GalleyProtocol
import GalleyRPC
import Synchronization

/// The documents that the editor has open, as it has them.
final class LSPDocuments: Sendable {
    struct Document: Sendable {
        /// As the client writes it.
        let uri: String
        let path: String
        var text: LSPText
        var version: Int
        /// What tells it from all others that were open.
        let number: Int
    }

    private struct State {
        var documents: [String: Document] = [:]
        var lastNumber = 0
        var lastMap = 0
        /// The files that hold texts, by their names, and how many maps were written since.
        var written: [String: Int] = [:]
    }

    private let state = Mutex(State())
    /// Holds texts that are not saved, and pictures.
    let folder: ServerFolder

    init() throws { folder = try ServerFolder("lsp") }

    func open(_ uri: String, _ text: String, version: Int) -> Document? {
        guard let path = Self.path(of: uri) else { return nil }
        return state.withLock { state in
            state.lastNumber += 1
            let document = Document(
                uri: uri, path: path, text: LSPText(text), version: version, number: state.lastNumber)
            state.documents[uri] = document
            return document
        }
    }

    func change(_ uri: String, version: Int, _ change: (inout LSPText) -> Void) -> Document? {
        state.withLock { state in
            guard state.documents[uri] != nil else { return nil }
            change(&state.documents[uri]!.text)
            state.documents[uri]!.version = version
            return state.documents[uri]
        }
    }

    func close(_ uri: String) -> Document? { state.withLock { $0.documents.removeValue(forKey: uri) } }

    subscript(_ uri: String) -> Document? { state.withLock { $0.documents[uri] } }

    var all: [Document] { state.withLock { Array($0.documents.values) } }

    // MARK: Addresses

    static func path(of uri: String) -> String? {
        guard let url = URL(string: uri), url.isFileURL else { return nil }
        return url.standardizedFileURL.path
    }

    /// A path's address, as the client writes it where it has the file open.
    func uri(of path: String) -> String {
        state.withLock { state in state.documents.values.first { $0.path == path }?.uri }
            ?? URL(fileURLWithPath: path).absoluteString
    }

    /// A file's text: the editor's, else the disk's.
    func text(of path: String) -> LSPText? {
        let open = state.withLock { state in state.documents.values.first { $0.path == path }?.text }
        return open ?? RegularFile.contents(atPath: path).map { LSPText(String(decoding: $0, as: UTF8.self)) }
    }

    // MARK: For commands

    /// The documents at one moment, and what makes a command read them so.
    struct Snapshot: Sendable {
        var documents: [String: Document] = [:]
        var environment: [String: String] = [:]

        func version(of path: String) -> Int? { documents[path]?.version }
    }

    /// How it is now. What differs from the disk is written for commands to read.
    func snapshot() -> Snapshot {
        state.withLock { state in
            var snapshot = Snapshot()
            var map: [String: String] = [:]
            for document in state.documents.values {
                snapshot.documents[document.path] = document
                guard RegularFile.contents(atPath: document.path) != Data(document.text.bytes) else { continue }
                let name = "\(folder.path)/\(document.number)-\(document.version).swift"
                if state.written[name] == nil {
                    _ = FileManager.default.createFile(atPath: name, contents: Data(document.text.bytes))
                }
                state.written[name] = state.lastMap + 1
                for path in Self.names(of: document.path) { map[path] = name }
            }
            guard !map.isEmpty, let data = try? JSONEncoder().encode(map) else { return snapshot }
            state.lastMap += 1
            let name = "\(folder.path)/\(state.lastMap).json"
            guard FileManager.default.createFile(atPath: name, contents: data) else { return snapshot }
            state.written[name] = state.lastMap
            snapshot.environment = [EditorBuffers.variable: name]
            // A command that was cancelled may still be reading.
            for (old, map) in state.written where map + Self.kept < state.lastMap {
                unlink(old)
                state.written[old] = nil
            }
            return snapshot
        }
    }

    private static let kept = 32

    /// The path, and the one without links, which packages' files are called by.
    private static func names(of path: String) -> Set<String> {
        [path, URL(fileURLWithPath: path).resolvingSymlinksInPath().path]
    }
}
