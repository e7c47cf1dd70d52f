import GalleyGraph
import GalleyUIKit
import GalleyViews

extension UIButton {
    /// A button's look as one value: words, picture, ground, corners.
    @MainActor @preconcurrency
    public struct Configuration {
        /// How large a button is: kept.
        public enum Size: Int, Sendable { case medium, small, mini, large }
        /// How round the corners are.
        public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
        /// Where the words lie: kept.
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

        enum Kind { case plain, tinted, gray, filled }

        let kind: Kind
        /// The words.
        public var title: String?
        /// The words with their looks: their letters are drawn.
        public var attributedTitle: AttributedString? {
            didSet { if let attributedTitle { title = String(attributedTitle.characters) } }
        }
        /// The words below.
        public var subtitle: String?
        /// The picture.
        public var image: UIImage?
        /// Between picture and words, in points.
        public var imagePadding: CGFloat = 0
        /// Where the picture is: kept.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between the words and those below: kept.
        public var titlePadding: CGFloat = 1
        /// Where the words lie: kept.
        public var titleAlignment = TitleAlignment.automatic
        /// How large it is: kept.
        public var buttonSize = Size.medium
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// The words' colour.
        public var baseForegroundColor: UIColor?
        /// The ground's colour.
        public var baseBackgroundColor: UIColor?
        /// The distances around the content.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// Whether a spinner stands for the picture: kept.
        public var showsActivityIndicator = false
        /// The ground.
        public var background = UIBackgroundConfiguration.clear()

        /// Words in the tint.
        public static func plain() -> Configuration { Configuration(kind: .plain) }
        /// Words in the tint on a light ground of it.
        public static func tinted() -> Configuration { Configuration(kind: .tinted) }
        /// Words in the tint on grey.
        public static func gray() -> Configuration { Configuration(kind: .gray) }
        /// White words on the tint.
        public static func filled() -> Configuration { Configuration(kind: .filled) }
        /// Words in the tint, without an edge.
        public static func borderless() -> Configuration { Configuration(kind: .plain) }
        /// Words in the tint on grey.
        public static func bordered() -> Configuration { Configuration(kind: .gray) }
        /// Words in the tint on a light ground of it.
        public static func borderedTinted() -> Configuration { Configuration(kind: .tinted) }
        /// White words on the tint.
        public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }

        /// The words' colour of the kind, where it is not the tint.
        var ink: Color? { kind == .filled ? .white : nil }

        func ground(tint: Color) -> Color {
            if let color = background.backgroundColor ?? baseBackgroundColor { return Color(uiColor: color) }
            switch kind {
            case .plain: return .clear
            case .tinted: return tint.opacity(0.18)
            case .gray: return Color(uiColor: .tertiarySystemFill)
            case .filled: return tint
            }
        }

        func radius(_ size: CGSize) -> CGFloat {
            switch cornerStyle {
            case .fixed: background.cornerRadius
            case .small: 4
            case .dynamic, .medium: 6
            case .large: 9
            case .capsule: min(size.width, size.height) / 2
            }
        }
    }
}

/// Edges of a rectangle, by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt

    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// Where reading begins.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The lower edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// Where reading ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A ground as one value.
@MainActor @preconcurrency
public struct UIBackgroundConfiguration {
    /// Its colour.
    public var backgroundColor: UIColor?
    /// The radius of its corners, in points.
    public var cornerRadius: CGFloat = 0
    /// Its edge's colour: kept.
    public var strokeColor: UIColor?
    /// Its edge's width: kept.
    public var strokeWidth: CGFloat = 0
    /// Its effect: kept.
    public var visualEffect: UIVisualEffect?

    /// None.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// A list's cell's: none.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// A plain list's cell's: none.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
