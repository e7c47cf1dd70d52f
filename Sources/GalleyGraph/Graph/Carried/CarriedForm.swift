import Foundation
@_spi(Reflection) import Swift

/// How values of a type are carried: what plain values they are made of, in the source's words.
///
/// Two types of one form have the same stored properties, by name and type, each of which is written and read as itself: memory of one
/// process is never taken for that of another.
enum CarriedForm {
    /// Types in types so deep are refused.
    private static let deepest = 32

    /// The form of a type's values.
    ///
    /// - Throws: `CarryingRefusal`, with the part that cannot be carried.
    static func text<T>(of type: T.Type, depth: Int = 0) throws -> String {
        guard depth < deepest else { throw CarryingRefusal("\(name(of: T.self)) lies in itself") }
        if T.self is any CarriedWhole.Type { return name(of: T.self) }
        if let container = T.self as? any CarriedContainer.Type {
            return try name(of: T.self) + "("
                + container.parts.map { try text(of: $0, depth: depth + 1) }.joined(separator: ",") + ")"
        }
        if let raw = T.self as? any RawRepresentable.Type, let form = try? text(ofRaw: raw, depth: depth) {
            return name(of: T.self) + ":" + form
        }
        if let cases = PlainCases(T.self) { return name(of: T.self) + "(" + cases.names.joined(separator: "|") + ")" }
        do {
            guard let fields = StoredFields(T.self) else {
                throw CarryingRefusal("\(name(of: T.self)) is no plain value")
            }
            return try text(of: fields, in: T.self, depth)
        } catch {
            if T.self is any Codable.Type, !(T.self is AnyClass) { return name(of: T.self) + ":coded" }
            throw error
        }
    }

    private static func text(of fields: StoredFields, in type: Any.Type, _ depth: Int) throws -> String {
        try name(of: type) + "{"
            + fields.all.map { try $0.name + ":" + text(of: $0.type, depth: depth + 1) }.joined(separator: ",") + "}"
    }

    /// The stored properties of a type whose values are carried by theirs.
    private static func carriedFields<T>(of type: T.Type) -> StoredFields? {
        guard let fields = StoredFields(T.self), (try? text(of: fields, in: T.self, 0)) != nil else { return nil }
        return fields
    }

    private static func text<R: RawRepresentable>(ofRaw type: R.Type, depth: Int) throws -> String {
        try text(of: R.RawValue.self, depth: depth + 1)
    }

    /// A type's name without its module and what it is generic over.
    static func name(of type: Any.Type) -> String {
        let name = ViewOwner.parts(of: _typeName(type, qualified: true)).dropFirst().joined(separator: ".")
        // Functions and tuples have no names.
        return name.isEmpty ? "\(type)" : name
    }

    // MARK: Values

    /// A value of a type that has a form.
    static func write<T>(_ value: T) throws -> CarriedValue {
        if let whole = T.self as? any CarriedWhole.Type { return written(value, whole) }
        if let container = T.self as? any CarriedContainer.Type { return try written(value, container) }
        if let raw = T.self as? any RawRepresentable.Type, (try? text(ofRaw: raw, depth: 0)) != nil {
            return try written(value, raw)
        }
        if let cases = PlainCases(T.self) { return .text(cases.name(of: value)) }
        if let fields = carriedFields(of: T.self) {
            return try withUnsafeBytes(of: value) { bytes in
                guard let base = bytes.baseAddress else { return .list([]) }
                return .list(try fields.all.map { try write($0.type, at: base + $0.offset) })
            }
        }
        guard let coded = value as? any Codable else { throw CarryingRefusal.another }
        return .bytes(try JSONEncoder().encode(coded))
    }

    private static func write<T>(_ type: T.Type, at address: UnsafeRawPointer) throws -> CarriedValue {
        try write(address.assumingMemoryBound(to: T.self).pointee)
    }

    private static func written<T, W: CarriedWhole>(_ value: T, _: W.Type) -> CarriedValue {
        same(value, as: W.self).carried
    }
    private static func written<T, C: CarriedContainer>(_ value: T, _: C.Type) throws -> CarriedValue {
        try same(value, as: C.self).carried
    }
    private static func written<T, R: RawRepresentable>(_ value: T, _: R.Type) throws -> CarriedValue {
        try write(same(value, as: R.self).rawValue)
    }

    /// A value of the type that has been written, in this process.
    static func read<T>(_ carried: CarriedValue, as type: T.Type) throws -> T {
        if let whole = T.self as? any CarriedWhole.Type { return try made(carried, whole) }
        if let container = T.self as? any CarriedContainer.Type { return try made(carried, container) }
        if let raw = T.self as? any RawRepresentable.Type, (try? text(ofRaw: raw, depth: 0)) != nil {
            return try made(carried, raw)
        }
        if let cases = PlainCases(T.self) { return try cases.value(named: String(carried: carried), T.self) }
        if let fields = carriedFields(of: T.self) { return try read(carried, fields, T.self) }
        guard let coded = T.self as? any Codable.Type else { throw CarryingRefusal.another }
        return try decoded(Data(carried: carried), coded)
    }

    private static func read<T>(_ carried: CarriedValue, _ fields: StoredFields, _ type: T.Type) throws -> T {
        guard case .list(let values) = carried, values.count == fields.all.count else { throw CarryingRefusal.another }
        // All are read before the first is put into its place: a value is made whole or not at all.
        let fill = try zip(fields.all, values).map { field, value in try filling(field, value) }
        let made = UnsafeMutablePointer<T>.allocate(capacity: 1)
        defer { made.deallocate() }
        for fill in fill { fill(UnsafeMutableRawPointer(made)) }
        return made.move()
    }

    private static func filling(_ field: StoredFields.Field, _ value: CarriedValue) throws
        -> (UnsafeMutableRawPointer) -> Void
    {
        func open<F>(_ type: F.Type) throws -> (UnsafeMutableRawPointer) -> Void {
            let read = try read(value, as: F.self)
            return { ($0 + field.offset).initializeMemory(as: F.self, to: read) }
        }
        return try open(field.type)
    }

    private static func made<W: CarriedWhole, T>(_ carried: CarriedValue, _: W.Type) throws -> T {
        same(try W(carried: carried), as: T.self)
    }
    private static func made<C: CarriedContainer, T>(_ carried: CarriedValue, _: C.Type) throws -> T {
        same(try C(carriedParts: carried), as: T.self)
    }
    private static func made<R: RawRepresentable, T>(_ carried: CarriedValue, _: R.Type) throws -> T {
        guard let value = R(rawValue: try read(carried, as: R.RawValue.self)) else {
            throw CarryingRefusal("\(name(of: R.self)) has no such value any more")
        }
        return same(value, as: T.self)
    }
    private static func decoded<C: Codable, T>(_ bytes: Data, _: C.Type) throws -> T {
        same(try JSONDecoder().decode(C.self, from: bytes), as: T.self)
    }

    /// A value whose type is known by two names. An optional in an `Any` would be unwrapped by a cast.
    private static func same<T, U>(_ value: T, as type: U.Type) -> U {
        precondition(T.self == U.self)
        return unsafeBitCast(value, to: U.self)
    }
}
