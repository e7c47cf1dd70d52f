import GalleyLayout
import GalleyViews

/// The answer is what is placed, and no more.
enum SizeCheck {
    static func fault<L>(_ player: LayoutPlayer<L>, _ habits: LayoutHabits) -> LayoutFault? {
        guard habits.followsChildren else { return nil }
        for count in 1...4 {
            for offer in Offer.all {
                guard let found = spare(player, count, offer), spare(player, 12, offer)?.axis == found.axis else {
                    continue
                }
                let size = LayoutNumber.short(found.played.size.width, found.played.size.height)
                let end = LayoutNumber.short(found.played.end(found.axis))
                return LayoutFault(
                    .sizeAndPlacement,
                    "it answers \(size), and its children end at \(end) "
                        + (found.axis == .horizontal ? "from the left" : "from the top"), found.played)
            }
        }
        return nil
    }

    /// What is proposed, by how much room the children take.
    private enum Offer: CaseIterable {
        case nothing, row, almostRow, column, half

        static var all: [Offer] { allCases }

        func proposal(_ room: LayoutRoom) -> ProposedViewSize {
            switch self {
            case .nothing: .unspecified
            case .row: .only(room.reach(.horizontal), .horizontal)
            case .almostRow: .only(room.reach(.horizontal) - 1, .horizontal)
            case .column: .only(room.reach(.vertical), .vertical)
            case .half: .only((room.reach(.horizontal) / 2).rounded(), .horizontal)
            }
        }
    }

    /// Where the layout keeps room after its children, and none before them, along an axis in which it does not just take what is
    /// proposed.
    private static func spare<L>(_ player: LayoutPlayer<L>, _ count: Int, _ offer: Offer) -> (
        played: PlayedLayout, axis: Axis
    )? {
        let children = Array(repeating: LayoutCheckChild.usual, count: count)
        let room = LayoutRoom(player, children)
        let played = player.play(children, offer.proposal(room))
        guard played.isFinite, played.placed.count == count else { return nil }
        for axis in [Axis.horizontal, .vertical] {
            let length = played.size.length(axis)
            if let offer = played.proposal.length(axis), abs(offer - length) <= 0.5 { continue }
            if length - played.end(axis) - max(played.start(axis), 0) > 0.5 { return (played, axis) }
        }
        return nil
    }
}
