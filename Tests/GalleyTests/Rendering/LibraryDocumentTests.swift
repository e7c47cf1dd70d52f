import Foundation
import GalleyTestSupport
import Testing

// Not testable: what a program sees that imports Galley alone.
import Galley

/// The code of docs/library.md, as it stands there.
@MainActor @Suite struct LibraryDocumentTests {
    func germanCard(_ card: some View) throws -> Data {
        var options = RenderOptions()
        options.colorScheme = .dark
        options.isOpaque = true
        options.locale = Locale(identifier: "de_DE")
        options.scale = 2
        options.colorSpace = .displayP3
        let picture = RenderedView(card, options: options)
        for problem in picture.diagnostics where problem.severity != .note { print(problem) }
        return try picture.data(as: .png)
    }

    /// Black ground, two pixels a point, with the profile of Display P3 (chunk iCCP).
    @Test func optionsOfTheCommandLine() throws {
        let picture = try germanCard(Color.clear.frame(width: 3, height: 2))
        #expect(picture[16..<24].map(Int.init) == [0, 0, 0, 6, 0, 0, 0, 4])
        #expect(picture.range(of: Data("iCCP".utf8)) != nil)
        var options = RenderOptions()
        options.canvas = CGSize(width: 30, height: 20)
        options.proposal = ProposedViewSize(width: 30, height: 20)
        options.layoutDirection = .rightToLeft
        (options.textPlatform, options.look) = (.macOS, .iOS18)
        (options.quality, options.svgText) = (80, .embedded)
        options.pdf.language = "de"
        #expect(RenderedView(Text("a"), options: options).size == CGSize(width: 30, height: 20))
    }
}
