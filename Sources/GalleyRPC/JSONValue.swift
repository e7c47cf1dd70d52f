import GalleyScenario

/// Any JSON of a message: the same tree as a scenario's.
package typealias JSONValue = ScenarioValue

extension ScenarioValue {
    /// A value of an object; null is none.
    package subscript(_ key: String) -> JSONValue? {
        guard case .object(let values) = self, let value = values[key], value != .null else { return nil }
        return value
    }

    /// Whether an object has a value of that name, be it null.
    package func hasKey(_ key: String) -> Bool {
        if case .object(let values) = self { values[key] != nil } else { false }
    }

    package var text: String? { if case .text(let value) = self { value } else { nil } }
    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    package var list: [JSONValue]? { if case .list(let values) = self { values } else { nil } }
    package var isObject: Bool { if case .object = self { true } else { false } }
}
