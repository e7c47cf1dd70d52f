import Foundation
import Testing

/// Whatever ends the tool ends what it started, and leaves no unfinished file.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct InterruptionTests {
    let folder: TemporaryFolder
    let cache: String

    init() throws {
        // Tests that run under nohup ignore it, and the tool, as it should, would as well.
        signal(SIGHUP, SIG_DFL)
        folder = try TemporaryFolder()
        cache = folder.url.appendingPathComponent("cache").path
        try folder.write(
            """
            import SwiftUI
            struct Loop: View {
                var body: some View {
                    while true {}
                    return Text("never")
                }
            }
            #Preview { Loop() }
            // \(UUID())

            """, to: "Loop.swift")
        try folder.write("before", to: "out.png")
    }

    /// The unfinished work in the cache.
    private var work: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: cache).filter { $0.hasPrefix("work-") } }
    }

    private func checkFiles() throws {
        #expect(folder.read("out.png") == Data("before".utf8))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(Set(names) == ["Loop.swift", "out.png", "cache"])
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGKILL])
    func whileViewsRun(signal: Int32) throws {
        let arguments = ["render", "Loop.swift", "-o", "out.png"]
        let tool = try RunningTool(
            arguments, in: folder, environment: signal == SIGKILL ? ["GALLEY_CACHE": cache] : [:])
        let host = try #require(tool.child(named: "galley-host"))
        #expect(tool.end(by: signal) == (signal == SIGKILL ? -SIGKILL : 128 + signal))
        #expect(!RunningTool.isRunning(host))
        try? FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
        try checkFiles()
    }

    @Test(arguments: [SIGTERM, SIGKILL])
    func whileTheCompilerRuns(signal: Int32) throws {
        let environment = ["GALLEY_CACHE": cache]
        let tool = try RunningTool(["render", "Loop.swift", "-o", "out.png"], in: folder, environment: environment)
        // Before that, the compiler is asked what it is.
        while (try? work.isEmpty) ?? true { usleep(1000) }
        let compiler = try #require(tool.child(named: "swift-frontend"))
        _ = tool.end(by: signal)
        #expect(!RunningTool.isRunning(compiler))
        // SIGKILL leaves no time to tidy up: the next run does it.
        if signal == SIGKILL {
            #expect(try !work.isEmpty)
            #expect(try BuiltTool.run("galley", ["cache"], in: folder.url, environment: environment).status == 0)
        }
        #expect(try work.isEmpty)
        try checkFiles()
    }

    /// A name that a run had no time to change into the picture's own goes with the next picture of that name.
    @Test func provisionalNameOfARunThatWasKilled() throws {
        try folder.write("import SwiftUI\n#Preview { Color.red.frame(width: 3, height: 3) }\n", to: "Box.swift")
        try folder.write("half", to: "out.png.galley-0")
        #expect(try folder.galley("render", "Box.swift", "-o", "out.png").status == 0)
        #expect(folder.read("out.png.galley-0") == nil)
        #expect(folder.read("out.png")?.prefix(4) == Data([0x89, 0x50, 0x4e, 0x47]))
    }

    /// What a view's code starts does not outlive the view.
    @Test func processesThatViewsStart() throws {
        try folder.write(
            """
            import Foundation
            import SwiftUI
            struct Starter: View {
                var body: some View {
                    let process = Process()
                    process.executableURL = URL(fileURLWithPath: "/bin/sleep")
                    process.arguments = ["1000"]
                    try? process.run()
                    return Text(verbatim: "\\(process.processIdentifier)")
                }
            }

            """, to: "Starter.swift")
        let output = try folder.galley("layout", "Starter.swift")
        let number = try #require(
            output.text.split(whereSeparator: { !$0.isNumber }).compactMap { pid_t($0) }.first { $0 > 1 })
        #expect(!RunningTool.isRunning(number), "\(output.text)")
    }
}
