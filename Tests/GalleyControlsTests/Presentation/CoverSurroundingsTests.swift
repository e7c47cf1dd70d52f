import Galley
import GalleyTestSupport
import GalleyTold
import Testing

/// What lies over a window is no part of what its view lies in: texts and controls of alerts, dialogs and menus look as anywhere
/// (Apple's pages of `alert`: the system draws them), what is presented scrolls by itself and says nothing of the bars behind it.
@MainActor @Suite("What covers take from the view that shows them") struct CoverSurroundingsTests {
    private func picture(_ view: some View, look: Look = .iOS26) -> [String] {
        ToldPicture(RenderedView(view, options: screenOptions(look: look)).displayList).lines
    }

    /// Everything about how text and controls look that a program may set around a view.
    private func changed(_ view: some View) -> some View {
        view.font(.largeTitle).foregroundStyle(.orange).controlSize(.large).disabled(true)
    }

    @Test("Alerts and dialogs look as anywhere", arguments: [Look.iOS26, .iOS18]) func dialogs(look: Look) {
        let alert = Color.blue.alert("Title", isPresented: .constant(true)) {
            TextField("Name", text: .constant("Ada"))
            Button("Go") {}
            Button("Stop", role: .cancel) {}
        } message: {
            Text("Message")
        }
        let plain = picture(alert, look: look)
        #expect(plain.count > 8 && picture(changed(alert), look: look) == plain)
        let dialog = Color.blue.confirmationDialog("Title", isPresented: .constant(true), titleVisibility: .visible) {
            Button("Go") {}
        } message: {
            Text("Message")
        }
        #expect(picture(changed(dialog), look: look) == picture(dialog, look: look))
    }

    @Test("Open menus look as anywhere") func menus() {
        struct Opened: View {
            var body: some View {
                Menu("Open") {
                    Button("First") {}; Text("Second")
                }
            }
        }
        func opened(_ view: some View) -> [String] {
            let host = ViewHost(view, size: CGSize(width: 393, height: 600))
            host.tap(CGPoint(x: 196, y: 300))
            host.advance(by: 2)
            let card = ToldPicture(host.displayList()).lines
            return card.filter { $0.hasPrefix("\"First") || $0.hasPrefix("\"Second") }
        }
        let plain = opened(Opened())
        #expect(plain.count == 2)
        #expect(opened(Opened().font(.body).foregroundStyle(.orange).controlSize(.large)) == plain)
    }

    /// Rows of 100 points, forty of them, in a column that builds what can be seen where it scrolls.
    private var rows: some View {
        LazyVStack(spacing: 0) {
            ForEach(0..<40, id: \.self) { Color.red.frame(height: 100).probe("row \($0)").id($0) }
        }
    }

    @Test("A column in a sheet does not scroll with what is behind it") func lazily() {
        let shown = ScrollView { Color.blue.frame(height: 20).sheet(isPresented: .constant(true)) { rows } }
        let sheet = screen(shown).first("Sheet")
        // Nothing scrolls it: all of it is there.
        #expect(sheet?.named("row 39") != nil)
        let own = ScrollView {
            Color.blue.frame(height: 20).sheet(isPresented: .constant(true)) { ScrollView { rows } }
        }
        #expect(screen(own).first("Sheet")?.named("row 39") == nil)
    }

    @Test("A request to scroll concerns what is around the view, not what it presents") func requests() {
        let reader = ScrollViewReader { proxy in
            ScrollView { rows }
                .sheet(isPresented: .constant(true)) { ScrollView { rows.probe("presented") } }
                .onAppear { proxy.scrollTo(20, anchor: .top) }
        }
        let root = screen(reader)
        // The tallest sheet begins 31 down.
        expect(root.named("row 20")?.frame.minY, 0)
        expect(root.first("Sheet")?.named("row 0")?.frame.minY, 31)
    }

    @Test("A presented view says nothing of the bars behind it") func bars() {
        let view = NavigationStack {
            Color.blue.navigationTitle("Outer")
                .sheet(isPresented: .constant(true)) { Text("Content").navigationTitle("Inner") }
        }
        let texts = screen(view).texts
        #expect(texts.contains("Outer") && texts.contains("Content") && !texts.contains("Inner"))
    }

    @Test("Of several covers one is shown, and a warning says so") func several() {
        func warnings(_ view: some View) -> [Bool] {
            let rendered = RenderedView(view, options: screenOptions())
            return [
                rendered.diagnostics.contains { $0.severity == .warning && $0.message.contains("shown at once") },
                rendered.record.root.all("Sheet").count == 1,
            ]
        }
        let one = Color.blue.sheet(isPresented: .constant(true)) { Text("a") }
        let two = VStack {
            one
            Color.red.sheet(isPresented: .constant(true)) { Text("b") }
        }
        #expect(warnings(one) == [false, true] && warnings(two) == [true, true])
        // One over the other is no such thing.
        let nested = Color.blue.sheet(isPresented: .constant(true)) {
            Text("a").alert("b", isPresented: .constant(true)) {}
        }
        #expect(warnings(nested) == [false, true])
        // A group's views show it once.
        let group = Group {
            Color.red; Color.blue
        }.sheet(isPresented: .constant(true)) { Text("a") }
        #expect(warnings(VStack { group }) == [false, true])
    }

    @Test("Covers over covers end somewhere") func endless() {
        struct Again: View {
            var body: some View { Text("again").sheet(isPresented: .constant(true)) { Again() } }
        }
        #expect(screen(Again()).all("Sheet").count == 16)
    }

    @Test("A sheet that is gone says so once, in a picture at once, in a live view when it is built again")
    func dismissals() {
        struct Shown: View {
            let tell: (String) -> Void
            @State private var isShown = true
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("Count \(count)") { count += 1 }
                    Button("Turn") { isShown.toggle() }
                }
                .sheet(isPresented: $isShown, onDismiss: { tell("gone") }) { Button("Close") { isShown = false } }
            }
        }
        var told: [String] = []
        let host = ViewHost(Shown { told.append($0) }, size: CGSize(width: 393, height: 852))
        #expect(told == [])
        host.tap("Close")
        host.advance(by: 2)
        #expect(told == ["gone"])
        host.tap("Count 0")
        #expect(told == ["gone"])
        host.tap("Turn")
        host.advance(by: 2)
        #expect(told == ["gone"])
        host.tap("Close")
        host.advance(by: 2)
        #expect(told == ["gone", "gone"])
    }
}
