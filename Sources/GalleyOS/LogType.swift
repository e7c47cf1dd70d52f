/// How serious a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt8

    /// Makes a value from its raw value.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Makes a value from its raw value.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// What is worth knowing in any case: `Logger.notice`.
    public static let `default` = OSLogType(0x00)
    /// What helps, but is not needed.
    public static let info = OSLogType(0x01)
    /// What only the one who looks for a fault reads.
    public static let debug = OSLogType(0x02)
    /// Something went wrong: `Logger.warning` and `error`.
    public static let error = OSLogType(0x10)
    /// A fault of the program itself: `Logger.critical` and `fault`.
    public static let fault = OSLogType(0x11)
}
