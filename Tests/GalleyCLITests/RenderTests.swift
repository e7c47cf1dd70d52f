import Foundation
import Testing

/// What the tool draws and prints when all is well.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct RenderTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import Combine
            import CoreGraphics
            import Foundation
            import SwiftUI

            final class Model: ObservableObject { @Published var side: CGFloat = 12 }

            struct Box: View {
                @EnvironmentObject var model: Model
                var body: some View { Color.red.frame(width: model.side, height: 10) }
            }

            // #Preview { Text("in a comment") }
            #Preview { Box().environmentObject(Model()) }
            #Preview("Two words") { Color.red.frame(width: 30, height: 10) }
            #Preview("Fixed", traits: .fixedLayout(width: 40, height: 50)) { Color.red }
            #if DEBUG
            #Preview("Two words") { Color.blue.frame(width: 5, height: 5) }
            #endif

            """, to: "Boxes.swift")
    }

    @Test func previewsGoToFilesOfTheirOwn() throws {
        let output = try folder.galley("render", "Boxes.swift")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text == "Boxes.png\nTwo-words.png\nFixed.png\nTwo-words-2.png\n")
        #expect(folder.read("Boxes.png")?.prefix(4) == Data([0x89, 0x50, 0x4e, 0x47]))
    }

    @Test func webP() throws {
        let view =
            "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(width: 70, height: 70)"
        let arguments = ["render", "Boxes.swift", "--view", view]
        for options in [["-o", "exact.webp"], ["-o", "poor.webp", "--quality", "5"]] {
            let output = try BuiltTool.run("galley", arguments + options, in: folder.url)
            #expect(output.status == 0, "\(output.errors)")
        }
        let (exact, poor) = (folder.read("exact.webp") ?? Data(), folder.read("poor.webp") ?? Data())
        // The kind of the first chunk: lossless, and lossy or with a header of its own.
        #expect(exact.prefix(4) == Data("RIFF".utf8) && exact.dropFirst(8).prefix(8) == Data("WEBPVP8L".utf8))
        #expect(poor.dropFirst(8).prefix(7) == Data("WEBPVP8".utf8) && poor.count < exact.count)
        #expect(poor.dropFirst(8).prefix(8) != Data("WEBPVP8L".utf8))
    }

    @Test func secondRunGivesTheSame() throws {
        let arguments = ["render", "Boxes.swift", "--view", "Color.red.frame(width: 7, height: 7)"]
        for name in ["a.png", "b.png"] {
            #expect(try BuiltTool.run("galley", arguments + ["-o", name], in: folder.url).status == 0)
        }
        #expect(folder.read("a.png") != nil && folder.read("a.png") == folder.read("b.png"))
    }

    /// Body text is 22 points from line to line with iOS's metrics, 16 with macOS's; a number and a moment are written as asked.
    @Test func settingsOfTexts() throws {
        func svg(_ view: String, _ options: String...) throws -> String {
            let output = try BuiltTool.run(
                "galley", ["render", "Boxes.swift", "--view", view, "-o", "text.svg"] + options, in: folder.url)
            #expect(output.status == 0, "\(output.errors)")
            return String(decoding: folder.read("text.svg") ?? Data(), as: UTF8.self)
        }
        let number = "Text(1234.5, format: .number)"
        #expect(try svg(number).contains("1,234.5"))
        #expect(try svg(number, "--locale", "de_DE").contains("1.234,5"))
        let day = "Text(Date(timeIntervalSince1970: 1_749_456_000), style: .relative)"
        #expect(try svg(day, "--now", "2025-06-09T08:00:05Z").contains("5 sec"))
        #expect(try svg("Text(\"A\")").contains("height=\"21\""))
        #expect(try svg("Text(\"A\")", "--platform", "macos").contains("height=\"16\""))
    }

    @Test func everyFormat() throws {
        let output = try folder.galley(
            "render", "Boxes.swift", "--view", "Box().environmentObject(Model())", "-o", "a.png", "-o", "a.svg", "-o",
            "a.pdf")
        #expect(output.status == 0, "\(output.errors)")
        #expect(folder.read("a.pdf")?.prefix(5) == Data("%PDF-".utf8))
        #expect(folder.read("a.svg").map { String(decoding: $0, as: UTF8.self).contains("<svg") } == true)
    }

    @Test func resultAsJSON() throws {
        let output = try folder.galley("render", "Boxes.swift", "--json", "-o", "out/", "--format", "svg")
        #expect(output.status == 0, "\(output.errors)")
        struct Report: Decodable {
            struct View: Decodable {
                var name: String
                var outputs: [String]
                var size: [Double]
            }
            var views: [View]
        }
        let report = try JSONDecoder().decode(Report.self, from: Data(output.text.utf8))
        #expect(report.views.map(\.name) == ["Boxes", "Two words", "Fixed", "Two words"])
        #expect(report.views.map(\.size).prefix(2) == [[12, 10], [30, 10]])
        #expect(report.views[2].outputs == ["out/Fixed.svg"])
    }

    @Test func layoutAsJSON() throws {
        let output = try folder.galley(
            "layout", "Boxes.swift", "--view", "Color.red.frame(width: 20.25)", "--size", "100x50", "--format", "json")
        #expect(output.status == 0, "\(output.errors)")
        struct Layout: Decodable {
            var view: String
            var proposal: [Double?]
            var size: [Double]
        }
        let layout = try JSONDecoder().decode(Layout.self, from: Data(output.text.utf8))
        #expect(layout.view == "Color.red.frame(width: 20.25)")
        #expect(layout.proposal == [100, 50])
        #expect(layout.size == [20.25, 50])
    }

    @Test func layoutAsTree() throws {
        let output = try folder.galley("layout", "Boxes.swift", "--view", "Color.red.frame(width: 20, height: 10)")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.contains("393×852"))
        #expect(output.text.contains("→ 20×10"))
    }

    @Test func printingCodeDoesNotSpoilTheResult() throws {
        try folder.write(
            "import SwiftUI\nstruct Loud: View { var body: some View { print(\"hello\"); return Color.red.frame(width: 2) } }\n",
            to: "Loud.swift")
        let output = try folder.galley("layout", "Loud.swift", "--size", "5x5", "--format", "json")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.hasPrefix("{"))
        #expect(output.errors.contains("hello"))
    }

    @Test func previewProvider() throws {
        try folder.write(
            """
            import SwiftUI
            struct Card: View { let side: CGFloat; var body: some View { Color.red.frame(width: side, height: side) } }
            struct Card_Previews: PreviewProvider { static var previews: some View { Card(side: 9) } }

            """, to: "Card.swift")
        let output = try folder.galley("render", "Card.swift")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text == "Card.png\n")
    }

    @Test func importsUnderBothNames() throws {
        try folder.write(
            "import Galley\nstruct A: View { var body: some View { Color.red.frame(width: 3) } }\n", to: "A.swift")
        let output = try folder.galley("render", "A.swift", "--size", "5x5", "--swift-version", "6")
        #expect(output.status == 0, "\(output.errors)")
    }

    @Test func previewsMayHaveState() throws {
        try folder.write(
            """
            import SwiftUI

            extension EnvironmentValues { @Entry var side: CGFloat = 4 }

            struct Bar: View {
                @Environment(\\.side) var side
                @Binding var count: Int
                var body: some View { Color.red.frame(width: side * CGFloat(count), height: side) }
            }

            #Preview {
                @Previewable @State var count = 5
                Bar(count: $count)
            }
            """, to: "State.swift")
        let output = try folder.galley("layout", "State.swift")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.hasPrefix("frame    393×852 → 20×4 at (0, 0)\n"), "\(output.text)")
    }

    /// A format that cannot show a view (WebP has 16,383 pixels a side at the most, PNG one more) takes none of the others with it.
    @Test func oneFormatsFailureIsItsOwn() throws {
        let folder = try TemporaryFolder()
        try folder.write("import SwiftUI\n#Preview { Color.red.frame(width: 16_384, height: 2) }\n", to: "Wide.swift")
        let output = try folder.galley("render", "Wide.swift", "-o", "w.png", "-o", "w.webp", "-o", "w.svg")
        #expect(output.status == 1 && output.errors.contains("cannot be drawn as webp"), "\(output.errors)")
        #expect(output.text == "w.png\nw.svg\n")
        #expect(folder.read("w.png") != nil && folder.read("w.svg") != nil && folder.read("w.webp") == nil)
        let none = try folder.galley("render", "Wide.swift", "-o", "n.webp")
        #expect(none.status == 1 && none.text.isEmpty && folder.read("n.webp") == nil)
    }
}
