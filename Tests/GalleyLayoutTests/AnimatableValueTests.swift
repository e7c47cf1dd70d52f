import Foundation
import GalleyEngine
import Testing

@testable import GalleyLayout

/// Apple's documentation of `VectorArithmetic`, `AnimatablePair` and `Animatable`; angles and unit points count 128
/// times, so that they animate as finely as points do.
@Suite("Values that animate")
struct AnimatableValueTests {
    @Test("Numbers: scaled, squared, and part of the way to another") func numbers() {
        var double = 3.0
        double.scale(by: -2)
        #expect(double == -6 && double.magnitudeSquared == 36 && (5.0).scaled(by: 0.5) == 2.5)
        var float: Float = 3
        float.scale(by: 1.5)
        #expect(float == 4.5 && float.magnitudeSquared == 20.25)
        var length: CGFloat = 4
        length.scale(by: 0.25)
        #expect(length == 1 && CGFloat(3).magnitudeSquared == 9)
        #expect((10.0).interpolated(towards: 20, amount: 0.25) == 12.5)
        var moved = 10.0
        moved.interpolate(towards: 4, amount: 0.5)
        #expect(moved == 7)
    }

    @Test("Pairs: each part by itself") func pairs() {
        let a = AnimatablePair(1.0, Float(2)), b = AnimatablePair(10.0, Float(30))
        #expect((a + b).first == 11 && (a + b).second == 32 && (b - a).first == 9 && (b - a).second == 28)
        #expect(AnimatablePair<Double, Float>.zero == AnimatablePair(0, 0) && b.magnitudeSquared == 1000)
        var scaled = b
        scaled.scale(by: 3)
        #expect(scaled == AnimatablePair(30, 90))
        #expect(a.interpolated(towards: b, amount: 0.5) == AnimatablePair(5.5, 16))
        let none = EmptyAnimatableData()
        #expect(none.magnitudeSquared == 0 && none + none == .zero && none - none == .zero)
    }

    private func interpolated<Value: Animatable>(_ start: Value, _ end: Value, _ progress: Double) -> Value {
        Value.interpolated(from: start, to: end, progress: progress)
    }

