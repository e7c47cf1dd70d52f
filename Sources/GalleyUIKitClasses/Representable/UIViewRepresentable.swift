import GalleyGraph
import GalleyLayout
import GalleyViews

/// A view of UIKit's as a view of SwiftUI's: it is made, updated and laid out, and drawn as far as `UIView` says (rules.md §30).
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
    /// The view's class.
    associatedtype UIViewType: UIView
    /// What speaks for the view to the rest of the program.
    associatedtype Coordinator = Void
    /// What the view is made and updated with.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, once for each place.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date: after it was made, and whenever its place is built again.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Ends the view, when its place has gone.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes what speaks for the view, before the view itself.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal; nil for what the view's content and priorities lead to.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
    /// Nothing.
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    /// Nothing is to be ended.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// What the view's content and priorities lead to.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    /// Never asked for.
    public var body: Never { preconditionFailure("\(Self.self) is laid out directly and has no body") }

    public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.withInstalled(view) { view, builder in
            let parts = RepresentedParts<UIViewType, Coordinator>(
                makeCoordinator: { view.makeCoordinator() },
                make: { view.makeUIView(context: Context($0)) },
                update: { view.updateUIView($0, context: Context($1)) },
                dismantle: { dismantleUIView($0, coordinator: $1) },
                size: { view.sizeThatFits($0, uiView: $1, context: Context($2)) },
                view: { $0 })
            RepresentedView._build(RepresentedView(parts: parts), into: builder)
        }
    }

    public static func _list(_ view: Self, into elements: ViewElements) {
        elements.add { Self._build(view, into: $0) }
    }
}

/// What a view of UIKit's is made and updated with.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What speaks for the view.
    public let coordinator: Representable.Coordinator
    /// The change that is being made.
    public private(set) var transaction: Transaction
    /// The environment of the place.
    public var environment: EnvironmentValues

    init(_ place: RepresentedPlace<Representable.Coordinator>) {
        coordinator = place.coordinator
        transaction = place.transaction
        environment = place.environment
    }

    /// Makes changes, which move as the change does that is being made: at once.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}
