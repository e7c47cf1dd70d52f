import CGalleySystem
import Foundation
import Synchronization

/// What has to be undone when `galley` is told to end, by Ctrl-C or by another program.
///
/// A separate thread waits for the signals, so that the work is done outside of signal handlers: it kills the programs
/// that run for us, removes what they left unfinished, and exits with 128 and the signal's number. (SIGKILL gives no time
/// for that. The kernel then kills the programs, see CGalleySystem; folders are removed by the next run, see `Cache`.)
package enum Interruption {
    private struct State {
        /// Each leads a process group.
        var processes: Set<pid_t> = []
        /// Whether the children of our programs become ours: only where `watch` has asked for it. The others that we have are
        /// someone else's, then.
        var adoptsOrphans = false
        /// Files and folders that are no one's once we have ended.
        var paths: Set<String> = []
    }

    private static let state = Mutex(State())

    /// Starts to wait for signals. Must be called before any other thread is started: threads inherit which signals they
    /// leave to others.
    package static func watch() {
        galley_adopt_orphans()
        state.withLock { $0.adoptsOrphans = true }
        let signals = UnsafeMutablePointer<sigset_t>.allocate(capacity: 1)
        sigemptyset(signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(signal) { sigaddset(signals, signal) }
        pthread_sigmask(SIG_BLOCK, signals, nil)
        var thread = pthread_t()
        let failure = pthread_create(
            &thread, nil,
            { signals in
                signals.map { Interruption.wait(for: $0.assumingMemoryBound(to: sigset_t.self)) }
                return nil
            }, signals)
        if failure != 0 { pthread_sigmask(SIG_UNBLOCK, signals, nil) }
    }

    /// Whether anyone who started us, such as `nohup`, wants a signal to be ignored.
    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        sigaction(signal, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN as sighandler_t?, to: Int.self)
    }

    private static func wait(for signals: UnsafePointer<sigset_t>) {
        var signal: Int32 = 0
        guard sigwait(signals, &signal) == 0 else { return }
        state.withLock { state in
            for process in state.processes { kill(-process, SIGKILL) }
            for process in state.processes {
                // Until it is gone it may still write into the folders.
                var info = siginfo_t()
                waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT)
            }
            killOrphans(besides: state.processes)
            for path in state.paths { try? FileManager.default.removeItem(atPath: path) }
            // The terminal's line of progress, or the ^C that it shows, ends here.
            if isatty(STDERR_FILENO) != 0 { complain("") }
            _exit(128 + signal)
        }
    }

    /// Starts a program that is killed when we are told to end.
    package static func start(_ start: () throws -> pid_t) rethrows -> pid_t {
        try state.withLock { state in
            let process = try start()
            state.processes.insert(process)
            return process
        }
    }

    /// Reaps a program that has ended, and kills those that it has started and left: they are our children now.
    package static func reap(_ process: pid_t) -> Int32 {
        state.withLock { state in
            // Under the lock: once it is reaped, its number may be given to another process.
            state.processes.remove(process)
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
            if state.adoptsOrphans { killOrphans(besides: state.processes) }
            return status
        }
    }

    private static func killOrphans(besides ours: Set<pid_t>) {
        for _ in 0..<1000 {
            var info = siginfo_t()
            // Nearly always there is no child at all.
            guard waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0 else { return }
            let orphans = children.subtracting(ours)
            guard !orphans.isEmpty else { return }
            for orphan in orphans {
                kill(orphan, SIGKILL)
                while waitpid(orphan, nil, 0) < 0, errno == EINTR {}
            }
        }
    }

    private static var children: Set<pid_t> {
        let tasks = "/proc/self/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        let lists = threads.compactMap { FileManager.default.contents(atPath: "\(tasks)/\($0)/children") }
        return Set(lists.flatMap { String(decoding: $0, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) } })
    }

    /// Does something that must not be cut in two.
    package static func undisturbed<Result>(_ work: () throws -> Result) rethrows -> Result {
        try state.withLock { _ in try work() }
    }

    /// Makes a file or folder that is removed when we are told to end.
    package static func make<Result>(_ path: String, _ make: () throws -> Result) rethrows -> Result {
        try state.withLock { state in
            let result = try make()
            state.paths.insert(path)
            return result
        }
    }

    /// Gives a file or folder that was made the place where it stays, or removes it.
    package static func settle<Result>(_ path: String, _ settle: () throws -> Result) rethrows -> Result {
        try state.withLock { state in
            state.paths.remove(path)
            return try settle()
        }
    }
}
