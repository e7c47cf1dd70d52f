/// A value made of others, of which it has any number.
protocol CarriedContainer {
    /// The types of what it holds.
    static var parts: [Any.Type] { get }
    var carried: CarriedValue { get throws }
    init(carriedParts: CarriedValue) throws
}

extension CarriedValue {
    /// What stands in a list.
    fileprivate var values: [CarriedValue] {
        get throws {
            guard case .list(let values) = self else { throw CarryingRefusal.another }
            return values
        }
    }
}

extension Optional: CarriedContainer {
    static var parts: [Any.Type] { [Wrapped.self] }
    var carried: CarriedValue { get throws { .list(try map { [try CarriedForm.write($0)] } ?? []) } }
    init(carriedParts: CarriedValue) throws {
        self = try carriedParts.values.first.map { try CarriedForm.read($0, as: Wrapped.self) }
    }
}

extension Array: CarriedContainer {
    static var parts: [Any.Type] { [Element.self] }
    var carried: CarriedValue { get throws { .list(try map { try CarriedForm.write($0) }) } }
    init(carriedParts: CarriedValue) throws {
        self = try carriedParts.values.map { try CarriedForm.read($0, as: Element.self) }
    }
}

extension Set: CarriedContainer {
    static var parts: [Any.Type] { [Element.self] }
    var carried: CarriedValue { get throws { try Array(self).carried } }
    init(carriedParts: CarriedValue) throws { self = Set(try [Element](carriedParts: carriedParts)) }
}

extension Dictionary: CarriedContainer {
    static var parts: [Any.Type] { [Key.self, Value.self] }
    var carried: CarriedValue {
        get throws { .list(try map { .list([try CarriedForm.write($0.key), try CarriedForm.write($0.value)]) }) }
    }
    init(carriedParts: CarriedValue) throws {
        self.init()
        for pair in try carriedParts.values {
            let values = try pair.values
            guard values.count == 2 else { throw CarryingRefusal.another }
            self[try CarriedForm.read(values[0], as: Key.self)] = try CarriedForm.read(values[1], as: Value.self)
        }
    }
}
