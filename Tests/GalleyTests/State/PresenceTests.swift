import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Notes what happened, in order.
@MainActor private final class Log { var lines: [String] = [] }

/// Changes a view's state from outside.
@MainActor private final class Handle {
    var show: (Bool) -> Void = { _ in }
    var turn: (Int) -> Void = { _ in }
}

private struct Door: View {
    let log: Log
    let handle: Handle
    @State private var isOpen = true
    @State private var number = 0

    var body: some View {
        handle.show = { isOpen = $0 }
        handle.turn = { number = $0 }
        return HStack(spacing: 0) {
            box(10, 10)
            if isOpen {
                box(5, 5)
                    .onDisappear { log.lines.append("gone") }
                    .task(id: number) { [log, number] in
                        log.lines.append("started \(number)")
                        try? await Task.sleep(for: .seconds(600))
                        if Task.isCancelled { log.lines.append("cancelled \(number)") }
                    }
            }
        }
    }
}

/// `task` and `onDisappear` follow Apple's documentation of View: a task begins when the view appears, ends with it, and begins
/// anew when its identity changes.
@MainActor @Suite("Views that come and go")
struct PresenceTests {
    private func settle(_ log: Log, _ count: Int) async {
        for _ in 0..<60_000 where log.lines.count < count { try? await Task.sleep(for: .milliseconds(1)) }
    }

    @Test func tasksEndWithTheirViews() async {
        let (log, handle) = (Log(), Handle())
        let live = LiveView(Door(log: log, handle: handle))
        await settle(log, 1)
        #expect(log.lines == ["started 0"])
        handle.turn(1)
        live.update()
        await settle(log, 3)
        #expect(log.lines.sorted() == ["cancelled 0", "started 0", "started 1"])
        handle.show(false)
        live.update()
        await settle(log, 5)
        #expect(log.lines.contains("gone"))
        #expect(log.lines.contains("cancelled 1"))
        #expect(live.size == CGSize(width: 10, height: 10))
    }

    @Test func picturesStartNothing() async {
        let (log, handle) = (Log(), Handle())
        expect(size(of: Door(log: log, handle: handle), nil, nil), 15, 10)
        for _ in 0..<20 { await Task.yield() }
        #expect(log.lines.isEmpty)
    }

    private struct Meter: View {
        let subject: CurrentValueSubject<CGFloat, Never>
        @State private var width: CGFloat = 1
        var body: some View { box(width, 10).onReceive(subject) { width = $0 } }
    }

    @Test func publishersAreHeard() {
        let subject = CurrentValueSubject<CGFloat, Never>(30)
        let live = LiveView(Meter(subject: subject))
        #expect(live.size == CGSize(width: 30, height: 10))
        subject.send(45)
        live.update()
        #expect(live.size == CGSize(width: 45, height: 10))
    }

    @Test func previewsHaveTheLayoutThatTheyAskFor() {
        let view = Color.red.previewLayout(.fixed(width: 120, height: 80)).previewDisplayName("A card")
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 40, height: 30)
        #expect(RenderedView(view, options: options).size == CGSize(width: 40, height: 30))
        options.followsPreviewLayout = true
        #expect(RenderedView(view, options: options).size == CGSize(width: 120, height: 80))
        options.canvas = CGSize(width: 50, height: 60)
        #expect(RenderedView(view, options: options).size == CGSize(width: 50, height: 60))
    }

    private struct Editing: View {
        @Environment(\.editMode) private var editMode
        var body: some View { box(editMode?.wrappedValue.isEditing == true ? 20 : 10, 10) }
    }

    @Test func theEditModeIsThatOfTheSurroundings() {
        expect(size(of: Editing(), nil, nil), 10, 10)
        expect(size(of: Editing().environment(\.editMode, .constant(.active)), nil, nil), 20, 10)
    }
}
