/// What moves of an item's drawing, and how it is drawn on the way.
@MainActor
class Motion {
    /// Goes on with what the same item of the last build was doing.
    func follow(_ old: Motion, _ transaction: Transaction, at time: TimeInterval) {}
    var isMoving: Bool { false }
    var nextEnd: TimeInterval? { nil }
    /// From when to when it moves.
    var span: ClosedRange<TimeInterval>? { nil }
    func drawing(at time: TimeInterval) -> Drawing? { nil }
    func tick(_ time: TimeInterval) {}
    func stop() {}
}

/// What moves, with its type.
@MainActor
final class ValueMotion<V: VectorArithmetic>: Motion {
    private let target: V
    private let draw: (V) -> Drawing
    private var animator: Animator<V>?

    init(_ target: V, draw: @escaping (V) -> Drawing) {
        self.target = target
        self.draw = draw
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

    override func drawing(at time: TimeInterval) -> Drawing? {
        guard let animator, animator.isMoving else { return nil }
        return draw(target - animator.left(at: time))
    }

    override func tick(_ time: TimeInterval) { animator?.tick(time) }
    override func stop() { animator?.stop() }
}

extension Motion {
    /// What moves of a drawing by itself: a colour, an opacity, an offset …; nil where nothing does.
    static func of(_ drawing: Drawing) -> Motion? {
        switch drawing {
        case .fill(.color(let color)):
            return ValueMotion(NumberVector(numbers: color.motionNumbers)) {
                .fill(.color(ResolvedColor(motionNumbers: $0.numbers[...])))
            }
        case .effect(.opacity(let opacity)):
            return ValueMotion(opacity) { .effect(.opacity(min(max($0, 0), 1))) }
        case .effect(.offset(let offset)):
            return ValueMotion(AnimatablePair(offset.width, offset.height)) {
                .effect(.offset(CGSize(width: $0.first, height: $0.second)))
            }
        case .effect(.parametric(let transform)):
            return ValueMotion(NumberVector(numbers: transform.numbers)) { vector in
                var moved = transform
                moved.numbers = transform.numbers.indices.map { vector[$0] }
                return .effect(.parametric(moved))
            }
        case .effect(.blur(let blur)):
            return ValueMotion(blur.radius) { radius in
                var moved = blur
                moved.radius = max(radius, 0)
                return .effect(.blur(moved))
            }
        default: return nil
        }
    }
}
