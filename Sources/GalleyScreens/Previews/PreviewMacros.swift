import GalleyGraph

/// Declares a preview of a view: `galley render` draws it, `galley views` lists it.
///
///     #Preview("Three tags") {
///         TagList(tags: ["one", "two", "three"])
///     }
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits: `#Preview("Small", traits: .sizeThatFitsLayout) { … }`.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// Declares state of a preview, at the beginning of its closure:
///
///     #Preview {
///         @Previewable @State var count = 3
///         Stars(count: $count)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "GalleyMacros", type: "PreviewableMacro")
