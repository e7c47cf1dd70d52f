/// A value that every view of a scene reads under the same key.
///
/// A rendering is a scene that nobody has used before: the value is the default until a view sets it, and is kept in memory
/// as long as a view of the same rendering reads the key.
@propertyWrapper public struct SceneStorage<Value>: _KeyedStorage {
    var stored: _StoredValue<Value>

    /// Makes the property of the value that it stands for.
    public init(stored: _StoredValue<Value>) { self.stored = stored }

    /// The value, the same for every view of the rendering that reads the key. What is set makes these views anew.
    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { stored.binding }
}
