import Galley

/// A view that is shown by itself and needs a binding: it gets one of a state of its own.
public struct GivenBinding<Value, Content: View>: View {
    @State private var value: Value
    private let content: (Binding<Value>) -> Content

    /// Gives a binding to a view.
    ///
    /// - Parameters:
    ///   - value: What the binding holds at first.
    ///   - content: The view that needs it.
    public init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        _value = State(wrappedValue: value)
        self.content = content
    }

    public var body: some View { content($value) }
}
