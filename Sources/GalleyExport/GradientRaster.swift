import Foundation
import GalleyDrawing
import GalleyGeometry

/// Paints gradients pixel by pixel from a table of colours.
///
/// Cairo's own gradients blend in sRGB and are several times slower than this loop.
struct GradientRaster {
    private enum Shape {
        /// The place along the gradient is `x·dx + y·dy + offset`.
        case linear(dx: Double, dy: Double, offset: Double)
        case radial(RadialGradientPaint)
        case angular(AngularGradientPaint)
    }

    private let shape: Shape
    private let table: GradientTable
    /// From pixels to the gradient's own space.
    private let toGradient: CGAffineTransform

    /// - Parameters:
    ///   - matrix: From the gradient's space to pixels.
    /// - Returns: nil if the paint is no gradient or the matrix has no inverse.
    init?(_ paint: Paint, matrix: CGAffineTransform) {
        let determinant = matrix.a * matrix.d - matrix.b * matrix.c
        guard determinant != 0, determinant.isFinite else { return nil }
        let toGradient = matrix.inverted()
        self.toGradient = toGradient

        switch paint {
        case .color, .mesh, .image:
            return nil
        case .linear(let gradient):
            let x = Double(gradient.end.x - gradient.start.x)
            let y = Double(gradient.end.y - gradient.start.y)
            let dx = x / (x * x + y * y)
            let dy = y / (x * x + y * y)
            shape = .linear(
                dx: dx, dy: dy, offset: -(Double(gradient.start.x) * dx + Double(gradient.start.y) * dy))
            let spread = hypot(
                dx * toGradient.a + dy * toGradient.b, dx * toGradient.c + dy * toGradient.d)
            table = GradientTable.of(gradient.stops, spread: spread)
        case .radial(let gradient):
            shape = .radial(gradient)
            let size = abs(determinant * gradient.heightPerWidth).squareRoot()
            let length = size * (gradient.outerRadius - gradient.innerRadius)
            table = GradientTable.of(gradient.stops, spread: 1 / length)
        case .angular(let gradient):
            shape = .angular(gradient)
            table = GradientTable.of(gradient.stops, spread: 0)
        }
    }

    /// Paints a rectangle of pixels.
    /// - Parameters:
    ///   - x, y: The rectangle's top left pixel.
    ///   - stride: The distance of rows in `pixels`.
    func fill(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, width: Int, height: Int, stride: Int) {
        let area = Area(pixels: pixels, x: x, y: y, width: width, height: height, stride: stride)
        table.withRows { row in
            switch shape {
            case .linear(let dx, let dy, let offset):
                fillLinear(area, dx, dy, offset, row)
            case .radial(let gradient):
                let (centerX, centerY) = (Double(gradient.center.x), Double(gradient.center.y))
                let (inner, length) = (gradient.innerRadius, gradient.outerRadius - gradient.innerRadius)
                let stretch = 1 / gradient.heightPerWidth
                forEachPoint(area, row) { px, py in
                    let dx = px - centerX
                    let dy = (py - centerY) * stretch
                    return ((dx * dx + dy * dy).squareRoot() - inner) / length
                }
            case .angular(let gradient):
                let places = AngularPlaces(gradient)
                let (centerX, centerY) = (Double(gradient.center.x), Double(gradient.center.y))
                forEachPoint(area, row) { px, py in places.place(at: atan2(py - centerY, px - centerX)) }
            }
        }
    }

    /// Pixels to be painted.
    private struct Area {
        let pixels: UnsafeMutablePointer<UInt32>
        let x, y, width, height, stride: Int
    }

    private func fillLinear(
        _ area: Area, _ dx: Double, _ dy: Double, _ offset: Double, _ colors: (Int, Int) -> GradientTable.Row
    ) {
        let stepX = dx * toGradient.a + dy * toGradient.b
        let stepY = dx * toGradient.c + dy * toGradient.d
        let origin =
            (Double(area.x) + 0.5) * stepX + (Double(area.y) + 0.5) * stepY
            + dx * toGradient.tx + dy * toGradient.ty + offset
        // Along the gradient's stripes, pixels repeat as the table's rows do.
        let period = table.isDithered ? 2 : 1
        for row in 0..<area.height {
            let line = area.pixels + row * area.stride
            if stepY == 0 && row >= period {
                line.update(from: line - period * area.stride, count: area.width)
                continue
            }
            let start = origin + Double(row) * stepY
            var filled = stepX == 0 ? min(period, area.width) : area.width
            colors(area.y + row, area.x).fill(line, count: filled, from: start, step: stepX)
            while filled < area.width {
                let count = min(filled, area.width - filled)
                (line + filled).update(from: line, count: count)
                filled += count
            }
        }
    }

    @inline(__always)
    private func forEachPoint(
        _ area: Area, _ colors: (Int, Int) -> GradientTable.Row, _ place: (Double, Double) -> Double
    ) {
        let matrix = toGradient
        for row in 0..<area.height {
            let py = Double(area.y + row) + 0.5
            let left = Double(area.x) + 0.5
            colors(area.y + row, area.x).fill(area.pixels + row * area.stride, count: area.width) { column in
                let px = left + column
                return place(
                    px * matrix.a + py * matrix.c + matrix.tx, px * matrix.b + py * matrix.d + matrix.ty)
            }
        }
    }
}
