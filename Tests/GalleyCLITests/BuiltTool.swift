import Foundation
import Synchronization

/// The command line tool as it was built beside the tests, and a way to run it.
enum BuiltTool {
    /// The folder of the test bundle, where SwiftPM puts everything that it builds.
    static let folder: URL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent()

    /// Whether the tool is complete: the C modules come from Scripts/finish-build.sh.
    static let isComplete: Bool = {
        let names = [
            "galley", "galley-host", "galley-web", "galley-syntax", "libGalleyRuntime.so", "GalleyMacros-tool",
            "CModules",
        ]
        return names.allSatisfy { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }
    }()

    static let macroPlugin = folder.appendingPathComponent("GalleyMacros-tool")

    /// `make test` asks for these tests; where only a part was built, they are skipped.
    static let isTested = isComplete || ProcessInfo.processInfo.environment["GALLEY_REQUIRE_CLI"] == "1"

    /// Whether the kernel has what `--sandbox` needs; the doctor says so.
    static let hasSandbox =
        (try? run("galley", ["doctor"], in: FileManager.default.temporaryDirectory))?.text.contains("ok       sandbox")
        ?? false

    struct Output {
        var status: Int32
        var text: String
        var errors: String
    }

    /// Runs one of the built programs in `directory`.
    static func run(
        _ name: String, _ arguments: [String], in directory: URL, environment: [String: String] = [:]
    ) throws -> Output {
        try runAny(folder.appendingPathComponent(name).path, arguments, in: directory, environment: environment)
    }

    /// Runs any program, as on a person's machine: on one that checks (`CI`), `galley snapshots` records nothing by itself.
    static func runAny(
        _ path: String, _ arguments: [String], in directory: URL, environment: [String: String] = [:]
    ) throws -> Output {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = directory
        process.environment = ProcessInfo.processInfo.environment.merging(["CI": ""]) { _, new in new }
            .merging(environment) { _, new in new }
        // Files, not pipes: they take any amount without someone reading.
        let files = try ["out", "err"].map { try TemporaryFolder.openFile("\($0)-\(UUID())", in: directory) }
        process.standardOutput = files[0].handle
        process.standardError = files[1].handle
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let texts = try files.map { file in
            defer { try? FileManager.default.removeItem(at: file.url) }
            return String(decoding: try Data(contentsOf: file.url), as: UTF8.self)
        }
        return Output(status: process.terminationStatus, text: texts[0], errors: texts[1])
    }
}

/// A folder that goes when the test ends.
///
/// One suite's folders lie in the same place, one after the other: what a test finds compiled there by the test before it
/// is not compiled again.
final class TemporaryFolder: Sendable {
    let url: URL

    /// Paths: addresses of folders differ by a slash at their end once the folder is there.
    private static let used = Mutex<Set<String>>([])

    init(for suite: String = #fileID) throws {
        let all = FileManager.default.temporaryDirectory.appendingPathComponent("galley-tests-\(getpid())")
        let name = suite.split(separator: "/").last?.split(separator: ".").first ?? ""
        url = try Self.used.withLock { used in
            let url =
                (1...).lazy.map { all.appendingPathComponent("\(name)-\($0)", isDirectory: true) }
                .first { !used.contains($0.path) } ?? all
            try? FileManager.default.removeItem(at: url)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            used.insert(url.path)
            return url
        }
    }

    deinit {
        Self.used.withLock { used in
            try? FileManager.default.removeItem(at: url)
            // The folder of them all goes with the last.
            rmdir(url.deletingLastPathComponent().path)
            used.remove(url.path)
        }
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }

    /// Writes files, by their paths, and makes the folders around them.
    func write(_ files: [String: String]) throws {
        for (path, text) in files {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    func read(_ name: String) -> Data? {
        try? Data(contentsOf: url.appendingPathComponent(name))
    }

    func galley(_ arguments: String...) throws -> BuiltTool.Output { try galley(arguments) }

    func galley(_ arguments: [String]) throws -> BuiltTool.Output { try BuiltTool.run("galley", arguments, in: url) }

    static func openFile(_ name: String, in folder: URL) throws -> (url: URL, handle: FileHandle) {
        let url = folder.appendingPathComponent(name)
        try Data().write(to: url)
        return (url, try FileHandle(forWritingTo: url))
    }
}
