import Galley
import GalleyTestSupport
import Testing

@testable import GalleyControls

/// A slider's line from a neutral value, the part that can be chosen, and its dots: Apple's pages of `Slider.init(value:in:neutralValue:
/// enabledBounds:…)` and `SliderTick`; dots 3 wide, 10 below the middle, where they are at least 8 apart (rules.md §18.2). In a window of
/// 237 points the knob, 37 wide, travels 200, from 18.5 to 218.5.
@MainActor @Suite("Lines and dots of sliders") struct SliderLineTests {
    private let red = Color(red: 1, green: 0, blue: 0)

    private func host(_ slider: some View, look: Look = .iOS26) -> ViewHost {
        liveHost(slider.tint(red), 237, 100, look: look)
    }

    private func neutral(_ value: Double, _ neutral: Double) -> [CGFloat] {
        let slider = Slider(value: .constant(value), neutralValue: neutral) {
            EmptyView()
        } minimumValueLabel: {
            EmptyView()
        } maximumValueLabel: {
            EmptyView()
        }
        let box = host(slider).boxes(.pureRed).first { !$0.isNull } ?? .zero
        return [box.minX, box.width]
    }

    @Test("The line is filled between the neutral value and the value") func filled() {
        #expect(neutral(0.75, 0.5) == [118.5, 50] && neutral(0.25, 0.5) == [68.5, 50])
        #expect(neutral(1, 0) == [18.5, 200] && neutral(0, 1) == [18.5, 200])
        #expect(neutral(0.5, 0.5)[1] == 0)
    }

    @Test("Values outside of what can be chosen are not") func enabled() {
        func chosen(_ x: CGFloat) -> Double {
            let recorded = Recorded(15.0)
            let slider = Slider(value: recorded.binding, in: 10...20, enabledBounds: 12...16) {
                EmptyView()
            } minimumValueLabel: {
                EmptyView()
            } maximumValueLabel: {
                EmptyView()
            }
            host(slider).tap(CGPoint(x: x, y: 50))
            return recorded.value
        }
        let places: [CGFloat] = [18.5, 58.5, 98.5, 138.5, 178.5, 218.5]
        #expect(places.map { (chosen($0) * 1000).rounded() / 1000 } == [12, 12, 14, 16, 16, 16])
    }

    /// The dots' common box: all are one path, the only one that is 3 high.
    private func dots(_ slider: some View, look: Look = .iOS26) -> [CGFloat] {
        let paths = host(slider, look: look).displayList().marks.compactMap { mark -> Path? in
            guard case .fill(let path, _, _) = mark, abs(path.boundingRect.height - 3) < 0.01 else { return nil }
            return path
        }
        guard let path = paths.first else { return [] }
        var count: CGFloat = 0
        path.forEach { if case .move = $0 { count += 1 } }
        let box = path.boundingRect
        return [count, (box.minX * 100).rounded() / 100, (box.width * 100).rounded() / 100]
    }

    @Test("A dot for each step, as far as they can be told apart") func steps() {
        func stepped(_ most: Double, _ step: Double) -> [CGFloat] {
            dots(Slider(value: .constant(0), in: 0...most, step: step))
        }
        // From 1.5 before the first value to 1.5 behind the last one.
        #expect(stepped(4, 1) == [5, 17, 203] && stepped(1, 1) == [2, 17, 203] && stepped(0.3, 0.1) == [4, 17, 203])
        // 25 steps are 8 apart, 26 are nearer; 2 steps of 1.5 leave a part of one.
        #expect(stepped(25, 1).first == 26 && stepped(26, 1) == [] && stepped(1, 2) == [] && stepped(1, 0) == [])
        #expect(stepped(3.75, 1.5).first == 3)
        #expect(dots(Slider(value: .constant(0.5))) == [])
        #expect(dots(Slider(value: .constant(0.0), in: 0...4, step: 1), look: .iOS18) == [])
    }

    @Test("Dots of one's own, also before iOS 26") func ticks() {
        let slider = Slider(value: .constant(0.0), in: 0...10) {
            EmptyView()
        } ticks: {
            SliderTick(2.5)
            SliderTick(5)
            SliderTick(11)
        }
        // A quarter and half of the way: from 67 to 120.
        #expect(dots(slider) == [2, 67, 53])
        #expect(dots(slider, look: .iOS18).first == 2)
    }

    /// Without steps a tenth of the way, as UISlider moves for assistive technology; told as one change.
    @Test("Steps of keys") func keys() throws {
        var told: [Bool] = []
        func stepped(_ value: Double, _ step: Double?, by count: Int) throws -> Double {
            let recorded = Recorded(value)
            let slider =
                step.map { step in
                    AnyView(Slider(value: recorded.binding, in: 10...20, step: step) { told.append($0) })
                } ?? AnyView(Slider(value: recorded.binding, in: 10...20) { told.append($0) })
            let live = host(slider)
            live.adjust(try #require(live.node("Slider")).id, by: count)
            return (recorded.value * 1000).rounded() / 1000
        }
        let seen = [
            try stepped(12, nil, by: 1), try stepped(12, nil, by: -1), try stepped(12, nil, by: -9),
            try stepped(12, 2.5, by: 1), try stepped(12.5, 2.5, by: 2), try stepped(20, 2.5, by: 1),
        ]
        #expect(seen == [13, 11, 10, 15, 17.5, 20] && told == (0..<6).flatMap { _ in [true, false] })
    }

    @Test("Steppers by keys: more and less, and nothing where there is no more") func steppers() throws {
        var told: [String] = []
        let stepper = Stepper("Count") {
            told.append("+")
        } onDecrement: {
            told.append("-")
        } onEditingChanged: {
            told.append("\($0)")
        }
        let live = liveHost(stepper, 300, 60)
        let id = try #require(live.node("Stepper")).id
        live.adjust(id, by: 2)
        live.adjust(id, by: -1)
        #expect(told == ["true", "+", "false", "true", "-", "false"])
        told = []
        let half = liveHost(Stepper("Count", onIncrement: { told.append("+") }, onDecrement: nil), 300, 60)
        half.adjust(try #require(half.node("Stepper")).id, by: -1)
        #expect(told.isEmpty)
    }

    @Test("A stretch of time moves by its two hundredth part, twenty times a second at most, and each second at least")
    func intervals() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        func interval(_ length: TimeInterval) -> ProgressInterval {
            ProgressInterval(dates: start...start.addingTimeInterval(length), countsDown: false)
        }
        #expect([0, 1, 10, 20, 100, 200, 900].map { interval($0).step } == [0.05, 0.05, 0.05, 0.1, 0.5, 1, 1])
        let none = interval(0), down = ProgressInterval(dates: start...start, countsDown: true)
        let moments = [-1, 0, 1].map { start.addingTimeInterval($0) }
        #expect(moments.map { none.fraction(at: $0) } == [0, 1, 1])
        #expect(moments.map { down.fraction(at: $0) } == [1, 0, 0])
    }
}
