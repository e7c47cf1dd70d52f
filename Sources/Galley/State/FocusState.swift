/// Which view has the focus. No view of a picture has it, nor can be given it: the value stays false or nil, as it does on
/// Apple's platforms where no view is there to take the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// Reads the focus and asks for it.
    @propertyWrapper
    public struct Binding {
        fileprivate let unfocused: Value

        /// What the state holds: nobody has the focus in a picture, whatever is set.
        public var wrappedValue: Value {
            get { unfocused }
            nonmutating set {}
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let unfocused: Value

    /// For a field that has the focus or not; false at first, and in a picture always.
    public init() where Value == Bool { unfocused = false }

    /// For fields that are told apart by a value; nil at first, and in a picture always.
    public init<T: Hashable>() where Value == T? { unfocused = nil }

    /// False or nil: nobody has the focus in a picture, whatever is set.
    public var wrappedValue: Value {
        get { unfocused }
        nonmutating set {}
    }

    /// What `focused(_:)` takes.
    public var projectedValue: Binding { Binding(unfocused: unfocused) }
}

extension View {
    /// Binds the view's focus to a value. No view of a picture has the focus: nothing is drawn differently.
    nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
        -> some View
    {
        self
    }

    /// Binds the view's focus to a value. No view of a picture has the focus: nothing is drawn differently.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}
