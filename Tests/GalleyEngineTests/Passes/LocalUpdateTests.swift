import Testing

@testable import GalleyEngine

/// What `update()` says it does: a change goes up to the first view whose answers stay, and down again only into views
/// that changed. A frame with both lengths answers the same whatever is in it.
@Suite("Updates place again what a change reaches, and no more")
struct LocalUpdateTests {
    /// A column of two frames of 100 × 50, each around a row of two boxes; the boxes are tagged 1 to 4, the rows 5 and
    /// 6.
    private func frames() -> LaidOut {
        LaidOut(Proposal(200, 200)) { tree in
            let rows = [
                tree.tagged(5, tree.row(0, [tree.box(10, 10, 1), tree.box(20, 10, 2)])),
                tree.tagged(6, tree.row(0, [tree.box(10, 10, 3), tree.box(20, 10, 4)])),
            ]
            return tree.column(
                0, .leading, rows.map { tree.frame($0, width: 100, height: 50, .leading, .top) })
        }
    }

    @Test("A size that is the same changes nothing") func same() {
        let laid = frames()
        laid.pass.setRigid(laid.node(1), Size(10, 10))
        #expect(laid.pass.update() == 0)
        laid.pass.setRigid(laid.node(1), Size(10, 11))
        #expect(laid.pass.update() == 2)
        #expect(laid.frame(2) == [10, 0.5, 20, 10])
        #expect(laid.pass.update() == 0)
    }

    @Test("Changes in two frames, and two in one") func several() {
        let laid = frames()
        laid.pass.setRigid(laid.node(1), Size(15, 10))
        laid.pass.setRigid(laid.node(3), Size(30, 10))
        #expect(laid.pass.update() == 4)
        #expect([2, 4].map { laid.frame($0) } == [[15, 0, 20, 10], [30, 50, 20, 10]])
        laid.pass.setRigid(laid.node(1), Size(5, 10))
        laid.pass.setRigid(laid.node(2), Size(7, 10))
        #expect(laid.pass.update() == 2)
        #expect(laid.frame(5) == [0, 0, 12, 10])
        #expect(laid.frame(2) == [5, 0, 7, 10])
    }

    @Test("Where answers were forgotten every container is placed again, once") func forgotten() {
        let laid = frames()
        laid.tree.forgetAnswers()
        #expect(laid.pass.update() == 0)
        laid.pass.setRigid(laid.node(1), Size(15, 10))
        // The column, two frames and two rows.
        #expect(laid.pass.update() == 5)
        #expect(laid.frame(2) == [15, 0, 20, 10])
        laid.pass.setRigid(laid.node(1), Size(16, 10))
        #expect(laid.pass.update() == 2)
    }

    @Test("A tree in which views were moved forgets nothing, unless it is for good") func moved() {
        let laid = frames()
        laid.pass.move(laid.node(5), to: Point(3, 4), proposal: Proposal(60, 20))
        #expect(laid.pass.origin(of: laid.node(5)) == Point(3, 4))
        #expect(laid.pass.proposal(of: laid.node(5)) == Proposal(60, 20))
        #expect(laid.pass.proposal(of: laid.node(1)) == Proposal(30, 20))
        laid.tree.forgetAnswers()
        laid.pass.setRigid(laid.node(3), Size(15, 10))
        #expect(laid.pass.update() == 2)
        laid.tree.forgetAnswers(isFinal: true)
        laid.pass.setRigid(laid.node(3), Size(16, 10))
        #expect(laid.pass.update() == 5)
    }

    /// Answers the width it has, and says how often it was asked.
    private final class Counted: LeafDelegate {
        var width = 10.0
        var asked = 0

        override func measure(_ proposal: Proposal) -> MeasuredSize {
            asked += 1
            return MeasuredSize(Size(width, 10), width: .everything, height: .everything)
        }
    }

