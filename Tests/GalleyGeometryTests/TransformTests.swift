import Foundation
import GalleyGeometry
import GalleyRandom
import Testing

@Suite("Transforms") struct TransformTests {
    private func transform(_ dice: inout SeededGenerator) -> CGAffineTransform {
        CGAffineTransform(
            a: dice.number(-3...3), b: dice.number(-3...3), c: dice.number(-3...3), d: dice.number(-3...3),
            tx: dice.number(-9...9), ty: dice.number(-9...9))
    }

    @Test("What a transform is made of is done in its order", arguments: 0..<20 as Range<UInt64>)
    func order(seed: UInt64) {
        var dice = SeededGenerator(seed: seed)
        let (first, second, point) = (transform(&dice), transform(&dice), dice.point(-9...9))
        #expect(point.applying(first.concatenating(second)).isNear(point.applying(first).applying(second), 1e-9))
        #expect(point.applying(first.inverted()).applying(first).isNear(point, 1e-6))
        let (x, y, angle) = (dice.number(-3...3), dice.number(-3...3), dice.number(-3...3))
        #expect(
            point.applying(first.translatedBy(x: x, y: y)).isNear((point + CGPoint(x: x, y: y)).applying(first), 1e-9))
        #expect(
            point.applying(first.scaledBy(x: x, y: y)).isNear(
                CGPoint(x: point.x * x, y: point.y * y).applying(first), 1e-9))
        let turned = CGPoint(
            x: point.x * cos(angle) - point.y * sin(angle), y: point.x * sin(angle) + point.y * cos(angle))
        #expect(point.applying(first.rotated(by: angle)).isNear(turned.applying(first), 1e-9))
        // A size has no place; a rectangle is the box of its corners.
        let size = CGSize(width: point.x, height: point.y).applying(first)
        #expect(
            CGPoint(x: size.width, y: size.height).isNear(point.applying(first) - CGPoint.zero.applying(first), 1e-9))
        let rect = CGRect(x: point.x, y: point.y, width: -4, height: 7).applying(first)
        let corners = [(0.0, 0.0), (-4, 0), (0, 7), (-4, 7)].map { (point + CGPoint(x: $0.0, y: $0.1)).applying(first) }
        #expect(
            CGPoint(x: rect.minX, y: rect.minY).isNear(
                CGPoint(x: corners.map(\.x).min() ?? 0, y: corners.map(\.y).min() ?? 0), 1e-9))
        #expect(
            CGPoint(x: rect.maxX, y: rect.maxY).isNear(
                CGPoint(x: corners.map(\.x).max() ?? 0, y: corners.map(\.y).max() ?? 0), 1e-9))
    }

    @Test("A rectangle that is not turned is moved and stretched exactly") func straight() {
        let rect = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7)
        let moved = rect.applying(CGAffineTransform(translationX: 1, y: 2))
        #expect(moved.size == rect.size && moved.origin == CGPoint(x: 1.1, y: 2.2))
        #expect(
            CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -2, y: 3))
                == CGRect(x: -8, y: 6, width: 6, height: 12))
        // Sheared along one axis only: no longer its own corners.
        for sheared in [
            CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0),
            CGAffineTransform(a: 1, b: 1, c: 0, d: 1, tx: 0, ty: 0),
        ] {
            let box = CGRect(x: 0, y: 0, width: 10, height: 10).applying(sheared)
            #expect(max(box.width, box.height) == 20 && min(box.width, box.height) == 10)
        }
        #expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)).isInfinite)
    }

    @Test("Which transforms can be undone") func invertible() {
        #expect(
            CGAffineTransform.identity.isInvertible
                && CGAffineTransform(a: 1, b: 2, c: 2, d: 1, tx: 0, ty: 0).isInvertible)
        #expect(
            !CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).isInvertible && !CGAffineTransform().isInvertible)
        for odd in [CGFloat.nan, .infinity] {
            #expect(!CGAffineTransform(translationX: odd, y: 0).isInvertible)
            #expect(!CGAffineTransform(translationX: 0, y: odd).isInvertible)
            #expect(!CGAffineTransform(scaleX: odd, y: 1).isInvertible)
            let same = CGAffineTransform(scaleX: odd, y: 1).inverted()
            #expect(same.tx == 0 && same.d == 1)
        }
        #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0) && !CGAffineTransform().isIdentity)
        #expect(CGAffineTransform(1, 0, 0, 1, 0, 0).isIdentity && CGAffineTransform(2, 3, 4, 5, 6, 7).ty == 7)
        #expect(
            CGAffineTransform(1, 2, 3, 4, 5, 6).debugDescription
                == "CGAffineTransform(a: 1.0, b: 2.0, c: 3.0, d: 4.0, tx: 5.0, ty: 6.0)")
    }

    @Test("Vectors, angles and places in the unit square") func small() throws {
        let vector = try JSONDecoder().decode(CGVector.self, from: Data("[3,4]".utf8))
        #expect(
            vector == CGVector(dx: 3, dy: 4) && vector.debugDescription == "(3.0, 4.0)"
                && CGVector.zero == CGVector(dx: 0, dy: 0))
        #expect(String(decoding: try JSONEncoder().encode(CGVector(dx: 1, dy: 2)), as: UTF8.self) == "[1,2]")
        var angle = Angle.degrees(90)
        angle += .degrees(30)
        #expect(abs(angle.degrees - 120) < 1e-12)
        angle -= .degrees(60)
        angle *= 3
        angle /= 2
        #expect(abs(angle.degrees - 90) < 1e-12 && abs((angle - .degrees(60)).radians - Double.pi / 6) < 1e-12)
        angle.degrees = 180
        #expect(
            angle == .radians(Double.pi) && (-angle).radians == -Double.pi && (2 * angle).radians == 2 * Double.pi
                && (angle / 2).degrees == 90)
        #expect(Angle.degrees(1) < .degrees(2) && !(Angle.degrees(2) < .degrees(2)))
        let places: [(UnitPoint, Double, Double)] = [
            (.zero, 0, 0), (.center, 0.5, 0.5), (.leading, 0, 0.5), (.trailing, 1, 0.5), (.top, 0.5, 0),
            (.bottom, 0.5, 1),
            (.topLeading, 0, 0), (.topTrailing, 1, 0), (.bottomLeading, 0, 1), (.bottomTrailing, 1, 1),
            (UnitPoint(), 0, 0),
        ]
        for (place, x, y) in places { #expect(place.x == x && place.y == y) }
    }

    @Test("Defaults of strokes and fills; dashes that can be drawn") func styles() {
        #expect(
            StrokeStyle()
                == StrokeStyle(lineWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10, dash: [], dashPhase: 0))
        #expect(FillStyle() == FillStyle(eoFill: false, antialiased: true))
        #expect(
            StrokeStyle(dash: [1, 2]).usableDash == [1, 2]
                && StrokeStyle(dash: [1, 2, 3]).usableDash == [1, 2, 3, 1, 2, 3])
        #expect(StrokeStyle(dash: [0, 0.5]).usableDash == [0, 0.5])
        for dash in [[], [0, 0], [-1, 2], [.nan, 1], [.infinity]] as [[CGFloat]] {
            #expect(StrokeStyle(dash: dash).usableDash == nil)
        }
    }

    @Test("Paths are moved as a whole, with the point where they go on") func paths() {
        let path = Path("1 2 m 3 4 l 5 6 7 8 q 1 1 2 2 3 3 c h")
        let moved = path?.applying(CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 1, ty: -1))
        #expect(moved?.description == "3 5 m 7 11 l 11 17 15 23 q 3 2 5 5 7 8 c h")
        #expect(
            moved?.currentPoint == CGPoint(x: 3, y: 5)
                && path?.offsetBy(dx: 1, dy: 2).currentPoint == CGPoint(x: 2, y: 4))
        var closed = path?.applying(CGAffineTransform(translationX: 10, y: 0)) ?? Path()
        closed.addLine(to: .zero)
        closed.closeSubpath()
        #expect(closed.currentPoint == CGPoint(x: 11, y: 2))
        var both = Path("9 9 m") ?? Path()
        both.addPath(closed, transform: CGAffineTransform(translationX: 0, y: 1))
        both.addPath(Path("0 0 m 1 1 l") ?? Path())
        both.closeSubpath()
        both.closeSubpath()
        #expect(both.description == "9 9 m 11 3 m 13 5 l 15 7 17 9 q 11 2 12 3 13 4 c h 0 1 l h 0 0 m 1 1 l h")
        var count = 0
        both.forEach { _ in count += 1 }
        #expect(count == both.elements.count)
        for (broken, isFinite) in [("1 2 m", true), ("1e308 1 m 0 0 l", true)] {
            #expect(Path(broken)?.elements.allSatisfy(\.isFinite) == isFinite)
        }
        let infinite = CGPoint(x: 0, y: CGFloat.infinity), nan = CGPoint(x: CGFloat.nan, y: 0)
        for odd in [infinite, nan] {
            let elements: [Path.Element] = [
                .move(to: odd), .line(to: odd), .quadCurve(to: odd, control: .zero),
                .quadCurve(to: .zero, control: odd),
                .curve(to: odd, control1: .zero, control2: .zero), .curve(to: .zero, control1: odd, control2: .zero),
                .curve(to: .zero, control1: .zero, control2: odd),
            ]
            for element in elements {
                #expect(!element.isFinite && !Path(elements: [.move(to: .zero), element]).isDrawable)
            }
        }
        #expect(Path("0 0 m")?.isDrawable == true && !Path().isDrawable)
    }
}
