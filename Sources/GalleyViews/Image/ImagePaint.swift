import GalleyExport
import GalleyGraph

/// A picture that repeats itself over what is filled, from its top left corner on (rules.md §16.8).
nonisolated public struct ImagePaint: ShapeStyle {
    /// The picture, in its own size.
    public var image: Image
    /// The part of the picture that is repeated, in its unit square.
    public var sourceRect: CGRect
    /// How large the picture is drawn: 1 is its own size.
    public var scale: CGFloat

    /// Repeats all of the picture in its own size, unless a part or another scale is named.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    private static let mostPixels = 4e6

    @MainActor public static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        let recorder = DrawingRecorder(builder.context, builder.environment, filters: [])
        let size = recorder.measure(style.image, .unspecified).size
        let part = style.sourceRect
        let tile = CGSize(width: size.width * part.width, height: size.height * part.height)
        guard tile.width > 0, tile.height > 0, tile.width.isFinite, tile.height.isFinite, part.minX.isFinite,
            part.minY.isFinite, style.scale > 0, style.scale.isFinite
        else { return .color(.clear) }
        let place = CGAffineTransform(translationX: -part.minX * size.width, y: -part.minY * size.height)
        let items = recorder.items(style.image, .unspecified, nil, filters: [])
        let list = DisplayList(size: tile, items: [.group(transform: place, items)])
        let density = min(
            Double(builder.environment.displayScale * style.scale),
            (mostPixels / Double(tile.width * tile.height)).squareRoot())
        guard let raster = try? PNGExporter(scale: density).image(for: list) else {
            builder.context.report(.warning, "the picture of an ImagePaint is too large to be repeated.")
            return .color(.clear)
        }
        return .image(raster, CGSize(width: tile.width * style.scale, height: tile.height * style.scale))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture that repeats itself over what is filled.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
