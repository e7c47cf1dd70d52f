import Foundation
import Testing

@Suite("galley explain", .enabled(if: BuiltTool.isTested))
struct ExplainTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            struct Row: View {
                var body: some View {
                    HStack {
                        Text("Cute")
                        Color.orange.frame(width: 100, height: 100)
                        Text("baby cat")
                    }
                    .lineLimit(1)
                    .padding(10)
                }
            }
            """, to: "Row.swift")
    }

    @Test("The whole story, and one view's") func story() throws {
        let all = try folder.galley("explain", "Row.swift", "--size", "220x200")
        #expect(all.status == 0)
        #expect(all.text.contains("- HStack was proposed 200.\n"))
        #expect(all.text.contains("- Two gaps of 8 leave 184 for 3 children.\n"))
        #expect(all.text.contains("Padding of 10 on every side"))
        let one = try folder.galley("explain", "Row.swift", "--size", "220x200", "--find", "baby cat")
        #expect(one.text.contains("The text is cut: \"b"))
        #expect(one.text.contains("= screen 220 − 10 − 10 (padding) − 8 − 8 (gap) − 100 (Color) − "))
        let point = try folder.galley("explain", "Row.swift", "--size", "220x200", "--at", "110,100")
        #expect(point.text.contains("Color  "))
        let unknown = try folder.galley("explain", "Row.swift", "--find", "Kitten")
        #expect(unknown.status == 1)
        #expect(unknown.errors.contains("no view is called 'Kitten'; there are 'Cute', 'baby cat'"))
    }

    private struct Answer: Decodable {
        struct Message: Decodable {
            struct Suggestion: Decodable { var text: String }
            var code: String
            var message: String
            var suggestion: Suggestion?
        }
        var messages: [Message]
    }

    /// The one message of a command that answers in JSON and fails.
    private func only(_ arguments: String..., status: Int32) throws -> Answer.Message {
        let output = try folder.galley(arguments)
        #expect(output.status == status, "\(output.errors)")
        let answer = try JSONDecoder().decode(Answer.self, from: Data(output.text.utf8))
        #expect(answer.messages.count == 1, "\(output.text)")
        return try #require(answer.messages.first)
    }

    @Test("What cannot be answered is told as JSON, where that was asked for") func failures() throws {
        let unknown = try only("explain", "Row.swift", "--find", "Kitten", "--json", status: 1)
        #expect(unknown.code == "view-not-found" && unknown.message == "Row: no view is called 'Kitten'")
        #expect(unknown.suggestion?.text == "there are 'Cute', 'baby cat'")
        let near = try only("explain", "Row.swift", "--find", "Cuet", "--json", status: 1)
        #expect(near.suggestion?.text == "did you mean 'Cute'? There are 'Cute', 'baby cat'")
        let nowhere = try only("explain", "Row.swift", "--at", "900,900", "--format", "json", status: 1)
        #expect(nowhere.code == "view-not-found" && nowhere.message.contains("900,900"))
        // What a crash has said is on standard error, and for nobody who reads the answer above.
        for command in ["explain", "layout", "lint"] {
            let crash = try only(
                command, "Row.swift", "--view", "Text([\"a\"][Int(\"2\")!])", "--json", status: 70)
            #expect(crash.code == "crash" && crash.suggestion == nil && !crash.message.contains("above"), "\(crash)")
        }
    }

    @Test("What if: a modifier more, a modifier less, another size") func whatIf() throws {
        let priority = try folder.galley(
            "explain", "Row.swift", "--size", "220x200", "--what-if", "layoutPriority(1) on \"baby cat\"")
        #expect(priority.status == 0)
        #expect(priority.text.hasPrefix("view"))
        #expect(priority.text.contains("before"))
        #expect(priority.text.contains("Text \"baby cat\" has priority 1"))
        let without = try folder.galley("explain", "Row.swift", "--what-if", "without padding on \"Cute\"")
        #expect(without.status == 65)
        #expect(without.errors.contains("the view \"Cute\" in 'Row.swift' has no modifier 'padding': it has none"))
        let size = try folder.galley("explain", "Row.swift", "--size", "220x200", "--what-if", "size=400x200")
        #expect(size.text.contains("- HStack was proposed 380."))
        let same = try folder.galley("explain", "Row.swift", "--size", "220x200", "--what-if", "size=220x200")
        #expect(same.text == "Nothing has moved.\n")
        let wrong = try folder.galley("explain", "Row.swift", "--what-if", "wider")
        #expect(wrong.status == 64)
        // The file stays as it was.
        #expect(
            folder.read("Row.swift").map { String(decoding: $0, as: UTF8.self).contains("layoutPriority") } == false)
    }

    @Test("What if: views known by type, line, identifier, or a text that a variable holds") func whatIfSubjects()
        throws
    {
        try folder.write(
            """
            import SwiftUI
            struct Card: View {
                var title = "Hi"
                var body: some View {
                    VStack {
                        Text(title)
                        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("dot")
                    }
                    .padding(10)
                }
            }
            """, to: "Card.swift")
        func tried(_ change: String) throws -> BuiltTool.Output {
            try folder.galley("explain", "Card.swift", "--size", "200x200", "--what-if", change)
        }
        // Without its padding of 10 the stack is offered all of the 200.
        let type = try tried("without padding on VStack")
        #expect(type.text.contains("180×180 → ") && type.text.contains("200×200 → "), "\(type.text)")
        let line = try tried("frame(width: 50) on L6")
        #expect(line.text.contains("Text \"Hi\" .frame") && line.text.contains("–  "), "\(line.text)")
        #expect(try tried("frame(width: 50) on :6").text == line.text)
        #expect(try tried("frame(width: 50) on Card.swift:6").text == line.text)
        #expect(try tried("frame(width: 50) on \"Hi\"").text == line.text)
        let name = try tried("padding(5) on \"dot\"")
        #expect(name.text.contains(".padding"), "\(name.text)")
        let unknown = try tried("bold() on \"Nowhere\"")
        #expect(unknown.status == 65 && unknown.errors.contains("no view in 'Card.swift' is written with \"Nowhere\""))
        let none = try tried("bold() on HStack")
        #expect(none.status == 65 && none.errors.contains("there is no view HStack in 'Card.swift'"), "\(none.errors)")
        let other = try tried("bold() on Other.swift:6")
        #expect(other.status == 64 && other.errors.contains("there is no file 'Other.swift'"), "\(other.errors)")
    }

    @Test("Controls are one line; --all opens them, --engine tells what is remembered") func folded() throws {
        try folder.write(
            """
            import SwiftUI
            struct Switch: View {
                var body: some View { Toggle("Sound", isOn: .constant(true)) }
            }
            """, to: "Switch.swift")
        for command in ["explain", "layout"] {
            let short = try folder.galley(command, "Switch.swift", "--size", "200x100")
            #expect(short.text.contains("Toggle \"Sound\"") && !short.text.contains("Capsule"), "\(short.text)")
            let all = try folder.galley(command, "Switch.swift", "--size", "200x100", "--all")
            #expect(all.text.contains("· Capsule"), "\(all.text)")
        }
        let one = try folder.galley("explain", "Row.swift", "--size", "220x200", "--find", "Cute")
        #expect(!one.text.contains("It remembers") && !one.text.contains("Width 37 = Text"), "\(one.text)")
        let engine = try folder.galley("explain", "Row.swift", "--size", "220x200", "--find", "Cute", "--engine")
        #expect(engine.text.contains("It remembers"), "\(engine.text)")
    }

    @Test("What has moved since") func difference() throws {
        let old = try folder.galley("explain", "Row.swift", "--size", "220x200", "--format", "json")
        try folder.write(old.text, to: "old.json")
        let same = try folder.galley("explain", "Row.swift", "--size", "220x200", "--diff", "old.json")
        #expect(same.text == "Nothing has moved.\n")
        let moved = try folder.galley("explain", "Row.swift", "--size", "260x200", "--diff", "old.json")
        #expect(moved.text.contains("HStack was proposed 240."))
        let missing = try folder.galley("explain", "Row.swift", "--diff", "none.json")
        #expect(missing.status == 66)
        let nonsense = try folder.galley("explain", "Row.swift", "--diff", "Row.swift")
        #expect(nonsense.status == 65)
    }

    @Test("Response curves, as a table and a plot") func curve() throws {
        let table = try folder.galley("explain", "Row.swift", "--find", "Color", "--curve", "width")
        #expect(table.status == 0)
        #expect(table.text.contains("offered a width"))
        let plot = try folder.galley("explain", "Row.swift", "--find", "Cute", "--curve", "width", "--format", "svg")
        #expect(plot.text.hasPrefix("<svg"))
        #expect(plot.text.contains("<polyline"))
        let page = try folder.galley("explain", "Row.swift", "--format", "html")
        #expect(page.text.hasPrefix("<!DOCTYPE html>"))
        #expect(page.text.contains("Two gaps of 8 leave"))
    }
}
