/// The way of a matched geometry from one source to the next.
///
/// Where a view comes in the same update in which another of the same name goes, both are laid out into one frame, which leads from the
/// old one's place and size to the new one's; how each is drawn meanwhile is its own transition's matter (Apple's documentation of
/// `matchedGeometryEffect(id:in:properties:anchor:isSource:)`).
@MainActor
final class MatchedMotion: Ticking {
    /// The item of the view that is the source.
    private(set) var source: Identity
    /// Where it is laid out, in the window.
    private var target: CGRect
    private let animator = Animator<CGRect.AnimatableData>()

    init(_ source: Identity, _ target: CGRect) { (self.source, self.target) = (source, target) }

    func follow(_ source: Identity, _ frame: CGRect, _ transaction: Transaction, at time: TimeInterval) {
        if source != self.source, let animation = transaction.effectiveAnimation {
            animator.add(frame.animatableData - target.animatableData, animation, at: time, transaction)
        } else if source != self.source {
            animator.stop()
        }
        (self.source, target) = (source, frame)
    }

    /// Where the source is shown, and what goes with it.
    func frame(at time: TimeInterval) -> CGRect {
        guard animator.isMoving else { return target }
        var shown = target
        shown.animatableData = target.animatableData - animator.left(at: time)
        shown.size = CGSize(width: max(shown.size.width, 0), height: max(shown.size.height, 0))
        return shown
    }

    var isMoving: Bool { animator.isMoving }
    var nextEnd: TimeInterval? { animator.nextEnd }
    var span: ClosedRange<TimeInterval>? { animator.span }
    func tick(_ time: TimeInterval) { animator.tick(time) }
    func stop() { animator.stop() }
}

/// The matched geometries of a view that is alive.
@MainActor
struct MatchedMotions {
    private var motions: [MatchedGeometryWork.Name: MatchedMotion] = [:]
    /// Those whose source this build has met.
    private var met: Set<MatchedGeometryWork.Name> = []

    /// The whole view is going to be built.
    mutating func beginBuild() { met = [] }

    /// A source lies somewhere; of several the first one counts. Nil for the others.
    mutating func follow(
        _ name: MatchedGeometryWork.Name, _ source: Identity, _ frame: CGRect, _ transaction: Transaction,
        at time: TimeInterval
    ) -> MatchedMotion? {
        guard met.insert(name).inserted else { return nil }
        guard let motion = motions[name] else {
            let motion = MatchedMotion(source, frame)
            motions[name] = motion
            return motion
        }
        motion.follow(source, frame, transaction, at: time)
        return motion
    }

    subscript(name: MatchedGeometryWork.Name) -> MatchedMotion? { motions[name] }

    /// The whole view is laid out: forgets what has no source any more.
    mutating func endBuild() {
        guard motions.count > met.count else { return }
        for (name, motion) in motions where !met.contains(name) {
            motion.stop()
            motions[name] = nil
        }
    }
}
