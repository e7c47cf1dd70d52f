import CCairo
import Foundation
import GalleyDrawing

/// Reads and draws SVG files, with librsvg.
public enum VectorFile {
    /// A larger file is refused.
    public static let maximumFileSize = 16 << 20
    /// What a file may take, in seconds, to be read or drawn.
    static let timeLimit = 10.0
    /// The most pixels that a file is drawn in; where it would need more, it is enlarged from these.
    static let maximumPixels = 16_000_000.0

    /// Whether bytes look like an SVG file.
    public static func canRead(_ bytes: [UInt8]) -> Bool {
        if case .svg = ImageKind(bytes) { true } else { false }
    }

    /// Reads a file and draws it once, small, so that one that cannot be drawn is known before.
    ///
    /// Its size is what `width` and `height` say; where these are missing or relative, the view box's. A pixel of SVG's is a
    /// point.
    /// - Throws: `ExportError` if the file is broken, says no size, reaches for memory or time as no picture does, or if
    ///   librsvg is not installed.
    public static func read(_ bytes: [UInt8]) throws -> VectorImage {
        guard let library = SVGLibrary.shared else {
            throw ExportError.missingLibrary("librsvg 2", package: "librsvg2-2")
        }
        try SVGGuard.check(bytes)
        let result = TimeLimit.run(seconds: timeLimit) {
            Result {
                let handle = try open(bytes, library)
                defer { library.release(handle) }
                let size = try size(of: handle, library)
                let trial = try surface(handle, library, width: 64, height: 64)
                cairo_surface_destroy(trial.pointer)
                return VectorImage(size: size, svg: bytes)
            }
        }
        guard let result else {
            throw ExportError.damagedImage(
                type: "SVG", reason: "drawing it takes longer than \(Int(timeLimit)) seconds")
        }
        return try result.get()
    }

    /// The picture in pixels, stretched to their number.
    /// - Throws: `ExportError` if it cannot be drawn.
    public static func raster(_ image: VectorImage, pixelWidth: Int, pixelHeight: Int) throws -> RasterImage {
        let (width, height) = fitted(Double(pixelWidth), Double(pixelHeight))
        let surface = try surface(image, width: width, height: height)
        defer { cairo_surface_destroy(surface) }
        guard let pixels = CairoSurface.pixels(of: surface, opaque: false),
            let raster = RasterImage(pixelWidth: width, pixelHeight: height, premultipliedBGRA: pixels)
        else { throw ExportError.drawingFailed("out of memory") }
        return raster
    }

    /// Whole numbers of pixels in the proportion of these, as many as may be.
    static func fitted(_ width: Double, _ height: Double) -> (Int, Int) {
        let width = min(max(width.isFinite ? width : 1, 1), 1e6)
        let height = min(max(height.isFinite ? height : 1, 1), 1e6)
        let scale = min(1, (maximumPixels / (width * height)).squareRoot())
        func side(_ value: Double) -> Int { min(ImageDecoder.maximumSide, max(1, Int((value * scale).rounded(.up)))) }
        return (side(width), side(height))
    }

    // MARK: Drawing

    /// A Cairo surface that goes from the drawing thread to ours.
    private struct Surface: @unchecked Sendable {
        var pointer: OpaquePointer
    }

    /// The picture on an image surface. The caller destroys it.
    static func surface(_ image: VectorImage, width: Int, height: Int) throws -> OpaquePointer {
        try draw(image) { try surface($0, $1, width: width, height: height) }
    }

