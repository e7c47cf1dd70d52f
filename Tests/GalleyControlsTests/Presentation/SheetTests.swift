import Foundation
import Galley
import GalleyTestSupport
import Testing

@MainActor @Suite("Sheets and covers")
struct SheetTests {
    private func sheet<V: View>(_ content: V, look: Look = .iOS26, insets: EdgeInsets = EdgeInsets()) -> CGRect? {
        let view = Color.blue.sheet(isPresented: .constant(true)) { content }
        return screen(view, look: look, insets: insets).named("content")?.frame
    }

    private var content: some View { Color.red.probe("content") }

    @Test("Closed they change nothing, whatever the view is offered") func closed() throws {
        let plain = HStack {
            Text("a"); Color.red
        }
        let view = plain.sheet(isPresented: .constant(false)) { Text("x") }.alert("T", isPresented: .constant(false)) {}
            .popover(isPresented: .constant(false)) { Text("x") }.fullScreenCover(item: .constant(nil as Row?)) { _ in
                Text("x")
            }
            .confirmationDialog("T", isPresented: .constant(false)) {}.inspector(isPresented: .constant(false)) {
                Text("x")
            }
        #expect(screen(view).all("Text").map(\.frame) == screen(plain).all("Text").map(\.frame))
        let drawn = try RenderedView(view, options: screenOptions()).svgData()
        #expect(try drawn == RenderedView(plain, options: screenOptions()).svgData())
    }

    private struct Row: Identifiable { var id = 1 }

    @Test("Open they lie over the window") func open() {
        let root = screen(Color.blue.sheet(isPresented: .constant(true)) { content })
        #expect(root.first("Sheet")?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        // Recorded: the tallest sheet begins 31 points down.
        #expect(sheet(content) == CGRect(x: 0, y: 31, width: 393, height: 821))
        #expect(sheet(content, insets: phoneInsets)?.minY == 69)
        #expect(screen(Color.blue.sheet(item: .constant(Row())) { Text("row \($0.id)") }).named("row 1") != nil)
    }

