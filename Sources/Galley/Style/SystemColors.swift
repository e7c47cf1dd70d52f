/// A colour of the system palette.
///
/// Of the two palettes of rules.md §16 this is the one of iOS 13 to 18.
enum SystemColor: Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case separator, fill, secondaryFill, tertiaryFill, groupedBackground
    /// Behind plain lists; behind cards; cards; a selected row; the lines of iOS 26 on cards and in plain lists.
    case background, groupedGround, card, selectedRow, cardSeparator, plainSeparator

    static func label(level: Int) -> SystemColor {
        switch level {
        case ...0: .label
        case 1: .secondaryLabel
        case 2: .tertiaryLabel
        default: .quaternaryLabel
        }
    }

    func resolved(_ scheme: ColorScheme) -> ResolvedColor {
        let (light, dark) = components
        let (red, green, blue, alpha) = scheme == .dark ? dark : light
        return ResolvedColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    private typealias Components = (Double, Double, Double, Double)

    private var components: (light: Components, dark: Components) {
        switch self {
        case .red: ((255, 59, 48, 1), (255, 69, 58, 1))
        case .orange: ((255, 149, 0, 1), (255, 159, 10, 1))
        case .yellow: ((255, 204, 0, 1), (255, 214, 10, 1))
        case .green: ((52, 199, 89, 1), (48, 209, 88, 1))
        case .mint: ((0, 199, 190, 1), (99, 230, 226, 1))
        case .teal: ((48, 176, 199, 1), (64, 200, 224, 1))
        case .cyan: ((50, 173, 230, 1), (100, 210, 255, 1))
        case .blue: ((0, 122, 255, 1), (10, 132, 255, 1))
        case .indigo: ((88, 86, 214, 1), (94, 92, 230, 1))
        case .purple: ((175, 82, 222, 1), (191, 90, 242, 1))
        case .pink: ((255, 45, 85, 1), (255, 55, 95, 1))
        case .brown: ((162, 132, 94, 1), (172, 142, 104, 1))
        case .gray: ((142, 142, 147, 1), (142, 142, 147, 1))
        case .label: ((0, 0, 0, 1), (255, 255, 255, 1))
        case .secondaryLabel: ((60, 60, 67, 0.6), (235, 235, 245, 0.6))
        case .tertiaryLabel: ((60, 60, 67, 0.3), (235, 235, 245, 0.3))
        case .quaternaryLabel: ((60, 60, 67, 0.18), (235, 235, 245, 0.18))
        case .separator: ((60, 60, 67, 0.29), (84, 84, 88, 0.6))
        case .fill: ((120, 120, 128, 0.2), (120, 120, 128, 0.36))
        case .groupedBackground: ((242, 242, 247, 1), (28, 28, 30, 1))
        case .background: ((255, 255, 255, 1), (0, 0, 0, 1))
        case .groupedGround: ((242, 242, 247, 1), (0, 0, 0, 1))
        case .card: ((255, 255, 255, 1), (28, 28, 30, 1))
        case .selectedRow: ((209, 209, 214, 1), (58, 58, 60, 1))
        case .cardSeparator: ((232, 232, 232, 1), (56, 56, 59, 1))
        case .plainSeparator: ((232, 232, 232, 1), (42, 42, 44, 1))
        case .secondaryFill: ((120, 120, 128, 0.16), (120, 120, 128, 0.32))
        case .tertiaryFill: ((118, 118, 128, 0.12), (118, 118, 128, 0.24))
        }
    }
}

/// Colours that controls use and the vocabulary has no name for.
enum SystemColors {
    static let separator = Color(.system(.separator))
    static let fill = Color(.system(.fill))
    static let groupedBackground = Color(.system(.groupedBackground))
    static let background = Color(.system(.background))
    static let groupedGround = Color(.system(.groupedGround))
    static let card = Color(.system(.card))
    static let selectedRow = Color(.system(.selectedRow))
    static let cardSeparator = Color(.system(.cardSeparator))
    static let plainSeparator = Color(.system(.plainSeparator))
    static let secondaryFill = Color(.system(.secondaryFill))
    static let tertiaryFill = Color(.system(.tertiaryFill))
}

extension Color {
    /// The colour as paint, for views that are drawn without a builder at hand.
    @MainActor func paint(in environment: EnvironmentValues) -> StylePaint {
        if case .system(let color) = storage { return .color(color.resolved(environment.colorScheme)) }
        if case .components(let color) = storage { return .color(color) }
        return .color(ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0))
    }
}
