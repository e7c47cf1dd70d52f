import GalleyGraph
import GalleyLayout
import GalleyViews

/// A controller of UIKit's as a view of SwiftUI's: it is made and updated, and its view laid out and drawn as far as `UIView` says (rules.md §30).
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: _Representable {
    /// The controller's class.
    associatedtype UIViewControllerType: UIViewController
    /// What the controller is made and updated with.
    typealias Context = _RepresentableContext<Self>

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
        let parts = RepresentedParts<UIViewControllerType, Coordinator>(
            make: { view.makeUIViewController(context: Context($0)) },
            update: { view.updateUIViewController($0, context: Context($1)) },
            dismantle: { dismantleUIViewController($0, coordinator: $1) },
            size: { view.sizeThatFits($0, uiViewController: $1, context: Context($2)) },
            view: { $0.view }, layOut: { $0.layOut($1) }, appear: { $0.viewDidAppear(false) },
            disappear: {
                $0.viewWillDisappear(false)
                $0.viewDidDisappear(false)
            })
        parts.build({ view.makeCoordinator() }, into: builder)
    }
}

/// What a controller of UIKit's is made and updated with.
public typealias UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> =
    _RepresentableContext<Representable>
