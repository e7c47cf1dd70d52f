import CCairo
import Foundation
import GalleyDrawing
import GalleyGeometry

/// How paths and rectangles get onto Cairo's grid.
extension CairoCanvas {
    /// From the commands' space to the target's.
    var matrix: CGAffineTransform {
        get {
            var matrix = cairo_matrix_t()
            cairo_get_matrix(context, &matrix)
            return CGAffineTransform(
                a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
        }
        set {
            var matrix = cairo_matrix_t(newValue)
            cairo_set_matrix(context, &matrix)
        }
    }

    /// How much the matrix enlarges, on average.
    var matrixScale: Double {
        let matrix = self.matrix
        return abs(matrix.a * matrix.d - matrix.c * matrix.b).squareRoot()
    }

    /// A picture's rectangle in whole pixels, if its sides follow the grid and there are pixels: both corners are rounded
    /// independently, halves up (rules.md §24), so that the parts of a picture meet without a seam.
    func pixelRectangle(_ rect: CGRect) -> CGRect? {
        guard target == .pixels else { return nil }
        let matrix = self.matrix
        guard matrix.b == 0, matrix.c == 0 else { return nil }
        func snap(_ value: Double) -> Double { min(4e6, max(-4e6, (value + 0.5).rounded(.down))) }
        let x1 = snap(Double(rect.minX) * matrix.a + matrix.tx)
        let x2 = snap(Double(rect.maxX) * matrix.a + matrix.tx)
        let y1 = snap(Double(rect.minY) * matrix.d + matrix.ty)
        let y2 = snap(Double(rect.maxY) * matrix.d + matrix.ty)
        guard x1.isFinite, x2.isFinite, y1.isFinite, y2.isFinite else { return nil }
        return CGRect(x: min(x1, x2), y: min(y1, y2), width: abs(x2 - x1), height: abs(y2 - y1))
    }

    /// Makes the path the context's current one.
    ///
    /// Cairo counts in 24.8 fixed point: coordinates far outside the picture are brought nearer.
    func addPath(_ path: Path) {
        cairo_new_path(context)
        append(path, .identity, limit: 4e6 / max(1, matrixScale))
    }

    /// Adds a path to the context's current one, transformed, and no coordinate further from the origin than `limit`.
    func append(_ path: Path, _ transform: CGAffineTransform, limit: Double) {
        func x(_ point: CGPoint) -> Double { min(limit, max(-limit, Double(point.x))) }
        func y(_ point: CGPoint) -> Double { min(limit, max(-limit, Double(point.y))) }
        let isIdentity = transform.isIdentity
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in path.elements {
            switch isIdentity ? element : element.applying(transform) {
            case .move(let end):
                cairo_move_to(context, x(end), y(end))
                start = end
                current = end
            case .line(let end):
                cairo_line_to(context, x(end), y(end))
                current = end
            case .quadCurve(let end, let control):
                func third(_ end: CGPoint) -> CGPoint {
                    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
                }
                let first = third(current)
                let second = third(end)
                cairo_curve_to(context, x(first), y(first), x(second), y(second), x(end), y(end))
                current = end
            case .curve(let end, let control1, let control2):
                cairo_curve_to(context, x(control1), y(control1), x(control2), y(control2), x(end), y(end))
                current = end
            case .closeSubpath:
                cairo_close_path(context)
                current = start
            }
        }
    }

    typealias Extents = (
        OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?,
        UnsafeMutablePointer<Double>?
    ) -> Void

    /// What the current path covers by one of Cairo's measures, in the target's space.
    func deviceBounds(_ extents: Extents) -> CGRect {
        var box = (x1: 0.0, y1: 0.0, x2: 0.0, y2: 0.0)
        extents(context, &box.x1, &box.y1, &box.x2, &box.y2)
        return deviceRect(box.x1, box.y1, box.x2, box.y2)
    }

    /// What the clip leaves open, in the target's space.
    var clipBounds: CGRect {
        deviceBounds(cairo_clip_extents)
    }

    private func deviceRect(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> CGRect {
        var xs: [Double] = []
        var ys: [Double] = []
        for corner in [(x1, y1), (x2, y1), (x1, y2), (x2, y2)] {
            var (x, y) = corner
            cairo_user_to_device(context, &x, &y)
            xs.append(x)
            ys.append(y)
        }
        let left = xs.min() ?? 0
        let top = ys.min() ?? 0
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}

extension cairo_matrix_t {
    /// A transform as Cairo takes it.
    init(_ transform: CGAffineTransform) {
        self.init(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    }
}
