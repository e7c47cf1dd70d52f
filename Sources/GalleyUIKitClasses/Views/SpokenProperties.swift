/// What a screen reader says of a view.
@MainActor
final class SpokenProperties {
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var traits = UIAccessibilityTraits.none
    var elementsAreHidden = false
}

/// What something is to a screen reader.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64

    /// A set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 2)
    /// A picture.
    public static let image = UIAccessibilityTraits(rawValue: 4)
    /// Chosen.
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    /// A text that cannot be changed.
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    /// It can be made more and less.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It cannot be used now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// It changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
}

// What a screen reader says: the label is in SVG and PDF files and in live views, the rest is kept.
extension UIView {
    /// Whether it is one thing to a screen reader.
    public var isAccessibilityElement: Bool {
        get { spoken.isElement }
        set { spoken.isElement = newValue }
    }
    /// What it is called.
    public var accessibilityLabel: String? {
        get { spoken.label }
        set { spoken.label = newValue }
    }
    /// What it does.
    public var accessibilityHint: String? {
        get { spoken.hint }
        set { spoken.hint = newValue }
    }
    /// What it holds.
    public var accessibilityValue: String? {
        get { spoken.value }
        set { spoken.value = newValue }
    }
    /// What tests find it by.
    public var accessibilityIdentifier: String? {
        get { spoken.identifier }
        set { spoken.identifier = newValue }
    }
    /// What it is.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { spoken.traits }
        set { spoken.traits = newValue }
    }
    /// Whether what is in it is passed over.
    public var accessibilityElementsHidden: Bool {
        get { spoken.elementsAreHidden }
        set { spoken.elementsAreHidden = newValue }
    }
}
