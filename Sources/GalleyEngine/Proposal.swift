/// A direction of layout. The engine's rules are written once along an axis and read for both.
public enum LayoutAxis: UInt8, Sendable {
    case horizontal, vertical

    /// The other axis.
    @inlinable public var crossed: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

/// A width and a height in points.
public struct Size: Equatable, Sendable, BitwiseCopyable {
    /// In points. Not negative in answers of the engine's own rules; infinite where a view takes all of an endless
    /// proposal.
    public var width, height: Double

    /// A size of that width and height.
    @inlinable public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    /// A size from its lengths along and across `axis`.
    @inlinable public init(along axis: LayoutAxis, _ main: Double, _ cross: Double) {
        self = axis == .horizontal ? Size(main, cross) : Size(cross, main)
    }

    /// Nothing along both axes.
    public static let zero = Size(0, 0)

    /// The width for `.horizontal`, the height for `.vertical`.
    @inlinable public subscript(axis: LayoutAxis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

/// A point in its parent's space: points, y down.
public struct Point: Equatable, Sendable, BitwiseCopyable {
    /// Points from the left and from the top.
    public var x, y: Double

    /// A point so far right of and below the origin.
    @inlinable public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin: the parent's top left corner.
    public static let zero = Point(0, 0)

    /// x for `.horizontal`, y for `.vertical`.
    @inlinable public subscript(axis: LayoutAxis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    init(_ size: Size) { self.init(size.width, size.height) }

    /// The point held to where sums of lengths stay finite; 0 for a coordinate that is not finite itself.
    var finite: Point { Point(x.isFinite ? bounded(x) : 0, y.isFinite ? bounded(y) : 0) }
}

/// Distances from a rectangle's edges, inwards.
public struct Insets: Equatable, Sendable, BitwiseCopyable {
    /// In points; negative ones reach outside. Leading and trailing follow the container's direction.
    public var top, leading, bottom, trailing: Double

    /// Insets from the named edges, and 0 from the others.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension Insets {
    @inline(__always) func total(_ axis: LayoutAxis) -> Double {
        axis == .horizontal ? leading + trailing : top + bottom
    }

    /// What is left of a length, never less than nothing; of an unspecified length it is unspecified.
    @inline(__always) func inside(_ length: Double, _ axis: LayoutAxis) -> Double {
        isNone(length) ? length : max(length - total(axis), 0)
    }

    /// The insets held to where sums of lengths stay finite; 0 for one that is not finite itself.
    var finite: Insets {
        func finite(_ length: Double) -> Double { length.isFinite ? bounded(length) : 0 }
        return Insets(top: finite(top), leading: finite(leading), bottom: finite(bottom), trailing: finite(trailing))
    }

    /// A length with the insets around it, never less than nothing.
    @inline(__always) func outside(_ length: Double, _ axis: LayoutAxis) -> Double { max(length + total(axis), 0) }
}

/// What a parent offers: a length per axis, or none ("use your ideal").
///
/// "None" is stored as NaN, so that a proposal is two plain doubles; a NaN that arrives from outside therefore means
/// the ideal length. Lengths inside the engine are never negative: the entrances clamp them (`nonNegative`).
public struct Proposal: Equatable, Sendable, BitwiseCopyable {
    /// In points; NaN stands for "unspecified".
    public var width, height: Double

    /// Proposes both lengths; NaN proposes none.
    @inlinable public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    /// Proposes exactly `size`.
    @inlinable public init(_ size: Size) { self.init(size.width, size.height) }

    /// A proposal from its lengths along and across `axis`.
    @inlinable public init(along axis: LayoutAxis, _ main: Double, _ cross: Double) {
        self = axis == .horizontal ? Proposal(main, cross) : Proposal(cross, main)
    }

    /// The length that stands for "unspecified".
    @inlinable public static var none: Double { Double.nan }

    /// Proposes nothing on both axes: the ideal size is asked for.
    public static let unspecified = Proposal(.nan, .nan)

    /// The proposed width for `.horizontal`, the proposed height for `.vertical`.
    @inlinable public subscript(axis: LayoutAxis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The same proposal with negative lengths raised to 0.
    @inlinable public var nonNegative: Proposal {
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

/// The offset that centers a length in another; two endless lengths start together.
func centeringOffset(_ length: Double, in space: Double) -> Double {
    let offset = (space - length) / 2
    return offset.isFinite ? offset : 0
}

/// A finite length held to where sums of lengths stay finite.
func bounded(_ length: Double) -> Double { min(max(length, -1e15), 1e15) }
