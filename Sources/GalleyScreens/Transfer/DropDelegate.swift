import GalleyGraph
import GalleyTypes

/// Called where a person drags something over a view, and drops it.
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

/// What is dragged, and where.
public struct DropInfo {
    /// In the view's own space.
    public var location: CGPoint
    var providers: [NSItemProvider]

    /// Whether something of these types is dragged.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        hasItemsConforming(to: contentTypes.map(\.identifier))
    }

    /// What is dragged of these types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        itemProviders(for: contentTypes.map(\.identifier))
    }

    /// Whether something of these types is dragged.
    public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }

    /// What is dragged of these types.
    public func itemProviders(for types: [String]) -> [NSItemProvider] { providers.filter { $0.has(anyOf: types) } }
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
