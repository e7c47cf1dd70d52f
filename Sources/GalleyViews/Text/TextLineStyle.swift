import GalleyGraph

extension Text {
    /// A line under or through letters.
    nonisolated public struct LineStyle: Hashable, Sendable {
        /// What a line is made of. Dots are as long as the line is thick three times over, dashes ten times
        /// (rules.md §13.2).
        public struct Pattern: Hashable, Sendable {
            /// Lengths of strokes and gaps, in thicknesses of the line; none for a line without gaps.
            let lengths: [CGFloat]

            /// Without gaps.
            public static let solid = Pattern(lengths: [])
            /// Strokes and gaps of three thicknesses.
            public static let dot = Pattern(lengths: [3, 3])
            /// Strokes of ten thicknesses, gaps of five.
            public static let dash = Pattern(lengths: [10, 5])
            /// Strokes of ten and of three thicknesses by turns, gaps of three.
            public static let dashDot = Pattern(lengths: [10, 3, 3, 3])
            /// A stroke of ten thicknesses and two of three, gaps of three.
            public static let dashDotDot = Pattern(lengths: [10, 3, 3, 3, 3, 3])
        }

        let pattern: Pattern
        let color: Color?

        /// A line of a pattern, in a colour or, if that is nil, in the text's own style.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A single line without gaps, in the text's own style.
        public static let single = LineStyle()
    }

    /// Draws a line under the text, or says that none is drawn there (rules.md §13.2).
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Draws a line under the text, or says that none is drawn there (rules.md §13.2).
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        let style: LineStyle? = isActive ? LineStyle(pattern: pattern, color: color) : nil
        return changed { $0.underline = $0.underline ?? .some(style) }
    }

    /// Draws a line through the text, or says that none is drawn there (rules.md §13.2).
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Draws a line through the text, or says that none is drawn there (rules.md §13.2).
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        let style: LineStyle? = isActive ? LineStyle(pattern: pattern, color: color) : nil
        return changed { $0.strikethrough = $0.strikethrough ?? .some(style) }
    }
}

extension View {
    /// Draws a line under the texts inside, where they do not say otherwise themselves (rules.md §13.2).
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.textSettings.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Draws a line through the texts inside, where they do not say otherwise themselves (rules.md §13.2).
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.textSettings.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
}
