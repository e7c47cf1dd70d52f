import Foundation
import GalleyDrawing

/// Blurs and shadows as SVG filters.
struct SVGFilter {
    /// The filter's steps.
    let steps: String
    /// How far it reaches beyond what it is used on.
    let reachX, reachY: Double

    /// Nil if the effect needs no filter.
    init?(_ effect: LayerEffect) {
        let blur = effect.blur.flatMap { $0.isVisible ? $0 : nil }
        let shadow = effect.shadow.flatMap { $0.isVisible ? $0 : nil }
        guard blur != nil || shadow != nil else { return nil }
        var steps = ""
        if let blur {
            steps += "<feGaussianBlur stdDeviation=\"\(SVGNumber.text(blur.radius))\"/>"
            if blur.isOpaque {
                // All alpha up to 1, then down to what it was.
                steps += "<feColorMatrix values=\"1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0 1\"/>"
                steps += "<feComposite in2=\"SourceAlpha\" operator=\"in\"/>"
            }
        }
        if let shadow {
            let source = blur == nil ? "SourceGraphic" : "blur"
            if blur != nil { steps += "<feOffset result=\"blur\"/>" }
            // A deviation of 0 means different things to different viewers.
            var input = " in=\"\(blur == nil ? "SourceAlpha" : "blur")\""
            if shadow.radius > 0 {
                steps += "<feGaussianBlur\(input) stdDeviation=\"\(SVGNumber.text(shadow.radius))\"/>"
                input = ""
            }
            steps += "<feOffset\(input) dx=\"\(SVGNumber.text(shadow.x))\" dy=\"\(SVGNumber.text(shadow.y))\""
            steps += " result=\"place\"/>"
            steps += "<feFlood\(SVGWriter.floodAttributes(shadow.color))/>"
            steps += "<feComposite in2=\"place\" operator=\"in\"/>"
            steps += "<feMerge><feMergeNode/><feMergeNode in=\"\(source)\"/></feMerge>"
        }
        self.steps = steps
        let radius = 3 * ((blur?.radius ?? 0) + (shadow?.radius ?? 0))
        reachX = radius + abs(shadow?.x ?? 0)
        reachY = radius + abs(shadow?.y ?? 0)
    }

    /// The element, without its id.
    /// - Parameter area: What can be seen, in the space of what it is used on.
    func element(_ id: String, area: CGRect) -> String {
        // Without an area of its own, a filter ends a tenth of the view's size beyond it.
        let area = area.insetBy(dx: -reachX, dy: -reachY)
        let x = SVGNumber.text(Double(area.minX)), y = SVGNumber.text(Double(area.minY))
        let width = SVGNumber.text(Double(area.width)), height = SVGNumber.text(Double(area.height))
        return
            "<filter \(id) filterUnits=\"userSpaceOnUse\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
            + " color-interpolation-filters=\"sRGB\">\(steps)</filter>"
    }
}
