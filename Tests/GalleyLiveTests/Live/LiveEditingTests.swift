import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Lists that a person edits. `EditButton` turns the `editMode` of its surroundings on and off (Apple's documentation of both); a window, a
/// screen and a sheet each have one by themselves (rules.md §18.11).
@MainActor @Suite("Editing lists")
struct LiveEditingTests {
    private let phone = CGSize(width: 390, height: 844)

    private struct Items: View {
        let log: (String) -> Void
        @State private var items = ["a", "b", "c", "d"]
        var body: some View {
            List {
                ForEach(items, id: \.self) { Text(verbatim: "item \($0)") }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove {
                        log("\($0.first ?? -1) to \($1)")
                        items.move(fromOffsets: $0, toOffset: $1)
                    }
            }
        }
    }

    private func rows(_ host: ViewHost) -> [String] {
        host.viewTree().flatMap(\.all)
            .filter { $0.label?.hasPrefix("item ") == true && $0.role == .text }
            .sorted { $0.frame.minY < $1.frame.minY }
            .map { String($0.label?.last ?? "?") }
    }

    private struct Outside: View {
        var log: (String) -> Void = { _ in }
        var body: some View {
            VStack {
                EditButton()
                Items(log: log)
            }
        }
    }

    private struct InBar: View {
        var body: some View {
            NavigationStack { Items { _ in }.toolbar { EditButton() } }
        }
    }

    @Test("The button turns editing on and off, outside of bars and in them", arguments: [false, true])
    func button(isInBar: Bool) {
        let host = isInBar ? ViewHost(InBar(), size: phone) : ViewHost(Outside(), size: phone)
        #expect(!host.shows("minus.circle.fill"))
        host.tap("Edit")
        #expect(host.shows("minus.circle.fill") && host.shows("Done"))
        host.tap("Done")
        #expect(!host.shows("minus.circle.fill") && host.shows("Edit"))
    }

    @Test("A program's binding is followed both ways, and comes before the surroundings' own") func binding() {
        struct Bound: View {
            @State private var mode = EditMode.inactive
            var body: some View {
                VStack {
                    Text(verbatim: "editing \(mode.isEditing)")
                    Button("Toggle") { mode = mode.isEditing ? .inactive : .active }
                    NavigationStack { Items { _ in }.toolbar { EditButton() } }
                }
                .environment(\.editMode, $mode)
            }
        }
        let host = ViewHost(Bound(), size: phone)
        host.tap("Edit")
        #expect(host.shows("editing true") && host.shows("minus.circle.fill"))
        host.tap("Toggle")
        #expect(host.shows("editing false") && !host.shows("minus.circle.fill") && host.shows("Edit"))
    }

    @Test("A screen that is pushed has an edit mode of its own") func screens() {
        struct Pushing: View {
            var body: some View {
                NavigationStack {
                    List { NavigationLink("Go") { Items { _ in }.toolbar { EditButton() } } }.toolbar { EditButton() }
                }
            }
        }
        let host = ViewHost(Pushing(), size: phone)
        host.tap("Edit")
        #expect(host.shows("Done"))
        host.tap("Go")
        #expect(host.shows("Edit") && !host.shows("minus.circle.fill"))
    }

    private func drag(_ host: ViewHost, _ row: String, by rows: CGFloat, isLetGo: Bool = true) {
        guard let frame = host.frame("item \(row)") else { return }
        // The handle is at the row's end.
        let handle = host.viewTree().flatMap(\.all).first {
            $0.label == "Reorder" && abs($0.frame.midY - frame.midY) < 5
        }
        guard let place = handle?.frame else {
            Issue.record("no handle in row \(row)")
            return
        }
        let middles = host.viewTree().flatMap(\.all).filter { $0.label == "Reorder" }.map(\.frame.midY).sorted()
        let pitch = middles[1] - middles[0]
        let start = CGPoint(x: place.midX, y: place.midY)
        host.send(.pointerDown(start))
        for step in 1...4 {
            host.send(.pointerMoved(CGPoint(x: start.x, y: start.y + rows * pitch * CGFloat(step) / 4)))
        }
        if isLetGo { host.send(.pointerUp(CGPoint(x: start.x, y: start.y + rows * pitch))) }
    }

    // Apple's documentation of `onMove`: the source's offset and the offset to move to, as `move(fromOffsets:toOffset:)` takes them.
    @Test("A row is moved by its handle, down, up and back to its place") func moving() {
        var log: [String] = []
        let host = ViewHost(Outside { log.append($0) }, size: phone)
        host.tap("Edit")
        #expect(rows(host) == ["a", "b", "c", "d"])
        drag(host, "a", by: 2)
        #expect(rows(host) == ["b", "c", "a", "d"])
        drag(host, "d", by: -3)
        #expect(rows(host) == ["d", "b", "c", "a"])
        drag(host, "b", by: 0.3)
        #expect(rows(host) == ["d", "b", "c", "a"])
        #expect(log == ["0 to 3", "3 to 0"])
    }

    @Test("While a row is moved it follows the finger, and those that it passes make room") func following() throws {
        let host = ViewHost(Outside(), size: phone)
        host.tap("Edit")
        let (a, b, c) = (
            try #require(host.frame("item a")), try #require(host.frame("item b")), try #require(host.frame("item c"))
        )
        drag(host, "a", by: 1, isLetGo: false)
        #expect(abs((host.frame("item a")?.minY ?? 0) - b.minY) < 1)
        #expect(abs((host.frame("item b")?.minY ?? 0) - a.minY) < 1)
        #expect(host.frame("item c") == c)
        host.send(.pointerCancelled)
    }

    @Test("Rows of a binding with edit actions are moved and deleted") func actions() {
        struct Bound: View {
            @State private var items = ["a", "b", "c"]
            var body: some View {
                VStack {
                    EditButton()
                    List($items, id: \.self, editActions: .all) { $item in Text(verbatim: "item \(item)") }
                }
            }
        }
        let host = ViewHost(Bound(), size: phone)
        host.tap("Edit")
        drag(host, "c", by: -2)
        #expect(rows(host) == ["c", "a", "b"])
    }
}
