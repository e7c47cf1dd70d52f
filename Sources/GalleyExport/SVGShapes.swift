import Foundation
import GalleyDrawing
import GalleyGeometry

/// How filled and stroked paths are written.
extension SVGCanvas {
    func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
        flushText()
        var element = Self.shape(path) + paintAttributes("fill", paint, bounds: path.boundingRect)
        if style.isEOFilled { element += " fill-rule=\"evenodd\"" }
        if !style.isAntialiased { element += " shape-rendering=\"crispEdges\"" }
        emit(element + "/>")
    }

    func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
        flushText()
        let reach = style.lineWidth * (style.lineJoin == .miter ? min(10, max(1, style.miterLimit)) : 1)
        let bounds = path.boundingRect.insetBy(dx: -reach, dy: -reach)
        var element = Self.shape(path) + " fill=\"none\"" + paintAttributes("stroke", paint, bounds: bounds)
        if style.lineWidth != 1 { element += " stroke-width=\"\(SVGNumber.text(Double(style.lineWidth)))\"" }
        switch style.lineCap {
        case .butt: break
        case .round: element += " stroke-linecap=\"round\""
        case .square: element += " stroke-linecap=\"square\""
        }
        switch style.lineJoin {
        // The miter limit is 4 where a file says nothing.
        case .miter:
            let limit = style.miterLimit.isFinite ? max(1, Double(style.miterLimit)) : 10
            if limit != 4 && Self.hasCorners(path) { element += " stroke-miterlimit=\"\(SVGNumber.text(limit))\"" }
        case .round: element += " stroke-linejoin=\"round\""
        case .bevel: element += " stroke-linejoin=\"bevel\""
        }
        if let dash = style.usableDash, dash.contains(where: { SVGNumber.fixed($0, decimals: 3) > 0 }) {
            let lengths = dash.map { SVGNumber.text($0) }
            // Twice the same half says nothing new.
            let half = lengths.count / 2
            let pattern = half > 1 && lengths[..<half] == lengths[half...] ? Array(lengths[..<half]) : lengths
            element += " stroke-dasharray=\"\(pattern.joined(separator: " "))\""
            if style.dashPhase != 0, style.dashPhase.isFinite {
                element += " stroke-dashoffset=\"\(SVGNumber.text(Double(style.dashPhase)))\""
            }
        }
        emit(element + "/>")
    }

    private static func hasCorners(_ path: Path) -> Bool { path.elements.count > 2 }

    /// The start of an element that draws a path's shape, without its end.
    static func shape(_ path: Path) -> String {
        guard let rect = path.rectangle else { return "<path d=\"\(SVGPathWriter.data(path))\"" }
        var element = "<rect"
        if rect.minX != 0 { element += " x=\"\(SVGNumber.text(Double(rect.minX)))\"" }
        if rect.minY != 0 { element += " y=\"\(SVGNumber.text(Double(rect.minY)))\"" }
        let width = SVGNumber.text(Double(rect.width))
        let height = SVGNumber.text(Double(rect.height))
        return element + " width=\"\(width)\" height=\"\(height)\""
    }
}
