import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Rows that a finger moves to a side, rows that a key deletes, and content that is pulled down. Apple's documentation of
/// `swipeActions(edge:allowsFullSwipe:content:)`: the buttons stand in their order from the edge that the swipe comes from, a full swipe
/// does what the first one does, and a row with actions of its own has no deletion made from `onDelete`.
@MainActor @Suite("Rows of live lists")
struct LiveRowTests {
    struct Names: View {
        @State private var names = ["Ada", "Bob", "Cy", "Dee"]
        @State private var chosen: Set<String> = []

        var body: some View {
            VStack(spacing: 0) {
                List(selection: $chosen) {
                    ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
                }
                .listStyle(.plain)
                Text(verbatim: "left: \(names.joined(separator: " "))")
            }
        }
    }

    private let size = CGSize(width: 300, height: 400)

    /// A finger on a row goes to a side.
    private func swipe(_ host: ViewHost, _ row: String, by way: CGFloat, isLetGo: Bool = true) {
        guard let frame = host.frame(row) else {
            Issue.record("no row \(row)")
            return
        }
        let start = CGPoint(x: way < 0 ? 280 : 20, y: frame.midY)
        host.send(.pointerDown(start))
        for step in 1...6 { host.send(.pointerMoved(CGPoint(x: start.x + way * CGFloat(step) / 6, y: start.y))) }
        if isLetGo { host.send(.pointerUp(CGPoint(x: start.x + way, y: start.y))) }
    }

    @Test("A swipe shows the button that deletes the row; a tap on it does, a tap on the row closes it") func deletion()
    {
        let host = ViewHost(Names(), size: size)
        #expect(!host.shows("Delete"))
        let before = host.frame("Bob")
        swipe(host, "Bob", by: -80)
        #expect(host.shows("Delete"))
        // The row rests 74 points to the left: as wide as the button is.
        #expect(host.frame("Bob")?.minX == before.map { $0.minX - 74 })
        #expect(host.frame("Ada")?.minX == before?.minX)
        host.tap(CGPoint(x: 100, y: host.frame("Bob")?.midY ?? 0))
        #expect(!host.shows("Delete"))
        #expect(host.frame("Bob") == before)
        #expect(host.shows("left: Ada Bob Cy Dee"))
        swipe(host, "Bob", by: -80)
        host.tap("Delete")
        #expect(host.shows("left: Ada Cy Dee"))
        #expect(!host.shows("Delete"))
    }

    struct Edited: View {
        @State private var names = ["Ada", "Bob", "Cy"]

        var body: some View {
            VStack(spacing: 0) {
                List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
                    .listStyle(.plain)
                    .environment(\.editMode, .constant(.active))
                Text(verbatim: "left: \(names.joined(separator: " "))")
            }
        }
    }

