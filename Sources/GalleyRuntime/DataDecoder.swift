import Foundation
import GalleyProtocol
import GalleyWorker

/// Makes views from the data that `--data` gives, and says where that does not fit.
enum DataDecoder {
    /// Data that does not fit; describes itself with the file, the line and the key.
    struct Misfit: Error, CustomStringConvertible {
        var description: String
        /// The field that is to blame.
        var field: String?
    }

    /// Dates are ISO 8601, as in `2025-06-09T10:00:00Z`; binary data is Base64.
    @MainActor
    static func decode<Value: Decodable>(_ type: Value.Type, from data: HostData?) throws(Misfit) -> Value {
        guard let data else {
            throw Misfit(description: "\(type) is made from data, and there is none; give --data FILE.json")
        }
        if let fields = data.fields {
            do throws(FieldMisfit) {
                return try FieldsDecoder(fields).decode(type, refusesOthers: data.refusesOthers)
            } catch {
                throw Misfit(
                    description: data.path.isEmpty ? "\(error)" : "\(data.path):\(data.line): \(error)",
                    field: error.field)
            }
        }
        let decoder = JSONDecoder()
        // Foundation's own strategy for such dates does not say where a wrong one is.
        decoder.dateDecodingStrategy = .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            if let date = try? Date(text, strategy: .iso8601) { return date }
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "'\(text)' is no date; write it like 2025-06-09T10:00:00Z"))
        }
        do {
            return try decoder.decode(type, from: Data(data.text.utf8))
        } catch let error as DecodingError {
            throw Misfit(description: explain(error, of: type, data))
        } catch {
            throw Misfit(description: "\(data.path): \(type) cannot be made: \(error)")
        }
    }

    private static func explain(_ error: DecodingError, of type: any Any.Type, _ data: HostData) -> String {
        let text: JSONText
        do {
            text = try JSONText(data.text)
        } catch {
            return "\(data.path):\(error.line + data.line - 1):\(error.column): this is no JSON: \(error.reason)"
        }
        func message(_ path: [any CodingKey], _ what: (_ name: String, _ found: String) -> String) -> String {
            let value = text.value(at: path)
            let line = value.line + data.line - 1
            return "\(data.path):\(line):\(value.column): \(what(name(of: path), value.kind)), for \(type)"
        }
        switch error {
        case .typeMismatch(let wanted, let context):
            return message(context.codingPath) { name, found in "\(name) must be of type \(wanted), and is \(found)" }
        case .valueNotFound(let wanted, let context):
            return message(context.codingPath) { name, found in "\(name) must be of type \(wanted), and is \(found)" }
        case .keyNotFound(let key, let context):
            return message(context.codingPath) { name, _ in "\(name) lacks the key '\(key.stringValue)'" }
        case .dataCorrupted(let context):
            return message(context.codingPath) { name, _ in "\(name) cannot be read: \(context.debugDescription)" }
        @unknown default: return "\(data.path): \(error)"
        }
    }

    /// `'items[2].price'`.
    private static func name(of path: [any CodingKey]) -> String {
        guard !path.isEmpty else { return "the whole" }
        var text = ""
        for key in path {
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += (text.isEmpty ? "" : ".") + key.stringValue
            }
        }
        return "'\(text)'"
    }
}
