import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Screens, sheets, dialogs, menus, tabs and lists that a person uses.
@MainActor @Suite("Screens of live views")
struct LiveNavigationTests {
    private let phone = CGSize(width: 390, height: 844)

    private struct Pushing: View {
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink("Value", value: 7)
                    Text(verbatim: "depth \(path.count)")
                }
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text(verbatim: "number \(number)")
                        NavigationLink("Deeper", value: number + 1)
                    }
                }
            }
        }
    }

    @Test("A link puts its value on the path, and the back button takes it off") func path() {
        let host = ViewHost(Pushing(), size: phone)
        host.tap("Value")
        #expect(host.shows("number 7"))
        host.tap("Deeper")
        #expect(host.shows("number 8") && !host.shows("number 7"))
        host.tap("chevron.backward")
        #expect(host.shows("number 7"))
        host.tap("chevron.backward")
        #expect(host.shows("depth 0"))
    }

    private struct Destination: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                Text(verbatim: "inside")
                Button("Leave") { dismiss() }
            }
        }
    }

    @Test("A link with a view leads there from a row of a list, and dismiss leads back; state of the list stays")
    func destination() {
        struct Root: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    List {
                        Button("count \(count)") { count += 1 }
                        NavigationLink("Go") { Destination() }
                    }
                }
            }
        }
        let host = ViewHost(Root(), size: phone)
        host.tap("count 0")
        host.tap("Go")
        #expect(host.shows("inside"))
        host.tap("Leave")
        #expect(host.shows("count 1"))
    }

    private struct Presenting: View {
        let log: (String) -> Void
        @State private var isSheet = false
        @State private var isAlert = false
        @State private var isDialog = false
        var body: some View {
            VStack(spacing: 20) {
                Button("Sheet") { isSheet = true }
                Button("Alert") { isAlert = true }
                Button("Dialog") { isDialog = true }
            }
            .sheet(isPresented: $isSheet, onDismiss: { log("dismissed") }) {
                Destination().presentationDetents([.medium])
            }
            .alert("Title", isPresented: $isAlert) {
                Button("Delete", role: .destructive) { log("deleted") }
                Button("Keep", role: .cancel) {}
            }
            .confirmationDialog("Which", isPresented: $isDialog) {
                Button("First") { log("first") }
            }
        }
    }

    @Test("A sheet opens, its buttons work, and it goes by dismiss or a touch beside it") func sheets() {
        var log: [String] = []
        let host = ViewHost(Presenting { log.append($0) }, size: phone)
        host.tap("Sheet")
        #expect(host.shows("inside"))
        host.tap("Leave")
        #expect(!host.shows("inside"))
        #expect(log == ["dismissed"])
        host.tap("Sheet")
        #expect(host.shows("inside"))
        host.tap(CGPoint(x: 195, y: 40))
        #expect(!host.shows("inside"))
        #expect(log == ["dismissed", "dismissed"])
    }

    @Test("A dialog's buttons act and close it; what lies below is not touched") func dialogs() {
        var log: [String] = []
        let host = ViewHost(Presenting { log.append($0) }, size: phone)
        host.tap("Alert")
        #expect(host.shows("Title"))
        host.tap(CGPoint(x: 20, y: 20))
        #expect(host.shows("Title"))
        host.tap("Delete")
        #expect(!host.shows("Title"))
        #expect(log == ["deleted"])
        host.tap("Dialog")
        host.tap("First")
        #expect(!host.shows("Which"))
        #expect(log == ["deleted", "first"])
    }

    @Test("A menu opens over the window and closes with an item") func menus() {
        struct Menued: View {
            @State private var choice = "none"
            var body: some View {
                VStack {
                    Text(verbatim: "chose \(choice)")
                    Menu("Open") {
                        Button("One") { choice = "one" }
                        Button("Two") { choice = "two" }
                    }
                }
            }
        }
        let host = ViewHost(Menued(), size: phone)
        #expect(!host.shows("One"))
        host.tap("Open")
        #expect(host.shows("One"))
        host.tap("Two")
        #expect(host.shows("chose two") && !host.shows("One"))
        host.tap("Open")
        host.tap(CGPoint(x: 10, y: 800))
        #expect(!host.shows("One") && host.shows("chose two"))
    }

    /// As alerts: nothing of how controls look around the view that shows it counts in what lies over the window.
    @Test("A menu's items do not take the size of the controls around it") func menuInSmallControls() {
        struct Size: View {
            @Environment(\.controlSize) private var size
            var body: some View { Text(verbatim: "size \(size)") }
        }
        struct Small: View {
            var body: some View {
                Menu("Open") {
                    Button {
                    } label: {
                        Size()
                    }
                }
                .controlSize(.mini)
            }
        }
        let host = ViewHost(Small(), size: phone)
        host.tap("Open")
        #expect(host.shows("size regular"))
    }

    private struct Picking: View {
        @State private var size = 1
        @State private var color = "red"
        var body: some View {
            VStack {
                Picker("Size", selection: $size) { ForEach(0..<3) { Text(verbatim: "size \($0)").tag($0) } }
                    .pickerStyle(.segmented)
                Picker("Color", selection: $color) {
                    ForEach(["red", "blue"], id: \.self) { Text(verbatim: $0) }
                }
                Text(verbatim: "\(size) \(color)").accessibilityIdentifier("chosen")
            }
        }
    }

    @Test("Segments are chosen by a tap, a menu's options from the menu") func pickers() {
        let host = ViewHost(Picking(), size: phone)
        host.tap("size 2")
        #expect(host.shows("2 red"))
        host.tap("red")
        host.tap("blue")
        #expect(host.shows("2 blue"))
    }

    @Test("Tabs are chosen by a tap, with a selection and without") func tabs() {
        struct Tabbed: View {
            @State private var tab = "a"
            var body: some View {
                TabView(selection: $tab) {
                    Text(verbatim: "page a").tabItem { Label("First", systemImage: "star") }.tag("a")
                    Text(verbatim: "page b").tabItem { Label("Second", systemImage: "heart") }.tag("b")
                }
            }
        }
        let host = ViewHost(Tabbed(), size: phone)
        #expect(host.shows("page a"))
        host.tap("Second")
        #expect(host.shows("page b") && !host.shows("page a"))
        let own = ViewHost(
            TabView {
                Text(verbatim: "page a").tabItem { Text(verbatim: "First") }
                Text(verbatim: "page b").tabItem { Text(verbatim: "Second") }
            }, size: phone)
        own.tap("Second")
        #expect(own.shows("page b"))
    }

    @Test("A row of a list is selected by a tap; a long list scrolls and its rows keep their state") func lists() {
        struct Selecting: View {
            @State private var chosen: Int?
            var body: some View {
                List(0..<100, id: \.self, selection: $chosen) { Text(verbatim: "row \($0)") }
                    .overlay(alignment: .bottom) { Text(verbatim: "chosen \(chosen ?? -1)") }
            }
        }
        let host = ViewHost(Selecting(), size: phone)
        host.tap("row 3")
        #expect(host.shows("chosen 3"))
        #expect(!host.shows("row 60"))
        host.send(.scroll(CGSize(width: 0, height: 44 * 55), at: CGPoint(x: 195, y: 400)))
        #expect(!host.shows("row 0"))
        let rows = host.viewTree().flatMap(\.all).filter { $0.label?.hasPrefix("row ") == true }
        guard let row = rows.first(where: { $0.frame.midY > 300 && $0.frame.midY < 400 }), let name = row.label else {
            Issue.record("no row in the middle")
            return
        }
        host.tap(name)
        #expect(host.shows("chosen \(name.dropFirst(4))"))
    }

    private struct Fields: View {
        enum Field: Hashable { case first, second }
        @FocusState private var focus: Field?
        @State private var first = ""
        @State private var second = ""
        @State private var notes = ""
        let log: (String) -> Void
        var body: some View {
            VStack {
                TextField("First", text: $first).focused($focus, equals: .first)
                    .onSubmit {
                        log("submit \(first)")
                        focus = .second
                    }
                SecureField("Second", text: $second).focused($focus, equals: .second)
                TextEditor(text: $notes).frame(height: 60).accessibilityIdentifier("notes")
                Button("Focus") { focus = .first }.keyboardShortcut("f")
                Text(verbatim: "focus \(focus.map { "\($0)" } ?? "none")")
                Text(verbatim: "[\(first)|\(second)|\(notes)]")
            }
        }
    }

    @Test("A field takes the focus by a tap, by its state, by tab; what is typed is its text") func fields() {
        var log: [String] = []
        let host = ViewHost(Fields { log.append($0) }, size: phone)
        #expect(host.shows("focus none"))
        host.send(.text("lost"))
        #expect(host.shows("[||]"))
        host.tap("First")
        #expect(host.shows("focus first"))
        host.send(.text("abd"))
        host.send(.key(.leftArrow))
        host.send(.key("c"))
        host.send(.key(.deleteForward))
        host.send(.key(.end))
        host.send(.key(.delete))
        host.send(.text("e"))
        #expect(host.shows("[abe||]"))
        host.send(.key(.return))
        #expect(log == ["submit abe"])
        #expect(host.shows("focus second"))
        host.send(.text("pw"))
        #expect(host.shows("[abe|pw|]") && host.shows("••"))
        host.send(.key(.tab))
        #expect(host.shows("focus none"))
        host.send(.text("one"))
        host.send(.key(.return))
        host.send(.text("two"))
        #expect(host.shows("[abe|pw|one\ntwo]"))
        host.send(.key("f", .command))
        #expect(host.shows("focus first"))
        host.send(.key("a", .command))
        host.send(.text("x"))
        #expect(host.shows("[x|pw|one\ntwo]"))
    }

    @Test("A task is cancelled with its view, and runs again for another id") func tasks() async {
        @MainActor final class Log { var lines: [String] = [] }
        struct Working: View {
            let log: Log
            @State private var isShown = true
            @State private var id = 1
            var body: some View {
                VStack {
                    Button("Toggle") { isShown.toggle() }
                    Button("Next") { id += 1 }
                    if isShown {
                        Text(verbatim: "work").task(id: id) { [id] in
                            log.lines.append("start \(id)")
                            try? await Task.sleep(for: .seconds(1_000_000))
                            log.lines.append("end \(id) \(Task.isCancelled)")
                        }
                    }
                }
            }
        }
        let log = Log()
        let host = ViewHost(Working(log: log), size: phone)
        // A task runs when the main actor, which other tests share, comes to it: it is waited for.
        func settle(_ count: Int) async {
            for _ in 0..<2_000 where log.lines.count < count { await host.settle(limit: 0.05) }
        }
        await settle(1)
        #expect(log.lines == ["start 1"])
        host.tap("Next")
        await settle(3)
        #expect(log.lines.sorted() == ["end 1 true", "start 1", "start 2"])
        host.tap("Toggle")
        await settle(4)
        #expect(log.lines.sorted() == ["end 1 true", "end 2 true", "start 1", "start 2"])
    }
}
