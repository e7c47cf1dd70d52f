import Foundation
import GalleyProtocol

/// A field that does not fit what is made from it.
public struct FieldMisfit: Error, CustomStringConvertible {
    /// The field's name; nil where several are to blame.
    public var field: String?
    public var description: String
}

/// Makes values from fields of text, such as a row's columns or a URL's parameters: numbers, Booleans, dates and choices are read
/// from their texts.
///
/// - A field that is missing or empty is nil where that is allowed.
/// - A list is a field that is there several times, or a JSON array.
/// - What has its own members is `name.member`, or a JSON object.
/// - Dates are ISO 8601, as in `2025-06-09T10:00:00Z` or `2025-06-09`; binary data is Base64.
public struct FieldsDecoder {
    let fields: [HostField]

    /// Values are looked for in these fields.
    public init(_ fields: [HostField]) { self.fields = fields }

    /// A value made of the fields; throws what does not fit.
    /// - Parameter refusesOthers: Whether a field that nothing is made from is an error.
    public func decode<Value: Decodable>(_ type: Value.Type, refusesOthers: Bool = false) throws(FieldMisfit) -> Value {
        let uses = FieldUses()
        let value: Value
        do {
            value = try Value(from: FieldDecoder(fields: fields, path: [], uses: uses))
        } catch {
            throw error as? FieldMisfit ?? (error as? DecodingError).map { FieldMisfit($0) }
                ?? FieldMisfit(description: "\(type) cannot be made: \(error)")
        }
        // Only now is it known what was asked for.
        if refusesOthers, let other = fields.first(where: { !uses.names.contains($0.name) })?.name {
            let known = uses.asked.sorted().joined(separator: ", ")
            throw FieldMisfit(
                field: other,
                description: "there is no '\(other)'; \(known.isEmpty ? "it takes nothing" : "it takes \(known)")")
        }
        return value
    }
}

extension FieldMisfit {
    init(_ error: DecodingError) {
        func name(_ path: [any CodingKey]) -> String { path.map(\.stringValue).joined(separator: ".") }
        switch error {
        case .keyNotFound(let key, let context):
            let full = name(context.codingPath + [key])
            self.init(field: full, description: "'\(full)' is missing")
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            let full = name(context.codingPath)
            self.init(field: full, description: "'\(full)' cannot be read: \(context.debugDescription)")
        @unknown default: self.init(description: "\(error)")
        }
    }
}

/// Which fields were made use of.
final class FieldUses {
    var names: Set<String> = []
    var asked: Set<String> = []
}

/// Decodes what stands at a path: the fields of that name, and those that begin with it.
struct FieldDecoder: Decoder {
    let fields: [HostField]
    let path: [String]
    let uses: FieldUses

    var codingPath: [any CodingKey] { path.map(FieldKey.init) }
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    var name: String { path.joined(separator: ".") }

    /// The texts of this name.
    var values: [String] {
        let name = name
        uses.asked.insert(name)
        uses.names.insert(name)
        return fields.filter { $0.name == name }.map(\.value)
    }

    /// Whether there are fields of members.
    var hasMembers: Bool {
        let start = name + "."
        return fields.contains { $0.name.hasPrefix(start) }
    }

    func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(FieldsContainer(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { FieldList(decoder: self, values: values) }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { FieldValue(decoder: self) }

    func member(_ key: some CodingKey) -> FieldDecoder {
        FieldDecoder(fields: fields, path: path + [key.stringValue], uses: uses)
    }

    /// The same place with one of several texts.
    func element(_ value: String) -> FieldDecoder {
        FieldDecoder(fields: [HostField(name: name, value: value)], path: path, uses: uses)
    }

    var missing: FieldMisfit { FieldMisfit(field: name, description: "'\(name)' is missing") }

    func misfit(_ wanted: String, _ value: String) -> FieldMisfit {
        FieldMisfit(field: name, description: "'\(name)' must be \(wanted), and is '\(value.prefix(100))'")
    }

    /// The one text.
    func text() throws -> String {
        let values = values
        guard let value = values.first else { throw missing }
        guard values.count == 1 else {
            throw FieldMisfit(field: name, description: "'\(name)' is there \(values.count) times")
        }
        return value
    }

    func flag() throws -> Bool {
        let text = try text()
        switch text.lowercased() {
        case "true", "yes", "1": return true
        case "false", "no", "0": return false
        default: throw misfit("true or false", text)
        }
    }

    func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let value = try known(type) { return value }
        if !hasMembers, let text = values.first, values.count == 1, text.hasPrefix("{") || text.hasPrefix("[") {
            do {
                let decoder = JSONDecoder()
                decoder.dateDecodingStrategy = .iso8601
                return try decoder.decode(type, from: Data(text.utf8))
            } catch {
                throw FieldMisfit(
                    field: name, description: "'\(name)' is no JSON for \(type): \(FieldMisfit.short(error))")
            }
        }
        do {
            return try Value(from: self)
        } catch DecodingError.dataCorrupted {
            throw misfit(Self.choices(type) ?? "a \(type)", (try? text()) ?? "")
        }
    }

    /// A value of a type that has a separate text.
    private func known<Value>(_ type: Value.Type) throws -> Value? {
        func read<Known>(_: Known.Type, _ wanted: String, _ make: (String) -> Known?) throws -> Value? {
            let text = try text()
            guard let value = make(text) else { throw misfit(wanted, text) }
            return value as? Value
        }
        switch type {
        case is Date.Type:
            return try read(Date.self, "a date such as 2025-06-09T10:00:00Z or 2025-06-09") {
                (try? Date($0, strategy: .iso8601)) ?? (try? Date($0, strategy: .iso8601.year().month().day()))
            }
        case is URL.Type: return try read(URL.self, "a URL") { URL(string: $0) }
        case is Data.Type: return try read(Data.self, "Base64") { Data(base64Encoded: $0) }
        case is Decimal.Type: return try read(Decimal.self, "a number") { Decimal(string: $0) }
        case is UUID.Type: return try read(UUID.self, "a UUID") { UUID(uuidString: $0) }
        default: return nil
        }
    }

    /// The texts that a type of choices knows.
    private static func choices(_ type: Any.Type) -> String? {
        guard let type = type as? any CaseIterable.Type else { return nil }
        func list<Choice: CaseIterable>(_: Choice.Type) -> String {
            Choice.allCases.map { "\(($0 as? any RawRepresentable)?.rawValue ?? $0)" }.joined(separator: ", ")
        }
        return "one of " + list(type)
    }
}

extension FieldMisfit {
    fileprivate static func short(_ error: any Error) -> String {
        guard let error = error as? DecodingError else { return "\(error)" }
        return FieldMisfit(error).description
    }
}

struct FieldKey: CodingKey {
    var stringValue: String
    var intValue: Int?

    init(_ text: String) { stringValue = text }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
