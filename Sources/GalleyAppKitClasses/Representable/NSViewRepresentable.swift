import GalleyGraph
import GalleyLayout
import GalleyUIKitClasses
import GalleyViews

/// A view of AppKit's as a view of SwiftUI's: it is made, updated and laid out, and drawn as far as `NSView` says (rules.md §30).
@preconcurrency @MainActor
public protocol NSViewRepresentable: View where Body == Never {
    /// The view's class.
    associatedtype NSViewType: NSView
    /// What speaks for the view to the rest of the program.
    associatedtype Coordinator = Void
    /// What the view is made and updated with.
    typealias Context = NSViewRepresentableContext<Self>

    /// Makes the view, once for each place.
    func makeNSView(context: Context) -> NSViewType
    /// Brings the view up to date: after it was made, and whenever its place is built again.
    func updateNSView(_ nsView: NSViewType, context: Context)
    /// Ends the view, when its place has gone.
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    /// Makes what speaks for the view, before the view itself.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal; nil for what the view's content and priorities lead to.
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable where Coordinator == Void {
    /// Nothing.
    public func makeCoordinator() {}
}

extension NSViewRepresentable {
    /// Nothing is to be ended.
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    /// What the view's content and priorities lead to.
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
    /// Never asked for.
    public var body: Never { preconditionFailure("\(Self.self) is laid out directly and has no body") }

    public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.withInstalled(view) { view, builder in
            let parts = RepresentedParts<NSViewType, Coordinator>(
                makeCoordinator: { view.makeCoordinator() },
                make: { view.makeNSView(context: Context($0)) },
                update: { view.updateNSView($0, context: Context($1)) },
                dismantle: { dismantleNSView($0, coordinator: $1) },
                size: { view.sizeThatFits($0, nsView: $1, context: Context($2)) },
                view: { $0 })
            RepresentedView._build(RepresentedView(parts: parts), into: builder)
        }
    }

    public static func _list(_ view: Self, into elements: ViewElements) {
        elements.add { Self._build(view, into: $0) }
    }
}

/// What a view of AppKit's is made and updated with.
@preconcurrency @MainActor
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
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
