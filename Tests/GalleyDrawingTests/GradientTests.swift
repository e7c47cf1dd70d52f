import Foundation
import GalleyDrawing
import GalleyExport
import Testing

@Suite struct GradientTests {
    static let red = ResolvedColor(red: 1, green: 56 / 255, blue: 60 / 255)
    static let blue = ResolvedColor(red: 0, green: 136 / 255, blue: 1)
    static let stops = [GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1)]

    @Test("T-182: red to blue passes 172, 121, 168") func midpoint() {
        let color = GradientRamp(Self.stops).color(at: 0.5)
        #expect((color.red * 255).rounded() == 172)
        #expect((color.green * 255).rounded() == 121)
        #expect((color.blue * 255).rounded() == 168)
    }

    @Test func midpointInPixels() throws {
        let path = Path(CGRect(x: 0, y: 0, width: 201, height: 3))
        let list = DisplayList(
            size: CGSize(width: 201, height: 3),
            items: [
                .fill(path, .linearGradient(Self.stops, start: .zero, end: CGPoint(x: 201, y: 0)), FillStyle())
            ])
        let pixel = try Pixels(PNGExporter().image(for: list))[100, 1]
        for (got, wanted) in zip(pixel, [172, 121, 168, 255]) { #expect(abs(got - wanted) <= 1) }
    }

    @Test func replacementStopsFollowTheRamp() {
        let ramp = GradientRamp(Self.stops)
        let stops = ramp.sRGBStops()
        #expect(stops.count > 3 && stops.count < 40)
        for step in 0...200 {
            let place = Double(step) / 200
            let next = stops.firstIndex { $0.location >= place } ?? 0
            let (low, high) = (stops[max(0, next - 1)], stops[next])
            let share = high.location > low.location ? (place - low.location) / (high.location - low.location) : 0
            let wanted = ramp.color(at: place)
            #expect(abs(low.color.red + (high.color.red - low.color.red) * share - wanted.red) < 0.01)
            #expect(abs(low.color.green + (high.color.green - low.color.green) * share - wanted.green) < 0.01)
        }
    }

    @Test func noMoreReplacementStopsThanTheToleranceAsksFor() {
        let ends = [
            GradientStop(color: ResolvedColor(red: 0.3, green: 0.5, blue: 0.6), location: 0),
            GradientStop(color: ResolvedColor(red: 0.6, green: 0.5, blue: 0.3), location: 1),
        ]
        let ramp = GradientRamp(ends)
        // How far a straight blend of the ends in sRGB is from the ramp, at most.
        let worst =
            (0...1000).map { step -> Double in
                let place = Double(step) / 1000
                let color = ramp.color(at: place)
                return max(
                    abs(color.red - (0.3 + 0.3 * place)), abs(color.green - 0.5), abs(color.blue - (0.6 - 0.3 * place)))
            }.max() ?? 0
        #expect(worst > 0.005)
        #expect(ramp.sRGBStops(tolerance: worst * 1.05) == ends)
        #expect(ramp.sRGBStops(tolerance: worst * 0.9).count > 2)
    }

    @Test func clearEndsDoNotDarken() {
        let ramp = GradientRamp([
            GradientStop(color: .white, location: 0), GradientStop(color: .clear, location: 1),
        ])
        let color = ramp.color(at: 0.5)
        #expect(abs(color.red - 1) < 1e-6 && abs(color.alpha - 0.5) < 1e-9)
        #expect(ramp.sRGBStops().map(\.color.red) == [1, 1])
    }

    @Test func oddStops() {
        #expect(GradientRamp([]).color(at: 0.5) == .clear)
        #expect(GradientRamp([]).sRGBStops().isEmpty)
        let one = GradientRamp([GradientStop(color: .white, location: .nan)])
        #expect(one.color(at: .nan) == .white && one.color(at: 7) == .white)
        let unordered = GradientRamp([
            GradientStop(color: .black, location: 0.8), GradientStop(color: .white, location: 0.2),
        ])
        #expect(unordered.color(at: 0.1) == .white && unordered.color(at: 0.9) == .black)
    }

    /// A place that is no number is that of the stop before; a gradient begins at 0 (as in CSS's "color stop fixup").
    @Test("A first stop whose place is not a number begins the gradient") func firstStopWithoutPlace() {
        let ramp = GradientRamp([
            GradientStop(color: Self.red, location: .nan), GradientStop(color: Self.blue, location: 1),
        ])
        for place in [0, 0.25, 0.5, 1] { #expect(ramp.color(at: place) == GradientRamp(Self.stops).color(at: place)) }
    }

    @Test func angularGapMeetsInItsMiddle() throws {
        let paint = Paint.angularGradient(
            [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)],
            center: CGPoint(x: 50, y: 50), startAngle: 0, endAngle: .pi / 2)
        let list = DisplayList(
            size: CGSize(width: 100, height: 100),
            items: [.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), paint, FillStyle())])
        let pixels = Pixels(try PNGExporter().image(for: list))
        // From 90° clockwise the last colour goes on up to 225°, from there the first one.
        #expect(pixels[5, 60][0] == 255)
        #expect(pixels[60, 5][0] == 0)
        let middle = pixels[90, 90][0]
        #expect(middle > 90 && middle < 160)
    }
}

/// A picture's pixels as red, green, blue and alpha, multiplied.
struct Pixels {
    let image: RasterImage

    init(_ image: RasterImage) { self.image = image }

    subscript(x: Int, y: Int) -> [Int] {
        let index = (y * image.pixelWidth + x) * 4
        let bytes = image.premultipliedBGRA[index..<index + 4].map(Int.init)
        return [bytes[2], bytes[1], bytes[0], bytes[3]]
    }
}
