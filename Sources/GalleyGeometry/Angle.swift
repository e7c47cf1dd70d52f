import Foundation

/// A geometric angle, whose value you read in radians or degrees. Positive angles turn clockwise on screen.
@frozen public struct Angle: Hashable, Sendable, BitwiseCopyable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    @inlinable public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// Makes the zero angle.
    @inlinable public init() { radians = 0 }

    /// Makes an angle from radians.
    @inlinable public init(radians: Double) { self.radians = radians }

    /// Makes an angle from degrees.
    @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

    /// An angle given in radians.
    @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// An angle given in degrees.
    @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// The angle that does not turn.
    @inlinable public static var zero: Angle { Angle() }
}

extension Angle: Comparable {
    @inlinable public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle {
    /// The sum of two angles.
    @inlinable public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

    /// The difference of two angles.
    @inlinable public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

    /// The angle in the other direction.
    @inlinable public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// The angle, multiplied by a factor.
    @inlinable public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

    /// The angle, multiplied by a factor.
    @inlinable public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }

    /// The angle, divided by a number.
    @inlinable public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

    /// Adds an angle in place.
    @inlinable public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }

    /// Subtracts an angle in place.
    @inlinable public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }

    /// Multiplies in place.
    @inlinable public static func *= (lhs: inout Angle, rhs: Double) { lhs = lhs * rhs }

    /// Divides in place.
    @inlinable public static func /= (lhs: inout Angle, rhs: Double) { lhs = lhs / rhs }
}
