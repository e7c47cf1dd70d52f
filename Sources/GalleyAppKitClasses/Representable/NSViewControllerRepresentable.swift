import GalleyGraph
import GalleyLayout
import GalleyUIKitClasses
import GalleyViews

/// A controller of AppKit's as a view of SwiftUI's: it is made and updated, and its view laid out and drawn as far as `NSView` says (rules.md §30).
@preconcurrency @MainActor
public protocol NSViewControllerRepresentable: View where Body == Never {
    /// The controller's class.
    associatedtype NSViewControllerType: NSViewController
    /// What speaks for the controller to the rest of the program.
    associatedtype Coordinator = Void
    /// What the controller is made and updated with.
    typealias Context = NSViewControllerRepresentableContext<Self>

    /// Makes the controller, once for each place.
    func makeNSViewController(context: Context) -> NSViewControllerType
    /// Brings the controller up to date: after it was made, and whenever its place is built again.
    func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
    /// Ends the controller, when its place has gone.
    static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
    /// Makes what speaks for the controller, before the controller itself.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal; nil for what the view's content and priorities lead to.
    func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context) -> CGSize?
}

extension NSViewControllerRepresentable where Coordinator == Void {
    /// Nothing.
    public func makeCoordinator() {}
}

extension NSViewControllerRepresentable {
    /// Nothing is to be ended.
    public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}
    /// What the view's content and priorities lead to.
    public func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context)
        -> CGSize?
    { nil }
    /// Never asked for.
    public var body: Never { preconditionFailure("\(Self.self) is laid out directly and has no body") }

    public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.withInstalled(view) { view, builder in
            let parts = RepresentedParts<NSViewControllerType, Coordinator>(
                makeCoordinator: { view.makeCoordinator() },
                make: { view.makeNSViewController(context: Context($0)) },
                update: { view.updateNSViewController($0, context: Context($1)) },
                dismantle: { dismantleNSViewController($0, coordinator: $1) },
                size: { view.sizeThatFits($0, nsViewController: $1, context: Context($2)) },
                view: { $0.view },
                disappear: {
                    $0.viewWillDisappear()
                    $0.viewDidDisappear()
                })
            RepresentedView._build(RepresentedView(parts: parts), into: builder)
        }
    }

    public static func _list(_ view: Self, into elements: ViewElements) {
        elements.add { Self._build(view, into: $0) }
    }
}

/// What a controller of AppKit's is made and updated with.
@preconcurrency @MainActor
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
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
