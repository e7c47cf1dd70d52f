/// Whether the user edits what a view shows.
public enum EditMode: Hashable, Sendable {
    /// It is shown only.
    case inactive
    /// The user is about to, as while a row is swiped.
    case transient
    /// Rows can be deleted, moved and selected.
    case active

    /// Whether the content can be changed.
    public var isEditing: Bool { self != .inactive }
}

/// The mode that a program gives; nil where it gives none.
private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>?? { nil }
}

/// The mode that a window, a screen or a sheet has by itself.
private enum OwnEditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// The mode of the surroundings: one that the program has given them, or else that of the window, screen or sheet that the view is
    /// in, each of which has one of its own (rules.md §18.11). On macOS there is none by itself.
    public var editMode: Binding<EditMode>? {
        get {
            if let given = self[EditModeKey.self] { return given }
            return self[OwnEditModeKey.self]
        }
        set { self[EditModeKey.self] = .some(newValue) }
    }
}

extension ViewTreeBuilder {
    /// Gives what is built from here on an edit mode of its own, unless the program has given one.
    package func giveEditMode() {
        guard environment.textPlatform == .iOS else { return }
        let changes = context.store.changes
        let mode = context.store.object(at: identity.child(OwnEditModeKey.self), in: part) {
            StateLocation(EditMode.inactive, changes)
        }
        environment[OwnEditModeKey.self] = Binding(
            reading: { mode.value }, writing: { value, transaction in transaction.making { mode.set(value) } })
    }
}
