import Foundation
import Testing

/// Source on standard input.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct StandardInputTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func galley(_ arguments: String..., input: String) throws -> BuiltTool.Output {
        try folder.write(input, to: "input.txt")
        let tool = BuiltTool.folder.appendingPathComponent("galley").path
        return try BuiltTool.runAny(
            "/bin/sh", ["-c", "exec \"$0\" \"$@\" < input.txt", tool] + arguments, in: folder.url)
    }

    @Test func drawnAndListed() throws {
        let source = """
            import SwiftUI
            #if os(iOS)
            struct Card: View { var body: some View { Text(verbatim: "\\(#fileID) \\(#line)") } }
            #endif

            """
        let layout = try galley("layout", "-", input: source)
        #expect(
            layout.status == 0 && layout.text.contains("Text \"GalleyUserFile/stdin.sw"),
            "\(layout.errors)\(layout.text)")
        let picture = try galley("render", "-", "--format", "svg", input: "import SwiftUI\n#Preview { Text(\"a\") }\n")
        #expect(picture.text == "stdin.svg\n", "\(picture.errors)")
        let plain = try galley("layout", "-", "--view", "Text(word)", input: "let word = \"plain\"\n")
        #expect(plain.text.contains("Text \"plain\""), "\(plain.errors)")
        #expect(try galley("views", "-", input: source).text == "view      Card  line 3\n")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(Set(names) == ["input.txt", "stdin.svg"])
    }

    @Test func errors() throws {
        let output = try galley(
            "render", "-", "-o", "x.png", input: "import SwiftUI\n#Preview { Text(\"a\").onPasteCommand() }\n")
        #expect(
            output.status == 65 && output.errors.hasPrefix("galley: standard input does not compile\n"),
            "\(output.errors)")
        #expect(output.errors.contains("stdin.swift:2:22: error:"), "\(output.errors)")
        let empty = try galley("render", "-", "-o", "x.png", input: "")
        #expect(
            empty.status == 64 && empty.errors.contains("standard input declares no view at all"), "\(empty.errors)")
        let two = try galley("render", "-", "Card.swift", "-o", "x.png", input: "")
        #expect(two.status == 64 && two.errors.contains("give it alone"), "\(two.errors)")
        let crash = try galley(
            "render", "-", "-o", "x.png", input: "import SwiftUI\n#Preview {\n    Text(verbatim: [\"\"][1])\n}\n")
        #expect(crash.status == 70 && crash.errors.contains("stdin.swift:3"), "\(crash.errors)")
        let watch = try galley("render", "-", "--watch", "-o", "x.png", input: "")
        #expect(watch.status == 64 && watch.errors.contains("standard input"), "\(watch.errors)")
    }
}
