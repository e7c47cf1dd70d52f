import GalleyEngine

/// A modifier that changes the picture and leaves layout alone.
nonisolated struct EffectModifier: PrimitiveModifier {
    let kind: String
    let effect: Effect

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        builder.wrap({ Base._build(content, into: builder) }, NodeItem(modifier.kind, .effect(modifier.effect))) {
            builder.tree.addPassthrough(around: $0)
        }
    }
}

extension View {
    private nonisolated func effect(_ kind: String, _ effect: Effect) -> some View {
        modifier(EffectModifier(kind: kind, effect: effect))
    }

    /// Draws the view elsewhere, without a word to layout.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        effect("offset", .offset(CGSize(width: finite(offset.width), height: finite(offset.height))))
    }

    /// Draws the view elsewhere, without a word to layout.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    /// How opaque the view is as a whole: 0…1.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        effect("opacity", .opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
    }

    /// Keeps the view's place and draws nothing.
    nonisolated public func hidden() -> some View { effect("hidden", .hidden) }

    /// Cuts the view off at its frame.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        effect("clipped", .clip({ Path($0) }, FillStyle(antialiased: antialiased)))
    }

    /// Cuts the view off at a shape.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        effect("clipShape", .clip({ shape.path(in: $0) }, style))
    }

    /// Cuts the view's corners off.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        effect(
            "cornerRadius",
            .clip(
                { RoundedRectangle(cornerRadius: radius, style: .circular).path(in: $0) },
                FillStyle(antialiased: antialiased)))
    }

    /// Turns the picture of the view, clockwise, about a point of its frame.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        effect(
            "rotationEffect",
            .transform { size in about(anchor, size, CGAffineTransform(rotationAngle: finite(angle.radians))) })
    }

    /// Scales the picture of the view about a point of its frame.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        // A scale of 0 has no inverse: SwiftUI draws with a tiny one instead (semantics.md §17).
        func usable(_ scale: CGFloat) -> CGFloat { scale == 0 || !scale.isFinite ? 1e-6 : scale }
        return effect(
            "scaleEffect",
            .transform { size in about(anchor, size, CGAffineTransform(scaleX: usable(x), y: usable(y))) })
    }

    /// Scales the picture of the view about a point of its frame.
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Scales the picture of the view about a point of its frame.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
}

private nonisolated func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }

/// A transform about a point of a view's frame.
private func about(_ anchor: UnitPoint, _ size: CGSize, _ transform: CGAffineTransform) -> CGAffineTransform {
    let x = finite(anchor.x * size.width), y = finite(anchor.y * size.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: x, y: y))
}

/// Names a view's node.
nonisolated struct LabelModifier: PrimitiveModifier {
    let label: String

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        builder.label({ Base._build(content, into: builder) }, modifier.label)
    }
}

extension View {
    /// A name for the view, for tests and for the layout record.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(LabelModifier(label: identifier))
    }
}
