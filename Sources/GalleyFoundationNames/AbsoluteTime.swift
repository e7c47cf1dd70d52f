import Foundation

// Core Foundation's own of the toolchain is preferred where a file imports both.

/// A time, in seconds since the first moment of 2001 in Greenwich.
public typealias CFAbsoluteTime = Double

/// The time now.
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// How many seconds before 2001 1970 began.
@_disfavoredOverload
public var kCFAbsoluteTimeIntervalSince1970: Double { Date.timeIntervalBetween1970AndReferenceDate }
