import Foundation
import Synchronization

/// Wakes the main thread when state has changed that no command led to: a timer of the run loop, for one, ends no turn of it.
final class ChangeAlarm: Sendable {
    private let hasChanged = Mutex(false)

    /// Whether something has changed since it was last taken up.
    var isNoted: Bool { hasChanged.withLock { $0 } }

    /// Something has changed; any thread may say so.
    func note() {
        let isFirst = hasChanged.withLock { hasChanged in
            defer { hasChanged = true }
            return !hasChanged
        }
        if isFirst { DispatchQueue.main.async {} }
    }

    /// What has changed is taken up.
    func take() { hasChanged.withLock { $0 = false } }
}
