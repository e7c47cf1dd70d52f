import GalleyGraph

/// A colour whose components the system says: see `SystemPalette`.
package enum SystemColor: Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
    case gray2, gray3, gray4, gray5, gray6
    case separator, opaqueSeparator, fill, secondaryFill, tertiaryFill, quaternaryFill, groupedBackground
    case tertiaryBackground, tertiaryGroupedBackground
    /// What leads somewhere; behind a bordered button.
    case link, borderedGround
    /// Behind plain lists; behind cards; cards; a selected row; the lines of iOS 26 on cards and in plain lists.
    case background, groupedGround, card, selectedRow, cardSeparator, plainSeparator

    static func label(level: Int) -> SystemColor {
        switch level {
        case ...0: .label
        case 1: .secondaryLabel
        case 2: .tertiaryLabel
        case 3: .quaternaryLabel
        default: .quinaryLabel
        }
    }

    /// The colour's components where it stands: by its appearance, look and platform.
    package func resolved(in environment: EnvironmentValues) -> ResolvedColor {
        let scheme = environment.colorScheme
        guard scheme == .dark, environment.isElevated, let (red, green, blue, alpha) = elevated else {
            return resolved(scheme, SystemPalette(environment))
        }
        return ResolvedColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    func resolved(_ scheme: ColorScheme, _ palette: SystemPalette) -> ResolvedColor {
        let (light, dark) = palette.components(of: self)
        let (red, green, blue, alpha) = scheme == .dark ? dark : light
        return ResolvedColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}

/// Colours that controls use and the vocabulary has no name for.
package enum SystemColors {
    package static let separator = Color(.system(.separator))
    package static let fill = Color(.system(.fill))
    static let groupedBackground = Color(.system(.groupedBackground))
    package static let background = Color(.system(.background))
    package static let groupedGround = Color(.system(.groupedGround))
    package static let card = Color(.system(.card))
    package static let selectedRow = Color(.system(.selectedRow))
    package static let cardSeparator = Color(.system(.cardSeparator))
    package static let plainSeparator = Color(.system(.plainSeparator))
    package static let secondaryFill = Color(.system(.secondaryFill))
    package static let tertiaryFill = Color(.system(.tertiaryFill))
    package static let borderedGround = Color(.system(.borderedGround))
}

extension Color {
    /// The colour as paint, for views that are drawn without a builder at hand.
    @MainActor func paint(in environment: EnvironmentValues) -> StylePaint {
        .color(resolved(in: environment))
    }
}
