import Foundation

/// A lock on a folder, which the system takes away when the process ends.
package final class FolderLock: Sendable {
    private let descriptor: Int32

    /// Keeps others from claiming the folder; nil when there is no such folder.
    package init?(sharing path: String) {
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        // A file system without locks keeps nobody from claiming, and lets nobody claim.
        while flock(descriptor, LOCK_SH) != 0, errno == EINTR {}
        guard isStillThere(path) else { return nil }
    }

    /// Claims a folder that no one shares; nil when someone does.
    package init?(claiming path: String) {
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0, isStillThere(path) else { return nil }
    }

    /// A process that another thread is starting has a copy of the descriptor until its own program runs: closing ours alone would leave
    /// the lock with it.
    deinit {
        guard descriptor >= 0 else { return }
        _ = flock(descriptor, LOCK_UN)
        _ = close(descriptor)
    }

    /// Claims what was shared; where others share it, too, it stays as it was.
    package func claim() -> Bool {
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
        // The system takes away what was shared before it gives anything.
        share()
        return false
    }

    /// Shares what was claimed.
    package func share() {
        while flock(descriptor, LOCK_SH) != 0, errno == EINTR {}
    }

    /// Whether the folder has not been moved or removed since it was opened.
    private func isStillThere(_ path: String) -> Bool {
        var locked = stat()
        var named = stat()
        return fstat(descriptor, &locked) == 0 && stat(path, &named) == 0 && locked.st_ino == named.st_ino
            && locked.st_dev == named.st_dev
    }
}
