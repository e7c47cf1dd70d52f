import GalleyGraph
import GalleyLayout
import GalleyUIKitClasses
import GalleyViews

/// A view of AppKit's as a view of SwiftUI's: it is made, updated and laid out, and drawn as far as `NSView` says (rules.md §30).
@preconcurrency @MainActor
public protocol NSViewRepresentable: _Representable {
    /// The view's class.
    associatedtype NSViewType: NSView

    /// Makes the view, once for each place.
    func makeNSView(context: Context) -> NSViewType
    /// Brings the view up to date: after it was made, and whenever its place is built again.
    func updateNSView(_ nsView: NSViewType, context: Context)
    /// Ends the view, when its place has gone.
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    /// The size for a proposal; nil for what the view's content and priorities lead to.
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
    /// Nothing is to be ended.
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    /// What the view's content and priorities lead to.
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }

    public static func _buildRepresented(_ view: Self, into builder: ViewTreeBuilder) {
        let parts = RepresentedParts(
            of: view, make: view.makeNSView(context:), update: view.updateNSView(_:context:),
            dismantle: dismantleNSView(_:coordinator:), size: view.sizeThatFits(_:nsView:context:), view: { $0 })
        parts.build(into: builder)
    }
}

/// What a view of AppKit's is made and updated with.
public typealias NSViewRepresentableContext<Representable: NSViewRepresentable> = _RepresentableContext<Representable>
