import GalleyGraph
import GalleyLive
import GalleyViews

/// What `renameAction(_:)` has set: called by a button that renames.
public struct RenameAction {
    fileprivate let action: @MainActor () -> Void

    /// Renames.
    @MainActor public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// What renames what the view shows; nil where nothing does.
    public var rename: RenameAction? { self[RenameKey.self] }

    fileprivate var ownRename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

/// A button that renames what is shown, by the action around it; disabled without one.
public struct RenameButton<Label: View>: View {
    @Environment(\.rename) private var rename

    public var body: some View {
        Button {
            rename?()
        } label: {
            GalleyControls.Label("Rename", systemImage: "pencil")
        }
        .disabled(rename == nil)
    }
}

extension RenameButton where Label == GalleyControls.Label<Text, Image> {
    /// Makes the button.
    public init() { self.init(rename: Environment(\.rename)) }

    private init(rename: Environment<RenameAction?>) { _rename = rename }
}

extension View {
    /// What buttons that rename do inside.
    nonisolated public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
        environment(\.ownRename, RenameAction(action: action))
    }
}
