import Foundation
import GalleyDrawing

/// Paints gradients pixel by pixel from a table of colours.
///
/// Cairo's own gradients blend in sRGB and are several times slower than this loop.
struct GradientRaster {
    private enum Shape {
        /// The place along the gradient is `x·dx + y·dy + offset`.
        case linear(dx: Double, dy: Double, offset: Double)
        case radial(center: CGPoint, startRadius: Double, endRadius: Double)
        case angular(center: CGPoint, start: Double, sweep: Double)
    }

    private let shape: Shape
    /// Pixels as 0xAARRGGBB, multiplied by alpha.
    private let table: [UInt32]
    /// From pixels to the gradient's own space.
    private let a, b, c, d, tx, ty: Double

    /// - Parameters:
    ///   - matrix: From the gradient's space to pixels, as (a, b, c, d, tx, ty).
    /// - Returns: nil if the paint is no gradient or the matrix has no inverse.
    init?(_ paint: Paint, matrix: (a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)) {
        let determinant = matrix.a * matrix.d - matrix.b * matrix.c
        guard determinant != 0, determinant.isFinite else { return nil }
        a = matrix.d / determinant
        b = -matrix.b / determinant
        c = -matrix.c / determinant
        d = matrix.a / determinant
        tx = (matrix.c * matrix.ty - matrix.d * matrix.tx) / determinant
        ty = (matrix.b * matrix.tx - matrix.a * matrix.ty) / determinant

        let stops: [GradientStop]
        // How much of the gradient one pixel spans.
        let spread: Double
        switch paint {
        case .color:
            return nil
        case .linearGradient(let colors, let start, let end):
            stops = colors
            let x = Double(end.x - start.x)
            let y = Double(end.y - start.y)
            let square = x * x + y * y
            if square > 0, square.isFinite {
                let dx = x / square
                let dy = y / square
                shape = .linear(dx: dx, dy: dy, offset: -(Double(start.x) * dx + Double(start.y) * dy))
                spread = ((dx * a + dy * b) * (dx * a + dy * b) + (dx * c + dy * d) * (dx * c + dy * d)).squareRoot()
            } else {
                // No length: the end colour everywhere, as beyond the end.
                shape = .linear(dx: 0, dy: 0, offset: 1)
                spread = 0
            }
        case .radialGradient(let colors, let center, let startRadius, let endRadius):
            stops = colors
            shape = .radial(center: center, startRadius: startRadius, endRadius: endRadius)
            let length = abs(determinant).squareRoot() * abs(endRadius - startRadius)
            spread = length > 0 ? 1 / length : 0
        case .angularGradient(let colors, let center, let startAngle, let endAngle):
            stops = colors
            shape = .angular(center: center, start: startAngle, sweep: endAngle - startAngle)
            spread = 0
        }
        table = Self.table(stops, spread: spread)
    }

    /// The ramp as pixels. Where neighbouring stops jump, the table is averaged over the width of a pixel, so that the edge is
    /// smooth on screen.
    private static func table(_ stops: [GradientStop], spread: Double) -> [UInt32] {
        let ramp = GradientRamp(stops)
        let jumps = zip(stops, stops.dropFirst()).contains {
            $0.color != $1.color && $1.location - $0.location < 2 * spread
        }
        let size = jumps && spread > 0 ? min(8192, max(1024, Int(min(8192, 4 / spread)))) : 1024
        let colors = (0..<size).map { ramp.color(at: (Double($0) + 0.5) / Double(size)) }
        guard jumps, spread.isFinite, spread > 0 else { return colors.map(pixel) }
        let reach = min(size / 2, Int((spread * Double(size) / 2).rounded()))
        if reach == 0 { return colors.map(pixel) }
        // Running sums of colours multiplied by alpha.
        var sums = [SIMD4<Double>(repeating: 0)]
        sums.reserveCapacity(size + 1)
        for color in colors {
            sums.append(
                sums[sums.count - 1]
                    + SIMD4(color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha))
        }
        return (0..<size).map { index in
            let low = max(0, index - reach)
            let high = min(size - 1, index + reach)
            let mean = (sums[high + 1] - sums[low]) / Double(high + 1 - low)
            return pixel(red: mean.x, green: mean.y, blue: mean.z, alpha: mean.w)
        }
    }

