import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

/// Lines under and through letters. The numbers were recorded on macOS 26 at 2 pixels a point (iamcgn/swiftui-web,
/// Docs/elements/TextStyle.md, to which rules.md §13.2 points).
@MainActor
struct TextDecorationTests {
    private let font = Font.system(size: 13)

    @Test func underlineOfThirteenPoints() {
        // "13 pt: 1 pt line at 14.5 of 16".
        let drawn = DrawnText(Text("Hello").font(font).underline())
        #expect(drawn.size.height == 16)
        #expect(drawn.fills.map(\.minY) == [14.5])
        #expect(drawn.fills.map(\.height) == [1])
        // Ends are rounded inwards to pixels: "Hello" is 30.7 wide.
        #expect(drawn.fills.map(\.minX) == [0])
        #expect(drawn.fills.map(\.maxX) == [30.5])
    }

    @Test func strikethroughOfThirteenPoints() {
        // "13 pt: 1 pt at 9".
        let drawn = DrawnText(Text("Hello").font(font).strikethrough())
        #expect(drawn.fills.map(\.minY) == [9])
        #expect(drawn.fills.map(\.height) == [1])
    }

    @Test func titleLines() {
        // "title: 1.5 pt at 27.5" and "at 18.5" of a line whose baseline is at 25: 2.5 below it and 6.5 above.
        let under = DrawnText(Text("Hello").font(.system(size: 22)).underline())
        let through = DrawnText(Text("Hello").font(.system(size: 22)).strikethrough())
        let baseline: CGFloat = 21
        #expect(under.fills.map(\.minY) == [baseline + 2.5])
        #expect(through.fills.map(\.minY) == [baseline - 6.5])
        #expect(under.fills.map(\.height) == [1.5])
        #expect(through.fills.map(\.height) == [1.5])
    }

    @Test func boldLinesAreThicker() {
        // Thickness × 1.583: 0.05859 · 20 · 1.583 = 1.855, four pixels; × 1 it is 1.172, three.
        let bold = DrawnText(Text("Hello").font(.system(size: 20, weight: .bold)).underline())
        let regular = DrawnText(Text("Hello").font(.system(size: 20)).underline())
        #expect(bold.fills.map(\.height) == [2])
        #expect(regular.fills.map(\.height) == [1.5])
    }

    @Test(arguments: [
        (Text.LineStyle.Pattern.dot, [3.0, 3]), (.dash, [10, 5]), (.dashDot, [10, 3, 3, 3]),
        (.dashDotDot, [10, 3, 3, 3, 3, 3]),
    ])
    func patterns(_ pattern: Text.LineStyle.Pattern, _ lengths: [Double]) {
        // In thicknesses of the line: 1 point at 13, 1.5 in the title.
        let drawn = DrawnText(Text("Hello").font(font).underline(pattern: pattern))
        #expect(drawn.fills.isEmpty)
        #expect(drawn.strokes.map(\.style.lineWidth) == [1])
        #expect(drawn.strokes.map { $0.style.dash.map(Double.init) } == [lengths])
        #expect(drawn.strokes.map(\.box.minY) == [15])
        #expect(drawn.strokes.map(\.box.minX) == [0])
        let title = DrawnText(Text("Hello").font(.system(size: 22)).underline(pattern: pattern))
        #expect(title.strokes.map { $0.style.dash.map(Double.init) } == [lengths.map { $0 * 1.5 }])
    }

    @Test func aTextOptsOut() {
        let view = VStack {
            Text("a").font(font)
            Text("b").font(font).underline(false)
            Text("c").font(font).underline(true, color: .red)
        }.underline()
        let drawn = DrawnText(view)
        #expect(drawn.fills.count == 2)
        #expect(DrawnText(Text("a").underline(false).underline(true)).fills.isEmpty)
    }

    @Test func partsHaveTheirOwnLines() {
        let drawn = DrawnText((Text("one ") + Text("two").underline() + Text(" three").strikethrough()).font(font))
        #expect(drawn.fills.count == 2)
        let runs = drawn.runs
        #expect(runs.count == 3)
        #expect(drawn.fills[0].minX >= runs[1].glyphs[0].left)
        #expect(drawn.fills[0].minX < runs[1].glyphs[0].left + 0.5)
        #expect(drawn.fills[1].maxX <= drawn.size.width)
    }

    @Test func oneLineForRunsOfSeveralFonts() {
        // Hebrew and Latin letters are of different fonts, and the bold part is of another weight: thicker.
        let drawn = DrawnText(Text("abc שלום def").font(font).underline())
        #expect(drawn.runs.count > 1)
        #expect(drawn.fills.count == 1)
        let weights = DrawnText((Text("abc") + Text("def").bold()).font(.system(size: 20)).underline())
        #expect(weights.fills.map(\.height) == [1.5, 2])
    }

    @Test func everyLineOfAParagraph() {
        let drawn = DrawnText(
            Text("Layout must wrap this sentence onto several lines.").font(font).underline(), width: 100)
        let lines = Int(drawn.size.height / 16)
        #expect(lines > 2)
        let tops: [CGFloat] = (0..<lines).map { CGFloat($0) * 16 + 14.5 }
        #expect(drawn.fills.map(\.minY) == tops)
        #expect(drawn.fills.allSatisfy { $0.maxX <= 100 })
    }

    @Test func theSignOfTruncationIsUnderlined() {
        let drawn = DrawnText(
            Text("Layout must wrap this sentence").font(font).underline().lineLimit(1), width: 100)
        #expect(drawn.fills.count == 1)
        #expect(drawn.runs.contains { $0.text.contains("…") })
        let ends: [Double] = drawn.runs.flatMap(\.glyphs).map { $0.left + $0.advance }
        let right = ((ends.max() ?? 0) * 2 + 1e-6).rounded(.down) / 2
        #expect(Double(drawn.fills[0].maxX) == right)
    }

    @Test func linesKeepTheColorOfTheirText() {
        let drawn = DrawnText(Text("Hello").font(font).foregroundColor(.red).underline())
        guard
            case .fill(_, let paint, _)? = drawn.displayList.marks.first(where: {
                if case .fill = $0 { true } else { false }
            })
        else { return #expect(Bool(false), "no line") }
        #expect(paint == drawn.paints.first)
        let own = DrawnText(Text("Hello").font(font).underline(color: .blue))
        guard
            case .fill(_, .color(let color), _)? = own.displayList.marks.first(where: {
                if case .fill = $0 { true } else { false }
            })
        else { return #expect(Bool(false), "no line") }
        #expect(color.blue > color.red)
    }

    @Test func raisedTextTakesItsLineAlong() {
        // 16-high text becomes 22 with 6 and 20 with −4; its glyphs stay with 6 and move down by 4 with −4.
        let raised = DrawnText(Text("Hello").font(font).baselineOffset(6).underline())
        let dropped = DrawnText(Text("Hello").font(font).baselineOffset(-4).underline())
        #expect(raised.size.height == 22)
        #expect(dropped.size.height == 20)
        #expect(raised.runs[0].glyphs[0].y == 13)
        #expect(dropped.runs[0].glyphs[0].y == 17)
        #expect(raised.fills.map(\.minY) == [14.5])
        #expect(dropped.fills.map(\.minY) == [18.5])
    }
}
