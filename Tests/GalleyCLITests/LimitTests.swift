import Foundation
import Testing

/// What takes too long, too much memory or too much room ends with a sentence and a status of its own.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct LimitTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import Foundation
            import SwiftUI

            struct Loop: View {
                var body: some View {
                    while ProcessInfo.processInfo.environment["NO_LOOP"] == nil { usleep(1000) }
                    return Text("never")
                }
            }

            struct OneBlock: View {
                var body: some View { Text("\\([UInt8](repeating: 1, count: 40 << 30).count)") }
            }

            struct ManyBlocks: View {
                var body: some View {
                    var blocks: [[UInt8]] = []
                    for _ in 0..<2000 { blocks.append([UInt8](repeating: 1, count: 16 << 20)) }
                    return Text("\\(blocks.count)")
                }
            }

            #Preview("Loop") { Loop() }
            #Preview("One block") { OneBlock() }
            #Preview("Many blocks") { ManyBlocks() }
            #Preview("Good") { Color.red.frame(width: 3, height: 3) }

            """, to: "Greedy.swift")
    }

    private struct Report: Decodable {
        struct View: Decodable {
            struct Failure: Decodable {
                var status: Int32
                var message: String
            }
            var name: String
            var outputs: [String]
            var failure: Failure?
        }
        var views: [View]
    }

    @Test func timeAndMemoryOfViews() throws {
        // Beside other tests the compiler can take longer than the views may.
        _ = try BuiltTool.run(
            "galley", ["layout", "Greedy.swift", "--timeout", "600", "--memory", "128"], in: folder.url,
            environment: ["NO_LOOP": "1"])
        let output = try folder.galley(
            "render", "Greedy.swift", "-o", "out/", "--json", "--timeout", "4.5", "--memory", "128")
        #expect(output.status == 124, "\(output.errors)")
        let views = try JSONDecoder().decode(Report.self, from: Data(output.text.utf8)).views
        #expect(views.map(\.failure?.status) == [124, 71, 71, nil])
        #expect(views[0].failure?.message.contains("4.5 seconds") == true)
        #expect(views[1].failure?.message.contains("128 MB") == true)
        #expect(output.errors.contains("Many blocks: its code needs more memory"))
        #expect(views[3].outputs == ["out/Good.png"])
    }

    @Test func timeOfTheCompiler() throws {
        let output = try folder.galley("render", "Greedy.swift", "--view", "Text(\"\(UUID())\")", "--timeout", "0.02")
        #expect(output.status == 124)
        #expect(output.errors.contains("compiling 'Greedy.swift' took longer than 0.02 seconds"), "\(output.errors)")
    }

    /// Two gigabytes, and a minute, without the limit.
    @Test func memoryOfTheCompiler() throws {
        let calls = (0..<3000).map { ".padding(\($0 % 5))" }.joined()
        try folder.write(
            "import SwiftUI\nstruct V: View { var body: some View { Text(\"a\")\(calls) } }\n", to: "Chain.swift")
        let output = try folder.galley("render", "Chain.swift", "--memory", "512", "--timeout", "300")
        #expect(output.status == 71, "\(output.errors.prefix(3000))")
        #expect(
            output.errors.contains("compiling 'Chain.swift' needs more memory than the limit of 512 MB")
                && output.errors.contains("--memory") && !output.errors.contains("0x0"), "\(output.errors.prefix(3000))"
        )
    }

    /// The parser looks ahead from each `#if`: 30,000 in one another end its stack, whatever asks for it to be read.
    @Test func conditionsInConditions() throws {
        func write(_ depth: Int) throws {
            let lines = Array(repeating: "#if os(iOS)\n", count: depth) + Array(repeating: "#endif\n", count: depth)
            try folder.write(
                "import SwiftUI\nstruct V: View { var body: some View { Text(\"a\") } }\n" + lines.joined(),
                to: "Deep.swift")
        }
        try write(30_000)
        for arguments in [
            ["views", "Deep.swift"], ["render", "Deep.swift"], ["render", "Deep.swift", "--view", "V()"],
        ] {
            let output = try BuiltTool.run("galley", arguments, in: folder.url)
            #expect(output.status == 65, "\(output.errors.prefix(3000))")
            #expect(
                output.errors.contains("Deep.swift:259: #if stands in more than 256 others"),
                "\(output.errors.prefix(3000))")
        }
        let syntax = try BuiltTool.run("galley-syntax", ["Deep.swift"], in: folder.url)
        #expect(syntax.status == 65 && syntax.text.isEmpty)
        try write(256)
        #expect(try folder.galley("views", "Deep.swift").status == 0)
    }

    @Test func viewsTakesLimits() throws {
        #expect(try folder.galley("views", "Greedy.swift", "--timeout", "30", "--memory", "512").status == 0)
    }

    @Test(arguments: [["--timeout", "0"], ["--timeout", "soon"], ["--memory", "1"], ["--memory", "much"]])
    func wrongLimits(arguments: [String]) throws {
        let output = try BuiltTool.run("galley", ["render", "Greedy.swift"] + arguments, in: folder.url)
        #expect(output.status == 64 && output.errors.contains("'\(arguments[1])'"), "\(output.errors)")
    }

    /// Runs the tool from a shell, in which files may have that many blocks of 512 bytes.
    private func galley(blocks: Int, _ arguments: String, cache: String) throws -> BuiltTool.Output {
        let command = "ulimit -f \(blocks); exec '\(BuiltTool.folder.path)/galley' \(arguments)"
        return try BuiltTool.runAny("/bin/sh", ["-c", command], in: folder.url, environment: ["GALLEY_CACHE": cache])
    }

    /// A file that may not grow any more stands for a full disk: both are errors of write(2).
    @Test func cacheWithoutRoom() throws {
        let output = try galley(
            blocks: 16, "render Greedy.swift --view 'Color.red.frame(width: 3)'", cache: folder.url.path + "/cache")
        #expect(output.status == 73)
        #expect(output.errors.contains("cannot write the cache") && output.errors.contains("File too large"))
    }

    @Test func pictureWithoutRoom() throws {
        let arguments = "render Greedy.swift --view 'Text(\"wide\").font(.largeTitle)' --scale 8 -o big.png"
        let cache = folder.url.path + "/cache"
        #expect(try galley(blocks: 1 << 20, arguments, cache: cache).status == 0)
        try folder.write("before", to: "big.png")
        let output = try galley(blocks: 2, arguments, cache: cache)
        #expect(output.status == 73, "\(output.errors)")
        #expect(output.errors.contains("cannot write 'big.png': File too large"), "\(output.errors)")
        #expect(folder.read("big.png") == Data("before".utf8))
    }

    @Test(arguments: ["layout Greedy.swift --view 'Color.red'", "views Greedy.swift", "cache", "render --help"])
    func standardOutputWithoutRoom(arguments: String) throws {
        let command = "exec '\(BuiltTool.folder.path)/galley' \(arguments) > /dev/full"
        let output = try BuiltTool.runAny("/bin/sh", ["-c", command], in: folder.url)
        #expect(output.status == 73, "\(output.errors)")
        #expect(output.errors.contains("cannot write to standard output"), "\(output.errors)")
    }
}
