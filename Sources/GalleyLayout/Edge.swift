import Foundation
import GalleyEngine

/// A direction of layout.
public enum Axis: Int8, CaseIterable, Sendable {
    /// Along the width.
    case horizontal
    /// Along the height.
    case vertical

    /// Several axes.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        /// A set from its bits: 1 is horizontal, 2 vertical.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The horizontal axis alone.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical axis alone.
        public static let vertical = Set(rawValue: 2)
    }

    package var engine: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
}

extension Axis: CustomStringConvertible {
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

/// An edge of a rectangle; leading and trailing follow the layout direction.
public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    /// Several edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        /// A set from its bits: bit n is the edge whose raw value is n.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One edge alone.
        public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
        /// The upper edge.
        public static let top = Set(.top)
        /// The edge where rows begin: left in left-to-right layouts.
        public static let leading = Set(.leading)
        /// The lower edge.
        public static let bottom = Set(.bottom)
        /// The edge where rows end.
        public static let trailing = Set(.trailing)
        /// All four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The upper and the lower edge.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// Distances from the edges of a rectangle, in points, inwards.
public struct EdgeInsets: Equatable, Sendable {
    /// In points; negative ones reach outside.
    public var top, leading, bottom, trailing: CGFloat

    /// Distances from each edge, in points.
    @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distance from any edge.
    @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// The same distance from some edges, none from the others.
    @inlinable package init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
}

/// The direction in which text and rows run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right, and containers mirror their children (rules.md §2.7).
    case rightToLeft
}
