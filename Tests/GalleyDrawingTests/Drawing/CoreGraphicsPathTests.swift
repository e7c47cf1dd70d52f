import Foundation
import GalleyGeometry
import GalleyText
import Testing

@testable import GalleyDrawing

/// Apple's documentation of `CGPath` and `CGMutablePath`, method by method; and paints, ramps and faded marks at the
/// limits that their doc comments name.
@Suite("Paths of Core Graphics and paints, step by step") struct CoreGraphicsPathTests {
    private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

    private func made(_ build: (CGMutablePath) -> Void) -> String {
        let path = CGMutablePath()
        build(path)
        return Path(path).description
    }

    private let move = CGAffineTransform(translationX: 10, y: 20)

    @Test("Each step with its transform, and without") func steps() {
        let plain = made {
            $0.move(to: point(1, 2))
            $0.addLine(to: point(3, 4))
            $0.addQuadCurve(to: point(5, 6), control: point(7, 8))
            $0.addCurve(to: point(1, 1), control1: point(2, 2), control2: point(3, 3))
            $0.closeSubpath()
        }
        #expect(plain == "1 2 m 3 4 l 7 8 5 6 q 2 2 3 3 1 1 c h")
        let moved = made {
            $0.move(to: point(1, 2), transform: move)
            $0.addLine(to: point(3, 4), transform: move)
            $0.addQuadCurve(to: point(5, 6), control: point(7, 8), transform: move)
            $0.addCurve(to: point(1, 1), control1: point(2, 2), control2: point(3, 3), transform: move)
        }
        #expect(moved == "11 22 m 13 24 l 17 28 15 26 q 12 22 13 23 11 21 c")
        #expect(made { $0.addLines(between: [point(1, 2), point(3, 4)], transform: move) } == "11 22 m 13 24 l")
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(made { $0.addRect(rect) } == "1 2 m 4 2 l 4 6 l 1 6 l h")
        #expect(made { $0.addRect(rect, transform: move) } == "11 22 m 14 22 l 14 26 l 11 26 l h")
        let two = made { $0.addRects([rect, rect.offsetBy(dx: 5, dy: 0)], transform: move) }
        #expect(two == "11 22 m 14 22 l 14 26 l 11 26 l h 16 22 m 19 22 l 19 26 l 16 26 l h")
        let square = CGPath(rect: rect, transform: nil)
        #expect(made { $0.addPath(square) } == "1 2 m 4 2 l 4 6 l 1 6 l h")
        #expect(made { $0.addPath(square, transform: move) } == "11 22 m 14 22 l 14 26 l 11 26 l h")
    }

    private func box(_ build: (CGMutablePath) -> Void) -> [Double] {
        let path = CGMutablePath()
        build(path)
        let box = path.boundingBoxOfPath
        return [box.minX, box.minY, box.width, box.height].map { (Double($0) * 1000).rounded() / 1000 }
    }

    @Test("Ellipses, rounded corners and arcs") func curves() {
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(
            box { $0.addEllipse(in: rect) } == [1, 2, 30, 40]
                && box { $0.addEllipse(in: rect, transform: move) } == [11, 22, 30, 40])
        #expect(made { $0.addEllipse(in: rect) } == Path(ellipseIn: rect).description)
        let corner = CGSize(width: 5, height: 8)
        let rounded = Path(roundedRect: rect, cornerSize: corner, style: .circular)
        #expect(made { $0.addRoundedRect(in: rect, cornerWidth: 5, cornerHeight: 8) } == rounded.description)
        #expect(Path(CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 8, transform: nil)) == rounded)
        #expect(
            box { $0.addRoundedRect(in: rect, cornerWidth: 5, cornerHeight: 8, transform: move) } == [11, 22, 30, 40])
        // A quarter from the right on, clockwise as it is seen where y points down: that is, not clockwise by the flag.
        let quarter = box {
            $0.addArc(center: point(0, 0), radius: 4, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        }
        #expect(quarter == [0, 0, 4, 4])
        let other = box { $0.addArc(center: point(0, 0), radius: 4, startAngle: 0, endAngle: .pi / 2, clockwise: true) }
        #expect(other == [-4, -4, 8, 8])
        let relative = box {
            $0.addRelativeArc(center: point(0, 0), radius: 4, startAngle: .pi, delta: .pi / 2, transform: move)
        }
        #expect(relative == [6, 16, 4, 4])
        let tangent = box {
            $0.move(to: point(0, 0))
            $0.addArc(tangent1End: point(10, 0), tangent2End: point(10, 10), radius: 4)
        }
        #expect(tangent == [0, 0, 10, 4])
    }

