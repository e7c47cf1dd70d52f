import Foundation
import Testing

/// Of a watched folder that does not compile whole, the same is left out after a file was saved as if all was compiled for the first time.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct WatchedFolderTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ file: String, _ text: String) throws {
        try folder.write(["App/\(file).swift": "import SwiftUI\n\(text)\n"])
    }

    private func errors() -> String { String(decoding: folder.read("errors.txt") ?? Data(), as: UTF8.self) }

    /// Waits for a view's picture with a text, and compares all pictures with what a run of its own draws.
    private func isAsNew(_ view: String, says text: String) throws {
        let mark = ">\(text)<"
        for _ in 0..<2400 {
            if String(decoding: folder.read("out/\(view).svg") ?? Data(), as: UTF8.self).contains(mark) { break }
            usleep(50_000)
        }
        // The other picture is written after it.
        usleep(500_000)
        let new = try BuiltTool.run(
            "galley", ["render", "App", "--format", "svg", "-o", "new/"], in: folder.url,
            environment: ["GALLEY_CACHE": folder.url.appendingPathComponent("other-\(text)").path])
        #expect(new.status == 0, "\(new.errors)")
        for name in ["First", "Second"] {
            let pictures = [folder.read("out/\(name).svg"), folder.read("new/\(name).svg")]
            #expect(pictures[0] != nil && pictures[0] == pictures[1], "\(name), \(text): \(errors())")
        }
    }

    @Test func sameAsFromNothing() throws {
        try write("Data", "import NoSuchKit\nstruct Store { var name = NoSuchKit.name }")
        try write(
            "First",
            """
            struct First: View {
                let store = Store()
                var body: some View { VStack { Text(verbatim: "one"); Text(store.name); Missing() } }
            }
            """)
        try write("Second", "struct Second: View { var body: some View { VStack { Text(\"two\"); Label(gone) } } }")
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("out"), withIntermediateDirectories: true)
        let tool = try RunningTool(
            ["render", "App", "--watch", "--format", "svg", "-o", "out/"], in: folder,
            environment: ["GALLEY_CACHE": folder.url.appendingPathComponent("cache").path], errors: "errors.txt")
        try isAsNew("First", says: "one")
        // A body, of which as much is refused as before.
        try write(
            "First",
            """
            struct First: View {
                let store = Store()
                var body: some View { VStack { Missing(); Text(verbatim: "three"); Text(store.name) } }
            }
            """)
        try isAsNew("First", says: "three")
        // A body of which nothing is refused any more, and then something again.
        try write("Second", "struct Second: View { var body: some View { VStack { Text(\"four\") } } }")
        try isAsNew("Second", says: "four")
        try write("Second", "struct Second: View { var body: some View { VStack { Text(\"five\"); Label(gone) } } }")
        try isAsNew("Second", says: "five")
        // What the other file missed is there now.
        try write(
            "Second",
            """
            struct Missing: View { var body: some View { Text(verbatim: "six") } }
            struct Second: View { var body: some View { VStack { Text("two"); Missing() } } }
            """)
        try isAsNew("First", says: "six")
        #expect(tool.end(by: SIGTERM) == 143)
    }
}
