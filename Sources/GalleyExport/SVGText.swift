import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyText

/// What a glyph is in the file.
enum SVGGlyph {
    case outline(id: String)
    case empty
}

/// The invisible text that waits for the rest of its line.
struct SVGTextLine {
    struct Run {
        var text: String
        var x: Double
        var length: Double
        var size: Double
        var isRightToLeft: Bool
    }

    var baseline = 0.0
    var runs: [Run] = []
}

/// How text is written where it is no text in a font that the file brings along: outlines to see, text to search.
extension SVGCanvas {
    func draw(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint, pictures: [UInt32: GlyphPicture]) {
        let glyphs = run.glyphs.filter { $0.x.isFinite && $0.y.isFinite }
        guard let left = glyphs.map(\.x).min() else { return }
        let isRead = !isInCopy
        if isRead, case .color(let color) = paint, pictures.isEmpty, writeText(run, at: origin, color) { return }
        let pen = CGPoint(x: left, y: Self.baseline(of: glyphs))
        if !lines.runs.isEmpty && lines.baseline != Double(origin.y + pen.y) { flushText() }
        if case .color(let color) = paint {
            useGlyphs(glyphs, of: run, at: origin, from: pen, color)
        } else {
            drawPath(glyphs, of: run, at: origin, from: pen, paint)
        }
        for glyph in glyphs {
            guard let picture = pictures[glyph.id] else { continue }
            let rect = picture.rect(of: glyph, size: run.size, origin: origin)
            guard rect.isDrawable, let id = define(picture.image, tint: nil) else { continue }
            // The text below says what it is.
            place(id, pixels: (picture.image.pixelWidth, picture.image.pixelHeight), in: rect, isHidden: true)
        }
        if isRead { note(run, glyphs, at: origin, from: pen) }
    }

    /// The height most of the glyphs stand at: marks may sit above or below.
    private static func baseline(of glyphs: [PlacedGlyph]) -> Double {
        var counts: [Double: Int] = [:]
        for glyph in glyphs { counts[glyph.y, default: 0] += 1 }
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    }

    /// Uses each glyph's definition, in units of the font.
    private func useGlyphs(
        _ glyphs: [PlacedGlyph], of run: GlyphRun, at origin: CGPoint, from pen: CGPoint, _ color: ResolvedColor
    ) {
        let scale = run.size / max(1, run.face.unitsPerEm)
        var uses = ""
        for glyph in glyphs {
            guard case .outline(let id) = define(glyph.id, of: run.face) else { continue }
            let x = SVGNumber.text((glyph.x - pen.x) / scale, decimals: 0)
            let y = SVGNumber.text((glyph.y - pen.y) / scale, decimals: 0)
            uses += "<use \(link(id))"
            if x != "0" { uses += " x=\"\(x)\"" }
            if y != "0" { uses += " y=\"\(y)\"" }
            uses += "/>"
        }
        if uses.isEmpty { return }
        let place = "translate(\(SVGNumber.text(origin.x + pen.x)) \(SVGNumber.text(origin.y + pen.y)))"
        let size = SVGNumber.text(scale, decimals: 8)
        emit("<g transform=\"\(place) scale(\(size))\"\(Self.colorAttributes("fill", color))>\(uses)</g>")
    }

    /// Draws the glyphs as one path: a gradient would start again in each use.
    private func drawPath(
        _ glyphs: [PlacedGlyph], of run: GlyphRun, at origin: CGPoint, from pen: CGPoint, _ paint: Paint
    ) {
        var data = SVGPathWriter()
        var right = pen.x
        for glyph in glyphs {
            data.add(
                run.face.outline(of: glyph.id),
                transform: CGAffineTransform(
                    a: run.size, b: 0, c: 0, d: run.size, tx: origin.x + glyph.x, ty: origin.y + glyph.y))
            right = max(right, glyph.x + glyph.advance)
        }
        if data.text.isEmpty { return }
        // An em around each glyph holds every ordinary outline.
        let bounds = CGRect(
            x: origin.x + pen.x - run.size, y: origin.y + pen.y - 1.5 * run.size,
            width: right - pen.x + 2 * run.size, height: 2.5 * run.size)
        emit("<path d=\"\(data.text)\"\(paintAttributes("fill", paint, bounds: bounds))/>")
    }

    private func define(_ glyph: UInt32, of face: FontFace) -> SVGGlyph {
        let key = GlyphKey(face, glyph)
        if let known = glyphs[key] {
            if case .outline(let id) = known { memory?.use(id) }
            return known
        }
        let made: SVGGlyph
        if memory != nil {
            made =
                SVGGlyphMemory.entry(face, key, path: Self.path(of: glyph, in: face)).map { .outline(id: define($0)) }
                ?? .empty
        } else {
            let path = Self.path(of: glyph, in: face)
            made = path.isEmpty ? .empty : .outline(id: define("g", path) { "<path \($0) d=\"\(path)\"/>" })
        }
        glyphs[key] = made
        return made
    }

    /// A glyph's outline in units of its font; empty where it has none.
    private static func path(of glyph: UInt32, in face: FontFace) -> String {
        let outline = face.outline(of: glyph)
        if outline.isEmpty { return "" }
        var data = SVGPathWriter(decimals: face.unitsPerEm >= 2000 ? 0 : 1)
        data.add(outline, transform: CGAffineTransform(scaleX: face.unitsPerEm, y: face.unitsPerEm))
        return data.text
    }

    /// Remembers the run's text for the line's invisible text.
    private func note(_ run: GlyphRun, _ glyphs: [PlacedGlyph], at origin: CGPoint, from pen: CGPoint) {
        guard run.text.contains(where: { !$0.isWhitespace }) else { return }
        let right = glyphs.map { $0.x + $0.advance }.max() ?? pen.x
        lines.baseline = Double(origin.y + pen.y)
        lines.runs.append(
            SVGTextLine.Run(
                text: run.text, x: Double(origin.x + pen.x), length: max(0, right - pen.x), size: run.size,
                isRightToLeft: run.isRightToLeft))
    }

    /// Writes the invisible text of the line that has ended. It is one element, so that a search finds words across runs.
    func flushText() {
        let line = lines
        lines = SVGTextLine()
        guard let first = line.runs.first else { return }
        func attributes(_ run: SVGTextLine.Run) -> String {
            let x = run.isRightToLeft ? run.x + run.length : run.x
            var text = " x=\"\(SVGNumber.text(x))\" font-size=\"\(SVGNumber.text(run.size))\""
            if run.length > 0 { text += " textLength=\"\(SVGNumber.text(run.length))\"" }
            if run.isRightToLeft { text += " direction=\"rtl\"" }
            return text
        }
        var element = "<text y=\"\(SVGNumber.text(line.baseline))\" opacity=\"0\""
        if line.runs.count == 1 {
            element += "\(attributes(first))>\(Self.escaped(first.text))</text>"
        } else {
            element += ">"
            for run in line.runs { element += "<tspan\(attributes(run))>\(Self.escaped(run.text))</tspan>" }
            element += "</text>"
        }
        emit(element)
    }
}
