import GalleyGraph
import GalleyText

/// What all parts of one text's layout share.
nonisolated final class TextLayoutSource {
    let leaf: TextLeaf
    let lines: [TextLine]
    let size: CGSize

    init(_ leaf: TextLeaf, _ lines: [TextLine], _ size: CGSize) {
        self.leaf = leaf
        self.lines = lines
        self.size = size
    }
}

extension Text {
    /// A text's lines with their glyphs, as a renderer draws them.
    nonisolated public struct Layout: RandomAccessCollection, Equatable {
        fileprivate let source: TextLayoutSource
        /// Whether the text continues after what is shown of it.
        public let isTruncated: Bool

        init(_ leaf: TextLeaf, _ fitted: FittedText, _ size: CGSize) {
            source = TextLayoutSource(leaf, fitted.lines, size)
            isTruncated = fitted.isTruncated
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { source.lines.count }
        /// The line in that place, counted from 0 at the top.
        public subscript(index: Int) -> Line { Line(source: source, index: index) }

        public static func == (a: Layout, b: Layout) -> Bool { a.source === b.source }

        /// Where a character stands in the text, to compare with others.
        public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            let offset: Int

            public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.offset < b.offset }
            /// How many characters lie between two places; negative where `other` comes before.
            public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
            /// The place `n` characters further on, or back where it is negative.
            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
        }

        /// The room that a part of a text takes, in the text's space.
        public struct TypographicBounds: Equatable, Sendable {
            /// The left end of the baseline.
            public var origin = CGPoint.zero
            /// From the first glyph's pen to behind the last one's, in points.
            public var width: CGFloat = 0
            /// How far it reaches above the baseline, in points.
            public var ascent: CGFloat = 0
            /// How far it reaches below the baseline, in points, counted as positive.
            public var descent: CGFloat = 0
            /// What lies between it and the next line, in points.
            public var leading: CGFloat = 0

            /// Nothing, at the origin.
            public init() {}

            /// From the ascent to the descent.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// How lines and glyphs are drawn.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32

            /// Makes a value from its raw value.
            public init(rawValue: UInt32) { self.rawValue = rawValue }

            /// Glyphs are drawn just where they are asked for. Here they always are.
            public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
        }

        /// A line: runs from left to right.
        public struct Line: RandomAccessCollection, Equatable {
            let source: TextLayoutSource
            let index: Int

            var line: TextLine { source.lines[index] }

            public var startIndex: Int { 0 }
            public var endIndex: Int { line.runs.count }
            /// The run in that place, counted from 0 on the left.
            public subscript(run: Int) -> Run { Run(source: source, line: index, index: run) }

            /// The left end of the baseline.
            public var origin: CGPoint { CGPoint(x: line.x, y: line.baseline) }

            /// The room that the line takes.
            public var typographicBounds: TypographicBounds {
                var bounds = TypographicBounds()
                bounds.origin = origin
                bounds.width = line.width
                for run in self {
                    let own = run.typographicBounds
                    let raise = origin.y - own.origin.y
                    bounds.ascent = Swift.max(bounds.ascent, own.ascent + raise)
                    bounds.descent = Swift.max(bounds.descent, own.descent - raise)
                    bounds.leading = Swift.max(bounds.leading, own.leading)
                }
                return bounds
            }

            public static func == (a: Line, b: Line) -> Bool { a.source === b.source && a.index == b.index }
        }
    }
}
