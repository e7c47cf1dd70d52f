import CHarfBuzz

/// A step of a glyph's outline: 1 em = 1, y down, the origin on the baseline.
public enum OutlineElement: Sendable, Equatable {
    case move(x: Double, y: Double)
    case line(x: Double, y: Double)
    case quad(cx: Double, cy: Double, x: Double, y: Double)
    case cubic(c1x: Double, c1y: Double, c2x: Double, c2y: Double, x: Double, y: Double)
    case close
}

/// A glyph that is a picture: PNG bytes, and the box that they fill, in em, y down, the origin on the baseline.
public struct ColorBitmap: Sendable {
    public var png: [UInt8]
    public var x, y, width, height: Double
}

/// Collects an outline from HarfBuzz's callbacks.
final class GlyphPen {
    private var elements: [OutlineElement] = []
    private let scale: Double
    private let slant: Double

    private init(scale: Double, slant: Double) {
        self.scale = scale
        self.slant = slant
    }

    static func outline(of glyph: UInt32, in font: OpaquePointer, scale: Double, slant: Double) -> [OutlineElement] {
        let pen = GlyphPen(scale: scale, slant: slant)
        hb_font_get_glyph_shape(font, glyph, functions.pointer, Unmanaged.passUnretained(pen).toOpaque())
        return pen.elements
    }

    private func x(_ x: Float, _ y: Float) -> Double { (Double(x) + slant * Double(y)) * scale }
    private func y(_ y: Float) -> Double { -Double(y) * scale }

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
                pen.elements.append(.move(x: pen.x(x, y), y: pen.y(y)))
            }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, _, x, y, _ in
                guard let pen = pen(data) else { return }
                pen.elements.append(.line(x: pen.x(x, y), y: pen.y(y)))
            }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, cx, cy, x, y, _ in
                guard let pen = pen(data) else { return }
                pen.elements.append(.quad(cx: pen.x(cx, cy), cy: pen.y(cy), x: pen.x(x, y), y: pen.y(y)))
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, ax, ay, bx, by, x, y, _ in
                guard let pen = pen(data) else { return }
                pen.elements.append(
                    .cubic(
                        c1x: pen.x(ax, ay), c1y: pen.y(ay), c2x: pen.x(bx, by), c2y: pen.y(by), x: pen.x(x, y),
                        y: pen.y(y)))
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in pen(data)?.elements.append(.close) }, nil, nil)
        hb_draw_funcs_make_immutable(functions)
        return Functions(pointer: functions)
    }()
}
