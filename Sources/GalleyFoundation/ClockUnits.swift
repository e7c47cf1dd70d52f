// What the time.h of Apple's Dispatch defines, and that of other platforms does not. Put into the code that uses them, which needs
// no library for a number.

/// Nanoseconds in a second.
@_transparent public var NSEC_PER_SEC: UInt64 { 1_000_000_000 }

/// Nanoseconds in a millisecond.
@_transparent public var NSEC_PER_MSEC: UInt64 { 1_000_000 }

/// Nanoseconds in a microsecond.
@_transparent public var NSEC_PER_USEC: UInt64 { 1000 }

/// Microseconds in a second.
@_transparent public var USEC_PER_SEC: UInt64 { 1_000_000 }