    @Test("Heights: half, a part, points, computed") func detents() {
        func height(_ detents: Set<PresentationDetent>, look: Look = .iOS18) -> CGFloat? {
            sheet(content.presentationDetents(detents), look: look)?.height
        }
        #expect(height([.medium]) == 426)
        #expect(height([.medium, .large]) == 426, "the lowest of several")
        #expect(height([.height(200)]) == 200)
        #expect(height([.fraction(0.5)]) == 410.5)
        #expect(height([.custom(Tenth.self)]) == 82.1)
        #expect(height([.height(5000)]) == 821)
        let chosen = content.presentationDetents([.medium, .large], selection: .constant(.large))
        #expect(sheet(chosen, look: .iOS18)?.height == 821)
        // On glass a sheet that is not at its tallest lies 8 inside the screen.
        #expect(
            sheet(content.presentationDetents([.medium])) == CGRect(x: 8, y: 852 - 8 - 426, width: 377, height: 426))
    }

    private struct Tenth: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 10 }
    }

    @Test("A cover is a whole screen") func cover() {
        let view = Color.blue.fullScreenCover(isPresented: .constant(true)) { content }
        #expect(
            screen(view, insets: phoneInsets).named("content")?.frame == CGRect(x: 0, y: 59, width: 393, height: 759))
    }

    @Test("A sheet over a sheet, with the environment around the view that shows it") func nested() {
        struct Inner: View {
            @Environment(\.isPresented) private var isPresented
            @Environment(\.layoutDirection) private var direction
            var body: some View { Text("\(isPresented) \(direction == .rightToLeft)") }
        }
        let view = Color.blue.sheet(isPresented: .constant(true)) {
            Text("outer").sheet(isPresented: .constant(true)) { Inner() }
        }
        .environment(\.layoutDirection, .rightToLeft)
        let root = screen(view)
        #expect(root.named("outer") != nil && root.named("true true") != nil)
    }

    @Test("dismiss closes it and says so") func dismiss() {
        struct Content: View {
            @Environment(\.dismiss) private var dismiss
            @Environment(\.presentationMode) private var mode
            var usesMode: Bool
            var body: some View {
                Text("sheet").onAppear { if usesMode { mode.wrappedValue.dismiss() } else { dismiss() } }
            }
        }
        struct Root: View {
            @State private var isShown = true
            @State private var isDone = false
            var usesMode: Bool
            var body: some View {
                Text(isDone ? "done" : "open")
                    .sheet(isPresented: $isShown, onDismiss: { isDone = true }) { Content(usesMode: usesMode) }
            }
        }
        for usesMode in [true, false] {
            let root = screen(Root(usesMode: usesMode))
            #expect(root.named("sheet") == nil && root.named("done") != nil)
        }
    }

    @Test("Several at once: one is shown, and a warning") func several() {
        let view = VStack {
            Text("a").sheet(isPresented: .constant(true)) { Text("first") }
            Text("b").sheet(isPresented: .constant(true)) { Text("second") }
        }
        let rendered = RenderedView(view, options: screenOptions())
        #expect(rendered.record.node("first") != nil && rendered.record.node("second") == nil)
        #expect(rendered.diagnostics.contains { $0.severity == .warning })
    }

    @Test("A popover is a sheet on a phone, a bubble on a tablet or where that is asked for") func popover() throws {
        func root(_ adaptation: PresentationAdaptation?, _ width: CGFloat, _ height: CGFloat) -> LayoutRecord.Node {
            let view = box(20, 20).popover(isPresented: .constant(true)) {
                if let adaptation {
                    box(100, 60).probe("content").presentationCompactAdaptation(adaptation)
                } else {
                    box(100, 60).probe("content")
                }
            }
            return screen(view, width, height)
        }
        #expect(root(nil, 393, 852).first("Sheet") != nil)
        for bubble in [root(.popover, 393, 852), root(nil, 1180, 820)] {
            #expect(bubble.first("Popover") != nil)
            let frame = try #require(bubble.named("content")?.frame)
            #expect(frame.size == CGSize(width: 100, height: 60))
            // Above its anchor, in the middle, with room for an arrow.
            #expect(frame.midX == bubble.frame.midX && frame.maxY == bubble.frame.midY - 10 - 12)
        }
    }

    @Test("An inspector is a column, on a phone a sheet") func inspector() {
        let view = Color.blue.probe("main").inspector(isPresented: .constant(true)) {
            Color.red.probe("content").inspectorColumnWidth(200)
        }
        #expect(screen(view).first("Sheet") != nil)
        let wide = screen(view, 1180, 820)
        #expect(wide.named("content")?.frame.width == 200 && wide.named("content")?.frame.maxX == 1180)
        #expect(wide.named("main")?.frame.minX == 0)
    }

    @Test("Up to iOS 18 a sheet at its tallest sets the page back as a card on black", arguments: [Look.iOS18, .iOS26])
    func setBack(look: Look) throws {
        func page(_ detents: Set<PresentationDetent>) -> DisplayList {
            let view = Color.red.ignoresSafeArea()
                .sheet(isPresented: .constant(true)) { Color.green.presentationDetents(detents) }
            return RenderedView(view, options: screenOptions(393, 852, look: look, insets: phoneInsets)).displayList
        }
        func scales(_ list: DisplayList) -> [CGAffineTransform] { list.groups.map(\.transform).filter { $0.a < 1 } }
        #expect(scales(page([.medium])).isEmpty)
        let tall = scales(page([.large]))
        #expect(tall.count == (look == .iOS18 ? 1 : 0))
        if let card = tall.first {
            // 16 points in from the sides, and 59 down: below the clock.
            #expect(abs(card.a * 393 - 361) < 1e-9 && card.tx == 16 && card.ty == 59)
        }
    }

}
