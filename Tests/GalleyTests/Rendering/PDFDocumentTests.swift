import Foundation
import Galley
import GalleyExport
import GalleyFormatChecks
import GalleyTestSupport
import Testing

/// What PDF documents say besides their picture, read back by programs that know nothing of Galley.
@MainActor @Suite(.enabled(if: DocumentTool.has("pdfinfo"))) struct PDFDocumentTests {
    private func pdf(_ view: some View, _ change: (inout PDFSettings) -> Void = { _ in }) throws -> Data {
        var options = RenderOptions()
        change(&options.pdf)
        return try RenderedView(view, options: options).data(as: .pdf)
    }

    /// The structure, without the lines that say how a figure lies.
    private func structure(_ view: some View) throws -> [String] {
        try DocumentTool.structure(pdf(view)).split(separator: "\n").map(String.init)
            .filter { !$0.contains("/BBox") && !$0.contains("/Placement") && !$0.contains("Object ") }
    }

    @Test func textsAreParagraphsAndHeadingsHaveTheirLevels() throws {
        let view = VStack {
            Text("Report").accessibilityHeading(.h1)
            Text("First words.")
            Text("Part").accessibilityAddTraits(.isHeader)
            HStack {
                Text("Left")
                Text("Right")
            }
            Text("Part two").accessibilityAddTraits(.isHeader)
        }
        #expect(
            try structure(view) == [
                "Document", "  H1", "    \"Report\"", "  P", "    \"First words.\"", "  H2", "    \"Part\"", "  P",
                "    \"Left\"", "  P", "    \"Right\"", "  H2", "    \"Part two\"",
            ])
    }

    @Test func linksOpenTheirAddresses() throws {
        let view = VStack(alignment: .leading) {
            Text("Read [the book](https://swift.org/book?a=(b)) today")
            Link("Swift", destination: URL(string: "https://swift.org")!)
        }
        let document = try pdf(view)
        let found = try DocumentTool.run("pdfinfo", ["-url", "IN"], document).output
        let addresses = found.split(separator: "\n").dropFirst().compactMap { $0.split(separator: " ").last }
        #expect(addresses == ["https://swift.org/book?a=(b)", "https://swift.org"])
        #expect(
            try structure(view) == [
                "Document", "  P", "    \"Read \"", "    Link", "      \"the book\"", "    \" today\"", "  P",
                "    Link", "      \"Swift\"",
            ])
    }

    /// Unicode's noncharacters may be in any text (Corrigendum #9: "not illegal in open interchange"); U+FFFD stands for them, and the
    /// letters beside them keep their places.
    @Test(arguments: [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF, 0x1FFFE, 0x10FFFF] as [UInt32])
    func noncharacters(number: UInt32) throws {
        let character = try String(#require(Unicode.Scalar(number)))
        for text in [
            "a\(character)b", character, "\u{5D0}\(character)\u{5D1}", "\(character)\(character)é👍\(character)",
        ] {
            let document = try pdf(Text(text))
            let found = try DocumentTool.run("pdftotext", ["IN", "-"], document).output
            let expected = text.replacing(character, with: "\u{FFFD}")
            for letter in expected.unicodeScalars { #expect(found.unicodeScalars.contains(letter), "\(found)") }
            #expect(!found.contains(character))
        }
        #expect(
            try DocumentTool.run("pdftotext", ["IN", "-"], pdf(Text("a\(character)b"))).output.contains("a\u{FFFD}b"))
    }

    /// The same address on two lines is one link with two areas, and no words grow together where a line ends.
    @Test func aLinkOverTwoLinesIsOne() throws {
        let view = Text("See [all of this](https://swift.org) there").frame(width: 70).fixedSize()
        let lines = try structure(view)
        #expect(lines.filter { $0.contains("Link") }.count == 1, "\(lines)")
        let text = lines.filter { $0.contains("\"") }.map { $0.split(separator: "\"")[1] }.joined()
        #expect(text.split(separator: " ").joined(separator: " ") == "See all of this there")
    }

    @Test func listsAndTables() throws {
        let list = List {
            Section("Fruit") {
                Text("Apple")
                Label("Pear", systemImage: "star")
            }
        }
        .frame(width: 300, height: 300)
        #expect(
            try structure(list) == [
                "Document", "  H1", "    \"Fruit\"", "  L", "    LI", "      LBody", "        P", "          \"Apple\"",
                "    LI", "      LBody", "        P", "          \"Pear\"",
            ])
        let table = VStack {
            HStack { Text("Day").documentRole(.columnHeader) }.documentRole(.tableRow)
            HStack { Text("Monday").documentRole(.tableCell) }.documentRole(.tableRow)
        }
        .documentRole(.table)
        #expect(
            try structure(table) == [
                "Document", "  Table", "    TR", "      TH:", "         /Scope /Column", "        \"Day\"", "    TR",
                "      TD", "        \"Monday\"",
            ])
    }

    @Test func shapesAreDecorationUnlessTheySaySomething() throws {
        let view = VStack {
            Circle().fill(.red).frame(width: 20, height: 20)
            Circle().fill(.red).frame(width: 20, height: 20).accessibilityLabel("A ball")
            Text("Nobody hears this").accessibilityHidden(true)
            Divider()
        }
        #expect(try structure(view) == ["Document", "  Figure:", "    \"\""])
        let text = try DocumentTool.run("pdftotext", ["IN", "-"], pdf(view)).output
        #expect(text.contains("Nobody hears this"))
    }

    /// What is drawn as one picture is still read: faded text as it is, blurred text by its letters.
    @Test func textInEffectsIsRead() throws {
        let view = VStack {
            Text("Faded").opacity(0.5)
            Text("Shadow").shadow(radius: 2)
            Text("Blurred").blur(radius: 2)
        }
        #expect(
            try structure(view) == [
                "Document", "  P", "    \"Faded\"", "  P", "    \"Shadow\"", "  P", "    \"\"",
            ])
        let document = try pdf(view) {
            $0.title = "Effects"; $0.language = "en"; $0.standards = [.ua1]
        }
        #expect(try DocumentTool.broken(document).isEmpty)
    }

    @Test func emojiCopyAsText() throws {
        let text = "Go 👩🏽‍🚀 and 🎉 now 🎉"
        let found = try DocumentTool.run("pdftotext", ["IN", "-"], pdf(Text(text))).output
        #expect(found.trimmingCharacters(in: .whitespacesAndNewlines) == text)
        #expect(try structure(Text(text)) == ["Document", "  P", "    \"\(text)\""])
    }

    @Test func titleAuthorAndDate() throws {
        let document = try pdf(Text("x")) {
            ($0.title, $0.author, $0.creationDate) = ("Straße (1)", "A \\ B", 1_000_000_000)
        }
        let info = try DocumentTool.run("pdfinfo", ["-isodates", "IN"], document).output
        #expect(info.contains("Title:           Straße (1)\n"))
        #expect(info.contains("Author:          A \\ B\n"))
        #expect(info.contains("CreationDate:    2001-09-09T01:46:40Z\n"))
        let timeless = try DocumentTool.run("pdfinfo", ["IN"], pdf(Text("x"))).output
        #expect(!timeless.contains("Date:"))
        #expect(try pdf(Text("x")) == pdf(Text("x")))
    }

    /// A document's outline, as qpdf tells it.
    private struct Outline: Decodable {
        struct Bookmark: Decodable {
            var title: String
            var kids: [Bookmark]
            var destpageposfrom1: Int
        }
        var outlines: [Bookmark]
    }

    private func bookmarks(_ document: Data) throws -> [Outline.Bookmark] {
        let (json, status) = try DocumentTool.run("qpdf", ["--json", "--json-key=outlines", "IN"], document)
        #expect(status == 0)
        return try JSONDecoder().decode(Outline.self, from: Data(json.utf8)).outlines
    }

    @Test(.enabled(if: DocumentTool.has("qpdf"))) func headingsAreBookmarks() throws {
        let view = VStack {
            Text("One").accessibilityHeading(.h1)
            Text("Inside").accessibilityHeading(.h2)
            Text("Two").accessibilityHeading(.h1)
        }
        let outlines = try bookmarks(pdf(view))
        #expect(outlines.map(\.title) == ["One", "Two"])
        #expect(outlines.first?.kids.map(\.title) == ["Inside"])
        #expect(outlines.first?.destpageposfrom1 == 1)
        #expect(try DocumentTool.run("qpdf", ["--check", "IN"], pdf(view)).status == 0)
        #expect(try bookmarks(pdf(view) { $0.hasOutline = false }).isEmpty)
    }

    @Test func standardsSayAllThatIsMissing() throws {
        let view = VStack {
            Text("Deep").accessibilityHeading(.h3)
            Image("flower", label: Text(verbatim: ""))
        }
        #expect {
            try pdf(view) { $0.standards = [.ua1] }
        } throws: { error in
            let text = "\(error)"
            return text.contains("no title") && text.contains("no language")
                && text.contains("the first heading, “Deep” on page 1, has level 3")
        }
        #expect(throws: ExportError.self) {
            try pdf(Text("x")) { ($0.standards, $0.title, $0.language) = ([.ua1, .a4], "x", "en") }
        }
        #expect(throws: ExportError.self) {
            try pdf(Text("x")) { ($0.standards, $0.title, $0.language) = ([.ua1], "x", "no language") }
        }
    }

    private struct Everything: View {
        var body: some View {
            VStack(alignment: .leading) {
                Text("Everything").font(.largeTitle).accessibilityHeading(.h1)
                Text("Words, [a link](https://swift.org) and 🎉, so long that they are broken into lines.")
                Label("Sun", systemImage: "sun.max")
                Image(systemName: "heart.fill")
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).frame(height: 20)
                HStack {
                    Text("Faded")
                    Text("twice")
                }
                .opacity(0.5)
                Text("Multiplied").blendMode(.multiply)
                Text("متن").shadow(radius: 2)
                Text("漢字").mask { Rectangle() }
                Toggle("On", isOn: .constant(true))
                List { Text("Item") }.frame(height: 80)
                Text("Glass").padding().background(.ultraThinMaterial)
            }
            .padding().frame(width: 300)
        }
    }

    @Test(.enabled(if: DocumentTool.canCheck)) func whatKeepsToAStandardBreaksNoRule() throws {
        for standards: [PDFStandard] in [[.ua1], [.a2a], [.ua1, .a2a], [.a4]] {
            let document = try pdf(Everything()) {
                ($0.title, $0.language, $0.standards) = ("Everything", "en", standards)
                $0.creationDate = 0
            }
            #expect(try DocumentTool.broken(document, standards.map(\.rawValue)) == [], "\(standards)")
        }
    }

    /// The checker is no rubber stamp.
    @Test(.enabled(if: DocumentTool.canCheck)) func theCheckerFindsFaults() throws {
        let untagged = try DocumentTool.broken(pdf(Text("x")) { $0.isTagged = false })
        #expect(
            untagged.contains { $0.hasPrefix("tagged ") } && untagged.contains { $0.hasPrefix("all content marked") })
        let unnamed = try DocumentTool.broken(pdf(Text("x")))
        #expect(unnamed.contains { $0.hasPrefix("title ") } && unnamed.contains { $0.hasPrefix("language ") })
        let deep = try DocumentTool.broken(pdf(Text("x").accessibilityHeading(.h4)))
        #expect(deep.contains("heading levels [14-002, 14-003]: H4 after nothing"))
    }
}
