import GalleyEngine
import GalleyGraph

/// Mirrors a view in a layout from right to left.
nonisolated struct FlippingModifier: PrimitiveModifier {
    let isEnabled: Bool

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let flips = modifier.isEnabled && builder.environment.layoutDirection == .rightToLeft
        let effect = TransformEffect { size in
            flips ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0) : .identity
        }
        builder.wrap(
            { Base._build(content, into: builder) },
            NodeItem("flipsForRightToLeftLayoutDirection", EffectContent(effect))
        ) { builder.tree.addPassthrough(around: $0) }
    }
}

/// Cuts a view off at a shape, which may look different from right to left.
nonisolated struct ClipShapeModifier<S: Shape>: PrimitiveModifier {
    let shape: S
    let style: FillStyle

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let effect: any Effect
        if let follower = builder.follower(modifier.shape) {
            effect = ContainerClipEffect(follower: follower, style: modifier.style)
        } else {
            effect = ClipEffect(modifier.shape, modifier.style, in: builder.environment.layoutDirection)
        }
        let item = NodeItem("clipShape", EffectContent(effect))
        builder.wrap({ Base._build(content, into: builder) }, item) { builder.tree.addPassthrough(around: $0) }
    }
}

extension Shape {
    /// The shape's outline as it is drawn in a layout direction.
    nonisolated func outline(in direction: LayoutDirection) -> (CGRect) -> Path {
        guard case .mirrors(let mirrored) = layoutDirectionBehavior, mirrored == direction else {
            return { path(in: $0) }
        }
        return { rect in
            path(in: rect).applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
        }
    }
}

/// A modifier that changes the picture and leaves layout alone.
package nonisolated struct EffectModifier: PrimitiveModifier {
    package let kind: String
    package let effect: any Effect

    package init(kind: String, effect: any Effect) {
        self.kind = kind
        self.effect = effect
    }

    @MainActor package static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        let isMirrored = builder.environment.layoutDirection == .rightToLeft
        let effect = isMirrored ? modifier.effect.mirrored : modifier.effect
        builder.wrap({ Base._build(content, into: builder) }, NodeItem(modifier.kind, EffectContent(effect))) {
            builder.tree.addPassthrough(around: $0)
        }
    }
}

extension View {
    private nonisolated func effect(_ kind: String, _ effect: any Effect) -> some View {
        modifier(EffectModifier(kind: kind, effect: effect))
    }

    /// Draws the view elsewhere, without affecting layout (rules.md §9.5).
    nonisolated public func offset(_ offset: CGSize) -> some View {
        effect("offset", OffsetEffect(offset: CGSize(width: finite(offset.width), height: finite(offset.height))))
    }

    /// Draws the view elsewhere, without affecting layout (rules.md §9.5).
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    /// How opaque the view is as a whole: 0…1 (rules.md §17.4).
    nonisolated public func opacity(_ opacity: Double) -> some View {
        effect("opacity", OpacityEffect(opacity: opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
    }

    /// Mirrors the view in a layout from right to left, or not (rules.md §2.7).
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(FlippingModifier(isEnabled: enabled))
    }

    /// Keeps the view's place and draws nothing (rules.md §17.4).
    nonisolated public func hidden() -> some View { effect("hidden", HiddenEffect()) }

    /// Cuts the view off at its frame (rules.md §10.4).
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        effect("clipped", ClipEffect(Rectangle(), FillStyle(antialiased: antialiased)))
    }

    /// Cuts the view off at a shape (rules.md §10.4).
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipShapeModifier(shape: shape, style: style))
    }

    /// Cuts the view's corners off (rules.md §10.4).
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        effect(
            "cornerRadius",
            ClipEffect(
                RoundedRectangle(cornerRadius: radius, style: .circular), FillStyle(antialiased: antialiased)))
    }

    /// Turns the picture of the view, clockwise, about a point of its frame (rules.md §17.5).
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        effect(
            "rotationEffect",
            ParametricEffect(numbers: [finite(angle.radians), finite(anchor.x), finite(anchor.y)]) {
                about(UnitPoint(x: $0[1], y: $0[2]), $1, CGAffineTransform(rotationAngle: $0[0]))
            })
    }

    /// Scales the picture of the view about a point of its frame (rules.md §17.5).
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        // A scale of 0 has no inverse: SwiftUI draws with a tiny one instead (rules.md §17).
        func usable(_ scale: CGFloat) -> CGFloat { scale == 0 || !scale.isFinite ? 1e-6 : scale }
        return effect(
            "scaleEffect",
            ParametricEffect(numbers: [usable(x), usable(y), finite(anchor.x), finite(anchor.y)]) {
                about(UnitPoint(x: $0[2], y: $0[3]), $1, CGAffineTransform(scaleX: usable($0[0]), y: usable($0[1])))
            })
    }

    /// Scales the picture of the view about a point of its frame (rules.md §17.5).
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Scales the picture of the view about a point of its frame (rules.md §17.5).
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
}

private nonisolated func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }

/// A transform about a point of a view's frame.
func about(_ anchor: UnitPoint, _ size: CGSize, _ transform: CGAffineTransform) -> CGAffineTransform {
    let x = finite(anchor.x * size.width), y = finite(anchor.y * size.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: x, y: y))
}
