import GalleyGraph
import GalleyLayout
import GalleyViews

/// A view of UIKit's as a view of SwiftUI's: it is made, updated and laid out, and drawn as far as `UIView` says (rules.md §30).
@preconcurrency @MainActor
public protocol UIViewRepresentable: _Representable {
    /// The view's class.
    associatedtype UIViewType: UIView

    /// Makes the view, once for each place.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date: after it was made, and whenever its place is built again.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Ends the view, when its place has gone.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// The size for a proposal; nil for what the view's content and priorities lead to.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    /// Nothing is to be ended.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// What the view's content and priorities lead to.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    public static func _buildRepresented(_ view: Self, into builder: ViewTreeBuilder) {
        let parts = RepresentedParts(
            of: view, make: view.makeUIView(context:), update: view.updateUIView(_:context:),
            dismantle: dismantleUIView(_:coordinator:), size: view.sizeThatFits(_:uiView:context:), view: { $0 })
        parts.build(into: builder)
    }
}

/// What a view of UIKit's is made and updated with.
public typealias UIViewRepresentableContext<Representable: UIViewRepresentable> = _RepresentableContext<Representable>
