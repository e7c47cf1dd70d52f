import Foundation
import GalleyLayout
import GalleyViews

/// Plays a layout with children and proposals made for it, and tells what it does wrong, with the smallest example of each.
///
/// Every arrangement of up to four children of four kinds is tried, and of up to three boxes and texts, with nothing, zero, infinity,
/// much room, just enough room and a little less than that proposed. What a layout may do by design is learnt from itself: whether
/// its size follows its children, whether it breaks rows, whether it lays children over each other.
public enum LayoutCheck {
    /// What is wrong with a layout: at most one fault of each rule, in the order of the rules.
    public static func faults<L: Layout>(in layout: L) -> [LayoutFault] { faults(in: layout) { _ in } }

    /// - Parameter note: Is told each example before it is played, for when the layout's code ends the process or never ends.
    static func faults<L: Layout>(in layout: L, note: @escaping (LayoutExample) -> Void) -> [LayoutFault] {
        let player = LayoutPlayer(layout: layout, note: note)
        var found: [LayoutFault.Rule: LayoutFault] = [:]
        let habits = LayoutHabits(player)
        for children in LayoutCheckChild.rows(upTo: 4) + LayoutCheckChild.textRows(upTo: 3) {
            let room = LayoutRoom(player, children)
            for proposal in room.proposals(habits) {
                let played = player.play(children, proposal)
                let faults =
                    FinitenessCheck.faults(played) + PlacementCheck.faults(played, player, habits, room)
                    + ProposalCheck.faults(played, habits, room) + SameAnswerCheck.faults(played, player)
                for fault in faults where found[fault.rule] == nil { found[fault.rule] = fault }
            }
        }
        if let fault = SizeCheck.fault(player, habits), found[fault.rule] == nil { found[fault.rule] = fault }
        if let fault = RowBreakCheck.fault(player, habits), found[fault.rule] == nil { found[fault.rule] = fault }
        if let fault = CacheCheck.fault(player) { found[fault.rule] = found[fault.rule] ?? fault }
        if let fault = CostCheck.fault(player) { found[fault.rule] = fault }
        for fault in FinitenessCheck.faults(player.play([], .unspecified)) where found[fault.rule] == nil {
            found[fault.rule] = fault
        }
        return LayoutFault.Rule.allCases.compactMap { found[$0] }
    }
}

/// What a layout does by design.
struct LayoutHabits {
    /// Whether its size follows from its children: else it promises nothing of where they find room.
    let followsChildren: Bool
    /// The axis along which it puts children one behind the other until there is no more room; nil where it breaks no rows.
    let rowAxis: Axis?
    /// Whether it lays its children over each other wherever it is.
    let isLayered: Bool

    init<L>(_ player: LayoutPlayer<L>) {
        let (few, many) = ([LayoutCheckChild.usual], Array(repeating: LayoutCheckChild.fixed(50, 40), count: 3))
        followsChildren = [.unspecified, .only(100, .horizontal), .only(100, .vertical)].contains {
            !player.play(few, $0).size.isNear(player.play(many, $0).size)
        }
        let four = Array(repeating: LayoutCheckChild.usual, count: 4)
        rowAxis = [Axis.horizontal, .vertical].first { axis in
            let (wide, narrow) = (player.play(four, .only(1000, axis)), player.play(four, .only(70, axis)))
            return wide.placed.count == 4 && wide.lines(axis.other) == 1 && wide.lines(axis) == 4
                && narrow.lines(axis.other) > 1
        }
        isLayered = (2...4).allSatisfy { count in
            let children = Array(repeating: LayoutCheckChild.usual, count: count)
            return player.play(children, .unspecified).overlap != nil
                || player.play(children, .ample).overlap != nil
        }
    }
}

/// How much room a layout takes for children.
struct LayoutRoom {
    let children: [LayoutCheckChild]
    /// Its answer where nothing is proposed.
    let ideal: CGSize
    /// How much its one row takes where there is room enough, along each axis.
    private let reach: [Axis: CGFloat]

    init<L>(_ player: LayoutPlayer<L>, _ children: [LayoutCheckChild]) {
        self.children = children
        ideal = player.play(children, .unspecified).size
        var reach: [Axis: CGFloat] = [:]
        for axis in [Axis.horizontal, .vertical] {
            let offer: CGFloat = 1000
            let played = player.play(children, .only(offer, axis))
            let (start, end, length) = (played.start(axis), played.end(axis), played.size.length(axis))
            // Of one that takes all there is only the children say how much it needs, with the same margin on both sides.
            let takesAll = length.isNear(offer)
            reach[axis] = takesAll ? end - start + 2 * max(min(start, offer - end), 0) : max(end, length)
        }
        self.reach = reach
    }

    /// How much room the children take along an axis where they lie in one line.
    func reach(_ axis: Axis) -> CGFloat { reach[axis] ?? 0 }

    /// What is worth proposing, the simplest first.
    func proposals(_ habits: LayoutHabits) -> [ProposedViewSize] {
        var proposals = [ProposedViewSize.unspecified, .zero, .ample]
        if children.allSatisfy(\.isFixed) { proposals.append(.infinity) }
        for axis in [Axis.horizontal, .vertical] {
            let (reach, longest) = (reach(axis), children.map { $0.ideal.length(axis) }.max() ?? 0)
            for length in [reach, reach - 1, reach + 1, (reach / 2).rounded(), longest]
            where length.isFinite && length >= longest { proposals.append(.only(length, axis)) }
        }
        return proposals
    }
}

extension Axis {
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
