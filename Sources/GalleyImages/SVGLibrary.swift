import CCairo
import Foundation

/// The functions of librsvg that we call, found when the first SVG image is met.
///
/// librsvg draws nearly all of SVG, and well; it also brings GLib, Pango and some twenty other libraries with it. Linked,
/// they would be loaded at every start, for files that few views show; so it is opened when one does. A system without it
/// draws everything else.
struct SVGLibrary: @unchecked Sendable {
    /// Where a pointer to GLib's `GError` is put.
    typealias Errors = UnsafeMutablePointer<UnsafeMutableRawPointer?>
    typealias Flag = UnsafeMutablePointer<Int32>

    /// GLib's `GError`.
    struct GError {
        var domain: UInt32
        var code: Int32
        var message: UnsafeMutablePointer<CChar>?
    }

    /// `RsvgLength`: a number and a unit.
    struct Length {
        var length = 0.0
        var unit: Int32 = 0
    }

    /// `RsvgRectangle`.
    struct Rectangle {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0
    }

    typealias Open = @convention(c) (UnsafePointer<UInt8>?, Int, Errors) -> OpaquePointer?
    typealias SetResolution = @convention(c) (OpaquePointer, Double) -> Void
    typealias SizeInPixels =
        @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
    typealias Dimensions =
        @convention(c) (
            OpaquePointer, Flag, UnsafeMutableRawPointer, Flag, UnsafeMutableRawPointer, Flag, UnsafeMutableRawPointer
        ) -> Void
    typealias Draw = @convention(c) (OpaquePointer, OpaquePointer, UnsafeRawPointer, Errors) -> Int32
    typealias Release = @convention(c) (OpaquePointer) -> Void
    typealias ReleaseError = @convention(c) (UnsafeMutableRawPointer) -> Void

    let open: Open
    let setResolution: SetResolution
    let sizeInPixels: SizeInPixels
    let dimensions: Dimensions
    let draw: Draw
    let release: Release
    let releaseError: ReleaseError

    /// Nil if the library is not installed.
    static let shared = SVGLibrary()

    private init?() {
        guard let library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func function<Function>(_ name: String, _: Function.Type) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
        }
        guard let open = function("rsvg_handle_new_from_data", Open.self),
            let setResolution = function("rsvg_handle_set_dpi", SetResolution.self),
            let sizeInPixels = function("rsvg_handle_get_intrinsic_size_in_pixels", SizeInPixels.self),
            let dimensions = function("rsvg_handle_get_intrinsic_dimensions", Dimensions.self),
            let draw = function("rsvg_handle_render_document", Draw.self),
            let release = function("g_object_unref", Release.self),
            let releaseError = function("g_error_free", ReleaseError.self)
        else { return nil }
        self.open = open
        self.setResolution = setResolution
        self.sizeInPixels = sizeInPixels
        self.dimensions = dimensions
        self.draw = draw
        self.release = release
        self.releaseError = releaseError
    }
}
