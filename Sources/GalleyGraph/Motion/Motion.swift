/// What moves of a node's content, and how it is drawn on the way.
@MainActor
package class Motion {
    /// Continues with what the same item of the last build was doing.
    func follow(_ old: Motion, _ transaction: Transaction, at time: TimeInterval) {}
    var isMoving: Bool { false }
    var nextEnd: TimeInterval? { nil }
    /// From when to when it moves.
    var span: ClosedRange<TimeInterval>? { nil }
    func content(at time: TimeInterval) -> (any NodeContent)? { nil }
    func tick(_ time: TimeInterval) {}
    func stop() {}
}

/// What moves, with its type.
@MainActor
package final class ValueMotion<V: VectorArithmetic>: Motion {
    private let target: V
    private let make: (V) -> any NodeContent
    private var animator: Animator<V>?

    package init(_ target: V, make: @escaping (V) -> any NodeContent) {
        self.target = target
        self.make = make
    }

    override func follow(_ old: Motion, _ transaction: Transaction, at time: TimeInterval) {
        guard let old = old as? ValueMotion<V> else { return old.stop() }
        animator = old.animator
        guard target != old.target, let animation = transaction.effectiveAnimation else { return }
        let animator = animator ?? Animator<V>()
        self.animator = animator
        animator.add(target - old.target, animation, at: time, transaction)
    }

    override var isMoving: Bool { animator?.isMoving ?? false }
    override var nextEnd: TimeInterval? { animator?.nextEnd }
    override var span: ClosedRange<TimeInterval>? { animator?.span }

    override func content(at time: TimeInterval) -> (any NodeContent)? {
        guard let animator, animator.isMoving else { return nil }
        return make(target - animator.left(at: time))
    }

    override func tick(_ time: TimeInterval) { animator?.tick(time) }
    override func stop() { animator?.stop() }
}
