import GalleyControls
import GalleyGraph
import GalleyLive
import GalleyTypes
import GalleyUIKit

/// Dragging and dropping, in a view that is alive: a finger that stays for a while lifts what can be dragged, and a mouse that moves; on
/// a page files from outside can be dropped, too.
extension View {
    /// Lets a person drag a value away with the view.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(Dragging<EmptyView>(kind: "draggable", preview: nil) { NSItemProvider(carrying: payload()) })
    }

    /// Lets a person drag a value away with the view, shown by another.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(Dragging(kind: "draggable", preview: preview()) { NSItemProvider(carrying: payload()) })
    }

    /// Runs an action where a person drops values of a type on the view.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(ValueDropping(isTargeted: isTargeted, action: action))
    }

    /// Lets a person drag something away with the view.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(Dragging<EmptyView>(kind: "onDrag", preview: nil, item: data))
    }

    /// Lets a person drag something away with the view, shown by another.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { modifier(Dragging(kind: "onDrag", preview: preview(), item: data)) }

    /// Runs an action where a person drops something of certain types on the view.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        dropping(supportedContentTypes.map(\.identifier), isTargeted) { providers, _ in action(providers) }
    }

    /// Runs an action where a person drops something of certain types on the view.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { dropping(supportedContentTypes.map(\.identifier), isTargeted) { action($0, $1) } }

    /// Tells a delegate where a person drags something of certain types over the view, and drops it.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DelegateDropping(types: supportedContentTypes.map(\.identifier), delegate: delegate))
    }

    /// Runs an action where a person drops something of certain types on the view.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { dropping(supportedTypes, isTargeted) { providers, _ in action(providers) } }

    /// Runs an action where a person drops something of certain types on the view.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { dropping(supportedTypes, isTargeted) { action($0, $1) } }

    /// Tells a delegate where a person drags something of certain types over the view, and drops it.
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        modifier(DelegateDropping(types: supportedTypes, delegate: delegate))
    }

    nonisolated private func dropping(
        _ types: [String], _ isTargeted: Binding<Bool>?, _ action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        modifier(ProviderDropping(types: types, isTargeted: isTargeted, action: action))
    }
}

extension NSItemProvider {
    func has(anyOf types: [String]) -> Bool { types.contains { hasItemConformingToTypeIdentifier($0) } }
}

/// A view that is dragged away.
nonisolated private struct Dragging<Preview: View>: PrimitiveModifier {
    let kind: String
    let preview: Preview?
    let item: () -> NSItemProvider

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let environment = builder.environment
        let item = modifier.item
        let source = DragSource(
            items: { [item()] },
            preview: modifier.preview.map { preview in
                { @MainActor options in picture(of: preview.environment(\.self, environment), options) }
            })
        let dragging = InteractionModifier(kind: modifier.kind, interaction: .dragSource(source))
        InteractionModifier._build(dragging, around: content, into: builder)
    }

    @MainActor private static func picture(of preview: some View, _ options: RenderOptions) -> DisplayList {
        var options = options
        (options.canvas, options.chrome) = (nil, false)
        options.proposal = .unspecified
        return ViewHost(preview, options: options).displayList()
    }
}

/// A view on which values of a type can be dropped.
nonisolated private struct ValueDropping<Value: Transferable>: PrimitiveModifier {
    let isTargeted: (Bool) -> Void
    let action: ([Value], CGPoint) -> Bool

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let action = modifier.action
        let target = DropTarget(fits: { $0.carries(Value.self) }, isTargeted: modifier.isTargeted) { providers, place in
            Task {
                var values: [Value] = []
                for provider in providers {
                    if let value = try? await provider.carried(as: Value.self) { values.append(value.value) }
                }
                if !values.isEmpty { _ = action(values, place) }
            }
        }
        let dropping = InteractionModifier(kind: "dropDestination", interaction: .dropTarget(target))
        InteractionModifier._build(dropping, around: content, into: builder)
    }
}

/// A view on which something of certain types can be dropped.
nonisolated private struct ProviderDropping: PrimitiveModifier {
    let types: [String]
    let isTargeted: Binding<Bool>?
    let action: ([NSItemProvider], CGPoint) -> Bool

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let (types, isTargeted, action) = (modifier.types, modifier.isTargeted, modifier.action)
        let target = DropTarget(fits: { $0.has(anyOf: types) }, isTargeted: { isTargeted?.wrappedValue = $0 }) {
            _ = action($0, $1)
        }
        let dropping = InteractionModifier(kind: "onDrop", interaction: .dropTarget(target))
        InteractionModifier._build(dropping, around: content, into: builder)
    }
}

extension DropTarget {
    /// A target for the providers that fit.
    @MainActor fileprivate init(
        fits: @escaping (NSItemProvider) -> Bool, isTargeted: @escaping (Bool) -> Void,
        drop: @escaping @MainActor ([NSItemProvider], CGPoint) -> Void
    ) {
        self.init { phase, items, place in
            let fitting = items.compactMap { $0 as? NSItemProvider }.filter(fits)
            guard !fitting.isEmpty else { return false }
            switch phase {
            case .asked, .moved: break
            case .entered: isTargeted(true)
            case .left: isTargeted(false)
            case .dropped:
                isTargeted(false)
                drop(fitting, place)
            }
            return true
        }
    }
}

/// A view whose delegate says what can be dropped on it.
nonisolated private struct DelegateDropping: PrimitiveModifier {
    let types: [String]
    let delegate: any DropDelegate

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let (types, delegate) = (modifier.types, modifier.delegate)
        var proposal = DropOperation.copy
        let target = DropTarget { phase, items, place in
            let providers = items.compactMap { $0 as? NSItemProvider }
            guard providers.contains(where: { $0.has(anyOf: types) }) else { return false }
            let info = DropInfo(location: place, providers: providers)
            switch phase {
            case .asked: return delegate.validateDrop(info: info)
            case .entered: delegate.dropEntered(info: info)
            case .moved:
                if let next = delegate.dropUpdated(info: info) { proposal = next.operation }
                return proposal == .copy || proposal == .move
            case .left: delegate.dropExited(info: info)
            case .dropped: return delegate.performDrop(info: info)
            }
            return true
        }
        let dropping = InteractionModifier(kind: "onDrop", interaction: .dropTarget(target))
        InteractionModifier._build(dropping, around: content, into: builder)
    }
}
