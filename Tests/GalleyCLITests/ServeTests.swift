import Foundation
import Testing

/// `galley serve`: what it refuses, and how it stands people who misbehave.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct ServeTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Kernels without the sandbox cannot have it on.
    private static let more = BuiltTool.hasSandbox ? [] : ["--no-sandbox"]

    @Test(arguments: [
        (["--port", "70000"], "70000"), (["--sessions", "0"], "--sessions"), (["--idle", "-1"], "--idle"),
        (["--origin", "board.example.com"], "no origin"), (["--origin", "https://board.example.com/"], "no origin"),
        (["--most-message", "10"], "--most-message"),
        (["--idle-connections", "0"], "--idle-connections"), (["--allow-host", "a:80"], "no name of a host"),
        (["--sandbox", "--no-sandbox"], "--no-sandbox"),
        (["--appearance", "both"], "one value"), (["--no-such"], "--no-such"),
    ])
    func wrongOptions(_ options: [String], _ said: String) throws {
        let folder = try TemporaryFolder()
        let output = try BuiltTool.run("galley", ["serve", "Board.swift"] + options, in: folder.url)
        #expect(output.status == 64 && output.errors.contains(said), "\(output.errors)")
    }

    @Test func missingAndBrokenFiles() throws {
        let folder = try TemporaryFolder()
        #expect(try BuiltTool.run("galley", ["serve", "Board.swift"] + Self.more, in: folder.url).status == 66)
        try folder.write("import SwiftUI\nstruct Board: View { var body: some View { Texd() } }\n", to: "Board.swift")
        let broken = try BuiltTool.run("galley", ["serve", "Board.swift"] + Self.more, in: folder.url)
        #expect(broken.status == 65 && broken.errors.contains("Board.swift:2:"), "\(broken.errors)")
        try folder.write("import SwiftUI\n#Preview { fatalError(\"planted\") }\n", to: "Crash.swift")
        let crashing = try BuiltTool.run(
            "galley", ["serve", "Crash.swift", "--port", "0", "--workers", "1"] + Self.more, in: folder.url)
        #expect(crashing.status == 70 && crashing.errors.contains("before a view was shown"), "\(crashing.errors)")
    }

    /// Every session's page, another that takes its place, and those who ask for the page may be connected: where not,
    /// it is said.
    @Test("Few sessions have all the connections that they need") func connections() throws {
        let folder = try TemporaryFolder()
        try folder.write("import SwiftUI\n#Preview { Color.red }\n", to: "Board.swift")
        let server = try ServeImagesTests.Server(
            folder, command: ["serve", "Board.swift"], ["--workers", "1", "--sessions", "8"] + Self.more)
        let warnings = server.lines.filter { $0["level"] == "warning" }.compactMap { $0["connections"] }
        #expect(warnings.isEmpty && server.lines.contains { $0["sessions"] == "8" }, "\(server.text)")
        #expect(server.end() == 0)
    }

    /// Ten people, and those who misbehave: see the script. Only where GALLEY_SERVE_SOAK=1: it loads the machine for half a minute and has
    /// time limits, which hold where nothing else runs beside it.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["GALLEY_SERVE_SOAK"] == "1"))
    func tenPeople() throws {
        let folder = try TemporaryFolder()
        let (script, examples) = (Self.root.path + "/Scripts/serve-test.py", Self.root.path + "/Examples")
        let output = try BuiltTool.runAny(
            "/usr/bin/env",
            [
                "python3", script, BuiltTool.folder.appendingPathComponent("galley").path, examples,
                "--sessions", "10", "--seconds", "8", "--reconnects", "20", "--think", "0.5",
            ] + Self.more, in: folder.url)
        #expect(output.status == 0, "\(output.text)\n\(output.errors)")
    }

    /// The attacks of serve_hostile.py: pings that nobody reads, answers at once, idle connections, views that never end. For half a minute.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["GALLEY_SERVE_SOAK"] == "1"))
    func attacks() throws {
        let folder = try TemporaryFolder()
        let (script, examples) = (Self.root.path + "/Scripts/serve-test.py", Self.root.path + "/Examples")
        let output = try BuiltTool.runAny(
            "/usr/bin/env",
            ["python3", script, BuiltTool.folder.appendingPathComponent("galley").path, examples, "--hostile"]
                + Self.more,
            in: folder.url)
        #expect(output.status == 0, "\(output.text)\n\(output.errors)")
    }
}
