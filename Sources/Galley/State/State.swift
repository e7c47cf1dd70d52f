/// A value that belongs to a view and outlives the view's own value.
///
/// It is kept under the view's identity: the place in the structure, and the identities given by `ForEach` and
/// `id(_:)`. Setting it builds the view again.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private var storage: Storage

    private final class Storage {
        var value: Value
        var changes: ChangeLog?
        var scope = Identity.root

        init(_ value: Value) { self.value = value }

        func set(_ value: Value) {
            self.value = value
            changes?.note(scope)
        }
    }

    public init(wrappedValue value: Value) { storage = Storage(value) }

    public init(initialValue value: Value) { storage = Storage(value) }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.set(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let storage = storage
        return Binding(get: { storage.value }, set: { storage.set($0) })
    }
}

extension State: InstallableProperty {
    mutating func install(_ place: PropertyPlace) {
        let own = storage
        storage = place.store.object(at: place.identity) { own }
        storage.changes = place.store.changes
        storage.scope = place.scope
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }

    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
