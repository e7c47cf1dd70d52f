import Galley

/// A view of the user's file, as the generated entry hands it to the host.
@MainActor
public struct HostedView {
    let name: String
    let layout: PreviewLayout?
    let make: @MainActor () -> any View

    /// A view with the name that files and messages call it by.
    public init<V: View>(_ name: String, make: @escaping @MainActor () -> V) {
        self.name = name
        layout = nil
        self.make = { make() }
    }

    init(name: String, layout: PreviewLayout?, make: @escaping @MainActor () -> any View) {
        self.name = name
        self.layout = layout
        self.make = make
    }
}
