import Foundation
import Galley
import GalleyDrawing
import GalleyText
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Glyphs that a renderer draws by themselves: the characters that they stand for, and the room that they take where letters are raised or
/// made smaller to fit (Apple's pages of `Text.Layout.RunSlice` and `TypographicBounds`).
@MainActor @Suite("Slices of a text's runs")
struct TextSliceTests {
    private struct Slices: TextRenderer {
        let pick: (Text.Layout) -> [Text.Layout.RunSlice]
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for slice in pick(layout) { context.draw(slice) }
        }
    }

    private func runs(
        _ text: Text, _ pick: @escaping (Text.Layout) -> [Text.Layout.RunSlice]
    ) -> [GlyphRun] {
        DrawnText(text.font(.system(size: 13)).textRenderer(Slices(pick: pick))).runs
    }

    @Test("A slice has its own characters, counted from its own beginning") func characters() {
        let found = runs(Text(verbatim: "abc\ndéf")) { layout in
            let (first, second) = (layout[0][0], layout[1][0])
            return [first[0..<3], first[1..<3], first[2], second[1], second[1..<3]]
        }
        #expect(found.map(\.text) == ["abc", "bc", "c", "é", "éf"])
        #expect(found.map(\.textStart) == [0, 1, 2, 5, 5])
        #expect(found.map { $0.glyphs.map(\.cluster) } == [[0, 1, 2], [0, 1], [0], [0], [0, 2]])
        // From right to left the first glyph stands for the last letter, of two bytes each.
        let hebrew = runs(Text(verbatim: "שלום")) { [$0[0][0][0], $0[0][0][1..<3]] }
        #expect(hebrew.map(\.text) == ["ם", "לו"] && hebrew.map(\.textStart) == [6, 2])
        #expect(hebrew.map { $0.glyphs.map(\.cluster) } == [[0], [2, 0]])
    }

    private final class Notes { var bounds: [[Double]] = [] }

    private struct Noting: TextRenderer {
        let notes: Notes
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            notes.bounds = layout[0].map { run in
                let bounds = run.typographicBounds
                return [bounds.origin.x, bounds.origin.y, bounds.width, bounds.ascent, bounds.descent].map {
                    Double($0)
                }
            }
            for line in layout { context.draw(line) }
        }
    }

    // At 13 points on macOS the ascender is 1980 and the descender 432 of 2048, the baseline at 13.
    @Test("Room is that of the letters as they are drawn") func bounds() throws {
        func drawn(_ text: Text, width: CGFloat? = nil) -> ([[Double]], GlyphRun?) {
            let notes = Notes()
            let view = text.font(.system(size: 13)).textRenderer(Noting(notes: notes))
            let run = DrawnText(view.lineLimit(1).minimumScaleFactor(0.25), width: width).runs.first
            return (notes.bounds, run)
        }
        let (plain, _) = drawn(Text(verbatim: "Hello"))
        let one = try #require(plain.first)
        #expect(abs(one[3] - 13 * 1980 / 2048) < 1e-9 && abs(one[4] - 13 * 432 / 2048) < 1e-9 && one[1] == 13)
        let (small, run) = drawn(Text(verbatim: "Hello").baselineOffset(4), width: 15)
        let less = try #require(small.first), glyphs = try #require(run)
        let scale = glyphs.size / 13
        #expect(scale < 0.6 && abs(less[3] - one[3] * scale) < 1e-9 && abs(less[4] - one[4] * scale) < 1e-9)
        // The letters themselves are as much higher as they are raised, made smaller with them.
        #expect(abs(less[1] - glyphs.glyphs[0].y) < 1e-9)
        #expect(abs(less[2] - glyphs.glyphs.reduce(0) { $0 + $1.advance }) < 1e-9)
    }
}