    @Test("Copies, transforms, rules, and paths that are the same") func copies() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 4, height: 6))
        var twice = CGAffineTransform(scaleX: 2, y: 3)
        #expect(path.copy()?.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 6) && path.copy() == path)
        #expect(path.copy(using: &twice)?.boundingBox == CGRect(x: 0, y: 0, width: 8, height: 18))
        #expect(path.copy(using: nil) == path)
        let changed = try #require(path.mutableCopy())
        changed.addLine(to: point(9, 9))
        #expect(changed != path && changed.currentPoint == point(9, 9) && path.currentPoint == point(0, 0))
        #expect(path.mutableCopy(using: &twice)?.boundingBox == CGRect(x: 0, y: 0, width: 8, height: 18))
        #expect(path.contains(point(7, 17), transform: twice) && !path.contains(point(7, 17)))
        #expect(path.hashValue == path.copy()?.hashValue && !path.isEmpty && CGMutablePath().isEmpty)
        var types: [CGPathElementType] = []
        var counts: [[CGPoint]] = []
        changed.addQuadCurve(to: point(1, 2), control: point(3, 4))
        changed.addCurve(to: point(5, 6), control1: point(7, 8), control2: point(9, 10))
        changed.applyWithBlock { step in
            types.append(step.pointee.type)
            if step.pointee.type == .addQuadCurveToPoint { counts.append((0..<2).map { step.pointee.points[$0] }) }
            if step.pointee.type == .addCurveToPoint { counts.append((0..<3).map { step.pointee.points[$0] }) }
        }
        #expect(types.map(\.rawValue) == [0, 1, 1, 1, 4, 1, 2, 3])
        #expect(counts == [[point(3, 4), point(1, 2)], [point(7, 8), point(9, 10), point(5, 6)]])
        let line = path.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .miter, miterLimit: 10, transform: twice)
        #expect(line.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 10, height: 20))
        #expect([CGPathFillRule.winding, .evenOdd].map(\.rawValue) == [0, 1])
    }

    private let stops = [
        GradientStop(color: .black, location: 0),
        GradientStop(color: ResolvedColor(red: 1, green: 1, blue: 1), location: 1),
    ]

    @Test("Gradients that are just long enough, and just near enough") func limits() {
        func isLinear(_ x: Double, _ far: Double = 0) -> Bool {
            if case .linear = Paint.linearGradient(stops, start: point(far, 0), end: point(far + x, 0)) {
                true
            } else {
                false
            }
        }
        #expect(isLinear(0.001) && !isLinear(0.000_99) && isLinear(-5) && !isLinear(5, 1e9) && isLinear(500, 9e8))
        func radial(_ start: Double, _ end: Double, _ height: Double = 1) -> [Double] {
            let paint = Paint.radialGradient(
                stops, center: .zero, startRadius: start, endRadius: end, heightPerWidth: height)
            if case .radial(let made) = paint { return [made.innerRadius, made.outerRadius, made.heightPerWidth] }
            return paint == .color(.black) ? [0] : [1]
        }
        #expect(radial(2, 5, 3) == [2, 5, 3] && radial(5, 2) == [2, 5, 1] && radial(-1, 5) == [0, 5, 1])
        #expect(radial(0, 0.001) == [0, 0.001, 1] && radial(0, 0.000_99) == [1])
        // A circle's jump: all inside is the first colour.
        #expect(radial(5, 5.000_9) == [0, 5.000_9, 1] && radial(5, 5.001_1) == [5, 5.001_1, 1])
        #expect(
            radial(1, 1e9) == [0] && radial(1e9, 1) == [1] && radial(1e9, 1e9) == [0] && radial(1, 9e8) == [1, 9e8, 1])
        #expect(radial(1, 5, 9e-7) == [1] && radial(1, 5, 1.1e6) == [1] && radial(1, 5, 1e-6) == [1, 5, 1e-6])
        #expect(radial(.nan, 5) == [0] && radial(1, 5, .nan) == [0] && radial(1, 5, 1e6) == [1, 5, 1e6])
        func angular(_ start: Double, _ end: Double) -> [Double] {
            let paint = Paint.angularGradient(stops, center: .zero, startAngle: start, endAngle: end)
            if case .angular(let made) = paint { return [made.startAngle, made.sweep] }
            return paint == .color(.black) ? [0] : [1]
        }
        let turn = 2 * Double.pi
        #expect(angular(1, 3) == [1, 2] && angular(3, 1) == [3, -2] && angular(1, 1) == [1] && angular(1e9, 1) == [0])
        #expect(
            abs(angular(-1, 1)[0] - (turn - 1)) < 1e-12 && angular(-1, 1)[1] == 2
                && abs(angular(7, 8)[0] - (7 - turn)) < 1e-12)
    }

    @Test("Colours along a ramp: its ends beyond its stops, the later of two at one place") func ramps() {
        let ramp = GradientRamp([
            GradientStop(color: ResolvedColor(red: 1, green: 0, blue: 0), location: 0.2),
            GradientStop(color: ResolvedColor(red: 0, green: 1, blue: 0), location: 0.5),
            GradientStop(color: ResolvedColor(red: 0, green: 0, blue: 1), location: 0.5),
            GradientStop(color: ResolvedColor(red: 1, green: 1, blue: 1), location: 0.8),
        ])
        func told(_ place: Double) -> [Double] {
            let color = ramp.color(at: place)
            return [color.red, color.green, color.blue].map { ($0 * 1e4).rounded() / 1e4 }
        }
        #expect([0, 0.2, -1].map { told($0) } == Array(repeating: [1, 0, 0], count: 3) && told(.nan) == [1, 0, 0])
        #expect(told(0.5) == [0, 0, 1] && [0.8, 0.9, 1, 7].allSatisfy { told($0) == [1, 1, 1] })
        #expect(told(0.499_999_9)[1] > 0.99 && GradientRamp([]).color(at: 0.5) == .clear)
    }

    @Test("Marks that can be faded by their colour alone") func faded() {
        let color = ResolvedColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.8)
        let path = Path(CGRect(x: 0, y: 0, width: 2, height: 2))
        func alpha(_ item: DrawItem?) -> Double? {
            switch item {
            case .fill(_, .color(let color), _): color.alpha
            case .stroke(_, .color(let color), _): color.alpha
            case .group(let group): group.items.count == 1 ? alpha(group.items[0]) : nil
            default: nil
            }
        }
        let fill = DrawItem.fill(path, .color(color), FillStyle())
        #expect(alpha(fill.faded(to: 0.5)) == 0.4 && alpha(fill.faded(to: 0)) == 0 && alpha(fill.faded(to: 1)) == 0.8)
        #expect(fill.faded(to: -0.1) == nil && fill.faded(to: 1.1) == nil && fill.faded(to: .nan) == nil)
        #expect(alpha(DrawItem.stroke(path, .color(color), StrokeStyle()).faded(to: 0.5)) == 0.4)
        let gradient = Paint.linearGradient(stops, start: .zero, end: point(5, 0))
        #expect(DrawItem.fill(path, gradient, FillStyle()).faded(to: 0.5) == nil)
        let group = DrawItem.group(tag: ViewTag(kind: "V"), transform: move, clip: DrawClip(path), [fill])
        guard case .group(let made)? = group.faded(to: 0.5) else {
            Issue.record("a group of one mark")
            return
        }
        #expect(
            made.tag?.kind == "V" && made.transform == move && made.clip?.path == path && alpha(made.items.first) == 0.4
        )
        #expect(DrawItem.group([fill, fill]).faded(to: 0.5) == nil && DrawItem.group([]).faded(to: 0.5) == nil)
        #expect(DrawItem.group(effect: .isolation, [fill]).faded(to: 0.5) == nil)
        func nested(_ depth: Int) -> DrawItem { (0..<depth).reduce(fill) { item, _ in .group([item]) } }
        #expect(nested(7).faded(to: 0.5) != nil && nested(8).faded(to: 0.5) == nil)
    }

    @Test("Colours of effects changed, and reaches of effects") func effects() {
        func changed(_ effect: LayerEffect) -> LayerEffect {
            effect.mapColors { ResolvedColor(red: $0.green, green: $0.red, blue: $0.blue, alpha: $0.alpha / 2) }
        }
        let color = ResolvedColor(red: 0.2, green: 0.6, blue: 0.4),
            other = ResolvedColor(red: 0.6, green: 0.2, blue: 0.4, alpha: 0.5)
        let shadow = LayerShadow(color: color, radius: 2, x: 3, y: -5, falloff: .short)
        let turned = LayerShadow(color: other, radius: 2, x: 3, y: -5, falloff: .short)
        #expect(changed(.shadow(shadow)) == .shadow(turned) && changed(.innerShadow(shadow)) == .innerShadow(turned))
        #expect(changed(.luminanceToAlpha(color)) == .luminanceToAlpha(other) && changed(.isolation) == .isolation)
        #expect(
            changed(.alphaThreshold(LayerThreshold(least: 0.1, most: 0.7, color: color)))
                == .alphaThreshold(LayerThreshold(least: 0.1, most: 0.7, color: other)))
        let glass = LayerBackdrop(radius: 3, saturation: 2, tint: color, documentColor: color)
        #expect(
            changed(.backdrop(glass))
                == .backdrop(LayerBackdrop(radius: 3, saturation: 2, tint: other, documentColor: other)))
        #expect(LayerBackdrop(radius: -1, saturation: .nan, tint: color).radius == 0)
        #expect(LayerBackdrop(radius: .infinity, saturation: .nan, tint: color).saturation == 1)
        #expect(LayerEffect.shadow(shadow).reach == (9, 11) && LayerEffect.blur(LayerBlur(radius: 2)).reach == (6, 6))
        #expect(LayerEffect.innerShadow(shadow).reach == (0, 0) && LayerEffect.opacity(0.5).reach == (0, 0))
        #expect(!LayerEffect.shadow(shadow).isPictureOfItsOwn && LayerEffect.opacity(0.5).isPictureOfItsOwn)
        #expect(!LayerEffect.opacity(1).isPictureOfItsOwn && LayerEffect.innerShadow(shadow).isPictureOfItsOwn)
    }
}
