import Foundation
import Galley
import GalleyTestSupport
import Testing

/// What moves in a view that is alive, sampled on its clock.
@MainActor @Suite("Animations of live views")
struct LiveAnimationTests {
    private static let red = ResolvedColor(red: 1, green: 0, blue: 0)
    private static let color = Color(.sRGB, red: 1, green: 0, blue: 0)

    private func x(_ host: ViewHost) -> CGFloat { host.boxes(Self.red).first?.minX ?? .nan }

    struct Mover: View {
        var animation: Animation? = .linear(duration: 1)
        @State private var isRight = false
        var body: some View {
            HStack(spacing: 0) {
                if isRight { Spacer(minLength: 0) }
                LiveAnimationTests.color.frame(width: 20, height: 20)
                if !isRight { Spacer(minLength: 0) }
            }
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(animation) { isRight.toggle() } }
        }
    }

    @Test("A change of layout moves what is drawn along the curve, from where it was to where it is laid out")
    func linear() {
        let host = ViewHost(Mover(), size: CGSize(width: 120, height: 20))
        #expect(x(host) == 0)
        host.tap(CGPoint(x: 60, y: 10))
        #expect(x(host) == 0)
        #expect(host.needsFrame)
        host.advance(by: 0.25)
        #expect(abs(x(host) - 25) < 1e-6)
        host.advance(by: 0.5)
        #expect(abs(x(host) - 75) < 1e-6)
        host.advance(by: 0.25)
        #expect(x(host) == 100)
        #expect(!host.needsFrame)
    }

    @Test("A second change adds its way to what is left of the first: curves do not jump") func additive() {
        let host = ViewHost(Mover(), size: CGSize(width: 120, height: 20))
        host.tap(CGPoint(x: 60, y: 10))
        host.advance(by: 0.5)
        host.tap(CGPoint(x: 60, y: 10))
        #expect(abs(x(host) - 50) < 1e-6)
        // The first would go on by 0.25 of 100, the second comes back by as much.
        host.advance(by: 0.25)
        #expect(abs(x(host) - 50) < 1e-6)
        host.advance(by: 0.5)
        #expect(abs(x(host) - 25) < 1e-6)
        host.advance(by: 0.25)
        #expect(x(host) == 0)
    }

    @Test("A spring moves as its physics say, and takes its speed into the next") func spring() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let host = ViewHost(Mover(animation: .spring(duration: 0.5, bounce: 0.3)), size: CGSize(width: 120, height: 20))
        host.tap(CGPoint(x: 60, y: 10))
        host.advance(by: 0.2)
        let place = spring.value(target: 100.0, time: 0.2)
        // Drawn on whole pixels.
        #expect(abs(Double(x(host)) - place) <= 0.5)
        let speed = spring.velocity(target: 100.0, time: 0.2)
        host.tap(CGPoint(x: 60, y: 10))
        host.advance(by: 0.1)
        let back = place + spring.value(target: -place, initialVelocity: speed, time: 0.1)
        #expect(abs(Double(x(host)) - back) <= 0.5)
        host.advance(by: 5)
        #expect(x(host) == 0)
    }

    struct Valued: View {
        @State private var count = 0
        var body: some View {
            VStack(spacing: 0) {
                LiveAnimationTests.color.frame(width: 10, height: 10).offset(x: CGFloat(count) * 100)
                    .animation(.linear(duration: 1), value: count)
                LiveAnimationTests.color.frame(width: 10, height: 10).offset(x: CGFloat(count) * 100)
            }
            .frame(width: 200, alignment: .leading).contentShape(Rectangle()).onTapGesture { count += 1 }
        }
    }

    @Test("animation(_:value:) moves the views inside it alone") func valued() {
        let host = ViewHost(Valued(), size: CGSize(width: 200, height: 20))
        host.tap(CGPoint(x: 100, y: 10))
        host.advance(by: 0.5)
        #expect(host.boxes(Self.red).map(\.minX) == [50, 100])
    }

    struct Effects: View {
        @State private var isOn = false
        var body: some View {
            LiveAnimationTests.color.frame(width: 40, height: 40)
                .scaleEffect(isOn ? 0.5 : 1).opacity(isOn ? 0.2 : 1)
                .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
    }

    @Test("Scale and opacity move by their numbers") func effects() {
        let host = ViewHost(Effects(), size: CGSize(width: 40, height: 40))
        host.tap(CGPoint(x: 20, y: 20))
        host.advance(by: 0.5)
        let box = host.boxes(Self.red).first ?? .zero
        #expect(abs(box.width - 30) < 1e-6 && abs(box.minX - 5) < 1e-6)
        var opacities: [Double] = []
        func look(_ items: [DrawItem]) {
            for case .group(let group) in items {
                if case .opacity(let value)? = group.effect { opacities.append(value) }
                look(group.items)
            }
        }
        look(host.displayList().items)
        #expect(opacities.count == 1 && abs((opacities.first ?? 0) - 0.6) < 1e-9)
    }

    @Test("Nothing moves without an animation, and disablesAnimations leaves it out") func none() {
        let host = ViewHost(Mover(animation: nil), size: CGSize(width: 120, height: 20))
        host.tap(CGPoint(x: 60, y: 10))
        #expect(x(host) == 100)
        #expect(!host.needsFrame)
    }

    struct Completing: View {
        let log: (String) -> Void
        @State private var isRight = false
        var body: some View {
            LiveAnimationTests.color.frame(width: 20, height: 20).offset(x: isRight ? 50 : 0)
                .onTapGesture {
                    withAnimation(.linear(duration: 1)) {
                        isRight.toggle()
                    } completion: {
                        log("done")
                    }
                    log("begun")
                }
        }
    }

    @Test("The completion runs when what the change has moved has come to its place") func completion() {
        var log: [String] = []
        let host = ViewHost(Completing { log.append($0) }, size: CGSize(width: 20, height: 20))
        host.tap(CGPoint(x: 10, y: 10))
        #expect(log == ["begun"])
        host.advance(by: 0.9)
        #expect(log == ["begun"])
        host.advance(by: 0.2)
        #expect(log == ["begun", "done"])
    }

    struct Fading: View {
        @State private var isShown = true
        let log: (String) -> Void
        var transition: AnyTransition?
        var body: some View {
            ZStack {
                // What leaves without a zIndex of its own is drawn behind its siblings, so there is nothing to hide it.
                Color.clear.frame(width: 100, height: 20)
                if isShown {
                    LiveAnimationTests.color.frame(width: 20, height: 20)
                        .transition(transition ?? .opacity).onDisappear { log("gone") }
                }
            }
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        }
    }

    @Test("A view that goes stays until its transition ends, and disappears then") func removal() {
        var log: [String] = []
        let host = ViewHost(
            Fading(log: { log.append($0) }, transition: .move(edge: .trailing)), size: CGSize(width: 100, height: 20))
        #expect(host.boxes(Self.red) == [CGRect(x: 40, y: 0, width: 20, height: 20)])
        host.tap(CGPoint(x: 50, y: 10))
        host.advance(by: 0.5)
        #expect(host.boxes(Self.red).map(\.minX) == [50])
        #expect(log == [])
        host.advance(by: 0.6)
        #expect(host.boxes(Self.red) == [])
        #expect(log == ["gone"])
        #expect(!host.needsFrame)
        // And it comes back from there.
        host.tap(CGPoint(x: 50, y: 10))
        #expect(host.boxes(Self.red).map(\.minX) == [60])
        host.advance(by: 0.25)
        #expect(host.boxes(Self.red).map(\.minX) == [55])
        host.advance(by: 1)
        #expect(host.boxes(Self.red).map(\.minX) == [40])
    }

    @Test("A view that comes back on its way out turns around") func interrupted() {
        var log: [String] = []
        let host = ViewHost(
            Fading(log: { log.append($0) }, transition: .move(edge: .trailing)), size: CGSize(width: 100, height: 20))
        host.tap(CGPoint(x: 50, y: 10))
        host.advance(by: 0.5)
        host.tap(CGPoint(x: 50, y: 10))
        #expect(host.boxes(Self.red).map(\.minX) == [50])
        host.advance(by: 2)
        #expect(host.boxes(Self.red).map(\.minX) == [40])
        #expect(log == [])
    }

    struct Radial: Layout {
        var turn: Double
        var animatableData: Double {
            get { turn }
            set { turn = newValue }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, view) in subviews.enumerated() {
                let angle = turn + Double(index) * .pi
                view.place(
                    at: CGPoint(x: bounds.midX + 40 * cos(angle), y: bounds.midY + 40 * sin(angle)), anchor: .center,
                    proposal: .unspecified)
            }
        }
    }

    struct Switching: View {
        @State private var isRadial = false
        let log: (String) -> Void
        var body: some View {
            let layout = isRadial ? AnyLayout(Radial(turn: .pi / 2)) : AnyLayout(HStackLayout(spacing: 0))
            layout {
                LiveAnimationTests.color.frame(width: 20, height: 20).onAppear { log("appear") }
                Color.blue.frame(width: 20, height: 20)
            }
            .frame(width: 100, height: 100).contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { isRadial.toggle() } }
        }
    }

    @Test("AnyLayout from a row to a circle keeps its views, which move there in straight lines") func anyLayout() {
        var log: [String] = []
        let host = ViewHost(Switching { log.append($0) }, size: CGSize(width: 100, height: 100))
        // In the row at (30, 40), on the circle below the middle at (40, 80).
        #expect(host.boxes(Self.red).first?.origin == CGPoint(x: 30, y: 40))
        host.tap(CGPoint(x: 50, y: 50))
        host.advance(by: 0.5)
        let box = host.boxes(Self.red).first ?? .zero
        #expect(abs(box.minX - 35) < 1e-6 && abs(box.minY - 60) < 1e-6)
        host.advance(by: 0.5)
        #expect(host.boxes(Self.red).first.map { abs($0.minX - 40) < 1e-6 && abs($0.minY - 80) < 1e-6 } == true)
        #expect(log == ["appear"])
    }

    struct Counted: View, Animatable {
        var number: Double
        let log: (Double) -> Void
        nonisolated var animatableData: Double {
            get { number }
            set { number = newValue }
        }
        var body: some View {
            log(number)
            return Text(verbatim: "\(Int(number))")
        }
    }

    struct Counting: View {
        let log: (Double) -> Void
        let outer: () -> Void
        @State private var isOn = false
        var body: some View {
            outer()
            return Counted(number: isOn ? 100 : 0, log: log)
                .frame(width: 50, height: 20).contentShape(Rectangle())
                .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
    }

    @Test("The body of an animatable view is asked for with each moment's value, and no other") func animatableView() {
        var values: [Double] = []
        var outer = 0
        let host = ViewHost(
            Counting(log: { values.append($0) }, outer: { outer += 1 }), size: CGSize(width: 50, height: 20))
        host.tap(CGPoint(x: 25, y: 10))
        let before = outer
        host.advance(by: 0.25)
        #expect(host.shows("25"))
        host.advance(by: 0.25)
        #expect(host.shows("50"))
        host.advance(by: 0.5)
        #expect(host.shows("100"))
        #expect(outer == before)
    }

    @Test("A shape moves by its data, a colour through linear light") func shapes() {
        struct Trimmed: View {
            @State private var isOn = false
            var body: some View {
                Rectangle().fill(
                    isOn ? Color(.sRGB, red: 1, green: 1, blue: 1) : Color(.sRGB, red: 0, green: 0, blue: 0)
                )
                .frame(width: 20, height: 20)
                .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
            }
        }
        let host = ViewHost(Trimmed(), size: CGSize(width: 20, height: 20))
        host.tap(CGPoint(x: 10, y: 10))
        host.advance(by: 0.5)
        // Half of the light of white is 188 of 255 as sRGB encodes it.
        let level = ResolvedColor.encoded(0.5)
        #expect(host.boxes(ResolvedColor(red: level, green: level, blue: level)).count == 1)
    }

    @Test("A timeline's content is made again at its moments, on the view's clock") func timeline() {
        struct Clock: View {
            var body: some View {
                TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
                    Text(verbatim: "s \(Int(context.date.timeIntervalSinceReferenceDate))")
                }
            }
        }
        let host = ViewHost(Clock(), size: CGSize(width: 80, height: 20))
        #expect(host.shows("s 0"))
        #expect(host.nextFrame == 1)
        host.advance(by: 0.9)
        #expect(host.shows("s 0"))
        host.advance(by: 0.2)
        #expect(host.shows("s 1"))
        host.advance(by: 2)
        #expect(host.shows("s 3"))
    }

    @Test("A phase animator goes from phase to phase for as long as it is shown") func phases() {
        struct Pulsing: View {
            var body: some View {
                PhaseAnimator([0.0, 50.0]) { phase in
                    LiveAnimationTests.color.frame(width: 10, height: 10).offset(x: phase)
                        .frame(width: 60, alignment: .leading)
                } animation: { _ in
                    .linear(duration: 1)
                }
            }
        }
        let host = ViewHost(Pulsing(), size: CGSize(width: 60, height: 10))
        #expect(x(host) == 0)
        host.advance(by: 0.5)
        #expect(abs(x(host) - 25) < 1e-6)
        host.advance(by: 0.5)
        #expect(abs(x(host) - 50) < 1e-6)
        host.advance(by: 0.5)
        #expect(abs(x(host) - 25) < 1e-6)
        #expect(host.needsFrame)
    }

    @Test("Keyframes are followed when their trigger changes, to their end") func keyframes() {
        struct Keyed: View {
            @State private var count = 0
            var body: some View {
                KeyframeAnimator(initialValue: 0.0, trigger: count) { value in
                    LiveAnimationTests.color.frame(width: 10, height: 10).offset(x: value)
                        .frame(width: 60, alignment: .leading).contentShape(Rectangle())
                        .onTapGesture { count += 1 }
                } keyframes: { _ in
                    LinearKeyframe(40, duration: 1)
                }
            }
        }
        let host = ViewHost(Keyed(), size: CGSize(width: 60, height: 10))
        host.tap(CGPoint(x: 30, y: 5))
        host.advance(by: 0.5)
        #expect(abs(x(host) - 20) < 1e-6)
        host.advance(by: 1)
        #expect(abs(x(host) - 40) < 1e-6)
        #expect(!host.needsFrame)
    }

    @Test("The same events at the same times give the same pictures") func deterministic() throws {
        func run() throws -> [Data] {
            let host = ViewHost(
                Fading(log: { _ in }, transition: .scale), size: CGSize(width: 100, height: 20))
            var pictures: [Data] = []
            host.tap(CGPoint(x: 50, y: 10))
            for _ in 0..<5 {
                host.advance(by: 0.1)
                pictures.append(try host.pngData())
            }
            return pictures
        }
        let first = try run()
        #expect(try run() == first)
        #expect(Set(first).count == 5)
    }
}
