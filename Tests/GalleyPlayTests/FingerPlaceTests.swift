import Galley
import GalleyProtocol
import Testing

/// Where fingers come down and where they go, in a window of 400×300 with a box of 100×80 in its middle (docs/play.md).
@MainActor @Suite("Where fingers go")
struct FingerPlaceTests {
    /// What drags have told: where they began and ended, and the places of the last one on its way.
    private final class Log {
        var ends: [String] = []
        var places: [CGPoint] = []
    }

    private struct Ground: View {
        let log: Log

        private func drag(_ name: String) -> some Gesture {
            DragGesture(minimumDistance: 0, coordinateSpace: .global)
                .onChanged { log.places.append($0.location) }
                .onEnded { drag in
                    log.ends.append("\(name) \(text(drag.startLocation)) to \(text(drag.location))")
                }
        }

        private func text(_ point: CGPoint) -> String { PlayNumber.text(point.x) + "," + PlayNumber.text(point.y) }

        var body: some View {
            ZStack {
                Color.blue.gesture(drag("ground"))
                Color.red.frame(width: 100, height: 80).gesture(drag("box"))
                    .accessibilityElement().accessibilityLabel("Box")
            }
        }
    }

    private let log = Log()
    private var stage: Stage { Stage(Ground(log: log), size: CGSize(width: 400, height: 300)) }

    @Test("A swipe is centred on its view and begins in it; it is six tenths of it long, and 80 at the least")
    func swipes() throws {
        let script = """
            swipe left 'Box'; swipe right 'Box' 200; swipe up 'Box'; swipe down 'Box' 30
            swipe left; swipe right; swipe up; swipe down 50; swipe left 200,50
            """
        let answers = try stage.play(script)
        #expect(
            log.ends == [
                "box 240,150 to 160,150", "box 151,150 to 351,150", "box 200,189 to 200,109", "box 200,135 to 200,165",
                "ground 320,150 to 80,150", "ground 80,150 to 320,150", "ground 200,240 to 200,60",
                // The middle of the window is the box's.
                "box 200,125 to 200,175", "ground 200,50 to -40,50",
            ])
        let ends = answers.map { answer in
            String(answer.message?.split(separator: " ").suffix(2).joined(separator: " ") ?? "-")
        }
        #expect(ends == ["by 80", "by 200", "by 80", "by 30", "by 240", "by 240", "by 180", "by 50", "by 240"])
        // A swipe is a tenth of a second long.
        #expect(abs((answers.last?.time ?? 0) - 0.9) < 1e-9)
    }

    @Test("A drag goes its way in ten steps, in a fifth of a second or as long as is said") func drags() throws {
        let stage = stage
        let first = try #require(try stage.play("drag 'Box' by 30,-20").first)
        #expect(log.ends == ["box 200,150 to 230,130"] && abs(first.time - 0.2) < 1e-9)
        #expect(first.message?.hasSuffix("at 200,150 by 30,-20") == true)
        let steps = (1...10).map { CGPoint(x: 200 + 3 * Double($0), y: 150 - 2 * Double($0)) }
        var places: [CGPoint] = []
        for place in log.places where places.last != place { places.append(place) }
        let seen = places.suffix(10)
        #expect(seen.count == 10 && zip(seen, steps).allSatisfy { abs($0.x - $1.x) < 1e-9 && abs($0.y - $1.y) < 1e-9 })
        let second = try #require(try stage.play("drag 'Box' to 10,20 1").first)
        #expect(log.ends.last == "box 200,150 to 10,20" && abs(second.time - 1.2) < 1e-9)
        #expect(
            second.message?.hasPrefix("dragged ") == true && second.message?.hasSuffix("at 200,150 to 10,20") == true)
    }

    @Test("A tap, a double tap and a long press, at a view's middle or at a point") func taps() throws {
        let answers = try stage.play("tap 'Box'; double-tap 'Box'; long-press 'Box' 2; tap 10,20; double-tap 399.5,0")
        #expect(
            log.ends == [
                "box 200,150 to 200,150", "box 200,150 to 200,150", "box 200,150 to 200,150", "box 200,150 to 200,150",
                "ground 10,20 to 10,20", "ground 399.5,0 to 399.5,0", "ground 399.5,0 to 399.5,0",
            ])
        // A tenth of a second lies between two taps.
        #expect(zip(answers.map(\.time), [0, 0.1, 2.1, 2.1, 2.2]).allSatisfy { abs($0 - $1) < 1e-9 })
        let messages = answers.compactMap(\.message)
        #expect(
            messages.count == 5 && messages[0].hasPrefix("tapped ") && messages[0].hasSuffix(" at 200,150")
                && messages[1].hasPrefix("double-tapped ") && messages[2].hasSuffix(" at 200,150 for 2 seconds"))
        #expect(messages[3...] == ["tapped the window at 10,20", "double-tapped the window at 399.5,0"])
        #expect(try stage.failure("tap 400,10")?.message == "400,10 is not in the window, which is 400x300")
    }

    private struct Endless: View {
        @State private var isFar = false

        var body: some View {
            Color.red.frame(width: 10, height: 10).offset(x: isFar ? 100 : 0)
                .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isFar = true } }
        }
    }

    @Test("What moves without end is waited for ten seconds") func endless() throws {
        let answer = try #require(try Stage(Endless(), size: CGSize(width: 200, height: 20)).play("wait").first)
        #expect(answer.message == "something still moves after 10 seconds" && abs(answer.time - 10) < 1e-9)
        #expect(answer.movesFor == nil && answer.failure == nil)
    }
}
