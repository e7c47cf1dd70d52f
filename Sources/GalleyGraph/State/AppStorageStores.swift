// The same properties with a store of settings. No store is read or written here, so that a key stands for one value, whichever
// store is named. Source: Apple's pages of AppStorage.

extension AppStorage {
    /// A truth value, `wrappedValue` until a view sets another. The store is neither read nor written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) where Value == Bool {
        self.init(wrappedValue: wrappedValue, key)
    }
    /// An integer, `wrappedValue` until a view sets another. The store is neither read nor written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) where Value == Int {
        self.init(wrappedValue: wrappedValue, key)
    }
    /// A number, `wrappedValue` until a view sets another. The store is neither read nor written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) where Value == Double {
        self.init(wrappedValue: wrappedValue, key)
    }
    /// A string, `wrappedValue` until a view sets another. The store is neither read nor written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) where Value == String {
        self.init(wrappedValue: wrappedValue, key)
    }
    /// A URL, `wrappedValue` until a view sets another. The store is neither read nor written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) where Value == URL {
        self.init(wrappedValue: wrappedValue, key)
    }
    /// Bytes, `wrappedValue` until a view sets another. The store is neither read nor written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) where Value == Data {
        self.init(wrappedValue: wrappedValue, key)
    }
    /// A date, `wrappedValue` until a view sets another. The store is neither read nor written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) where Value == Date {
        self.init(wrappedValue: wrappedValue, key)
    }
    /// A value with an integer behind it, `wrappedValue` until a view sets another. The store is neither read nor written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue: wrappedValue, key)
    }
    /// A value with a string behind it, `wrappedValue` until a view sets another. The store is neither read nor written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue: wrappedValue, key)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A truth value, nil until a view sets one. The store is neither read nor written.
    public init(_ key: String, store: UserDefaults?) where Value == Bool? { self.init(key) }
    /// An integer, nil until a view sets one. The store is neither read nor written.
    public init(_ key: String, store: UserDefaults?) where Value == Int? { self.init(key) }
    /// A number, nil until a view sets one. The store is neither read nor written.
    public init(_ key: String, store: UserDefaults?) where Value == Double? { self.init(key) }
    /// A string, nil until a view sets one. The store is neither read nor written.
    public init(_ key: String, store: UserDefaults?) where Value == String? { self.init(key) }
    /// A URL, nil until a view sets one. The store is neither read nor written.
    public init(_ key: String, store: UserDefaults?) where Value == URL? { self.init(key) }
    /// Bytes, nil until a view sets some. The store is neither read nor written.
    public init(_ key: String, store: UserDefaults?) where Value == Data? { self.init(key) }
    /// A date, nil until a view sets one. The store is neither read nor written.
    public init(_ key: String, store: UserDefaults?) where Value == Date? { self.init(key) }
    /// A value with an integer behind it, nil until a view sets one. The store is neither read nor written.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults?) where Value == R?, R.RawValue == Int {
        self.init(key)
    }
    /// A value with a string behind it, nil until a view sets one. The store is neither read nor written.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults?) where Value == R?, R.RawValue == String {
        self.init(key)
    }
}

// Unchecked: the value is read and set where views are, on the main actor.
extension AppStorage: @unchecked Sendable where Value: Sendable {}
