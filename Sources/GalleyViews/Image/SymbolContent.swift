import GalleyGraph

/// Draws a symbol.
final class SymbolContent: FrameContent {
    private let symbol: SymbolDrawing

    init(_ symbol: SymbolDrawing) { self.symbol = symbol }

    func draw(in box: CGRect, of place: NodePlace, with painter: inout Painter) {
        // A symbol in its own size keeps it.
        let size = place.rect.size
        painter.draw(symbol, in: size == symbol.size ? CGRect(origin: box.origin, size: size) : box)
    }

    /// Between two symbols there is nothing.
    var motion: Motion? { nil }
    var frameWay: FrameWay { .frame }
    var medium: ContentMedium { .symbol }
    var ownLabel: String? { nil }
    var isSeen: Bool { true }
}

extension Painter {
    fileprivate mutating func draw(_ symbol: SymbolDrawing, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        let transform = symbol.transform
            .concatenating(
                CGAffineTransform(scaleX: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
            )
            .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
        for layer in symbol.layers {
            let drawn = DrawItem.fill(
                layer.path.applying(transform), resolved(layer.paint, in: rect), FillStyle(eoFill: layer.usesEvenOdd))
            items += layer.paint.finishing([drawn], filters)
        }
    }
}
