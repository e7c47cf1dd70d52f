import GalleyGraph

/// The values of the screens that lie on top of a stack's first one, of any types.
nonisolated public struct NavigationPath: Equatable {
    private(set) var values: [AnyHashable]

    /// An empty path: the first screen is shown.
    public init() { values = [] }

    /// A path of these values, the lowest screen first.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    /// A path of these values, the lowest screen first.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
        values = elements.map { AnyHashable($0) }
    }

    /// The values of a path that was written down.
    public init(_ codable: CodableRepresentation) { values = codable.values }

    /// The path in a form that can be written down; nil where a value cannot be.
    public var codable: CodableRepresentation? {
        values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
    }

    /// How many screens lie on top of the first one.
    public var count: Int { values.count }

    /// Whether the first screen is shown.
    public var isEmpty: Bool { values.isEmpty }

    /// Puts a screen for `value` on top.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Puts a screen for `value` on top.
    public mutating func append<V: Hashable & Codable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Takes the last values off, `k` of them.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

    /// A path in a form that can be written down: for each value, the last one first, its type's name and itself as JSON.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let values: [AnyHashable]

        fileprivate init(values: [AnyHashable]) { self.values = values }

        /// Reads a path: each value's type, then the value as JSON.
        /// - Throws: `DecodingError` where a name is of no type that can be read, or the JSON is not of that type.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let json = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(name) is no type that can be read from a path")
                }
                values.append(try Self.value(type, json))
            }
            self.values = values.reversed()
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values.reversed() {
                guard let codable = value.base as? any Codable, let name = _mangledTypeName(type(of: value.base)) else {
                    throw EncodingError.invalidValue(
                        value.base, .init(codingPath: encoder.codingPath, debugDescription: "a value is not Codable"))
                }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(codable), as: UTF8.self))
            }
        }

        private static func value<V: Codable & Hashable>(_ type: V.Type, _ json: String) throws -> AnyHashable {
            AnyHashable(try JSONDecoder().decode(type, from: Data(json.utf8)))
        }
    }
}
