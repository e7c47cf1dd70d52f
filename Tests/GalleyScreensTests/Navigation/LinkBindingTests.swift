import Galley
import GalleyTestSupport
import Testing

@testable import GalleyScreens

/// Links that write to bindings, and columns that say which of them are seen: Apple's pages of
/// `NavigationLink.init(_:isActive:)`, `init(_:tag:selection:)`, `navigationDestination(isPresented:)`,
/// `navigationDestination(item:)`, `NavigationSplitViewVisibility`; a tablet held upright shows the last two of
/// three columns, on a phone nothing is pushed while a list is edited (rules.md §18.10, §18.11).
@MainActor @Suite("Links with bindings") struct LinkBindingTests {
    private let phone = CGSize(width: 390, height: 844)

    /// Each form of a link, in a stack or in a row.
    private func active(_ isActive: Binding<Bool>) -> [AnyView] {
        let inside = Text(verbatim: "inside")
        return [
            AnyView(NavigationLink("Go", isActive: isActive) { inside }),
            AnyView(NavigationLink(String("Go"), isActive: isActive) { inside }),
            AnyView(NavigationLink("Go", destination: inside, isActive: isActive)),
            AnyView(NavigationLink(String("Go"), destination: inside, isActive: isActive)),
            AnyView(NavigationLink(destination: inside, isActive: isActive) { Text("Go") }),
            AnyView(
                NavigationLink(isActive: isActive) {
                    inside
                } label: {
                    Text("Go")
                }),
        ]
    }

    private func tagged(_ selection: Binding<Int?>) -> [AnyView] {
        let inside = Text(verbatim: "inside")
        return [
            AnyView(NavigationLink("Go", tag: 7, selection: selection) { inside }),
            AnyView(NavigationLink(String("Go"), tag: 7, selection: selection) { inside }),
            AnyView(NavigationLink("Go", destination: inside, tag: 7, selection: selection)),
            AnyView(NavigationLink(String("Go"), destination: inside, tag: 7, selection: selection)),
            AnyView(NavigationLink(destination: inside, tag: 7, selection: selection) { Text("Go") }),
            AnyView(
                NavigationLink(tag: 7, selection: selection) {
                    inside
                } label: {
                    Text("Go")
                }),
        ]
    }

    private struct Linked<Value: Equatable>: View {
        @State var value: Value
        let inList: Bool
        let tell: (Value) -> Void
        let link: (Binding<Value>) -> AnyView
        var body: some View {
            NavigationStack {
                if inList { List { link($value) } } else { link($value) }
            }
            .onChange(of: value) { tell(value) }
        }
    }

    /// What is written on the way there and back; nothing where the way is none.
    private func visit<Value: Equatable>(_ value: Value, inList: Bool, _ link: @escaping (Binding<Value>) -> AnyView)
        -> [Value]
    {
        var told: [Value] = []
        let host = ViewHost(Linked(value: value, inList: inList, tell: { told.append($0) }, link: link), size: phone)
        guard !host.shows("inside") else { return [] }
        host.tap("Go")
        host.advance(by: 2)
        guard host.shows("inside") else { return [] }
        host.tap("chevron.backward")
        host.advance(by: 2)
        return !host.shows("inside") && host.shows("Go") ? told : []
    }

    @Test("A flag is set on the way there, and taken back on the way back", arguments: [false, true])
    func flags(inList: Bool) {
        for index in 0..<6 {
            #expect(visit(false, inList: inList) { active($0)[index] } == [true, false], "\(index)")
        }
    }

    @Test("A tag is chosen, and nothing on the way back", arguments: [false, true]) func tags(inList: Bool) {
        for index in 0..<6 {
            #expect(visit(Int?.some(5), inList: inList) { tagged($0)[index] } == [7, nil], "\(index)")
        }
    }

    private struct Asked: View {
        struct Item: Hashable { var id: Int }
        @State var isPresented = false
        @State var item: Item?
        var body: some View {
            NavigationStack {
                VStack {
                    Button("Flag") { isPresented = true }
                    Button("Item") { item = Item(id: 3) }
                    Text(verbatim: "\(isPresented) \(item?.id ?? 0)")
                }
                .navigationDestination(isPresented: $isPresented) { Text(verbatim: "flagged") }
                .navigationDestination(item: $item) { Text(verbatim: "item \($0.id)") }
            }
        }
    }

