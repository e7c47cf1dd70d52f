import GalleyText

/// What runs when the animations that began in a transaction have ended.
///
/// Unchecked: changes may be made on any thread, which only sets the flag behind its lock; everything else is done by the view that
/// is alive, on the main thread.
package final class AnimationCompletion: @unchecked Sendable {
    private var action: (() -> Void)?
    private var running = 0
    private let adopted = Locked(false)

    /// Whether animations count as over only when nothing of them is left.
    let waitsForLast: Bool

    init(waitsForLast: Bool, _ action: @escaping () -> Void) {
        self.waitsForLast = waitsForLast
        self.action = action
    }

    /// Whether a view that is alive has been changed in the transaction, and will say when it is over.
    var isAdopted: Bool { adopted.withLock { $0 } }

    func adopt() { adopted.withLock { $0 = true } }

    /// An animation of the transaction begins.
    package func begin() { running += 1 }

    /// An animation has ended.
    package func end() {
        running -= 1
        runIfOver()
    }

    /// Runs what waits where nothing moves.
    package func runIfOver() { if running <= 0 { run() } }

    func run() {
        let action = action
        self.action = nil
        action?()
    }
}
