/// Bindings to the properties of an `ObservableObject`; what the `$` of the wrappers below gives.
@dynamicMemberLookup
nonisolated public struct _ObservableObjectWrapper<ObjectType: ObservableObject> {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
        let object = object
        return Binding(
            reading: { object[keyPath: keyPath] },
            writing: { value, transaction in transaction.making { object[keyPath: keyPath] = value } })
    }
}

/// Notes when an object is about to change, for the view that reads it.
private final class ObjectObserver {
    private var object: AnyObject?
    private var subscription: AnyCancellable?
    private var scope = Identity.root

    func observe<T: ObservableObject>(_ object: T, for scope: Identity, _ changes: ChangeLog) {
        guard self.object !== object || self.scope != scope else { return }
        self.object = object
        self.scope = scope
        subscription = object.objectWillChange.sink { _ in changes.note(scope) }
    }
}

extension PropertyPlace {
    /// Builds the view at this place again when `object` changes.
    func observe<T: ObservableObject>(_ object: T) {
        store.object(at: identity.child(ObjectObserver.self), in: part) { ObjectObserver() }.observe(
            object, for: scope, store.changes)
    }
}

/// An observable object that the view is given.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// What `$object` is: bindings to the object's properties.
    public typealias Wrapper = _ObservableObjectWrapper<ObjectType>

    /// The object. Its Changes run the view's body again.
    public var wrappedValue: ObjectType

    /// Observes an object that someone else keeps.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// The same as `init(wrappedValue:)`.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: InstallableProperty {
    package mutating func install(_ place: PropertyPlace) { place.observe(wrappedValue) }
}

/// An observable object that belongs to a view's place, made when the view first gets there. Copies of one view value in several
/// places have an object each.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    /// The object of the place; nil before the view has one.
    private var object: ObjectType?

    /// Makes the object when the view first stands in a place, and keeps it as long as one stands there.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The place's object; a new one, each time, before the view has a place.
    public var wrappedValue: ObjectType { object ?? make() }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { _ObservableObjectWrapper(object: wrappedValue) }
}

extension StateObject: InstallableProperty {
    package mutating func install(_ place: PropertyPlace) {
        let object = place.store.object(at: place.identity, in: place.part) {
            let new = make()
            place.store.carrier?.begin(new, in: new, place) { [unowned new] in
                new
            } set: { _ in
            }
            return new
        }
        self.object = object
        place.observe(object)
    }
}

/// An observable object that an ancestor provides with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// What `$object` is: bindings to the object's properties.
    public typealias Wrapper = _ObservableObjectWrapper<ObjectType>

    private var object: ObjectType?

    /// Looks for the object by its type; where no ancestor provides one the program stops as the body reads it.
    public init() {}

    /// The object that the nearest ancestor provides; where none does the program stops, as on Apple's platforms.
    public var wrappedValue: ObjectType {
        guard let object else {
            // Apple's SwiftUI stops here as well: there is no value to go on with.
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. Give the view one with "
                    + ".environmentObject(…), for example --view 'TheView().environmentObject(\(ObjectType.self)())'.")
        }
        return object
    }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: InstallableProperty {
    package mutating func install(_ place: PropertyPlace) {
        object = place.environment.object(ObjectType.self)
        if let object { place.observe(object) }
    }
}

extension View {
    /// Provides an observable object to the `@EnvironmentObject` properties of the views inside.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentModifier { $0.setObject(object) })
    }
}
