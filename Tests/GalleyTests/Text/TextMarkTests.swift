import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// What is drawn beside letters: lines that are one or several, grounds behind letters, and pictures among them, at 13 points on macOS
/// (docs/rules.md §13.2 and §13.3: ascender 1980 and descender 432 of 2048, the baseline at 13).
@MainActor @Suite("Lines, grounds and pictures at letters")
struct TextMarkTests {
    private let font = Font.system(size: 13)
    private let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)

    private func lines(_ text: Text) -> Int { DrawnText(text.font(font)).fills.count }

    @Test("Lines that stand beside each other are one where they are alike") func stretches() {
        let (a, b) = (Text(verbatim: "a"), Text(verbatim: "b"))
        let fade = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        let found = [
            lines((a + b).underline()), lines((a + b.baselineOffset(2)).underline()),
            lines((a.baselineOffset(2) + b.baselineOffset(2)).underline()),
            lines((a.foregroundColor(red) + b.foregroundColor(blue)).underline()),
            lines((a.foregroundColor(red) + b.foregroundColor(red).italic()).underline()),
            lines((a.foregroundColor(red) + b.foregroundColor(blue)).underline(color: .green)),
            lines((a.foregroundColor(red) + b.foregroundColor(blue)).strikethrough(color: .green)),
            lines((a.foregroundStyle(fade) + b.foregroundStyle(fade)).underline()),
            lines(a.underline() + b.underline().strikethrough()), lines(a.underline() + b.underline(color: red)),
            lines(a.strikethrough() + b.underline().strikethrough()),
            lines(a.underline() + Text(verbatim: " ") + b.underline()), lines(a), lines((a + b).underline(false)),
        ]
        #expect(found == [1, 2, 1, 2, 1, 1, 1, 2, 3, 2, 3, 2, 0, 0])
    }

    private func kinds(_ view: some View) -> [String] {
        DrawnText(view).displayList.marks.map { mark in
            switch mark {
            case .fill(let path, _, _): "fill \(path.boundingRect.height)"
            case .glyphs: "glyphs"
            case .stroke: "stroke"
            default: "other"
            }
        }
    }

    private var marked: AttributedString {
        var string = AttributedString("Hello")
        string.backgroundColor = .yellow
        return string
    }

    @Test("A ground lies below the line under letters, the line through them above") func order() {
        // Lines are a point thick, the ground 15 tall.
        let text = Text(marked).underline().strikethrough().font(font)
        #expect(kinds(text) == ["fill 15.0", "fill 1.0", "glyphs", "fill 1.0"])
        #expect(kinds(Text(verbatim: "Hello").strikethrough(pattern: .dot).font(font)) == ["glyphs", "stroke"])
    }

    private func half(_ value: Double) -> Double { (value * 2 + 1e-9).rounded() / 2 }

    // 13 − 12.568 and 13 + 2.742 points, on half points, to the end of the letters.
    @Test("A ground is as tall as the letters' line and as wide as they are, however large they are drawn")
    func grounds() throws {
        let plain = DrawnText(Text(marked).font(font))
        let end = try #require(plain.runs.first?.glyphs.last.map { $0.left + $0.advance })
        #expect(plain.fills == [CGRect(x: 0, y: 0.5, width: half(end), height: 15)])
        let smaller = DrawnText(Text(marked).font(font).textScale(.secondary))
        #expect(smaller.fills.map(\.minY) == [0.5] && smaller.fills.map(\.height) == [15])
        let raised = DrawnText(Text(marked).font(font).baselineOffset(6))
        #expect(raised.fills.map(\.minY) == [0.5] && raised.fills.map(\.height) == [15])
        let fitted = DrawnText(Text(marked).font(font).lineLimit(1).minimumScaleFactor(0.25), width: 15)
        let run = try #require(fitted.runs.first), scale = run.size / 13, baseline = run.glyphs[0].y
        #expect(scale < 0.6)
        let top = half(baseline - 13 * 1980 / 2048 * scale), bottom = half(baseline + 13 * 432 / 2048 * scale)
        #expect(fitted.fills.map { Double($0.minY) } == [top] && fitted.fills.map { Double($0.maxY) } == [bottom])
        let inverted = DrawnText(Text(marked).font(font).colorInvert()).displayList.marks.first
        guard case .fill(_, .color(let color), _)? = inverted else { return #expect(Bool(false), "no ground") }
        let yellow = SystemColor.yellow.resolved(.light, .macOS)
        #expect([color.red, color.green, color.blue] == [1 - yellow.red, 1 - yellow.green, 1 - yellow.blue])
    }

    @Test("A picture stands on the letters' baseline, in its own size or as much smaller as they are") func pictures()
        throws
    {
        let image = Image(size: CGSize(width: 20, height: 30)) { [red] context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 30)), with: .color(red))
        }
        func boxes(_ drawn: DrawnText) -> [CGRect] {
            var found: [CGRect] = []
            func look(_ items: [DrawItem], _ transform: CGAffineTransform) {
                for item in items {
                    switch item {
                    case .fill(let path, _, _): found.append(path.boundingRect.applying(transform))
                    case .group(let group): look(group.items, group.transform.concatenating(transform))
                    default: break
                    }
                }
            }
            look(drawn.displayList.items, .identity)
            return found
        }
        let both = DrawnText(Text("a\(image)b").font(font))
        let runs = both.runs, box = try #require(boxes(both).first)
        #expect(runs.map(\.text) == ["a", "b"] && box.size == CGSize(width: 20, height: 30))
        #expect(abs(box.maxY - runs[0].glyphs[0].y) < 1e-9 && abs(box.minX - runs[0].glyphs[0].advance) < 1e-9)
        #expect(abs(box.maxX - runs[1].glyphs[0].x) < 0.6)
        let small = DrawnText(Text("\(image)bbbb").font(font).lineLimit(1).minimumScaleFactor(0.25), width: 20)
        let part = try #require(small.runs.first), less = try #require(boxes(small).first)
        let scale = part.size / 13
        #expect(scale < 0.8 && abs(less.width - 20 * scale) < 1e-6 && abs(less.height - 30 * scale) < 1e-6)
        #expect(abs(less.maxY - part.glyphs[0].y) < 1e-6)
    }

    @Test("A symbol among letters has the weight and the size of its piece") func symbols() {
        func width(_ view: some View) -> [CGFloat] {
            DrawnText(view).fills.map { ($0.width * 1e6).rounded() / 1e6 }
        }
        let star = Image(systemName: "star")
        let pieces = [
            width(Text(star).font(.system(size: 20))), width(Text(star).font(.system(size: 20)).fontWeight(.black)),
            width(VStack { Text(star).bold() }.font(.system(size: 20))),
            width(VStack { Text(star).font(.system(size: 30)) }.font(.system(size: 20)).fontWeight(.black)),
        ]
        let images = [
            width(star.font(.system(size: 20))), width(star.font(.system(size: 20)).fontWeight(.black)),
            width(star.font(.system(size: 20)).bold()), width(star.font(.system(size: 30)).fontWeight(.black)),
        ]
        #expect(pieces == images && Set(images).count == 4)
    }

    @Test("A renderer's lengths that are none are nought") func rendered() {
        struct Fixed: TextRenderer {
            let size: CGSize
            func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { size }
            func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
        }
        let sizes: [CGSize] = [
            CGSize(width: 7, height: 9), CGSize(width: -7, height: 9), CGSize(width: 7, height: -9),
            CGSize(width: CGFloat.nan, height: 9), CGSize(width: 7, height: CGFloat.nan),
        ]
        let wanted: [CGSize] = [
            CGSize(width: 7, height: 9), CGSize(width: 0, height: 9), CGSize(width: 7, height: 0),
            CGSize(width: 0, height: 9), CGSize(width: 7, height: 0),
        ]
        #expect(sizes.map { DrawnText(Text("a").textRenderer(Fixed(size: $0))).size } == wanted)
    }
}
