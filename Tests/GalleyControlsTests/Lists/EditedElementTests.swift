import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Lists of bindings whose rows can be moved and deleted: Apple's documentation of `List.init(_:editActions:rowContent:)` and `EditActions`;
/// keys that make values larger move a row up by its handle.
@MainActor @Suite("Elements that are edited in lists") struct EditedElementTests {
    private struct Name: Identifiable, Equatable {
        let id: Int
        var text: String
    }

    private struct Names: View {
        let tell: ([String]) -> Void
        let actions: EditActions<[Name]>
        var mode = EditMode.active
        @State private var names = ["Ada", "Bob", "Cy", "Dee"].enumerated().map { Name(id: $0, text: $1) }
        var body: some View {
            List($names, editActions: actions) { $name in Text(name.text) }.listStyle(.plain)
                .environment(\.editMode, .constant(mode))
                .onChange(of: names) { tell(names.map(\.text)) }
        }
    }

    private final class Log { var names: [[String]] = [] }

    private func host(_ log: Log, _ actions: EditActions<[Name]>, _ mode: EditMode = .active) -> ViewHost {
        ViewHost(
            Names(tell: { log.names.append($0) }, actions: actions, mode: mode), size: CGSize(width: 300, height: 400))
    }

    private func count(_ host: ViewHost, _ kind: String) -> Int {
        host.viewTree().flatMap(\.all).count { $0.kind == kind }
    }

    @Test("Handles and marks, by what can be done") func marks() {
        let all: [EditActions<[Name]>] = [.move, .delete, .all, []]
        let seen = all.map { actions -> [Int] in
            let host = host(Log(), actions)
            return [count(host, "MoveHandle"), count(host, "DeletionMark")]
        }
        #expect(seen == [[4, 0], [0, 4], [4, 4], [0, 0]])
        let resting = host(Log(), .all, .inactive)
        #expect(count(resting, "MoveHandle") == 0 && count(resting, "DeletionMark") == 0)
    }

    /// The row's number, and how far up it goes.
    private func moved(_ row: Int, by steps: Int) -> [String] {
        let log = Log()
        let host = host(log, .move)
        let handles = host.viewTree().flatMap(\.all).filter { $0.kind == "MoveHandle" }
        guard handles.count == 4 else { return [] }
        host.adjust(handles[row].id, by: steps)
        return log.names.last ?? []
    }

    @Test("Rows that keys move") func moves() {
        #expect(moved(1, by: 1) == ["Bob", "Ada", "Cy", "Dee"] && moved(1, by: -1) == ["Ada", "Cy", "Bob", "Dee"])
        #expect(moved(3, by: 3) == ["Dee", "Ada", "Bob", "Cy"] && moved(0, by: -9) == ["Bob", "Cy", "Dee", "Ada"])
        #expect(moved(0, by: 1) == [] && moved(3, by: -1) == [])
    }

    @Test("Rows that a finger moves by their handle") func dragged() {
        func dragged(_ way: CGFloat) -> [String] {
            let log = Log()
            let host = host(log, .move)
            guard let handle = host.viewTree().flatMap(\.all).first(where: { $0.kind == "MoveHandle" })?.frame else {
                return []
            }
            host.drag(
                from: CGPoint(x: handle.midX, y: handle.midY), CGPoint(x: handle.midX, y: handle.midY + way / 2),
                CGPoint(x: handle.midX, y: handle.midY + way))
            return log.names.last ?? []
        }
        // Rows are 52 tall: the first one's lower edge passes the next one's middle after 26.
        #expect(dragged(25) == [] && dragged(27) == ["Bob", "Ada", "Cy", "Dee"])
        #expect(dragged(79) == ["Bob", "Cy", "Ada", "Dee"] && dragged(-40) == [])
    }

    @Test("Rows that are swept away, one after another") func deleted() {
        let log = Log()
        let host = host(log, .delete, .inactive)
        for name in ["Bob", "Dee", "Ada", "Cy"] {
            let y = host.frame(name)?.midY ?? -1
            host.send(.pointerDown(CGPoint(x: 280, y: y)))
            for step in 1...6 { host.send(.pointerMoved(CGPoint(x: 280 - 40 * CGFloat(step), y: y))) }
            host.send(.pointerUp(CGPoint(x: 40, y: y)))
            host.advance(by: 2)
        }
        #expect(log.names == [["Ada", "Cy", "Dee"], ["Ada", "Cy"], ["Cy"], []])
    }

    @Test("A row writes to its element") func bindings() {
        struct Flag: Identifiable, Equatable {
            let id: Int
            var isOn = false
        }
        struct Flags: View {
            let tell: ([Bool]) -> Void
            @State private var flags = [Flag(id: 1), Flag(id: 2), Flag(id: 3)]
            var body: some View {
                List($flags, editActions: .all) { $flag in Toggle("Flag", isOn: $flag.isOn).labelsHidden() }
                    .onChange(of: flags) { tell(flags.map(\.isOn)) }
            }
        }
        var told: [[Bool]] = []
        let host = liveHost(Flags { told.append($0) }, 300, 400)
        let switches = host.viewTree().flatMap(\.all).filter { $0.kind == "Toggle" }.map(\.frame)
        guard switches.count == 3 else { Issue.record("\(switches)"); return }
        host.tap(CGPoint(x: switches[1].midX, y: switches[1].midY))
        #expect(told == [[false, true, false]])
    }
}
