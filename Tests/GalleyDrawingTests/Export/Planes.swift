import Foundation
import GalleyDrawing
import GalleyExport
import GalleyGeometry
import GalleyRandom
import Testing

/// A picture as numbers: red, green and blue, multiplied by alpha, and alpha, from 0 to 255. Beyond it there is nothing.
struct Planes {
    let width, height: Int
    var pixels: [SIMD4<Double>]

    init(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> SIMD4<Double>) {
        (self.width, self.height) = (width, height)
        pixels = (0..<height).flatMap { y in (0..<width).map { pixel($0, y) } }
    }

    init(_ image: RasterImage) {
        let known = Pixels(image)
        self.init(image.pixelWidth, image.pixelHeight) { x, y in
            let pixel = known[x, y].map { Double($0) }
            return SIMD4(pixel[0], pixel[1], pixel[2], pixel[3])
        }
    }

    /// What is drawn, one pixel to the point unless told.
    init(_ items: [DrawItem], _ width: Int, _ height: Int, scale: Double = 1) throws {
        let list = DisplayList(size: CGSize(width: width, height: height), items: items)
        self.init(try PNGExporter(scale: scale).image(for: list))
    }

    subscript(x: Int, y: Int) -> SIMD4<Double> {
        x >= 0 && y >= 0 && x < width && y < height ? pixels[y * width + x] : .zero
    }

    /// Over something else.
    func over(_ below: Planes) -> Planes {
        Planes(width, height) { x, y in self[x, y] + below[x, y] * (1 - self[x, y].w / 255) }
    }

    func shifted(_ dx: Int, _ dy: Int) -> Planes { Planes(width, height) { x, y in self[x - dx, y - dy] } }

    /// The silhouette in a colour.
    func tinted(_ color: ResolvedColor) -> Planes {
        let tint = SIMD4(color.red, color.green, color.blue, 1) * color.alpha
        return Planes(width, height) { x, y in tint * self[x, y].w }
    }

    /// Blurred by a bell that ends 2.1 radii from its middle and leaves 16 % one radius beyond a large area's edge (rules.md §17).
    func blurred(_ radiusX: Double, _ radiusY: Double) -> Planes {
        let (across, down) = (Self.bell(radiusX), Self.bell(radiusY))
        func spread(_ planes: Planes, _ weights: [Double], _ step: (Int, Int)) -> Planes {
            Planes(planes.width, planes.height) { x, y in
                weights.indices.reduce(planes[x, y] * weights[0]) { sum, index in
                    guard index > 0 else { return sum }
                    let (dx, dy) = (index * step.0, index * step.1)
                    return sum + (planes[x - dx, y - dy] + planes[x + dx, y + dy]) * weights[index]
                }
            }
        }
        return spread(spread(self, across, (1, 0)), down, (0, 1))
    }

    /// The shares of the pixels from the middle outwards.
    static func bell(_ radius: Double) -> [Double] {
        guard radius > 0 else { return [1] }
        func within(_ place: Double) -> Double { erf(place / width / 2.0.squareRoot()) }
        let end = 2.1, count = Int((end * radius + 0.5).rounded(.up))
        return (0..<max(1, count)).map { index in
            let to = within(min(end, (Double(index) + 0.5) / radius)) / within(end)
            let from = index == 0 ? -to : within(min(end, (Double(index) - 0.5) / radius)) / within(end)
            return (to - from) / 2
        }
    }

    /// How much wider than a Gaussian's the bell is: so that (1 − 0.6827) / 2 of it lie beyond its radius.
    private static let width: Double = {
        var (low, high) = (1.0, 1.3)
        for _ in 0..<60 {
            let width = (low + high) / 2
            func within(_ place: Double) -> Double { erf(place / width / 2.0.squareRoot()) }
            if within(1) / within(2.1) > erf(0.5.squareRoot()) { low = width } else { high = width }
        }
        return low
    }()

    /// Whether every number is as near to another picture's as told; says where not.
    func expectNear(_ other: Planes, _ tolerance: Double, _ name: String = "", in area: CGRect? = nil) {
        #expect(width == other.width && height == other.height)
        var worst = (difference: 0.0, x: 0, y: 0)
        for y in 0..<height {
            for x in 0..<width where area?.contains(CGPoint(x: x, y: y)) ?? true {
                let change = self[x, y] - other[x, y]
                let difference = max(change.max(), -change.min())
                if difference > worst.difference { worst = (difference, x, y) }
            }
        }
        let (x, y) = (worst.x, worst.y)
        #expect(worst.difference <= tolerance, "\(name) at \(x), \(y): \(self[x, y]) for \(other[x, y])")
    }
}

extension SeededGenerator {
    mutating func byte() -> UInt8 { UInt8.random(in: 0...255, using: &self) }

    /// A colour whose components and alpha are whole steps of 255.
    mutating func color(alpha: [Double] = [1, 1, 0.6, 0.2]) -> ResolvedColor {
        func part() -> Double { Double(whole(0...15)) / 15 }
        return ResolvedColor(red: part(), green: part(), blue: part(), alpha: pick(alpha))
    }

    /// Rectangles on whole pixels, some translucent, inside of a square with a margin.
    mutating func rectangles(_ count: Int, side: Int, margin: Int, alpha: [Double] = [1, 1, 0.6, 0.2]) -> [DrawItem] {
        (0..<count).map { _ in
            let (x, y) = (whole(margin...side - margin - 3), whole(margin...side - margin - 3))
            let box = CGRect(x: x, y: y, width: whole(2...side - margin - x), height: whole(2...side - margin - y))
            return .fill(Path(box), .color(color(alpha: alpha)), FillStyle())
        }
    }
}
