import Foundation
import Galley
import GalleyTestSupport
import Testing

/// A split view at a phone's width. Apple's documentation of NavigationSplitView: its columns collapse into a stack that shows the last one
/// with useful information, the first one until something is selected; a binding of the preferred column is told where the person goes.
@MainActor @Suite("Columns of a phone")
struct LiveSplitViewTests {
    private let phone = CGSize(width: 390, height: 844)

    private struct Two: View {
        @State private var chosen: Int?
        var isStack = false
        var body: some View {
            NavigationSplitView {
                List(1..<4, id: \.self, selection: $chosen) { Text(verbatim: "row \($0)") }.navigationTitle("Rows")
            } detail: {
                if isStack {
                    NavigationStack {
                        VStack {
                            Text(verbatim: "detail \(chosen ?? 0)")
                            NavigationLink("Further", value: "x")
                        }
                        .navigationTitle("Detail")
                        .navigationDestination(for: String.self) { Text(verbatim: "further \($0)") }
                    }
                } else {
                    Text(verbatim: "detail \(chosen ?? 0)").navigationTitle("Detail")
                }
            }
            .overlay(alignment: .bottom) { Text(verbatim: "chosen \(chosen ?? 0)") }
        }
    }

    @Test("A row pushes the detail; the way back takes the selection back") func two() {
        let host = ViewHost(Two(), size: phone)
        #expect(host.shows("row 2") && !host.shows("detail 0"))
        host.tap("row 2")
        #expect(host.shows("detail 2") && host.shows("chosen 2") && !host.shows("row 1"))
        host.tap("chevron.backward")
        #expect(host.shows("row 2") && host.shows("chosen 0"))
        host.tap("row 2")
        #expect(host.shows("detail 2"))
    }

    @Test("What is selected from the beginning is shown") func preset() {
        let view = NavigationSplitView {
            List(1..<4, id: \.self, selection: .constant(3 as Int?)) { Text(verbatim: "row \($0)") }
        } detail: {
            Text(verbatim: "detail")
        }
        #expect(ViewHost(view, size: phone).shows("detail"))
    }

    @Test("A stack in the detail puts its screens on the same stack, under one bar") func stacks() {
        let host = ViewHost(Two(isStack: true), size: phone)
        host.tap("row 1")
        #expect(host.viewTree().flatMap(\.all).filter { $0.label == "chevron.backward" }.count == 1)
        host.tap("Further")
        #expect(host.shows("further x") && !host.shows("detail 1"))
        host.tap("chevron.backward")
        #expect(host.shows("detail 1") && host.shows("chosen 1"))
        host.tap("chevron.backward")
        #expect(host.shows("row 1") && host.shows("chosen 0"))
    }

    @Test("A row of a list in the last column is selected, and leads no further") func lastColumn() {
        struct Lists: View {
            @State private var chosen: Int?
            @State private var part: Int?
            var body: some View {
                NavigationSplitView {
                    List(1..<4, id: \.self, selection: $chosen) { Text(verbatim: "row \($0)") }
                } detail: {
                    List(1..<4, id: \.self, selection: $part) { Text(verbatim: "part \($0)") }
                }
                .overlay(alignment: .bottom) { Text(verbatim: "chosen \(chosen ?? 0) \(part ?? 0)") }
            }
        }
        let host = ViewHost(Lists(), size: phone)
        host.tap("row 2")
        #expect(host.shows("part 1") && host.shows("chosen 2 0"))
        host.tap("part 3")
        #expect(host.shows("part 1") && host.shows("chosen 2 3"))
        host.tap("chevron.backward")
        #expect(host.shows("row 1") && host.shows("chosen 0 3"))
    }

    private struct Three: View {
        struct Thing: Identifiable, Hashable {
            var id: String
        }
        @State private var group: Int?
        @State private var things: Set<String> = []
        @State private var column = NavigationSplitViewColumn.sidebar
        var body: some View {
            NavigationSplitView(preferredCompactColumn: $column) {
                List(selection: $group) {
                    ForEach(1..<3) { NavigationLink("group \($0)", value: $0) }
                }
            } content: {
                List([Thing(id: "p"), Thing(id: "q")], selection: $things) { Text(verbatim: "thing \($0.id)") }
            } detail: {
                Text(verbatim: "shown \(things.sorted().joined(separator: ","))")
            }
            .overlay(alignment: .bottom) {
                Text(verbatim: "at \(name) \(group ?? 0) \(things.sorted().joined())")
            }
        }

        private var name: String { column == .sidebar ? "sidebar" : column == .content ? "content" : "detail" }
    }

    @Test("Three columns, links with values and sets of identities; the preferred column is told") func three() {
        let host = ViewHost(Three(), size: phone)
        host.tap("group 2")
        #expect(host.shows("thing p") && host.shows("at content 2 "))
        host.tap("thing q")
        #expect(host.shows("shown q") && host.shows("at detail 2 q"))
        host.tap("chevron.backward")
        #expect(host.shows("thing p") && host.shows("at content 2 "))
        host.tap("chevron.backward")
        #expect(host.shows("group 1") && host.shows("at sidebar 0 "))
    }

    @Test("A preferred column is shown, with a way back to the one before") func preferred() {
        struct Preferring: View {
            @State private var column = NavigationSplitViewColumn.detail
            var body: some View {
                NavigationSplitView(preferredCompactColumn: $column) {
                    Button("Show") { column = .detail }
                } detail: {
                    Text(verbatim: "detail")
                }
            }
        }
        let host = ViewHost(Preferring(), size: phone)
        #expect(host.shows("detail"))
        host.tap("chevron.backward")
        #expect(host.shows("Show") && !host.shows("detail"))
        host.tap("Show")
        #expect(host.shows("detail"))
    }

    @Test("In a wide window a link with a value selects its row, and nothing is pushed") func wide() {
        let host = ViewHost(Three(), size: CGSize(width: 1180, height: 820))
        host.tap("group 2")
        host.tap("thing p")
        #expect(host.shows("group 1") && host.shows("shown p"))
    }

    /// What is built only when it is laid out is not built under another screen: nobody asks for its state meanwhile.
    private enum Holder: CaseIterable { case list, geometryReader, lazyStack }

    @Test("Rows under another screen keep their state", arguments: Holder.allCases) private func rows(_ holder: Holder)
    {
        struct Row: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        struct Root: View {
            let holder: Holder
            var body: some View {
                NavigationStack {
                    VStack {
                        switch holder {
                        case .list: List { Row() }
                        case .geometryReader: GeometryReader { _ in Row() }
                        case .lazyStack: ScrollView { LazyVStack { ForEach(0..<1) { _ in Row() } } }
                        }
                        NavigationLink("Go") { Text(verbatim: "inside") }
                    }
                }
            }
        }
        let host = ViewHost(Root(holder: holder), size: phone)
        host.tap("count 0")
        host.tap("Go")
        #expect(host.shows("inside") && !host.shows("count 1"))
        // While the other screen is built again, too.
        host.resize(to: CGSize(width: 391, height: 844))
        host.tap("chevron.backward")
        #expect(host.shows("count 1"))
    }
}
