import GalleyEngine

// What views without views inside draw: fills, shapes, texts, symbols, images.
extension Painter {
    /// Draws a leaf. What has no finite place is left out: there is nothing to see.
    mutating func paint(_ drawing: Drawing, in frame: CGRect) {
        guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else { return }
        let rect = rounded(frame)
        switch drawing {
        case .nothing, .late, .effect, .interaction:
            break
        case .fill(let paint):
            if rect.width > 0, rect.height > 0 {
                items += paint.finishing([.fill(Path(rect), resolved(paint, in: rect), FillStyle())], filters)
            }
        case .shape(let shape):
            for layer in shape.layers {
                let paint = resolved(layer.paint, in: rect)
                let drawn: DrawItem =
                    switch layer.how {
                    case .fill(let style): .fill(placed(shape.path, in: rect), paint, style)
                    case .stroke(let style): .stroke(placed(shape.path, in: rect), paint, style)
                    case .border(let inset, let style): .stroke(placed(inset, in: rect), paint, style)
                    }
                items += layer.paint.finishing([drawn], filters)
            }
        case .text(let leaf):
            // A text keeps the size that its lines were made for.
            draw(leaf, in: CGRect(origin: rect.origin, size: frame.size))
        case .symbol(let symbol):
            // So does a symbol in its own size.
            draw(symbol, in: frame.size == symbol.size ? CGRect(origin: rect.origin, size: frame.size) : rect)
        case .image(let image):
            draw(image, in: rect)
        case .canvas(let canvas):
            items += canvas.items(in: rect, filters)
        case .pages(let pages):
            guard pages.count > 0 else { break }
            let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
            items.append(.group(transform: place, pages.page(0).items))
        case .drawnImage(let image):
            if let raster = image.raster() {
                draw(raster, in: rect)
            } else {
                items += image.items(in: rect, filters)
            }
        }
    }

    private mutating func draw(_ symbol: SymbolDrawing, in rect: CGRect) {
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

    private mutating func draw(_ image: ImageDrawing, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        let filters = filters
        let filter: (RasterImage) -> RasterImage = { raster in filters.reversed().reduce(raster) { $1.apply(to: $0) } }
        // A stencil's own colours are not seen: filters change its paint.
        let changesPixels = image.tint == nil && !filters.isEmpty
        var style = ImageStyle(
            isSmooth: image.isSmooth, tint: image.tint.map { resolved($0, in: rect) },
            isAntialiased: image.isAntialiased)
        let drawn = image.parts(in: rect, filter: changesPixels ? filter : nil).map { part -> DrawItem in
            style.tile = part.tile
            return .image(part.picture, in: part.rect, style)
        }
        items += image.tint?.finishing(drawn, filters) ?? drawn
    }

    private mutating func draw(_ leaf: TextLeaf, in rect: CGRect) {
        // Laid out again for the size it has: the same lines, with their glyphs.
        let fitted = leaf.paragraph.layout(width: Double(rect.width), height: Double(rect.height))
        if let ink = leaf.redactionPaint {
            let painter = RedactedTextPainter(leaf: leaf, box: rect, paint: resolved(ink, in: rect))
            items += painter.items(fitted)
            return
        }
        if let rendering = leaf.rendering {
            let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
            items.append(.group(transform: place, rendering.items(leaf, fitted, rect.size, filters: filters)))
            return
        }
        let painter = TextRunPainter(leaf: leaf, box: rect, filters: filters)
        for line in fitted.lines {
            items += painter.items(line.runs, baseline: line.baseline)
        }
    }
}
