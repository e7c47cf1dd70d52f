import Dispatch
import Foundation
import GalleyText

/// The asynchronous work that a view's code has started and that is still under way.
///
/// A task inherits the task-local values of the place where it is made, and lets go of them when it ends. So a mark that is
/// only held by such a value lives exactly as long as some task does that was made while the mark was set, or a task that
/// such a one made. (`Task.detached` inherits nothing, and blocks on queues do not either.)
@MainActor
package final class PendingWork {
    fileprivate final class Mark: Sendable {
        /// Whether someone waits for the mark's end in a run loop.
        let isAwaited = Locked(false)

        // Whoever waits is woken by whatever happens on the main queue.
        deinit { if isAwaited.withLock({ $0 }) { DispatchQueue.main.async {} } }
    }

    /// What lives as long as a mark does.
    private struct Left {
        weak var mark: Mark?
    }

    private weak var mark: Mark?
    /// Of work that no one waits for any more.
    private var left: [Left] = []

    package init() {}

    /// Runs code of a view; the tasks that it makes count as its work.
    package func track<Result>(_ body: () throws -> Result) rethrows -> Result {
        let mark = mark ?? Mark()
        self.mark = mark
        return try MarkInTask.$current.withValue(mark, operation: body)
    }

    /// Whether some task has not ended.
    package var isUnderWay: Bool { mark != nil }

    /// What has been started until now continues, and does not count as under way any more.
    package func leave() {
        left.removeAll { $0.mark == nil }
        if let mark { left.append(Left(mark: mark)) }
        mark = nil
    }

    /// Whether something has not ended that was left.
    package var isLeftUnderWay: Bool { left.contains { $0.mark != nil } }

    /// Lets the main thread run other code until something has happened, or until a moment.
    package func wait(until moment: Date) {
        mark?.isAwaited.withLock { $0 = true }
        track { MainThread.wait(until: moment) }
    }
}

private enum MarkInTask {
    @TaskLocal static var current: PendingWork.Mark?
}

/// The main thread's run loop, for code that runs on it and lets others have their turn in between.
///
/// A program whose `main` is asynchronous has none: there the main queue runs one thing after the other, and what comes next
/// has to wait until the present one returns or awaits something.
@MainActor
package enum MainThread {
    private static var isRunning = false

    /// Runs what waits for the main thread, without what that makes wait. Returns whether that is possible here.
    package static func drain() -> Bool {
        guard Thread.isMainThread, !isRunning else { return false }
        let hasCome = Locked(false)
        DispatchQueue.main.async { hasCome.withLock { $0 = true } }
        wait(until: .distantPast)
        return hasCome.withLock { $0 }
    }

    /// Runs what waits for the main thread, until something has been run or a moment has come.
    static func wait(until moment: Date) {
        isRunning = true
        _ = RunLoop.main.run(mode: .default, before: moment)
        isRunning = false
    }

    /// Whether the main actor's code is running. The thread does not tell: in a program whose `main` is asynchronous any thread
    /// may serve the main queue.
    package nonisolated static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }

    private nonisolated static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Lets what waits for the main thread have its turn, where the caller can await it.
    package static func turn() async {
        await withCheckedContinuation { done in
            DispatchQueue.main.async { done.resume() }
        }
    }
}
