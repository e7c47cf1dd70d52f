import GalleyEngine
import GalleyGraph
import GalleyLive

// What a scroll view's content does once nobody moves it, and what is told of it.
extension ScrollWork {
    /// How far content continues that is let go, in seconds at its speed: that of UIKit's normal deceleration, by 0.998 in a millisecond.
    private static let coasting: CGFloat = 0.499
    /// How content comes to where scrolling rests.
    private static let resting = Animation.smooth(duration: 0.35)

    /// Lets the content that was let go come to rest where its behaviour says.
    func comeToRest(_ offset: ScrollOffset, _ node: Int, in tree: ViewTree) {
        guard let velocity = offset.release, let value = offset.value, let live = tree.context.store.live else {
            return
        }
        offset.release = nil
        let end = target(offset, value, velocity, node, in: tree)
        guard end != value else {
            offset.noteMove()
            return enter(.idle, offset, tree)
        }
        offset.move(from: value, to: end, Self.resting, at: live.now)
        if offset.isMoving { live.askForFrame(.root) } else { enter(.idle, offset, tree) }
    }

    private func enter(_ phase: ScrollPhase, _ offset: ScrollOffset, _ tree: ViewTree) {
        offset.enter(phase) { action in
            tree.context.actions.append(RenderContext.Action(name: "onScrollPhaseChange", run: action))
        }
    }

    private func target(
        _ offset: ScrollOffset, _ value: CGPoint, _ velocity: CGVector, _ node: Int, in tree: ViewTree
    ) -> CGPoint {
        guard let behavior = settings.behavior else { return value }
        let room = room(node, in: tree)
        func bounded(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: point.x.isFinite ? min(max(point.x, 0), offset.longest.width) : value.x,
                y: point.y.isFinite ? min(max(point.y, 0), offset.longest.height) : value.y)
        }
        let coasted = bounded(
            CGPoint(x: value.x + velocity.dx * Self.coasting, y: value.y + velocity.dy * Self.coasting))
        let aims = aims(node, in: tree)
        let content = tree.pass.children(of: node).lowerBound
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: offset.start, size: room), anchor: nil),
            velocity: velocity, contentSize: CGSize(tree.pass.size(of: content)), containerSize: room, axes: axes,
            environment: environment, nearestView: aims.nearest)
        var target = ScrollTarget(rect: CGRect(origin: coasted, size: room), anchor: nil)
        behavior.updateTarget(&target, context: context)
        let end = bounded(target.rect.origin)
        return CGPoint(
            x: axes.contains(.horizontal) ? end.x : value.x, y: axes.contains(.vertical) ? end.y : value.y)
    }

    /// What is asked for in an animation is where the content goes from where it was.
    func animate(_ offset: ScrollOffset, from before: CGPoint, _ node: Int, in tree: ViewTree) {
        guard let live = tree.context.store.live, let animation = live.transaction.effectiveAnimation,
            let end = offset.value, end != before
        else { return }
        offset.move(from: before, to: end, animation, at: live.now)
        guard offset.isMoving else { return }
        live.askForFrame(.root)
        enter(.animating, offset, tree)
        offset.value = before
        scroll(offset, node, in: tree)
    }

    // MARK: What is told

    /// The size of what is seen of the content.
    private func room(_ node: Int, in tree: ViewTree) -> CGSize {
        let size = CGSize(tree.pass.size(of: node))
        return CGSize(
            width: max(size.width - margins.leading - margins.trailing, 0),
            height: max(size.height - margins.top - margins.bottom, 0))
    }

    private func aims(_ node: Int, in tree: ViewTree) -> ScrollAims {
        let content = tree.pass.children(of: node).lowerBound
        return ScrollAims(axes: axes, isMirrored: tree.pass.isRightToLeft(node)) { rect in
            tree.scrollTargets(inside: content, near: rect)
        }
    }

    /// How the content lies. The scroll view's own size counts with what it reaches into unsafe areas, which are insets, as the content's
    /// margins are (rules.md §19.6).
    func geometry(_ node: Int, in tree: ViewTree) -> ScrollGeometry {
        let pass = tree.pass
        let content = pass.children(of: node).lowerBound
        let (size, origin) = (CGSize(pass.size(of: node)), CGPoint(pass.origin(of: content)))
        let reach = reach
        let area = reach.insets(isRightToLeft: pass.isRightToLeft(node))
        return ScrollGeometry(
            contentOffset: CGPoint(x: 0 - origin.x - reach.left, y: 0 - origin.y - reach.top),
            contentSize: CGSize(pass.size(of: content)),
            contentInsets: EdgeInsets(
                top: margins.top + area.top, leading: margins.leading + area.leading,
                bottom: margins.bottom + area.bottom, trailing: margins.trailing + area.trailing),
            containerSize: CGSize(
                width: size.width + reach.left + reach.right, height: size.height + reach.top + reach.bottom))
    }

    func report(_ geometry: ScrollGeometry, _ tree: ViewTree) {
        for observer in settings.observers { observer.laidOut?(geometry, tree.context) }
    }

    /// Tells bindings which view is seen first, where a person has scrolled.
    func tell(_ offset: ScrollOffset, _ node: Int, in tree: ViewTree) {
        guard offset.isMovedByPerson, !settings.reports.isEmpty, let value = offset.value else { return }
        let seen = CGRect(origin: value, size: room(node, in: tree))
        let aims = aims(node, in: tree)
        for report in settings.reports {
            guard let name = aims.first(in: seen, report.anchor), report.isNews(name) else { continue }
            if report.isRequest { offset.note(name, report.anchor) }
            tree.context.actions.append(RenderContext.Action(name: "scrollPosition") { report.write(name) })
        }
    }
}
