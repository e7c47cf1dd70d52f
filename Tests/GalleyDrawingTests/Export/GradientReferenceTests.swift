import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyFormatChecks
import Testing

@testable import GalleyExport

/// Gradients place by place, by what their paints say of themselves.
@Suite("Gradients, pixel by pixel") struct GradientReferenceTests {
    private static let stops = [
        GradientStop(color: ResolvedColor(red: 1, green: 0, blue: 0.2), location: 0.1),
        GradientStop(color: ResolvedColor(red: 0.1, green: 0.9, blue: 0.3), location: 0.6),
        GradientStop(color: ResolvedColor(red: 0, green: 0.2, blue: 1), location: 0.9),
    ]
    private static let ramp = GradientRamp(stops)

    private func place(_ gradient: Paint, _ angle: Double) -> Double {
        guard case .angular(let angular) = gradient else { return .nan }
        return AngularPlaces(angular).place(at: angle)
    }

    private func angular(_ start: Double, _ end: Double) -> Paint {
        .angularGradient(Self.stops, center: .zero, startAngle: start, endAngle: end)
    }

    @Test("Angles: a gap is halved between the ends, and of more than a turn the last one counts") func angles() {
        let quarter = angular(0, .pi / 2)
        for (angle, wanted) in [
            (0.0, 0.0), (Double.pi / 4, 0.5), (Double.pi / 2, 1), (2, 1), (1.24 * Double.pi, 1), (1.26 * Double.pi, 0),
            (-0.1, 0),
            (2 * Double.pi, 0), (2.25 * Double.pi, 0.5),
        ] { #expect(abs(place(quarter, angle) - wanted) < 1e-9, "\(angle)") }
        let back = angular(0, -.pi / 2)
        for (angle, wanted) in [
            (0.0, 0.0), (-Double.pi / 4, 0.5), (-Double.pi / 2, 1), (-1.24 * Double.pi, 1), (0.1, 0),
            (1.75 * Double.pi, 0.5),
        ] {
            #expect(abs(place(back, angle) - wanted) < 1e-9, "\(angle)")
        }
        let whole = angular(1, 1 + 2 * Double.pi)
        for (angle, wanted) in [(1.0, 0.0), (1 + Double.pi / 2, 0.25), (0.9, 1 - 0.1 / (2 * Double.pi))] {
            #expect(abs(place(whole, angle) - wanted) < 1e-9, "\(angle)")
        }
        // Two turns and a half: of the last turn, the places from 0.6 to 1.
        let many = angular(0, 5 * Double.pi)
        for (angle, wanted) in [
            (Double.pi * 0.5, 0.9), (Double.pi * 1.5, 0.7), (Double.pi * 0.999, 0.9998), (Double.pi * 1.001, 0.6002),
        ] {
            #expect(abs(place(many, angle) - wanted) < 1e-9, "\(angle)")
        }
    }

    private static let box = CGRect(x: 4, y: 3, width: 40, height: 30)

    /// Where a point lies along each gradient.
    private static let paints: [(String, Paint, @Sendable (CGPoint) -> Double)] = [
        ("across", .linearGradient(stops, start: CGPoint(x: 8, y: 0), end: CGPoint(x: 38, y: 0)), { ($0.x - 8) / 30 }),
        ("down", .linearGradient(stops, start: CGPoint(x: 0, y: 30), end: CGPoint(x: 0, y: 5)), { (30 - $0.y) / 25 }),
        (
            "aslant", .linearGradient(stops, start: CGPoint(x: 5, y: 5), end: CGPoint(x: 35, y: 25)),
            { (($0.x - 5) * 30 + ($0.y - 5) * 20) / 1300 }
        ),
        (
            "rings", .radialGradient(stops, center: CGPoint(x: 20, y: 15), startRadius: 5, endRadius: 25),
            { (hypot($0.x - 20, $0.y - 15) - 5) / 20 }
        ),
        (
            "ellipses",
            .radialGradient(stops, center: CGPoint(x: 20, y: 15), startRadius: 0, endRadius: 24, heightPerWidth: 0.5),
            { hypot($0.x - 20, ($0.y - 15) * 2) / 24 }
        ),
        (
            "fan", .angularGradient(stops, center: CGPoint(x: 20.25, y: 14.75), startAngle: 0, endAngle: 2 * .pi),
            { point in
                let angle = atan2(point.y - 14.75, point.x - 20.25)
                return (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi)
            }
        ),
    ]

    private func expectNear(
        _ found: Planes, _ transform: CGAffineTransform, _ index: Int, _ tolerance: Double, alpha: Double = 1
    ) {
        let (name, _, place) = Self.paints[index]
        var count = 0
        for y in 0..<found.height {
            for x in 0..<found.width {
                let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(transform.inverted())
                guard Self.box.insetBy(dx: 1, dy: 1).contains(point) else { continue }
                // Beside a jump a pixel may be of either side.
                if name == "fan", abs(point.y - 14.75) < 0.8, point.x > 20 { continue }
                count += 1
                let wanted = Self.ramp.color(at: min(1, max(0, place(point))))
                let change = found[x, y] - SIMD4(wanted.red, wanted.green, wanted.blue, 1) * (255 * alpha)
                guard max(change.max(), -change.min()) <= tolerance else {
                    Issue.record("\(name) at \(x), \(y): off by \(change)")
                    return
                }
            }
        }
        #expect(count > 200)
    }

    @Test("Every place has the ramp's colour, however it is turned, stretched or drawn", arguments: paints.indices)
    func pixels(index: Int) throws {
        let paint = Self.paints[index].1
        // With a point more on its outline a rectangle is no rectangle, and is not written straight into the pixels.
        let around = Path("4 3 m 20 3 l 44 3 l 44 33 l 4 33 l h") ?? Path()
        for transform in [
            CGAffineTransform.identity, CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -3, ty: 5),
            CGAffineTransform(a: 2, b: 0, c: 0, d: 1.5, tx: 0, ty: 0),
            CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 50, ty: 0),
            CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 20, ty: -4),
        ] {
            func drawn(_ path: Path, _ effect: LayerEffect? = nil) throws -> Planes {
                try Planes([.group(transform: transform, effect: effect, [.fill(path, paint, FillStyle())])], 60, 44)
            }
            let direct = try drawn(Path(Self.box))
            // The table has 1024 places.
            expectNear(direct, transform, index, 3)
            if transform.b == 0 {
                // A step of 255: colours are dithered by the place in the pixels that are drawn into.
                direct.expectNear(try drawn(around), 1, "\(index)", in: CGRect(x: 1, y: 1, width: 58, height: 42))
            }
            // In a group of its own, whose pixels begin elsewhere.
            expectNear(try drawn(Path(Self.box), .opacity(0.5)), transform, index, 3, alpha: 0.5)
            direct.expectNear(try drawn(Path(Self.box), .isolation), 1)
        }
    }

    @Test("A gradient is drawn where its clip is open only") func clips() throws {
        let paint = Self.paints[0].1
        let whole = try Planes([.fill(Path(Self.box), paint, FillStyle())], 60, 44)
        for open in [
            CGRect(x: 10, y: 8, width: 12, height: 9), CGRect(x: -5, y: -5, width: 20, height: 20),
            CGRect(x: 30, y: 20, width: 90, height: 90),
        ] {
            let item = DrawItem.group(clip: DrawClip(Path(open)), [.fill(Path(Self.box), paint, FillStyle())])
            let wanted = Planes(60, 44) { x, y in
                open.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) ? whole[x, y] : .zero
            }
            try Planes([item], 60, 44).expectNear(wanted, 1)
            try Planes([.group(effect: .isolation, [item])], 60, 44).expectNear(wanted, 1)
        }
        let away = DrawItem.fill(Path(CGRect(x: 100, y: 100, width: 9, height: 9)), paint, FillStyle())
        #expect(try Planes([away], 60, 44).pixels.allSatisfy { $0 == .zero })
        // Between pixels it is not opaque at its rim.
        let soft = try Planes([.fill(Path(CGRect(x: 10.5, y: 5, width: 20, height: 10)), paint, FillStyle())], 60, 44)
        #expect(abs(soft[10, 8].w - 128) <= 1 && soft[11, 8].w == 255 && abs(soft[30, 8].w - 128) <= 1)
    }

    /// A fan of patches stands for an angular gradient: it must reach the furthest corner of what is filled.
    @Test(
        "PDF's angular gradients reach every corner", .enabled(if: RasterizedDocument.canPDF),
        arguments: [(2.0, 38.0), (30, 20), (-20, -10), (75, 60)])
    func fans(x: Double, y: Double) throws {
        let paint = Paint.angularGradient(
            Self.stops, center: CGPoint(x: x, y: y), startAngle: 0.5, endAngle: 0.5 + 2 * .pi)
        let list = DisplayList(
            size: CGSize(width: 60, height: 40),
            items: [.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 40)), paint, FillStyle())])
        let (png, pdf) = (
            Planes(try PNGExporter().image(for: list)), Planes(try RasterizedDocument.pdf(list, scale: 1))
        )
        var wrong = 0
        for row in 0..<40 {
            for column in 0..<60 {
                // In the four pixels about the centre all colours meet.
                if max(abs(Double(column) + 0.5 - x), abs(Double(row) + 0.5 - y)) < 1 { continue }
                // Elsewhere viewers may put an edge, such as the jump, a pixel further.
                var (low, high) = (png[column, row], png[column, row])
                for y in max(0, row - 1)...min(39, row + 1) {
                    for x in max(0, column - 1)...min(59, column + 1) {
                        low.replace(with: png[x, y], where: png[x, y] .< low)
                        high.replace(with: png[x, y], where: png[x, y] .> high)
                    }
                }
                if any((pdf[column, row] + 6) .< low) || any(pdf[column, row] .> (high + 6)) { wrong += 1 }
            }
        }
        #expect(wrong == 0, "\(wrong)")
    }
}
