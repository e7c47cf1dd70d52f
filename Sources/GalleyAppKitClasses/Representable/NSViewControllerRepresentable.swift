import GalleyGraph
import GalleyLayout
import GalleyUIKitClasses
import GalleyViews

/// A controller of AppKit's as a view of SwiftUI's: it is made and updated, and its view laid out and drawn as far as `NSView` says (rules.md §30).
@preconcurrency @MainActor
public protocol NSViewControllerRepresentable: _Representable {
    /// The controller's class.
    associatedtype NSViewControllerType: NSViewController
    /// What the controller is made and updated with.
    typealias Context = _RepresentableContext<Self>

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
        let parts = RepresentedParts<NSViewControllerType, Coordinator>(
            make: { view.makeNSViewController(context: Context($0)) },
            update: { view.updateNSViewController($0, context: Context($1)) },
            dismantle: { dismantleNSViewController($0, coordinator: $1) },
            size: { view.sizeThatFits($0, nsViewController: $1, context: Context($2)) },
            view: { $0.view },
            disappear: {
                $0.viewWillDisappear()
                $0.viewDidDisappear()
            })
        parts.build({ view.makeCoordinator() }, into: builder)
    }
}

/// What a controller of AppKit's is made and updated with.
public typealias NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> =
    _RepresentableContext<Representable>
