import Foundation

/// What becomes of messages: nothing. On Apple's platforms they go to the unified log, which is none of a program's streams,
/// and to standard error only where the environment has `OS_ACTIVITY_DT_MODE`, as Xcode sets it. The same holds here, where
/// there is no unified log.
enum LogOutput {
    static let isOn: Bool = {
        guard let value = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] else { return false }
        return !["", "0", "NO", "no", "disable"].contains(value)
    }()

    static func write(_ text: String, to log: OSLog, _ type: OSLogType) {
        let place = log.subsystem.isEmpty && log.category.isEmpty ? "" : "[\(log.subsystem):\(log.category)] "
        // One write a line, so that threads do not mix theirs.
        FileHandle.standardError.write(Data("\(place)\(name(of: type))\(text)\n".utf8))
    }

    private static func name(of type: OSLogType) -> String {
        switch type {
        case .error: "error: "
        case .fault: "fault: "
        default: ""
        }
    }
}
