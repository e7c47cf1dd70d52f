import Galley
import GalleyProtocol

/// Checks what a script says has to be true.
@MainActor
struct PlayExpecting {
    private let player: Player

    init(_ player: Player) { self.player = player }

    /// Says what is as expected.
    func check(_ expectation: PlayExpectation) throws(PlayRefusal) -> String {
        let target = expectation.target
        guard target.way != .point else { throw PlayRefusal(.wrongValue, "a point is no view that could be expected") }
        let elements = PlayElements(player.host, tellsPaths: true)
        let found = PlaySearch(player).matches(target)
        if expectation.isAbsent {
            guard found.isEmpty else {
                throw PlayRefusal(.notAsExpected, "\(target.written) is there", found.map(elements.element))
            }
            return "there is no \(target.written)"
        }
        guard !found.isEmpty || expectation.count == 0 else {
            throw PlaySearch(player).missing(target, .notAsExpected, "")
        }
        if let count = expectation.count, found.count != count {
            throw PlayRefusal(
                .notAsExpected, "there are \(found.count) of \(target.written), not \(count)",
                found.map(elements.element))
        }
        var chosen = found
        if let number = target.number {
            guard found.indices.contains(number - 1) else {
                throw PlayRefusal(
                    .notAsExpected, "there are \(found.count) of \(target.base)", found.map(elements.element))
            }
            chosen = [found[number - 1]]
        }
        for node in chosen { try check(node, expectation, elements) }
        return chosen.first.map { "\($0.playName) is as expected" } ?? "there is no \(target.written)"
    }

    private func check(
        _ node: LiveNode, _ expectation: PlayExpectation, _ elements: PlayElements
    ) throws(PlayRefusal) {
        let control =
            (player.host.road(to: node.id) ?? []).last { $0.role.isControl } ?? node.controlInModifiers ?? node
        if let isEnabled = expectation.isEnabled, control.isEnabled != isEnabled {
            throw PlayRefusal(
                .notAsExpected, "\(node.playName) is \(isEnabled ? "disabled" : "enabled")", [elements.element(control)]
            )
        }
        if let isSelected = expectation.isSelected, control.isSelected != isSelected, node.isSelected != isSelected {
            throw PlayRefusal(
                .notAsExpected, "\(node.playName) is \(isSelected ? "not selected" : "selected")",
                [elements.element(control)])
        }
        if let wanted = expectation.value {
            let value = control.value ?? node.value ?? control.all.compactMap(\.value).first
            // A field without text has no value.
            guard value ?? "" == wanted else {
                throw PlayRefusal(
                    .notAsExpected,
                    "\(node.playName) is \(value.map(PlayText.quoted) ?? "without a value"), not \(PlayText.quoted(wanted))",
                    [elements.element(control)])
            }
        }
    }
}
