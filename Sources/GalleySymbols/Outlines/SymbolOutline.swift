import Foundation
import GalleyDrawing

/// An affine map of icon space: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
struct SymbolTransform: Sendable, Equatable {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var tx = 0.0
    var ty = 0.0

    static let identity = SymbolTransform()

    static func translation(_ x: Double, _ y: Double) -> SymbolTransform {
        SymbolTransform(tx: x, ty: y)
    }

    static func scale(_ x: Double, _ y: Double) -> SymbolTransform {
        SymbolTransform(a: x, d: y)
    }

    /// A rotation that turns clockwise on screen (y down).
    static func rotation(degrees: Double) -> SymbolTransform {
        // Quarter turns are exact, so that rotated icons keep straight edges on whole units.
        let quarter = (degrees / 90).rounded()
        if quarter * 90 == degrees, abs(degrees) <= 3600 {
            let index = (Int(quarter) % 4 + 4) % 4
            let cosine = [1.0, 0, -1, 0][index]
            let sine = [0.0, 1, 0, -1][index]
            return SymbolTransform(a: cosine, b: sine, c: -sine, d: cosine)
        }
        let radians = degrees * .pi / 180
        return SymbolTransform(a: cos(radians), b: sin(radians), c: -sin(radians), d: cos(radians))
    }

    /// This map first, then `next`.
    func then(_ next: SymbolTransform) -> SymbolTransform {
        SymbolTransform(
            a: next.a * a + next.c * b, b: next.b * a + next.d * b,
            c: next.a * c + next.c * d, d: next.b * c + next.d * d,
            tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
    }

    /// The same map with (`x`, `y`) as its fixed point instead of the origin.
    func about(_ x: Double, _ y: Double) -> SymbolTransform {
        SymbolTransform.translation(-x, -y).then(self).then(.translation(x, y))
    }

    func apply(_ point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }
}

/// An icon's outline while it is put together: plain drawing commands that can be turned, split into contours and wound
/// the other way. It becomes a `Path` at the very end.
struct SymbolOutline: Sendable, Equatable {
    enum Element: Sendable, Equatable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(control: CGPoint, end: CGPoint)
        case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
        case close
    }

    var elements: [Element] = []

    var isEmpty: Bool { elements.isEmpty }

    mutating func append(_ other: SymbolOutline) {
        elements.append(contentsOf: other.elements)
    }

    func applying(_ transform: SymbolTransform) -> SymbolOutline {
        guard transform != .identity else { return self }
        return SymbolOutline(
            elements: elements.map { element in
                switch element {
                case .move(let point): .move(transform.apply(point))
                case .line(let point): .line(transform.apply(point))
                case .quad(let control, let end):
                    .quad(control: transform.apply(control), end: transform.apply(end))
                case .cubic(let control1, let control2, let end):
                    .cubic(
                        control1: transform.apply(control1), control2: transform.apply(control2),
                        end: transform.apply(end))
                case .close: .close
                }
            })
    }

    /// A drawing path's elements.
    init(_ path: Path) {
        path.forEach { element in
            switch element {
            case .move(let to): elements.append(.move(to))
            case .line(let to): elements.append(.line(to))
            case .quadCurve(let to, let control): elements.append(.quad(control: control, end: to))
            case .curve(let to, let control1, let control2):
                elements.append(.cubic(control1: control1, control2: control2, end: to))
            case .closeSubpath: elements.append(.close)
            }
        }
    }

    init(elements: [Element] = []) { self.elements = elements }

    /// The outline as a drawing path, in icon units.
    var path: Path {
        var path = Path()
        for element in elements {
            switch element {
            case .move(let point): path.move(to: point)
            case .line(let point): path.addLine(to: point)
            case .quad(let control, let end): path.addQuadCurve(to: end, control: control)
            case .cubic(let control1, let control2, let end):
                path.addCurve(to: end, control1: control1, control2: control2)
            case .close: path.closeSubpath()
            }
        }
        return path
    }

    /// The subpaths, each starting with a move.
    var contours: [SymbolOutline] {
        var result: [SymbolOutline] = []
        var current = SymbolOutline()
        var start = CGPoint.zero
        func isDrawn(_ outline: SymbolOutline) -> Bool { outline.elements.count > 1 }
        for element in elements {
            switch element {
            case .move(let point):
                if isDrawn(current) { result.append(current) }
                current = SymbolOutline(elements: [element])
                start = point
            case .close:
                current.elements.append(.close)
                if isDrawn(current) { result.append(current) }
                current = SymbolOutline(elements: [.move(start)])
            case .line, .quad, .cubic:
                current.elements.append(element)
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
            case .quad(let control, let end):
                for step in 1...steps {
                    let t = Double(step) / Double(steps)
                    let u = 1 - t
                    points.append(
                        CGPoint(
                            x: u * u * current.x + 2 * u * t * control.x + t * t * end.x,
                            y: u * u * current.y + 2 * u * t * control.y + t * t * end.y))
                }
                current = end
            case .cubic(let control1, let control2, let end):
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
            case .close: break
            }
        }
        return points
    }

    /// The smallest rectangle around what is drawn (curves included, control points not), or nil when nothing is.
    var inkBounds: CGRect? {
        var box: (minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat)?
        for contour in contours {
            for point in contour.flattened() {
                guard let known = box else {
                    box = (point.x, point.y, point.x, point.y)
                    continue
                }
                box = (
                    min(known.minX, point.x), min(known.minY, point.y), max(known.maxX, point.x),
                    max(known.maxY, point.y)
                )
            }
        }
        return box.map { CGRect(x: $0.minX, y: $0.minY, width: $0.maxX - $0.minX, height: $0.maxY - $0.minY) }
    }

    /// Every contour drawn in the opposite direction.
    var reversed: SymbolOutline {
        SymbolOutline(elements: contours.flatMap { $0.reversedContour })
    }

    private var reversedContour: [Element] {
        // Pairs each segment with the point it starts from, then walks them backwards.
        var segments: [(from: CGPoint, element: Element)] = []
        var current = CGPoint.zero
        var isClosed = false
        for element in elements {
            switch element {
            case .move(let point): current = point
            case .line(let end), .quad(_, let end), .cubic(_, _, let end):
                segments.append((current, element))
                current = end
            case .close: isClosed = true
            }
        }
        var result: [Element] = [.move(current)]
        for (from, element) in segments.reversed() {
            switch element {
            case .line: result.append(.line(from))
            case .quad(let control, _): result.append(.quad(control: control, end: from))
            case .cubic(let control1, let control2, _):
                result.append(.cubic(control1: control2, control2: control1, end: from))
            case .move, .close: break
            }
        }
        if isClosed { result.append(.close) }
        return result
    }
}
