import Galley
import GalleyGraph
import GalleyTestSupport
import Testing

@testable import GalleyControls

/// Where what lies over a window lies: places are worked out here from the lengths that rules.md §18.10 and Apple's documentation of
/// `popover` and `PresentationDetent` name.
@MainActor @Suite("Places of covers") struct CoverPlaceTests {
    /// The card and the arrow of a popover in a window of 1000 × 800, 10 from whose edges it stays; the arrow is 26 wide and 12 long.
    private func bubble(
        at place: CGPoint, card: CGSize = CGSize(width: 100, height: 60), edge: Edge?,
        anchor: PopoverAttachmentAnchor = .rect(.bounds)
    ) -> [CGRect] {
        let content = box(card.width, card.height).probe("card")
        let small = box(20, 10)
        let view = Group {
            if let edge {
                small.popover(isPresented: .constant(true), attachmentAnchor: anchor, arrowEdge: edge) { content }
            } else {
                small.popover(isPresented: .constant(true), attachmentAnchor: anchor) { content }
            }
        }
        let root = screen(
            ZStack(alignment: .topLeading) {
                Color.white; view.offset(x: place.x, y: place.y)
            }, 1000, 800)
        guard let popover = root.first("Popover"), let card = popover.named("card")?.frame else { return [] }
        func all(_ node: LayoutRecord.Node) -> [CGRect] { [node.frame] + node.children.flatMap(all) }
        let arrows = all(popover).filter {
            [CGSize(width: 26, height: 12), CGSize(width: 12, height: 26)].contains($0.size)
        }
        return [card]
            + Array(Set(arrows.map { "\($0)" })).sorted().compactMap { text in arrows.first { "\($0)" == text } }
    }

