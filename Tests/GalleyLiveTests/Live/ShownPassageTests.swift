import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// What is drawn under a screen that goes back, and of views that shrink past nothing (rules.md §18.11: the screen
/// before moves a third as far; what goes is shown as the picture that it was last).
@MainActor @Suite("Pictures on their way")
struct ShownPassageTests {
    private static let colors = [
        ResolvedColor(red: 1, green: 0, blue: 0), ResolvedColor(red: 0, green: 1, blue: 0),
        ResolvedColor(red: 0, green: 0, blue: 1),
    ]

    private struct Levels: View {
        @State private var path: [Int] = []
        private func screen(_ level: Int) -> some View {
            VStack {
                Color(.sRGB, red: level == 0 ? 1 : 0, green: level == 1 ? 1 : 0, blue: level == 2 ? 1 : 0)
                    .frame(width: 100, height: 50)
                Button("on \(level)") { path.append(level + 1) }
                Button("back \(level)") { path.removeLast() }
                Button("all \(level)") { path = [] }
            }
        }
        var body: some View {
            NavigationStack(path: $path) {
                screen(0).navigationDestination(for: Int.self) { screen($0) }
            }
        }
    }

    private func host(_ view: some View) -> ViewHost {
        var options = RenderOptions()
        options.canvas = CGSize(width: 400, height: 800)
        options.proposal = ProposedViewSize(width: 400, height: 800)
        return ViewHost(view, options: options, carrier: nil, movesScreens: true)
    }

    /// Where the boxes of the three screens are drawn.
    private func lefts(_ host: ViewHost) -> [CGFloat?] {
        Self.colors.map { host.boxes($0).first?.minX.rounded() }
    }

    private func hold(_ host: ViewHost, _ x: CGFloat) {
        host.send(.pointerDown(CGPoint(x: 5, y: 700)))
        for place in [30, x, x] as [CGFloat] {
            host.advance(by: 0.2)
            host.send(.pointerMoved(CGPoint(x: place, y: 700)))
        }
    }

    @Test("Each screen shows the one below it, whichever way it came") func below() {
        let host = host(Levels())
        for level in 0...1 {
            host.tap("on \(level)")
            host.advance(by: 1)
        }
        #expect(lefts(host) == [nil, nil, 150])
        // A finger a quarter of the way: the upper one 100 to the right, the one below a quarter of a third of 400
        // nearer.
        hold(host, 105)
        #expect(lefts(host) == [nil, 50, 250])
        host.send(.pointerUp(CGPoint(x: 105, y: 700)))
        host.advance(by: 1)
        #expect(lefts(host) == [nil, nil, 150] && !host.needsFrame)
        hold(host, 305)
        host.send(.pointerUp(CGPoint(x: 305, y: 700)))
        host.advance(by: 1)
        #expect(lefts(host) == [nil, 150, nil] && host.shownScreens?.depth == 1)
        hold(host, 105)
        #expect(lefts(host) == [50, 250, nil])
        host.send(.pointerCancelled)
        host.advance(by: 1)
        #expect(lefts(host) == [nil, 150, nil])
        // On again and back over both at once.
        host.tap("on 1")
        host.advance(by: 1)
        host.tap("all 2")
        #expect(lefts(host) == [17, nil, 150])
        host.advance(by: 1)
        #expect(lefts(host) == [150, nil, nil] && !host.needsFrame)
    }

    @Test("A picture from before the appearance was changed is not shown under the screen")
    func appearance() {
        let host = host(Levels())
        host.tap("on 0")
        host.advance(by: 1)
        host.change { $0.colorScheme = .dark }
        hold(host, 105)
        #expect(lefts(host) == [nil, 250, nil])
        host.send(.pointerUp(CGPoint(x: 105, y: 700)))
        host.advance(by: 1)
        host.change { $0.colorScheme = .light }
        hold(host, 105)
        #expect(lefts(host) == [50, 250, nil])
    }

    private struct Shrinking: View {
        var animation = Animation.spring(duration: 1, bounce: 0.6)
        @State private var isSmall = false
        var body: some View {
            Color(.sRGB, red: 1, green: 0, blue: 0).frame(
                width: isSmall ? 0 : 100, height: isSmall ? 10 : 20
            )
            .frame(width: 100, height: 20, alignment: .topLeading).contentShape(Rectangle())
            .onTapGesture { withAnimation(animation) { isSmall.toggle() } }
        }
    }

    @Test("A spring swings a width past nothing: then there is none; the height goes on")
    func shrinking() {
        let host = ViewHost(Shrinking(), size: CGSize(width: 100, height: 20))
        let spring = Spring(duration: 1, bounce: 0.6)
        host.tap(CGPoint(x: 50, y: 10))
        var isPast = false
        for _ in 1...10 {
            host.advance(by: 0.1)
            let width = 100 - spring.value(target: 100.0, time: host.time)
            let height = 20 - spring.value(target: 10.0, time: host.time)
            isPast = isPast || width < -1
            let found = host.boxes(.pureRed).first ?? .zero
            #expect(abs(found.width - max(width, 0)) <= 0.51, "\(host.time)")
            if width > 1 { #expect(abs(found.height - height) <= 0.51, "\(host.time)") }
        }
        #expect(isPast)
    }

    @Test("Keyframes that take no time ask for no frame; at their end none is asked for either")
    func keyframes() {
        var values: [Double] = []
        let still = ViewHost(
            KeyframeAnimator(initialValue: 3.0, repeating: true) { value -> Color in
                values.append(value)
                return Color.red
            } keyframes: { _ in
                MoveKeyframe(7)
            }, size: CGSize(width: 10, height: 10))
        #expect(!still.needsFrame && values.last == 7)
        still.advance(by: 5)
        #expect(values.last == 7 && values.allSatisfy { $0 == 3 || $0 == 7 })
        let once = ViewHost(
            KeyframeAnimator(initialValue: 0.0, repeating: false) { value -> Color in
                values.append(value)
                return Color.red
            } keyframes: { _ in
                LinearKeyframe(40, duration: 2)
            }, size: CGSize(width: 10, height: 10))
        once.advance(by: 1.5)
        #expect(values.last == 30 && once.needsFrame)
        once.advance(by: 0.5)
        #expect(values.last == 40 && !once.needsFrame)
    }

    @Test(
        "What is chosen is called by its texts, by pictures with a name, and else by pictures' own names"
    ) func chosen() {
        func value<V: View>(_ chosen: V) -> String? {
            let view = HStack {
                Text(verbatim: "other").chosenPart(false)
                chosen.chosenPart()
            }.modifier(InteractionModifier(kind: "Picker", interaction: .url { _ in }))
            return ViewHost(view, size: CGSize(width: 300, height: 100)).node("Picker")?.value
        }
        let star = Image(systemName: "star")
        let one = Text(verbatim: "one")
        #expect(
            value(one) == "one" && value(star) == "star"
                && value(
                    HStack {
                        star
                        one
                    }) == "one"
        )
        #expect(
            value(
                HStack {
                    star.accessibilityLabel("best")
                    one
                }) == "best, one")
        #expect(
            value(
                HStack {
                    one
                    Text(verbatim: "two").accessibilityHidden(true)
                }) == "one")
        #expect(
            value(
                HStack {
                    one
                    Text(verbatim: "two")
                }) == "one, two" && value(Color.red.frame(width: 9, height: 9)) == nil)
        #expect(
            value(
                HStack {
                    star
                    Text(verbatim: "").accessibilityLabel("")
                }) == "star")
    }
}
