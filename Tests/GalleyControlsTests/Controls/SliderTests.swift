import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Sliders: sizes of rules.md §18.2, the knob 37×24 of §18.7; values by Apple's documentation of `Slider.init(value:in:step:)`. A touch
/// that is called off ends the tracking of a `UISlider`, which the control is on iOS (`UIControl.isTracking`: "ends or is canceled for
/// any reason").
@MainActor @Suite("Sliders")
struct SliderTests {
    /// In a window of 237 points the knob, 37 wide, travels 200.
    private func host(_ slider: some View, look: Look = .iOS26) -> ViewHost {
        liveHost(slider.tint(Color(red: 1, green: 0, blue: 0)), 237, 100, look: look)
    }

    @Test(
        "It is as wide as offered, and of its own height",
        arguments: [(TextPlatform.iOS, 31), (.macOS, 16)] as [(TextPlatform, CGFloat)])
    func height(platform: TextPlatform, height: CGFloat) {
        let slider = Slider(value: .constant(0.5)) { Text("Volume") }
        for offered: CGFloat in [60, 200, 333] {
            expect(size(of: slider, offered, nil, platform: platform), offered, height)
            expect(size(of: slider, offered, 200, platform: platform), offered, height)
        }
    }

    @Test(
        "A touch puts the knob's middle under the finger, inside the bounds",
        arguments: [(18.5, 10), (118.5, 15), (168.5, 17.5), (218.5, 20), (0, 10), (-40, 10), (237, 20), (400, 20)])
    func touches(x: Double, value: Double) {
        let recorded = Recorded(12.5)
        let host = host(Slider(value: recorded.binding, in: 10...20))
        host.drag(from: CGPoint(x: 118.5, y: 50), CGPoint(x: x, y: 50))
        #expect(abs(recorded.value - value) < 1e-9, "\(recorded.value)")
    }

    @Test(
        "With steps the value is the nearest of them, counted from the lower bound",
        arguments: [(18.5, 1), (40, 1), (46, 3.5), (118.5, 6), (150, 8.5), (218.5, 11), (300, 11)])
    func steps(x: Double, value: Double) {
        let recorded = Recorded(3.5)
        let host = host(Slider(value: recorded.binding, in: 1...11, step: 2.5))
        host.drag(from: CGPoint(x: 118.5, y: 50), CGPoint(x: x, y: 50))
        #expect(abs(recorded.value - value) < 1e-9, "\(recorded.value)")
    }

    @Test("It follows the finger, and does nothing where it is disabled") func follows() {
        let recorded = Recorded(0.0)
        let live = host(Slider(value: recorded.binding))
        live.drag(from: CGPoint(x: 18.5, y: 50), CGPoint(x: 68.5, y: 50), CGPoint(x: 118.5, y: 60))
        #expect(recorded.written == [0, 0.25, 0.5])
        let disabled = Recorded(0.0)
        host(Slider(value: disabled.binding).disabled(true))
            .drag(from: CGPoint(x: 18.5, y: 50), CGPoint(x: 118.5, y: 50))
        #expect(disabled.written.isEmpty)
    }

    @Test("Who listens is told when editing begins and when it ends, once each") func editing() {
        var told: [Bool] = []
        let recorded = Recorded(0.0)
        let host = host(Slider(value: recorded.binding, in: 0...1) { told.append($0) })
        host.send(.pointerDown(CGPoint(x: 18.5, y: 50)))
        #expect(told == [true])
        host.send(.pointerMoved(CGPoint(x: 68.5, y: 50)))
        host.send(.pointerMoved(CGPoint(x: 88.5, y: 50)))
        #expect(told == [true])
        host.send(.pointerUp(CGPoint(x: 88.5, y: 50)))
        #expect(told == [true, false])
        host.drag(from: CGPoint(x: 18.5, y: 50), CGPoint(x: 40, y: 50))
        #expect(told == [true, false, true, false])
    }

    @Test("A finger that is taken away ends the editing; one beside the slider begins none") func calledOff() {
        var told: [Bool] = []
        let recorded = Recorded(0.0)
        let host = host(Slider(value: recorded.binding, in: 0...1) { told.append($0) })
        for _ in 0..<2 {
            host.send(.pointerDown(CGPoint(x: 18.5, y: 50)))
            host.send(.pointerMoved(CGPoint(x: 68.5, y: 50)))
            host.send(.pointerCancelled)
        }
        #expect(told == [true, false, true, false] && recorded.value == 0.25)
        host.send(.pointerDown(CGPoint(x: 18.5, y: 5)))
        host.send(.pointerCancelled)
        #expect(told.count == 4)
    }

    @Test(
        "The knob lies at the value's part of its way, and the track is filled to its middle",
        arguments: [(0, 0), (0.25, 50), (0.5, 100), (1, 200), (-3, 0), (7, 200)] as [(Double, CGFloat)])
    func drawing(value: Double, x: CGFloat) throws {
        let host = host(Slider(value: .constant(value)))
        let knob = try #require(host.boxes(.pureWhite).first)
        expect(knob, x, 38, 37, 24)
        expect(host.boxes(.pureRed).first, 0, 47, x + 18.5, 6)
    }

    @Test("Before iOS 26 the knob is a circle of 28, the track 4") func older() throws {
        let host = host(Slider(value: .constant(0.5)), look: .iOS18)
        let knob = try #require(host.boxes(.pureWhite).first)
        #expect(knob.size == CGSize(width: 28, height: 28) && knob.midX == 118.5 && knob.midY == 50)
        #expect(host.boxes(.pureRed).first?.height == 4)
    }

    @Test("The labels of the bounds stand at the ends, the control's own is not drawn") func labels() throws {
        let slider = Slider(value: .constant(0.5), in: 0...1) {
            Text("Volume")
        } minimumValueLabel: {
            box(10, 10).probe("low")
        } maximumValueLabel: {
            box(20, 10).probe("high")
        }
        let found = frames(in: 300, 100, slider)
        expect(found["low"], 0, 45, 10, 10)
        expect(found["high"], 280, 45, 20, 10)
        #expect(screen(slider, 300, 100).texts == [])
    }

    @Test(
        "Assistive technology reads the value as a part of the range",
        arguments: [(10, "0%"), (12.5, "25%"), (20, "100%"), (40, "100%"), (13.34, "33%")])
    func spoken(value: Double, text: String) {
        let node = liveHost(Slider(value: .constant(value), in: 10...20), 200, 100).node("Slider")
        #expect(node?.value == text && node?.role == .slider)
    }

    @Test("A range of one value, and values that are no numbers, are at the beginning") func degenerate() {
        for slider in [Slider(value: .constant(3.0), in: 3...3), Slider(value: .constant(Double.nan))] {
            #expect(liveHost(slider, 200, 100).node("Slider")?.value == "0%")
        }
    }
}
