import Foundation
import Testing

/// Each preview is shown by itself, under its own name and in its own size.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct PreviewTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI

            struct Card: View {
                var side: CGFloat = 30
                var body: some View { Color.red.frame(width: side, height: side) }
            }

            struct Rows: View {
                var body: some View {
                    Color.red.frame(width: 5, height: 5)
                    Color.red.frame(width: 5, height: 5)
                }
            }

            #Preview("Macro") { Card(side: 7) }

            struct Card_Previews: PreviewProvider {
                static var previews: some View {
                    Card().previewDisplayName("First")
                    Group {
                        Card(side: 20)
                        Color.blue.previewLayout(.fixed(width: 50, height: 40)).previewDisplayName("Fixed")
                    }
                    .previewDisplayName("Group")
                    ForEach(1..<3, id: \\.self) { Card(side: CGFloat($0)).previewDisplayName("Row \\($0)") }
                    Rows()
                    Text("Label").previewLayout(.device).previewDisplayName("Phone")
                }
            }

            struct Other_Previews: PreviewProvider {
                static var previews: some View { Text("Shown").previewDisplayName("Solo") }
            }

            #Preview("Last", traits: .sizeThatFitsLayout) { Card(side: 9) }

            """, to: "Card.swift")
    }

    private struct Report: Decodable {
        struct View: Decodable {
            var name: String
            var outputs: [String]
            var size: [Double]
        }
        var views: [View]
    }

    @Test func eachByItself() throws {
        let output = try folder.galley("render", "Card.swift", "--json", "-o", "out/", "--format", "svg")
        #expect(output.status == 0, "\(output.errors)")
        let views = try JSONDecoder().decode(Report.self, from: Data(output.text.utf8)).views
        #expect(
            views.map(\.name) == [
                "Macro", "First", "Group", "Fixed", "Row 1", "Row 2", "Card", "Phone", "Solo", "Last",
            ])
        // Two views without a stack are one preview, one above the other, as a window shows them.
        let sizes = views.map(\.size)
        #expect(sizes[0...5] == [[7, 7], [30, 30], [20, 20], [50, 40], [1, 1], [2, 2]])
        #expect(sizes[7] == [393, 852] && sizes[9] == [9, 9])
        #expect(views[3].outputs == ["out/Fixed.svg"])
    }

    @Test func namesAreNoLabels() throws {
        let output = try folder.galley("layout", "Card.swift")
        #expect(output.text.contains("Text \"Shown\"") && !output.text.contains("\"Solo\""), "\(output.text)")
        // On the whole screen of an iPhone 16: between the camera and the home indicator.
        #expect(output.text.contains("Phone\n") && output.text.contains("393×759"), "\(output.text)")
    }

    @Test func sizeOfTheCommandLineCounts() throws {
        let output = try folder.galley("render", "Card.swift", "--json", "-o", "out/", "--size", "60x70")
        let views = try JSONDecoder().decode(Report.self, from: Data(output.text.utf8)).views
        #expect(views.allSatisfy { $0.size == [60, 70] })
    }

    @Test func providersBehindConditions() throws {
        try folder.write(
            """
            import SwiftUI
            #Preview("Here") { Text("here") }
            #if os(tvOS)
            struct Gone_Previews: PreviewProvider { static var previews: some View { Text("gone") } }
            #endif

            """, to: "Gone.swift")
        let output = try folder.galley("render", "Gone.swift")
        #expect(output.status == 0 && output.text == "Here.png\n")
        #expect(output.errors.contains("note: not shown: Gone_Previews"), "\(output.errors)")
    }
}
