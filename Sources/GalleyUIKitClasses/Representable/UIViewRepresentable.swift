import GalleyGraph
import GalleyLayout
import GalleyViews

/// A view of UIKit's as a view of SwiftUI's: it is made, updated and laid out, and drawn as far as `UIView` says (rules.md §30).
@preconcurrency @MainActor
public protocol UIViewRepresentable: _Representable {
    /// The view's class.
    associatedtype UIViewType: UIView
    /// What the view is made and updated with.
    typealias Context = _RepresentableContext<Self>

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
        let parts = RepresentedParts<UIViewType, Coordinator>(
            make: { view.makeUIView(context: Context($0)) },
            update: { view.updateUIView($0, context: Context($1)) },
            dismantle: { dismantleUIView($0, coordinator: $1) },
            size: { view.sizeThatFits($0, uiView: $1, context: Context($2)) },
            view: { $0 })
        parts.build({ view.makeCoordinator() }, into: builder)
    }
}

/// What a view of UIKit's is made and updated with.
public typealias UIViewRepresentableContext<Representable: UIViewRepresentable> = _RepresentableContext<Representable>
