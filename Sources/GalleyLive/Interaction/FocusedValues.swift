import GalleyGraph

/// The name of a value that the view with the focus gives to the rest of the app.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values of the view that has the focus. No view of a picture has it, and all are nil.
public struct FocusedValues {
    /// A value; nil where the view with the focus does not say so.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        // There is nothing that a value could be kept for.
        set {}
    }
}

extension FocusedValues: Equatable {
    public static func == (a: Self, b: Self) -> Bool { true }
}

/// A value of the view that has the focus. No view of a picture has it: it is nil.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    /// Reads one of the values; nil in a picture.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

    /// Always nil in a picture.
    public var wrappedValue: Value? { nil }
}

/// A binding of the view that has the focus. No view of a picture has it: it is nil.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    /// Reads one of the bindings, and through it what it binds; nil in a picture.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    /// Always nil in a picture; what is set is forgotten.
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }

    /// A binding to nil.
    public var projectedValue: Binding<Value?> { Binding(get: { nil }, set: { _ in }) }
}

extension View {
    /// What the rest of the app is told while the view or one inside it has the focus. No view of a picture has it.
    /// - Note: Accepted, does nothing here: nobody is told the values of the view with the focus.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { accepted("focusedValue") }

    /// What the rest of the app is told while the view or one inside it has the focus. No view of a picture has it.
    /// - Note: Accepted, does nothing here: nobody is told the values of the view with the focus.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { accepted("focusedValue") }

    /// What the rest of the app is told while the view's scene has the focus. No scene of a picture has it.
    /// - Note: Accepted, does nothing here: nobody is told the values of the view with the focus.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View { accepted("focusedSceneValue") }

    /// What the rest of the app is told while the view's scene has the focus. No scene of a picture has it.
    /// - Note: Accepted, does nothing here: nobody is told the values of the view with the focus.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View { accepted("focusedSceneValue") }
}

extension EnvironmentValues {
    /// Whether the closest view that can take the focus has it. No view of a picture has it.
    public var isFocused: Bool { false }
}
