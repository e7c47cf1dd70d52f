/// A rectangle that constraints are made with, and that nothing shows.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The view that it belongs to.
    open internal(set) weak var owningView: UIView?
    /// Its name: kept.
    open var identifier = ""
    let insets: ((UIView) -> UIEdgeInsets)?

    /// A rectangle that constraints alone place.
    public override init() {
        insets = nil
        super.init()
    }

    init(_ view: UIView, _ insets: @escaping (UIView) -> UIEdgeInsets) {
        self.insets = insets
        owningView = view
        super.init()
    }

    /// Its rectangle in the view that it belongs to.
    open var layoutFrame: CGRect {
        guard let owningView, let insets else { return .zero }
        return owningView.bounds.inset(by: insets(owningView))
    }
    /// Where reading begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// Where reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The upper edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The lower edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The middle, from side to side.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle, from top to bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

extension UILayoutGuide: ConstraintItem {
    package var constraintKeeper: any ConstraintKeeper { owningView ?? UIView() }
    package var insetsInView: UIEdgeInsets? { owningView.flatMap { view in insets.map { $0(view) } } }
}

/// The rectangle above the keyboard: the view's, because none is shown.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether it follows a keyboard that does not stand at the lower edge.
    open var followsUndockedKeyboard = false
    /// Whether it ends at the safe area where there is no keyboard.
    open var usesBottomSafeArea = true
}
