import GalleyUIKit

/// How strongly a view keeps its content's size, along each axis.
struct ContentPriorities {
    /// Against being larger; 250.
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    /// Against being smaller; 750.
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    /// A view that does not grow along axes.
    static func hugging(_ axes: NSLayoutConstraint.Axis...) -> ContentPriorities {
        var priorities = ContentPriorities()
        for axis in axes { priorities.hugging[axis] = .defaultHigh }
        return priorities
    }
}

// The lines and lengths of a view that constraints are made with.
extension UIView {
    /// Where reading begins.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// Where reading ends.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The upper edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The lower edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The middle, from side to side.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle, from top to bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The first line's baseline; it counts as the lower edge.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The last line's baseline; it counts as the lower edge.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    /// What the safe area leaves: the whole view.
    public var safeAreaLayoutGuide: UILayoutGuide { guide("safeArea") { $0.safeAreaInsets } }
    /// What the margins leave.
    public var layoutMarginsGuide: UILayoutGuide { guide("margins") { $0.layoutMargins } }
    /// What is easy to read: what the margins leave.
    public var readableContentGuide: UILayoutGuide { guide("readable") { $0.layoutMargins } }
    /// What lies above the keyboard: the whole view.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let known = standardGuides["keyboard"] as? UIKeyboardLayoutGuide { return known }
        let guide = UIKeyboardLayoutGuide(self) { UIEdgeInsets(top: $0.bounds.height, left: 0, bottom: 0, right: 0) }
        standardGuides["keyboard"] = guide
        return guide
    }

    func guide(_ name: String, _ insets: @escaping (UIView) -> UIEdgeInsets) -> UILayoutGuide {
        if let known = standardGuides[name] { return known }
        let guide = UILayoutGuide(self, insets)
        standardGuides[name] = guide
        return guide
    }

    /// Adds a rectangle that constraints place.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuides.append(layoutGuide)
        layoutGuide.owningView = self
    }

    /// Takes a rectangle away.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuides.removeAll { $0 === layoutGuide } }

    /// The active constraints that begin at it.
    public var constraints: [NSLayoutConstraint] { keptConstraints }
    /// Lets a constraint count.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Lets constraints count.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Lets a constraint count no more.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// Lets constraints count no more.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    /// How strongly it resists being made larger than its content.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities.hugging[axis] ?? .defaultLow
    }

    /// Says how strongly it resists being made larger than its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        priorities.hugging[axis] = priority
    }

    /// How strongly it resists being made smaller than its content.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities.resistance[axis] ?? .defaultHigh
    }

    /// Says how strongly it resists being made smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { priorities.resistance[axis] = priority }
}

extension UIView: ConstraintKeeper {
    package var constraintKeeper: any ConstraintKeeper { self }
    package var insetsInView: UIEdgeInsets? { nil }
    package var constraintChildren: [any ConstraintKeeper] { constrainedSubviews }
    package var constraintGuides: [any ConstraintItem] {
        layoutGuides + standardGuides.keys.sorted().compactMap { standardGuides[$0] }
    }
    package var ownFrame: CGRect? { translatesAutoresizingMaskIntoConstraints ? frame : nil }

    package func ownContentSize() -> CGSize { intrinsicContentSize }

    package func wantedSize() -> CGSize {
        let own = intrinsicContentSize
        guard own.width < 0, own.height < 0, hasConstraintsInside else { return own }
        return ConstraintSolver(self, size: nil).size
    }

    package func contentPriority(_ axis: NSLayoutConstraint.Axis) -> (hugging: Float, resistance: Float) {
        (contentHuggingPriority(for: axis).rawValue, contentCompressionResistancePriority(for: axis).rawValue)
    }

    /// Whether constraints place anything in it.
    var hasConstraintsInside: Bool { subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } }

    /// The size that its constraints, or its content, lead to.
    func fittingSize() -> CGSize {
        if hasConstraintsInside || !keptConstraints.isEmpty { return ConstraintSolver(self, size: nil).size }
        let own = intrinsicContentSize
        return CGSize(width: max(own.width, 0), height: max(own.height, 0))
    }
}
