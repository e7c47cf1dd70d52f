import Foundation
import Galley
import GalleyRandom
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Where effects show points, and from where what is shown comes.
@MainActor @Suite("The geometry of effects")
struct EffectGeometryTests {
    /// A place for effects that ask nothing of their tree.
    private func somePlace(_ size: CGSize) -> NodePlace {
        let (tree, _) = RenderedView.layOut(Color.red.frame(width: size.width, height: size.height), RenderOptions())
        return NodePlace(tree: tree, node: 0, rect: CGRect(origin: .zero, size: size))
    }

    /// An effect that moves points, or a stack of such.
    private func randomEffect(_ random: inout SeededGenerator, depth: Int = 0) -> any Effect {
        switch random.whole(0...(depth < 2 ? 5 : 4)) {
        case 0:
            return OffsetEffect(offset: CGSize(width: random.number(-90...90), height: random.number(-90...90)))
        case 1:
            let (angle, x, y) = (random.number(-7...7), random.number(0...1), random.number(0...1))
            return ParametricEffect(numbers: [angle, x, y]) {
                about(UnitPoint(x: $0[1], y: $0[2]), $1, CGAffineTransform(rotationAngle: $0[0]))
            }
        case 2:
            let (x, y) = (random.number(0.2...3) * (random.coin() ? 1 : -1), random.number(0.2...3))
            return TransformEffect { about(.center, $0, CGAffineTransform(scaleX: x, y: y)) }
        case 3:
            let turn = _Rotation3DEffect(
                angle: .degrees(random.number(-60...60)),
                axis: (
                    CGFloat(random.number(0.1...1)), CGFloat(random.number(-1...1)), CGFloat(random.number(-1...1))
                ),
                perspective: CGFloat(random.number(0...0.8)))
            return ProjectedEffect { turn.effectValue(size: $0) }
        case 4:
            return random.pick([IsolationEffect(), LuminanceEffect(), OpacityEffect(opacity: 0.5)] as [any Effect])
        default:
            let inner = (0..<random.whole(1...3)).map { _ in randomEffect(&random, depth: depth + 1) }
            return VisualEffects { _ in inner }
        }
    }

    @Test("What is taken to where it is shown comes back, through random effects and their mirror images")
    func roundTrip() {
        var random = SeededGenerator(seed: 23)
        var moved = 0
        for _ in 0..<600 {
            let place = somePlace(CGSize(width: random.number(20...200), height: random.number(20...200)))
            var effect = randomEffect(&random)
            if random.coin() { effect = effect.mirrored }
            for _ in 0..<4 {
                let point = CGPoint(
                    x: random.number(0...1) * place.rect.width, y: random.number(0...1) * place.rect.height)
                guard let shown = effect.geometry(in: place).map(point) else { continue }
                let back = effect.unmap(shown, in: place) ?? CGPoint(x: CGFloat.nan, y: .nan)
                let name = String(describing: type(of: effect))
                #expect(hypot(back.x - point.x, back.y - point.y) < 1e-6, "\(name): \(point), \(back)")
                if hypot(shown.x - point.x, shown.y - point.y) > 1 { moved += 1 }
            }
        }
        #expect(moved > 1_000)
    }

    @Test("A rectangle is taken to the one around its four corners") func rectangles() {
        let turn = EffectGeometry.moved(CGAffineTransform(rotationAngle: .pi / 2))
        let rect = turn.map(CGRect(x: 10, y: 20, width: 30, height: 5))
        #expect(abs(rect.minX + 25) < 1e-9 && abs(rect.minY - 10) < 1e-9)
        #expect(abs(rect.width - 5) < 1e-9 && abs(rect.height - 30) < 1e-9)
    }

    @Test("What is seen from its side, or lies behind the eye, comes from nowhere") func nowhere() {
        #expect(EffectGeometry.moved(CGAffineTransform(scaleX: 0, y: 1)).unmap(CGPoint(x: 1, y: 1)) == nil)
        var projection = ProjectionTransform()
        projection.m13 = -0.1
        var upright = ProjectionTransform()
        upright.m23 = -0.1
        #expect(EffectGeometry(upright).map(CGPoint(x: 0, y: 20)) == nil)
        #expect(EffectGeometry(upright).map(CGPoint(x: 0, y: 5)) == CGPoint(x: 0, y: 10))
        let geometry = EffectGeometry(projection)
        #expect(geometry.map(CGPoint(x: 20, y: 0)) == nil)
        // 20/(1 − 2) would be −20: nothing of what lies before the eye is seen there.
        #expect(geometry.map(CGPoint(x: 5, y: 0)) == CGPoint(x: 10, y: 0))
        #expect(geometry.unmap(CGPoint(x: -20, y: 0)) == nil)
    }

    @Test("A view is hit where it is painted: random effects around a box, points all over") func hitIsPainted() throws
    {
        var random = SeededGenerator(seed: 5)
        var (inside, outside) = (0, 0)
        for _ in 0..<120 {
            let effects = (0..<random.whole(1...3)).map { _ in randomEffect(&random, depth: 2) }
            let view = Color.red.frame(width: 60, height: 40).modifier(Effected(effects: effects))
                .frame(width: 240, height: 240)
            let (tree, _) = RenderedView.layOut(view, RenderOptions())
            var painter = Painter(scale: nil)
            painter.draw(tree)
            // What a projection makes is no outline.
            guard let outline = Self.outline(painter.items) else { continue }
            for _ in 0..<40 {
                let point = CGPoint(x: random.number(0...240), y: random.number(0...240))
                let near = [(-0.01, 0.0), (0.01, 0.0), (0.0, -0.01), (0.0, 0.01)].map { dx, dy in
                    outline.contains(CGPoint(x: point.x + dx, y: point.y + dy))
                }
                // On the edge either is right.
                guard Set(near).count == 1, let isPainted = near.first else { continue }
                let isHit = !HitTest.places(at: point, in: tree).isEmpty
                #expect(isHit == isPainted, "\(effects) at \(point)")
                if isPainted { inside += 1 } else { outside += 1 }
            }
        }
        #expect(inside > 100 && outside > 500)
    }

    /// Puts effects around a view, the first innermost.
    private struct Effected: ViewModifier {
        let effects: [any Effect]

        func body(content: Content) -> some View {
            effects.reduce(AnyView(content)) { view, effect in
                AnyView(view.modifier(EffectModifier(kind: "effect", effect: effect)))
            }
        }
    }

    /// The outline of the one fill that is drawn; nil where a layer is projected.
    private static func outline(_ items: [DrawItem], _ transform: CGAffineTransform = .identity) -> Path? {
        for item in items {
            if case .fill(let path, _, _) = item { return path.applying(transform) }
            guard case .group(let group) = item else { continue }
            if case .projection? = group.effect { return nil }
            if let found = outline(group.items, group.transform.concatenating(transform)) { return found }
        }
        return nil
    }

    @Test("A view that a visual effect moves is found, and touched, where it is drawn") func visualEffects() throws {
        let view = Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box")
            .visualEffect { content, _ in content.offset(x: 50) }
            .frame(width: 100, height: 20, alignment: .leading)
        let host = ViewHost(view, size: CGSize(width: 100, height: 20))
        #expect(host.frame("box") == CGRect(x: 50, y: 0, width: 20, height: 20))
        #expect(!host.views(at: CGPoint(x: 60, y: 10)).isEmpty)
        #expect(host.views(at: CGPoint(x: 10, y: 10)).isEmpty)
    }
}
