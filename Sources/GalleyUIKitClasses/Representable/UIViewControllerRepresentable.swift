import GalleyGraph
import GalleyLayout
import GalleyViews

/// A controller of UIKit's as a view of SwiftUI's: it is made and updated, and its view laid out and drawn as far as `UIView` says (rules.md §30).
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The controller's class.
    associatedtype UIViewControllerType: UIViewController
    /// What speaks for the controller to the rest of the program.
    associatedtype Coordinator = Void
    /// What the controller is made and updated with.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller, once for each place.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller up to date: after it was made, and whenever its place is built again.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Ends the controller, when its place has gone.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes what speaks for the controller, before the controller itself.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal; nil for what the view's content and priorities lead to.
    func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Nothing.
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    /// Nothing is to be ended.
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    /// What the view's content and priorities lead to.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
        -> CGSize?
    { nil }
    /// Never asked for.
    public var body: Never { preconditionFailure("\(Self.self) is laid out directly and has no body") }

    public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.withInstalled(view) { view, builder in
            let parts = RepresentedParts<UIViewControllerType, Coordinator>(
                makeCoordinator: { view.makeCoordinator() },
                make: { view.makeUIViewController(context: Context($0)) },
                update: { view.updateUIViewController($0, context: Context($1)) },
                dismantle: { dismantleUIViewController($0, coordinator: $1) },
                size: { view.sizeThatFits($0, uiViewController: $1, context: Context($2)) },
                view: { $0.view }, layOut: { $0.layOut($1) }, appear: { $0.viewDidAppear(false) },
                disappear: {
                    $0.viewWillDisappear(false)
                    $0.viewDidDisappear(false)
                })
            RepresentedView._build(RepresentedView(parts: parts), into: builder)
        }
    }

    public static func _list(_ view: Self, into elements: ViewElements) {
        elements.add { Self._build(view, into: $0) }
    }
}

/// What a controller of UIKit's is made and updated with.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// What speaks for the controller.
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
