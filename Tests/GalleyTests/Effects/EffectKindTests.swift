import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// What each kind of effect leaves of a view, where it is touched, and what lies between two of a kind (the requirements of `Effect`).
@MainActor @Suite("Kinds of effects")
struct EffectKindTests {
    private func place(_ size: CGSize = CGSize(width: 40, height: 20)) -> NodePlace {
        let (tree, _) = RenderedView.layOut(Color.red.frame(width: size.width, height: size.height), RenderOptions())
        return NodePlace(tree: tree, node: 0, rect: CGRect(origin: .zero, size: size))
    }

    private let shadow = LayerShadow(color: ResolvedColor(red: 1, green: 0, blue: 0, alpha: 0.5), radius: 4, x: 3, y: 2)

    private var kinds: [String: any Effect] {
        let outline = ContainerOutline(Rectangle(), name: AnyHashable(1), isRightToLeft: false)
        let follower = ContainerFollower(shape: ContainerRelativeShape(), container: outline, isRightToLeft: false)
        return [
            "blur": BlurEffect(blur: LayerBlur(radius: 2, isOpaque: false)), "shadow": ShadowEffect(shadow: shadow),
            "mask": MaskEffect(), "blend": BlendEffect(mode: .multiply), "isolation": IsolationEffect(),
            "luminance": LuminanceEffect(), "color": ColorEffect(filter: .inversion),
            "opacity": OpacityEffect(opacity: 0.25), "hidden": HiddenEffect(),
            "clip": ClipEffect(Circle(), FillStyle()),
            "container clip": ContainerClipEffect(follower: follower, style: FillStyle()),
            "offset": OffsetEffect(offset: CGSize(width: 3, height: 4)),
            "transform": TransformEffect { _ in .identity },
            "numbers": ParametricEffect(numbers: [1]) { _, _ in .identity },
            "projection": ProjectedEffect { _ in ProjectionTransform() }, "visual": VisualEffects { _ in [] },
        ]
    }

