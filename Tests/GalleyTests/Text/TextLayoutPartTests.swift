import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import GalleyText
import Testing

@testable import GalleyViews

/// Lines, runs and slices that a renderer draws (Apple's pages of `Text.Layout`): where they lie among each other, and which are the same.
@MainActor @Suite("Parts of a text's layout")
struct TextLayoutPartTests {
    private final class Notes { var layouts: [Text.Layout] = [] }

    private struct Noting: TextRenderer {
        let notes: Notes
        func draw(layout: Text.Layout, in context: inout GraphicsContext) { notes.layouts.append(layout) }
    }

    private func layout(_ text: Text, width: CGFloat? = nil) throws -> Text.Layout {
        let notes = Notes()
        _ =
            RenderedView(text.font(.system(size: 20)).textRenderer(Noting(notes: notes)).frame(width: width))
            .displayList
        return try #require(notes.layouts.first)
    }

    @Test("Equal where they are the same part of the same layout") func equality() throws {
        let (one, other) = (try layout(Text("ab\ncd")), try layout(Text("ab\ncd")))
        #expect(one == one && one != other && one.count == 2 && !one.isTruncated)
        #expect(one[0] == one[0] && one[0] != one[1] && one[0] != other[0])
        #expect(one[0][0] == one[0][0] && one[0][0] != one[1][0] && one[0][0] != other[0][0])
        let run = one[0][0]
        #expect(run[0] == run[0..<1] && run[0] != run[1] && run[0..<2] != run[0..<1] && run[0] != one[1][0][0])
        #expect(run[0..<9].indices == 0..<2 && run[0..<2][1] == run[1] && run[0..<2][1..<2] == run[1])
        #expect(run.layoutDirection == .leftToRight)
        #expect(try layout(Text("שלום"))[0][0].layoutDirection == .rightToLeft)
    }

    @Test("Characters are counted from the text's start, in bytes") func characters() throws {
        let layout = try layout(Text("ab\ncd"))
        #expect(
            layout[0][0].characterIndices.map(\.offset) == [0, 1]
                && layout[1][0].characterIndices.map(\.offset) == [3, 4])
        #expect(layout[1][0][1].characterIndices.map(\.offset) == [4])
        let (first, last) = (layout[0][0].characterIndices[0], layout[1][0].characterIndices[1])
        #expect(first < last && !(last < first) && !(first < first) && first.distance(to: last) == 4)
        #expect(first.advanced(by: 4) == last && last.advanced(by: -4) == first)
    }

    // Slices lie side by side, but for what the font moves its letters by.
    @Test("Bounds of lines, runs and slices") func bounds() throws {
        let layout = try layout(Text("ab\ncd"))
        let (line, run) = (layout[0].typographicBounds, layout[0][0].typographicBounds)
        let slices = [layout[0][0][0], layout[0][0][1]].map(\.typographicBounds)
        #expect(line.origin == layout[0].origin && line.width == run.width && line.ascent == run.ascent)
        #expect(
            line.descent == run.descent && line.leading == run.leading && run.ascent > run.descent && run.descent > 0)
        #expect(abs(slices[0].width + slices[1].width - run.width) < 1e-9 && slices[0].origin.x == run.origin.x)
        #expect(abs(slices[1].origin.x - slices[0].origin.x - slices[0].width) < 0.1)
        #expect(
            line.rect
                == CGRect(
                    x: line.origin.x, y: line.origin.y - line.ascent, width: line.width,
                    height: line.ascent + line.descent))
        let raised = try self.layout(Text("a") + Text("b").baselineOffset(5) + Text("c").baselineOffset(-3))[0]
        let (whole, parts) = (raised.typographicBounds, raised.map(\.typographicBounds))
        #expect(parts.map { raised.origin.y - $0.origin.y } == [0, 5, -3])
        #expect(abs(whole.ascent - run.ascent - 5) < 1e-9 && abs(whole.descent - run.descent - 3) < 1e-9)
        let empty = Text.Layout.TypographicBounds()
        #expect(
            empty.rect == .zero && empty.ascent == 0 && empty.descent == 0 && empty.leading == 0 && empty.width == 0)
        #expect(Text.Layout.DrawingOptions.disablesSubpixelQuantization.rawValue == 1)
    }
}