    private static func pixel(_ color: ResolvedColor) -> UInt32 {
        pixel(
            red: color.red * color.alpha, green: color.green * color.alpha, blue: color.blue * color.alpha,
            alpha: color.alpha)
    }

    private static func pixel(red: Double, green: Double, blue: Double, alpha: Double) -> UInt32 {
        func byte(_ value: Double) -> UInt32 { UInt32(min(255, max(0, value * 255 + 0.5))) }
        return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }

    /// Paints a rectangle of pixels.
    /// - Parameters:
    ///   - x, y: The rectangle's top left pixel.
    ///   - stride: The distance of rows in `pixels`.
    func fill(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, width: Int, height: Int, stride: Int) {
        table.withUnsafeBufferPointer { table in
            let last = Double(table.count - 1)
            let size = Double(table.count)
            func color(_ place: Double) -> UInt32 {
                // Not a number compares false and takes the first colour.
                let index = place * size
                return table[index > 0 ? Int(min(index, last)) : 0]
            }
            switch shape {
            case .linear(let dx, let dy, let offset):
                let stepX = dx * a + dy * b
                let stepY = dx * c + dy * d
                let origin =
                    (Double(x) + 0.5) * stepX + (Double(y) + 0.5) * stepY + dx * tx + dy * ty + offset
                for row in 0..<height {
                    let line = pixels + row * stride
                    if stepY == 0 && row > 0 {
                        line.update(from: pixels, count: width)
                        continue
                    }
                    let start = origin + Double(row) * stepY
                    if stepX == 0 {
                        line.update(repeating: color(start), count: width)
                    } else {
                        for column in 0..<width { line[column] = color(start + Double(column) * stepX) }
                    }
                }
            case .radial(let center, let startRadius, let endRadius):
                let span = endRadius - startRadius
                forEachPoint(pixels, x: x, y: y, width: width, height: height, stride: stride) { px, py in
                    let dx = px - Double(center.x)
                    let dy = py - Double(center.y)
                    let distance = (dx * dx + dy * dy).squareRoot()
                    if span == 0 { return color(distance < startRadius ? 0 : 1) }
                    return color((distance - startRadius) / span)
                }
            case .angular(let center, let start, let sweep):
                let places = AngularPlaces(start: start, sweep: sweep)
                forEachPoint(pixels, x: x, y: y, width: width, height: height, stride: stride) { px, py in
                    color(places.place(at: atan2(py - Double(center.y), px - Double(center.x))))
                }
            }
        }
    }

    @inline(__always)
    private func forEachPoint(
        _ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, width: Int, height: Int, stride: Int,
        _ color: (Double, Double) -> UInt32
    ) {
        for row in 0..<height {
            let line = pixels + row * stride
            let py = Double(y + row) + 0.5
            for column in 0..<width {
                let px = Double(x + column) + 0.5
                line[column] = color(px * a + py * c + tx, px * b + py * d + ty)
            }
        }
    }
}

/// Where angles fall on an angular gradient, by the rules that `Paint.angularGradient` states.
struct AngularPlaces {
    private let start: Double
    private let sweep: Double

    init(start: Double, sweep: Double) {
        self.start = start.isFinite ? start : 0
        self.sweep = sweep.isFinite ? sweep : 0
    }

    /// The place from 0 to 1 of an angle in radians.
    func place(at angle: Double) -> Double {
        let turn = 2 * Double.pi
        let size = abs(sweep)
        if size == 0 { return 1 }
        // How far the angle lies after the start, in the gradient's direction.
        var after = ((angle - start) * (sweep < 0 ? -1 : 1)).truncatingRemainder(dividingBy: turn)
        if after < 0 { after += turn }
        if size > turn {
            // The last turn only.
            let skipped = size - turn
            let turns = max(0, ((skipped - after) / turn).rounded(.up))
            return (after + turns * turn) / size
        }
        if after <= size { return after / size }
        return after < size + (turn - size) / 2 ? 1 : 0
    }
}
