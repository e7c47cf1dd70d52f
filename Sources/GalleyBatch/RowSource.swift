import Foundation
import GalleyBytes
import GalleyProcesses
import GalleyProtocol

/// A row that a picture is made from.
package struct BatchRow: Sendable {
    /// Counted from 1, headers and empty lines left out.
    package var number: Int
    package var data: HostData
    /// Changes when the row changes.
    package var hash: UInt64
    /// Why nothing can be made from it.
    package var fault: String?

    /// The text of a column; nil if there is none, or where it is a list or an object.
    package func value(of column: String) -> String? {
        if let fields = data.fields { return fields.first { $0.name == column }?.value }
        guard let object = try? JSONSerialization.jsonObject(with: Data(data.text.utf8)) as? [String: Any] else {
            return nil
        }
        switch object[column] {
        case let text as String: return text
        case let number as NSNumber:
            return CFGetTypeIDIsBoolean(number) ? (number.boolValue ? "true" : "false") : "\(number)"
        default: return nil
        }
    }

    private func CFGetTypeIDIsBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}

/// Rows of a file or of standard input, one after the other.
package struct RowSource {
    package enum Format: String, CaseIterable, Sendable {
        case csv, json, jsonl
    }

    private enum Reader {
        case csv(CSVReader)
        case json(JSONArrayReader)
        case jsonl(LineReader)
    }

    private let path: String
    private var reader: Reader
    private var number = 0
    private var line = 0
    /// The columns of a table; nil where each row has its own names.
    package private(set) var columns: [String]?

    /// How many bytes have been read.
    package var offset: Int {
        switch reader {
        case .csv(let reader): reader.offset
        case .json(let reader): reader.offset
        case .jsonl(let reader): reader.offset
        }
    }

    /// - Parameter path: What messages call it.
    package init(_ descriptor: Int32, path: String, format: Format) throws {
        self.path = path
        switch format {
        case .csv:
            var csv = CSVReader(descriptor)
            do throws(CSVReader.Fault) {
                guard let header = try csv.next() else {
                    throw CSVReader.Fault(line: 1, reason: "it has no header: the first line names the columns")
                }
                columns = header.fields
                if let name = Self.repeated(header.fields) {
                    throw CSVReader.Fault(line: header.line, reason: "two columns are called '\(name)'")
                }
            } catch {
                throw Failure(ExitStatus.source, "\(path):\(error.line): \(error.reason)")
            }
            reader = .csv(csv)
        case .json: reader = .json(JSONArrayReader(descriptor))
        case .jsonl: reader = .jsonl(LineReader(descriptor, limit: 16 << 20))
        }
    }

    private static func repeated(_ names: [String]) -> String? {
        var known: Set<String> = []
        return names.first { !known.insert($0).inserted }
    }

    /// The next row; nil at the end.
    package mutating func next() throws -> BatchRow? {
        switch reader {
        case .csv(var csv):
            do throws(CSVReader.Fault) {
                let record = try csv.next()
                reader = .csv(csv)
                return record.map { row(of: $0) }
            } catch {
                throw Failure(ExitStatus.source, "\(path):\(error.line): \(error.reason)")
            }
        case .json(var elements):
            do throws(JSONArrayReader.Fault) {
                let element = try elements.next()
                reader = .json(elements)
                guard let element else { return nil }
                line = element.line
                return row(of: element.text)
            } catch {
                throw Failure(ExitStatus.source, "\(path):\(error.line): \(error.reason)")
            }
        case .jsonl(var lines):
            do throws(LineReader.Failure) {
                while let text = try lines.next() {
                    line += 1
                    guard text.contains(where: { !" \t\r".utf8.contains($0) }) else { continue }
                    reader = .jsonl(lines)
                    return row(of: text)
                }
            } catch {
                throw Failure(ExitStatus.source, "\(path):\(line + 1): \(error.reason)")
            }
            reader = .jsonl(lines)
            return nil
        }
    }

    private mutating func row(of record: CSVReader.Record) -> BatchRow {
        number += 1
        let columns = columns ?? []
        let fields = zip(columns, record.fields).map { HostField(name: $0, value: $1) }
        var data = HostData(path: path, fields: fields)
        data.line = record.line
        var hash = RowHash()
        for field in fields {
            hash.combine(field.name)
            hash.combine(field.value)
        }
        var row = BatchRow(number: number, data: data, hash: hash.value)
        if record.fields.count != columns.count {
            row.fault =
                "\(path):\(record.line): it has \(record.fields.count) fields, and there are \(columns.count) columns"
        }
        return row
    }

    private mutating func row(of text: Data) -> BatchRow {
        number += 1
        var hash = RowHash()
        hash.combine(text)
        let json = String(validating: text, as: UTF8.self)
        var row = BatchRow(number: number, data: HostData(path: path, text: json ?? "", line: line), hash: hash.value)
        if json == nil { row.fault = "\(path):\(line): it is not UTF-8" }
        return row
    }
}

/// A 64-bit FNV-1a hash.
package struct RowHash {
    package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    package init() {}

    package mutating func combine(_ text: String) {
        for byte in text.utf8 { combine(byte) }
        combine(0xff)
    }

    package mutating func combine(_ data: Data) {
        for byte in data { combine(byte) }
    }

    private mutating func combine(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
}
