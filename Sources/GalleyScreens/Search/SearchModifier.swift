import GalleyGraph
import GalleyViews

/// Puts a search field into the bars of the view's screen, and tells the views inside Whether a search is under way.
nonisolated struct SearchModifier: PrimitiveModifier {
    let text: Binding<String>
    let placement: SearchFieldPlacement
    let prompt: Text?
    let isPresented: Binding<Bool>?
    let tokens: [AnyView]

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let memory = builder.context.store.object(at: builder.identity.child(SearchMemory.self), in: builder.part) {
            SearchMemory()
        }
        let field = modifier.field(memory, builder)
        builder.with({
            $0.isSearching = field.isPresented
            $0.dismissSearch = DismissSearchAction {
                modifier.text.wrappedValue = ""
                field.present(false)
            }
        }) { Base._build(content, into: builder) }
        builder.environment.screen?.offer(\.search, field)
    }

    @MainActor private func field(_ memory: SearchMemory, _ builder: ViewTreeBuilder) -> SearchField {
        var field = SearchField(text: text, prompt: prompt ?? Text("Search"), placement: placement)
        field.isPresented = isPresented?.wrappedValue ?? memory.isPresented
        memory.hasText = field.isPresented && (memory.hasText || !text.wrappedValue.isEmpty)
        field.hasText = memory.hasText
        field.tokens = tokens
        let (isPresented, changes) = (isPresented, builder.context.store.changes)
        field.present = { wish in
            if let isPresented {
                if isPresented.wrappedValue != wish { isPresented.wrappedValue = wish }
            } else if memory.isPresented != wish {
                memory.isPresented = wish
                changes.note(.root)
            }
        }
        return field
    }
}

/// How far a search has come.
@MainActor
private final class SearchMemory {
    /// Whether a search is under way, where no binding says so.
    var isPresented = false
    /// Whether something has been typed since.
    var hasText = false
}
