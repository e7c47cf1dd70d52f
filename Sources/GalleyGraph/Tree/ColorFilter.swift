/// A change of every colour of a view, on gamma-encoded sRGB that is not multiplied by alpha (rules.md §17).
///
/// Filters are applied to the paints before they are drawn. That gives the same picture as filtering the drawn pixels
/// wherever paints do not blend with each other, stays sharp at any scale, and every format can show it.
package struct ColorFilter: Sendable {
    private let map: @Sendable (Double, Double, Double) -> (Double, Double, Double)
    private var alphaFactor = 1.0
    /// All four components at once, in place of the map.
    private var whole: (@Sendable (ResolvedColor) -> ResolvedColor)?

    /// The numbers that it is made of, where between two of its kind there are others, and how it is made of them.
    package private(set) var amounts: (numbers: [Double], make: @Sendable ([Double]) -> ColorFilter)?

    private init(_ map: @escaping @Sendable (Double, Double, Double) -> (Double, Double, Double)) { self.map = map }

    package func apply(to color: ResolvedColor) -> ResolvedColor {
        if let whole { return whole(color).clamped }
        let (red, green, blue) = map(color.red, color.green, color.blue)
        return ResolvedColor(red: red, green: green, blue: blue, alpha: color.alpha * alphaFactor).clamped
    }

    package func apply(to paint: Paint) -> Paint { paint.mapColors { apply(to: $0) } }

    package func apply(to image: RasterImage) -> RasterImage {
        var pixels = image.premultipliedBGRA
        for start in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = Double(pixels[start + 3])
            if alpha == 0 { continue }
            let color = apply(
                to: ResolvedColor(
                    red: Double(pixels[start + 2]) / alpha, green: Double(pixels[start + 1]) / alpha,
                    blue: Double(pixels[start]) / alpha, alpha: alpha / 255))
            func byte(_ value: Double) -> UInt8 { UInt8((value * color.alpha * 255).rounded()) }
            pixels[start] = byte(color.blue)
            pixels[start + 1] = byte(color.green)
            pixels[start + 2] = byte(color.red)
            pixels[start + 3] = byte(1)
        }
        return RasterImage(
            pixelWidth: image.pixelWidth, pixelHeight: image.pixelHeight, premultipliedBGRA: pixels) ?? image
    }

    /// The filter, which moves from amounts to others.
    private func moving(_ numbers: [Double], _ make: @escaping @Sendable ([Double]) -> ColorFilter) -> ColorFilter {
        var filter = self
        filter.amounts = (numbers, make)
        return filter
    }

    /// Adds to every component.
    package static func brightness(_ amount: Double) -> ColorFilter {
        ColorFilter { ($0 + amount, $1 + amount, $2 + amount) }.moving([amount]) { .brightness($0[0]) }
    }

    /// Moves every component away from the middle.
    package static func contrast(_ amount: Double) -> ColorFilter {
        @Sendable func change(_ value: Double) -> Double { (value - 0.5) * amount + 0.5 }
        return ColorFilter { (change($0), change($1), change($2)) }.moving([amount]) { .contrast($0[0]) }
    }

    /// Moves every component away from the colour's grey.
    package static func saturation(_ amount: Double) -> ColorFilter {
        ColorFilter { red, green, blue in
            let gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue
            return (gray + amount * (red - gray), gray + amount * (green - gray), gray + amount * (blue - gray))
        }.moving([amount]) { .saturation($0[0]) }
    }

    /// Turns the hue, as SVG's `hueRotate` does.
    package static func hueRotation(radians: Double) -> ColorFilter {
        let (cosine, sine) = (cos(radians), sin(radians))
        return ColorFilter { red, green, blue in
            (
                (0.213 + 0.787 * cosine - 0.213 * sine) * red + (0.715 - 0.715 * cosine - 0.715 * sine) * green
                    + (0.072 - 0.072 * cosine + 0.928 * sine) * blue,
                (0.213 - 0.213 * cosine + 0.143 * sine) * red + (0.715 + 0.285 * cosine + 0.140 * sine) * green
                    + (0.072 - 0.072 * cosine - 0.283 * sine) * blue,
                (0.213 - 0.213 * cosine - 0.787 * sine) * red + (0.715 - 0.715 * cosine + 0.715 * sine) * green
                    + (0.072 + 0.928 * cosine + 0.072 * sine) * blue
            )
        }.moving([radians]) { .hueRotation(radians: $0[0]) }
    }

    /// Mixes all components.
    package static func matrix(_ m: ColorMatrix) -> ColorFilter {
        var filter = ColorFilter { ($0, $1, $2) }
        filter.whole = { color in
            func sum(_ shares: [Float]) -> Double {
                let parts = [color.red, color.green, color.blue, color.alpha, 1]
                return zip(shares, parts).reduce(0) { $0 + Double($1.0) * $1.1 }
            }
            return ResolvedColor(
                red: sum([m.r1, m.r2, m.r3, m.r4, m.r5]), green: sum([m.g1, m.g2, m.g3, m.g4, m.g5]),
                blue: sum([m.b1, m.b2, m.b3, m.b4, m.b5]), alpha: sum([m.a1, m.a2, m.a3, m.a4, m.a5]))
        }
        return filter
    }

    package static var inversion: ColorFilter { ColorFilter { (1 - $0, 1 - $1, 1 - $2) } }

    /// Multiplies every component, alpha included.
    package static func multiplication(by color: ResolvedColor) -> ColorFilter {
        var filter = ColorFilter { ($0 * color.red, $1 * color.green, $2 * color.blue) }
        filter.alphaFactor = color.alpha
        return filter.moving(color.motionNumbers) { .multiplication(by: ResolvedColor(motionNumbers: $0[...])) }
    }
}
