import GalleyGraph

/// Filters the colours of a view.
nonisolated struct ColorFilterModifier: PrimitiveModifier {
    let kind: String
    let filter: @MainActor (ViewTreeBuilder) -> ColorFilter

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let item = NodeItem(modifier.kind, EffectContent(ColorEffect(filter: modifier.filter(builder))))
        builder.wrap({ Base._build(content, into: builder) }, item) { builder.tree.addPassthrough(around: $0) }
    }
}

extension View {
    private nonisolated func filter(_ kind: String, _ filter: @escaping @MainActor (ViewTreeBuilder) -> ColorFilter)
        -> some View
    { modifier(ColorFilterModifier(kind: kind, filter: filter)) }

    /// Makes the view brighter by a part of the full range; negative amounts make it darker (rules.md §17.2).
    nonisolated public func brightness(_ amount: Double) -> some View {
        filter("brightness") { _ in .brightness(amount.isFinite ? amount : 0) }
    }

    /// Moves the view's colours away from the middle: 1 changes nothing, 0 leaves grey, negative amounts invert
    /// (rules.md §17.2).
    nonisolated public func contrast(_ amount: Double) -> some View {
        filter("contrast") { _ in .contrast(amount.isFinite ? amount : 1) }
    }

    /// Makes the view's colours stronger: 1 changes nothing, 0 leaves greys (rules.md §17.2).
    nonisolated public func saturation(_ amount: Double) -> some View {
        filter("saturation") { _ in .saturation(amount.isFinite ? amount : 1) }
    }

    /// Takes the view's colours away: 0 changes nothing, 1 leaves greys (rules.md §17.2).
    nonisolated public func grayscale(_ amount: Double) -> some View {
        filter("grayscale") { _ in .saturation(1 - (amount.isFinite ? min(max(amount, 0), 1) : 0)) }
    }

    /// Turns the hues of the view's colours (rules.md §17.2).
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        filter("hueRotation") { _ in .hueRotation(radians: angle.radians.isFinite ? Double(angle.radians) : 0) }
    }

    /// Turns the view's colours into their opposites (rules.md §17.2).
    nonisolated public func colorInvert() -> some View { filter("colorInvert") { _ in .inversion } }

    /// Multiplies the view's colours by another (rules.md §17.2).
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        filter("colorMultiply") { .multiplication(by: color.resolved($0)) }
    }
}
