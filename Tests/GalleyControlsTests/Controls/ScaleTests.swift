import Galley
import GalleyTestSupport
import Testing

/// Colours and marks along the scales of gauges and sliders.
@MainActor @Suite("Scales of gauges and sliders")
struct ScaleTests {
    private let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)

    private func gauge(_ style: some GaugeStyle, _ value: Double) -> some View {
        Gauge(value: value) {}.gaugeStyle(style).tint(Gradient(colors: [red, blue]))
    }

    @Test("A gradient as the tint runs along a bar") func bar() throws {
        let pixels = try Pixels(in: 200, 20, gauge(.accessoryLinear, 0.5))
        let row = try #require((0..<20).first { pixels[3, $0][0] > 200 && pixels[3, $0][2] < 60 })
        #expect(pixels[196, row][2] > 200 && pixels[196, row][0] < 60)
        #expect(pixels[40, row][0] > pixels[40, row][2] && pixels[160, row][2] > pixels[160, row][0])
    }

    @Test("What is filled up to the value has the scale's colours there") func capacity() throws {
        let pixels = try Pixels(in: 200, 30, gauge(.accessoryLinearCapacity, 0.5))
        let row = try #require((0..<30).first { pixels[4, $0][0] > 200 && pixels[4, $0][2] < 60 })
        // Half way it is half blue, and beyond there is the track's grey.
        #expect(pixels[94, row][2] > 90 && pixels[94, row][0] > 60)
        #expect(pixels[150, row][0] == pixels[150, row][1])
    }

    @Test("A gradient runs along a ring, from its beginning to its end") func ring() throws {
        let pixels = try Pixels(in: 50, 50, gauge(.accessoryCircular, 0.5))
        // The ring begins at the lower left and ends at the lower right.
        let (begin, end) = (pixels[6, 37], pixels[42, 37])
        #expect(begin[0] > 180 && begin[2] < 80, "\(begin)")
        #expect(end[2] > 180 && end[0] < 80, "\(end)")
    }

    private func dots(_ slider: some View) throws -> Int {
        let pixels = try Pixels(in: 240, 31, slider.background(Color.white))
        // Dots are 3 wide, their middles 11.5 below the track's.
        let row = (0..<240).map { pixels[$0, 26][1] < 230 }
        return zip([false] + row, row).count { !$0 && $1 }
    }

    /// iOS 26 draws ticks for sliders with a step (WWDC 2025, session 323).
    @Test("A slider with steps has a dot for each value, where they can be told apart") func ticks() throws {
        // The knob's shadow may count at either side, and it hides the first dot.
        #expect(try (5...8).contains(dots(Slider(value: .constant(0.0), in: 0...100, step: 20))))
        #expect(try dots(Slider(value: .constant(0.0), in: 0...100)) <= 2)
        #expect(try dots(Slider(value: .constant(0.0), in: 0...100, step: 1)) <= 2)
        // Bounds and steps that leave nothing to count do no harm.
        for step in [0, -1, Double.infinity, 1e-300] {
            #expect(try dots(Slider(value: .constant(0.0), in: 0...1, step: step)) <= 2)
        }
    }
}
