import GalleyGraph

/// What a canvas draws where it lies.
struct CanvasDrawing {
    let isOpaque: Bool
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let symbols: CanvasSymbols
    let environment: EnvironmentValues
    let context: RenderContext

    /// What the canvas draws in a rectangle; what is drawn outside of it is not cut off.
    @MainActor func items(in rect: CGRect, _ filters: [ColorFilter]) -> [DrawItem] {
        let recorder = DrawingRecorder(context, environment, filters: filters, symbols: symbols)
        var graphics = GraphicsContext(recorder)
        renderer(&graphics, rect.size)
        let box = Path(CGRect(origin: .zero, size: rect.size))
        let ground = isOpaque ? [DrawItem.fill(box, filters.resolved(.color(.black), in: .zero), FillStyle())] : []
        let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        return [.group(transform: place, ground + recorder.items)]
    }
}

/// The views of a canvas that its renderer can draw by their tags.
@MainActor
final class CanvasSymbols {
    private let elements: [ViewElements.Element]

    init<Symbols: View>(_ symbols: Symbols, _ builder: ViewTreeBuilder) {
        guard Symbols.self != EmptyView.self else {
            elements = []
            return
        }
        let list = ViewElements(builder, isExpanding: true)
        builder.step(0) { Symbols._list(symbols, into: list) }
        elements = list.flattened()
    }

    /// The first view with this tag.
    func view<ID: Hashable>(tagged id: ID) -> ElementView? {
        let key = ObjectIdentifier(TagKey<ID>.self)
        return elements.first { $0.traits.values[key] as? ID == id }.map { ElementView(make: $0.make) }
    }
}
