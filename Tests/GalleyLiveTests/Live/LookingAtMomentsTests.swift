import Galley
import GalleyTestSupport
import Testing

/// The clock is set back and on again to look at what moves; nothing ends or begins for it.
@MainActor
struct LookingAtMomentsTests {
    final class Log { var ends = 0 }

    struct Mover: View {
        let log: Log
        @State private var isMoved = false
        var body: some View {
            Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
                .offset(x: isMoved ? 100 : 0)
                .onTapGesture {
                    withAnimation(.linear(duration: 1)) {
                        isMoved.toggle()
                    } completion: {
                        log.ends += 1
                    }
                }
        }
    }

    private func left(_ host: ViewHost) throws -> Double {
        Double(try #require(host.boxes(ResolvedColor(red: 1, green: 0, blue: 0, alpha: 1)).first).minX)
    }

    @Test func anyMomentInAnyOrder() throws {
        let log = Log()
        let host = ViewHost(Mover(log: log), size: CGSize(width: 20, height: 20))
        host.advance(by: 3)
        for event in [ViewEvent.pointerDown(CGPoint(x: 5, y: 5)), .pointerUp(CGPoint(x: 5, y: 5))] { host.send(event) }
        #expect(host.movement == 3...4)
        // A linear way of 100 points in a second; what is drawn lies on whole pixels.
        for (time, place) in [(3.25, 25.0), (3.75, 75), (3.5, 50), (4, 100), (3, 0), (3.13, 13)] {
            host.look(at: time)
            #expect(abs(try left(host) - place) < 1e-9, "at \(time)")
            #expect(host.time == time && log.ends == 0)
        }
        // From there on it goes on as ever.
        host.advance(by: 0.5)
        #expect(abs(try left(host) - 63) < 1e-9)
        host.advance(by: 1)
        #expect(try left(host) == 100)
        #expect(log.ends == 1 && host.movement == nil)
    }
}
