import GalleyLayout

/// The same question has the same answer, from whichever side one reads.
enum SameAnswerCheck {
    static func faults<L>(_ played: PlayedLayout, _ player: LayoutPlayer<L>) -> [LayoutFault] {
        // A fourth child says no more of it.
        guard played.isFinite, (2...3).contains(played.children.count) else { return [] }
        let mirrored = player.play(played.children, played.proposal, direction: .rightToLeft)
        guard mirrored.isFinite, !mirrored.isPlaced(as: played) else { return [] }
        return [
            LayoutFault(
                .notMirrored,
                "from right to left it places the children otherwise, and SwiftUI mirrors that once more", mirrored)
        ]
    }
}
