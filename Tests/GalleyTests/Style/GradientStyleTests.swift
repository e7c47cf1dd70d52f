import Foundation
import Galley
import GalleyExport
import GalleyTestSupport
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

    /// A colour, and what a column of Apple's pictures has at 0, ¼, ½, ¾ and 1 of its height (SwiftUI-Flow's reference pictures,
    /// macOS 26).
    private static let shades: [(Color, [[Int]])] = [
        (.blue, [[46, 167, 255], [33, 157, 255], [17, 146, 255], [0, 136, 255], [0, 136, 255]]),
        (.orange, [[255, 172, 88], [255, 161, 72], [255, 150, 55], [255, 141, 40], [255, 141, 40]]),
        (.green, [[98, 221, 129], [83, 214, 115], [67, 206, 102], [52, 199, 89], [52, 199, 89]]),
        (.yellow, [[255, 204, 0], [255, 204, 0], [250, 198, 0], [245, 192, 0], [239, 184, 0]]),
        (.cyan, [[54, 216, 250], [40, 207, 243], [23, 199, 237], [0, 192, 232], [0, 192, 232]]),
        (.indigo, [[136, 124, 255], [123, 110, 252], [109, 97, 249], [97, 85, 245], [97, 85, 245]]),
        (.brown, [[202, 164, 136], [191, 151, 122], [181, 138, 107], [172, 127, 94], [172, 127, 94]]),
        (.gray, [[176, 176, 180], [164, 164, 169], [152, 152, 157], [142, 142, 148], [142, 142, 148]]),
        (.pink, [[255, 89, 126], [255, 72, 112], [255, 57, 98], [255, 45, 85], [255, 45, 85]]),
    ]

    // One formula for all colours: the worst component is 8 off, the square mean of all is below 2.
    @Test("A colour's gradient is Apple's within 8 levels") func shades() throws {
        var (squares, count) = (0, 0)
        for (color, wanted) in Self.shades {
            let pixels = try Pixels(in: 2, 400, Rectangle().fill(color.gradient))
            for (row, expected) in zip([0, 100, 200, 300, 399], wanted) {
                let found = pixels[1, row].prefix(3).map { Int($0) }
                let errors = zip(found, expected).map { abs($0 - $1) }
                #expect(errors.allSatisfy { $0 <= 8 }, "\(color) at \(row): \(found) instead of \(expected)")
                squares += errors.reduce(0) { $0 + $1 * $1 }
                count += 3
            }
        }
        #expect(squares < 4 * count, "\(Double(squares) / Double(count))")
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
