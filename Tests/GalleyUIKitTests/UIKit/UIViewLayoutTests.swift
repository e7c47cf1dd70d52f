import Galley
import GalleyTestSupport
import GalleyUIKitClasses
import Testing

/// Where the views of a UIKit view lie. The lengths follow from what Apple's documentation of constraints, masks and stacks says.
@MainActor @Suite("UIKit's layout")
struct UIViewLayoutTests {
    private func view(in parent: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    @Test("Pinned to the edges, with distances") func pinned() {
        let view = view(in: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor, constant: -5),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 8, width: 170, height: 87))
    }

    @Test("In the middle, of a size; beside it one half as wide") func sized() {
        let (first, second) = (view(in: root), view(in: root))
        NSLayoutConstraint.activate([
            first.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            first.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            first.widthAnchor.constraint(equalToConstant: 60), first.heightAnchor.constraint(equalToConstant: 20),
            second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
            second.topAnchor.constraint(equalTo: first.topAnchor),
            second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5),
            second.heightAnchor.constraint(equalTo: second.widthAnchor),
        ])
        root.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 70, y: 40, width: 60, height: 20))
        #expect(second.frame == CGRect(x: 138, y: 40, width: 30, height: 30))
    }

    @Test("An inequality that would be broken holds; a weaker equation gives way") func inequality() {
        let view = view(in: root)
        let wish = view.widthAnchor.constraint(equalTo: root.widthAnchor)
        wish.priority = .defaultHigh
        NSLayoutConstraint.activate([
            wish, view.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 120, height: 10))
        wish.isActive = false
        view.widthAnchor.constraint(equalToConstant: 30).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 30)
    }

    @Test("A view is as large as what is pinned in it") func fitting() {
        let card = UIView()
        let inner = view(in: card)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
            inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 6),
            card.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 6),
            card.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 4),
            inner.widthAnchor.constraint(equalToConstant: 50), inner.heightAnchor.constraint(equalToConstant: 30),
        ])
        #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 62, height: 38))
    }

    @Test("Numbers that are none, and constraints that contradict each other, end") func odd() {
        let view = view(in: root)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: .nan), view.widthAnchor.constraint(equalToConstant: 10),
            view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: .infinity),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.width.isFinite && view.frame.height == 0)
    }

    @Test("A mask shares what the view around has grown") func masks() {
        let filling = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 80))
        filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let moving = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        moving.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        root.addSubview(filling)
        root.addSubview(moving)
        root.frame.size = CGSize(width: 240, height: 130)
        #expect(filling.frame == CGRect(x: 10, y: 10, width: 220, height: 110))
        #expect(moving.frame == CGRect(x: 30, y: 10, width: 20, height: 20))
    }

    private func fixed(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }

    @Test("A stack's distances, shares and alignment") func stack() {
        let views = [fixed(20, 10), fixed(30, 30), fixed(10, 20)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 5
        stack.setCustomSpacing(15, after: views[0])
        stack.alignment = .center
        #expect(stack.intrinsicContentSize == CGSize(width: 80, height: 30))
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        stack.distribution = .equalSpacing
        stack.layoutIfNeeded()
        #expect(
            views.map(\.frame) == [
                CGRect(x: 0, y: 15, width: 20, height: 10), CGRect(x: 45, y: 5, width: 30, height: 30),
                CGRect(x: 90, y: 10, width: 10, height: 20),
            ])
        stack.distribution = .fillEqually
        stack.alignment = .fill
        views[2].isHidden = true
        stack.layoutIfNeeded()
        #expect(views[0].frame == CGRect(x: 0, y: 0, width: 42.5, height: 40))
        #expect(views[1].frame == CGRect(x: 57.5, y: 0, width: 42.5, height: 40))
    }

    @Test("Views in views, and none in itself") func hierarchy() {
        let (a, b) = (UIView(), UIView())
        root.addSubview(a)
        root.insertSubview(b, belowSubview: a)
        #expect(root.subviews == [b, a])
        a.addSubview(root)
        root.addSubview(root)
        #expect(root.superview == nil && root.subviews == [b, a])
        root.bringSubviewToFront(b)
        #expect(root.subviews == [a, b] && b.isDescendant(of: root))
        a.frame.origin = CGPoint(x: 30, y: 40)
        #expect(a.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 31, y: 42))
        b.removeFromSuperview()
        #expect(root.subviews == [a] && b.superview == nil)
    }
}
