import Galley
import GalleyGraph
import GalleyLive
import GalleyProtocol

extension LiveElements {
    /// The scroll views whose content a page moves by itself, those behind first, and how far each is scrolled.
    ///
    /// - Parameter isReached: Whether a wheel reaches one; those inside it are reached with it.
    package static func scrolls(
        in roots: [LiveNode], _ isReached: (LocalScroll) -> Bool
    ) -> (scrolls: [LivePicture.Scroll], offsets: [[Double]]) {
        var list = ScrollList()
        for root in roots { list.add(root, nil, .zero, isReached) }
        return (list.scrolls, list.offsets)
    }

    private struct ScrollList {
        var scrolls: [LivePicture.Scroll] = []
        var offsets: [[Double]] = []

        /// - Parameter shift: How far all around is scrolled.
        mutating func add(_ node: LiveNode, _ around: Int?, _ shift: CGPoint, _ isReached: (LocalScroll) -> Bool) {
            var (around, shift) = (around, shift)
            if let scroll = node.scroll {
                var one = LivePicture.Scroll(
                    id: name(of: scroll.id), frame: short(box(scroll.frame.offsetBy(dx: shift.x, dy: shift.y))),
                    axes: (scroll.axes.contains(.horizontal) ? "x" : "") + (scroll.axes.contains(.vertical) ? "y" : ""),
                    longest: short([scroll.longest.width, scroll.longest.height]), revision: scroll.revision)
                one.parent = around.map { scrolls[$0].id }
                if !scroll.path.isEmpty { one.path = scroll.path.map { short([$0.x, $0.y]) } }
                let covered = scroll.covered
                if covered != EdgeReach() {
                    one.covered = short([covered.top, covered.right, covered.bottom, covered.left].map(Double.init))
                }
                if scroll.snaps { one.snaps = true }
                if !scroll.showsBars { one.hidesBars = true }
                if around.map({ scrolls[$0].isCovered == true }) ?? !isReached(scroll) { one.isCovered = true }
                around = scrolls.count
                scrolls.append(one)
                offsets.append(short([scroll.offset.x, scroll.offset.y]))
                shift = CGPoint(x: shift.x + scroll.offset.x, y: shift.y + scroll.offset.y)
            } else if let around, node.followsFinger, node.isEnabled {
                scrolls[around].grips =
                    (scrolls[around].grips ?? [])
                    + [short(box(node.frame.offsetBy(dx: shift.x, dy: shift.y)))]
            }
            for child in node.children { add(child, around, shift, isReached) }
        }
    }

    /// Hundredths of a point are enough.
    private static func short(_ numbers: [Double]) -> [Double] { numbers.map { ($0 * 100).rounded() / 100 } }
}
