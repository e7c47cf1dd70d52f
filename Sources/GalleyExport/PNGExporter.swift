import CCairo
import Foundation
import GalleyDrawing
import GalleyFormats

/// Draws display lists into pixels and PNG files.
public struct PNGExporter: Sendable {
    /// The most pixels along a side.
    public static let maximumSide = 16_384
    /// The most pixels in all.
    public static let maximumPixels = 268_435_456

    /// Pixels per point.
    public var scale: Double
    /// Whether the picture has no transparency: what stays uncovered shows the background, or black.
    public var isOpaque: Bool
    /// What lies under the picture; nothing if nil.
    public var background: ResolvedColor?
    /// How much work goes into making files small.
    public var encoding = PNGEncoding.balanced
    /// How many threads share the encoding of a large picture; the files are the same whatever their number.
    public var encodingThreads = 1
    /// Which colours the numbers of pixels mean.
    public var colorSpace = PictureColorSpace.sRGB

    /// Makes an exporter; by default one pixel a point on a transparent ground.
    public init(scale: Double = 1, isOpaque: Bool = false, background: ResolvedColor? = nil) {
        self.scale = scale
        self.isOpaque = isOpaque
        self.background = background
    }

    /// Makes an exporter of a picture's settings.
    public init(_ settings: PictureSettings) {
        self.init(scale: settings.scale, isOpaque: settings.isOpaque, background: settings.background)
        encoding = settings.pngEncoding
        encodingThreads = settings.encodingThreads
        colorSpace = settings.colorSpace
    }

    /// The picture as a PNG file. Same list, same bytes.
    /// - Throws: `ExportError` if the size or scale is not usable or the picture too large.
    public func data(for list: DisplayList) throws -> Data { try encode(render(list)) }

    /// How many milliseconds drawing and encoding take.
    package func timed(_ list: DisplayList) throws -> (drawing: Double, encoding: Double) {
        let clock = ContinuousClock()
        let start = clock.now
        let surface = try render(list)
        let drawn = clock.now
        _ = try encode(surface)
        return ((drawn - start) / .milliseconds(1), (clock.now - drawn) / .milliseconds(1))
    }

    /// The picture as pixels.
    /// - Throws: `ExportError` as ``data(for:)`` does.
    public func image(for list: DisplayList) throws -> RasterImage {
        let surface = try render(list)
        return try withExtendedLifetime(surface) { try CairoSurface.image(of: surface.surface) }
    }

    /// Pixels as a PNG file.
    /// - Throws: `ExportError` where they cannot be encoded.
    public func data(for image: RasterImage) throws -> Data {
        try image.premultipliedBGRA.withUnsafeBytes { bytes in
            // Swift's arrays lie at multiples of 16 bytes.
            try PNGFormat.encode(
                width: image.pixelWidth, height: image.pixelHeight, pixels: bytes.assumingMemoryBound(to: UInt32.self),
                scale: scale, encoding: encoding, threads: encodingThreads, colorSpace: colorSpace)
        }
    }

    private func encode(_ surface: PixelSurface) throws -> Data {
        try withExtendedLifetime(surface) {
            try PNGFormat.encode(
                width: surface.width, height: surface.height, pixels: surface.pixels, scale: scale, encoding: encoding,
                threads: encodingThreads, colorSpace: colorSpace)
        }
    }

    /// The picture's size in pixels: sizes that are not whole are rounded up.
    /// - Throws: `ExportError` if there is no such size or it is too large.
    public func pixelSize(of size: CGSize) throws -> (width: Int, height: Int) {
        guard scale > 0, scale.isFinite else { throw ExportError.invalidScale(scale) }
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            throw ExportError.emptyPicture(width: Double(size.width), height: Double(size.height))
        }
        // A hair over a whole number is the whole number: sums of lengths are seldom exact.
        let width = max(1, (Double(size.width) * scale - 1e-6).rounded(.up))
        let height = max(1, (Double(size.height) * scale - 1e-6).rounded(.up))
        let side = Double(Self.maximumSide)
        guard width <= side, height <= side, width * height <= Double(Self.maximumPixels) else {
            throw ExportError.pictureTooLarge(
                width: width, height: height, limit: "\(Self.maximumSide) pixels a side")
        }
        return (Int(width), Int(height))
    }

    private func render(_ list: DisplayList) throws -> PixelSurface {
        let (width, height) = try pixelSize(of: list.size)
        let surface = try PixelSurface(width: width, height: height)
        guard let context = cairo_create(surface.surface) else { throw ExportError.drawingFailed("out of memory") }
        defer { cairo_destroy(context) }
        let isWide = colorSpace == .displayP3
        let list = isWide ? DisplayP3List.list(list) : list
        let background = isWide ? background?.inDisplayP3 : background
        let ground = isOpaque ? (background ?? .black) : background
        let canvas = CairoCanvas(context: context, target: .pixels)
        if isOpaque && (ground?.clamped.alpha ?? 1) < 1 {
            canvas.setColor(.black)
            cairo_paint(context)
        }
        if let ground {
            canvas.setColor(ground)
            cairo_paint(context)
        }
        cairo_scale(context, scale, scale)
        canvas.draw(list)
        if let failure = canvas.failure { throw failure }
        try CairoSurface.check(cairo_status(context))
        return surface
    }
}

extension PictureFormat.PNGWriter: PictureWriter {
    static func data(for list: DisplayList, _ settings: PictureSettings) throws -> Data {
        try PNGExporter(settings).data(for: list)
    }
}