    @Test("Destinations of a flag and of a value") func destinations() {
        let host = ViewHost(Asked(), size: phone)
        #expect(host.shows("false 0"))
        host.tap("Flag")
        #expect(host.shows("flagged") && !host.shows("true 0"))
        host.tap("chevron.backward")
        #expect(host.shows("false 0") && !host.shows("flagged"))
        host.tap("Item")
        #expect(host.shows("item 3"))
        host.tap("chevron.backward")
        #expect(host.shows("false 0") && !host.shows("item 3"))
        #expect(ViewHost(Asked(isPresented: true), size: phone).shows("flagged"))
        #expect(ViewHost(Asked(item: .init(id: 4)), size: phone).shows("item 4"))
    }

    @Test("Links with views lead on and back, one screen at a time, and are forgotten on the way back") func views() {
        let view = NavigationStack {
            NavigationLink("One") {
                NavigationLink("Two") {
                    NavigationLink("Three") { Text(verbatim: "end") }
                }
            }
        }
        let host = ViewHost(view, size: phone)
        for name in ["One", "Two", "Three"] {
            host.tap(name)
            host.advance(by: 2)
        }
        #expect(host.shows("end") && host.shownScreens?.depth == 3)
        for (depth, name) in [(2, "Three"), (1, "Two"), (0, "One")] {
            host.tap("chevron.backward")
            host.advance(by: 2)
            #expect(host.shows(name) && host.shownScreens?.depth == depth, "\(name)")
        }
        host.tap("One")
        #expect(host.shows("Two") && !host.shows("Three") && host.shownScreens?.depth == 1)
    }

    private struct Path: View {
        let tell: ([Int]) -> Void
        @State private var path = [1, 2, 3]
        var body: some View {
            NavigationStack(path: $path) {
                Text(verbatim: "root")
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text(verbatim: "number \(number)")
                            NavigationLink("On", value: number + 10)
                            Button("Home") { path = [] }
                        }
                    }
            }
            .onChange(of: path) { tell(path) }
        }
    }

    @Test("A path is shortened by one on each way back") func path() {
        var told: [[Int]] = []
        let host = ViewHost(Path { told.append($0) }, size: phone)
        #expect(host.shows("number 3") && host.shownScreens?.depth == 3)
        host.tap("chevron.backward")
        host.tap("On")
        host.tap("chevron.backward")
        host.tap("chevron.backward")
        host.tap("Home")
        #expect(told == [[1, 2], [1, 2, 12], [1, 2], [1], []] && host.shows("root"))
        #expect(host.shownScreens?.depth == 0 && !host.leaveScreen())
    }

    // MARK: Columns

    private func columns(
        _ visibility: NavigationSplitViewVisibility, isThree: Bool, _ width: CGFloat, _ height: CGFloat
    )
        -> String
    {
        let three = NavigationSplitView(columnVisibility: .constant(visibility)) {
            Color.red.probe("s")
        } content: {
            Color.red.probe("c")
        } detail: {
            Color.red.probe("d")
        }
        let two = NavigationSplitView(columnVisibility: .constant(visibility)) {
            Color.red.probe("s")
        } detail: {
            Color.red.probe("d")
        }
        let root = isThree ? screen(three, width, height) : screen(two, width, height)
        return ["s", "c", "d"].filter { root.named($0) != nil }.joined()
    }

    @Test("Which columns are seen") func visibility() {
        let all: [NavigationSplitViewVisibility] = [.all, .doubleColumn, .detailOnly, .automatic]
        func seen(_ isThree: Bool, _ width: CGFloat, _ height: CGFloat) -> [String] {
            all.map { columns($0, isThree: isThree, width, height) }
        }
        #expect(seen(true, 1180, 820) == ["scd", "cd", "d", "scd"])
        #expect(seen(true, 820, 1180) == ["scd", "cd", "d", "cd"])
        // As wide as it is high it is not held upright.
        #expect(seen(true, 900, 900) == ["scd", "cd", "d", "scd"])
        #expect(
            seen(false, 1180, 820) == ["sd", "sd", "d", "sd"] && seen(false, 820, 1180) == ["sd", "sd", "d", "sd"])
    }

    @Test("On a phone what is selected is pushed, unless the list is edited") func editing() {
        func shown(_ selection: Set<Int>, _ mode: EditMode) -> Bool {
            let view = NavigationSplitView {
                List(1..<4, id: \.self, selection: .constant(selection)) { Text(verbatim: "row \($0)") }
            } detail: {
                Text(verbatim: "detail")
            }
            .environment(\.editMode, .constant(mode))
            return screen(view, 390, 844).named("detail") != nil
        }
        #expect(shown([2], .inactive) && shown([2, 3], .inactive) && !shown([], .inactive))
        #expect(!shown([2], .active) && !shown([], .active))
    }
}
