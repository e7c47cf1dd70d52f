import Foundation
import Logging

/// Writes each message as one line of JSON on standard error.
package struct JSONLogHandler: LogHandler {
    package var metadata: Logger.Metadata = [:]
    package var logLevel: Logger.Level
    private let label: String

    package init(label: String, level: Logger.Level = .info) {
        self.label = label
        logLevel = level
    }

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    package func log(event: LogEvent) {
        var fields = metadata.merging(event.metadata ?? [:]) { _, new in new }.mapValues { "\($0)" }
        fields["time"] = Date.now.formatted(.iso8601.time(includingFractionalSeconds: true))
        fields["level"] = event.level.rawValue
        fields["message"] = "\(event.message)"
        fields["label"] = label
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard var line = try? encoder.encode(fields) else { return }
        line.append(UInt8(ascii: "\n"))
        // One call a line: lines of several threads do not mix.
        line.withUnsafeBytes { bytes in _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
    }
}
