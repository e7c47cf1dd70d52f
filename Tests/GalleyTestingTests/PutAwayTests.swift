import Galley
import Testing

@testable import GalleyTesting

/// What `galley serve` does with the views of people who do nothing for a while: what is laid out is put away, and comes again from the state.
@MainActor @Suite("Views that are put away")
struct PutAwayTests {
    private struct Chores: View {
        @State private var count = 0
        let appeared: () -> Void

        var body: some View {
            NavigationStack {
                VStack {
                    Text("done \(count)")
                    List(0..<3, id: \.self) { row in Button("Row \(row)") { count += 1 } }
                }
                .onAppear(perform: appeared)
            }
        }
    }

    private struct Plain: View {
        @State private var count = 0
        let built: () -> Void

        var body: some View {
            built()
            return Button("Plain \(count)") { count += 1 }
        }
    }

    private final class Counter { var count = 0 }

    private func host(_ view: some View) -> ViewHost { ViewHost(view, size: CGSize(width: 390, height: 700)) }

    private func button(_ host: ViewHost, _ label: String) throws -> UInt64 {
        try #require(
            host.viewTree().flatMap(\.all).first { node in
                node.role == .button && node.all.contains { $0.label == label }
            }
        ).id
    }

    @Test("The tree is freed, and the state, the picture and what was told once stay") func comesAgain() throws {
        let appeared = Counter()
        let host = host(Chores { appeared.count += 1 })
        host.activate(try button(host, "Row 1"))
        host.advance(by: 1)
        let picture = try host.svgData()
        let nodes = host.viewTree().map(\.all.count)
        weak var tree = host.core.tree
        host.putAway()
        #expect(tree == nil)
        #expect(try host.svgData() == picture)
        #expect(host.viewTree().map(\.all.count) == nodes)
        host.putAway()
        host.activate(try button(host, "Row 2"))
        #expect(host.texts.contains("done 2"))
        #expect(appeared.count == 1)
    }

    private final class Sender: ObservableObject { @Published var rows = 3 }

    private struct Receiving: View {
        let sender: Sender
        @State private var rows = 3

        var body: some View {
            List(0..<rows, id: \.self) { Text("Row \($0)") }
                .onReceive(sender.$rows) { rows = $0 }
        }
    }

    @Test("A view that receives values stays laid out: any of them may change it") func receiving() {
        let sender = Sender()
        let host = host(Receiving(sender: sender))
        host.putAway()
        #expect(host.isLaidOut)
        sender.rows = 1
        host.refresh()
        #expect(host.texts == ["Row 0"])
    }

    private struct Counted: View {
        @State private var count = 0
        let built: Counter

        var body: some View {
            built.count += 1
            return NavigationStack { List(0..<3, id: \.self) { Text("Row \($0), \(count)") } }
        }
    }

    @Test("A view that was put away is not laid out to find that nothing has changed") func staysAway() {
        let built = Counter()
        let host = host(Counted(built: built))
        host.putAway()
        #expect(!host.isLaidOut)
        built.count = 0
        #expect(!host.refresh())
        host.skip(1)
        #expect(built.count == 0 && !host.isLaidOut)
        #expect(host.texts.contains("Row 2, 0"))
        #expect(built.count > 0 && host.isLaidOut)
    }

    @Test("A view is found by its number as the whole tree has it, in lists, too") func found() throws {
        let host = host(Chores {})
        let all = host.viewTree().flatMap(\.all)
        // Several may have one number; the outermost counts.
        var known: Set<UInt64> = []
        for node in all where known.insert(node.id).inserted {
            let found = try #require(host.shownView(node.id))
            #expect(found.kind == node.kind && found.label == node.label && found.frame == node.frame)
            #expect(found.all.map(\.id) == node.all.map(\.id))
            var walked: [UInt64] = []
            found.forEach { walked.append($0.id) }
            #expect(walked == node.all.map(\.id))
            #expect(found.first { $0.role == .text }?.id == node.all.first { $0.role == .text }?.id)
        }
        #expect(host.shownView(1) == nil)
    }

    @Test("State that changes while nothing is laid out is shown") func changed() async throws {
        final class Model: ObservableObject { @Published var count = 0 }
        struct Shown: View {
            @ObservedObject var model: Model
            var body: some View { List { Text("model \(model.count)") } }
        }
        let model = Model()
        let host = host(Shown(model: model))
        host.putAway()
        model.count = 7
        host.refresh()
        #expect(host.texts.contains("model 7"))
    }

    @Test("What can be built in parts stays, and so does a view under a finger") func stays() throws {
        let built = Counter()
        let plain = host(Plain { built.count += 1 })
        let before = built.count
        plain.putAway()
        _ = plain.viewTree()
        #expect(built.count == before)

        let held = host(Chores {})
        let frame = try #require(held.shownView(button(held, "Row 0"))).frame
        held.send(.pointerDown(CGPoint(x: frame.midX, y: frame.midY)))
        weak var tree = held.core.tree
        held.putAway()
        #expect(tree != nil)
    }

    @Test("What has come does not come again, and nothing is kept of how it is built") func comesOnce() {
        final class Model: ObservableObject { @Published var count = 1 }
        @MainActor final class Alive { var count = 0 }
        final class Content: Sendable {
            private let alive: Alive

            @MainActor init(_ alive: Alive) {
                self.alive = alive
                alive.count += 1
            }

            deinit { MainActor.assumeIsolated { alive.count -= 1 } }
        }
        struct Held: View {
            let content: Content
            var body: some View { Text("held") }
        }
        struct Shown: View {
            @ObservedObject var model: Model
            let alive: Alive

            var body: some View {
                NavigationStack {
                    VStack {
                        if model.count > 0 { Held(content: Content(alive)).transition(.slide) }
                    }
                }
            }
        }
        let (model, alive) = (Model(), Alive())
        let host = host(Shown(model: model, alive: alive))
        #expect(alive.count > 0)
        host.putAway()
        #expect(alive.count == 0)
        withAnimation { model.count = 2 }
        host.refresh()
        #expect(host.texts.contains("held"))
        #expect(!host.needsFrame)
        // What comes while nothing is laid out comes with its transition.
        withAnimation { model.count = 0 }
        host.refresh()
        host.advance(by: 2)
        host.putAway()
        withAnimation { model.count = 1 }
        host.refresh()
        #expect(host.needsFrame)
    }

    @Test("What a task is going to take away goes with its transition") func taskAtWork() async throws {
        struct Shown: View {
            @State private var isShown = true
            let leave: AsyncStream<Void>

            var body: some View {
                NavigationStack {
                    VStack {
                        if isShown { Text("toast").transition(.opacity) }
                    }
                }
                .task {
                    for await _ in leave { withAnimation { isShown = false } }
                }
            }
        }
        let (leave, sender) = AsyncStream<Void>.makeStream()
        let host = host(Shown(leave: leave))
        await host.settle(limit: 0.05)
        weak var tree = host.core.tree
        host.putAway()
        #expect(tree != nil)
        sender.yield()
        await host.settle(limit: 0.05)
        #expect(host.needsFrame)
        #expect(try String(decoding: host.svgData(), as: UTF8.self).contains("toast"))
        host.advance(by: 2)
        #expect(try !String(decoding: host.svgData(), as: UTF8.self).contains("toast"))
        sender.finish()
        await host.settle()
        host.putAway()
        #expect(tree == nil)
    }

    @Test("A view that has forgotten its measurements changes as one that has not") func forgets() throws {
        let (host, other) = (host(Chores {}), host(Chores {}))
        host.forgetMeasurements()
        for row in ["Row 1", "Row 0", "Row 2"] {
            host.activate(try button(host, row))
            other.activate(try button(other, row))
            host.forgetMeasurements()
            #expect(try host.svgData() == other.svgData())
        }
    }
}

extension ViewHost {
    fileprivate var texts: [String] { viewTree().flatMap(\.all).filter { $0.role == .text }.compactMap(\.label) }
}
