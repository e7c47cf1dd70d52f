/// A value that every view reads under the same key.
///
/// Views are rendered where there is no user whose settings could be read: the value is the default until a view sets it,
/// and is kept in memory as long as a view of the same rendering reads the key. Nothing is read from or written to disk.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private var stored: StoredValue<Value>

    private init(_ stored: StoredValue<Value>) { self.stored = stored }

    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.set(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let stored = stored
        return Binding(reading: { stored.value }, writing: { value, _ in stored.set(value) })
    }
}

extension AppStorage: InstallableProperty {
    mutating func install(_ place: PropertyPlace) { stored.install(place, "AppStorage") }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(.plain(key, wrappedValue)) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(.plain(key, wrappedValue)) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(.plain(key, wrappedValue)) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(.plain(key, wrappedValue)) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(.plain(key, wrappedValue)) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(.plain(key, wrappedValue)) }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(.raw(key, wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(.raw(key, wrappedValue))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(.optional(key)) }
    public init(_ key: String) where Value == Int? { self.init(.optional(key)) }
    public init(_ key: String) where Value == Double? { self.init(.optional(key)) }
    public init(_ key: String) where Value == String? { self.init(.optional(key)) }
    public init(_ key: String) where Value == URL? { self.init(.optional(key)) }
    public init(_ key: String) where Value == Data? { self.init(.optional(key)) }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(.optionalRaw(key))
    }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(.optionalRaw(key))
    }
}
