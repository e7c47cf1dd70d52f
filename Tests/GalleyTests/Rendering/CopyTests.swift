import Foundation
import Galley
import GalleyFormatChecks
import GalleyTestSupport
import Testing

/// What an effect draws a second time is seen, and not read again.
@MainActor @Suite("Copies are seen, not read") struct CopyTests {
    private var words: some View {
        VStack {
            Text("Report").accessibilityHeading(.h1)
            Link("Onward", destination: URL(string: "https://example.org")!)
            Text("Faded").opacity(0.5)
            Text("Go 🎉")
        }
        .accessibilityIdentifier("words")
    }

    /// The words, and their mirror image below.
    private func reflected(asCopy: Bool) -> some View {
        VStack {
            words
            if asCopy { words.scaleEffect(y: -1).role(.copy) } else { words.scaleEffect(y: -1) }
        }
    }

    private func count(_ part: String, in text: String) -> Int { text.components(separatedBy: part).count - 1 }

    @Test("In PDF files text is found once, and the structure is that of the words alone") func pdf() throws {
        func found(_ view: some View) throws -> [Int] {
            let text = try DocumentTool.run("pdftotext", ["IN", "-"], RenderedView(view).data(as: .pdf)).output
            return ["Report", "Onward", "Faded", "🎉"].map { count($0, in: text) }
        }
        #expect(try found(reflected(asCopy: true)) == [1, 1, 1, 1])
        func structure(_ view: some View) throws -> [Substring] {
            try DocumentTool.structure(RenderedView(view).data(as: .pdf)).split(separator: "\n").filter {
                !$0.contains("/BBox") && !$0.contains("Object ")
            }
        }
        let alone = try structure(words)
        #expect(alone.contains { $0.contains("Link") } && alone.contains { $0.contains("H1") })
        #expect(try structure(reflected(asCopy: true)) == alone)
        // Where nothing says that it is a copy, it is read again.
        #expect(try found(reflected(asCopy: false)).min() == 2)
    }

    @Test("In SVG files text, links, headings and names are there once", arguments: SVGTextStyle.allCases)
    func svg(style: SVGTextStyle) throws {
        func found(_ asCopy: Bool) throws -> [Int] {
            var options = RenderOptions()
            options.svgText = style
            let data = try RenderedView(reflected(asCopy: asCopy), options: options).data(as: .svg)
            let text = String(decoding: data, as: UTF8.self)
            return [">Report<", ">Onward<", ">Faded<", "<a ", "role=\"heading\"", "data-id=\"words\""].map {
                count($0, in: text)
            }
        }
        #expect(try found(true) == [1, 1, 1, 1, 1, 1])
        #expect(try found(false) == [2, 2, 2, 2, 2, 2])
    }

    @Test("Pixels are the same") func pixels() throws {
        #expect(
            try RenderedView(reflected(asCopy: true)).data(as: .png)
                == RenderedView(reflected(asCopy: false)).data(as: .png))
    }
}
