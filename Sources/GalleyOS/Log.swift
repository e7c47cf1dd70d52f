import Foundation

/// Writes a message whose format is C's, with `%@` for objects and `%{public}…` for what may be shown.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: any CVarArg...
) {
    log.write(type, formatted("\(message)", arguments))
}

/// Writes a message of a type, whose format is C's.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString,
    _ arguments: any CVarArg...
) {
    log.write(type, formatted("\(message)", arguments))
}

/// Writes a message with values in it.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default, message.text) }

/// Writes a message with values in it, of a type.
public func os_log(_ logLevel: OSLogType, _ message: OSLogMessage) { OSLog.default.write(logLevel, message.text) }

/// Writes a message with values in it to a log.
public func os_log(_ logLevel: OSLogType = .default, log: OSLog, _ message: OSLogMessage) {
    log.write(logLevel, message.text)
}

/// The format without what only a log can use: `%{public}@` is `%@` to C.
private func formatted(_ format: String, _ arguments: [any CVarArg]) -> String {
    var plain = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
        plain += rest[...percent]
        rest = rest[rest.index(after: percent)...]
        if rest.first == "{", let end = rest.firstIndex(of: "}") { rest = rest[rest.index(after: end)...] }
        // "%%" is a sign, and what follows it no format.
        if let first = rest.first {
            plain.append(first)
            rest = rest.dropFirst()
        }
    }
    return String(format: plain + rest, arguments: arguments)
}
