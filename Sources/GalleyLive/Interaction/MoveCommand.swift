import GalleyGraph

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

    /// What an arrow key asks for; nil for other keys.
    fileprivate init?(_ key: KeyEquivalent) {
        switch key {
        case .upArrow: self = .up
        case .downArrow: self = .down
        case .leftArrow: self = .left
        case .rightArrow: self = .right
        default: return nil
        }
    }
}

/// What keys ask of the view with the focus, in a live view: the keys of a Mac's keyboard. A text field takes those that it edits with
/// itself.
extension View {
    /// Runs an action when an arrow key is pressed while the view has the focus; nil runs none, and leaves the key to others.
    nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        command("onMoveCommand", [.upArrow, .downArrow, .leftArrow, .rightArrow], action) { action, key in
            if let direction = MoveCommandDirection(key) { action(direction) }
        }
    }

    /// Runs an action when Escape is pressed while the view has the focus; nil runs none, and leaves the key to others.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        command("onExitCommand", [.escape], action) { action, _ in action() }
    }

    /// Runs an action when Delete is pressed, in either direction, while the view has the focus; nil runs none, and leaves the key
    /// to others.
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        command("onDeleteCommand", [.delete, .deleteForward], action) { action, _ in action() }
    }

    /// Runs an action when a remote's button is pressed to pause or to continue.
    /// - Note: Accepted, does nothing here: there is no remote with such a button.
    nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

    private nonisolated func command<Action>(
        _ name: String, _ keys: Set<KeyEquivalent>, _ action: Action?, run: @escaping (Action, KeyEquivalent) -> Void
    ) -> some View {
        modifier(
            InteractionModifier(
                kind: name,
                interaction: .command(action == nil ? [] : keys) { key in if let action { run(action, key) } }))
    }
}
