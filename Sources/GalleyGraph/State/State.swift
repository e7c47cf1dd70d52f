/// A value that belongs to a view's place and outlives the view's own value.
///
/// It is kept under the view's identity: the place in the structure, and the identities given by `ForEach` and
/// `id(_:)`. Copies of one view value in several places have a value each (Apple's documentation of `State`: SwiftUI
/// manages the storage, per view instance in the hierarchy). Setting it builds the view again; any thread may. Before the view
/// has a place the value is the initial one, and setting it does nothing.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initialValue: Value
    /// Where the value is kept; nil before the view has a place.
    private var location: StateLocation<Value>?

    /// The value with which a new place begins; a place that has one already keeps it.
    public init(wrappedValue value: Value) { initialValue = value }

    /// The same as `init(wrappedValue:)`.
    public init(initialValue value: Value) { initialValue = value }

    /// The value of the place where the view stands. What is set rebuilds the view; before the view has a place it is
    /// lost.
    public var wrappedValue: Value {
        get {
            guard let location else { return initialValue }
            return location.value
        }
        nonmutating set { location?.set(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initialValue) }
        return Binding(
            reading: { location.value },
            writing: { value, transaction in transaction.making { location.set(value) } })
    }
}

extension State: Sendable where Value: Sendable {}

extension State: InstallableProperty {
    package mutating func install(_ place: PropertyPlace) {
        let known = place.store.object(at: place.identity, in: place.part) {
            let new = StateLocation(initialValue, place.store.changes)
            place.store.carrier?.begin(initialValue, in: new, place) {
                new.value
            } set: {
                new.begin(with: $0)
            }
            return new
        }
        known.scope = place.scope
        location = known
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// nil is the value with which a new place begins.
    public init() { self.init(wrappedValue: nil) }
}

/// The value of a `State` in one place. Unchecked: the value is only touched under the log's lock; `scope` is the same
/// whenever the view is built.
final class StateLocation<Value>: @unchecked Sendable {
    private var kept: Value
    private let changes: ChangeLog
    /// The view that is built again when the value changes.
    var scope = Identity.root

    init(_ value: Value, _ changes: ChangeLog) {
        kept = value
        self.changes = changes
    }

    var value: Value { changes.withLock { kept } }

    /// Takes a value before anyone has read one.
    func begin(with value: Value) { changes.withLock { kept = value } }

    func set(_ value: Value) {
        // The old value is let go outside of the lock: what ends with it may set a state itself.
        let old = changes.withLock {
            let old = kept
            kept = value
            return old
        }
        changes.note(scope)
        withExtendedLifetime(old) {}
    }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Bindings to the properties of an object.
    public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }

    /// Bindings to the object's properties: `$object.name`.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
    /// Bindings to the properties of an object, where no property is declared: `Bindable(object).name`.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(
            reading: { object[keyPath: keyPath] },
            writing: { value, transaction in transaction.making { object[keyPath: keyPath] = value } })
    }
}
