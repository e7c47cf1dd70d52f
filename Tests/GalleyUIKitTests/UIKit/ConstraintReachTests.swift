import Galley
import GalleyTestSupport
import Testing

@testable import GalleyUIKitClasses

/// Constraints that reach beyond the view around. Documentation of `NSLayoutConstraint.isActive`: the views that it names have an ancestor in
/// common, however far out; the lengths by hand.
@MainActor @Suite("Constraints with views further out") struct ConstraintReachTests {
    private let root = UIView(frame: CGRect(x: 7, y: 9, width: 200, height: 100))

    private func placed(in outer: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        return view
    }

    private func framed(_ view: UIView, in outer: UIView) -> UIView {
        view.frame = CGRect(x: 30, y: 20, width: 100, height: 50)
        outer.addSubview(view)
        return view
    }

    /// Pins a view to the edges of another, so many points in from each.
    private func pin(_ view: UIView, to outer: UIView, _ distances: (CGFloat, CGFloat, CGFloat, CGFloat)) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: distances.0),
            view.topAnchor.constraint(equalTo: outer.topAnchor, constant: distances.1),
            // These begin at the outer view.
            outer.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: distances.2),
            outer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: distances.3),
        ])
    }

    @Test("A view in a view with a frame is pinned to the view around that") func frames() {
        let inner = placed(in: framed(UIView(), in: root))
        pin(inner, to: root, (10, 5, 20, 15))
        root.layoutIfNeeded()
        // From 10, 5 to 180, 85 in the root, which the view around has at −30, −20.
        #expect(inner.frame == CGRect(x: -20, y: -15, width: 170, height: 80))
        root.frame.size = CGSize(width: 300, height: 100)
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: -20, y: -15, width: 270, height: 80))
    }

    @Test("The same where constraints place all of them, through three views") func constraints() {
        let (first, sibling) = (placed(in: root), placed(in: root))
        let second = placed(in: first)
        let inner = placed(in: second)
        pin(first, to: root, (30, 20, 70, 30))
        pin(second, to: first, (10, 10, 10, 10))
        pin(sibling, to: root, (140, 2, 8, 58))
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            inner.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
            inner.topAnchor.constraint(equalTo: sibling.bottomAnchor, constant: 1),
            sibling.heightAnchor.constraint(equalTo: inner.heightAnchor, multiplier: 4),
        ])
        root.layoutIfNeeded()
        #expect(sibling.frame == CGRect(x: 140, y: 2, width: 52, height: 40))
        #expect(second.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
        // 8 − 40, a quarter of 200, 2 + 40 + 1 − 30, and a quarter of 40.
        #expect(inner.frame == CGRect(x: -32, y: 13, width: 50, height: 10))
    }

    @Test("What is in a stack is pinned to the stack and around it") func stacks() {
        let (above, below) = (UIView(), UIView())
        for view in [above, below] { view.heightAnchor.constraint(equalToConstant: 20).isActive = true }
        let stack = UIStackView(arrangedSubviews: [above, below])
        stack.axis = .vertical
        _ = framed(stack, in: root)
        let (first, second) = (placed(in: above), placed(in: below))
        for view in [first, second] {
            view.heightAnchor.constraint(equalToConstant: 6).isActive = true
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 60).isActive = true
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -4).isActive = true
        }
        first.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 3).isActive = true
        second.leadingAnchor.constraint(equalTo: above.leadingAnchor, constant: 9).isActive = true
        root.layoutIfNeeded()
        let tops = [above.frame.minY, below.frame.minY]
        #expect(tops[0] == 0 && tops[1] >= 20)
        // To 196 in the root, 166 in the stack.
        #expect(first.frame == CGRect(x: 3, y: 40, width: 163, height: 6))
        #expect(second.frame == CGRect(x: 9, y: 40 - tops[1], width: 157, height: 6))
    }

    /// Auto Layout Guide, “Working with Scroll Views”: constraints between the content and objects outside of the scroll view fix the content,
    /// which floats over what is scrolled.
    @Test("What is pinned outside of a scroll view stays where it is") func scrolled() {
        let scroll = UIScrollView()
        let inner = placed(in: placed(in: framed(scroll, in: root)))
        pin(inner, to: root, (40, 25, 110, 65))
        for offset in [0, 15] as [CGFloat] {
            scroll.contentOffset = CGPoint(x: 0, y: offset)
            root.layoutIfNeeded()
            #expect(inner.frame.size == CGSize(width: 50, height: 10))
            #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 40, y: 25), "\(offset)")
        }
    }

    /// Documentation of `systemLayoutSizeFitting(_:)`: the constraints of the view itself lead to the size.
    @Test("What is outside does not count where a size is asked for") func fitting() {
        let card = placed(in: root)
        let inner = placed(in: card)
        pin(inner, to: card, (6, 4, 6, 4))
        inner.widthAnchor.constraint(equalToConstant: 50).isActive = true
        inner.heightAnchor.constraint(equalToConstant: 30).isActive = true
        let far = inner.widthAnchor.constraint(equalTo: root.widthAnchor)
        far.isActive = true
        #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 62, height: 38))
        // A view that has left the root is not held by it any more.
        card.removeFromSuperview()
        card.frame = CGRect(x: 0, y: 0, width: 62, height: 38)
        card.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 6, y: 4, width: 50, height: 30))
    }
}
