import Galley
import GalleyTestSupport
import Testing

/// Answers to every length along an axis, of a frame whose limits say them (rules.md §8.2).
@MainActor @Suite("Response curves")
struct ResponseCurveTests {
    private func curve(_ view: some View, along axis: Axis) -> ResponseCurve {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 300, height: 150)
        let rendered = RenderedView(view, options: options)
        let explanation = rendered.explanation()
        return rendered.responseCurve(of: explanation.root, in: explanation, along: axis)
    }

    @Test("A frame between 20 and 60 follows what it is offered between them, along its axis alone") func limits() {
        let frame = Color.red.frame(minWidth: 20, maxWidth: 60)
        let wide = curve(frame, along: .horizontal)
        #expect(wide.placed == 300 && wide.across == 150)
        // Each whole length up to twice what it was offered, then nil and ∞.
        #expect(wide.points.count == 603)
        #expect([0, 20, 40, 60, 600].map { wide.points[$0].answer.width } == [20, 20, 40, 60, 60])
        #expect(wide.points.last?.answer == CGSize(width: 60, height: 150))
        let tall = curve(frame, along: .vertical)
        #expect(tall.placed == 150 && tall.across == 300)
        #expect(tall.points.count == 303)
        #expect(tall.points[45].answer == CGSize(width: 60, height: 45))
    }

    @Test("Lengths to which a view answers alike are one line, though it takes what it is offered at one of them")
    func table() {
        let lines = curve(Color.red.frame(width: 22), along: .horizontal).table().split(separator: "\n").dropFirst()
        #expect(lines == ["  0 … 600  → 22×150", "  nil      → 22×150", "  ∞        → 22×150"])
        let limited = curve(Color.red.frame(minWidth: 20, maxWidth: 60), along: .horizontal).table()
        #expect(limited.contains("\n  20 … 60   → as offered, height 150\n"), "\(limited)")
    }
}
