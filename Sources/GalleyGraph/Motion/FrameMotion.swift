/// Where a leaf, a clip or a transform is shown on the way to its place. Layout jumps to its end; what is drawn moves there
/// (OpenSwiftUICore: `AnimatableFrameAttribute`, the frame of leaves, clips and transforms in the space around them).
@MainActor
final class FrameMotion {
    private(set) var target: CGRect
    /// What moves the space that the frame is told in; in another one it is not compared.
    var space: Identity?
    private var animator: Animator<CGRect.AnimatableData>?

    init(_ target: CGRect) { self.target = target }

    func follow(_ frame: CGRect, _ transaction: Transaction, at time: TimeInterval) {
        defer { target = frame }
        guard frame != target, let animation = transaction.effectiveAnimation else { return }
        let animator = animator ?? Animator()
        self.animator = animator
        animator.add(frame.animatableData - target.animatableData, animation, at: time, transaction)
    }

    var isMoving: Bool { animator?.isMoving ?? false }
    var nextEnd: TimeInterval? { animator?.nextEnd }
    var span: ClosedRange<TimeInterval>? { animator?.span }
    func tick(_ time: TimeInterval) { animator?.tick(time) }
    func stop() { animator?.stop() }

    /// What has to be added to the place to get where it is shown.
    func shift(at time: TimeInterval) -> (origin: CGPoint, size: CGSize)? {
        guard let animator, animator.isMoving else { return nil }
        let left = animator.left(at: time)
        return (
            CGPoint(x: -left.first.first, y: -left.first.second),
            CGSize(width: -left.second.first, height: -left.second.second)
        )
    }
}

extension ViewTree {
    /// Tells the frames' motions where the layout has put everything.
    func followFrames(_ live: LiveState) { followFrames(live, from: CGPoint(x: origin.x, y: origin.y)) }

    private func followFrames(_ live: LiveState, from start: CGPoint) {
        guard pass.count > 0 else { return }
        // Each node's origin in the space around it: the window, or what the nearest transform or scroll view moves.
        var places = [CGPoint](repeating: .zero, count: pass.count)
        var spaces = [Identity?](repeating: nil, count: pass.count)
        for node in 0..<pass.count {
            let parent = pass.parent(of: node)
            let own = CGPoint(pass.origin(of: node))
            var outer = parent < 0 ? start : places[parent]
            // What is laid out on the way of a matched geometry has no way of its own.
            let isApart = parent >= 0 && (startsSpace(parent) || nodesOnTheWay.contains(parent))
            if parent >= 0 { spaces[node] = isApart ? key(of: parent) : spaces[parent] }
            if parent >= 0, startsSpace(parent) { outer = .zero }
            places[node] = CGPoint(x: outer.x + own.x, y: outer.y + own.y)
            // Scrolling is no movement of what is scrolled.
            if parent >= 0, startsScroll(parent) { places[node] = .zero }
            // What does not lie anywhere comes without a way.
            if pass.isExcluded(node) { continue }
            if let key = key(of: node), hasFrame(node) {
                live.follow(key, CGRect(origin: places[node], size: CGSize(pass.size(of: node))), in: spaces[node])
            }
            if let inner = inner[node] {
                let origin = inner.tree.origin
                inner.tree.followFrames(live, from: CGPoint(x: places[node].x + origin.x, y: places[node].y + origin.y))
            }
        }
        for cover in covers { cover.followFrames(live) }
    }

    /// Whether what lies inside has a separate space.
    private func startsSpace(_ node: Int) -> Bool {
        content(of: node)?.frameWay == .space
    }

    private func startsScroll(_ node: Int) -> Bool { content(of: node)?.frameWay == .scrolled }

    /// Whether a node's frame is shown.
    private func hasFrame(_ node: Int) -> Bool { content(of: node)?.frameWay.hasFrame ?? false }
}
