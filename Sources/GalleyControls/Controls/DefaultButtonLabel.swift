import GalleyGraph
import GalleyLive
import GalleyViews

/// The label of a button that is given a role alone: the role's symbol, with its name for those who cannot see it
/// (rules.md §18.3).
nonisolated public struct DefaultButtonLabel: View {
    fileprivate let role: ButtonRole

    /// The view that the label is.
    @MainActor public var body: some View {
        if role == .cancel {
            Label("Cancel", systemImage: "xmark").labelStyle(.iconOnly)
        } else if role == .close {
            Label("Close", systemImage: "xmark").labelStyle(.iconOnly)
        } else if role == .confirm {
            Label("Done", systemImage: "checkmark").labelStyle(.iconOnly)
        } else {
            Label("Delete", systemImage: "trash").labelStyle(.iconOnly)
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button with the label of its role.
    @preconcurrency
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
