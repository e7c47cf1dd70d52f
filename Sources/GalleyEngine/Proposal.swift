/// A direction of layout. The engine's rules are written once along an axis and read for both.
public enum LayoutAxis: UInt8, Sendable {
    case horizontal, vertical

    /// The other axis.
    @inlinable public var crossed: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

/// A width and a height in points.
public struct Size: Equatable, Sendable, BitwiseCopyable {
    public var width, height: Double

    @inlinable public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    /// A size from its lengths along and across `axis`.
    @inlinable public init(along axis: LayoutAxis, _ major: Double, _ minor: Double) {
        self = axis == .horizontal ? Size(major, minor) : Size(minor, major)
    }

    public static let zero = Size(0, 0)

    @inlinable public subscript(axis: LayoutAxis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

/// A point in its parent's space: points, y down.
public struct Point: Equatable, Sendable, BitwiseCopyable {
    public var x, y: Double

    @inlinable public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    public static let zero = Point(0, 0)

    @inlinable public subscript(axis: LayoutAxis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

/// Distances from a rectangle's edges, inwards.
public struct Insets: Equatable, Sendable {
    public var top, leading, bottom, trailing: Double

    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// What a parent offers: a length per axis, or none ("use your ideal").
///
/// "None" is stored as NaN, so that a proposal is two plain doubles; a NaN that arrives from outside therefore means
/// the ideal length. Lengths inside the engine are never negative: the entrances clamp them (`sanitised`).
public struct Proposal: Equatable, Sendable, BitwiseCopyable {
    public var width, height: Double

    @inlinable public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    @inlinable public init(_ size: Size) { self.init(size.width, size.height) }

    /// A proposal from its lengths along and across `axis`.
    @inlinable public init(along axis: LayoutAxis, _ major: Double, _ minor: Double) {
        self = axis == .horizontal ? Proposal(major, minor) : Proposal(minor, major)
    }

    /// The length that stands for "unspecified".
    @inlinable public static var none: Double { Double.nan }

    public static let unspecified = Proposal(.nan, .nan)

    @inlinable public subscript(axis: LayoutAxis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The same proposal with negative lengths raised to 0.
    @inlinable public var sanitised: Proposal {
        Proposal(width < 0 ? 0 : width, height < 0 ? 0 : height)
    }

    @inlinable public static func == (a: Proposal, b: Proposal) -> Bool {
        sameLength(a.width, b.width) && sameLength(a.height, b.height)
    }
}

/// Whether a proposed length is "unspecified".
@inlinable public func isNone(_ length: Double) -> Bool { length != length }

/// Equality of proposed lengths, where two unspecified ones are equal.
@inlinable public func sameLength(_ a: Double, _ b: Double) -> Bool { a == b || (a != a && b != b) }

/// `value` held between `low` and `high`; `low` wins when they contradict each other.
@inlinable func clamped(_ value: Double, _ low: Double, _ high: Double) -> Double {
    let capped = value > high ? high : value
    return capped < low ? low : capped
}
