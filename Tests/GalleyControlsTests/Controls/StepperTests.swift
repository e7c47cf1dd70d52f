import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Steppers: 94×32 (rules.md §18.2); what they do by Apple's documentation of `Stepper`.
@MainActor @Suite("Steppers")
struct StepperTests {
    private static let minus = CGPoint(x: 23, y: 16), plus = CGPoint(x: 71, y: 16)

    /// A stepper without its label fills a window of its own size.
    private func host(_ stepper: some View) -> ViewHost { liveHost(stepper.labelsHidden(), 94, 32) }

    /// How many parts of the stepper are drawn dimmed.
    private func dimmed(_ view: some View) -> Int {
        RenderedView(view.labelsHidden()).displayList.effects.count { effect in
            if case .opacity(let opacity) = effect { opacity < 1 } else { false }
        }
    }

    @Test func sizes() {
        let stepper = Stepper("Count", value: .constant(1))
        expect(size(of: stepper.labelsHidden(), 300, 100), 94, 32)
        expect(size(of: stepper.labelsHidden(), nil, nil), 94, 32)
        expect(size(of: stepper, 300, nil), 300, 32)
        expect(size(of: stepper.labelsHidden(), nil, nil, platform: .macOS), 20, 26)
    }

    @Test(
        "Minus and plus move the value by the step, as far as the bounds",
        arguments: [(5, 3, 8, 2), (10, 1, 10, 9), (0, 1, 1, 0), (0, 10, 10, 0), (4, 2, 6, 2)])
    func bounded(start: Int, step: Int, more: Int, less: Int) {
        for (point, expected) in [(Self.plus, more), (Self.minus, less)] {
            let recorded = Recorded(start)
            host(Stepper("Count", value: recorded.binding, in: 0...10, step: step)).tap(point)
            #expect(recorded.value == expected)
            #expect(recorded.written.isEmpty == (expected == start))
        }
    }

    @Test("Without bounds it goes on below nothing, in any type that can be moved") func unbounded() {
        let recorded = Recorded(0.5)
        let host = host(Stepper("Count", value: recorded.binding, step: 0.75))
        host.tap(Self.minus)
        host.tap(Self.minus)
        #expect(recorded.value == -1)
        host.tap(Self.plus)
        #expect(recorded.value == -0.25)
    }

    @Test("Functions of one's own; a half without one does nothing") func functions() {
        var told: [String] = []
        let full = host(
            Stepper("Count") {
                told.append("+")
            } onDecrement: {
                told.append("-")
            })
        full.tap(Self.minus)
        full.tap(Self.plus)
        #expect(told == ["-", "+"])
        let half = host(Stepper("Count", onIncrement: { told.append("more") }, onDecrement: nil))
        half.tap(Self.minus)
        half.tap(Self.plus)
        #expect(told == ["-", "+", "more"])
    }

    @Test("Who listens is told before and after a change, and of nothing where nothing can change") func editing() {
        var told: [String] = []
        let stepper = Stepper("Count", onIncrement: { told.append("more") }, onDecrement: nil) { told.append("\($0)") }
        let host = host(stepper)
        host.tap(Self.plus)
        #expect(told == ["true", "more", "false"])
        host.tap(Self.minus)
        #expect(told == ["true", "more", "false"])
    }

    @Test("A half that cannot act is dimmed, both where it is disabled") func dimmedHalves() {
        func stepper(_ value: Int) -> some View { Stepper("Count", value: .constant(value), in: 0...2) }
        #expect([0, 1, 2].map { dimmed(stepper($0)) } == [1, 0, 1])
        #expect(dimmed(stepper(1).disabled(true)) == 2)
    }

    @Test("A disabled one does nothing; assistive technology knows it as one, by its title") func disabled() {
        let recorded = Recorded(1)
        host(Stepper("Count", value: recorded.binding).disabled(true)).tap(Self.plus)
        #expect(recorded.written.isEmpty)
        let live = liveHost(Stepper("Count", value: recorded.binding), 300, 100)
        #expect(live.node("Stepper")?.role == .stepper)
        #expect(live.shows("Count"))
    }

    @Test("The label stands at the other end of the row") func label() throws {
        let stepper = Stepper(value: .constant(1)) { box(40, 10).probe("label") }
        expect(frames(in: 300, 100, stepper)["label"], 0, 45, 40, 10)
    }
}
