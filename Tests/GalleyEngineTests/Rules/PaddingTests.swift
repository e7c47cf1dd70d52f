import Testing

@testable import GalleyEngine

@Suite("Padding: rules.md §9, T-042 to T-045")
struct PaddingTests {
    @Test("The child lies inside the insets") func insets() {
        let all = LaidOut(200, 100) { tree in
            tree.addPadding(top: 16, leading: 16, bottom: 16, trailing: 16, around: tree.color(1))
        }
        #expect(all.frame(1) == [16, 16, 168, 68])
        let nested = LaidOut(200, 100) { tree in
            let inner = tree.addPadding(top: 0, leading: 30, bottom: 0, trailing: 0, around: tree.color(1))
            let middle = tree.addPadding(top: 16, leading: 0, bottom: 16, trailing: 0, around: inner)
            return tree.addPadding(top: 1, leading: 2, bottom: 3, trailing: 4, around: middle)
        }
        #expect(nested.frame(1) == [32, 17, 164, 64])
    }

    @Test("Never less than the insets; unspecified stays so") func least() {
        func padded(_ tree: LayoutTree) -> Int {
            tree.addPadding(top: 16, leading: 16, bottom: 16, trailing: 16, around: tree.color())
        }
        #expect(size(Proposal(20, 20), padded) == Size(32, 32))
        #expect(size(.unspecified, padded) == Size(42, 42))
    }

    @Test("Negative insets make the child larger than the node, which is never less than nothing") func negative() {
        func grown(_ tree: LayoutTree) -> Int {
            tree.addPadding(top: -10, leading: -10, bottom: -10, trailing: -10, around: tree.color(1))
        }
        #expect(size(Proposal(100, 100), grown) == Size(100, 100))
        #expect(size(.unspecified, grown) == .zero)
        #expect(LaidOut(100, 100, grown).frame(1) == [-10, -10, 120, 120])
    }

    @Test("Edges with an inset have a plain leaf's preferences: rules.md §3") func spacing() {
        var own = Spacing()
        for edge in SpacingEdge.allCases { own[.unconditional, edge] = 3 }
        func spacing(isRightToLeft: Bool, leading: Double, trailing: Double) -> Spacing {
            let padded = LaidOut(100, 100) { tree in
                tree.isRightToLeft = isRightToLeft
                return tree.tagged(
                    1,
                    tree.addPadding(
                        top: 1, leading: leading, bottom: 0, trailing: trailing,
                        around: tree.addRigid(Size(5, 5), spacing: own)))
            }
            return padded.pass.spacing(of: padded.node(1))
        }
        func kept(_ spacing: Spacing) -> [SpacingEdge] {
            [.top, .left, .bottom, .right].filter { spacing[.unconditional, $0] == 3 }
        }
        let trailing = spacing(isRightToLeft: false, leading: 0, trailing: -1)
        #expect(kept(trailing) == [.left, .bottom])
        #expect(trailing[.edgeBelowText, .top] == 0)
        // A preference is that of the left edge whatever the direction (§3.1); an inset turns with it.
        #expect(kept(spacing(isRightToLeft: true, leading: 0, trailing: -1)) == [.bottom, .right])
        #expect(kept(spacing(isRightToLeft: true, leading: 2, trailing: 0)) == [.left, .bottom])
    }

    @Test("An inset takes back the preferences of its own edge alone: rules.md §3.7", arguments: 0..<4)
    func ownEdge(_ edge: Int) {
        var own = Spacing()
        for edge in SpacingEdge.allCases { own[.unconditional, edge] = 3 }
        let insets = (0..<4).map { $0 == edge ? 5.0 : 0 }
        let padded = LaidOut(100, 100) { tree in
            tree.tagged(
                1,
                tree.addPadding(
                    top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3],
                    around: tree.addRigid(Size(5, 5), spacing: own)))
        }
        let spacing = padded.pass.spacing(of: padded.node(1))
        let edges: [SpacingEdge] = [.top, .left, .bottom, .right]
        var wanted: [Double?] = [3, 3, 3, 3]
        wanted[edge] = nil
        #expect(edges.map { spacing[.unconditional, $0] } == wanted)
    }
}
