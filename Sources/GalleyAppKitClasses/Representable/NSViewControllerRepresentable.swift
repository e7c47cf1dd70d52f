import GalleyGraph
import GalleyLayout
import GalleyUIKitClasses
import GalleyViews

/// A controller of AppKit's as a view of SwiftUI's: it is made and updated, and its view laid out and drawn as far as `NSView` says (rules.md §30).
@preconcurrency @MainActor
public protocol NSViewControllerRepresentable: _Representable {
    /// The controller's class.
    associatedtype NSViewControllerType: NSViewController

    /// Makes the controller, once for each place.
    func makeNSViewController(context: Context) -> NSViewControllerType
    /// Brings the controller up to date: after it was made, and whenever its place is built again.
    func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
    /// Ends the controller, when its place has gone.
    static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
    /// The size for a proposal; nil for what the view's content and priorities lead to.
    func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context) -> CGSize?
}

extension NSViewControllerRepresentable {
    /// Nothing is to be ended.
    public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}
    /// What the view's content and priorities lead to.
    public func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context)
        -> CGSize?
    { nil }

    public static func _buildRepresented(_ view: Self, into builder: ViewTreeBuilder) {
        let parts = RepresentedParts(
            of: view, make: view.makeNSViewController(context:), update: view.updateNSViewController(_:context:),
            dismantle: dismantleNSViewController(_:coordinator:), size: view.sizeThatFits(_:nsViewController:context:),
            view: { $0.view }, layOut: { $0.layOut($1) }, appear: { $0.viewDidAppear() }, disappear: { $0.disappear() })
        parts.build(into: builder)
    }
}

/// What a controller of AppKit's is made and updated with.
public typealias NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> =
    _RepresentableContext<Representable>
