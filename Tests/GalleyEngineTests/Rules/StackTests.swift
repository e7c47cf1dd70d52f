import Testing

@testable import GalleyEngine

@Suite("Stacks: rules.md §4, rules.md §7")
struct StackTests {
    /// The lengths of a row's views, tagged from 0 on, in a window.
    private func row(_ width: Double, spacing: Double = 0, _ views: (LayoutTree) -> [Int]) -> [Double] {
        let laid = LaidOut(width, 100) { tree in
            let views = views(tree)
            for (tag, view) in views.enumerated() { tree.setTag(tag, of: view) }
            return tree.row(spacing, views)
        }
        return laid.tree.pass.map { pass in
            (0..<pass.count).filter { pass.tag(of: $0) >= 0 }.sorted { pass.tag(of: $0) < pass.tag(of: $1) }
                .map { pass.size(of: $0).width }
        } ?? []
    }

    private func least(_ tree: LayoutTree, _ width: Double) -> Int {
        tree.limited(tree.color(), width: FrameLimits(minimum: width))
    }

    private func most(_ tree: LayoutTree, _ width: Double) -> Int {
        tree.limited(tree.color(), width: FrameLimits(maximum: width))
    }

    @Test("Equal shares, the least flexible first: T-059 to T-061, T-064 to T-067") func shares() {
        #expect(row(300) { [$0.color(), $0.color(), $0.color()] } == [100, 100, 100])
        #expect(row(150) { [most($0, 100), least($0, 100)] } == [75, 100])
        #expect(row(300) { [$0.color(), $0.frame($0.color(), width: 50), $0.color()] } == [125, 50, 125])
        #expect(row(400) { [most($0, 100), $0.color(), $0.color()] } == [100, 150, 150])
        #expect(row(300) { [most($0, 50), most($0, 200), $0.color()] } == [50, 125, 125])
        #expect(row(300) { [$0.color(), least($0, 200)] } == [100, 200])
        #expect(row(300) { [least($0, 100), least($0, 100), $0.frame($0.color(), width: 300)] } == [100, 100, 300])
    }

    @Test("Priority takes all but what others need: T-062, T-068, T-069") func priorities() {
        let wide = row(300) {
            [least($0, 20), $0.addPriority(1, around: least($0, 20)), $0.frame($0.color(), width: 60)]
        }
        #expect(wide == [20, 220, 60])
        #expect(row(300) { [$0.addPriority(-1, around: $0.color()), $0.color()] } == [0, 300])
        #expect(row(300) { [least($0, 30), $0.addPriority(1, around: $0.color()), least($0, 40)] } == [30, 230, 40])
    }

    @Test("Default gaps are 8: T-063") func gaps() {
        #expect(row(316, spacing: .nan) { [$0.color(), $0.color(), $0.color()] } == [100, 100, 100])
    }

    @Test("The sum of the minima is no clamp's end: T-074") func notAClamp() {
        func column(_ tree: LayoutTree) -> Int {
            tree.column(
                0, .horizontalCenter,
                [
                    tree.limited(tree.color(), height: FrameLimits(minimum: 5, maximum: 100)),
                    tree.limited(tree.color(), height: FrameLimits(minimum: 80)),
                ])
        }
        #expect(size(Proposal(10, 0), column).height == 85)
        #expect(size(Proposal(10, 85), column).height == 122.5)
    }

    @Test("Across, an unspecified length becomes the widest child's: T-070, T-071") func across() {
        let laid = LaidOut(300, 100) { tree in
            let column = tree.column(0, .horizontalCenter, [tree.box(80, 20), tree.color(2)])
            return tree.tagged(1, tree.addFixedSize(horizontal: true, vertical: false, around: column))
        }
        #expect(laid.frame(1) == [110, 0, 80, 100])
        #expect(laid.frame(2) == [110, 20, 80, 80])
    }

    @Test("Ideal lengths: T-077 to T-079") func ideal() {
        func colors(_ tree: LayoutTree) -> Int { tree.column([tree.color(), tree.color()]) }
        #expect(size(.unspecified, colors) == Size(10, 28))
        #expect(size(Proposal(100, .nan), colors) == Size(100, 28))
        #expect(size(Proposal(.nan, 100)) { $0.column([$0.box(40, 20), $0.color()]) } == Size(40, 100))
        let empty = LaidOut(100, 100) { $0.tagged(1, $0.row([])) }
        #expect(empty.frame(1) == [50, 50, 0, 0])
        #expect(empty.pass.priority(of: empty.node(1)) == -.infinity)
    }

