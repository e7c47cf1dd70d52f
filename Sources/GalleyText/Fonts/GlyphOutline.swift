import CHarfBuzz
import Foundation
import GalleyGeometry

/// A glyph that is a picture: PNG bytes, and the box that they fill, in em, y down, the origin on the baseline.
public struct ColorBitmap: Sendable {
    /// The picture as the font's file holds it, a whole PNG file.
    public var png: [UInt8]
    /// Where the picture lies: 1 is an em, y down, the origin on the baseline.
    public var box: CGRect
}

/// Collects an outline from HarfBuzz's callbacks.
final class GlyphPen {
    private var path = Path()
    private let scale: Double
    private let slant: Double

    private init(scale: Double, slant: Double) {
        self.scale = scale
        self.slant = slant
    }

    static func outline(of glyph: UInt32, in font: OpaquePointer, scale: Double, slant: Double) -> Path {
        let pen = GlyphPen(scale: scale, slant: slant)
        hb_font_get_glyph_shape(font, glyph, functions.pointer, Unmanaged.passUnretained(pen).toOpaque())
        return pen.path
    }

    private func point(_ x: Float, _ y: Float) -> CGPoint {
        CGPoint(x: (Double(x) + slant * Double(y)) * scale, y: -Double(y) * scale)
    }

    /// The callbacks. Unchecked: HarfBuzz's object is made immutable as it is created, and is never released.
    private struct Functions: @unchecked Sendable {
        let pointer: OpaquePointer?
    }

    private static func pen(_ data: UnsafeMutableRawPointer?) -> GlyphPen? {
        data.map { Unmanaged<GlyphPen>.fromOpaque($0).takeUnretainedValue() }
    }

    private static let functions: Functions = {
        let functions = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            functions,
            { _, data, _, x, y, _ in
                guard let pen = pen(data) else { return }
                pen.path.move(to: pen.point(x, y))
            }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, _, x, y, _ in
                guard let pen = pen(data) else { return }
                pen.path.addLine(to: pen.point(x, y))
            }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, cx, cy, x, y, _ in
                guard let pen = pen(data) else { return }
                pen.path.addQuadCurve(to: pen.point(x, y), control: pen.point(cx, cy))
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, ax, ay, bx, by, x, y, _ in
                guard let pen = pen(data) else { return }
                pen.path.addCurve(to: pen.point(x, y), control1: pen.point(ax, ay), control2: pen.point(bx, by))
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in pen(data)?.path.closeSubpath() }, nil, nil)
        hb_draw_funcs_make_immutable(functions)
        return Functions(pointer: functions)
    }()
}
