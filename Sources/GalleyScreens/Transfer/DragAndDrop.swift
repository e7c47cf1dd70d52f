import GalleyControls
import GalleyGraph
import GalleyTypes
import GalleyUIKit

/// Dragging and dropping, which no one does in a picture: values, previews and actions are accepted, and change nothing.
extension View {
    /// Lets a person drag a value away with the view.
    /// - Note: Accepted, does nothing here: nothing is dragged from view to view.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        accepted("draggable")
    }

    /// Lets a person drag a value away with the view, shown by another.
    /// - Note: Accepted, does nothing here: nothing is dragged from view to view.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { accepted("draggable") }

    /// Runs an action where a person drops values of a type on the view.
    /// - Note: Accepted, does nothing here: nothing is dragged from view to view.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { accepted("dropDestination") }

    /// Lets a person drag something away with the view.
    /// - Note: Accepted, does nothing here: nothing is dragged from view to view.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { accepted("onDrag") }

    /// Lets a person drag something away with the view, shown by another.
    /// - Note: Accepted, does nothing here: nothing is dragged from view to view.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { accepted("onDrag") }

    /// Runs an action where a person drops something of certain types on the view.
    /// - Note: Accepted, does nothing here: nothing is dragged from view to view.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { accepted("onDrop") }

    /// Runs an action where a person drops something of certain types on the view.
    /// - Note: Accepted, does nothing here: nothing is dragged from view to view.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { accepted("onDrop") }

    /// Tells a delegate where a person drags something of certain types over the view, and drops it.
    /// - Note: Accepted, does nothing here: nothing is dragged from view to view.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        accepted("onDrop")
    }

    /// Runs an action where a person drops something of certain types on the view.
    /// - Note: Accepted, does nothing here: nothing is dragged from view to view.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { accepted("onDrop") }

    /// Runs an action where a person drops something of certain types on the view.
    /// - Note: Accepted, does nothing here: nothing is dragged from view to view.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { accepted("onDrop") }

    /// Tells a delegate where a person drags something of certain types over the view, and drops it.
    /// - Note: Accepted, does nothing here: nothing is dragged from view to view.
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        accepted("onDrop")
    }
}

extension DynamicViewContent {
    /// Runs an action where a person drops values of a type between the views.
    /// - Note: Accepted, does nothing here: nothing is dragged from view to view.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent { self }
}

/// Called where a person drags something over a view, and drops it. No one does in a picture.
@preconcurrency @MainActor
public protocol DropDelegate {
    /// Whether what is dragged is of use here; true by default.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes what is dropped, and says whether that went well.
    func performDrop(info: DropInfo) -> Bool
    /// What is dragged comes over the view.
    func dropEntered(info: DropInfo)
    /// What is dragged moves over the view; nil is the last proposal.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// What is dragged leaves the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Everything is taken.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Nothing is done.
    public func dropEntered(info: DropInfo) {}
    /// What was proposed last stays.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Nothing is done.
    public func dropExited(info: DropInfo) {}
}

/// What is dragged, and where. Nothing is in a picture, so that there is no value of it.
public struct DropInfo {
    /// In the view's own space.
    public var location: CGPoint
    private var providers: [NSItemProvider]

    /// Whether something of these types is dragged.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !providers.isEmpty }

    /// What is dragged of these types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { providers }

    /// Whether something of these types is dragged.
    public func hasItemsConforming(to types: [String]) -> Bool { !providers.isEmpty }

    /// What is dragged of these types.
    public func itemProviders(for types: [String]) -> [NSItemProvider] { providers }
}

/// What a drop would do.
public struct DropProposal: Sendable {
    /// What would be done with what is dropped.
    public let operation: DropOperation

    /// Proposes to do that.
    public init(operation: DropOperation) { self.operation = operation }
}

/// What becomes of what is dropped.
public enum DropOperation: Hashable, Sendable {
    /// Nothing, without a word.
    case cancel
    /// Nothing: it must not be dropped here.
    case forbidden
    /// A copy is made, and what was dragged stays.
    case copy
    /// It is here then, and no longer where it was.
    case move
}
