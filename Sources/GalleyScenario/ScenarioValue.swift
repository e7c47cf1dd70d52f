import Foundation

/// A value of a scenario's file, and of the messages of `galley mcp` and `galley lsp`: any JSON.
public enum ScenarioValue: Codable, Hashable, Sendable {
    /// Nothing.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number without a fraction.
    case integer(Int)
    /// Any other number.
    case number(Double)
    /// A text.
    case text(String)
    /// Values in their order.
    case list([ScenarioValue])
    /// Values by their names.
    case object([String: ScenarioValue])

    /// Reads any JSON.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([ScenarioValue].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: ScenarioValue].self))
        }
    }

    /// Writes it as JSON.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
    }

    /// It as `UserDefaults` gives it back; nil for null.
    public var stored: (any Sendable)? {
        switch self {
        case .null: nil
        case .bool(let value): value
        case .integer(let value): value
        case .number(let value): value
        case .text(let value): value
        case .list(let values): values.compactMap(\.stored)
        case .object(let values): values.compactMapValues(\.stored)
        }
    }

    /// The number, with a fraction or without; nil for all else.
    package var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    /// It as the bytes of a JSON file, its keys in order.
    var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // What was read as JSON can be written as JSON.
        return (try? encoder.encode(self)) ?? Data()
    }

    /// What messages call its kind.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a truth value"
        case .integer, .number: "a number"
        case .text: "a text"
        case .list: "a list"
        case .object: "an object"
        }
    }
}

extension ScenarioValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    /// A text.
    public init(stringLiteral value: String) { self = .text(value) }
    /// A number without a fraction.
    public init(integerLiteral value: Int) { self = .integer(value) }
    /// Any other number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// `true` or `false`.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Values in their order.
    public init(arrayLiteral elements: ScenarioValue...) { self = .list(elements) }
    /// Values by their names; of a name that stands twice the last.
    public init(dictionaryLiteral elements: (String, ScenarioValue)...) {
        self = .object(Dictionary(elements) { $1 })
    }
    /// Nothing.
    public init(nilLiteral: ()) { self = .null }
}
