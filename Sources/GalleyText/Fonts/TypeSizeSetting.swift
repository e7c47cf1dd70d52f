/// The settings of Dynamic Type, smallest first.
public enum TypeSizeSetting: Int, CaseIterable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// A text style's size in points on iOS: the table of rules.md §13.3.
    public func size(of style: TextStyle) -> Double { Self.row(of: style)[rawValue] }

    private static func row(of style: TextStyle) -> [Double] {
        switch style {
        case .largeTitle: largeTitle
        case .title: title
        case .title2: title2
        case .title3: title3
        case .headline, .body: body
        case .callout: callout
        case .subheadline: subheadline
        case .footnote: footnote
        case .caption: caption
        case .caption2: caption2
        }
    }

    private static let largeTitle: [Double] = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    private static let title: [Double] = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    private static let title2: [Double] = [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    private static let title3: [Double] = [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    private static let body: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    private static let callout: [Double] = [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    private static let subheadline: [Double] = [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    private static let footnote: [Double] = [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    private static let caption: [Double] = [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    private static let caption2: [Double] = [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
}
