import Foundation
import Testing

@Suite("galley lint", .enabled(if: BuiltTool.isTested))
struct LintTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            struct Card: View {
                var body: some View {
                    HStack {
                        Text("A title that needs its room").lineLimit(1)
                        Color.red.frame(width: 120, height: 20)
                    }
                }
            }
            """, to: "Card.swift")
    }

    @Test("What is found has its place, its sizes and a status of 1") func found() throws {
        let output = try folder.galley("lint", "Card.swift", "--sizes", "320x,900x")
        #expect(output.status == 1)
        #expect(output.text.hasPrefix("Card.swift:5: warning: \"A title that needs its room\" is cut to "))
        #expect(output.text.contains("[text-cut]\n"))
        #expect(output.text.contains("at        320x\n"))
        #expect(output.text.contains("1 warning, 0 notes: 1 view, 2 layouts\n"))
        let wide = try folder.galley("lint", "Card.swift", "--sizes", "900x")
        #expect(wide.status == 0)
        #expect(wide.text == "0 warnings, 0 notes: 1 view, 1 layout\n")
    }

    @Test("Longer words and larger text find what English at its usual size hides") func situations() throws {
        let plain = try folder.galley("lint", "Card.swift", "--sizes", "420x")
        #expect(plain.status == 0)
        let pseudo = try folder.galley("lint", "Card.swift", "--sizes", "420x", "--locales", "en,pseudo")
        #expect(pseudo.status == 1)
        #expect(pseudo.text.contains("at        420x pseudo\n"))
        let large = try folder.galley("lint", "Card.swift", "--sizes", "350x", "--type-sizes", "large,xxxLarge")
        #expect(large.text.contains("at        350x xxxLarge\n"))
        let arabic = try folder.galley("lint", "Card.swift", "--sizes", "320x", "--locales", "en,ar")
        #expect(arabic.text.contains("at        320x en, 320x ar\n"))
    }

    @Test("A comment says that it is meant") func suppressed() throws {
        let source = String(decoding: folder.read("Card.swift") ?? Data(), as: UTF8.self)
        try folder.write(
            source.replacing(".lineLimit(1)", with: ".lineLimit(1)  // galley:ignore text-cut"), to: "Card.swift")
        let beside = try folder.galley("lint", "Card.swift", "--sizes", "320x")
        #expect(beside.status == 0)
        #expect(beside.text.contains("1 meant (galley:ignore)"))
        try folder.write(
            source.replacing(
                "            Text(", with: "            // galley:ignore contrast\n            Text("),
            to: "Card.swift")
        #expect(try folder.galley("lint", "Card.swift", "--sizes", "320x").status == 1)
        try folder.write("// galley:ignore-file text-cut\n" + source, to: "Card.swift")
        #expect(try folder.galley("lint", "Card.swift", "--sizes", "320x").status == 0)
    }

    @Test("Formats for programs") func formats() throws {
        func object(_ format: String) throws -> [String: Any] {
            let output = try folder.galley("lint", "Card.swift", "--sizes", "320x", "--format", format)
            #expect(output.status == 1)
            return try #require(JSONSerialization.jsonObject(with: Data(output.text.utf8)) as? [String: Any])
        }
        let finding = try #require((object("json")["findings"] as? [[String: Any]])?.first)
        #expect(finding["rule"] as? String == "text-cut")
        #expect(finding["line"] as? Int == 5)
        #expect((finding["path"] as? [String])?.last == "Text \"A title that needs its room\"")
        let sarif = try object("sarif")
        #expect(sarif["version"] as? String == "2.1.0")
        let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        #expect(result["ruleId"] as? String == "text-cut")
        let junit = try folder.galley("lint", "Card.swift", "--sizes", "320x", "--format", "junit").text
        #expect(junit.contains("<testsuite name=\"galley lint\" tests=\"1\" failures=\"1\">"))
        let github = try folder.galley("lint", "Card.swift", "--sizes", "320x", "--format", "github").text
        #expect(github.hasPrefix("::warning file=Card.swift,line=5,title=galley text-cut::"))
    }
}
