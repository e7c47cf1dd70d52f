import GalleyExport
import GalleyGraph

extension Image {
    /// A picture that a function draws.
    ///
    /// It is drawn where the view is, and stays sharp at any size. With cap insets, tiles or as a stencil it is made pixels of
    /// first, in the display's scale.
    /// - Parameters:
    ///   - size: The picture's size, in points. What is drawn outside it is not seen.
    ///   - label: What describes the picture for people who cannot see it.
    ///   - opaque: Whether the picture has a black ground.
    ///   - colorMode: How colours are encoded.
    ///   - renderer: Draws the picture.
    nonisolated public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(
            source: .drawn(DrawnImage(size: size, isOpaque: opaque, colorMode: colorMode, renderer: renderer)))
    }
}

/// A picture that a function draws. Two are one if they are the same object.
///
/// Unchecked because the function may be any: it is called while a picture is drawn, on the main actor only.
package final class DrawnImage: Equatable, @unchecked Sendable {
    let size: CGSize
    let isOpaque: Bool
    private let colorMode: ColorRenderingMode
    private let renderer: (inout GraphicsContext) -> Void

    init(
        size: CGSize, isOpaque: Bool, colorMode: ColorRenderingMode,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
        self.size = CGSize(width: length(size.width), height: length(size.height))
        self.isOpaque = isOpaque
        self.colorMode = colorMode
        self.renderer = renderer
    }

    package static func == (a: DrawnImage, b: DrawnImage) -> Bool { a === b }

    /// The picture in its own size.
    @MainActor func items(_ context: RenderContext, _ environment: EnvironmentValues, _ filters: [ColorFilter])
        -> [DrawItem]
    {
        context.report(colorMode)
        let recorder = DrawingRecorder(context, environment, filters: filters)
        var graphics = GraphicsContext(recorder)
        renderer(&graphics)
        let box = Path(CGRect(origin: .zero, size: size))
        let ground = isOpaque ? [DrawItem.fill(box, filters.resolved(.color(.black), in: .zero), FillStyle())] : []
        return [.group(clip: DrawClip(box), ground + recorder.items)]
    }
}

/// A drawn picture where it is shown.
struct DrawnImageDrawing {
    var size: CGSize
    var items: @MainActor ([ColorFilter]) -> [DrawItem]
    /// How its pixels are shown, for pictures that must have some.
    var pixels: ((Picture) -> ImageDrawing)?
    var displayScale: CGFloat

    /// The picture in pixels.
    @MainActor func raster() -> ImageDrawing? {
        guard let pixels else { return nil }
        let list = DisplayList(size: size, items: items([]))
        return (try? PNGExporter(scale: Double(displayScale)).image(for: list)).map { pixels(.raster($0)) }
    }

    /// The picture in a rectangle.
    @MainActor func items(in rect: CGRect, _ filters: [ColorFilter]) -> [DrawItem] {
        guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return [] }
        let place = CGAffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
        return [.group(transform: place, items(filters))]
    }
}
