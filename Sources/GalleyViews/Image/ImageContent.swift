import GalleyGraph

/// Draws a picture of a file.
final class ImageContent: NodeContent {
    private let image: ImageDrawing

    init(_ image: ImageDrawing) { self.image = image }

    func draw(_ place: NodePlace, with painter: inout Painter, inside: (inout Painter, CGPoint) -> Void) {
        if let rect = painter.box(of: place.rect) { painter.draw(image, in: rect) }
        inside(&painter, place.rect.origin)
    }

    func hit(_ point: CGPoint, in place: NodePlace, inside: (CGPoint) -> [LivePlace]?) -> [LivePlace]? {
        inside(point) ?? (place.rect.contains(point) ? [] : nil)
    }

    func geometry(in place: NodePlace) -> EffectGeometry { .inPlace }
    /// The picture changes at once.
    var motion: Motion? { nil }
    var frameWay: FrameWay { .frame }
    var medium: ContentMedium { .picture }
    var ownLabel: String? { nil }
    var isSeen: Bool { true }
}

/// Draws a picture that is drawn by code.
final class DrawnImageContent: NodeContent {
    private let image: DrawnImageDrawing

    init(_ image: DrawnImageDrawing) { self.image = image }

    func draw(_ place: NodePlace, with painter: inout Painter, inside: (inout Painter, CGPoint) -> Void) {
        if let rect = painter.box(of: place.rect) {
            if let raster = image.raster() {
                painter.draw(raster, in: rect)
            } else {
                painter.items += image.items(in: rect, painter.filters)
            }
        }
        inside(&painter, place.rect.origin)
    }

    func hit(_ point: CGPoint, in place: NodePlace, inside: (CGPoint) -> [LivePlace]?) -> [LivePlace]? {
        inside(point) ?? (place.rect.contains(point) ? [] : nil)
    }

    func geometry(in place: NodePlace) -> EffectGeometry { .inPlace }
    /// The picture changes at once.
    var motion: Motion? { nil }
    var frameWay: FrameWay { .frame }
    var medium: ContentMedium { .picture }
    var ownLabel: String? { nil }
    var isSeen: Bool { true }
}

extension Painter {
    fileprivate mutating func draw(_ image: ImageDrawing, in rect: CGRect) {
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
}
