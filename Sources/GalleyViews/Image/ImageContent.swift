import GalleyGraph

/// Draws a picture of a file.
final class ImageContent: FrameContent {
    private let image: ImageDrawing

    init(_ image: ImageDrawing) { self.image = image }

    func draw(in box: CGRect, of place: NodePlace, with painter: inout Painter) {
        painter.draw(image, in: box)
    }

    /// The picture changes at once.
    var motion: Motion? { nil }
    var frameWay: FrameWay { .frame }
    var medium: ContentMedium { .picture }
    var ownLabel: String? { nil }
    var isSeen: Bool { true }
}

/// Draws a picture that is drawn by code.
final class DrawnImageContent: FrameContent {
    private let image: DrawnImageDrawing

    init(_ image: DrawnImageDrawing) { self.image = image }

    func draw(in box: CGRect, of place: NodePlace, with painter: inout Painter) {
        if let raster = image.raster() {
            painter.draw(raster, in: box)
        } else {
            painter.items += image.items(in: box, painter.filters)
        }
    }

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
