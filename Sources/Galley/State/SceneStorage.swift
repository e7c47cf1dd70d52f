/// A value that every view of a scene reads under the same key.
///
/// A rendering is a scene that nobody has used before: the value is the default until a view sets it, and is kept in memory
/// as long as a view of the same rendering reads the key.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private var stored: StoredValue<Value>

    private init(_ stored: StoredValue<Value>) { self.stored = stored }

    /// The value, the same for every view of the rendering that reads the key. What is set makes these views anew.
    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.set(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let stored = stored
        return Binding(
            reading: { stored.value }, writing: { value, transaction in transaction.making { stored.set(value) } })
    }
}

extension SceneStorage: InstallableProperty {
    mutating func install(_ place: PropertyPlace) { stored.install(place, "SceneStorage") }
}

extension SceneStorage {
    /// A truth value, `wrappedValue` until a view sets another.
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(.plain(key, wrappedValue)) }
    /// An integer, `wrappedValue` until a view sets another.
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(.plain(key, wrappedValue)) }
    /// A number, `wrappedValue` until a view sets another.
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(.plain(key, wrappedValue)) }
    /// A string, `wrappedValue` until a view sets another.
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(.plain(key, wrappedValue)) }
    /// A URL, `wrappedValue` until a view sets another.
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(.plain(key, wrappedValue)) }
    /// Bytes, `wrappedValue` until a view sets others.
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(.plain(key, wrappedValue)) }

    /// A value with an integer behind it, `wrappedValue` until a view sets another.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(.raw(key, wrappedValue))
    }

    /// A value with a string behind it, `wrappedValue` until a view sets another.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(.raw(key, wrappedValue))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// A truth value, nil until a view sets one.
    public init(_ key: String) where Value == Bool? { self.init(.optional(key)) }
    /// An integer, nil until a view sets one.
    public init(_ key: String) where Value == Int? { self.init(.optional(key)) }
    /// A number, nil until a view sets one.
    public init(_ key: String) where Value == Double? { self.init(.optional(key)) }
    /// A string, nil until a view sets one.
    public init(_ key: String) where Value == String? { self.init(.optional(key)) }
    /// A URL, nil until a view sets one.
    public init(_ key: String) where Value == URL? { self.init(.optional(key)) }
    /// Bytes, nil until a view sets some.
    public init(_ key: String) where Value == Data? { self.init(.optional(key)) }

    /// A value with an integer behind it, nil until a view sets one.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(.optionalRaw(key))
    }

    /// A value with a string behind it, nil until a view sets one.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(.optionalRaw(key))
    }
}
