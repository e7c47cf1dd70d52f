/// Writes messages to a log.
public struct Logger: Sendable {
    private let log: OSLog

    /// Writes to the default log, which has no subsystem and category.
    public init() { log = .default }

    /// Writes to an existing log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes to a log of that subsystem, such as a bundle identifier, and category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Writes a message of type `.default`.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }

    /// Writes a message of a type of your choice.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }

    /// Writes a message of type `.debug`, the least one: there is no type of its own for traces.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

    /// Writes a message of type `.debug`.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

    /// Writes a message of type `.info`.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }

    /// Writes a message of type `.default`.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }

    /// Writes a message of type `.error`: there is no type of its own for warnings.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }

    /// Writes a message of type `.error`.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }

    /// Writes a message of type `.fault`.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

    /// Writes a message of type `.fault`.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
