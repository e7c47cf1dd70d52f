import CHarfBuzz
import Synchronization

/// A setting of a variable font's axis.
public struct FontVariation: Hashable, Sendable {
    /// The axis's four letters.
    public var tag: String
    public var value: Double

    public init(tag: String, value: Double) {
        self.tag = tag
        self.value = value
    }
}

/// A step of a glyph's outline: 1 em = 1, y down, the origin on the baseline.
public enum OutlineElement: Sendable, Equatable {
    case move(x: Double, y: Double)
    case line(x: Double, y: Double)
    case quad(cx: Double, cy: Double, x: Double, y: Double)
    case cubic(c1x: Double, c1y: Double, c2x: Double, c2y: Double, x: Double, y: Double)
    case close
}

/// A glyph that is a picture: PNG bytes and the box they fill, in em, y down, the origin on the baseline.
public struct ColorBitmap: Sendable {
    public var png: [UInt8]
    public var x, y, width, height: Double
}

/// A font file, or one face of a collection, at one setting of its axes.
///
/// Unchecked because HarfBuzz objects are plain C pointers: they are made immutable in `init` (after which HarfBuzz
/// allows their use from any thread) and only released in `deinit`.
public final class FontFace: @unchecked Sendable, Hashable {
    public let path: String
    public let index: Int
    public let variations: [FontVariation]
    public let postScriptName: String
    public let familyName: String
    public let unitsPerEm: Double
    /// Whether upright letters are to be slanted, the family having no italic.
    public let syntheticSlant: Bool
    let font: OpaquePointer
    private let face: OpaquePointer
    private let outlines = Mutex<[UInt32: [OutlineElement]]>([:])

    /// Opens a font file; nil if it is none.
    init?(path: String, index: Int = 0, variations: [FontVariation] = [], syntheticSlant: Bool = false) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard index >= 0, hb_face_count(blob) > UInt32(index), let face = hb_face_create(blob, UInt32(index)) else {
            return nil
        }
        guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
            hb_face_destroy(face)
            return nil
        }
        if !variations.isEmpty {
            let settings = variations.map { variation in
                var setting = hb_variation_t()
                hb_variation_from_string("\(variation.tag)=\(variation.value)", -1, &setting)
                return setting
            }
            hb_font_set_variations(font, settings, UInt32(settings.count))
        }
        let unitsPerEm = hb_face_get_upem(face)
        hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
        hb_face_make_immutable(face)
        hb_font_make_immutable(font)
        self.path = path
        self.index = index
        self.variations = variations
        self.syntheticSlant = syntheticSlant
        self.unitsPerEm = Double(unitsPerEm)
        self.face = face
        self.font = font
        postScriptName = Self.name(face, HB_OT_NAME_ID_POSTSCRIPT_NAME)
        familyName = Self.name(face, HB_OT_NAME_ID_FONT_FAMILY)
    }

    deinit {
        hb_font_destroy(font)
        hb_face_destroy(face)
    }

    public static func == (a: FontFace, b: FontFace) -> Bool {
        a.path == b.path && a.index == b.index && a.variations == b.variations && a.syntheticSlant == b.syntheticSlant
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(index)
        hasher.combine(variations)
    }

    private static func name(_ face: OpaquePointer, _ id: Int) -> String {
        var length: UInt32 = 256
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), nil, &length, buffer.baseAddress)
            let bytes = buffer.prefix(Int(min(length, 255))).map { UInt8(bitPattern: $0) }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Whether the font has a glyph of its own for the scalar.
    func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
    }

    /// Vertical metrics in em, from the font's own tables.
    var ownMetrics: (ascent: Double, descent: Double, lineGap: Double, capHeight: Double) {
        func metric(_ tag: hb_ot_metrics_tag_t) -> Double {
            var value: hb_position_t = 0
            return hb_ot_metrics_get_position(font, tag, &value) != 0 ? Double(value) / unitsPerEm : 0
        }
        let ascent = metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER)
        let cap = metric(HB_OT_METRICS_TAG_CAP_HEIGHT)
        return (
            ascent, -metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER), metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP),
            cap > 0 ? cap : ascent * 0.75
        )
    }

    // MARK: Drawing

    /// A glyph's outline; empty for a space or a picture.
    public func outline(of glyph: UInt32) -> [OutlineElement] {
        if let known = outlines.withLock({ $0[glyph] }) { return known }
        let sink = OutlineSink(scale: 1 / unitsPerEm, slant: syntheticSlant ? 0.21 : 0)
        hb_font_get_glyph_shape(font, glyph, OutlineSink.functions.pointer, Unmanaged.passUnretained(sink).toOpaque())
        let outline = sink.elements
        outlines.withLock { cache in
            if cache.count >= 8192 { cache.removeAll() }
            cache[glyph] = outline
        }
        return outline
    }

    /// A glyph's picture, in fonts that have such.
    public func colorBitmap(of glyph: UInt32) -> ColorBitmap? {
        guard hb_ot_color_has_png(face) != 0, let blob = hb_ot_color_glyph_reference_png(font, glyph) else {
            return nil
        }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return nil }
        let png = data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
            Array(UnsafeBufferPointer(start: $0, count: Int(length)))
        }
        return ColorBitmap(
            png: png, x: Double(extents.x_bearing) / unitsPerEm, y: -Double(extents.y_bearing) / unitsPerEm,
            width: Double(extents.width) / unitsPerEm, height: -Double(extents.height) / unitsPerEm)
    }
}

/// Collects an outline from HarfBuzz's callbacks.
private final class OutlineSink {
    var elements: [OutlineElement] = []
    private let scale: Double
    private let slant: Double

    init(scale: Double, slant: Double) {
        self.scale = scale
        self.slant = slant
    }

    private func x(_ x: Float, _ y: Float) -> Double { (Double(x) + slant * Double(y)) * scale }
    private func y(_ y: Float) -> Double { -Double(y) * scale }

    private static func sink(_ data: UnsafeMutableRawPointer?) -> OutlineSink {
        Unmanaged<OutlineSink>.fromOpaque(data.unsafelyUnwrapped).takeUnretainedValue()
    }

    /// The callbacks. Unchecked: the object is immutable once made, and lives as long as the process.
    struct Functions: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    static let functions: Functions = {
        let functions = hb_draw_funcs_create().unsafelyUnwrapped
        hb_draw_funcs_set_move_to_func(
            functions,
            { _, data, _, x, y, _ in
                let sink = sink(data)
                sink.elements.append(.move(x: sink.x(x, y), y: sink.y(y)))
            }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, _, x, y, _ in
                let sink = sink(data)
                sink.elements.append(.line(x: sink.x(x, y), y: sink.y(y)))
            }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, cx, cy, x, y, _ in
                let sink = sink(data)
                sink.elements.append(.quad(cx: sink.x(cx, cy), cy: sink.y(cy), x: sink.x(x, y), y: sink.y(y)))
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, ax, ay, bx, by, x, y, _ in
                let sink = sink(data)
                sink.elements.append(
                    .cubic(
                        c1x: sink.x(ax, ay), c1y: sink.y(ay), c2x: sink.x(bx, by), c2y: sink.y(by), x: sink.x(x, y),
                        y: sink.y(y)))
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in sink(data).elements.append(.close) }, nil, nil)
        hb_draw_funcs_make_immutable(functions)
        return Functions(pointer: functions)
    }()
}
