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

private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// The mode of the surroundings, or nil where nobody provides one.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
