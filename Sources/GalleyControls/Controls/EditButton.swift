import GalleyGraph
import GalleyViews

/// A button that turns the edit mode of its surroundings on and off.
nonisolated public struct EditButton: View {
    /// Says "Edit", and "Done" while the surroundings are edited.
    public init() {}

    @MainActor public var body: some View { EditButtonBody() }
}

private struct EditButtonBody: View {
    @Environment(\.editMode) private var editMode

    var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        NamedView("EditButton") {
            Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
                .fontWeight(isEditing ? .semibold : nil)
        }
    }
}
