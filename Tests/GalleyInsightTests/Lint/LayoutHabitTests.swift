import Foundation
import Galley
import GalleyExtraLayouts
import Testing

@testable import GalleyInsight

/// What the checks of layouts find out of a layout first, and what they make of a layout that has been played, worked out with children
/// of 30×20. What lies in the middle of a check is half a point of noise.
@Suite("Habits and faults of layouts") struct LayoutHabitTests {
    private func player<L: Layout>(_ layout: L) -> LayoutPlayer<L> { LayoutPlayer(layout: layout) { _ in } }
    private let flow = FlowLayout(itemSpacing: 0, rowSpacing: 0)
    private let row = HStackLayout(spacing: 0)
    private let four = Array(repeating: LayoutCheckChild.usual, count: 4)

    /// Takes what it is offered, whatever is in it, and puts all of it at one place.
    private struct Filler: Layout {
        var inset: CGFloat = 0
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for subview in subviews {
                subview.place(at: CGPoint(x: bounds.minX + inset, y: bounds.minY), proposal: .unspecified)
            }
        }
    }

    private func habits(_ layout: some Layout) -> String {
        let habits = LayoutHabits(player(layout))
        return "\(habits.followsChildren) \(habits.rowAxis.map { "\($0)" } ?? "none") \(habits.isLayered)"
    }

    @Test("Whether a layout follows its children, fills rows, or lays one over the other") func habits() {
        let seen: [String] = [
            habits(row), habits(VStackLayout(spacing: 0)), habits(flow), habits(ZStackLayout()), habits(Filler()),
        ]
        let wanted: [String] = [
            "true none false", "true none false", "true horizontal false", "true none true", "false none true",
        ]
        #expect(seen == wanted)
    }

    @Test("How much room a layout needs, and what it is asked for") func room() {
        let rows = player(HStackLayout(spacing: 10))
        let some = LayoutRoom(rows, [.usual, .fixed(50, 20)])
        #expect(some.ideal == CGSize(width: 90, height: 20))
        #expect(some.reach(.horizontal) == 90 && some.reach(.vertical) == 20)
        // The longest child is 50 wide and 20 tall: what is shorter is not asked.
        let asked: [ProposedViewSize] = some.proposals(LayoutHabits(rows))
        let wide: [ProposedViewSize] = [90, 89, 91, 50].map { .only($0, .horizontal) }
        let tall: [ProposedViewSize] = [20, 21, 20].map { .only($0, .vertical) }
        #expect(asked == [.unspecified, .zero, .ample, .infinity] + wide + tall)
        // What can be of any length is not asked for an endless one.
        let flexible = LayoutRoom(rows, [.flexible(40, 20, least: 10)])
        #expect(flexible.reach(.horizontal) == 1000 && flexible.ideal == CGSize(width: 40, height: 20))
        #expect(
            flexible.proposals(LayoutHabits(rows)).prefix(4) == [.unspecified, .zero, .ample, .only(1000, .horizontal)])
        // Of what takes all there is the children say it, with the margin of 12 on both sides.
        let filled = LayoutRoom(player(Filler(inset: 12)), [.usual])
        #expect(filled.reach(.horizontal) == 30 + 2 * 12 && filled.reach(.vertical) == 20)
    }

    // MARK: What is placed

    private func frames(_ xs: [CGFloat], y: CGFloat = 0, width: CGFloat = 30) -> [CGRect?] {
        xs.map { CGRect(x: $0, y: y, width: width, height: 20) }
    }

    private func found<L: Layout>(
        _ layout: L, _ frames: [CGRect?], _ width: CGFloat = 120, _ height: CGFloat = 20,
        _ proposal: ProposedViewSize = .unspecified
    ) -> [String] {
        let player = player(layout)
        let children = Array(repeating: LayoutCheckChild.usual, count: frames.count)
        let played = PlayedLayout(
            children: children, proposal: proposal, size: CGSize(width: width, height: height), frames: frames)
        return PlacementCheck.faults(played, player, LayoutHabits(player), LayoutRoom(player, children))
            .map { "\($0.rule): \($0.message)" }
    }

    @Test("Children outside of the bounds: by a size that is too small, by their place, by a row without end")
    func outside() {
        let xs: [CGFloat] = [0, 30, 60, 90]
        #expect(found(flow, frames(xs)) == [])
        #expect(found(flow, frames([-0.5, 30, 60, 90])) == [])
        #expect(
            found(flow, frames([-0.75, 30, 60, 90])) == [
                "sizeAndPlacement: it answers 120×20, and what it places is 120.75 wide"
            ])
        let moved = frames(xs.map { $0 + 5 })
        #expect(found(flow, moved) == ["outside: child 4 ends 5 outside of its bounds (120×20)"])
        let row = "a row goes on though there is no room: child 4 ends 5 outside of its bounds (120×20)"
        #expect(found(flow, moved, 120, 20, .only(120, .horizontal)) == ["rowOverflow: \(row)"])
        #expect(found(flow, frames(xs.map { $0 - 5 })) == ["outside: child 1 ends 5 outside of its bounds (120×20)"])
        #expect(found(flow, frames(xs, y: 3)) == ["outside: child 1 ends 3 outside of its bounds (120×20)"])
        let tall: [CGRect?] = frames([0, 30, 60]) + frames([90], y: 4)
        #expect(found(flow, tall) == ["sizeAndPlacement: it answers 120×20, and what it places is 24 tall"])
        // What is longer than the bounds cannot lie in them, be it by more than half a point.
        let long: [CGRect?] = [CGRect(x: 0, y: 0, width: 121, height: 20), nil, nil, nil]
        #expect(found(flow, long) == ["unplaced: child 2 is never placed"])
    }

    @Test("Children over each other, where there is as much room as they want") func overlaps() {
        let over = frames([0, 20, 60, 90])
        let wanted = ["overlap: children 1 and 2 lie over each other"]
        #expect(found(flow, over) == wanted && found(row, over) == wanted && found(ZStackLayout(), over) == [])
        // In a row that does not break the size tells how much room there is: as much as was wanted, to half a point.
        let narrow = ProposedViewSize(width: 100, height: 100)
        func seen(_ width: CGFloat, _ height: CGFloat) -> Int {
            found(row, frames([0, 20, 40, 60], y: 0), width, height, narrow).count
        }
        let counts: [Int] = [seen(119.5, 19.5), seen(119.25, 20), seen(120, 19.25)]
        #expect(counts == [1, 0, 0])
    }

    @Test("A row that breaks though all fit into it") func breaks() {
        let lines: [CGRect?] = frames([0, 30]) + frames([0, 30], y: 20)
        func rules(_ length: CGFloat, _ frames: [CGRect?], _ width: CGFloat) -> [String] {
            found(flow, frames, width, 40, .only(length, .horizontal))
        }
        let words = "all children fit into a row of 120, as they do where there is more room, and it breaks the row"
        #expect(rules(120, lines, 60) == ["rowBreak: \(words)"] && rules(119, lines, 60) == [])
        // A line that is as long as the row, to half a point, is no reason to say so.
        let longer: [CGRect?] = frames([0, 89.5]) + frames([0, 30], y: 20)
        #expect(rules(120, longer, 120) == [])
    }

    @Test("Of a layout that promises nothing of its size only what it takes all room for is looked at") func filling() {
        let outside = frames([0, 0, 0, 990])
        let words = ["sizeAndPlacement: it answers 1000×1000, and what it places is 1020 wide"]
        #expect(found(Filler(), outside, 1000, 1000, .ample) == words)
        #expect(found(Filler(), outside, 1000, 999, .ample) == [] && found(Filler(), outside, 1000, 1000) == [])
    }

    @Test("The same children in bounds that begin elsewhere, and from right to left: up to three") func moved() {
        func rules(_ count: Int) -> [String] { found(row, frames(Array(repeating: 0, count: count), y: 0), 90, 20) }
        #expect(rules(3)[0] == "originIgnored: with bounds that begin at (13, 7) the children lie elsewhere in them")
        #expect(!rules(4).contains { $0.hasPrefix("originIgnored") })
        func mirrored(_ count: Int) -> Int {
            let children = Array(repeating: LayoutCheckChild.usual, count: count)
            let played = PlayedLayout(
                children: children, proposal: .unspecified, size: CGSize(width: 90, height: 20),
                frames: frames(Array(repeating: 5, count: count)))
            return SameAnswerCheck.faults(played, player(row)).count
        }
        #expect((1...4).map(mirrored) == [0, 1, 1, 0])
    }

    @Test("An answer that is longer than what is proposed, where the ideal one would do") func proposals() {
        let player = player(row)
        let habits = LayoutHabits(player), room = LayoutRoom(player, [.fixed(50, 20)])
        func message(_ width: CGFloat, _ height: CGFloat, _ offer: ProposedViewSize) -> String {
            let played = PlayedLayout(
                children: [.fixed(50, 20)], proposal: offer, size: CGSize(width: width, height: height), frames: [])
            return ProposalCheck.faults(played, habits, room).map(\.message).joined()
        }
        let seen: [String] = [
            message(60.5, 20, .only(60, .horizontal)), message(61, 20, .only(60, .horizontal)),
            message(51, 20, .only(49.5, .horizontal)), message(51, 20, .only(49.25, .horizontal)),
            message(50, 31, .only(30, .vertical)), message(61, 31, ProposedViewSize(width: 60, height: 30)),
        ]
        let wanted: [String] = [
            "", "it answers a width of 60 with 61, and its ideal one is 50",
            "it answers a width of 49.5 with 51, and its ideal one is 50", "",
            "it answers a height of 30 with 31, and its ideal one is 20", "",
        ]
        #expect(seen == wanted)
    }
}