    @Test("What a view remembers, until it is forgotten") func remembered() {
        let leaf = Counted()
        let laid = LaidOut(Proposal(100, 50)) { tree in
            tree.frame(
                tree.row(0, [tree.tagged(1, tree.addLeaf(leaf)), tree.box(20, 10)]), width: 90, height: 40)
        }
        let answers = laid.pass.rememberedAnswers(of: laid.node(1))
        #expect(answers == [MeasuredSize(Size(10, 10), width: .everything, height: .everything)])
        #expect(leaf.asked == 1)
        #expect(laid.pass.rememberedAnswers(of: 0).isEmpty)
        laid.pass.invalidate(laid.node(1))
        #expect(laid.pass.update() == 0)
        #expect(leaf.asked == 2)
        leaf.width = 12
        laid.pass.invalidate(laid.node(1))
        #expect(laid.pass.update() > 0)
        #expect(laid.pass.size(of: laid.node(1)) == Size(12, 10))
        laid.tree.forgetAnswers()
        #expect(laid.pass.rememberedAnswers(of: laid.node(1)).isEmpty)
    }

    @Test("What is left out is placed when it is shown") func leftOut() {
        let laid = LaidOut(Proposal(60, 40)) { tree in
            tree.addViewThatFits(
                width: true, height: true,
                [
                    tree.tagged(5, tree.row(0, [tree.box(50, 5, 1), tree.box(30, 9, 2)])),
                    tree.box(20, 20, 3),
                ])
        }
        func shown() -> [Bool] { [5, 1, 2, 3].map { !laid.pass.isExcluded(laid.node($0)) } }
        #expect(shown() == [false, false, false, true])
        laid.pass.setRigid(laid.node(1), Size(25, 5))
        #expect(laid.pass.update() == 2)
        #expect(shown() == [true, true, true, false])
        #expect(laid.frame(2) == [25, 0, 30, 9])
        laid.pass.setRigid(laid.node(1), Size(31, 5))
        #expect(laid.pass.update() == 1)
        #expect(shown() == [false, false, false, true])
        #expect(laid.pass.size(of: laid.node(2)) == .zero)
    }

    /// Two of three containers answer the same to everything, and keep their places for another width; what they are
    /// offered then is another number all the same.
    @Test("Places for another width, where most of the tree takes no notice of it") func otherWidth() {
        func isMostlyFixed(_ boxes: Int) -> Bool {
            let laid = LaidOut(Proposal(100, 50)) { tree in
                let boxes = (0..<boxes).map { _ in tree.frame(tree.box(4, 4), width: 20, height: 10) }
                return tree.row(0, boxes + [tree.color()])
            }
            return laid.tree.tables.pointee.isMostlyFixed
        }
        #expect(!isMostlyFixed(1))
        #expect(isMostlyFixed(2))
        let laid = LaidOut(Proposal(100, 50)) { tree in
            let left = tree.addPassthrough(
                around: tree.tagged(1, tree.frame(tree.box(4, 4, 2), width: 20, height: 10)))
            return tree.row(
                0,
                [left, tree.color(3), tree.tagged(4, tree.frame(tree.box(4, 4, 5), width: 30, height: 10))])
        }
        let isFixed = laid.tree.tables.pointee.isMostlyFixed
        #expect(isFixed)
        #expect([1, 3, 4].map { laid.frame($0)[0] } == [0, 20, 70])
        laid.pass.place(root: Proposal(160, 30), at: Point(2, 3))
        #expect([1, 3, 4].map { laid.frame($0)[0] } == [2, 22, 132])
        #expect([1, 2, 3].map { laid.frame($0)[1] } == [13, 16, 3])
        // The first frame is offered half of what the color leaves, the second the rest.
        #expect(laid.pass.proposal(of: laid.node(1)) == Proposal(160.0 / 3, 30))
        #expect(laid.pass.proposal(of: laid.node(4)) == Proposal(70, 30))
        #expect(laid.pass.proposal(of: laid.node(2)) == Proposal(20, 10))
        #expect(laid.frame(3) == [22, 3, 110, 30])
    }
}
