import GalleyGraph

/// Which view assistive technology is at. In a picture it is at none: the value stays false or nil.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// Reads the focus and asks for it.
    @propertyWrapper
    public struct Binding {
        fileprivate let unfocused: Value

        /// What the state holds: nothing has the focus in a picture, whatever is set.
        public var wrappedValue: Value {
            get { unfocused }
            nonmutating set {}
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let unfocused: Value

    /// For views of which one is focused or not; false at first, and in a picture always.
    public init() where Value == Bool { unfocused = false }

    /// For views that are distinguished by a value; nil at first, and in a picture always.
    public init<T: Hashable>() where Value == T? { unfocused = nil }

    /// False or nil: nothing has the focus in a picture, whatever is set.
    public var wrappedValue: Value {
        get { unfocused }
        nonmutating set {}
    }

    /// What `accessibilityFocused(_:)` takes.
    public var projectedValue: Binding { Binding(unfocused: unfocused) }
}

extension View {
    /// Binds assistive technology's place to a value. In a picture it is nowhere.
    /// - Note: Accepted, does nothing here: the page's screen readers keep a focus of their own, which is not told.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { accepted("accessibilityFocused") }

    /// Binds assistive technology's place to a value. In a picture it is nowhere.
    /// - Note: Accepted, does nothing here: the page's screen readers keep a focus of their own, which is not told.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        accepted("accessibilityFocused")
    }
}
