import GalleyGraph
import GalleyLayout
import GalleyViews

/// A controller of UIKit's as a view of SwiftUI's: it is made and updated, and its view laid out and drawn as far as `UIView` says (rules.md §30).
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: _Representable {
    /// The controller's class.
    associatedtype UIViewControllerType: UIViewController

    /// Makes the controller, once for each place.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller up to date: after it was made, and whenever its place is built again.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Ends the controller, when its place has gone.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// The size for a proposal; nil for what the view's content and priorities lead to.
    func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
    /// Nothing is to be ended.
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    /// What the view's content and priorities lead to.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
        -> CGSize?
    { nil }

    public static func _buildRepresented(_ view: Self, into builder: ViewTreeBuilder) {
        let parts = RepresentedParts(
            of: view, make: view.makeUIViewController(context:), update: view.updateUIViewController(_:context:),
            dismantle: dismantleUIViewController(_:coordinator:), size: view.sizeThatFits(_:uiViewController:context:),
            view: { $0.view },
            layOut: { $0.layOut($1) }, appear: { $0.viewDidAppear(false) },
            disappear: {
                $0.viewWillDisappear(false)
                $0.viewDidDisappear(false)
            })
        parts.build(into: builder)
    }
}

/// What a controller of UIKit's is made and updated with.
public typealias UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> =
    _RepresentableContext<Representable>
