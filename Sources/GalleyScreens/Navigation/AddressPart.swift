import Foundation

/// A value of a path as a part of an address, as people read them: a text as it is, a number in digits, a case by its raw value, what else
/// is `Codable` as JSON.
enum AddressPart {
    /// The part that stands for a value; nil where it has none, or an empty one, which no address can hold.
    ///
    /// - Parameter isNamed: Whether the value's type stands before it, because those of the path can be of several.
    static func text(of value: AnyHashable, isNamed: Bool) -> String? {
        guard let text = text(value.base), !text.isEmpty, text.utf8.count <= 1000 else { return nil }
        return isNamed ? "\(type(of: value.base)):\(text)" : text
    }

    /// The value that a part stands for.
    static func value(_ text: String, _ type: any Hashable.Type) -> AnyHashable? {
        (read(text, type) as? any Hashable).map { AnyHashable($0) }
    }

    /// The value of a part that begins with its type's name, one of some types.
    static func value(named text: String, _ types: [any Hashable.Type]) -> AnyHashable? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        guard let type = types.first(where: { String(describing: $0) == text[..<colon] }) else { return nil }
        return value(String(text[text.index(after: colon)...]), type)
    }

    private static func text(_ value: Any) -> String? {
        switch value {
        case let value as UUID: return value.uuidString
        case let value as any LosslessStringConvertible: return value.description
        case let value as any RawRepresentable: return rawText(value)
        case let value as any Codable:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
        default: return nil
        }
    }

    private static func rawText<Value: RawRepresentable>(_ value: Value) -> String? { text(value.rawValue) }

    private static func read(_ text: String, _ type: Any.Type) -> Any? {
        switch type {
        case is UUID.Type: return UUID(uuidString: text)
        case let type as any LosslessStringConvertible.Type: return type.init(text)
        case let type as any RawRepresentable.Type: return readRaw(text, type)
        case let type as any (Codable & Hashable).Type: return readJSON(text, type)
        default: return nil
        }
    }

    private static func readRaw<Value: RawRepresentable>(_ text: String, _ type: Value.Type) -> Any? {
        (read(text, Value.RawValue.self) as? Value.RawValue).flatMap(Value.init(rawValue:))
    }

    private static func readJSON<Value: Decodable>(_ text: String, _ type: Value.Type) -> Any? {
        try? JSONDecoder().decode(type, from: Data(text.utf8))
    }
}
