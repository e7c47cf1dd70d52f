/// Something that moves on the view's clock.
@MainActor
protocol Ticking {
    var isMoving: Bool { get }
    var nextEnd: TimeInterval? { get }
    /// From when to when it moves.
    var span: ClosedRange<TimeInterval>? { get }
    func tick(_ time: TimeInterval)
}

/// A value of an animatable type of the user's on its way: the view or layout is built with what is shown.
@MainActor
final class BuildAnimator<V: VectorArithmetic>: Ticking {
    private var target: V?
    private let animator = Animator<V>()

    var isMoving: Bool { animator.isMoving }
    var nextEnd: TimeInterval? { animator.nextEnd }
    var span: ClosedRange<TimeInterval>? { animator.span }
    func tick(_ time: TimeInterval) { animator.tick(time) }

    /// What is shown of a value that was set.
    func present(_ value: V, _ transaction: Transaction, at time: TimeInterval) -> V {
        if let target, target != value, let animation = transaction.effectiveAnimation {
            animator.add(value - target, animation, at: time, transaction)
        }
        target = value
        return animator.isMoving ? value - animator.left(at: time) : value
    }
}

/// To what animates one of the values that a view is built with.
private enum AnimatorStep: GraphStep {}

extension ViewTreeBuilder {
    /// A value of an animatable type as it is shown now, where the view is alive.
    package func presented<T>(_ value: T) -> T {
        guard let live, !isTrial, let animatable = value as? any Animatable else { return value }
        func open<A: Animatable>(_ value: A) -> A {
            if A.AnimatableData.self == EmptyAnimatableData.self { return value }
            let place = identity.child(AnimatorStep.self).child(noteCount)
            let animator = context.store.object(at: place, in: part) { BuildAnimator<A.AnimatableData>() }
            var shown = value
            let target = value.animatableData
            let data = animator.present(target, transaction, at: live.now)
            if animator.isMoving { live.moves(animator, scope) }
            if data != target { shown.animatableData = data }
            return shown
        }
        return open(animatable) as? T ?? value
    }
}
