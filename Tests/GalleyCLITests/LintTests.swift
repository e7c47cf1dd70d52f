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

    // MARK: The place

    /// Three views in three files, of which one is a stranger to the others.
    private func writeProject() throws {
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("App"), withIntermediateDirectories: true)
        try folder.write(
            """
            import SwiftUI
            struct Ticket: View {
                var body: some View {
                    ScrollView { Text("Of a parameter, and long") }
                }
            }
            """, to: "App/Ticket.swift")
        try folder.write(
            """
            import SwiftUI
            struct Field: View {
                let title: String
                var body: some View {
                    Text(title).lineLimit(1).frame(width: 60, alignment: .leading)
                }
            }
            struct Counter: View {
                var body: some View {
                    VStack {
                        Field(title: "Of a parameter, and long")
                        Text("Password and more").lineLimit(1)
                            .frame(width: 160)
                    }
                }
            }
            #Preview("Counter") { Counter() }
            """, to: "App/Counter.swift")
    }

    private func places(_ arguments: String...) throws -> [String] {
        let output = try folder.galley(["lint", "App"] + arguments + ["--format", "json"])
        let object = try #require(JSONSerialization.jsonObject(with: Data(output.text.utf8)) as? [String: Any])
        return try #require(object["findings"] as? [[String: Any]]).map { finding in
            "\(finding["file"] as? String ?? "nowhere"):\(finding["line"] as? Int ?? 0)"
        }
    }

    @Test("A text of a parameter and one in a pseudo-language have the place where their view is written") func owners()
        throws
    {
        try writeProject()
        // Line 5 has the text that Field shows, line 12 the text that is longer in the pseudo-language.
        #expect(try places("--sizes", "390x") == ["App/Counter.swift:5"])
        #expect(
            try places("--sizes", "390x", "--locales", "pseudo") == ["App/Counter.swift:5", "App/Counter.swift:12"])
        for format in ["github", "sarif", "text"] {
            let text = try folder.galley("lint", "App", "--sizes", "390x", "--locales", "pseudo", "--format", format)
                .text
            #expect(!text.contains("Ticket.swift"))
            #expect(text.contains("Counter.swift"))
        }
        let github = try folder.galley("lint", "App", "--sizes", "390x", "--locales", "pseudo", "--format", "github")
            .text
        #expect(github.contains("file=App/Counter.swift,line=12,"))
    }

    @Test("Where the line is not known it is that of the view's own declaration") func declarations() throws {
        try writeProject()
        try folder.write(
            """
            import SwiftUI

            struct Two: View {
                var rows: [String] { ["A row that is too long for it", "And another one that is"] }
                var body: some View {
                    Group {
                        Text(rows[0]).lineLimit(1).frame(width: 50)
                        Text(rows[1]).lineLimit(1).frame(width: 50)
                    }
                }
            }
            #Preview { Two() }
            """, to: "App/Two.swift")
        #expect(try places("--sizes", "390x").filter { $0.contains("Two") } == ["App/Two.swift:3", "App/Two.swift:3"])
        // And a comment there speaks of it.
        let source = String(decoding: folder.read("App/Two.swift") ?? Data(), as: UTF8.self)
        try folder.write(
            source.replacing("struct Two", with: "// galley:ignore text-cut\nstruct Two"), to: "App/Two.swift")
        #expect(try places("--sizes", "390x").allSatisfy { !$0.contains("Two") })
    }

    @Test("A view that shows others is not where those are written; a comment in it speaks of them") func holders()
        throws
    {
        try writeProject()
        let card = """
            import SwiftUI

            struct Card<Content: View>: View {
                var heading = ""
                @ViewBuilder var content: Content
                var body: some View { VStack { Text(heading); content }.frame(width: 80) }
            }
            struct Page: View {
                var words: [String] { ["Words that are longer than the card"] }
                var body: some View { Card { ForEach(words, id: \\.self) { Text($0).lineLimit(1) } } }
            }
            #Preview { Page() }
            """
        try folder.write(card, to: "App/Card.swift")
        // Not line 6, where Card has a text of its own.
        #expect(try places("--sizes", "390x").filter { $0.contains("Card") } == ["App/Card.swift:8"])
        try folder.write(
            card.replacing("frame(width: 80) }", with: "frame(width: 80) } // galley:ignore text-cut"),
            to: "App/Card.swift")
        #expect(try places("--sizes", "390x").allSatisfy { !$0.contains("Card") })
    }

    @Test("A fault is told once for all languages, sizes and appearances, with the list of them") func merged() throws {
        try writeProject()
        let arguments = ["--sizes", "390x,320x", "--locales", "en,ar,pseudo", "--appearance", "both"]
        let output = try folder.galley(["lint", "App"] + arguments)
        // Field's text in each of the 12 situations, Counter's in the pseudo-language only.
        #expect(output.text.contains("2 warnings, 0 notes: 1 view, 12 layouts\n"))
        #expect(output.text.contains("    at        all 12: 390x light-en, "))
        #expect(
            output.text.contains(
                "    at        390x light-pseudo, 390x dark-pseudo, 320x light-pseudo, 320x dark-pseudo\n"))
    }

    @Test("--quiet notes leaves notes out, and only them") func quietNotes() throws {
        try folder.write(
            """
            import SwiftUI
            struct Pale: View {
                var body: some View { Text("Pale").foregroundStyle(.secondary) }
            }
            """, to: "Pale.swift")
        let loud = try folder.galley("lint", "Pale.swift", "--sizes", "320x")
        #expect(loud.status == 0)
        #expect(loud.text.contains("0 warnings, 1 note: 1 view"))
        let quiet = try folder.galley("lint", "Pale.swift", "--quiet", "notes", "--sizes", "320x")
        #expect(quiet.status == 0)
        #expect(quiet.text == "0 warnings, 0 notes, 1 left out (--quiet notes): 1 view, 1 layout\n")
        #expect(try folder.galley("lint", "Card.swift", "--sizes", "320x", "--quiet", "notes").status == 1)
    }
}
