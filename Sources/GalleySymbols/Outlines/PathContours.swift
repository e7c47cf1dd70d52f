import Foundation
import GalleyGeometry

/// Outlines are paths that can be split into contours, turned and wound the other way while a symbol is put together.
extension Path {
    /// The subpaths, each starting with a move.
    var contours: [Path] {
        var result: [Path] = []
        var current = Path()
        var start = CGPoint.zero
        func isDrawn(_ outline: Path) -> Bool { outline.elements.count > 1 }
        for element in elements {
            switch element {
            case .move(let point):
                if isDrawn(current) { result.append(current) }
                current = Path(elements: [element])
                start = point
            case .closeSubpath:
                current.closeSubpath()
                if isDrawn(current) { result.append(current) }
                current = Path(elements: [.move(to: start)])
            case .line, .quadCurve, .curve:
                current.append(element)
            }
        }
        if isDrawn(current) { result.append(current) }
        return result
    }

    /// The points of one contour with its curves cut into `steps` pieces. Call it on a single contour.
    func flattened(steps: Int = 16) -> [CGPoint] {
        var points: [CGPoint] = []
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point), .line(let point):
                points.append(point)
                current = point
            case .quadCurve(let end, let control):
                for step in 1...steps {
                    let t = Double(step) / Double(steps)
                    let u = 1 - t
                    points.append(
                        CGPoint(
                            x: u * u * current.x + 2 * u * t * control.x + t * t * end.x,
                            y: u * u * current.y + 2 * u * t * control.y + t * t * end.y))
                }
                current = end
            case .curve(let end, let control1, let control2):
                for step in 1...steps {
                    let t = Double(step) / Double(steps)
                    let u = 1 - t
                    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    points.append(
                        CGPoint(
                            x: w0 * current.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
                            y: w0 * current.y + w1 * control1.y + w2 * control2.y + w3 * end.y))
                }
                current = end
            case .closeSubpath: break
            }
        }
        return points
    }

    /// The smallest rectangle around what is drawn (curves included, control points not), or nil when nothing is.
    var inkBounds: CGRect? {
        let points = contours.flatMap { $0.flattened() }
        guard let first = points.first else { return nil }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Every contour drawn in the opposite direction.
    var reversed: Path {
        Path(elements: contours.flatMap { $0.reversedContour })
    }

    private var reversedContour: [Element] {
        // Pairs each segment with the point it starts from, then walks them backwards.
        var segments: [(from: CGPoint, element: Element)] = []
        var current = CGPoint.zero
        var isClosed = false
        for element in elements {
            switch element {
            case .move(let point): current = point
            case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
                segments.append((current, element))
                current = end
            case .closeSubpath: isClosed = true
            }
        }
        var result: [Element] = [.move(to: current)]
        for (from, element) in segments.reversed() {
            switch element {
            case .line: result.append(.line(to: from))
            case .quadCurve(_, let control): result.append(.quadCurve(to: from, control: control))
            case .curve(_, let control1, let control2):
                result.append(.curve(to: from, control1: control2, control2: control1))
            case .move, .closeSubpath: break
            }
        }
        if isClosed { result.append(.closeSubpath) }
        return result
    }
}

extension CGAffineTransform {
    /// A rotation about the origin, clockwise on screen (y down).
    static func rotation(degrees: Double) -> CGAffineTransform {
        // Quarter turns are exact, so that rotated icons keep straight edges on whole units.
        let quarter = (degrees / 90).rounded()
        if quarter * 90 == degrees, abs(degrees) <= 3600 {
            let index = (Int(quarter) % 4 + 4) % 4
            let cosine = [1.0, 0, -1, 0][index]
            let sine = [0.0, 1, 0, -1][index]
            return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        }
        return CGAffineTransform(rotationAngle: degrees * .pi / 180)
    }

    /// The same map with (`x`, `y`) as its fixed point instead of the origin.
    func about(_ x: Double, _ y: Double) -> CGAffineTransform {
        CGAffineTransform(translationX: -x, y: -y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}
