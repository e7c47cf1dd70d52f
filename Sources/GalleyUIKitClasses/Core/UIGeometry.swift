import GalleyGeometry

/// Distances from a rectangle's four edges inwards, in points.
public struct UIEdgeInsets: Hashable, Sendable {
    /// From the top.
    public var top: CGFloat
    /// From the left.
    public var left: CGFloat
    /// From the bottom.
    public var bottom: CGFloat
    /// From the right.
    public var right: CGFloat
    /// No distances.
    public static let zero = UIEdgeInsets()

    /// No distances.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// A distance for each edge.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

/// Distances from a rectangle's four edges inwards, in points, by reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// From the top.
    public var top: CGFloat
    /// From where reading begins.
    public var leading: CGFloat
    /// From the bottom.
    public var bottom: CGFloat
    /// From where reading ends.
    public var trailing: CGFloat
    /// No distances.
    public static let zero = NSDirectionalEdgeInsets()

    /// No distances.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// A distance for each edge.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

/// A way to the right and down, in points.
public struct UIOffset: Hashable, Sendable {
    /// To the right.
    public var horizontal: CGFloat
    /// Down.
    public var vertical: CGFloat
    /// No way.
    public static let zero = UIOffset()

    /// A way of two lengths.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
}

extension CGRect {
    /// The rectangle, its edges moved inwards.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt

    /// A set from its bits: 1 to 8 are the edges below.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The lower edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Axes of a plane.
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt

    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From left to right.
    public static let horizontal = UIAxis(rawValue: 1)
    /// From top to bottom.
    public static let vertical = UIAxis(rawValue: 2)
}

/// Where a text's lines begin or end.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified
    /// Where the writing direction has them.
    case natural
}
