import Galley
import GalleyTestSupport
import Testing

@testable import GalleyControls

/// Where a slider's dots, its neutral value and its enabled part lie, in parts of the way, by Apple's pages of `SliderTick`.
@Suite("Marks of sliders") struct SliderMarkTests {
    @Test("Values are parts of the way") func parts() {
        let marks = SliderMarks([2.0, 4, 7], 3, 2.5...4, in: 2...6)
        #expect(marks.ticks == [0, 0.5] && marks.neutral == 0.25 && marks.enabled == 0.125...0.5)
        let beyond = SliderMarks(nil, 9.0, -5...9, in: 2...6)
        #expect(beyond.ticks == nil && beyond.neutral == 1 && beyond.enabled == 0...1)
    }

    @Test("On a way without a length all lies at its start") func nowhere() {
        let marks = SliderMarks([5.0], 5, 5...5, in: 5...5)
        #expect(marks.ticks == [0] && marks.neutral == 0 && marks.enabled == 0...0)
    }
}
