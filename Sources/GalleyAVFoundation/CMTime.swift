import Foundation

/// A time of a film, as a number of parts of a second.
public struct CMTime: Sendable {
    /// What is known of a time.
    public struct Flags: OptionSet, Sendable {
        public let rawValue: UInt32

        /// A set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// It is one.
        public static let valid = Flags(rawValue: 1)
        /// It was rounded.
        public static let hasBeenRounded = Flags(rawValue: 2)
        /// It is after all others.
        public static let positiveInfinity = Flags(rawValue: 4)
        /// It is before all others.
        public static let negativeInfinity = Flags(rawValue: 8)
        /// It is not known.
        public static let indefinite = Flags(rawValue: 16)
    }

    /// How many parts.
    public var value: Int64
    /// How many parts are a second.
    public var timescale: Int32
    /// What is known of it.
    public var flags: Flags
    /// Which run of a loop it is in.
    public var epoch: Int64

    /// No time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
    /// A number of parts of a second.
    public init(value: Int64, timescale: Int32) {
        self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
    }
    /// A time by its parts.
    public init(value: Int64, timescale: Int32, flags: Flags, epoch: Int64) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }
    /// Seconds, rounded to parts of a second.
    public init(seconds: Double, preferredTimescale: Int32) {
        let parts = (seconds * Double(preferredTimescale)).rounded()
        if seconds.isNaN || preferredTimescale <= 0 {
            self.init()
        } else if let value = Int64(exactly: parts) {
            let isExact = Double(value) / Double(preferredTimescale) == seconds
            self.init(
                value: value, timescale: preferredTimescale, flags: isExact ? .valid : [.valid, .hasBeenRounded],
                epoch: 0)
        } else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
        }
    }

    /// The beginning.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// No time.
    public static let invalid = CMTime()
    /// A time that is not known.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// After all others.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// Before all others.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// Whether it is a time.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether it is not known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether it is after all others.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether it is before all others.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether it is a number of seconds.
    public var isNumeric: Bool {
        isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity])
    }
    /// Whether it was rounded.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// It in seconds; not a number where it is none.
    public var seconds: Double {
        if isNumeric { return timescale == 0 ? .nan : Double(value) / Double(timescale) }
        return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
    }

    /// It in other parts of a second, the nearest.
    public func convertScale(_ newTimescale: Int32) -> CMTime {
        isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
    }

    /// Both together.
    public static func + (lhs: CMTime, rhs: CMTime) -> CMTime { joined(lhs, rhs, +) }
    /// The time between them.
    public static func - (lhs: CMTime, rhs: CMTime) -> CMTime { joined(lhs, rhs, -) }

    private static func joined(_ lhs: CMTime, _ rhs: CMTime, _ join: (Double, Double) -> Double) -> CMTime {
        guard lhs.isValid, rhs.isValid, !lhs.isIndefinite, !rhs.isIndefinite else {
            return lhs.isValid && rhs.isValid ? .indefinite : .invalid
        }
        return CMTime(
            seconds: join(lhs.seconds, rhs.seconds), preferredTimescale: max(lhs.timescale, rhs.timescale, 1))
    }
}

extension CMTime: Hashable, Comparable {
    public static func == (lhs: CMTime, rhs: CMTime) -> Bool {
        lhs.isNumeric && rhs.isNumeric ? lhs.seconds == rhs.seconds : lhs.flags == rhs.flags
    }
    public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.order < rhs.order }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(order.kind)
        hasher.combine(order.seconds)
    }

    /// Where it lies among others, as CMTime.h has it: numbers, then what is indefinite, then infinity, then what is invalid.
    private var order: (kind: Int, seconds: Double) {
        if isNumeric && timescale != 0 { return (0, seconds) }
        if isNegativeInfinity { return (0, -.infinity) }
        return (isIndefinite ? 1 : isPositiveInfinity ? 2 : 3, 0)
    }
}

/// A number of parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// Seconds, rounded to parts of a second.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// A time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// How many parts a time has.
public typealias CMTimeValue = Int64
/// How many parts are a second.
public typealias CMTimeScale = Int32
/// Which run of a loop a time is in.
public typealias CMTimeEpoch = Int64
/// What is known of a time.
public typealias CMTimeFlags = CMTime.Flags
