import GalleyGraph
import GalleyLayout
import GalleyViews

/// What views and controllers of UIKit's and AppKit's have alike as views of SwiftUI's. The four protocols of their names say how
/// theirs is made, updated and measured.
@preconcurrency @MainActor
public protocol _Representable: View where Body == Never {
    /// What speaks for it to the rest of the program.
    associatedtype Coordinator = Void
    /// What it is made and updated with.
    typealias Context = _RepresentableContext<Self>

    /// Makes what speaks for it, before it is made itself.
    func makeCoordinator() -> Coordinator
    /// Builds it, with what the protocol of its name says (`RepresentedParts`).
    static func _buildRepresented(_ view: Self, into builder: ViewTreeBuilder)
}

extension _Representable where Coordinator == Void {
    /// Nothing.
    public func makeCoordinator() {}
}

extension _Representable {
    /// Never asked for.
    public var body: Never { preconditionFailure("\(Self.self) is laid out directly and has no body") }

    public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.withInstalled(view) { _buildRepresented($0, into: $1) }
    }

    public static func _list(_ view: Self, into elements: ViewElements) {
        elements.add { Self._build(view, into: $0) }
    }
}

/// What a view or a controller is made and updated with.
@preconcurrency @MainActor
public struct _RepresentableContext<Representable: _Representable> {
    /// What speaks for the view or the controller.
    public let coordinator: Representable.Coordinator
    /// The change that is being made.
    public private(set) var transaction: Transaction
    /// The environment of the place.
    public var environment: EnvironmentValues

    package init(_ place: RepresentedPlace<Representable.Coordinator>) {
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

/// Where a view or a controller is made and updated, without the type of its representable.
@MainActor
package struct RepresentedPlace<Coordinator> {
    let coordinator: Coordinator
    let transaction: Transaction
    let environment: EnvironmentValues
}

/// What a representable does, without its own type.
@MainActor
package struct RepresentedParts<Represented: AnyObject, Coordinator> {
    let makeCoordinator: () -> Coordinator
    let make: (RepresentedPlace<Coordinator>) -> Represented
    let update: (Represented, RepresentedPlace<Coordinator>) -> Void
    let dismantle: (Represented, Coordinator) -> Void
    let size: (ProposedViewSize, Represented, RepresentedPlace<Coordinator>) -> CGSize?
    let view: (Represented) -> any PlatformView
    let layOut: ((Represented, CGSize) -> Void)?
    let appear: ((Represented) -> Void)?
    let disappear: ((Represented) -> Void)?

    /// What a representable does by the names that its protocol has for it.
    package init<Representable: _Representable>(
        of representable: Representable,
        make: @escaping (Representable.Context) -> Represented,
        update: @escaping (Represented, Representable.Context) -> Void,
        dismantle: @escaping (Represented, Coordinator) -> Void,
        size: @escaping (ProposedViewSize, Represented, Representable.Context) -> CGSize?,
        view: @escaping (Represented) -> any PlatformView, layOut: ((Represented, CGSize) -> Void)? = nil,
        appear: ((Represented) -> Void)? = nil, disappear: ((Represented) -> Void)? = nil
    ) where Representable.Coordinator == Coordinator {
        makeCoordinator = { representable.makeCoordinator() }
        self.make = { make(Representable.Context($0)) }
        self.update = { update($0, Representable.Context($1)) }
        self.dismantle = { dismantle($0, $1) }
        self.size = { size($0, $1, Representable.Context($2)) }
        self.view = view
        self.layOut = layOut
        self.appear = appear
        self.disappear = disappear
    }

    /// Builds the place of a representable.
    package func build(into builder: ViewTreeBuilder) {
        RepresentedView._build(RepresentedView(parts: self), into: builder)
    }
}
