import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Shapes made of shapes: where their paths lie, reckoned by hand from the rectangle, and the numbers that an animation moves
/// (rules.md §15, §17.6; the order of the numbers is SwiftUI's interface's).
@MainActor @Suite("Shapes made of shapes")
struct ShapeAlgebraTests {
    private let rect = CGRect(x: 10, y: 20, width: 40, height: 60)

    private func box<S: Shape>(_ shape: S) -> CGRect { shape.path(in: rect).boundingRect }

    private func isSame<A: Shape, B: Shape>(_ a: A, _ b: B) -> Bool {
        a.path(in: rect).description == b.path(in: rect).description
    }

    private func path(_ rect: CGRect, _ radii: [CGFloat], _ style: RoundedCornerStyle = .continuous) -> String {
        let corners = RectangleCornerRadii(
            topLeading: radii[0], bottomLeading: radii[1], bottomTrailing: radii[2], topTrailing: radii[3])
        return Path(roundedRect: rect, cornerRadii: corners, style: style).description
    }

    @Test("Moved, scaled, turned, sized and transformed") func transformed() {
        let shape = Rectangle()
        #expect(box(shape.offset(CGSize(width: 2, height: 3))) == CGRect(x: 12, y: 23, width: 40, height: 60))
        #expect(box(shape.offset(CGPoint(x: 2, y: 3))) == CGRect(x: 12, y: 23, width: 40, height: 60))
        #expect(box(shape.offset(x: 2)) == CGRect(x: 12, y: 20, width: 40, height: 60))
        #expect(box(shape.offset(y: 3)) == CGRect(x: 10, y: 23, width: 40, height: 60))
        #expect(box(shape.scale(0.5)) == CGRect(x: 20, y: 35, width: 20, height: 30))
        #expect(box(shape.scale(0.5, anchor: .bottomTrailing)) == CGRect(x: 30, y: 50, width: 20, height: 30))
        #expect(box(shape.scale(x: 0.5)) == CGRect(x: 20, y: 20, width: 20, height: 60))
        #expect(box(shape.scale(y: 0.5)) == CGRect(x: 10, y: 35, width: 40, height: 30))
        #expect(box(ScaledShape(shape: shape, scale: CGSize(width: 2, height: 1))).minX == -10)
        // A quarter of a turn about (30, 50).
        let turned = box(shape.rotation(.degrees(90)))
        #expect(abs(turned.minX - 0) < 1e-9 && abs(turned.minY - 30) < 1e-9 && abs(turned.width - 60) < 1e-9)
        #expect(abs(box(RotatedShape(shape: shape, angle: .degrees(90))).minX) < 1e-9)
        #expect(abs(box(shape.rotation(.degrees(90), anchor: .topLeading)).minX + 50) < 1e-9)
        // A transformation is about the corner: x' = 2x and 5 more.
        let wide = CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 5, ty: 0)
        #expect(box(shape.transform(wide)) == CGRect(x: 15, y: 20, width: 80, height: 60))
        let size = CGSize(width: 10, height: 20)
        #expect(box(shape.size(size)) == CGRect(x: 10, y: 20, width: 10, height: 20))
        #expect(box(shape.size(width: 10, height: 20)) == CGRect(x: 10, y: 20, width: 10, height: 20))
        #expect(box(shape.size(size, anchor: .bottomTrailing)) == CGRect(x: 40, y: 60, width: 10, height: 20))
        #expect(box(shape.size(width: 10, height: 20, anchor: .center)) == CGRect(x: 25, y: 40, width: 10, height: 20))
        #expect(
            isSame(shape.trim(), shape.trim(from: 0, to: 1))
                && isSame(shape.trim(to: 0.2), shape.trim(from: 0, to: 0.2)))
        #expect(isSame(shape.stroke(), shape.stroke(style: StrokeStyle(lineWidth: 1))))
        #expect(box(shape.stroke(lineWidth: 4)) == CGRect(x: 8, y: 18, width: 44, height: 64))
    }

    @Test("Smaller on each side") func inset() {
        let inner = CGRect(x: 15, y: 25, width: 30, height: 50)
        #expect(box(Ellipse().inset(by: 5)) == inner && box(Ellipse().inset(by: 2).inset(by: 3)) == inner)
        #expect(box(Rectangle().inset(by: 2).inset(by: 3)) == inner)
        #expect(box(Rectangle().inset(by: -1)) == CGRect(x: 9, y: 19, width: 42, height: 62))
        #expect(box(Capsule().inset(by: 20.1)).isNull && box(Ellipse().inset(by: 20)).width == 0)
        #expect(!box(Ellipse().inset(by: 20)).isNull && box(Rectangle().inset(by: .nan)).isNull)
        // The circle's side is 40 − 10, in the middle.
        #expect(box(Circle().inset(by: 5)) == CGRect(x: 15, y: 35, width: 30, height: 30))
        #expect(box(Rectangle().offset(x: 2).inset(by: 5)) == inner.offsetBy(dx: 2, dy: 0))
        #expect(box(Rectangle().scale(0.5).inset(by: 5)) == CGRect(x: 22.5, y: 37.5, width: 15, height: 25))
        let half = box(Rectangle().rotation(.degrees(180)).inset(by: 5))
        #expect(abs(half.minX - 15) < 1e-9 && abs(half.minY - 25) < 1e-9)
        let rounded = RoundedRectangle(cornerSize: CGSize(width: 8, height: 6), style: .circular)
        let smaller = RoundedRectangle(cornerSize: CGSize(width: 3, height: 1), style: .circular)
        #expect(rounded.inset(by: 5).path(in: rect).description == smaller.path(in: inner).description)
        #expect(rounded.inset(by: 2).inset(by: 3).path(in: rect).description == smaller.path(in: inner).description)
        #expect(box(rounded.inset(by: 7)) == CGRect(x: 17, y: 27, width: 26, height: 46))
        let uneven = UnevenRoundedRectangle(
            topLeadingRadius: 9, bottomLeadingRadius: 8, bottomTrailingRadius: 7, topTrailingRadius: 4)
        #expect(uneven.path(in: rect).description == path(rect, [9, 8, 7, 4]))
        #expect(uneven.inset(by: 5).path(in: rect).description == path(inner, [4, 3, 2, 0]))
        #expect(uneven.inset(by: 2).inset(by: 3).path(in: rect).description == path(inner, [4, 3, 2, 0]))
    }

    @Test("Arguments that are left out") func omitted() {
        let uneven = UnevenRoundedRectangle(
            topLeadingRadius: 0, bottomLeadingRadius: 0, bottomTrailingRadius: 0, topTrailingRadius: 0)
        #expect(UnevenRoundedRectangle().cornerRadii == uneven.cornerRadii && uneven.style == .continuous)
        let corners = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
        #expect(UnevenRoundedRectangle(cornerRadii: corners).style == .continuous)
        let named: UnevenRoundedRectangle = .rect(topLeadingRadius: 1, bottomLeadingRadius: 2, topTrailingRadius: 4)
        #expect(
            named.cornerRadii.bottomTrailing == 0 && named.cornerRadii.topTrailing == 4 && named.style == .continuous)
        let other: UnevenRoundedRectangle = .rect(bottomTrailingRadius: 3)
        #expect(other.cornerRadii == RectangleCornerRadii(bottomTrailing: 3))
        let whole: UnevenRoundedRectangle = .rect(cornerRadii: corners)
        #expect(whole.cornerRadii == corners && whole.style == .continuous)
        let rounded: RoundedRectangle = .rect(cornerRadius: 5)
        #expect(rounded.style == .continuous && rounded.cornerSize == CGSize(width: 5, height: 5))
        let sized: RoundedRectangle = .rect(cornerSize: CGSize(width: 5, height: 4))
        #expect(sized.style == .continuous && sized.cornerSize.height == 4)
        #expect(RoundedRectangle(cornerRadius: 1).style == .continuous && Capsule().style == .continuous)
        #expect(RoundedRectangle(cornerSize: .zero).style == .continuous)
        let capsule: Capsule = .capsule(style: .circular)
        #expect(capsule.style == .circular)
        #expect(isSame(.ellipse, Ellipse()) && isSame(.circle, Circle()))
    }

    @Test("Roles and directions are those of what they are made of") func roles() {
        #expect(Ellipse.role == .fill)
        #expect(type(of: Ellipse().stroke()).role == .stroke)
        let line = Line()
        #expect(Line.role == .separator && line.layoutDirectionBehavior == .mirrors)
        #expect(OffsetShape<Line>.role == .separator && ScaledShape<Line>.role == .separator)
        #expect(RotatedShape<Line>.role == .separator && TransformedShape<Line>.role == .separator)
        #expect(type(of: line.size(.zero)).role == .separator && type(of: line.trim()).role == .separator)
        #expect(type(of: line.union(Ellipse())).role == .separator)
        #expect(_InsetShape<Line>.role == .separator)
        for shape in [
            Ellipse().stroke() as any Shape, Ellipse().trim(), Ellipse().size(.zero), Ellipse().offset(),
            Ellipse().scale(2),
            Ellipse().rotation(.zero), Ellipse().transform(.identity), Ellipse().union(line), Ellipse().inset(by: 1),
            Capsule(), Circle(), RoundedRectangle(cornerRadius: 1), RoundedRectangle(cornerRadius: 1).inset(by: 1),
        ] { #expect(shape.layoutDirectionBehavior == .fixed, "\(shape)") }
        #expect(line.stroke().layoutDirectionBehavior == .mirrors && line.trim().layoutDirectionBehavior == .mirrors)
        #expect(line.union(Ellipse()).layoutDirectionBehavior == .mirrors)
    }

    private struct Line: Shape {
        static var role: ShapeRole { .separator }
        func path(in rect: CGRect) -> Path { Path(rect) }
    }

    @Test("The numbers that an animation moves") func animated() {
        var offset = Capsule().offset(x: 2, y: 3)
        #expect(offset.animatableData.second == AnimatablePair(2, 3))
        offset.animatableData.second = AnimatablePair(4, 5)
        #expect(offset.offset == CGSize(width: 4, height: 5))
        var scaled = RoundedRectangle(cornerRadius: 1).scale(x: 2, y: 3, anchor: UnitPoint(x: 0.1, y: 0.2))
        #expect(scaled.animatableData.second == AnimatablePair(AnimatablePair(2, 3), AnimatablePair(0.1, 0.2)))
        scaled.animatableData = AnimatablePair(
            AnimatablePair(7, 8), AnimatablePair(AnimatablePair(4, 5), AnimatablePair(0.3, 0.4)))
        #expect(scaled.shape.cornerSize == CGSize(width: 7, height: 8) && scaled.scale == CGSize(width: 4, height: 5))
        #expect(scaled.anchor == UnitPoint(x: 0.3, y: 0.4))
        var turned = RoundedRectangle(cornerRadius: 1).rotation(.radians(2), anchor: UnitPoint(x: 0.1, y: 0.2))
        #expect(turned.animatableData.second == AnimatablePair(2, AnimatablePair(0.1, 0.2)))
        turned.animatableData = AnimatablePair(AnimatablePair(7, 8), AnimatablePair(3, AnimatablePair(0.3, 0.4)))
        #expect(turned.angle.radians == 3 && turned.anchor == UnitPoint(x: 0.3, y: 0.4))
        #expect(turned.shape.cornerSize.height == 8)
        var moved = RoundedRectangle(cornerRadius: 1).transform(.identity)
        moved.animatableData = AnimatablePair(7, 8)
        #expect(moved.shape.cornerSize == CGSize(width: 7, height: 8) && moved.animatableData.second == 8)
        var uneven = UnevenRoundedRectangle()
        uneven.animatableData = AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4))
        #expect(uneven.cornerRadii == .init(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4))
        #expect(uneven.animatableData == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
        let base = RoundedRectangle(cornerRadius: 1)
        var sized = _SizedShape(shape: base, size: CGSize(width: 1, height: 2), anchor: .center)
        var stroked = _StrokedShape(shape: base, style: StrokeStyle(lineWidth: 1, dashPhase: 2))
        var trimmed = _TrimmedShape(shape: base, startFraction: 1, endFraction: 2)
        var even = _InsetRoundedRectangle(base: base, amount: 1)
        var combined = _CombinedShape(first: base, second: uneven, operation: .union, eoFill: false)
        #expect(sized.animatableData.second == AnimatablePair(1, 2))
        #expect(stroked.animatableData.second == AnimatablePair(1, 2))
        #expect(trimmed.animatableData.second == AnimatablePair(1, 2) && even.animatableData.second == 1)
        let new = AnimatablePair(AnimatablePair<CGFloat, CGFloat>(7, 8), AnimatablePair<CGFloat, CGFloat>(3, 4))
        (sized.animatableData, stroked.animatableData, trimmed.animatableData) = (new, new, new)
        even.animatableData = AnimatablePair(new.first, 3)
        combined.animatableData = AnimatablePair(new.first, AnimatablePair(new.first, new.second))
        for size in [sized.shape, stroked.shape, trimmed.shape, even.base, combined.first].map(\.cornerSize) {
            #expect(size == CGSize(width: 7, height: 8))
        }
        #expect(
            sized.size == CGSize(width: 3, height: 4) && stroked.style.lineWidth == 3 && stroked.style.dashPhase == 4)
        #expect(trimmed.startFraction == 3 && trimmed.endFraction == 4 && even.amount == 3)
        #expect(
            combined.second.cornerRadii == .init(topLeading: 7, bottomLeading: 8, bottomTrailing: 3, topTrailing: 4))
        var unevenly = _InsetUnevenRoundedRectangle(base: UnevenRoundedRectangle(), amount: 1)
        unevenly.animatableData = AnimatablePair(AnimatablePair(new.first, new.second), 5)
        #expect(
            unevenly.amount == 5 && unevenly.base.cornerRadii.topTrailing == 4 && unevenly.animatableData.second == 5)
        var smaller = _InsetShape(base: base, amount: 1)
        smaller.animatableData = AnimatablePair(new.first, 6)
        #expect(smaller.amount == 6 && smaller.base.cornerSize.width == 7 && smaller.animatableData.second == 6)
    }

    @Test("Areas and lines of two") func combined() {
        let left = Rectangle().size(width: 20, height: 60), all = Rectangle()
        #expect(
            box(left.union(all)) == rect && box(all.subtracting(left)) == CGRect(x: 30, y: 20, width: 20, height: 60))
        #expect(box(left.intersection(all)).width == 20 && box(all.symmetricDifference(left)).minX == 30)
        // A line through the left one is cut where its edge is.
        let line = Rectangle().size(width: 40, height: 10).offset(y: 5)
        let beyond = Rectangle().size(width: 25, height: 60).offset(x: -5)
        #expect(box(line.lineIntersection(beyond)) == CGRect(x: 10, y: 25, width: 20, height: 10))
        #expect(box(line.lineSubtraction(beyond)) == CGRect(x: 30, y: 25, width: 20, height: 10))
        // Two rectangles in each other, turned the same way, have a hole by the even-odd rule alone.
        let ring = Ring()
        #expect(ring.union(Nothing()).path(in: rect).contains(CGPoint(x: 30, y: 50)))
        #expect(!ring.union(Nothing(), eoFill: true).path(in: rect).contains(CGPoint(x: 30, y: 50)))
        #expect(ring.intersection(all).path(in: rect).contains(CGPoint(x: 30, y: 50)))
        #expect(!ring.intersection(all, eoFill: true).path(in: rect).contains(CGPoint(x: 30, y: 50)))
        #expect(!all.subtracting(ring).path(in: rect).contains(CGPoint(x: 30, y: 50)))
        #expect(all.subtracting(ring, eoFill: true).path(in: rect).contains(CGPoint(x: 30, y: 50)))
        #expect(!all.symmetricDifference(ring).path(in: rect).contains(CGPoint(x: 30, y: 50)))
        #expect(all.symmetricDifference(ring, eoFill: true).path(in: rect).contains(CGPoint(x: 30, y: 50)))
        let middle = Rectangle().size(width: 4, height: 4, anchor: .center)
        #expect(!middle.lineIntersection(ring).path(in: rect).isEmpty)
        #expect(middle.lineIntersection(ring, eoFill: true).path(in: rect).isEmpty)
        #expect(middle.lineSubtraction(ring).path(in: rect).isEmpty)
        #expect(!middle.lineSubtraction(ring, eoFill: true).path(in: rect).isEmpty)
    }

    private struct Ring: Shape {
        func path(in rect: CGRect) -> Path { Path { $0.addRects([rect, rect.insetBy(dx: 10, dy: 10)]) } }
    }

    private struct Nothing: Shape { func path(in rect: CGRect) -> Path { Path() } }
}