    /// Across, the children are placed for the width that the stack came to: its steps say both solutions, and for which
    /// proposal each was.
    @Test("The steps of a stack name the proposal of its size and that of its places") func steps() {
        func told(_ proposal: Proposal) -> [String] {
            let laid = LaidOut(proposal) { $0.column(0, .horizontalCenter, [$0.box(80, 20), $0.color()]) }
            var steps: [LayoutStep] = []
            laid.pass.appendSteps(of: 0, to: &steps)
            return steps.compactMap {
                switch $0 {
                case .measuring(let proposal): "size for \(proposal.width) × \(proposal.height)"
                case .placing(let proposal): "places for \(proposal.width) × \(proposal.height)"
                default: nil
                }
            }
        }
        #expect(told(Proposal(.nan, 100)) == ["size for nan × 100.0", "places for 80.0 × 100.0"])
        #expect(told(Proposal(90, 100)) == ["places for 90.0 × 100.0"])
    }

    @Test("Spacers: T-084 to T-092") func spacers() {
        func spaced(_ least: Double) -> (LayoutTree) -> Int {
            { $0.row([$0.box(50, 50), $0.addSpacer(minimum: least, along: .horizontal), $0.box(50, 50)]) }
        }
        #expect(widths([nil, 0, 100], spaced(8)) == [108, 108, 108])
        #expect(widths([nil], spaced(0)) == [100])
        let four = row(300, spacing: .nan) {
            [
                $0.addSpacer(minimum: 8, along: .horizontal), $0.box(50, 50),
                $0.addSpacer(minimum: 8, along: .horizontal), $0.box(50, 50),
            ]
        }
        #expect(four == [100, 50, 100, 50])
        #expect(
            row(300, spacing: .nan) { [$0.addSpacer(minimum: 8, along: .horizontal), $0.color()] } == [8, 292])
        for (proposal, answer) in [
            (Proposal.unspecified, Size(8, 8)), (Proposal(100, 50), Size(100, 50)), (Proposal(0, 0), Size(8, 8)),
        ] {
            #expect(size(proposal) { $0.addSpacer(minimum: 8, along: nil) } == answer)
        }
    }

    @Test("A row of rigid views is placed as any other") func rigid() {
        let rigid = LaidOut(300, 100) { tree in tree.row(8, [tree.box(30, 20, 1), tree.box(40, 60, 2)]) }
        #expect(rigid.frame(1) == [111, 40, 30, 20])
        #expect(rigid.frame(2) == [149, 20, 40, 60])
        let leaf = AxisRange(rigid: 30), tall = AxisRange(rigid: 20)
        let asked = LaidOut(300, 100) { tree in
            tree.row(8, [tree.tagged(1, tree.addLeaf(SecretClamp(leaf, tall))), tree.box(40, 60, 2)])
        }
        #expect(asked.frame(1) == rigid.frame(1))
        #expect(asked.frame(2) == rigid.frame(2))
    }

    @Test("A row from right to left: T-127") func rightToLeft() {
        let laid = LaidOut(320, 260) { tree in
            tree.isRightToLeft = true
            let row = tree.row([
                tree.box(40, 20, 1), tree.box(60, 20, 2), tree.addSpacer(minimum: 8, along: .horizontal),
                tree.box(30, 20, 3),
            ])
            return tree.frame(row, width: 300)
        }
        #expect([1, 2, 3].map { laid.frame($0)[0] } == [270, 202, 10])
    }

    @Test("Guides meet across the stack: T-115, T-116") func guides() {
        let laid = LaidOut(300, 200) { tree in
            let shifted = tree.addAlignmentGuide(.leading, WidthPart(1), around: tree.box(100, 20, 1))
            let middle = tree.addAlignmentGuide(.leading, WidthPart(0.5), around: tree.box(30, 20, 3))
            return tree.tagged(4, tree.column(4, .leading, [shifted, tree.box(50, 20, 2), middle]))
        }
        #expect(laid.frame(4) == [75, 66, 150, 68])
        #expect([1, 2, 3].map { laid.frame($0)[0] } == [75, 175, 160])
    }
}

/// A guide at a part of the width.
final class WidthPart: GuideValueDelegate {
    private let part: Double

    init(_ part: Double) { self.part = part }

    override func value(_ dimensions: Dimensions) -> Double { dimensions.size.width * part }
}
