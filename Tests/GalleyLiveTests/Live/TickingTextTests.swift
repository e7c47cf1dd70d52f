import Foundation
import Galley
import GalleyTestSupport
import Testing

@MainActor @Suite("Texts that follow the clock of a live view")
struct TickingTextTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    private func host(_ text: Text) -> ViewHost { ViewHost(text, size: CGSize(width: 300, height: 40)) }

    @Test("A timer counts by itself, second by second") func timer() {
        let clock = host(Text(start, style: .timer))
        #expect(clock.shows("0:00"))
        clock.advance(by: 0.9)
        #expect(clock.shows("0:00"))
        clock.advance(by: 0.2)
        #expect(clock.shows("0:01"))
        clock.advance(by: 62)
        #expect(clock.shows("1:03"))
    }

    @Test("An interval is counted down to its end, and no further") func interval() {
        let clock = host(Text(timerInterval: start...start.addingTimeInterval(2)))
        clock.advance(by: 1.1)
        #expect(clock.shows("0:01"))
        clock.advance(by: 10)
        #expect(clock.shows("0:00"))
    }

    @Test("The system's formats count as well") func formats() {
        let watch = host(Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .milliseconds(500))))
        watch.advance(by: 1.6)
        #expect(watch.shows("00:01.5"))
        let offset = host(Text(.currentDate, format: .offset(to: start)))
        offset.advance(by: 3.5)
        #expect(offset.shows("3 seconds"))
    }
}
