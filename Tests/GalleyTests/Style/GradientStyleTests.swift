import Foundation
import Galley
import GalleyExport
import Testing

/// Gradients of all kinds, as views and as styles.
@MainActor @Suite("Gradients")
struct GradientStyleTests {
    private let white = Color(red: 1, green: 1, blue: 1)
    private let black = Color(red: 0, green: 0, blue: 0)

    private func paints(_ view: some View) -> [Paint] {
        RenderedView(view.frame(width: 100, height: 50)).displayList.marks.compactMap {
            if case .fill(_, let paint, _) = $0 { paint } else { nil }
        }
    }

    @Test("As a view, a gradient fills what it is offered; as a style, the shape") func views() throws {
        let radial = RadialGradient(colors: [white, black], center: .center, startRadius: 0, endRadius: 25)
        guard case .radial(let paint) = try #require(paints(radial).first) else {
            Issue.record("no radial gradient")
            return
        }
        #expect(paint.center == CGPoint(x: 50, y: 25) && paint.outerRadius == 25 && paint.heightPerWidth == 1)
        #expect(paints(Rectangle().fill(radial)) == [.radial(paint)])
        #expect(
            paints(
                Rectangle().fill(
                    .radialGradient(colors: [white, black], center: .center, startRadius: 0, endRadius: 25)))
                == [.radial(paint)])
    }

    @Test("An elliptical gradient reaches the edges at a fraction of a half") func elliptical() throws {
        let view = EllipticalGradient(colors: [white, black])
        guard case .radial(let paint) = try #require(paints(view).first) else {
            Issue.record("no radial gradient")
            return
        }
        #expect(paint.outerRadius == 50 && paint.heightPerWidth == 0.5 && paint.innerRadius == 0)
        let pixels = try Pixels(in: 100, 50, view)
        // As far from the middle: a quarter of the width, and a quarter of the height. Nearly black at both edges.
        let (side, top) = (Int(pixels[74, 25][0]), Int(pixels[50, 12][0]))
        #expect(abs(side - top) <= 6)
        #expect(pixels[99, 25][0] < 8 && pixels[50, 49][0] < 12 && pixels[50, 25][0] > 245)
        #expect(
            paints(Color.clear.background(.ellipticalGradient(Gradient(colors: [white, black])))).contains(
                .radial(paint)))
    }

    @Test(
        "Documents draw ellipses as we do",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/rsvg-convert")))
    func documents() throws {
        let list = RenderedView(EllipticalGradient(colors: [white, black]).frame(width: 100, height: 50)).displayList
        let svg = String(decoding: try SVGExporter().data(for: list), as: UTF8.self)
        #expect(svg.contains("gradientTransform=\"matrix(1 0 0 .5 0 12.5)\""))
    }

    @Test("An angular gradient without angles goes once around from the right, clockwise") func angular() throws {
        let turn = 2 * Double.pi
        for view in [
            AngularGradient(colors: [white, black], center: .center),
            AngularGradient(gradient: Gradient(colors: [white, black]), center: .center),
            AngularGradient(stops: Gradient(colors: [white, black]).stops, center: .center, angle: .degrees(0)),
            AngularGradient(colors: [white, black], center: .center, startAngle: .degrees(0), endAngle: .degrees(360)),
        ] {
            guard case .angular(let paint) = try #require(paints(view).first) else {
                Issue.record("no angular gradient")
                return
            }
            #expect(paint.startAngle == 0 && abs(paint.sweep - turn) < 1e-9)
        }
    }

    @Test("A colour's gradient ends in the colour, and begins lighter") func colors() throws {
        guard case .linear(let paint) = try #require(paints(Rectangle().fill(Color.blue.gradient)).first),
            let first = paint.stops.first?.color, let last = paint.stops.last?.color
        else {
            Issue.record("no linear gradient")
            return
        }
        #expect(
            last == SystemColor.blue.resolved(in: EnvironmentValues()) && first.red > last.red
                && first.green > last.green)
        #expect(paint.start == CGPoint(x: 50, y: 0) && paint.end == CGPoint(x: 50, y: 50))
        #expect(paints(Rectangle().fill(Gradient(colors: [.red, .blue]))).count == 1)
        #expect(Color.blue.gradient == Color.blue.gradient && Color.blue.gradient != Color.red.gradient)
    }

    @Test("Red to blue has (128, 96, 158) in the middle in device space, (170, 121, 168) by itself")
    func spaces() throws {
        let gradient = Gradient(colors: [.red, .blue])
        func middle(_ gradient: AnyGradient) throws -> [Int] {
            let style: some ShapeStyle = .linearGradient(gradient, startPoint: .leading, endPoint: .trailing)
            return try Pixels(in: 101, 4, Rectangle().fill(style))[50, 2].prefix(3).map { Int($0) }
        }
        for (got, expected) in [
            (try middle(gradient.colorSpace(.device)), [128, 96, 158]),
            (try middle(gradient.colorSpace(.perceptual)), try middle(AnyGradient(gradient))),
        ] {
            #expect(zip(got, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(got)")
        }
    }
}
