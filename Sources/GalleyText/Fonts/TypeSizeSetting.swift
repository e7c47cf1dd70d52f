/// The settings of Dynamic Type, smallest first.
public enum TypeSizeSetting: Int, CaseIterable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// A text style's size in points on iOS: the table of rules.md §13.3.
    public func size(of style: TextStyle) -> Double { Self.table[2 * style.rawValue][rawValue] }

    /// The distance between a text style's baselines in points on iOS: the table of rules.md §13.3.
    public func lineHeight(of style: TextStyle) -> Double { Self.table[2 * style.rawValue + 1][rawValue] }

    /// How many times as large as at the Large setting lengths are that follow a text style: in proportion to the distance of
    /// its baselines (rules.md §13.3).
    public func lengthScale(of style: TextStyle) -> Double { lineHeight(of: style) / Self.large.lineHeight(of: style) }

    /// Two lines a style, in the order of `TextStyle`: its sizes and the distances between its baselines, from the smallest setting to
    /// the largest.
    private static let table: [[Double]] = [
        [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
        [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
        [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
        [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
        [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
        [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
        [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
        [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
        [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
    ]
}
