/// Where an arrow key, or a remote, moves.
public enum MoveCommandDirection: Hashable, Sendable {
    /// Towards the upper edge.
    case up
    /// Towards the lower edge.
    case down
    /// Towards the left edge, in every layout direction.
    case left
    /// Towards the right edge, in every layout direction.
    case right
}

/// What keys and remotes ask of the view with the focus. No view of a picture has it.
extension View {
    /// Runs an action where a person moves on.
    nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }

    /// Runs an action where a person leaves.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }

    /// Runs an action where a person deletes what is chosen.
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }

    /// Runs an action where a person pauses or goes on.
    nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
}
