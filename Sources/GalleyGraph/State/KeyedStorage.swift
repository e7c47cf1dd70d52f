/// A value that every view reads under the same key.
///
/// Views are rendered where there is no user whose settings could be read: the value is the default until a view sets it,
/// and is kept in memory as long as a view of the same rendering reads the key. Nothing is read from or written to disk.
@propertyWrapper
public struct AppStorage<Value>: _KeyedStorage {
    /// The value, the same for every view of the rendering that reads the key. What is set rebuilds these views.
    @_StoredValue public var wrappedValue: Value

    /// A binding to the value.
    public var projectedValue: Binding<Value> { $wrappedValue }

    /// Makes the property of the value that it stands for.
    public init(stored: _StoredValue<Value>) { _wrappedValue = stored }
}

/// A value that every view of a scene reads under the same key.
///
/// A rendering is a scene that no one has used before: the value is the default until a view sets it, and is kept in memory
/// as long as a view of the same rendering reads the key.
@propertyWrapper
public struct SceneStorage<Value>: _KeyedStorage {
    /// The value, the same for every view of the rendering that reads the key. What is set rebuilds these views.
    @_StoredValue public var wrappedValue: Value

    /// A binding to the value.
    public var projectedValue: Binding<Value> { $wrappedValue }

    /// Makes the property of the value that it stands for.
    public init(stored: _StoredValue<Value>) { _wrappedValue = stored }
}

extension AppStorage: InstallableProperty {
    package mutating func install(_ place: PropertyPlace) { _wrappedValue.install(place, "AppStorage") }
}

extension SceneStorage: InstallableProperty {
    package mutating func install(_ place: PropertyPlace) { _wrappedValue.install(place, "SceneStorage") }
}

/// A property that keeps its value under a key: what `AppStorage` and `SceneStorage` share.
public protocol _KeyedStorage<Value>: DynamicProperty {
    /// What is kept.
    associatedtype Value

    /// Makes the property of the value that it stands for.
    init(stored: _StoredValue<Value>)
}

extension _KeyedStorage {
    /// A truth value, `wrappedValue` until a view sets another.
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(stored: .plain(key, wrappedValue)) }
    /// An integer, `wrappedValue` until a view sets another.
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(stored: .plain(key, wrappedValue)) }
    /// A number, `wrappedValue` until a view sets another.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(stored: .plain(key, wrappedValue))
    }
    /// A string, `wrappedValue` until a view sets another.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(stored: .plain(key, wrappedValue))
    }
    /// A URL, `wrappedValue` until a view sets another.
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(stored: .plain(key, wrappedValue)) }
    /// Bytes, `wrappedValue` until a view sets others.
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(stored: .plain(key, wrappedValue)) }

    /// A date, `wrappedValue` until a view sets another.
    public init(wrappedValue: Value, _ key: String) where Value == Date { self.init(stored: .plain(key, wrappedValue)) }

    /// A value with an integer behind it, `wrappedValue` until a view sets another.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(stored: .raw(key, wrappedValue))
    }

    /// A value with a string behind it, `wrappedValue` until a view sets another.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(stored: .raw(key, wrappedValue))
    }
}

extension _KeyedStorage where Value: ExpressibleByNilLiteral {
    /// A truth value, nil until a view sets one.
    public init(_ key: String) where Value == Bool? { self.init(stored: .optional(key)) }
    /// An integer, nil until a view sets one.
    public init(_ key: String) where Value == Int? { self.init(stored: .optional(key)) }
    /// A number, nil until a view sets one.
    public init(_ key: String) where Value == Double? { self.init(stored: .optional(key)) }
    /// A string, nil until a view sets one.
    public init(_ key: String) where Value == String? { self.init(stored: .optional(key)) }
    /// A URL, nil until a view sets one.
    public init(_ key: String) where Value == URL? { self.init(stored: .optional(key)) }
    /// Bytes, nil until a view sets some.
    public init(_ key: String) where Value == Data? { self.init(stored: .optional(key)) }

    /// A date, nil until a view sets one.
    public init(_ key: String) where Value == Date? { self.init(stored: .optional(key)) }

    /// A value with an integer behind it, nil until a view sets one.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(stored: .optionalRaw(key))
    }

    /// A value with a string behind it, nil until a view sets one.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(stored: .optionalRaw(key))
    }
}
