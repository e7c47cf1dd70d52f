import Foundation
import GalleyGeometry
import Testing

@testable import GalleyDrawing

/// Colours as numbers: sRGB's transfer curve (IEC 61966-2-1), Display P3's primaries (SMPTE RP 431-2), luminance (ITU-R BT.709), Apple's
/// documentation of `CGColor.converted(to:intent:options:)`; and colours of a mesh between its vertices.
@Suite("Values of colours") struct ColorValueTests {
    private func near(_ a: [Double], _ b: [Double], _ most: Double = 1e-6) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < most }
    }

    @Test("The curve of sRGB: straight up to its knee, on both sides of 0") func curve() {
        let values: [Double] = [0, 0.02, 0.04045, 0.5, 1, -0.02, -0.5]
        let light: [Double] = [0, 0.02 / 12.92, 0.04045 / 12.92, 0.2140411, 1, -0.02 / 12.92, -0.2140411]
        #expect(near(values.map(ResolvedColor.linear), light))
        #expect(near(light.map(ResolvedColor.encoded), values))
        #expect(near([0.0031308, 0.0031].map(ResolvedColor.encoded), [0.0031308 * 12.92, 0.0031 * 12.92], 1e-12))
        #expect(near([0.04045].map(ResolvedColor.linear), [0.04045 / 12.92], 1e-12))
    }

    @Test("Display P3: its red, green and blue in sRGB, and sRGB's in it") func wide() {
        func sRGB(_ red: Double, _ green: Double, _ blue: Double) -> [Double] {
            let light = ResolvedColor.linearSRGB(fromP3: red, green, blue)
            return [light.red, light.green, light.blue]
        }
        func wide(_ red: Double, _ green: Double, _ blue: Double) -> [Double] {
            let light = ResolvedColor.linearP3(fromSRGB: red, green, blue)
            return [light.red, light.green, light.blue]
        }
        // The columns of the matrix from linear P3 to linear sRGB, and of its inverse (CSS Color 4).
        #expect(near(sRGB(1, 0, 0), [1.2249401763, -0.0420569547, -0.0196375546], 1e-8))
        #expect(near(sRGB(0, 1, 0), [-0.2249401763, 1.0420569547, -0.0786360456], 1e-8))
        #expect(near(sRGB(0, 0, 1), [0, 0, 1.0982736002], 1e-8))
        #expect(
            near(wide(1, 0, 0), [0.8224619687, 0.0331941989, 0.0170826307])
                && near(wide(0, 0, 1), [0, 0, 0.9105199251]))
        #expect(near(wide(0, 1, 0), [0.1775380313, 0.9668058011, 0.0723974407]))
        let red = ResolvedColor(red: 1, green: 0, blue: 0, alpha: 0.5).inDisplayP3
        // color(display-p3 0.9175 0.2003 0.1386) is sRGB's red.
        #expect(near([red.red, red.green, red.blue, red.alpha], [0.9175, 0.2003, 0.1386, 0.5], 1e-4))
        let gray = ResolvedColor(red: 0.3, green: 0.3, blue: 0.3)
        #expect(gray.inDisplayP3 == gray && ResolvedColor(red: 0.3, green: 0.3, blue: 0.4).inDisplayP3.blue < 0.4)
    }

    @Test("Colours of Core Graphics in another space") func converted() throws {
        let names = [CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.genericGrayGamma2_2]
        let spaces = try names.map { try #require(CGColorSpace(name: $0)) }
        func parts(_ color: CGColor, _ space: Int) -> [Double] {
            (color.converted(to: spaces[space], intent: .defaultIntent, options: nil)?.components ?? []).map(
                Double.init)
        }
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5), gray = CGColor(gray: 0.5, alpha: 0.25)
        let wide = try #require(CGColor(colorSpace: spaces[1], components: [0, 1, 0, 1]))
        #expect(parts(red, 0) == [1, 0, 0, 0.5] && near(parts(red, 1), [0.9175, 0.2003, 0.1386, 0.5], 1e-4))
        // The square root of sorts of 0.2126, 0.7152 and 0.0722.
        #expect(near(parts(red, 2), [ResolvedColor.encoded(0.2126), 0.5]))
        #expect(near(parts(CGColor(red: 0, green: 1, blue: 0, alpha: 1), 2), [ResolvedColor.encoded(0.7152), 1]))
        #expect(near(parts(CGColor(red: 0, green: 0, blue: 1, alpha: 1), 2), [ResolvedColor.encoded(0.0722), 1]))
        #expect(near(parts(gray, 0), [0.5, 0.5, 0.5, 0.25]) && near(parts(gray, 1), [0.5, 0.5, 0.5, 0.25]))
        // What sRGB does not have is brought to its edge.
        #expect(near(parts(wide, 0), [0, 1, 0, 1]) && parts(wide, 1) == [0, 1, 0, 1])
        #expect(spaces.map(\.numberOfComponents) == [3, 3, 1] && CGColorSpace(name: "none") == nil)
        #expect(red.alpha == 0.5 && red.numberOfComponents == 4 && red.copy(alpha: 1)?.components == [1, 0, 0, 1])
        #expect(
            CGColor.black.components == [0, 1] && CGColor.white.components == [1, 1]
                && CGColor.clear.components == [0, 0])
        #expect(
            red != CGColor(red: 1, green: 0, blue: 0, alpha: 1)
                && CGColorSpaceCreateDeviceGray() != CGColorSpaceCreateDeviceRGB())
    }

    @Test("Numbers outside of what can be: at the edge, or as they are where a space is wider") func clamped() {
        let odd = ResolvedColor(red: -0.5, green: 1.5, blue: .nan, alpha: 2)
        #expect(odd.clamped == ResolvedColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(odd.usable == ResolvedColor(red: -0.5, green: 1.5, blue: 0, alpha: 1))
        let endless = ResolvedColor(red: .infinity, green: -.infinity, blue: 0.5, alpha: -1)
        #expect(endless.usable == ResolvedColor(red: 1, green: 0, blue: 0.5, alpha: 0))
        #expect(ResolvedColor(red: 1, green: 0.5, blue: 0, alpha: 0.8).multiplyingAlpha(by: 0.5).alpha == 0.4)
    }

    // MARK: Meshes

    private func vertex(_ x: Double, _ y: Double, _ color: ResolvedColor) -> MeshVertex {
        let place = SIMD2(x, y)
        // Handles a third of the way: straight edges, evenly followed.
        return MeshVertex(
            position: place, leading: place - SIMD2(1.0 / 3, 0), top: place - SIMD2(0, 1.0 / 3),
            trailing: place + SIMD2(1.0 / 3, 0), bottom: place + SIMD2(0, 1.0 / 3), color: color)
    }

    private func made(_ colors: [ResolvedColor], width: Int = 2, smooth: Bool = false, perceptual: Bool = false)
        -> MeshGradientPaint?
    {
        let vertices = colors.enumerated().map { vertex(Double($0 % width), Double($0 / width), $1) }
        let paint = Paint.meshGradient(
            width: width, height: colors.count / width, vertices: vertices, background: .clear, smoothsColors: smooth,
            isPerceptual: perceptual, rect: CGRect(x: 10, y: 20, width: 30, height: 40))
        if case .mesh(let mesh) = paint { return mesh }
        return nil
    }

    private func gray(_ level: Double, _ alpha: Double = 1) -> ResolvedColor {
        ResolvedColor(red: level, green: level, blue: level, alpha: alpha)
    }

    @Test("A mesh of twelve steps: straight where handles are, colours in between, multiplied by their alpha")
    func flat() throws {
        let mesh = try #require(made([gray(0), gray(0.4), gray(0.8), gray(0.6)]))
        #expect(mesh.quads.count == 144)
        // The quad in the third column of the seventh row.
        let quad = mesh.quads[6 * 12 + 2]
        let corners = quad.corners.flatMap { [$0.x, $0.y] }
        let twelfths: [Double] = [2, 6, 3, 6, 3, 7, 2, 7]
        #expect(near(corners, twelfths.map { $0 / 12 }))
        func level(_ u: Double, _ v: Double) -> Double {
            let upper = 0.4 * u
            let lower = 0.8 - 0.2 * u
            return upper + (lower - upper) * v
        }
        let wanted: [Double] = [
            level(2.0 / 12, 0.5), level(3.0 / 12, 0.5), level(3.0 / 12, 7.0 / 12), level(2.0 / 12, 7.0 / 12),
        ]
        #expect(near(quad.colors.map(\.red), wanted) && near(quad.colors.map(\.alpha), [1, 1, 1, 1]))
        let place = mesh.place(SIMD2(0.5, 0.25))
        #expect(place.x == 25 && place.y == 30)
        let clear = try #require(made([gray(1), gray(0, 0), gray(1), gray(0, 0)]))
        // Half of the way to clear is white at half the strength.
        let middle = clear.quads[5].colors[1]
        #expect(near([middle.red, middle.alpha], [1, 0.5]))
    }

    @Test("Smooth colours: a spline through the vertices, goes straight where they do") func smooth() throws {
        let ramp = try #require(made((0..<8).map { gray(Double($0 % 4) / 3) }, width: 4, smooth: true))
        #expect(ramp.quads.count == 3 * 144)
        let first = ramp.quads.prefix(144).prefix(12).map { $0.colors[0].red }
        #expect(near(first, (0..<12).map { Double($0) / 36 }))
        // Between 0, 1, 0 and 0: the second piece's middle is (−0 + 9 · 1 + 9 · 0 − 0) / 16, its beginning 1.
        let hill = try #require(made([0, 1, 0, 0, 0, 1, 0, 0].map { gray($0) }, width: 4, smooth: true))
        let middle = hill.quads[144 + 5].colors[1], start = hill.quads[144].colors[0]
        #expect(near([start.red, middle.red], [1, 9.0 / 16]))
        // The first piece goes on beyond its end as it begins: −1, 0, 1, 0 gives (1 + 9 · 0 + 9 · 1 − 0) / 16.
        #expect(near([hill.quads[5].colors[1].red], [10.0 / 16]))
    }

    @Test("Perceptual colours are mixed as gradients are") func perceptual() throws {
        let (red, blue) = (ResolvedColor(red: 1, green: 0, blue: 0), ResolvedColor(red: 0, green: 0, blue: 1))
        let mesh = try #require(made([red, blue, red, blue], perceptual: true))
        let ramp = GradientRamp([GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1)])
        for step in 0..<12 {
            let (seen, wanted) = (mesh.quads[step].colors[0], ramp.color(at: Double(step) / 12))
            #expect(near([seen.red, seen.green, seen.blue], [wanted.red, wanted.green, wanted.blue]), "\(step)")
        }
    }

    @Test("A mesh of fewer than two by two, of too many or without an end is its background") func degenerate() {
        func isMesh(_ width: Int, _ height: Int, _ count: Int, _ x: Double = 0) -> Bool {
            let vertices = Array(repeating: vertex(x, 0, .black), count: count)
            let paint = Paint.meshGradient(
                width: width, height: height, vertices: vertices, background: .white, smoothsColors: false,
                isPerceptual: false,
                rect: .zero)
            return paint != .color(.white)
        }
        let seen = [
            isMesh(2, 2, 4), isMesh(1, 4, 4), isMesh(4, 1, 4), isMesh(2, 2, 3), isMesh(2, 2, 4, 1e6),
            isMesh(2, 2, 4, .nan),
            isMesh(1001, 2, 2002), isMesh(2, 1001, 2002),
        ]
        #expect(seen == [true, false, false, false, false, false, false, false])
    }
}