    @Test("What is left of a view's picture, and what cannot be read") func rest() {
        #expect(kinds.filter { $0.value.opacity != 1 }.mapValues(\.opacity) == ["opacity": 0.25, "hidden": 0])
        #expect(kinds.filter { $0.value.hidesView }.keys.sorted() == ["hidden"])
        #expect(kinds.filter { $0.value.cut == .outside }.keys.sorted() == ["clip", "container clip"])
        #expect(kinds.filter { $0.value.cut == .masked }.keys.sorted() == ["mask"])
        let jumping = ["blend", "color", "container clip", "hidden", "isolation", "luminance", "mask"]
        #expect(
            kinds.filter { $0.value.motion == nil }.keys.sorted()
                == (jumping + ["projection", "transform", "visual"]).sorted())
    }

    @Test("A view is touched where it is seen") func touch() {
        let (middle, corner) = (CGPoint(x: 20, y: 10), CGPoint(x: 1, y: 1)), place = place()
        func touched(_ effect: any Effect) -> [CGPoint?] { [middle, corner].map { effect.unmap($0, in: place) } }
        #expect(touched(OpacityEffect(opacity: 0)) == [nil, nil] && touched(HiddenEffect()) == [nil, nil])
        #expect(touched(OpacityEffect(opacity: 0.001)) == [middle, corner])
        #expect(touched(ClipEffect(Circle(), FillStyle())) == [middle, nil])
        #expect(touched(MaskEffect()) == [middle, corner])
        let moved = OffsetEffect(offset: CGSize(width: 3, height: 4))
        #expect(touched(moved) == [CGPoint(x: 17, y: 6), CGPoint(x: -2, y: -3)])
        #expect(touched(moved.mirrored) == [CGPoint(x: 23, y: 6), CGPoint(x: 4, y: -3)])
        let half = VisualEffects { _ in [moved, TransformEffect { _ in CGAffineTransform(scaleX: 2, y: 2) }] }
        // First moved, then twice as large: back in the other order.
        #expect(touched(half) == [CGPoint(x: 7, y: 1), CGPoint(x: -2.5, y: -3.5)])
    }

    /// The effect a part of the way from one to another, in a curve that goes below its beginning and above its end.
    private func between(_ first: any Effect, _ last: any Effect, at time: Double, _ animation: Animation) -> (
        any Effect
    )? {
        guard let old = first.motion, let new = last.motion else { return nil }
        new.follow(old, Transaction(animation: animation), at: 0)
        return (new.content(at: time) as? EffectContent)?.effect
    }

    private let even = Animation.linear(duration: 1)
    private let below = Animation.timingCurve(0.3, -3, 0.7, 1, duration: 1)
    private let above = Animation.timingCurve(0.3, 0, 0.7, 4, duration: 1)

    @Test("Between two of a kind each number is; less than nothing and more than all is not") func motion() {
        func opacity(_ a: Double, _ b: Double, _ time: Double, _ animation: Animation) -> Double? {
            (between(OpacityEffect(opacity: a), OpacityEffect(opacity: b), at: time, animation) as? OpacityEffect)?
                .opacity
        }
        #expect(
            [opacity(0, 1, 0.25, even), opacity(0, 1, 0.2, below), opacity(0, 1, 0.8, above)] == [0.25, 0, 1])
        func radius(_ a: Double, _ b: Double, _ time: Double, _ animation: Animation) -> Double? {
            func blur(_ radius: Double) -> BlurEffect { BlurEffect(blur: LayerBlur(radius: radius, isOpaque: true)) }
            let found = between(blur(a), blur(b), at: time, animation) as? BlurEffect
            return found?.blur.isOpaque == true ? found?.blur.radius : nil
        }
        #expect([radius(0, 8, 0.25, even), radius(0, 8, 0.2, below)] == [2, 0])
        let moved = between(
            OffsetEffect(offset: .zero), OffsetEffect(offset: CGSize(width: 8, height: -4)), at: 0.25, even)
        #expect((moved as? OffsetEffect)?.offset == CGSize(width: 2, height: -1))
        let clip = between(
            ClipEffect(RoundedRectangle(cornerRadius: 0), FillStyle(eoFill: true)),
            ClipEffect(RoundedRectangle(cornerSize: CGSize(width: 8, height: 4)), FillStyle(eoFill: true)), at: 0.25,
            even)
        let shape = (clip as? ClipEffect<RoundedRectangle>)
        #expect(shape?.shape.cornerSize == CGSize(width: 2, height: 1) && shape?.style.isEOFilled == true)
        let numbers = between(
            ParametricEffect(numbers: [0, 4]) { _, _ in .identity },
            ParametricEffect(numbers: [8, 0]) { _, _ in .identity },
            at: 0.25, even)
        #expect((numbers as? ParametricEffect)?.numbers == [2, 3])
    }

    // A colour moves by 128 times its linear components and its opacity: a quarter of the way from clear black to red at a half is an
    // eighth opaque, and red by a quarter of the light.
    @Test("A shadow's colour, radius and place move") func shadows() {
        let none = LayerShadow(color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0), radius: 0, x: -1, y: -2)
        let found = between(ShadowEffect(shadow: none), ShadowEffect(shadow: shadow), at: 0.25, even) as? ShadowEffect
        let (seen, red) = (found?.shadow, ResolvedColor.encoded(0.25))
        #expect([seen?.radius, seen?.x, seen?.y] == [1, 0, -1])
        #expect(abs((seen?.color.red ?? 0) - red) < 1e-9 && seen?.color.green == 0 && seen?.color.blue == 0)
        #expect(abs((seen?.color.alpha ?? 0) - 0.125) < 1e-9)
        let early = between(ShadowEffect(shadow: none), ShadowEffect(shadow: shadow), at: 0.2, below) as? ShadowEffect
        #expect(early?.shadow.radius == 0)
        let mirrored = (ShadowEffect(shadow: shadow).mirrored as? ShadowEffect)?.shadow
        #expect(mirrored?.x == -3 && mirrored?.y == 2 && mirrored?.radius == 4)
    }

    private func drawn(_ effect: any Effect, filters: [ColorFilter] = []) -> [DrawItem] {
        let box = DrawItem.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 20)), .color(.black), FillStyle())
        var painter = Painter(scale: nil, filters: filters)
        effect.draw(place(), with: &painter) { painter, origin in
            painter.items.append(origin == .zero ? box : .group(transform: .identity, [box]))
        }
        return painter.items
    }

    @Test("What changes nothing draws no layer, and what leaves nothing draws nothing") func layers() {
        func effects(_ effect: any Effect) -> [LayerEffect?] {
            drawn(effect).map { if case .group(let group) = $0 { group.effect } else { nil } }
        }
        let plain: [LayerEffect?] = [nil]
        #expect(effects(OpacityEffect(opacity: 1)) == plain && effects(OpacityEffect(opacity: 0)).isEmpty)
        #expect(effects(OpacityEffect(opacity: 0.5)) == [.opacity(0.5)] && effects(HiddenEffect()).isEmpty)
        #expect(
            effects(BlendEffect(mode: .normal)) == plain && effects(BlendEffect(mode: .screen)) == [.blend(.screen)])
        #expect(effects(BlurEffect(blur: LayerBlur(radius: 0, isOpaque: false))) == plain)
        #expect(effects(ShadowEffect(shadow: shadow)) == [.shadow(shadow)] && effects(IsolationEffect()) == plain)
        #expect(effects(LuminanceEffect()) == [.luminanceToAlpha(.black)])
        #expect(
            effects(VisualEffects { _ in [OpacityEffect(opacity: 0.5), OffsetEffect(offset: .zero)] }) == [
                .opacity(0.5)
            ])
    }
}
