/// What constraints are between: a view of UIKit's or AppKit's, or a guide of one.
@MainActor
package protocol ConstraintItem: AnyObject {
    /// The view that keeps the constraints which begin here.
    var constraintKeeper: any ConstraintKeeper { get }
    /// What is solved for: itself, or the view that stands for it.
    var solvedItem: any ConstraintItem { get }
    /// What a guide's rectangle leaves of its view's; nil for a view, and for a guide that constraints alone place.
    var insetsInView: UIEdgeInsets? { get }
}

/// A view, which keeps constraints.
@MainActor
package protocol ConstraintKeeper: ConstraintItem {
    /// The active constraints that begin at the view or its guides.
    var keptConstraints: [NSLayoutConstraint] { get set }
    /// The views in it.
    var constraintChildren: [any ConstraintKeeper] { get }
    /// Its guides.
    var constraintGuides: [any ConstraintItem] { get }
    /// Its rectangle in the view around; `nil` where constraints alone place it.
    var ownFrame: CGRect? { get }
    /// The size of its content alone; negative where it has none.
    func ownContentSize() -> CGSize
    /// The size that its content or its constraints lead to; negative where there are none.
    func wantedSize() -> CGSize
    /// How strongly it stays as small, and as large, as its content.
    func contentPriority(_ axis: NSLayoutConstraint.Axis) -> (hugging: Float, resistance: Float)
    /// The active constraints that begin outside of the view.
    var constraintsAround: [NSLayoutConstraint] { get }
    /// Where something outside of the view lies, in the view's coordinates; nil where that is not known.
    func placeAround(of item: any ConstraintItem) -> CGRect?
}

@MainActor
enum ConstraintOwner {
    /// The view that keeps a constraint.
    static func of(_ constraint: NSLayoutConstraint) -> (any ConstraintKeeper)? {
        (constraint.firstItem as? any ConstraintItem)?.constraintKeeper
    }
}

extension ConstraintItem {
    package var solvedItem: any ConstraintItem { self }
}

extension ConstraintKeeper {
    package var constraintsAround: [NSLayoutConstraint] { [] }
    package func placeAround(of item: any ConstraintItem) -> CGRect? { nil }

    /// Keeps or forgets a constraint, as it says.
    func note(_ constraint: NSLayoutConstraint) {
        keptConstraints.removeAll { $0 === constraint }
        if constraint.isActive { keptConstraints.append(constraint) }
    }
}
