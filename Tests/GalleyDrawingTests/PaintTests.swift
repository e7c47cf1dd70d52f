import Foundation
import GalleyDrawing
import GalleyExport
import GalleyFormatChecks
import Testing

/// Paints cannot be degenerate: what has no extent is a colour when it is made, so that every format shows the same.
@Suite("Paints") struct PaintTests {
    private static let red = ResolvedColor(red: 0.8, green: 0.1, blue: 0.1)
    private static let blue = ResolvedColor(red: 0.1, green: 0.2, blue: 0.8)
    private static let stops = [GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1)]
    private static let middle = CGPoint(x: 30, y: 30)

    private static func radial(_ start: Double, _ end: Double, _ center: CGPoint = middle) -> Paint {
        .radialGradient(stops, center: center, startRadius: start, endRadius: end)
    }

    private static func linear(_ start: CGPoint, _ end: CGPoint, _ stops: [GradientStop] = stops) -> Paint {
        .linearGradient(stops, start: start, end: end)
    }

    private static func angular(_ start: Double, _ end: Double) -> Paint {
        .angularGradient(stops, center: middle, startAngle: start, endAngle: end)
    }

    @Test("No stops are no paint, one is a colour, and so are equal ones") func fewStops() {
        let (start, end) = (CGPoint.zero, CGPoint(x: 60, y: 0))
        #expect(Self.linear(start, end, []) == .color(.clear))
        #expect(Self.linear(start, end, [Self.stops[1]]) == .color(Self.blue))
        let equal = [0, 0.5, 1].map { GradientStop(color: Self.red, location: $0) }
        #expect(Paint.radialGradient(equal, center: start, startRadius: 0, endRadius: 9) == .color(Self.red))
    }

    @Test("Without an extent the last colour is everywhere") func noExtent() {
        #expect(Self.linear(Self.middle, Self.middle) == .color(Self.blue))
        #expect(Self.linear(Self.middle, CGPoint(x: 30.0001, y: 30)) == .color(Self.blue))
        #expect(Self.radial(0, 0) == .color(Self.blue) && Self.radial(-3, -5) == .color(Self.blue))
        #expect(Self.angular(1, 1) == .color(Self.blue))
    }

    @Test("What is not finite never leaves the first colour", arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func notFinite(value: Double) {
        let point = CGPoint(x: value, y: 0)
        #expect(Self.linear(point, Self.middle) == .color(Self.red))
        #expect(Self.linear(Self.middle, point) == .color(Self.red))
        #expect(Self.radial(0, 9, point) == .color(Self.red))
        #expect(Self.angular(value, 0) == .color(Self.red) && Self.angular(0, value) == .color(Self.red))
        if value.isNaN || value > 0 { #expect(Self.radial(3, value) == .color(Self.red)) }
    }

    @Test("Radii are not negative, and the inner one is the smaller") func radii() {
        #expect(Self.radial(-10, 20) == Self.radial(0, 20))
        guard case .radial(let turned) = Self.radial(20, 5), case .radial(let equal) = Self.radial(7, 7) else {
            Issue.record("both have an extent")
            return
        }
        #expect(turned.innerRadius == 5 && turned.outerRadius == 20)
        #expect(turned.stops.map(\.color) == [Self.blue, Self.red])
        // A jump at the circle that both are.
        #expect(equal.innerRadius == 0 && equal.outerRadius == 7)
        #expect(
            equal.stops == [GradientStop(color: Self.red, location: 1), GradientStop(color: Self.blue, location: 1)])
    }

    @Test("Stops are in order, in 0…1, and at a place") func order() {
        let odd = [
            GradientStop(color: Self.blue, location: 3), GradientStop(color: Self.red, location: -1),
            GradientStop(color: .white, location: .nan), GradientStop(color: .black, location: 0.5),
        ]
        guard case .linear(let paint) = Self.linear(.zero, Self.middle, odd) else {
            Issue.record("it has an extent")
            return
        }
        #expect(paint.stops.map(\.location) == [0, 0, 0.5, 1])
        #expect(paint.stops.map(\.color) == [Self.red, .white, .black, Self.blue])
    }

    /// Everything that can be asked for, sensible or not.
    private static let paints: [(String, Paint)] = [
        ("linear", linear(CGPoint(x: 10, y: 15), CGPoint(x: 50, y: 45))),
        ("a point", linear(middle, middle)),
        ("far away", linear(CGPoint(x: -4000, y: 0), CGPoint(x: 4000, y: 60))),
        ("not a number", linear(CGPoint(x: CGFloat.nan, y: 0), middle)),
        ("out of order", linear(.zero, CGPoint(x: 60, y: 0), stops.reversed().map { $0 } + stops)),
        (
            "a jump",
            linear(
                .zero, CGPoint(x: 60, y: 0),
                [
                    stops[0], GradientStop(color: red, location: 0.5),
                    GradientStop(color: blue, location: 0.5), stops[1],
                ])
        ),
        (
            "a jump at the end",
            linear(
                CGPoint(x: 10, y: 0), CGPoint(x: 40, y: 0),
                [
                    stops[0],
                    GradientStop(color: red, location: 1), stops[1],
                ])
        ),
        (
            "locations outside",
            linear(
                .zero, CGPoint(x: 60, y: 0),
                [
                    GradientStop(color: red, location: -3),
                    GradientStop(color: blue, location: 0.4), GradientStop(color: .white, location: 2),
                ])
        ),
        ("fading", linear(.zero, CGPoint(x: 60, y: 0), [stops[0], GradientStop(color: .clear, location: 1)])),
        ("radial", radial(5, 28)), ("reversed", radial(28, 5)), ("equal radii", radial(18, 18)),
        ("no radius", radial(0, 0)), ("negative start", radial(-30, 25)), ("both negative", radial(-9, -4)),
        ("endless", radial(4, .infinity)), ("radius not a number", radial(.nan, 20)),
        ("angular", angular(0, 2 * .pi)), ("one angle", angular(1, 1)), ("angle not a number", angular(.nan, 1)),
    ]

    private static let scale = 2
    /// Where a colour jumps, PNG files have a pixel between: around the largest circle here these are 230 of 14,400.
    private static let most = 300

    /// A rectangle with the paint, on white: 14,400 pixels.
    private static func list(_ paint: Paint) -> DisplayList {
        let box = Path(CGRect(x: 4, y: 4, width: 52, height: 52))
        return DisplayList(
            size: CGSize(width: 60, height: 60),
            items: [
                .fill(Path(CGRect(x: 0, y: 0, width: 60, height: 60)), .color(.white), FillStyle()),
                .fill(box, paint, FillStyle()),
            ])
    }

    /// How many pixels of a picture have a colour that the other one has nowhere near them: edges are drawn differently.
    private static func strangers(_ one: Pixels, in other: Pixels) -> Int {
        let size = (one.image.pixelWidth, one.image.pixelHeight)
        var count = 0
        for y in 1..<size.1 - 1 {
            for x in 1..<size.0 - 1 {
                let color = one[x, y]
                let isKnown = (-1...1).contains { dy in
                    (-1...1).contains { dx in
                        zip(color, other[x + dx, y + dy]).allSatisfy { abs($0 - $1) <= 10 }
                    }
                }
                if !isKnown { count += 1 }
            }
        }
        return count
    }

    @Test(
        "SVG files look as PNG files do", .enabled(if: RasterizedDocument.canSVG),
        arguments: paints.indices)
    func svg(index: Int) throws {
        let list = Self.list(Self.paints[index].1)
        let png = Pixels(try PNGExporter(scale: Double(Self.scale)).image(for: list))
        let svg = Pixels(try RasterizedDocument.svg(list, scale: Self.scale))
        #expect(
            Self.strangers(png, in: svg) < Self.most && Self.strangers(svg, in: png) < Self.most,
            "\(Self.paints[index].0)")
    }

    @Test(
        "PDF files look as PNG files do", .enabled(if: RasterizedDocument.canPDF),
        arguments: paints.indices)
    func pdf(index: Int) throws {
        let list = Self.list(Self.paints[index].1)
        let png = Pixels(try PNGExporter(scale: Double(Self.scale)).image(for: list))
        let pdf = Pixels(try RasterizedDocument.pdf(list, scale: Self.scale))
        #expect(
            Self.strangers(png, in: pdf) < Self.most && Self.strangers(pdf, in: png) < Self.most,
            "\(Self.paints[index].0)")
    }
}
