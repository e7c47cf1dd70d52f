import GalleyGraph

/// Which view has the focus. No view of a picture has it: there the value is false or nil.
///
/// In a view that is alive (`ViewHost`) the value follows the focus, and setting it moves the focus to the view that
/// `focused(_:equals:)` names so.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// Reads the focus and asks for it.
    @propertyWrapper
    public struct Binding {
        fileprivate let unfocused: Value
        fileprivate let location: FocusLocation<Value>?

        /// What the state holds: nothing has the focus in a picture, whatever is set.
        public var wrappedValue: Value {
            get { location?.value ?? unfocused }
            nonmutating set { location?.ask(for: newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let unfocused: Value
    /// Where the value is kept; nil before the view has a place.
    private var location: FocusLocation<Value>?

    /// For a field that has the focus or not; false at first, and in a picture always.
    public init() where Value == Bool { unfocused = false }

    /// For fields that are distinguished by a value; nil at first, and in a picture always.
    public init<T: Hashable>() where Value == T? { unfocused = nil }

    /// False or nil: nothing has the focus in a picture, whatever is set.
    public var wrappedValue: Value {
        get { location?.value ?? unfocused }
        nonmutating set { location?.ask(for: newValue) }
    }

    /// What `focused(_:)` takes.
    public var projectedValue: Binding { Binding(unfocused: unfocused, location: location) }
}

extension FocusState: InstallableProperty {
    package mutating func install(_ place: PropertyPlace) {
        guard place.store.live != nil else { return }
        let known = place.store.object(at: place.identity, in: place.part) {
            FocusLocation(unfocused, place.store.changes)
        }
        known.scope = place.scope
        location = known
    }
}

/// The focus of a view, without its type.
class FocusRequest {
    /// Whether a value has been set that the focus has not followed.
    fileprivate(set) var isPending = false

    /// The focus has followed.
    func settle() { isPending = false }
}

/// The value of a focus state in one place. Focus is the main thread's alone.
private final class FocusLocation<Value: Hashable>: FocusRequest {
    private(set) var value: Value
    private let unfocused: Value
    private let changes: ChangeLog
    var scope = Identity.root

    init(_ unfocused: Value, _ changes: ChangeLog) {
        value = unfocused
        self.unfocused = unfocused
        self.changes = changes
    }

    /// Someone sets the value: the focus is to follow.
    func ask(for value: Value) {
        isPending = true
        set(value)
    }

    /// The focus is or is not on the view that the value names.
    func follow(_ value: Value, isFocused: Bool) {
        if isFocused { set(value) } else if self.value == value { set(unfocused) }
    }

    private func set(_ value: Value) {
        guard value != self.value || isPending else { return }
        self.value = value
        changes.note(scope)
    }
}

/// What binds a view's focus to a value.
@MainActor
package struct FocusBinding {
    let request: FocusRequest
    /// Whether the value says that the view has the focus.
    let wants: () -> Bool
    let follow: (Bool) -> Void

    /// Whether the value was set so, and the focus has not followed.
    var isAsking: Bool { request.isPending && wants() }
}

/// Binds the focus of the views inside to a value.
nonisolated private struct FocusModifier<Value: Hashable>: PrimitiveModifier {
    let binding: FocusState<Value>.Binding
    let value: Value

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        guard builder.live != nil, let location = modifier.binding.location else {
            return Base._build(content, into: builder)
        }
        let value = modifier.value
        let binding = FocusBinding(
            request: location, wants: { location.value == value },
            follow: { location.follow(value, isFocused: $0) })
        let item = NodeItem(
            "focused", InteractionContent(.focusBinding(binding), isEnabled: builder.environment.isEnabled))
        builder.wrap({ Base._build(content, into: builder) }, item) { builder.tree.addPassthrough(around: $0) }
    }
}

extension View {
    /// Binds the view's focus to a value: it is `value` while the view or one inside it has the focus, and setting it gives the view
    /// the focus. In a picture no view has it.
    nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
        -> some View
    {
        modifier(FocusModifier(binding: binding, value: value))
    }

    /// Binds the view's focus to a value: it is true while the view or one inside it has the focus, and setting it gives the view
    /// the focus. In a picture no view has it.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusModifier(binding: condition, value: true))
    }
}
