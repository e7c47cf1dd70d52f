import Galley
import GalleyTestSupport
import Testing

@testable import GalleyControls

/// A sheet under a finger: between its lowest and its tallest height it grows and shrinks, below the lowest it goes down; let go it takes
/// the height that is nearest, and goes away from below half of the lowest (rules.md §18.11). It stands at the end of 852 points.
@MainActor @Suite("Sheets under a finger") struct SheetFingerTests {
    private struct Shown: View {
        let tell: (String) -> Void
        var start = PresentationDetent.height(200)
        var isKept = false
        @State private var isShown = true
        @State private var detent: PresentationDetent?
        var body: some View {
            Color.blue.sheet(isPresented: $isShown, onDismiss: { tell("gone") }) {
                Color.red.probe("content").interactiveDismissDisabled(isKept)
                    .presentationDetents(
                        [.height(200), .height(400)],
                        selection: Binding {
                            detent ?? start
                        } set: {
                            detent = $0
                            tell($0 == .height(400) ? "400" : "200")
                        })
            }
        }
    }

    private func host(_ view: some View) -> ViewHost { liveHost(view, 393, 852, look: .iOS18) }

    private func place(_ host: ViewHost) -> [CGFloat] {
        let frame = host.frame("content") ?? .null
        return [frame.minY, frame.height]
    }

    private func drag(_ host: ViewHost, _ way: CGFloat, isLetGo: Bool) {
        host.send(.pointerDown(CGPoint(x: 196, y: 700)))
        for step in 1...4 { host.send(.pointerMoved(CGPoint(x: 196, y: 700 + way * CGFloat(step) / 4))) }
        if isLetGo {
            host.send(.pointerUp(CGPoint(x: 196, y: 700 + way)))
            host.advance(by: 3)
        }
    }

    @Test("It follows the finger") func follows() {
        func place(_ way: CGFloat, from start: CGFloat) -> [CGFloat] {
            let host = host(Shown(tell: { _ in }, start: .height(start)))
            drag(host, way, isLetGo: false)
            return self.place(host)
        }
        let low: [CGFloat] = [-100, -200, -300, 50]
        #expect(
            low.map { place($0, from: 200) } == [[552, 300], [452, 400], [452, 400], [702, 200]] as [[CGFloat]])
        let high: [CGFloat] = [-50, 100, 200, 250]
        #expect(
            high.map { place($0, from: 400) } == [[452, 400], [552, 300], [652, 200], [702, 200]] as [[CGFloat]])
    }

    @Test("Let go it takes the nearest height, of two the lower one, or goes away") func released() {
        func told(_ way: CGFloat, from start: CGFloat, isKept: Bool = false) -> [String] {
            var told: [String] = []
            let host = host(Shown(tell: { told.append($0) }, start: .height(start), isKept: isKept))
            drag(host, way, isLetGo: true)
            return told
        }
        let ways: [CGFloat] = [-100, -102, 98, 102]
        #expect(ways.map { told($0, from: 200) } == [["200"], ["400"], ["200"], ["gone"]])
        #expect([98, 102, 298, 302].map { told($0, from: 400) } == [["400"], ["200"], ["200"], ["gone"]])
        #expect([150, 350].map { told($0, from: 200, isKept: true) } == [["200"], ["200"]])
    }

    @Test("A touch of what lies around it takes it away, unless it is kept") func outside() {
        func told(isKept: Bool) -> [String] {
            var told: [String] = []
            let host = host(Shown(tell: { told.append($0) }, isKept: isKept))
            host.tap(CGPoint(x: 196, y: 100))
            host.advance(by: 3)
            return told
        }
        #expect(told(isKept: false) == ["gone"] && told(isKept: true) == [])
    }

    /// Up to iOS 18 behind a phone's tallest sheet: 16 in from the sides, below the clock, on black (rules.md §18.10).
    @Test("The page behind the tallest sheet is set back") func pageBehind() {
        func isSetBack(_ detent: PresentationDetent, _ look: Look = .iOS18, width: CGFloat = 393) -> Bool {
            let view = Color.blue.sheet(isPresented: .constant(true)) { Color.red.presentationDetents([detent]) }
            guard
                case .fill(let path, .color(let color), _)? = RenderedView(
                    view, options: screenOptions(width, 852, look: look, insets: phoneInsets)
                ).displayList.marks.first
            else { return false }
            return color == .black && path.boundingRect == CGRect(x: 0, y: 0, width: width, height: 852)
        }
        #expect(isSetBack(.large) && isSetBack(.height(9000)) && isSetBack(.fraction(1)))
        #expect(!isSetBack(.medium) && !isSetBack(.large, .iOS26) && !isSetBack(.large, width: 1024))
        func page(_ width: CGFloat) -> [CGFloat] {
            let stage = CoverStage(
                window: CGSize(width: width, height: 800),
                insets: EdgeInsets(top: 59, leading: 0, bottom: 0, trailing: 0),
                anchor: .zero)
            let transform = PageBehind(stage).transform
            return [transform.a, transform.d, transform.tx, transform.ty]
        }
        #expect(page(400) == [0.92, 0.92, 16, 59] && page(32) == [1, 1, 0, 59] && page(64) == [0.5, 0.5, 16, 59])
    }

    @Test("A cover has the window without what is unsafe, and its content may reach into it") func covers() {
        func frame(_ content: some View) -> CGRect? {
            let insets = EdgeInsets(top: 5, leading: 59, bottom: 21, trailing: 40)
            let view = Color.blue.fullScreenCover(isPresented: .constant(true)) { content }
            return screen(view, 852, 393, insets: insets).named("content")?.frame
        }
        let content = Color.red.probe("content")
        expect(frame(content), 59, 5, 753, 367)
        expect(frame(content.ignoresSafeArea()), 0, 0, 852, 393)
    }
}
