import GalleyLayout
import GalleyViews

/// Where a layout can do with what it is proposed, it does.
enum ProposalCheck {
    /// Only one length is proposed: what has a fixed shape needs more of one where it gets more of the other.
    static func faults(_ played: PlayedLayout, _ habits: LayoutHabits, _ room: LayoutRoom) -> [LayoutFault] {
        guard habits.followsChildren, played.isFinite else { return [] }
        for axis in [Axis.horizontal, .vertical] {
            let (length, ideal) = (played.size.length(axis), room.ideal.length(axis))
            guard let offer = played.proposal.length(axis), played.proposal.length(axis.other) == nil,
                ideal <= offer + 0.5, length > offer + 0.5
            else { continue }
            let name = axis == .horizontal ? "width" : "height"
            return [
                LayoutFault(
                    .exceedsProposal,
                    "it answers a \(name) of \(LayoutNumber.short(offer)) with \(LayoutNumber.short(length)), and its ideal one is "
                        + LayoutNumber.short(ideal), played)
            ]
        }
        return []
    }
}
