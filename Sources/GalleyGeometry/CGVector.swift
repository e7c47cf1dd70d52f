import Foundation

/// A displacement in the plane, in points, as CoreGraphics has it (Foundation on Linux does not).
@frozen public struct CGVector: Hashable, Sendable, BitwiseCopyable {
    /// The displacement along x.
    public var dx: CGFloat
    /// The displacement along y; positive points down.
    public var dy: CGFloat

    /// The displacement that goes nowhere.
    @inlinable public static var zero: CGVector { CGVector() }

    /// Makes the zero vector.
    @inlinable public init() {
        self.init(dx: CGFloat(0), dy: CGFloat(0))
    }

    /// Makes a vector from its components.
    @inlinable public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Makes a vector from its components.
    @inlinable public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Makes a vector from its components.
    @inlinable public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

extension CGVector: Codable {
    /// Reads dx and dy from an unkeyed list, CoreGraphics' format.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        self.init(dx: try values.decode(CGFloat.self), dy: try values.decode(CGFloat.self))
    }

    /// Writes dx and dy as an unkeyed list, CoreGraphics' format.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(dx)
        try values.encode(dy)
    }
}

extension CGVector: CustomDebugStringConvertible {
    public var debugDescription: String { "(\(dx), \(dy))" }
}
