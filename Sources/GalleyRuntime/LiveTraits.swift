import Galley

/// What holds for the whole view and is no `RenderOptions`' matter.
@MainActor final class LiveTraits: ObservableObject {
    /// Whether a page draws the fields that are edited.
    let pageDrawsFields: Bool
    @Published var typeSize = DynamicTypeSize.large
    @Published var sizeClasses: SizeClasses?

    init(pageDrawsFields: Bool = false) { self.pageDrawsFields = pageDrawsFields }

    /// A view that is alive and follows these.
    func host(_ view: some View, _ options: RenderOptions) -> ViewHost {
        ViewHost(LiveRoot(content: view, traits: self), options: options)
    }
}

/// The shown view; it keeps its identity as the traits change.
private struct LiveRoot<Content: View>: View {
    let content: Content
    @ObservedObject var traits: LiveTraits

    var body: some View {
        content.dynamicTypeSize(traits.typeSize)
            .environment(\.pageDrawsFields, traits.pageDrawsFields)
            .transformEnvironment(\.horizontalSizeClass) { value in
                if let classes = traits.sizeClasses { value = classes.horizontal }
            }
            .transformEnvironment(\.verticalSizeClass) { value in
                if let classes = traits.sizeClasses { value = classes.vertical }
            }
    }
}
