import GalleyUIKit

// The views in a view, and what is asked about them.
extension UIView {
    func place(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view) else { return }
        view.willMove(toSuperview: self)
        view.leaveSuperview()
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        didAddSubview(view)
        view.didMoveToSuperview()
    }

    /// Puts a view behind another.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insertSubview(view, at: index(of: sibling, without: view) ?? subviews.count)
    }

    /// Puts a view in front of another.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insertSubview(view, at: index(of: sibling, without: view).map { $0 + 1 } ?? subviews.count)
    }

    /// Where a view lies once another has been taken out.
    private func index(of sibling: UIView, without view: UIView) -> Int? {
        subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
    }

    func leave() {
        guard superview != nil else { return }
        willMove(toSuperview: nil)
        leaveSuperview()
        didMoveToSuperview()
    }

    private func leaveSuperview() {
        guard let around = superview else { return }
        around.willRemoveSubview(self)
        around.subviews.removeAll { $0 === self }
        (around as? UIStackView)?.removeArrangedSubview(self)
        superview = nil
    }

    /// Moves a view in front of the others.
    public func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    /// Moves a view behind the others.
    public func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    /// Lets two views change places.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        subviews.swapAt(index1, index2)
    }

    /// Whether it is a view, or somewhere in it.
    public func isDescendant(of view: UIView) -> Bool {
        sequence(first: self) { $0.superview }.contains { $0 === view }
    }

    /// It, or the first view in it, of a tag.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// From left to right.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Points

    /// A point in another view's coordinates.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (own, other) = (origin, view?.origin ?? .zero)
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }

    /// Another view's point in its own coordinates.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (own, other) = (origin, view?.origin ?? .zero)
        return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
    }

    /// A rectangle in another view's coordinates.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// Another view's rectangle in its own coordinates.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// Where 0, 0 of its coordinates lies in those of the outermost view around. What is scrolled has its bounds elsewhere.
    private var origin: CGPoint {
        var point = CGPoint.zero
        for view in sequence(first: self, next: { $0.superview }) {
            guard let around = view.superview else { break }
            point.x += view.frame.minX - view.bounds.minX
            point.y += around.top(of: view) - view.bounds.minY
        }
        return point
    }

    // MARK: What is added

    func recognize(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }

    func forget(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
}
