import GalleyProtocol
import Testing

/// Events that wait for a view that is slow.
struct JoinedCommandsTests {
    private func command(_ kind: LiveCommand.Kind, _ id: Int, x: Double? = 1, dy: Double? = nil) -> LiveCommand {
        var command = LiveCommand(kind)
        (command.id, command.x, command.y, command.dy) = (id, x, x, dy)
        command.dx = dy.map { -$0 }
        return command
    }

    /// The kinds, numbers and ways of what is left.
    private func joined(_ commands: [LiveCommand]) -> [String] {
        LiveCommand.joined(commands).map { "\($0.kind) \($0.id ?? 0) \($0.x ?? -1) \($0.dx ?? 0) \($0.dy ?? 0)" }
    }

    @Test func wheelsAddUp() {
        #expect(
            joined([command(.scroll, 1, dy: 10), command(.scroll, 2, dy: -3), command(.scroll, 3, dy: 0.5)]) == [
                "scroll 3 1.0 -7.5 7.5"
            ])
    }

    @Test func atAnotherPlaceAnotherViewIsScrolled() {
        let commands = [command(.scroll, 1, dy: 10), command(.scroll, 2, x: 2, dy: 5)]
        #expect(joined(commands) == ["scroll 1 1.0 -10.0 10.0", "scroll 2 2.0 -5.0 5.0"])
    }

    @Test func ofMovesTheLastPlaceCounts() {
        let commands = (1...50).map { command(.pointerMoved, $0, x: Double($0)) }
        #expect(joined(commands) == ["pointerMoved 50 50.0 0.0 0.0"])
        #expect(joined([command(.hover, 1, x: 5), command(.hover, 2, x: 6)]) == ["hover 2 6.0 0.0 0.0"])
    }

    /// The pointer was away: who watches it is told.
    @Test func thatThePointerLeavesIsKept() {
        let commands = [command(.hover, 1), command(.hover, 2, x: nil), command(.hover, 3)]
        #expect(LiveCommand.joined(commands).map(\.id) == [1, 2, 3])
    }

    @Test func theOrderIsKept() {
        let kinds: [LiveCommand.Kind] = [
            .pointerDown, .pointerMoved, .pointerMoved, .pointerUp, .scroll, .scroll, .key, .scroll, .hover, .hover,
            .text, .text, .key, .key, .pointerDown, .pointerMoved, .pointerCancelled, .pointerMoved, .show, .show,
        ]
        let ids = LiveCommand.joined(kinds.enumerated().map { command($1, $0) }).map(\.id)
        #expect(ids == [0, 2, 3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
    }

    @Test func withOtherKeysHeldItIsAnotherWheel() {
        var second = command(.scroll, 2, dy: 1)
        second.modifiers = ["shift"]
        #expect(LiveCommand.joined([command(.scroll, 1, dy: 1), second]).count == 2)
    }
}
