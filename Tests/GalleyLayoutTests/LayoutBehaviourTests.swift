import Foundation
import GalleyEngine
import Testing

@testable import GalleyLayout

/// What a user's layout is told and what becomes of its answers: rules.md §2, and Apple's documentation of `Layout`,
/// its cache, `LayoutSubviews`, `LayoutSubview` and `AnyLayout`.
@Suite("Users' layouts")
struct LayoutBehaviourTests {
    private final class Log {
        var lines: [String] = []
    }

    /// A column without gaps that notes when it is asked; its cache counts how often it was updated.
    private struct Logged: Layout {
        let log: Log
        var answer: CGSize?

        typealias AnimatableData = EmptyAnimatableData

        func makeCache(subviews: Subviews) -> Int {
            log.lines.append("make")
            return 0
        }

        func updateCache(_ cache: inout Int, subviews: Subviews) {
            cache += 1
            log.lines.append("update \(cache)")
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
            log.lines.append("size \(cache)")
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return answer
                ?? CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
            log.lines.append("place \(cache) in \(Int(bounds.minX)) \(Int(bounds.minY))")
            var y = bounds.minY
            for subview in subviews {
                subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
                y += subview.sizeThatFits(.unspecified).height
            }
        }
    }

    @Test("A cache is made once, and updated when something inside has changed") func cache() {
        let log = Log(), host = LayoutHost()
        let boxes = [host.tree.addRigid(Size(30, 10)), host.tree.addRigid(Size(20, 7))]
        let pass = host.freeze(root: host.tree.addLayout(CustomLayout(Logged(log: log), host: host), boxes))
        #expect(pass.size(0, .unspecified) == Size(30, 17))
        pass.place(root: .unspecified, at: Point(5, 6))
        #expect(log.lines == ["make", "size 0", "place 0 in 5 6"])
        #expect([1, 2].map { pass.origin(of: $0) } == [Point(0, 0), Point(0, 10)])
        log.lines = []
        pass.setRigid(1, Size(40, 12))
        pass.update()
        #expect(log.lines.filter { $0.hasPrefix("make") }.isEmpty && log.lines.first == "update 1")
        #expect(log.lines.last == "place 1 in 5 6" && log.lines.filter { $0.hasPrefix("update") }.count == 1)
        #expect(pass.size(of: 0) == Size(40, 19) && pass.origin(of: 2) == Point(0, 12))
        log.lines = []
        pass.update()
        #expect(log.lines.isEmpty)
    }

    @Test("Lengths that a layout must not answer count as nothing") func answers() {
        func size(_ answer: CGSize) -> Size {
            let host = LayoutHost()
            let box = host.tree.addRigid(Size(3, 3))
            let layout = CustomLayout(Logged(log: Log(), answer: answer), host: host)
            return host.freeze(root: host.tree.addLayout(layout, [box])).size(0, .unspecified)
        }
        #expect(size(CGSize(width: -3, height: 5)) == Size(0, 5) && size(CGSize(width: 4, height: -0.5)) == Size(4, 0))
        #expect(size(CGSize(width: CGFloat.nan, height: CGFloat.infinity)) == Size(0, .infinity))
    }

    private struct Rank: LayoutValueKey { static let defaultValue = 7 }

    /// Hands its subviews out.
    private struct Open: Layout {
        let look: (LayoutSubviews) -> Void
        typealias AnimatableData = EmptyAnimatableData
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            look(subviews)
            return .zero
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }

    @Test("Subviews: their values, priorities and sizes; parts of the list and picked ones") func subviews() {
        let host = LayoutHost()
        var traits = ViewTraits()
        traits.values[ObjectIdentifier(Rank.self)] = 3
        #expect(host.add(ViewTraits()) == 0 && host.add(traits) == 1 && host.traits(1).values.count == 1)
        let boxes = [10.0, 20, 30, 40].map { host.tree.addRigid(Size($0, 5)) }
        host.tree.setTraits(1, of: boxes[1])
        let nodes = [boxes[0], boxes[1], host.tree.addPriority(2, around: boxes[2]), boxes[3]]
        var isSeen = false
        let open = Open { all in
            isSeen = true
            #expect(all.count == 4 && all.layoutDirection == .rightToLeft)
            #expect(all.map { $0[Rank.self] } == [7, 3, 7, 7] && all.map(\.priority) == [0, 0, 2, 0])
            func widths(_ part: LayoutSubviews) -> [CGFloat] { part.map { $0.sizeThatFits(.zero).width } }
            #expect(widths(all) == [10, 20, 30, 40] && widths(all[1..<3]) == [20, 30])
            #expect(widths(all[1..<4][1..<3]) == [30, 40] && widths(all[[3, 0, 2]]) == [40, 10, 30])
            #expect(widths(all[[3, 0, 2]][1..<3]) == [10, 30] && widths(all[1..<4][[2, 0]]) == [40, 20])
            #expect(all[1..<3].layoutDirection == .rightToLeft && all[[1]].layoutDirection == .rightToLeft)
            #expect(all == all[0..<4] && all != all[0..<3] && all[[0, 1]] == all[0..<2] && all[[1, 0]] != all[0..<2])
            #expect(all[1] == all[1..<3][0] && all[1] != all[2])
            let dimensions = all[1].dimensions(in: .zero)
            #expect(dimensions.width == 20 && dimensions.height == 5 && dimensions[.trailing] == 20)
            #expect(dimensions[VerticalAlignment.center] == 2.5 && dimensions[explicit: .trailing] == nil)
            #expect(dimensions == all[1].dimensions(in: .zero) && dimensions != all[1].dimensions(in: .unspecified))
            #expect(all.position(of: .trailing, in: CGSize(width: 9, height: 4)) == 9)
            #expect(all.position(of: .bottom, in: CGSize(width: 9, height: 4)) == 4)
        }
        let layout = CustomLayout(open, host: host, direction: .rightToLeft)
        _ = host.freeze(root: host.tree.addLayout(layout, nodes)).size(0, .unspecified)
        #expect(isSeen)
    }

