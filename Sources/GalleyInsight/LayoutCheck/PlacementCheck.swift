import Foundation
import GalleyLayout
import GalleyViews

/// Children lie where they belong.
enum PlacementCheck {
    static func faults<L>(
        _ played: PlayedLayout, _ player: LayoutPlayer<L>, _ habits: LayoutHabits, _ room: LayoutRoom
    ) -> [LayoutFault] {
        var faults: [LayoutFault] = []
        if let child = played.frames.firstIndex(where: { $0 == nil }) {
            faults.append(LayoutFault(.unplaced, "child \(child + 1) is never placed", played))
        }
        guard played.isFinite else { return faults }
        if let fault = originIgnored(played, player) { faults.append(fault) }
        guard habits.followsChildren else {
            // It promises nothing of its own size; but where it takes all that much room, the children are to lie in it.
            if played.proposal == .ample, played.size.isNear(CGSize(width: 1000, height: 1000)),
                let fault = outside(played, habits)
            {
                faults.append(fault)
            }
            return faults
        }
        let fits = fitsRows(played, habits) || isRoomy(played, room)
        if fits, let fault = outside(played, habits) { faults.append(fault) }
        if fits, !habits.isLayered, let (a, b) = played.overlap {
            faults.append(LayoutFault(.overlap, "children \(a + 1) and \(b + 1) lie over each other", played))
        }
        if let fault = rowBreak(played, habits, room) { faults.append(fault) }
        return faults
    }

    private static func originIgnored<L>(_ played: PlayedLayout, _ player: LayoutPlayer<L>) -> LayoutFault? {
        // A fourth child says no more of it.
        guard played.children.count <= 3 else { return nil }
        let moved = player.play(played.children, played.proposal, origin: CGPoint(x: 13, y: 7))
        guard moved.isFinite, !moved.isPlaced(as: played) else { return nil }
        return LayoutFault(
            .originIgnored, "with bounds that begin at (13, 7) the children lie elsewhere in them", moved)
    }

    /// Whether there is as much room as the layout asks for.
    private static func isRoomy(_ played: PlayedLayout, _ room: LayoutRoom) -> Bool {
        played.proposal == .unspecified
            || (played.size.width >= room.ideal.width - 0.5 && played.size.height >= room.ideal.height - 0.5)
    }

    /// Whether the layout breaks rows, and each child fits into one.
    private static func fitsRows(_ played: PlayedLayout, _ habits: LayoutHabits) -> Bool {
        guard let axis = habits.rowAxis else { return false }
        guard let length = played.proposal.length(axis) else { return true }
        return played.proposal.length(axis.other) == nil
            && played.children.allSatisfy { $0.ideal.length(axis) <= length }
    }

    private static func outside(_ played: PlayedLayout, _ habits: LayoutHabits) -> LayoutFault? {
        for axis in [Axis.horizontal, .vertical] {
            let length = played.size.length(axis)
            for (index, frame) in played.frames.enumerated() {
                guard let frame, frame.size.length(axis) <= length + 0.5 else { continue }
                let (before, after) = (-frame.start(axis), frame.end(axis) - length)
                guard max(before, after) > 0.5 else { continue }
                let size = LayoutNumber.short(played.size.width, played.size.height)
                let place =
                    "child \(index + 1) ends \(LayoutNumber.short(max(before, after))) outside of its bounds (\(size))"
                if axis == habits.rowAxis, played.proposal.length(axis) != nil, after > 0.5 {
                    return LayoutFault(.rowOverflow, "a row goes on though there is no room: " + place, played)
                }
                let reach = played.end(axis) - played.start(axis)
                if reach > length + 0.5 {
                    let name = axis == .horizontal ? "wide" : "tall"
                    return LayoutFault(
                        .sizeAndPlacement,
                        "it answers \(size), and what it places is \(LayoutNumber.short(reach)) \(name)", played)
                }
                return LayoutFault(.outside, place, played)
            }
        }
        return nil
    }

    /// Where just as much is proposed as one row takes, it stays one row.
    private static func rowBreak(_ played: PlayedLayout, _ habits: LayoutHabits, _ room: LayoutRoom) -> LayoutFault? {
        guard let axis = habits.rowAxis, let length = played.proposal.length(axis), length == room.reach(axis),
            played.proposal.length(axis.other) == nil, played.children.allSatisfy(\.isFixed),
            played.lines(axis.other) > 1, played.end(axis) < length - 0.5
        else { return nil }
        return LayoutFault(
            .rowBreak,
            "all children fit into a row of \(LayoutNumber.short(length)), as they do where there is more room, and it breaks "
                + "the row", played)
    }
}
