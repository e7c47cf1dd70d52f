import Foundation
import GalleyGraph

/// The rendering of a view: laid out, and again for as long as what the view has started changes its state.
@MainActor
package final class RenderSession<V: View> {
    private let view: V
    private let options: RenderOptions
    private let store = StateStore()
    private let work: PendingWork
    package private(set) var tree: ViewTree
    package private(set) var context: RenderContext
    private var layouts = 1

    /// How often asynchronous work may have a view laid out again before the rest of its changes count as one.
    private static var mostLayouts: Int { 64 }
    /// How many turns of the main queue without a change mean that nothing is left: what one turn makes wait is run in the next.
    private static var quietTurns: Int { 8 }

    /// Lays out a view as it is at once.
    package init(_ view: V, _ options: RenderOptions, work: PendingWork = PendingWork()) {
        self.view = view
        self.options = options
        self.work = work
        let store = store
        (tree, context) = work.track { RenderedView.layOut(view, options, store: store) }
    }

    private func layOut() {
        (tree, context) = work.track { RenderedView.layOut(view, options, store: store) }
        layouts += 1
    }

    /// Runs what the view has started, where the main thread's run loop can be run, for `options.settle` seconds at most.
    package func settle() {
        guard options.settle > 0, work.track(MainThread.drain) else { return reportTasksNotRun() }
        let end = Date(timeIntervalSinceNow: min(options.settle, Self.longest))
        start()
        var quiet = 0
        repeat {
            _ = work.track(MainThread.drain)
            switch next() {
            case .layOut: quiet = 0
            case .wait:
                quiet = 0
                work.wait(until: end)
            case .listen: quiet += 1
            }
        } while quiet < Self.quietTurns && Date() < end
        finish()
    }

    /// Runs what the view has started while the caller awaits it, for `options.settle` seconds at most.
    func settled() async {
        guard options.settle > 0 else { return reportTasksNotRun() }
        let end = Date(timeIntervalSinceNow: min(options.settle, Self.longest))
        start()
        var quiet = 0, turns = 0
        repeat {
            await MainThread.turn()
            turns += 1
            switch next() {
            case .layOut: quiet = 0
            case .wait:
                quiet = 0
                // A pause may take as long as others keep the threads: where no time is left, none is made.
                if Date() < end { try? await Task.sleep(for: .milliseconds(1)) }
            case .listen: quiet += 1
            }
            // What takes turns and no time has them, however long others keep the main thread.
        } while quiet < Self.quietTurns && (Date() < end || turns < Self.quietTurns) && !Task.isCancelled
        finish()
    }

    private static var longest: TimeInterval { 1e6 }

    private enum Step { case layOut, wait, listen }

    /// Lays out again where something has changed; else says whether there is anything to wait for.
    private func next() -> Step {
        if !store.changes.isEmpty, layouts < Self.mostLayouts {
            layOut()
            start()
            return .layOut
        }
        return work.isUnderWay ? .wait : .listen
    }

    /// Starts the tasks of the views that are shown now.
    private func start() {
        for task in context.tasks { work.track(task) }
    }

    private func finish() {
        if !store.changes.isEmpty { layOut() }
        store.cancelTasks()
        guard work.isUnderWay else { return }
        context.report(
            .note,
            "a task that \(V.self) has started was not done after \(options.settle.formatted()) s: what it does later is not "
                + "in the picture. RenderOptions.settle, or --settle SECONDS, says how long to wait.")
    }

    private func reportTasksNotRun() {
        guard !context.tasks.isEmpty else { return }
        context.report(
            .note,
            options.settle > 0
                ? "the tasks of \(V.self) are not run: a picture that is made inside of asynchronous code cannot wait for them. "
                    + "Make it with await RenderedView(settling:)."
                : "the tasks of \(V.self) are not run: RenderOptions.settle, or --settle SECONDS, is 0.")
    }
}