    /// The picture as a list of Cairo's drawing steps, in the picture's own size. The caller destroys it.
    static func recording(_ image: VectorImage) throws -> OpaquePointer {
        try draw(image) { handle, library in
            var extents = cairo_rectangle_t(
                x: 0, y: 0, width: Double(image.size.width), height: Double(image.size.height))
            return try drawn(
                cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents), handle, library,
                width: extents.width, height: extents.height)
        }
    }

    private static func draw(
        _ image: VectorImage, _ body: @escaping @Sendable (OpaquePointer, SVGLibrary) throws -> Surface
    ) throws -> OpaquePointer {
        guard let library = SVGLibrary.shared else {
            throw ExportError.missingLibrary("librsvg 2", package: "librsvg2-2")
        }
        let result = TimeLimit.run(seconds: timeLimit) {
            Result {
                let handle = try open(image.svg, library)
                defer { library.release(handle) }
                return try body(handle, library)
            }
        }
        guard let result else {
            throw ExportError.drawingFailed("an SVG image takes longer than \(Int(timeLimit)) seconds")
        }
        return try result.get().pointer
    }

    private static func surface(_ handle: OpaquePointer, _ library: SVGLibrary, width: Int, height: Int) throws
        -> Surface
    {
        try drawn(
            cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height)),
            handle, library, width: Double(width), height: Double(height))
    }

    /// Draws on a surface and hands it on; destroys it if that fails.
    private static func drawn(
        _ surface: OpaquePointer?, _ handle: OpaquePointer, _ library: SVGLibrary, width: Double, height: Double
    ) throws -> Surface {
        guard let surface, let context = cairo_create(surface) else { throw ExportError.drawingFailed("out of memory") }
        defer { cairo_destroy(context) }
        do {
            // In its own proportion first, then stretched: a file may ask for its proportion to be kept, a view decides otherwise.
            let own = try size(of: handle, library)
            cairo_scale(context, width / Double(own.width), height / Double(own.height))
            var area = SVGLibrary.Rectangle(x: 0, y: 0, width: Double(own.width), height: Double(own.height))
            var error: UnsafeMutableRawPointer?
            let isDrawn = withUnsafePointer(to: &area) { library.draw(handle, context, UnsafeRawPointer($0), &error) }
            guard isDrawn != 0 else { throw damage(error, library) }
            try CairoSurface.check(cairo_status(context))
        } catch {
            cairo_surface_destroy(surface)
            throw error
        }
        return Surface(pointer: surface)
    }

    // MARK: Reading

    private static func open(_ bytes: [UInt8], _ library: SVGLibrary) throws -> OpaquePointer {
        var error: UnsafeMutableRawPointer?
        let handle = bytes.withUnsafeBufferPointer { library.open($0.baseAddress, $0.count, &error) }
        guard let handle else { throw damage(error, library) }
        library.setResolution(handle, 96)
        return handle
    }

    private static func size(of handle: OpaquePointer, _ library: SVGLibrary) throws -> CGSize {
        var width = 0.0
        var height = 0.0
        if library.sizeInPixels(handle, &width, &height) == 0 {
            var lengths = (SVGLibrary.Length(), SVGLibrary.Length())
            var box = SVGLibrary.Rectangle()
            var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
            library.dimensions(handle, &hasWidth, &lengths.0, &hasHeight, &lengths.1, &hasBox, &box)
            guard hasBox != 0 else {
                throw ExportError.damagedImage(type: "SVG", reason: "it has neither width and height nor a view box")
            }
            (width, height) = (box.width, box.height)
        }
        guard width > 0, height > 0, width.isFinite, height.isFinite, width <= 1e6, height <= 1e6 else {
            throw ExportError.damagedImage(type: "SVG", reason: "its size is \(width) × \(height)")
        }
        return CGSize(width: width, height: height)
    }

    private static func damage(_ error: UnsafeMutableRawPointer?, _ library: SVGLibrary) -> ExportError {
        guard let error else { return .damagedImage(type: "SVG", reason: "it cannot be drawn") }
        defer { library.releaseError(error) }
        let message = error.load(as: SVGLibrary.GError.self).message.map { String(cString: $0) } ?? "it cannot be drawn"
        return .damagedImage(type: "SVG", reason: message.split(separator: "\n").joined(separator: " "))
    }
}