    /// UIKit: the minus before a row in edit mode uncovers its button; the button deletes.
    @Test(
        "While a list is edited, a tap on the minus before a row shows the button that deletes it",
        arguments: [false, true])
    func minus(isMirrored: Bool) {
        let host = ViewHost(
            Edited().environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight), size: size)
        let before = host.frame("Bob")
        let minus = CGPoint(x: isMirrored ? 300 - 28 : 28, y: before?.midY ?? 0)
        host.tap(minus)
        #expect(host.shows("Delete"))
        #expect(host.frame("Bob")?.minX == before.map { $0.minX + (isMirrored ? 74 : -74) })
        #expect(host.shows("left: Ada Bob Cy"))
        host.tap("Delete")
        #expect(host.shows("left: Ada Cy"))
        #expect(!host.shows("Delete"))
    }

    @Test("From right to left a swipe to the right shows the button at the left") func mirrored() {
        let host = ViewHost(Names().environment(\.layoutDirection, .rightToLeft), size: size)
        let before = host.frame("Bob")
        swipe(host, "Bob", by: -80)
        #expect(!host.shows("Delete"))
        swipe(host, "Bob", by: 80)
        #expect(host.frame("Bob")?.minX == before.map { $0.minX + 74 })
        #expect(host.frame("Delete").map { $0.maxX <= 74 } == true)
        host.tap("Delete")
        #expect(host.shows("left: Ada Cy Dee"))
    }

    @Test("A short swipe goes back, a long one deletes at once") func lengths() {
        let host = ViewHost(Names(), size: size)
        swipe(host, "Cy", by: -30)
        #expect(!host.shows("Delete"))
        swipe(host, "Cy", by: -230)
        #expect(host.shows("left: Ada Bob Dee"))
    }

    @Test("The key that deletes takes away the rows that are selected") func key() {
        let host = ViewHost(Names(), size: size)
        host.send(.key(.delete, []))
        #expect(host.shows("left: Ada Bob Cy Dee"))
        host.tap("Ada")
        host.tap("Cy")
        host.send(.key(.delete, []))
        #expect(host.shows("left: Bob Dee"))
    }

    struct Actions: View {
        @State private var said = "nothing"

        var body: some View {
            VStack(spacing: 0) {
                List {
                    ForEach(["Ada", "Bob"], id: \.self) { name in
                        Text(name)
                            .swipeActions(edge: .leading, allowsFullSwipe: false) {
                                Button("Pin") { said = "pin \(name)" }.tint(.blue)
                            }
                            .swipeActions {
                                Button("Bin", role: .destructive) { said = "bin \(name)" }
                                Button("Flag") { said = "flag \(name)" }
                            }
                    }
                    .onDelete { _ in said = "deleted" }
                }
                .listStyle(.plain)
                Text(verbatim: "said \(said)")
            }
        }
    }

    @Test("The first action lies at its edge; a full swipe does it where that is allowed") func actions() {
        let host = ViewHost(Actions(), size: size)
        let before = host.frame("Ada")
        swipe(host, "Ada", by: -160)
        #expect(!host.shows("Delete"))
        let (bin, flag) = (host.frame("Bin"), host.frame("Flag"))
        #expect(bin.map { (226...300).contains($0.midX) } == true)
        #expect(flag.map { (152...226).contains($0.midX) } == true)
        host.tap("Flag")
        #expect(host.shows("said flag Ada"))
        // The row closes behind what it has done, so that the next swipe finds it where it was.
        #expect(host.frame("Ada") == before && !host.shows("Flag"))
        swipe(host, "Ada", by: 80)
        host.tap("Pin")
        #expect(host.shows("said pin Ada") && host.frame("Ada") == before)
        swipe(host, "Ada", by: -160)
        #expect(host.shows("Bin"))
        swipe(host, "Bob", by: -230)
        #expect(host.shows("said bin Bob"))
        swipe(host, "Bob", by: 230)
        #expect(host.shows("said bin Bob"))
        host.tap("Pin")
        #expect(host.shows("said pin Bob"))
    }

    @Test("Going up or down, a finger scrolls the list and moves no row") func scrolling() {
        struct Long: View {
            var body: some View {
                List { ForEach(0..<50) { Text("Row \($0)") }.onDelete { _ in } }.listStyle(.plain)
            }
        }
        let host = ViewHost(Long(), size: size)
        guard let frame = host.frame("Row 5") else { return }
        host.send(.pointerDown(CGPoint(x: 150, y: frame.midY)))
        for step in 1...5 {
            host.send(.pointerMoved(CGPoint(x: 150 + CGFloat(step), y: frame.midY - 10 * CGFloat(step))))
        }
        host.send(.pointerUp(CGPoint(x: 155, y: frame.midY - 50)))
        #expect(host.frame("Row 5")?.minY == frame.minY - 50)
        #expect(host.frame("Row 5")?.minX == frame.minX)
    }

    @Test("A list of bindings deletes what a swipe says") func bindings() {
        struct Bound: View {
            @State private var names = ["Ada", "Bob", "Cy"]
            var body: some View {
                VStack(spacing: 0) {
                    List($names, id: \.self, editActions: .delete) { $name in Text(name) }.listStyle(.plain)
                    Text(verbatim: "left: \(names.joined(separator: " "))")
                }
            }
        }
        let host = ViewHost(Bound(), size: size)
        swipe(host, "Bob", by: -230)
        #expect(host.shows("left: Ada Cy"))
    }

    // MARK: Pulling

    final class Gate: ObservableObject {
        @Published var count = 0
        var release: CheckedContinuation<Void, Never>?
    }

    struct Pulled: View {
        @ObservedObject var gate: Gate

        var body: some View {
            List { Text("Count \(gate.count)") }
                .listStyle(.plain)
                .refreshable { @Sendable in await wait() }
        }

        @MainActor private func wait() async {
            await withCheckedContinuation { gate.release = $0 }
            gate.count += 1
        }
    }

    private func pull(_ host: ViewHost, by way: CGFloat) {
        host.send(.pointerDown(CGPoint(x: 150, y: 100)))
        for step in 1...5 { host.send(.pointerMoved(CGPoint(x: 150, y: 100 + way * CGFloat(step) / 5))) }
        host.send(.pointerUp(CGPoint(x: 150, y: 100 + way)))
    }

    @Test("Content that is pulled down far enough is brought up to date, with a wheel above it meanwhile")
    func refresh() async {
        let gate = Gate()
        let host = ViewHost(Pulled(gate: gate), size: size)
        let before = host.frame("Count 0")
        pull(host, by: 60)
        await host.settle()
        #expect(gate.release == nil)
        #expect(host.frame("Count 0") == before)
        pull(host, by: 90)
        await host.settle(limit: 0.1)
        #expect(gate.release != nil)
        #expect(host.frame("Count 0")?.minY == before.map { $0.minY + 60 })
        #expect(host.viewTree().flatMap(\.all).contains { $0.role == .progress })
        gate.release?.resume()
        await host.settle()
        #expect(host.frame("Count 1")?.minY == before?.minY)
        #expect(!host.viewTree().flatMap(\.all).contains { $0.role == .progress })
    }
}
