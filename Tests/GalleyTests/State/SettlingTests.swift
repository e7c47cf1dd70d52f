import Foundation
import Galley
import GalleyTestSupport
import Testing

/// As wide as its state says, which something asynchronous sets.
private struct Late: View {
    let start: @MainActor (Binding<CGFloat>) -> Void
    @State private var width: CGFloat = 1

    var body: some View { box(width, 10).onAppear { start($width) } }
}

private struct TaskView: View {
    @State private var width: CGFloat = 1
    var milliseconds = 0

    var body: some View {
        box(width, 10).task {
            width = 20
            try? await Task.sleep(for: .milliseconds(milliseconds))
            width = 40
        }
    }
}

/// Counts for ever.
private struct Ticking: View {
    @State private var count = 0

    var body: some View {
        box(10, 10).task {
            while !Task.isCancelled {
                count += 1
                await Task.yield()
                // A view's task goes before tests: without a pause it would keep a processor from them while one waits.
                try? await Task.sleep(for: .milliseconds(1))
            }
        }
    }
}

/// Says when its task ends.
private struct Cancelled: View {
    let ended: @MainActor () -> Void

    var body: some View {
        box(10, 10).task {
            try? await Task.sleep(for: .seconds(1_000_000))
            ended()
        }
    }
}

private actor Store {
    func load() async -> CGFloat {
        await Task.yield()
        return 30
    }
}

@MainActor private final class Model: ObservableObject {
    @Published var width: CGFloat = 1
    init() { Task { width = await Store().load() } }
}

private struct Loading: View {
    @StateObject private var model = Model()
    var body: some View { box(model.width, 10) }
}

private struct Chain: View {
    @State private var step = 0

    var body: some View {
        box(CGFloat(step), 10)
            .task(id: step) { if step < 5 { step += 1 } }
    }
}

@MainActor @Suite("State that arrives a moment later")
struct SettlingTests {
    private func width(_ view: some View, settle: TimeInterval = 600) async -> CGFloat {
        var options = RenderOptions()
        options.settle = settle
        return await RenderedView(settling: view, options: options).size.width
    }

    @Test func tasks() async {
        #expect(await width(TaskView()) == 40)
        #expect(await width(TaskView(milliseconds: 30)) == 40)
        #expect(await width(Late { width in Task { width.wrappedValue = 25 } }) == 25)
        #expect(await width(Loading()) == 30)
        #expect(await width(Chain()) == 5)
    }

    @Test func blocksOnTheMainQueue() async {
        #expect(await width(Late { width in DispatchQueue.main.async { width.wrappedValue = 25 } }) == 25)
        #expect(
            await width(
                Late { width in
                    DispatchQueue.main.async { DispatchQueue.main.async { width.wrappedValue = 26 } }
                }) == 26)
    }

    @Test func whatTakesLongerIsNotInThePicture() async {
        var options = RenderOptions()
        options.settle = 0.1
        // It sleeps for days: that this ends at all shows the bound.
        let rendered = await RenderedView(settling: TaskView(milliseconds: 1_000_000_000), options: options)
        #expect(rendered.size.width == 20)
        #expect(rendered.diagnostics.map(\.severity) == [.note])
        #expect(rendered.diagnostics.first?.message.contains("0.1 s") == true)
    }

    @Test func whatNeverEndsIsBounded() async {
        var options = RenderOptions()
        options.settle = 0.2
        let rendered = await RenderedView(settling: Ticking(), options: options)
        #expect(rendered.size.width == 10)
        #expect(rendered.diagnostics.map(\.severity) == [.note])
    }

    @Test func tasksEndWithThePicture() async {
        var options = RenderOptions()
        options.settle = 0.05
        var hasEnded = false
        _ = await RenderedView(settling: Cancelled { hasEnded = true }, options: options)
        // A minute at the most: a task that is never cancelled fails here instead of waiting for ever.
        for _ in 0..<60_000 where !hasEnded { try? await Task.sleep(for: .milliseconds(1)) }
        #expect(hasEnded)
    }

    @Test func nothingToWaitForIsNotWaitedFor() async {
        var options = RenderOptions()
        // Days: that this ends at all shows that there is no waiting.
        options.settle = 1_000_000
        let rendered = await RenderedView(settling: box(10, 10), options: options)
        #expect(rendered.diagnostics.isEmpty)
        let late = await RenderedView(settling: TaskView(), options: options)
        #expect(late.size.width == 40 && late.diagnostics.isEmpty)
    }

    @Test func aPictureThatCannotWaitSaysSo() {
        // Inside of asynchronous code nothing else runs before this returns; the task is not even started.
        let rendered = RenderedView(TaskView())
        #expect(rendered.size.width == 1)
        #expect(rendered.diagnostics.map(\.severity) == [.note])
        #expect(rendered.diagnostics.first?.message.contains("await RenderedView(settling:)") == true)
    }

    @Test func zeroIsWithoutWaiting() async {
        #expect(await width(TaskView(), settle: 0) == 1)
    }

    @Test func publishersMaySendFromAnyThread() async {
        let subject = CurrentValueSubject<CGFloat, Never>(30)
        let live = LiveView(Meter(subject: subject))
        let sender = Meter.Sender(subject: subject)
        await Task.detached { sender.subject.send(52) }.value
        for _ in 0..<2_000 where live.size.width != 52 {
            live.update()
            try? await Task.sleep(for: .milliseconds(1))
        }
        #expect(live.size == CGSize(width: 52, height: 10))
    }

    private struct Meter: View {
        let subject: CurrentValueSubject<CGFloat, Never>
        @State private var width: CGFloat = 1
        var body: some View { box(width, 10).onReceive(subject) { width = $0 } }

        /// Unchecked: subjects lock themselves.
        struct Sender: @unchecked Sendable { let subject: CurrentValueSubject<CGFloat, Never> }
    }
}
