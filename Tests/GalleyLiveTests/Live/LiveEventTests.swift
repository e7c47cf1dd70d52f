import Foundation
import Galley
import GalleyLive
import GalleyTestSupport
import Testing

/// What a person does to a view that is alive.
@MainActor @Suite("Events of live views")
struct LiveEventTests {
    /// How often bodies were asked for.
    @MainActor final class Counter {
        var bodies: [String: Int] = [:]
        func note(_ name: String) { bodies[name, default: 0] += 1 }
    }

    private func frame(_ name: String, _ host: ViewHost) -> CGRect? {
        host.viewTree().flatMap(\.all).first { $0.identifier == name || $0.label == name }?.frame
    }

    private func tap(_ name: String, _ host: ViewHost) {
        guard let frame = frame(name, host) else {
            Issue.record("no view \(name)")
            return
        }
        tap(CGPoint(x: frame.midX, y: frame.midY), host)
    }

    private func tap(_ point: CGPoint, _ host: ViewHost) {
        host.send(.pointerDown(point))
        host.send(.pointerUp(point))
    }

    struct Counting: View {
        let counter: Counter
        @State private var count = 0

        var body: some View {
            counter.note("outer")
            return VStack(spacing: 0) {
                Inner(counter: counter, count: $count)
                Text(verbatim: "still").frame(width: 60, height: 20).onTapGesture { counter.note("tap") }
            }
        }
    }

    struct Inner: View {
        let counter: Counter
        @Binding var count: Int
        @State private var own = 0

        var body: some View {
            counter.note("inner")
            return HStack(spacing: 0) {
                Button {
                    own += 1
                } label: {
                    Text(verbatim: "own \(own)").frame(width: 60, height: 20)
                }
                Button {
                    count += 1
                } label: {
                    Text(verbatim: "count \(count)").frame(width: 60, height: 20)
                }
            }
        }
    }

    @Test("A button changes the state of its view, whose body alone is asked for again") func button() {
        let counter = Counter()
        let host = ViewHost(Counting(counter: counter), size: CGSize(width: 200, height: 100))
        #expect(counter.bodies == ["outer": 1, "inner": 1])
        tap("own 0", host)
        #expect(frame("own 1", host) != nil)
        #expect(counter.bodies == ["outer": 1, "inner": 2])
        tap("count 0", host)
        #expect(frame("count 1", host) != nil)
        #expect(counter.bodies["outer"] == 2)
    }

