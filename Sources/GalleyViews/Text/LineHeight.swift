import Foundation
import GalleyGraph
import GalleyText

extension AttributedString {
    /// How far apart the baselines of a paragraph's lines are (iOS 26).
    public struct LineHeight: Hashable, Sendable {
        /// What the text is laid out with; nil is as its fonts ask for.
        let paragraphHeight: ParagraphLineHeight?

        /// As the fonts ask for.
        public static let variable = LineHeight(paragraphHeight: nil)
        /// As the fonts ask for: how many times their size Apple's `normal` is, is not told anywhere.
        public static let normal = LineHeight(paragraphHeight: nil)

        /// So many points.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(paragraphHeight: .exact(points)) }

        /// So many points more than the font's size.
        public static func leading(increase: CGFloat) -> LineHeight {
            LineHeight(paragraphHeight: .leading(increase))
        }

        /// So many times the font's size.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(paragraphHeight: .multiple(factor)) }

        /// 1.4 times the font's size, for text with much room: Apple names no number.
        public static let loose = multiple(factor: 1.4)
        /// 1.1 times the font's size, for text with little room: Apple names no number.
        public static let tight = multiple(factor: 1.1)
    }
}

extension EnvironmentValues {
    /// How far apart the baselines of lines are; nil is as fonts ask for.
    public var lineHeight: AttributedString.LineHeight? {
        get { textSettings.lineHeight }
        set { textSettings.lineHeight = newValue }
    }
}

extension View {
    /// How far apart the baselines of the texts inside are; nil is as their fonts ask for (rules.md §13.2).
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        environment(\.lineHeight, lineHeight)
    }
}