    /// A row of its subviews in reverse, by the layout of that name.
    private struct Reversed: Layout {
        let row = HStackLayout(alignment: .bottom, spacing: 2)
        typealias AnimatableData = EmptyAnimatableData
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            row.sizeThatFits(proposal: proposal, subviews: subviews[subviews.indices.reversed()], cache: &cache)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            let moved = bounds.offsetBy(dx: 3, dy: 4)
            row.placeSubviews(
                in: moved, proposal: proposal, subviews: subviews[subviews.indices.reversed()], cache: &cache)
        }
    }

    @Test("A layout that hands its subviews to another one, in another order and place") func delegating() {
        let bench = LayoutBench(Reversed(), [.rigid(10, 20), .rigid(30, 5)], width: nil)
        #expect(bench.size == CGSize(width: 42, height: 20))
        #expect(bench.origins == [[35, 4], [3, 19]])
        let any = LayoutBench(AnyLayout(AnyLayout(Reversed())), [.rigid(10, 20), .rigid(30, 5)], width: nil)
        #expect(any.size == bench.size && any.frames == bench.frames)
    }

    @Test("Any layout: its axis, and a cache that another kind of layout left") func anyLayouts() {
        #expect(AnyLayout(HStackLayout()).stackOrientation == .horizontal)
        #expect(
            AnyLayout(VStackLayout()).stackOrientation == .vertical && AnyLayout(ZStackLayout()).stackOrientation == nil
        )
        #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
        #expect(VStackLayout.layoutProperties.stackOrientation == .vertical)
        #expect(Logged.layoutProperties.stackOrientation == nil && !Logged._mergesGuides)
        let host = LayoutHost(), log = Log()
        let boxes = [host.tree.addRigid(Size(30, 10)), host.tree.addRigid(Size(20, 7))]
        let pass = host.freeze(root: host.tree.addLayout(CustomLayout(ZStackLayout(), host: host), boxes))
        let subviews = LayoutSubviews(host: host, nodes: pass.children(of: 0), layoutDirection: .leftToRight)
        let logged = AnyLayout(Logged(log: log)), row = AnyLayout(HStackLayout(spacing: 1))
        var cache = logged.makeCache(subviews: subviews)
        logged.updateCache(&cache, subviews: subviews)
        logged.updateCache(&cache, subviews: subviews)
        #expect(log.lines == ["make", "update 1", "update 2"])
        #expect(
            logged.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
                == CGSize(width: 30, height: 17))
        row.updateCache(&cache, subviews: subviews)
        #expect(
            row.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache) == CGSize(width: 51, height: 10)
        )
        logged.updateCache(&cache, subviews: subviews)
        #expect(log.lines == ["make", "update 1", "update 2", "size 2", "make"])
    }

    /// A leaf with a baseline, so far down.
    private final class Lettered: LeafDelegate {
        let baseline: Double
        init(_ baseline: Double) { self.baseline = baseline }
        override func measure(_ proposal: Proposal) -> MeasuredSize {
            MeasuredSize(Size(20, 30), width: .everything, height: .everything)
        }
        override var guides: GuideMask { .baselines }
        override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Double? {
            key == .firstTextBaseline ? baseline : baseline + 3
        }
    }

    @Test("Without a word of its own a layout's baselines are its subviews': the topmost first, the lowest last")
    func baselines() {
        let log = Log(), host = LayoutHost()
        let boxes = [host.tree.addLeaf(Lettered(12)), host.tree.addLeaf(Lettered(5)), host.tree.addRigid(Size(9, 9))]
        let pass = host.freeze(root: host.tree.addLayout(CustomLayout(Logged(log: log), host: host), boxes))
        let dimensions = Dimensions(pass: pass, node: 0, proposal: .unspecified)
        #expect(dimensions.size == Size(20, 69))
        // The second begins at 30.
        #expect(dimensions.guide(.firstTextBaseline) == 12 && dimensions.guide(.lastTextBaseline) == 38)
        #expect(dimensions.explicitGuide(.top) == nil && dimensions.guide(.bottom) == 69)
    }

    @Test("Traits that nothing has any more are dropped, once there are many") func traits() {
        func kept(_ count: Int) -> (count: Int, index: Int) {
            let host = LayoutHost()
            for index in 0..<count {
                var traits = ViewTraits()
                traits.zIndex = Double(index)
                _ = host.add(traits)
            }
            let box = host.tree.addRigid(Size(1, 1))
            host.tree.setTraits(count - 1, of: box)
            let pass = host.freeze(root: host.tree.addLayout(CustomLayout(ZStackLayout(), host: host), [box]))
            host.dropUnusedTraits()
            #expect(host.traits[pass.traits(of: 1)].zIndex == Double(count - 1))
            return (host.traits.count, pass.traits(of: 1))
        }
        // Twice the two nodes, and sixteen.
        #expect(kept(20) == (20, 19))
        #expect(kept(21) == (1, 0))
    }

    @Test("A probe measures and places subviews that are closures") func probe() {
        let probe = LayoutProbe(
            HStackLayout(alignment: .top, spacing: 4),
            children: [
                .init { CGSize(width: $0.width ?? 50, height: 10) }, .init { _ in CGSize(width: 20, height: 30) },
            ])
        var cache: Void = probe.makeCache()
        #expect(probe.size(ProposedViewSize(width: 100, height: nil), &cache) == CGSize(width: 100, height: 30))
        let bounds = CGRect(x: 7, y: 9, width: 100, height: 30)
        let frames = probe.frames(in: bounds, ProposedViewSize(width: 100, height: nil), &cache)
        #expect(frames == [CGRect(x: 7, y: 9, width: 76, height: 10), CGRect(x: 87, y: 9, width: 20, height: 30)])
        let own = LayoutProbe(
            Logged(log: Log()), children: [.init { _ in CGSize(width: 5, height: 6) }, .init { _ in .zero }])
        var count = own.makeCache()
        own.update(&count)
        #expect(count == 1 && own.size(.zero, &count) == CGSize(width: 5, height: 6))
        let two = own.frames(in: CGRect(x: 1, y: 2, width: 5, height: 6), .zero, &count)
        #expect(two == [CGRect(x: 1, y: 2, width: 5, height: 6), CGRect(x: 1, y: 8, width: 0, height: 0)])
    }
}
