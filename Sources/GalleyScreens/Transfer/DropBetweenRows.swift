import GalleyControls
import GalleyGraph
import GalleyLive
import GalleyTypes

/// Dropping between the rows of a list that is alive. Where it would go a line shows.
extension DynamicViewContent {
    /// Runs an action where a person drops values of a type between the rows of a list, given the place among the elements.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent { InsertedContent(content: self, insertion: ValueInsertion(action: action)) }

    /// Runs an action where a person drops something of certain types between the rows of a list, given the place among the elements.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { onInsert(of: supportedContentTypes.map(\.identifier), perform: action) }

    /// Runs an action where a person drops something of certain types between the rows of a list, given the place among the elements.
    nonisolated public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        InsertedContent(
            content: self, insertion: ProviderInsertion(types: acceptedTypeIdentifiers, action: action))
    }
}

/// Takes values of a type.
nonisolated private struct ValueInsertion<Value: Transferable>: RowInsertion {
    let action: ([Value], Int) -> Void

    @MainActor func fitting(_ items: [AnyObject]) -> [AnyObject] {
        items.compactMap { $0 as? NSItemProvider }.filter { $0.carries(Value.self) }
    }

    @MainActor func insert(_ items: [AnyObject], at offset: Int) {
        let action = action
        let providers = items.compactMap { $0 as? NSItemProvider }
        Task {
            var values: [Value] = []
            for provider in providers {
                if let value = try? await provider.carried(as: Value.self) { values.append(value.value) }
            }
            if !values.isEmpty { action(values, offset) }
        }
    }
}

/// Takes what is of certain types.
nonisolated private struct ProviderInsertion: RowInsertion {
    let types: [String]
    let action: (Int, [NSItemProvider]) -> Void

    @MainActor func fitting(_ items: [AnyObject]) -> [AnyObject] {
        items.compactMap { $0 as? NSItemProvider }.filter { $0.has(anyOf: types) }
    }

    @MainActor func insert(_ items: [AnyObject], at offset: Int) {
        action(offset, items.compactMap { $0 as? NSItemProvider })
    }
}
