import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// The clock of a view that is alive, which its owner alone advances: what has its time in between happens at that time, and a display that
/// shows its next frame only now lays out once.
@MainActor @Suite("The clock of a view")
struct HostClockTests {
    private static let start = Date(timeIntervalSinceReferenceDate: 1000)

    private func host(_ view: some View, _ size: CGSize? = CGSize(width: 100, height: 50)) -> ViewHost {
        var options = RenderOptions()
        options.currentDate = Self.start
        guard let size else { return ViewHost(view, options: options) }
        return ViewHost(view, size: size, options: options)
    }

    private struct Dates: View {
        let seconds: [Double]
        let note: (Double) -> Void
        var body: some View {
            TimelineView(.explicit(seconds.map { HostClockTests.start + $0 })) { context -> Color in
                note(context.date.timeIntervalSince(HostClockTests.start))
                return Color.red
            }
        }
    }

    @Test("The next frame is that of the next moment, and no frame is needed before") func next() {
        var log: [Double] = []
        let host = host(Dates(seconds: [0, 2, 5]) { log.append($0) })
        #expect(host.nextFrame == 2 && !host.needsFrame && host.time == 0 && log == [0])
        host.advance(by: 1.5)
        #expect(host.nextFrame == 2 && !host.needsFrame && host.time == 1.5 && log == [0])
        host.advance(by: 0.5)
        #expect(host.nextFrame == 5 && log == [0, 2])
        host.advance(by: 4)
        #expect(host.nextFrame == nil && !host.needsFrame && host.time == 6 && log == [0, 2, 5])
        for seconds in [-1, -Double.infinity, .nan, .infinity] {
            host.advance(by: seconds)
            host.skip(seconds)
        }
        #expect(host.time == 6 && log.count == 3)
    }

    @Test("Each moment on the way has its turn; skipped ones have theirs together at the end") func turns() {
        var log: [Double] = []
        let host = host(Dates(seconds: [0, 1, 2, 3, 4, 5]) { log.append($0) })
        host.advance(by: 2.5)
        #expect(log == [0, 1, 2])
        #expect(host.skip(2) && host.time == 4.5 && log == [0, 1, 2, 4])
        #expect(!host.skip(0.25) && host.time == 4.75 && log.count == 4)
        #expect(host.skip(0.25) && log == [0, 1, 2, 4, 5])
    }

    @Test("However often something would happen, a step of the clock comes to its end") func most() {
        var count = 0
        let host = host(
            TimelineView(.periodic(from: Self.start, by: 0.001)) { _ -> Color in
                count += 1
                return Color.red
            })
        host.advance(by: 0.05)
        let before = count
        // Fifty moments are fewer than the hundred that any step has.
        #expect((50...52).contains(before))
        host.advance(by: 1)
        // A hundred and 240 for each second, and the end.
        #expect(count - before == 341 && host.time == 1.05)
    }

    @Test("A press waits for its time, which is the next frame") func press() {
        var ends = 0
        let host = host(Color.red.onLongPressGesture(minimumDuration: 2) { ends += 1 })
        host.advance(by: 1)
        #expect(host.nextFrame == nil)
        host.send(.pointerDown(CGPoint(x: 50, y: 25)))
        #expect(host.nextFrame == 3 && !host.needsFrame)
        host.advance(by: 1.9)
        #expect(ends == 0)
        host.advance(by: 0.2)
        #expect(ends == 1 && host.nextFrame == nil && host.time == 3.1)
    }

    private struct Moving: View {
        @State private var isMoved = false
        var body: some View {
            Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 10, height: 10).offset(x: isMoved ? 40 : 0)
                .onTapGesture { withAnimation(.linear(duration: 2)) { isMoved.toggle() } }
        }
    }

    @Test("While something moves a frame is needed now; what is only drawn elsewhere can be drawn ahead") func moving()
        throws
    {
        let host = host(Moving(), CGSize(width: 10, height: 10))
        #expect(host.movement == nil && host.drawnMovement == nil)
        host.advance(by: 1)
        host.tap(CGPoint(x: 5, y: 5))
        #expect(host.needsFrame && host.nextFrame == 1 && host.movement == 1...3 && host.drawnMovement == 1...3)
        host.advance(by: 0.5)
        #expect(host.nextFrame == 1.5 && host.drawnMovement == 1.5...3)
        #expect(host.boxes(.pureRed).map(\.minX) == [10])
        host.look(at: 2)
        #expect(host.boxes(.pureRed).map(\.minX) == [20])
        host.look(at: -5)
        #expect(host.time == 0)
        host.advance(by: 3)
        #expect(!host.needsFrame && host.nextFrame == nil && host.boxes(.pureRed).map(\.minX) == [40])
    }

    private struct Surroundings: View {
        @Environment(\.colorScheme) private var scheme
        @State private var count = 0
        var body: some View {
            Button("\(scheme == .dark ? "dark" : "light") \(count)") { count += 1 }
        }
    }

    @Test("What it is shown with can change; its state stays, and its clock goes on") func changes() {
        let host = host(Surroundings())
        host.tap("light 0")
        host.change { $0.colorScheme = .dark }
        #expect(host.shows("dark 1") && host.renderOptions.colorScheme == .dark)
        host.resize(to: CGSize(width: 80, height: 70))
        #expect(
            host.size == CGSize(width: 80, height: 70) && host.displayList().size == host.size && host.shows("dark 1"))
        #expect(host.renderOptions.proposal == ProposedViewSize(width: 80, height: 70))
        let own = self.host(Color.red.frame(width: 30, height: 20), nil)
        #expect(own.size == CGSize(width: 30, height: 20) && own.displayList().size == own.size && own.isLaidOut)
        own.advance(by: 3)
        own.change { $0.scale = 2 }
        #expect(own.core.context.options.currentDate == Self.start + 3 && own.renderOptions.currentDate == Self.start)
        own.movesScreens = true
        #expect(!own.movesScreens)
    }

    private final class Model: ObservableObject { @Published var count = 0 }

    private struct Watching: View {
        @ObservedObject var model: Model
        var body: some View { Button("n \(model.count)") { model.count *= 10 } }
    }

    private final class Heard: @unchecked Sendable { var count = 0 }

    @Test("Changes from outside are told, and taken up before an event is") func outside() {
        let (model, heard) = (Model(), Heard())
        let host = host(Watching(model: model))
        host.onChange { heard.count += 1 }
        model.count = 3
        #expect(heard.count == 1 && host.shows("n 0"))
        host.tap(CGPoint(x: 50, y: 25))
        #expect(host.shows("n 30") && model.count == 30)
        #expect(!host.refresh())
        model.count = 4
        #expect(host.refresh() && host.shows("n 4") && !host.refresh())
        #expect(host.diagnostics.isEmpty)
    }

    private struct Waiting: View {
        @State private var word = "wait"
        var body: some View {
            Text(verbatim: word).task {
                for step in 1...3 {
                    await Task.yield()
                    word = "step \(step)"
                }
            }
        }
    }

    @Test("What a view has started has its turn while its owner waits") func settling() async {
        let host = host(Waiting())
        #expect(host.shows("wait"))
        await host.settle(limit: 3600)
        #expect(host.shows("step 3") && host.time == 0)
    }
}
