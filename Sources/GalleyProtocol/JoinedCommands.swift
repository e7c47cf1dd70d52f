extension LiveCommand {
    /// The same events in fewer commands, for a view that has not come to them: of pointers that move the last place counts, and wheels add
    /// up. What lies between others stays there; nothing changes its order.
    package static func joined(_ commands: [LiveCommand]) -> [LiveCommand] {
        var joined: [LiveCommand] = []
        for command in commands {
            if let both = joined.last?.joined(with: command) {
                joined[joined.count - 1] = both
            } else {
                joined.append(command)
            }
        }
        return joined
    }

    /// This command and the one right behind it as one; nil where that is another thing.
    private func joined(with next: LiveCommand) -> LiveCommand? {
        guard kind == next.kind, modifiers == next.modifiers else { return nil }
        switch kind {
        case .pointerMoved: return next
        case .scrolled where isMoving != false && element == next.element && revision == next.revision: return next
        // That the pointer has left is something of its own.
        case .hover: return x != nil && next.x != nil ? next : nil
        // At another place another view is scrolled.
        case .scroll where x == next.x && y == next.y:
            var both = next
            (both.dx, both.dy) = ((dx ?? 0) + (next.dx ?? 0), (dy ?? 0) + (next.dy ?? 0))
            return both
        default: return nil
        }
    }
}
