import Foundation
import GalleyProtocol

/// The members of what is decoded: fields of their names.
struct FieldsContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: FieldDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] {
        let start = decoder.path.isEmpty ? "" : decoder.name + "."
        return decoder.fields.compactMap { field in
            guard field.name.hasPrefix(start) else { return nil }
            decoder.uses.names.insert(field.name)
            return Key(stringValue: String(field.name.dropFirst(start.count).prefix { $0 != "." }))
        }
    }

    func contains(_ key: Key) -> Bool {
        let member = decoder.member(key)
        return !member.values.isEmpty || member.hasMembers
    }

    /// An empty text is nothing, where nothing is allowed.
    func decodeNil(forKey key: Key) throws -> Bool {
        let member = decoder.member(key)
        return member.values.allSatisfy(\.isEmpty) && !member.hasMembers
    }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try decoder.member(key).flag() }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try decoder.member(key).text() }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try decoder.member(key).finite() }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { Float(try decoder.member(key).finite()) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try decoder.member(key).whole() }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try decoder.member(key).whole() }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try decoder.member(key).whole() }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try decoder.member(key).whole() }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try decoder.member(key).whole() }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try decoder.member(key).whole() }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try decoder.member(key).whole() }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try decoder.member(key).whole() }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try decoder.member(key).whole() }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try decoder.member(key).whole() }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        let member = decoder.member(key)
        guard contains(key) else { throw member.missing }
        return try member.value(type)
    }

    func nestedContainer<Nested>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
        try decoder.member(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder.member(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { decoder }
    func superDecoder(forKey key: Key) throws -> any Decoder { decoder.member(key) }
}

/// The texts of a field that is there several times, or once.
struct FieldList: UnkeyedDecodingContainer {
    let decoder: FieldDecoder
    let values: [String]
    var currentIndex = 0

    init(decoder: FieldDecoder, values: [String]) {
        self.decoder = decoder
        // One empty text is an empty list.
        self.values = values == [""] ? [] : values
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { values.count }
    var isAtEnd: Bool { currentIndex >= values.count }

    private mutating func next() throws -> FieldDecoder {
        guard !isAtEnd else { throw decoder.missing }
        defer { currentIndex += 1 }
        return decoder.element(values[currentIndex])
    }

    mutating func decodeNil() throws -> Bool { false }
    mutating func decode(_ type: Bool.Type) throws -> Bool { try next().flag() }
    mutating func decode(_ type: String.Type) throws -> String { try next().text() }
    mutating func decode(_ type: Double.Type) throws -> Double { try next().finite() }
    mutating func decode(_ type: Float.Type) throws -> Float { Float(try next().finite()) }
    mutating func decode(_ type: Int.Type) throws -> Int { try next().whole() }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try next().whole() }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try next().whole() }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try next().whole() }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try next().whole() }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try next().whole() }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next().whole() }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next().whole() }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next().whole() }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next().whole() }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next().value(type) }

    mutating func nestedContainer<Nested>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
        try next().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }
    mutating func superDecoder() throws -> any Decoder { decoder }
}

/// One text.
struct FieldValue: SingleValueDecodingContainer {
    let decoder: FieldDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { decoder.values.allSatisfy(\.isEmpty) }
    func decode(_ type: Bool.Type) throws -> Bool { try decoder.flag() }
    func decode(_ type: String.Type) throws -> String { try decoder.text() }
    func decode(_ type: Double.Type) throws -> Double { try decoder.finite() }
    func decode(_ type: Float.Type) throws -> Float { Float(try decoder.finite()) }
    func decode(_ type: Int.Type) throws -> Int { try decoder.whole() }
    func decode(_ type: Int8.Type) throws -> Int8 { try decoder.whole() }
    func decode(_ type: Int16.Type) throws -> Int16 { try decoder.whole() }
    func decode(_ type: Int32.Type) throws -> Int32 { try decoder.whole() }
    func decode(_ type: Int64.Type) throws -> Int64 { try decoder.whole() }
    func decode(_ type: UInt.Type) throws -> UInt { try decoder.whole() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try decoder.whole() }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try decoder.whole() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try decoder.whole() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try decoder.whole() }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value(type) }
}

extension FieldDecoder {
    fileprivate func whole<Number: FixedWidthInteger>() throws -> Number {
        let text = try text()
        guard let value = Number(text) else {
            throw misfit(
                Int(text) == nil ? "a whole number" : "a number from \(Number.min) to \(Number.max)", text)
        }
        return value
    }

    fileprivate func finite() throws -> Double {
        let text = try text()
        guard let value = Double(text), value.isFinite else { throw misfit("a number", text) }
        return value
    }
}
