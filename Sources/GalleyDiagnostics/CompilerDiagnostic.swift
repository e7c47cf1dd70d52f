import Foundation
import GalleyProtocol

/// One message of the compiler's as it writes it for programs (`-serialize-diagnostics-path`, Clang's format), with its fixes.
package struct CompilerDiagnostic: Codable, Equatable, Sendable {
    package var severity: ToolMessage.Severity
    /// The compiler's own name for the message, as `-debug-diagnostic-names` adds it; empty where it has none.
    package var id: String
    package var text: String
    /// Nil for what concerns no file.
    package var place: ToolMessage.Place?
    /// The ranges that are underlined.
    package var ranges: [ToolMessage.Place] = []
    package var fixes: [ToolMessage.Edit] = []
    package var notes: [CompilerDiagnostic] = []

    /// A message without ranges, fixes and notes.
    package init(severity: ToolMessage.Severity, id: String, text: String, place: ToolMessage.Place? = nil) {
        (self.severity, self.id, self.text, self.place) = (severity, id, text, place)
    }

    /// The messages of a file that the compiler has written; nil without a file, and for anything else.
    package static func read(_ path: String) -> [CompilerDiagnostic]? {
        FileManager.default.contents(atPath: path).flatMap { try? read($0) }
    }

    /// Blocks and records of the format (clang/Frontend/SerializedDiagnostics.h).
    private enum Number {
        static let message: UInt64 = 9
        static let diagnostic: UInt64 = 2
        static let range: UInt64 = 3
        static let fileName: UInt64 = 6
        static let fix: UInt64 = 7
    }

    static func read(_ data: Data) throws -> [CompilerDiagnostic] {
        var stream = try Bitstream(data, magic: "DIAG")
        var files: [UInt64: String] = [:]
        // The messages that are open, a note in its message.
        var open: [CompilerDiagnostic?] = []
        var all: [CompilerDiagnostic] = []
        while let item = try stream.next() {
            switch item {
            case .enter(let block): open.append(block == Number.message ? Self.empty : nil)
            case .leave:
                guard let last = open.popLast(), let message = last else { continue }
                if open.isEmpty {
                    all.append(message)
                } else {
                    open[open.count - 1]?.notes.append(message)
                }
            case .record(let record):
                if record.code == Number.fileName, let id = record.values.first {
                    files[id] = record.text ?? ""
                } else if !open.isEmpty {
                    open[open.count - 1]?.take(record, files)
                }
            }
        }
        return all
    }

    private static let empty = CompilerDiagnostic(severity: .error, id: "", text: "")

    private mutating func take(_ record: Bitstream.Record, _ files: [UInt64: String]) {
        let values = record.values
        switch record.code {
        case Number.diagnostic where values.count >= 5:
            severity = values[0] >= 3 && values[0] != 5 ? .error : values[0] == 2 ? .warning : .note
            place = Self.place(values[1...], files)
            (text, id) = Self.parted(record.text ?? "")
        case Number.range where values.count >= 8:
            if let range = Self.range(values, files) { ranges.append(range) }
        case Number.fix where values.count >= 8:
            if let range = Self.range(values, files) {
                fixes.append(ToolMessage.Edit(place: range, text: record.text ?? ""))
            }
        default: break
        }
    }

    /// A place is four numbers: file, line, column, offset.
    private static func place(_ values: ArraySlice<UInt64>, _ files: [UInt64: String]) -> ToolMessage.Place? {
        let numbers = Array(values)
        guard numbers.count >= 3, let file = files[numbers[0]], !file.isEmpty, numbers[1] > 0 else { return nil }
        return ToolMessage.Place(file: file, line: Int(clamping: numbers[1]), column: Int(clamping: numbers[2]))
    }

    private static func range(_ values: [UInt64], _ files: [UInt64: String]) -> ToolMessage.Place? {
        guard var first = place(values[0...], files), let end = place(values[4...], files) else { return nil }
        (first.endLine, first.endColumn) = (end.line, end.column)
        return first
    }

    /// `cannot find 'a' in scope [cannot_find_in_scope]`, taken apart.
    private static func parted(_ text: String) -> (text: String, id: String) {
        guard text.hasSuffix("]"), let start = text.range(of: " [", options: .backwards),
            text[start.upperBound...].dropLast().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return (text, "") }
        return (String(text[..<start.lowerBound]), String(text[start.upperBound...].dropLast()))
    }
}
