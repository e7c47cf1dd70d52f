import Foundation

/// A point in a view's own unit square: (0, 0) is its top leading corner and (1, 1) its bottom trailing one.
@frozen public struct UnitPoint: Hashable, Sendable, BitwiseCopyable {
    /// The share of the width, from the leading edge.
    public var x: CGFloat
    /// The share of the height, from the top edge.
    public var y: CGFloat

    /// Makes the point (0, 0).
    @inlinable public init() {
        self.init(x: 0, y: 0)
    }

    /// Makes a point from its shares of width and height.
    @inlinable public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// (0, 0)
    @inlinable public static var zero: UnitPoint { UnitPoint(x: 0, y: 0) }
    /// (0.5, 0.5)
    @inlinable public static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }
    /// (0, 0.5)
    @inlinable public static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }
    /// (1, 0.5)
    @inlinable public static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }
    /// (0.5, 0)
    @inlinable public static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }
    /// (0.5, 1)
    @inlinable public static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }
    /// (0, 0)
    @inlinable public static var topLeading: UnitPoint { UnitPoint(x: 0, y: 0) }
    /// (1, 0)
    @inlinable public static var topTrailing: UnitPoint { UnitPoint(x: 1, y: 0) }
    /// (0, 1)
    @inlinable public static var bottomLeading: UnitPoint { UnitPoint(x: 0, y: 1) }
    /// (1, 1)
    @inlinable public static var bottomTrailing: UnitPoint { UnitPoint(x: 1, y: 1) }
}
