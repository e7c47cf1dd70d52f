import Galley
import GalleyTestSupport
import Testing

@testable import GalleyControls

/// How far a view is out of sight, by the documentation of `ScrollTransitionConfiguration.Threshold`: the part of it that has to be seen.
@MainActor @Suite("How far a scroll transition is") struct TransitionProgressTests {
    private typealias Configuration = ScrollTransitionConfiguration
    private typealias Threshold = ScrollTransitionConfiguration.Threshold

    /// A view of 40 points in a port from 100 to 300.
    private func hidden(
        _ start: CGFloat, _ threshold: Threshold, isLeading: Bool = true, _ motion: Configuration? = nil
    ) -> Double {
        (motion ?? .interactive(timingCurve: .linear)).threshold(threshold).progress(
            of: (start, start + 40), in: (100, 300), isLeading: isLeading)
    }

    @Test("By the part that is seen, before and after") func parts() {
        // All of it has to be seen: 10 of 40 points hidden are a quarter.
        for (start, expected) in [(100.0, 0.0), (90, 0.25), (60, 1), (20, 1), (150, 0)] {
            #expect(hidden(start, .visible) == expected, "\(start)")
            #expect(hidden(360 - start, .visible, isLeading: false) == expected, "\(start)")
        }
        // A quarter has to be seen: 30 hidden points are still in sight, and the last 10 are the way.
        for (start, expected) in [(90.0, 0.0), (70, 0), (65, 0.5), (60, 1)] {
            #expect(hidden(start, .visible(0.25)) == expected, "\(start)")
        }
        // Nothing has to be seen: it changes where it is gone.
        #expect(hidden(60.5, .hidden) == 0 && hidden(59, .hidden) == 1)
        // The edge lies 10 points inside.
        #expect(
            hidden(100, Threshold.visible.inset(by: 10)) == 0.25 && hidden(110, Threshold.visible.inset(by: 10)) == 0)
        #expect(hidden(100, Threshold.visible.inset(by: 4).inset(by: 6)) == 0.25)
        #expect(hidden(90, Threshold.visible.inset(by: .nan)) == 0.25)
    }

    @Test("By the distance of the middles") func centered() {
        // The port's middle is 200; the whole way is half of both, 120.
        for (start, before, after) in [
            (180.0, 0.0, 0.0), (150, 0.25, 0), (210, 0, 0.25), (60, 1, 0), (40, 1, 0), (320, 0, 1),
        ] {
            #expect(
                hidden(start, .centered) == before && hidden(start, .centered, isLeading: false) == after, "\(start)")
        }
    }

    @Test("Between two thresholds") func between() {
        let middle = Threshold.visible(0.25).interpolated(towards: Threshold.visible(0.75).inset(by: 20), amount: 0.5)
        // Half of it has to be seen, 10 points inside: with 20 of the 40 within that edge the way begins.
        for (start, expected) in [(90.0, 0.0), (80, 0.5), (70, 1)] {
            #expect(hidden(start, middle) == expected, "\(start)")
        }
        let (early, late) = [0.25, 0.5].map { Threshold.centered.interpolated(towards: .visible, amount: $0) }.pair
        #expect(hidden(150, early) == 0.25 && hidden(150, late) == 0)
        #expect(
            hidden(90, Threshold.visible(7)) == 0.25 && hidden(90, .visible(.nan)) == 0.25
                && hidden(59, .visible(-1)) == 1)
    }

    @Test("At once, by a curve, or not at all") func motions() {
        #expect(hidden(99, .visible, .animated) == 1 && hidden(100, .visible, .animated) == 0)
        #expect(hidden(60, .visible, .animated()) == 1 && hidden(20, .visible, .identity) == 0)
        let eased = UnitCurve.easeInOut.value(at: 0.25)
        #expect(
            hidden(90, .visible, .interactive) == eased && hidden(90, .visible, .interactive()) == eased
                && eased != 0.25)
        #expect([ScrollTransitionPhase.topLeading, .identity, .bottomTrailing].map(\.value) == [-1, 0, 1])
        #expect(
            [ScrollTransitionPhase.topLeading, .identity, .bottomTrailing].map(\.isIdentity) == [false, true, false])
    }
}

extension Array {
    fileprivate var pair: (Element, Element) { (self[0], self[1]) }
}