    @Test("A popover stands at the side that is asked for, its arrow in the middle of what it points to")
    func popovers() {
        let middle = CGPoint(x: 400, y: 300)
        // The small view lies from (400, 300) to (420, 310); its middle is (410, 305).
        for edge in [nil, Edge.top] {
            #expect(
                bubble(at: middle, edge: edge) == [
                    CGRect(x: 360, y: 228, width: 100, height: 60), CGRect(x: 397, y: 288, width: 26, height: 12),
                ])
        }
        #expect(
            bubble(at: middle, edge: .bottom) == [
                CGRect(x: 360, y: 322, width: 100, height: 60), CGRect(x: 397, y: 310, width: 26, height: 12),
            ])
        // The card is high enough for the arrow to be 20 from its corners.
        let high = CGSize(width: 100, height: 80)
        #expect(
            bubble(at: middle, card: high, edge: .leading) == [
                CGRect(x: 288, y: 265, width: 100, height: 80), CGRect(x: 388, y: 292, width: 12, height: 26),
            ])
        #expect(
            bubble(at: middle, card: high, edge: .trailing) == [
                CGRect(x: 432, y: 265, width: 100, height: 80), CGRect(x: 420, y: 292, width: 12, height: 26),
            ])
        // A point of the view: a quarter of the way, half way down.
        #expect(
            bubble(at: middle, edge: .top, anchor: .point(UnitPoint(x: 0.25, y: 0.5))) == [
                CGRect(x: 355, y: 233, width: 100, height: 60), CGRect(x: 392, y: 293, width: 26, height: 12),
            ])
    }

    @Test(
        "It goes to the other side where there is no room, and stays 10 from the edges, its arrow 20 from the corners")
    func popoverEdges() {
        // 60 and 12 above 82 leave the margin of 10; one point less does not.
        #expect(bubble(at: CGPoint(x: 400, y: 82), edge: .top).first?.minY == 10)
        #expect(bubble(at: CGPoint(x: 400, y: 81), edge: .top).first?.minY == 103)
        #expect(bubble(at: CGPoint(x: 400, y: 708), edge: .bottom).first?.maxY == 790)
        #expect(bubble(at: CGPoint(x: 400, y: 709), edge: .bottom).first?.maxY == 697)
        // Too tall for either side: at the side that was asked for, as far as the margin lets it.
        let tall = CGSize(width: 100, height: 700)
        #expect(bubble(at: CGPoint(x: 400, y: 395), card: tall, edge: .top).first?.minY == 10)
        #expect(bubble(at: CGPoint(x: 400, y: 395), card: tall, edge: .bottom).first?.maxY == 790)
        // At the window's corners.
        let corner = bubble(at: CGPoint(x: 0, y: 300), edge: .top)
        #expect(
            corner == [CGRect(x: 10, y: 228, width: 100, height: 60), CGRect(x: 30, y: 288, width: 26, height: 12)])
        let other = bubble(at: CGPoint(x: 980, y: 300), edge: .top)
        #expect(
            other == [CGRect(x: 890, y: 228, width: 100, height: 60), CGRect(x: 944, y: 288, width: 26, height: 12)])
        let high = CGSize(width: 100, height: 80)
        let top = bubble(at: CGPoint(x: 400, y: 0), card: high, edge: .leading)
        #expect(top == [CGRect(x: 288, y: 10, width: 100, height: 80), CGRect(x: 388, y: 30, width: 12, height: 26)])
        let low = bubble(at: CGPoint(x: 400, y: 790), card: high, edge: .trailing)
        #expect(low == [CGRect(x: 432, y: 710, width: 100, height: 80), CGRect(x: 420, y: 744, width: 12, height: 26)])
    }

    @Test("A dialog's card lies 8 below what asks, above it where there is no room, else at the end") func dialogs() {
        func card(_ anchor: CGRect, bottom: CGFloat = 0) -> CGRect? {
            let stage = CoverStage(
                window: CGSize(width: 400, height: 600),
                insets: EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0),
                anchor: anchor)
            return frames(in: 400, 600, DialogPlacement(stage: stage) { box(200, 100).probe("card") })["card"]
        }
        expect(card(CGRect(x: 150, y: 50, width: 60, height: 20)), 80, 78, 200, 100)
        // 600 − 16 − 100 is the last place: an anchor that ends at 476 leaves 8, one at 477 does not.
        expect(card(CGRect(x: 150, y: 456, width: 60, height: 20)), 80, 484, 200, 100)
        expect(card(CGRect(x: 150, y: 457, width: 60, height: 20)), 80, 349, 200, 100)
        expect(card(CGRect(x: 150, y: 422, width: 60, height: 20), bottom: 50), 80, 450, 200, 100)
        expect(card(CGRect(x: 150, y: 423, width: 60, height: 20), bottom: 50), 80, 315, 200, 100)
        // No room above 16 either: at the end.
        expect(card(CGRect(x: 150, y: 124, width: 60, height: 400)), 80, 16, 200, 100)
        expect(card(CGRect(x: 150, y: 123, width: 60, height: 400)), 80, 484, 200, 100)
        // 16 from the sides.
        expect(card(CGRect(x: 0, y: 50, width: 60, height: 20)), 16, 78, 200, 100)
        expect(card(CGRect(x: 390, y: 50, width: 10, height: 20)), 184, 78, 200, 100)
    }

    private struct Third: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
    }
    private struct Nothing: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { context.isEnabled ? nil : 1 }
    }

    /// `.medium` is half of the window, a fraction one of the tallest (rules.md §18.10); what is below the safe area does not count as
    /// height that the program gives.
    @Test("Heights of sheets") func detents() {
        func height(_ detent: PresentationDetent) -> CGFloat? {
            detent.height(in: 800, most: 700, bottom: 40, EnvironmentValues())
        }
        #expect(height(.medium) == 400 && height(.large) == 700 && height(.fraction(0.25)) == 175)
        #expect(height(.height(100)) == 140 && height(.height(-100)) == 0 && height(.height(900)) == 700)
        // The most without the bottom is 660, a third of it 220.
        #expect(height(.custom(Third.self)) == 260 && height(.custom(Nothing.self)) == nil)
        #expect(height(.fraction(.nan)) == nil && height(.height(.infinity)) == nil && height(.fraction(2)) == 700)
        #expect(PresentationDetent.large.isLarge && !PresentationDetent.medium.isLarge)
        let all: [PresentationDetent] = [
            .medium, .large, .fraction(0.5), .fraction(0.6), .height(5), .height(6), .custom(Third.self),
            .custom(Nothing.self),
        ]
        #expect(Set(all).count == 8 && PresentationDetent.height(5) == .height(5))
        #expect(PresentationDetent.custom(Third.self) == .custom(Third.self))
    }

    @Test("What does not fit begins at the margin") func clamped() {
        let stage = CoverStage(window: .zero, insets: EdgeInsets(), anchor: .zero)
        let table: [(CGFloat, CGFloat, CGFloat)] = [(50, 20, 50), (2, 20, 5), (90, 20, 75), (75, 20, 75), (50, 200, 5)]
        for (start, length, expected) in table {
            #expect(stage.clamped(start, length, within: 100, margin: 5) == expected)
        }
    }
}
