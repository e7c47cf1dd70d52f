/// Bindings to the properties of an `ObservableObject`; what the `$` of the wrappers below gives.
@dynamicMemberLookup
nonisolated public struct _ObservableObjectWrapper<ObjectType: ObservableObject> {
    let object: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
        let object = object
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

/// An observable object that the view is given.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public typealias Wrapper = _ObservableObjectWrapper<ObjectType>

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An observable object that belongs to the view, made when it is first needed.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let storage: Storage

    private final class Storage {
        lazy var object = make()
        private let make: () -> ObjectType
        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { storage = Storage(thunk) }

    public var wrappedValue: ObjectType { storage.object }

    public var projectedValue: _ObservableObjectWrapper<ObjectType> { _ObservableObjectWrapper(object: storage.object) }
}

/// An observable object that an ancestor provides with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    public typealias Wrapper = _ObservableObjectWrapper<ObjectType>

    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            // Apple's SwiftUI stops here as well: there is no value to go on with.
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. Give the view one with "
                    + ".environmentObject(…), for example --view 'TheView().environmentObject(\(ObjectType.self)())'.")
        }
        return object
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: InstallableProperty {
    mutating func install(_ environment: EnvironmentValues) {
        object = environment.object(ObjectType.self)
    }
}

extension View {
    /// Provides an observable object to the `@EnvironmentObject` properties of the views inside.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentModifier { $0.setObject(object) })
    }
}
