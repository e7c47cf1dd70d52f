import Foundation
import Galley
import GalleyTestSupport
import Testing

/// What each style of a gauge shows of what it is given, and where its mark stands: Apple's pages of `GaugeStyle` (an open ring with a
/// marker, a closed one that fills, a bar with a marker or one that fills); the open ring goes 270 degrees from 135 on, 22 from its middle.
@MainActor @Suite("Forms of gauges") struct GaugeFormTests {
    /// The texts of gauges with a label, with a value too, and with bounds as well.
    private func texts(_ style: some GaugeStyle) -> [String] {
        let label = Gauge(value: 0.5) { Text("L") }
        let value = Gauge(value: 0.5) {
            Text("L")
        } currentValueLabel: {
            Text("V")
        }
        let bounds = Gauge(value: 0.5) {
            Text("L")
        } currentValueLabel: {
            Text("V")
        } minimumValueLabel: {
            Text("-")
        } maximumValueLabel: {
            Text("+")
        }
        let all = [AnyView(label), AnyView(value), AnyView(bounds)]
        return all.map { screen($0.gaugeStyle(style)).texts.joined(separator: " ") }
    }

    @Test("Labels") func labels() {
        #expect(texts(.automatic) == ["L", "L V", "L - + V"] && texts(.linearCapacity) == ["L", "L V", "L - + V"])
        #expect(texts(.accessoryLinear) == ["", "", "- +"])
        #expect(texts(.accessoryLinearCapacity) == ["L", "L V", "L - + V"])
        #expect(texts(.accessoryCircular) == ["L", "V L", "V - +"])
        #expect(texts(.accessoryCircularCapacity) == ["L", "V", "V"])
    }

    private func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }

    /// The middle of the mark, black in the light, that is so wide.
    private func mark(_ value: Double, _ style: some GaugeStyle, _ length: CGFloat, width: CGFloat) -> [Double] {
        let host = liveHost(Gauge(value: value) { EmptyView() }.gaugeStyle(style).frame(width: width), width, 50)
        let black = ResolvedColor(red: 0, green: 0, blue: 0)
        guard let box = host.boxes(black).first(where: { abs($0.width - length) < 2.2 && $0.height < 10 }) else {
            return []
        }
        return [hundredths(Double(box.midX)), hundredths(Double(box.midY))]
    }

    @Test("The mark on a ring and on a bar") func marks() {
        func ring(_ value: Double) -> [Double] {
            let angle: Double = (135 + 270 * value) * Double.pi / 180
            let place: [Double] = [25 + 22 * cos(angle), 25 + 22 * sin(angle)]
            return place.map(hundredths)
        }
        for value in [0, 0.25, 0.5, 1] {
            #expect(mark(value, .accessoryCircular, 5, width: 50) == ring(value), "\(value)")
        }
        #expect(ring(0.5) == [25, 3])
        // A mark of 8 goes 192 of 200.
        #expect([0, 0.25, 1].map { mark($0, .accessoryLinear, 8, width: 200).first ?? -1 } == [4, 52, 196])
    }

    @Test("A gauge without a way stands at its beginning") func degenerate() {
        func spoken(_ value: Double, _ bounds: ClosedRange<Double>) -> String? {
            liveHost(Gauge(value: value, in: bounds) { Text("L") }, 200, 60).node("Gauge")?.value
        }
        #expect(spoken(3, 3...3) == "0%" && spoken(.nan, 0...1) == "0%" && spoken(4, 2...10) == "25%")
    }

    /// A ring that is filled as far as the task has got, from the top on.
    @Test("Rings of progress views have their labels below") func progress() {
        let ring = ProgressView(value: 0.25) {
            Text("L")
        } currentValueLabel: {
            Text("V")
        }
        #expect(screen(ring.progressViewStyle(.circular)).texts == ["L", "V"])
        let found = frames(
            proposing: nil, nil,
            ProgressView(value: 0.25) {
                box(30, 10).probe("label")
            } currentValueLabel: {
                box(20, 10).probe("value")
            }
            .progressViewStyle(.circular))
        // A ring of 20, 6 above its label, which is 6 above the value's.
        expect(found["label"], 0, 26, 30, 10)
        expect(found["value"], 5, 42, 20, 10)
    }
}
