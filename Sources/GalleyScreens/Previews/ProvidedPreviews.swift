import GalleyGraph
import GalleyViews

/// The previews of a `PreviewProvider`, one by one: each view that `previews` stands for, through `Group` and `ForEach`, is a
/// preview of its own.
@MainActor
package struct ProvidedPreviews<Provider: PreviewProvider> {
    /// One preview.
    package struct Preview {
        /// What `previewDisplayName(_:)` says.
        package var name: String?
        /// What `previewLayout(_:)` says.
        package var layout: PreviewLayout?
        /// What `previewInterfaceOrientation(_:)` says.
        package var orientation: InterfaceOrientation?
        /// Makes the view.
        package var make: @MainActor () -> any View
    }

    package let previews: [Preview]

    package init(of provider: Provider.Type) {
        let context = RenderContext(options: RenderOptions())
        let builder = ViewTreeBuilder(context: context, environment: context.environment)
        let elements = Self.elements(of: Provider.previews, builder)
        previews = elements.enumerated().map { index, element in
            Preview(
                name: element.traits.values[ObjectIdentifier(PreviewNameKey.self)] as? String,
                layout: element.traits.values[ObjectIdentifier(PreviewLayoutKey.self)] as? PreviewLayout,
                orientation: element.traits.values[ObjectIdentifier(PreviewOrientationKey.self)]
                    as? InterfaceOrientation,
                make: {
                    // One is shown as it is, and several one at a time.
                    if elements.count == 1 { return Provider.previews }
                    return OnePreview(previews: Provider.previews, index: index)
                })
        }
    }

    private static func elements(of previews: Provider.Previews, _ builder: ViewTreeBuilder) -> [ViewElements.Element] {
        // A view with a body is one preview, whatever it shows; its body is not asked for yet.
        let elements = ViewElements(builder, isExpanding: true, entersBodies: false)
        builder.step(0) { Provider.Previews._list(previews, into: elements) }
        return elements.flattened()
    }

    /// One of the views that `previews` stands for.
    nonisolated private struct OnePreview: _PrimitiveView {
        let previews: Provider.Previews
        let index: Int

        @MainActor static func _build(_ view: Self, into builder: ViewTreeBuilder) {
            let elements = ProvidedPreviews.elements(of: view.previews, builder)
            // The views may have become fewer since they were counted.
            guard elements.indices.contains(view.index) else { return }
            builder.markDynamic()
            elements[view.index].make(builder)
        }
    }
}