    /// A view that is its button and nothing more: both are made of the same items, and change in one update.
    struct NamedCounter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name)\(count)") { count += 1 } }
    }

    @Test("A view that is one button is built again with it, whatever their identities' order in a set")
    func sameItems() {
        // Which of two changed views a set names first is chance: with 24 pairs a wrong order is met.
        let names = (0..<24).map { "\(Character(UnicodeScalar(UInt8(65 + $0))))" }
        let host = ViewHost(
            VStack(spacing: 0) { ForEach(names, id: \.self) { NamedCounter(name: $0) } },
            size: CGSize(width: 100, height: 900))
        for name in names {
            host.tap("\(name)0")
            #expect(host.shows("\(name)1"))
        }
    }

    @Test("A button that the finger has left does not act, and acts when it comes back") func slidingOff() {
        let host = ViewHost(Counting(counter: Counter()), size: CGSize(width: 200, height: 100))
        let inside = CGPoint(x: frame("own 0", host)?.midX ?? 0, y: frame("own 0", host)?.midY ?? 0)
        host.send(.pointerDown(inside))
        host.send(.pointerMoved(CGPoint(x: 190, y: 95)))
        host.send(.pointerUp(CGPoint(x: 190, y: 95)))
        #expect(frame("own 0", host) != nil)
        host.send(.pointerDown(inside))
        host.send(.pointerMoved(CGPoint(x: 190, y: 95)))
        host.send(.pointerMoved(inside))
        host.send(.pointerUp(inside))
        #expect(frame("own 1", host) != nil)
    }

    struct Pressing: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.frame(width: configuration.isPressed ? 50 : 100, height: 40)
                .background(Color.red).accessibilityIdentifier("pressed \(configuration.isPressed)")
        }
    }

    @Test("A style shows that its button is held down") func pressed() {
        let host = ViewHost(Button("Press") {}.buttonStyle(Pressing()), size: CGSize(width: 200, height: 100))
        #expect(frame("pressed false", host)?.width == 100)
        host.send(.pointerDown(CGPoint(x: 100, y: 50)))
        #expect(frame("pressed true", host)?.width == 50)
        host.send(.pointerUp(CGPoint(x: 100, y: 50)))
        #expect(frame("pressed false", host)?.width == 100)
    }

    @Test("A tap on a gap between views hits none of them, unless a content shape says so") func gaps() {
        let counter = Counter()
        func stack(_ name: String) -> some View {
            VStack(spacing: 40) {
                Color.red.frame(width: 20, height: 20)
                Color.blue.frame(width: 20, height: 20)
            }
        }
        let plain = ViewHost(stack("a").onTapGesture { counter.note("plain") }, size: CGSize(width: 80, height: 80))
        tap(CGPoint(x: 40, y: 40), plain)
        #expect(counter.bodies == [:])
        tap(CGPoint(x: 40, y: 10), plain)
        #expect(counter.bodies == ["plain": 1])
        let shaped = ViewHost(
            stack("b").contentShape(Rectangle()).onTapGesture { counter.note("shaped") },
            size: CGSize(width: 80, height: 80))
        tap(CGPoint(x: 40, y: 40), shaped)
        #expect(counter.bodies["shaped"] == 1)
    }

    @Test("What is turned, scaled and moved is hit where it is seen") func transforms() {
        let counter = Counter()
        let view = Color.red.frame(width: 80, height: 20)
            .onTapGesture { counter.note("hit") }
            .rotationEffect(.degrees(90)).scaleEffect(0.5).offset(x: 30)
        let host = ViewHost(view, size: CGSize(width: 200, height: 200))
        // Turned it is 10 by 40 points, its middle at (130, 100).
        tap(CGPoint(x: 130, y: 118), host)
        #expect(counter.bodies["hit"] == 1)
        tap(CGPoint(x: 140, y: 100), host)
        tap(CGPoint(x: 100, y: 100), host)
        #expect(counter.bodies["hit"] == 1)
    }

    @Test("Disabled, hidden, transparent, cut off and forbidden views are not hit; what lies on top is")
    func unreachable() {
        let counter = Counter()
        func target(_ name: String) -> some View {
            Color.red.frame(width: 40, height: 40).onTapGesture { counter.note(name) }
        }
        let host = ViewHost(
            HStack(spacing: 0) {
                target("disabled").disabled(true)
                target("hidden").hidden()
                target("transparent").opacity(0)
                target("forbidden").allowsHitTesting(false)
                target("cut").clipShape(Circle())
                ZStack {
                    target("top").zIndex(1)
                    target("bottom")
                }
            }, size: CGSize(width: 240, height: 40))
        for x in stride(from: 20.0, through: 240, by: 40) { tap(CGPoint(x: x, y: 20), host) }
        tap(CGPoint(x: 162, y: 2), host)
        #expect(counter.bodies == ["cut": 1, "top": 1])
    }

    @Test("Two taps are one double tap, and a single tap that waits for it comes after its time") func doubleTaps() {
        let counter = Counter()
        let view = Color.red
            .onTapGesture(count: 2) { counter.note("double") }
            .onTapGesture { counter.note("single") }
        let host = ViewHost(view, size: CGSize(width: 40, height: 40))
        let point = CGPoint(x: 20, y: 20)
        tap(point, host)
        host.advance(by: 0.1)
        tap(point, host)
        host.advance(by: 1)
        #expect(counter.bodies == ["double": 1])
        tap(point, host)
        #expect(counter.bodies == ["double": 1])
        #expect(host.nextFrame != nil)
        host.advance(by: 0.5)
        #expect(counter.bodies == ["double": 1, "single": 1])
        #expect(host.nextFrame == nil)
    }

    @Test("A long press acts when its time is over, and not when the finger goes up before") func longPress() {
        let counter = Counter()
        let view = Color.red.onLongPressGesture(minimumDuration: 0.5) {
            counter.note("long")
        } onPressingChanged: {
            counter.note("pressing \($0)")
        }
        let host = ViewHost(view, size: CGSize(width: 40, height: 40))
        host.send(.pointerDown(CGPoint(x: 20, y: 20)))
        host.advance(by: 0.25)
        #expect(counter.bodies == ["pressing true": 1])
        host.send(.pointerUp(CGPoint(x: 20, y: 20)))
        #expect(counter.bodies == ["pressing true": 1, "pressing false": 1])
        host.send(.pointerDown(CGPoint(x: 20, y: 20)))
        host.advance(by: 0.5)
        #expect(counter.bodies["long"] == 1)
    }

    struct Draggable: View {
        @GestureState private var drag = CGSize.zero
        @State private var rest = CGSize.zero
        let counter: Counter

        var body: some View {
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box")
                .offset(x: rest.width + drag.width, y: rest.height + drag.height)
                .gesture(
                    DragGesture()
                        .updating($drag) { value, state, _ in state = value.translation }
                        .onChanged { _ in counter.note("changed") }
                        .onEnded { rest.width += $0.translation.width })
        }
    }

    @Test("A drag begins after ten points, moves its view, and its gesture state goes back at the end") func drag() {
        let counter = Counter()
        let host = ViewHost(Draggable(counter: counter), size: CGSize(width: 200, height: 40))
        host.send(.pointerDown(CGPoint(x: 100, y: 20)))
        host.send(.pointerMoved(CGPoint(x: 105, y: 20)))
        #expect(frame("box", host)?.minX == 90)
        host.send(.pointerMoved(CGPoint(x: 120, y: 26)))
        #expect(frame("box", host) == CGRect(x: 110, y: 16, width: 20, height: 20))
        host.send(.pointerUp(CGPoint(x: 120, y: 26)))
        #expect(frame("box", host) == CGRect(x: 110, y: 10, width: 20, height: 20))
        host.send(.pointerDown(CGPoint(x: 120, y: 20)))
        host.send(.pointerMoved(CGPoint(x: 150, y: 20)))
        host.send(.pointerCancelled)
        #expect(frame("box", host)?.minX == 110)
        #expect(counter.bodies["changed"] == 2)
    }

    struct Controls: View {
        @State private var isOn = false
        @State private var value = 0.0
        @State private var count = 0

        var body: some View {
            VStack(spacing: 0) {
                Toggle("Toggle", isOn: $isOn).labelsHidden().accessibilityIdentifier("toggle")
                Slider(value: $value).accessibilityIdentifier("slider")
                Stepper("Stepper", value: $count, in: 0...2).labelsHidden().accessibilityIdentifier("stepper")
                Text(verbatim: "\(isOn) \(Int((value * 100).rounded())) \(count)")
            }
        }
    }

    @Test("A toggle is turned on, a slider is dragged, a stepper counts to its bound") func controls() {
        let host = ViewHost(Controls(), size: CGSize(width: 300, height: 200))
        #expect(frame("false 0 0", host) != nil)
        tap("toggle", host)
        #expect(frame("true 0 0", host) != nil)
        tap("toggle", host)
        let slider = frame("slider", host) ?? .zero
        host.send(.pointerDown(CGPoint(x: slider.minX + 10, y: slider.midY)))
        host.send(.pointerMoved(CGPoint(x: slider.midX, y: slider.midY)))
        #expect(frame("false 50 0", host) != nil)
        host.send(.pointerMoved(CGPoint(x: slider.maxX + 50, y: slider.midY)))
        host.send(.pointerUp(CGPoint(x: slider.maxX + 50, y: slider.midY)))
        #expect(frame("false 100 0", host) != nil)
        let stepper = frame("stepper", host) ?? .zero
        for _ in 0..<3 { tap(CGPoint(x: stepper.maxX - 20, y: stepper.midY), host) }
        #expect(frame("false 100 2", host) != nil)
        tap(CGPoint(x: stepper.minX + 20, y: stepper.midY), host)
        #expect(frame("false 100 1", host) != nil)
    }

    @Test("A wheel and a finger scroll as far as the content reaches; a button under the finger does not act")
    func scrolling() {
        let counter = Counter()
        let view = ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<10) { index in
                    Button {
                        counter.note("tap \(index)")
                    } label: {
                        Color.red.frame(width: 100, height: 50)
                    }
                    .accessibilityIdentifier("row \(index)")
                }
            }
        }
        let host = ViewHost(view, size: CGSize(width: 100, height: 200))
        host.send(.scroll(CGSize(width: 0, height: 60), at: CGPoint(x: 50, y: 50)))
        #expect(frame("row 0", host)?.minY == -60)
        host.send(.scroll(CGSize(width: 0, height: 1000), at: CGPoint(x: 50, y: 50)))
        #expect(frame("row 9", host)?.maxY == 200)
        host.send(.pointerDown(CGPoint(x: 50, y: 50)))
        host.send(.pointerMoved(CGPoint(x: 50, y: 90)))
        host.send(.pointerMoved(CGPoint(x: 50, y: 100)))
        host.send(.pointerUp(CGPoint(x: 50, y: 100)))
        #expect(frame("row 9", host)?.maxY == 250)
        #expect(counter.bodies == [:])
        tap(CGPoint(x: 50, y: 100), host)
        #expect(counter.bodies == ["tap 7": 1])
    }

    @Test("ViewThatFits turns when the window's size changes, and state stays") func resizing() {
        struct Turning: View {
            @State private var count = 0
            var body: some View {
                VStack(spacing: 0) {
                    Button {
                        count += 1
                    } label: {
                        Text(verbatim: "n \(count)")
                    }
                    ViewThatFits {
                        Color.red.frame(width: 150, height: 10).accessibilityIdentifier("wide")
                        Color.red.frame(width: 50, height: 10).accessibilityIdentifier("narrow")
                    }
                }
            }
        }
        let host = ViewHost(Turning(), size: CGSize(width: 200, height: 100))
        tap("n 0", host)
        #expect(frame("wide", host) != nil)
        host.resize(to: CGSize(width: 100, height: 100))
        #expect(frame("narrow", host) != nil && frame("wide", host) == nil)
        #expect(frame("n 1", host) != nil)
    }

    @Test("A moment that finds state changed by others says so, once") func changedMeanwhile() {
        final class Model: ObservableObject { @Published var count = 0 }
        struct Counting: View {
            @ObservedObject var model: Model
            var body: some View { Text(verbatim: "n \(model.count)") }
        }
        let model = Model()
        let host = ViewHost(Counting(model: model), size: CGSize(width: 100, height: 100))
        #expect(!host.skip(0.1))
        model.count = 1
        #expect(host.skip(0.1) && frame("n 1", host) != nil)
        #expect(!host.skip(0.1))
    }
}
