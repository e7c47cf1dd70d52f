import GalleyGraph
import GalleyLayout
import GalleyViews

/// What views and controllers of UIKit's and AppKit's have alike as views of SwiftUI's. The four protocols of their names say how
/// theirs is made, updated and measured.
@preconcurrency @MainActor
public protocol _Representable: View where Body == Never {
    /// What speaks for it to the rest of the program.
    associatedtype Coordinator = Void

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
    let make: (RepresentedPlace<Coordinator>) -> Represented
    let update: (Represented, RepresentedPlace<Coordinator>) -> Void
    let dismantle: (Represented, Coordinator) -> Void
    let size: (ProposedViewSize, Represented, RepresentedPlace<Coordinator>) -> CGSize?
    let view: (Represented) -> any PlatformView
    let layOut: ((Represented, CGSize) -> Void)?
    let appear: ((Represented) -> Void)?
    let disappear: ((Represented) -> Void)?

    package init(
        make: @escaping (RepresentedPlace<Coordinator>) -> Represented,
        update: @escaping (Represented, RepresentedPlace<Coordinator>) -> Void,
        dismantle: @escaping (Represented, Coordinator) -> Void,
        size: @escaping (ProposedViewSize, Represented, RepresentedPlace<Coordinator>) -> CGSize?,
        view: @escaping (Represented) -> any PlatformView, layOut: ((Represented, CGSize) -> Void)? = nil,
        appear: ((Represented) -> Void)? = nil, disappear: ((Represented) -> Void)? = nil
    ) {
        self.make = make
        self.update = update
        self.dismantle = dismantle
        self.size = size
        self.view = view
        self.layOut = layOut
        self.appear = appear
        self.disappear = disappear
    }
    /// Builds the place of a representable.
    package func build(_ makeCoordinator: @escaping () -> Coordinator, into builder: ViewTreeBuilder) {
        let view = RepresentedView(parts: self, makeCoordinator: makeCoordinator)
        RepresentedView._build(view, into: builder)
    }
}
