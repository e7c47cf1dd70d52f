/// A value under a key, in memory that the views of a rendering share.
@propertyWrapper public struct _StoredValue<Value> {
    private let key: String
    private let standard: Value
    private let decode: (Any) -> Value?
    private let encode: (Value) -> Any?
    private var memory = StoredValues()

    private init(
        _ key: String, _ standard: Value, decode: @escaping (Any) -> Value?, encode: @escaping (Value) -> Any?
    ) {
        self.key = key
        self.standard = standard
        self.decode = decode
        self.encode = encode
    }

    static func plain(_ key: String, _ standard: Value) -> Self {
        Self(key, standard, decode: { $0 as? Value }, encode: { $0 })
    }

    static func optional<V>(_ key: String) -> Self where Value == V? {
        Self(key, nil, decode: { ($0 as? V).map { .some($0) } }, encode: { $0 })
    }

    /// Kept as its raw value, which a view may read by itself.
    static func raw(_ key: String, _ standard: Value) -> Self where Value: RawRepresentable {
        Self(
            key, standard, decode: { ($0 as? Value.RawValue).flatMap { Value(rawValue: $0) } }, encode: { $0.rawValue })
    }

    static func optionalRaw<R: RawRepresentable>(_ key: String) -> Self where Value == R? {
        Self(key, nil, decode: { ($0 as? R.RawValue).map { R(rawValue: $0) } }, encode: { $0?.rawValue })
    }

    /// The value that is kept, or the standard one.
    public var wrappedValue: Value {
        get { memory.value(key).flatMap(decoded) ?? standard }
        nonmutating set { memory.set(encode(newValue), key) }
    }

    /// A kept value in its type. What was stored beforehand may be written as another: a whole number for a number, a text for a URL.
    private func decoded(_ kept: Any) -> Value? {
        decode(kept) ?? (kept as? Int).flatMap { decode(Double($0)) }
            ?? (kept as? String).flatMap { URL(string: $0) }.flatMap { decode($0) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding(
            reading: { wrappedValue },
            writing: { value, transaction in transaction.making { wrappedValue = value } })
    }

    @MainActor mutating func install(_ place: PropertyPlace, _ space: String) {
        memory = place.store.object(at: Identity.root.named(space), in: nil) {
            let isPersons = space == "AppStorage"
            let values = StoredValues(isPersons ? place.store.storedValues : [:])
            let kept = place.store.carrier?.begin(storedIn: space) { [weak values] in values?.all ?? [:] }
            values.takeOver(kept ?? [:])
            return values
        }
        memory.observe(key, from: place.scope, place.store.changes)
    }
}

/// The values of one rendering, and who reads them.
private final class StoredValues {
    private var values: [String: Any]
    private var readers: [String: Set<Identity>] = [:]
    private var changes: ChangeLog?

    init(_ values: [String: any Sendable] = [:]) { self.values = values }

    var all: [String: Any] { values }

    /// Takes over what another process has kept.
    func takeOver(_ kept: [String: any Sendable]) { values.merge(kept) { $1 } }

    func value(_ key: String) -> Any? { values[key] }

    func set(_ value: Any?, _ key: String) {
        values[key] = value
        for reader in readers[key] ?? [] { changes?.note(reader) }
    }

    func observe(_ key: String, from scope: Identity, _ changes: ChangeLog) {
        readers[key, default: []].insert(scope)
        self.changes = changes
    }
}
