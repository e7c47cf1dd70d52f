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

    @Test("What if: a modifier more, a modifier less, another size") func whatIf() throws {
        let priority = try folder.galley(
            "explain", "Row.swift", "--size", "220x200", "--what-if", "layoutPriority(1) on \"baby cat\"")
        #expect(priority.status == 0)
        #expect(priority.text.hasPrefix("view"))
        #expect(priority.text.contains("before"))
        #expect(priority.text.contains("Text \"baby cat\" has priority 1"))
        let without = try folder.galley("explain", "Row.swift", "--what-if", "without padding on \"Cute\"")
        #expect(without.status == 65)
        #expect(without.errors.contains("has no modifier 'padding'"))
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