    @Test("Lengths of geometry in their order") func geometry() {
        var point = CGPoint(x: 1, y: 2)
        #expect(point.animatableData == AnimatablePair(1, 2))
        point.animatableData = AnimatablePair(3, 4)
        #expect(point == CGPoint(x: 3, y: 4))
        var size = CGSize(width: 5, height: 6)
        #expect(size.animatableData == AnimatablePair(5, 6))
        size.animatableData = AnimatablePair(7, 8)
        #expect(size == CGSize(width: 7, height: 8))
        var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.animatableData == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
        rect.animatableData = AnimatablePair(AnimatablePair(5, 6), AnimatablePair(7, 8))
        #expect(rect == CGRect(x: 5, y: 6, width: 7, height: 8))
        var angle = Angle(radians: 2)
        #expect(angle.animatableData == 256)
        angle.animatableData = 64
        #expect(angle.radians == 0.5)
        var unit = UnitPoint(x: 0.5, y: 0.25)
        #expect(unit.animatableData == AnimatablePair(64, 32))
        unit.animatableData = AnimatablePair(128, 16)
        #expect(unit == UnitPoint(x: 1, y: 0.125))
        var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets.animatableData == AnimatablePair(1, AnimatablePair(2, AnimatablePair(3, 4))))
        insets.animatableData = AnimatablePair(5, AnimatablePair(6, AnimatablePair(7, 8)))
        #expect(insets == EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
    }

    @Test("Moments between two values; at their ends, the values themselves") func moments() {
        let start = CGPoint(x: 1, y: 10), end = CGPoint(x: 5, y: -10)
        #expect(interpolated(start, end, 0) == start && interpolated(start, end, 1) == end)
        #expect(interpolated(start, end, 0.25) == CGPoint(x: 2, y: 5))
        #expect(interpolated(start, end, 1.5) == CGPoint(x: 7, y: -20))
        #expect(interpolated(start, end, -0.5) == CGPoint(x: -1, y: 20))
    }

    @Test("Sets of edges and of axes, insets on some edges") func edges() {
        #expect(Edge.allCases.map(\.rawValue) == [0, 1, 2, 3])
        let sets: [Edge.Set] = [.top, .leading, .bottom, .trailing, .all, .horizontal, .vertical]
        #expect(sets.map(\.rawValue) == [1, 2, 4, 8, 15, 10, 5])
        #expect(Axis.Set.horizontal.rawValue == 1 && Axis.Set.vertical.rawValue == 2)
        #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
        #expect(Axis.horizontal.engine == .horizontal && Axis.vertical.engine == .vertical)
        #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        let one = Edge.allCases.map { EdgeInsets(Edge.Set($0), 7) }
        #expect(one[0] == EdgeInsets(top: 7, leading: 0, bottom: 0, trailing: 0))
        #expect(one[1] == EdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 0))
        #expect(one[2] == EdgeInsets(top: 0, leading: 0, bottom: 7, trailing: 0))
        #expect(one[3] == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 7))
        #expect(EdgeInsets(.horizontal, 3) == EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3))
    }

    @Test("Alignments by their two guides") func alignments() {
        let names: [(Alignment, HorizontalAlignment, VerticalAlignment)] = [
            (.center, .center, .center), (.leading, .leading, .center), (.trailing, .trailing, .center),
            (.top, .center, .top), (.bottom, .center, .bottom), (.topLeading, .leading, .top),
            (.topTrailing, .trailing, .top), (.bottomLeading, .leading, .bottom), (.bottomTrailing, .trailing, .bottom),
            (.centerFirstTextBaseline, .center, .firstTextBaseline),
            (.centerLastTextBaseline, .center, .lastTextBaseline),
            (.leadingFirstTextBaseline, .leading, .firstTextBaseline),
            (.leadingLastTextBaseline, .leading, .lastTextBaseline),
            (.trailingFirstTextBaseline, .trailing, .firstTextBaseline),
            (.trailingLastTextBaseline, .trailing, .lastTextBaseline),
        ]
        for (alignment, horizontal, vertical) in names {
            #expect(alignment == Alignment(horizontal: horizontal, vertical: vertical))
        }
        let tree = LayoutTree()
        let across: [HorizontalAlignment] = [.leading, .center, .trailing]
        #expect(across.map { tree.key($0) } == [.leading, .horizontalCenter, .trailing])
        let down: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
        #expect(
            down.map { tree.key($0) } == [.top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline])
    }

    private func spacing(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> Spacing {
        var spacing = Spacing()
        for (edge, value) in zip([SpacingEdge.top, .left, .bottom, .right], [top, left, bottom, right]) {
            spacing[.unconditional, edge] = value
        }
        return spacing
    }

    private func told(_ spacing: ViewSpacing) -> [Double?] {
        [SpacingEdge.top, .left, .bottom, .right].map { spacing.spacing[.unconditional, $0] }
    }

    @Test("Preferences of views: unions of some edges, which turn with the direction") func viewSpacing() {
        let small = spacing(1, 2, 3, 4), large = spacing(10, 20, 30, 40)
        func union(_ edges: Edge.Set, _ isRightToLeft: Bool = false) -> [Double?] {
            told(ViewSpacing(small).union(ViewSpacing(large, isRightToLeft: isRightToLeft), edges: edges))
        }
        #expect(union(.all) == [10, 20, 30, 40] && union([]) == [1, 2, 3, 4])
        #expect(union(.top) == [10, 2, 3, 4] && union(.bottom) == [1, 2, 30, 4])
        #expect(union(.leading) == [1, 20, 3, 4] && union(.trailing) == [1, 2, 3, 40])
        #expect(union(.leading, true) == [1, 2, 3, 40] && union(.trailing, true) == [1, 20, 3, 4])
        #expect(told(ViewSpacing()) == [nil, nil, nil, nil] && told(.zero) == [0, 0, 0, 0])
        var formed = ViewSpacing(small)
        formed.formUnion(ViewSpacing(large), edges: .vertical)
        #expect(told(formed) == [10, 2, 30, 4])
        func distance(_ axis: Axis, _ first: Bool, _ second: Bool) -> CGFloat {
            ViewSpacing(small, isRightToLeft: first).distance(
                to: ViewSpacing(spacing(5, 1, 0, 9), isRightToLeft: second), along: axis)
        }
        // Right 4 beside left 1; from right to left it is left 2 beside right 9; below 3 above 5.
        #expect(distance(.horizontal, false, false) == 4)
        #expect(distance(.horizontal, true, false) == 9 && distance(.horizontal, false, true) == 9)
        #expect(distance(.vertical, false, false) == 5 && distance(.vertical, true, true) == 5)
    }
}
