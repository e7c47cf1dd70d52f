import CCairo
import Foundation
import GalleyDrawing

/// Reads SVG files, with librsvg.
public enum VectorFile {
    /// A larger file is refused.
    public static let maximumFileSize = 16 << 20
    /// What a file may take, in seconds, to be read or drawn.
    static let timeLimit = 10.0

    /// Whether bytes look like an SVG file.
    public static func canRead(_ bytes: [UInt8]) -> Bool {
        if case .svg = ImageKind(bytes) { true } else { false }
    }

    /// Reads a file and draws it once, small, so that one that cannot be drawn is known before.
    ///
    /// Its size is what `width` and `height` say; where these are missing or relative, the view box's. A pixel of SVG's is a
    /// point.
    /// - Throws: `ImageError` if the file is broken, says no size, reaches for memory or time as no picture does, or if
    ///   librsvg is not installed.
    public static func read(_ bytes: [UInt8]) throws -> VectorImage {
        guard let library = SVGLibrary.shared else {
            throw ImageError.missingLibrary("librsvg 2", package: "librsvg2-2")
        }
        try SVGGuard.check(bytes)
        let result = BoundedCall.run(seconds: timeLimit) {
            Result {
                let handle = try open(bytes, library)
                defer { library.release(handle) }
                let size = try size(of: handle, library)
                try draw(handle, library, on: Context(width: 64, height: 64), size: CGSize(width: 64, height: 64))
                return size
            }
        }
        guard let result else {
            throw ImageError.damagedImage(
                type: "SVG", reason: "drawing it takes longer than \(Int(timeLimit)) seconds")
        }
        return VectorImage(size: try result.get(), svg: bytes) { try draw(bytes, library, on: Context($0), size: $1) }
    }

    // MARK: Drawing

    /// A Cairo context that the drawing thread shares with ours. Held until the last of them lets go: drawing that takes too
    /// long continues when we have given up.
    ///
    /// Unchecked: Cairo counts references atomically, and we do not touch the context while the thread draws; after giving up we
    /// only let go of it.
    private final class Context: @unchecked Sendable {
        let pointer: OpaquePointer

        init(_ pointer: OpaquePointer) {
            self.pointer = pointer
            cairo_reference(pointer)
        }

        /// A separate context, of so many pixels.
        init(width: Int32, height: Int32) throws {
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
            defer { cairo_surface_destroy(surface) }
            guard let pointer = cairo_create(surface) else { throw ImageError.decodingFailed("out of memory") }
            self.pointer = pointer
        }

        deinit { cairo_destroy(pointer) }
    }

    private static func draw(_ bytes: [UInt8], _ library: SVGLibrary, on context: Context, size: CGSize) throws {
        let result = BoundedCall.run(seconds: timeLimit) {
            Result {
                let handle = try open(bytes, library)
                defer { library.release(handle) }
                try draw(handle, library, on: context, size: size)
            }
        }
        guard let result else {
            throw ImageError.decodingFailed("an SVG image takes longer than \(Int(timeLimit)) seconds")
        }
        try result.get()
    }

    private static func draw(_ handle: OpaquePointer, _ library: SVGLibrary, on context: Context, size: CGSize) throws {
        // In its own proportion first, then stretched: a file may ask for its proportion to be kept, a view decides otherwise.
        let own = try self.size(of: handle, library)
        cairo_save(context.pointer)
        defer { cairo_restore(context.pointer) }
        cairo_scale(context.pointer, size.width / own.width, size.height / own.height)
        var area = SVGLibrary.Rectangle(x: 0, y: 0, width: Double(own.width), height: Double(own.height))
        var error: UnsafeMutableRawPointer?
        let isDrawn = withUnsafePointer(to: &area) {
            library.draw(handle, context.pointer, UnsafeRawPointer($0), &error)
        }
        guard isDrawn != 0 else { throw damage(error, library) }
        let status = cairo_status(context.pointer)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw ImageError.decodingFailed(String(cString: cairo_status_to_string(status)))
        }
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
                throw ImageError.damagedImage(type: "SVG", reason: "it has neither width and height nor a view box")
            }
            (width, height) = (box.width, box.height)
        }
        guard width > 0, height > 0, width.isFinite, height.isFinite, width <= 1e6, height <= 1e6 else {
            throw ImageError.damagedImage(type: "SVG", reason: "its size is \(width) × \(height)")
        }
        return CGSize(width: width, height: height)
    }

    private static func damage(_ error: UnsafeMutableRawPointer?, _ library: SVGLibrary) -> ImageError {
        guard let error else { return .damagedImage(type: "SVG", reason: "it cannot be drawn") }
        defer { library.releaseError(error) }
        let message = error.load(as: SVGLibrary.GError.self).message.map { String(cString: $0) } ?? "it cannot be drawn"
        return .damagedImage(type: "SVG", reason: message.split(separator: "\n").joined(separator: " "))
    }
}
