/// How large a person wants text to be, under the names that came before `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    /// The largest: `DynamicTypeSize.accessibility5`.
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one of the five that are turned on for accessibility.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    init(_ size: DynamicTypeSize) {
        self =
            switch size {
            case .xSmall: .extraSmall
            case .small: .small
            case .medium: .medium
            case .large: .large
            case .xLarge: .extraLarge
            case .xxLarge: .extraExtraLarge
            case .xxxLarge: .extraExtraExtraLarge
            case .accessibility1: .accessibilityMedium
            case .accessibility2: .accessibilityLarge
            case .accessibility3: .accessibilityExtraLarge
            case .accessibility4: .accessibilityExtraExtraLarge
            case .accessibility5: .accessibilityExtraExtraExtraLarge
            }
    }

    var size: DynamicTypeSize {
        switch self {
        case .extraSmall: .xSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .xLarge
        case .extraExtraLarge: .xxLarge
        case .extraExtraExtraLarge: .xxxLarge
        case .accessibilityMedium: .accessibility1
        case .accessibilityLarge: .accessibility2
        case .accessibilityExtraLarge: .accessibility3
        case .accessibilityExtraExtraLarge: .accessibility4
        case .accessibilityExtraExtraExtraLarge: .accessibility5
        }
    }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.size < rhs.size }
    /// Whether text is as large or smaller.
    public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.size <= rhs.size }
    /// Whether text is larger.
    public static func > (lhs: Self, rhs: Self) -> Bool { lhs.size > rhs.size }
    /// Whether text is as large or larger.
    public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.size >= rhs.size }
}

extension EnvironmentValues {
    /// How large text is to be: `dynamicTypeSize` under its older names.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}
