import Galley
import GalleyTestSupport
import GalleyUIKitClasses
import Testing

/// The views in a view, as Apple's documentation of UIView says.
@MainActor @Suite("UIKit's views in views")
struct UIViewHierarchyTests {
    /// A view that notes what happens to it and in it.
    private final class Noting: UIView {
        var notes: [String] = []

        override func willMove(toSuperview newSuperview: UIView?) { notes.append(newSuperview == nil ? "-" : "+") }
        override func didMoveToSuperview() { notes.append(superview == nil ? "out" : "in") }
        override func didAddSubview(_ subview: UIView) { notes.append("added \(subview.tag)") }
        override func willRemoveSubview(_ subview: UIView) { notes.append("removes \(subview.tag)") }
    }

    private func view(_ tag: Int, _ frame: CGRect = .zero) -> Noting {
        let view = Noting(frame: frame)
        view.tag = tag
        return view
    }

    private func tags(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

    @Test("Views lie in the order in which they were added, and are put before, behind and among others") func order() {
        let root = UIView()
        let views = (1...4).map { view($0) }
        for view in views.prefix(3) { root.addSubview(view) }
        #expect(tags(root) == [1, 2, 3])
        root.insertSubview(views[3], belowSubview: views[1])
        #expect(tags(root) == [1, 4, 2, 3])
        root.insertSubview(views[0], aboveSubview: views[1])
        #expect(tags(root) == [4, 2, 1, 3])
        root.insertSubview(views[2], at: 0)
        #expect(tags(root) == [3, 4, 2, 1])
        root.bringSubviewToFront(views[3])
        #expect(tags(root) == [3, 2, 1, 4])
        root.sendSubviewToBack(views[0])
        #expect(tags(root) == [1, 3, 2, 4])
        root.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(tags(root) == [4, 3, 2, 1])
        // A view that is added again comes to the front.
        root.addSubview(views[2])
        #expect(tags(root) == [4, 2, 1, 3])
        // Places that there are not change nothing, or are the nearest.
        root.exchangeSubview(at: 0, withSubviewAt: 4)
        root.bringSubviewToFront(root)
        #expect(tags(root) == [4, 2, 1, 3])
        root.insertSubview(views[3], at: 99)
        #expect(tags(root) == [2, 1, 3, 4])
    }

    @Test("A view is in one view at a time, and each hears of it") func moves() {
        let (first, second, child) = (view(1), view(2), view(3))
        first.addSubview(child)
        #expect(child.superview === first)
        #expect(child.notes == ["+", "in"] && first.notes == ["added 3"])
        second.addSubview(child)
        #expect(child.superview === second && first.subviews.isEmpty)
        #expect(child.notes == ["+", "in", "+", "in"])
        #expect(first.notes == ["added 3", "removes 3"] && second.notes == ["added 3"])
        child.removeFromSuperview()
        #expect(child.superview == nil && second.subviews.isEmpty)
        #expect(child.notes.suffix(2) == ["-", "out"] && second.notes == ["added 3", "removes 3"])
        child.removeFromSuperview()
        #expect(child.notes.count == 6)
        // No view can be in itself.
        child.addSubview(first)
        first.addSubview(child)
        #expect(first.superview === child && child.superview == nil)
        first.addSubview(first)
        #expect(first.subviews.isEmpty)
    }

    @Test("A tag is looked for depth first, the view itself included") func tagged() {
        let (root, inner, leaf, other) = (view(0), view(1), view(2), view(2))
        root.addSubview(inner)
        inner.addSubview(leaf)
        root.addSubview(other)
        #expect(root.viewWithTag(2) === leaf && root.viewWithTag(0) === root && root.viewWithTag(9) == nil)
        #expect(leaf.isDescendant(of: root) && leaf.isDescendant(of: leaf) && !root.isDescendant(of: leaf))
    }

    @Test("Points go from view to view by frames, and by how far a view is scrolled") func points() {
        let root = UIView(frame: CGRect(x: 3, y: 4, width: 100, height: 100))
        let scrolled = UIScrollView(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
        let child = UIView(frame: CGRect(x: 5, y: 60, width: 20, height: 10))
        root.addSubview(scrolled)
        scrolled.addSubview(child)
        scrolled.contentOffset = CGPoint(x: 0, y: 50)
        #expect(child.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: 32))
        #expect(scrolled.convert(CGPoint(x: 5, y: 60), to: root) == CGPoint(x: 15, y: 30))
        #expect(child.convert(CGPoint(x: 16, y: 32), from: root) == CGPoint(x: 1, y: 2))
        #expect(child.convert(child.bounds, to: scrolled) == child.frame)
        #expect(root.convert(CGRect(x: 15, y: 30, width: 7, height: 8), to: child).origin == .zero)
    }

    @Test("A point hits the view in front that can be used") func hits() {
        let root = view(0, CGRect(x: 0, y: 0, width: 100, height: 100))
        let scrolled = UIScrollView(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
        let (behind, front) = (
            view(1, CGRect(x: 5, y: 60, width: 20, height: 10)), view(2, CGRect(x: 15, y: 60, width: 20, height: 10))
        )
        root.addSubview(scrolled)
        scrolled.addSubview(behind)
        scrolled.addSubview(front)
        scrolled.contentOffset.y = 50
        let both = CGPoint(x: 30, y: 35)
        #expect(root.hitTest(both, with: nil) === front)
        front.isHidden = true
        #expect(root.hitTest(both, with: nil) === behind)
        front.isHidden = false
        front.alpha = 0.005
        #expect(root.hitTest(both, with: nil) === behind)
        front.alpha = 1
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(both, with: nil) === behind)
        #expect(root.hitTest(CGPoint(x: 12, y: 75), with: nil) === scrolled)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 101, y: 5), with: nil) == nil)
    }

    @Test("A rectangle is scrolled to as little as it takes") func scrolling() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        view.scrollRectToVisible(CGRect(x: 20, y: 100, width: 10, height: 10), animated: false)
        #expect(view.contentOffset == CGPoint(x: 0, y: 50))
        view.scrollRectToVisible(CGRect(x: 20, y: 60, width: 10, height: 10), animated: false)
        #expect(view.contentOffset == CGPoint(x: 0, y: 50))
        view.scrollRectToVisible(CGRect(x: 0, y: 30, width: 10, height: 10), animated: false)
        #expect(view.contentOffset == CGPoint(x: 0, y: 30))
    }
}
