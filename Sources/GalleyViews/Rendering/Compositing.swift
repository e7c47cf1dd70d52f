import GalleyEngine
import GalleyGraph

/// Says that a colour mode is not followed.
nonisolated private struct ColorModeModifier: PrimitiveModifier {
    let mode: ColorRenderingMode

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        builder.context.report(modifier.mode)
        Base._build(content, into: builder)
    }
}

extension View {
    /// Shows the view where the mask is opaque. Layout does not see the mask, which is offered the view's size
    /// (rules.md §10.4).
    /// - Parameters:
    ///   - alignment: How the mask lies on the view.
    ///   - mask: Its alpha counts, its colours do not.
    @inlinable nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(LayerModifier(.mask, alignment: alignment, secondary: mask()))
    }

    /// Shows the view where the mask is opaque (rules.md §10.4).
    @_disfavoredOverload
    @inlinable nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(LayerModifier(.mask, alignment: .center, secondary: mask))
    }

    /// Combines the view as a whole with what lies below it, up to the next group that is a separate picture: one
    /// with `compositingGroup()`, an opacity, a mask, a blur or a shadow (rules.md §17.3).
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(EffectModifier(kind: "blendMode", effect: BlendEffect(mode: blendMode)))
    }

    /// Makes the view a separate picture, before effects around it meet it (rules.md §17.4).
    nonisolated public func compositingGroup() -> some View {
        modifier(EffectModifier(kind: "compositingGroup", effect: IsolationEffect()))
    }

    /// Makes the view a separate picture. It looks as it does without, and stays sharp (rules.md §17.4).
    /// - Parameters:
    ///   - opaque: Promises that the view covers its frame.
    ///   - colorMode: How colours are blended inside: always as `nonLinear`; for others a note says so.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        modifier(ColorModeModifier(mode: colorMode))
            .modifier(EffectModifier(kind: "drawingGroup", effect: IsolationEffect()))
    }

    /// Makes the view black, as opaque as it is bright (rules.md §17.2).
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(EffectModifier(kind: "luminanceToAlpha", effect: LuminanceEffect()))
    }
}
