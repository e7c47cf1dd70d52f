import GalleyGraph

/// The styles that `foregroundStyle` set, one per level given.
package struct ForegroundLevels: Sendable {
    package var paints: [StylePaint]

    package init(paints: [StylePaint]) {
        self.paints = paints
    }
}

private enum ForegroundKey: EnvironmentKey { static let defaultValue: ForegroundLevels? = nil }
private enum DefaultForegroundKey: EnvironmentKey { static let defaultValue: ForegroundLevels? = nil }
private enum TintKey: EnvironmentKey { static let defaultValue: Color? = nil }

extension EnvironmentValues {
    package var foreground: ForegroundLevels? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// What a control gives its label where no one has set a foreground style around it.
    package var defaultForeground: ForegroundLevels? {
        get { self[DefaultForegroundKey.self] }
        set { self[DefaultForegroundKey.self] = newValue }
    }

    /// The tint, in which nothing leads to a tint: an accent colour in it is that of where it was set.
    package var tintColor: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue.map { $0.settled(inside: tintColor) } }
    }

    /// The environment with a tint in which nothing leads to a tint.
    func tinted(settled tint: Color?) -> EnvironmentValues {
        var copy = self
        copy[TintKey.self] = tint
        return copy
    }
}

extension ViewTreeBuilder {
    /// The paint of a level of the current foreground style; further levels than were given are the first, faded to
    /// 1, 0.5, 0.25, 0.18 (rules.md §16.4).
    package func foreground(level: Int) -> StylePaint {
        guard level == 0 else { return makeForeground(level: level) }
        let styles = styles
        if let latest = styles.foreground, latest.environment.isSame(as: environment) { return latest.paint }
        let paint = makeForeground(level: 0)
        styles.foreground = (environment, paint)
        return paint
    }

    private func makeForeground(level: Int) -> StylePaint {
        guard let levels = environment.foreground ?? environment.defaultForeground, let first = levels.paints.first
        else {
            return .color(SystemColor.label(level: level).resolved(in: environment))
        }
        if level < levels.paints.count { return levels.paints[level] }
        return first.multiplyingAlpha(ForegroundLevels.fading(level))
    }
}

/// Sets the foreground style, whose paint depends on where the modifier stands; none: that of the system or the control.
nonisolated struct ForegroundModifier: PrimitiveModifier {
    let styles: [AnyShapeStyle]

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let paints = modifier.styles.map { AnyShapeStyle._paint($0, in: builder) }
        builder.with({ $0.foreground = paints.isEmpty ? nil : ForegroundLevels(paints: paints) }) {
            Base._build(content, into: builder)
        }
    }
}

/// Sets the style that foregrounds have where no one sets one: a control's own, such as the tint of a button's label.
nonisolated private struct DefaultForegroundModifier: PrimitiveModifier {
    let color: Color

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let levels = ForegroundLevels(paints: [.color(modifier.color.resolved(builder))])
        builder.with({ $0.defaultForeground = levels }) { Base._build(content, into: builder) }
    }
}

/// Sets foregrounds to the second level of the style around. Where no one has set one it is a default, so that a control inside
/// has its own.
nonisolated private struct SecondaryForegroundModifier: PrimitiveModifier {
    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let isSet = builder.environment.foreground != nil
        let levels = ForegroundLevels(paints: [builder.foreground(level: 1)])
        builder.with({ if isSet { $0.foreground = levels } else { $0.defaultForeground = levels } }) {
            Base._build(content, into: builder)
        }
    }
}

extension View {
    /// The second level of the foreground style around, for the value in a row; a button inside keeps its tint.
    package nonisolated func secondaryForeground() -> some View { modifier(SecondaryForegroundModifier()) }

    /// The colour of texts, symbols and shapes inside a control, unless a foreground style is set around or inside it.
    package nonisolated func defaultForeground(_ color: Color) -> some View {
        modifier(DefaultForegroundModifier(color: color))
    }
}

extension View {
    /// The style of texts, symbols and shapes inside the view (rules.md §16.5).
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundModifier(styles: [AnyShapeStyle(style)]))
    }

    /// The primary and secondary style of texts, symbols and shapes inside the view (rules.md §16.5).
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    {
        modifier(ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// The primary, secondary and tertiary style of texts, symbols and shapes inside the view (rules.md §16.5).
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// The colour of texts, symbols and shapes inside the view; nil takes one that is set around it back, so that it is
    /// that of the system or of the control (Apple's documentation of `foregroundColor(_:)`; rules.md §16.5).
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
    }

    /// The accent colour inside the view; `.accentColor` itself is the one around it (rules.md §16.5).
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
