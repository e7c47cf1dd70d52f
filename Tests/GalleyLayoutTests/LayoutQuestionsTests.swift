import Foundation
import GalleyEngine
import GalleyLayout
import Testing

@Suite("What layouts ask their subviews")
struct LayoutQuestionsTests {
    /// Asks its view for 30 points and places it for 20.
    private struct Narrowing: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews[0].sizeThatFits(ProposedViewSize(width: 30, height: nil))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 20, height: nil))
        }
    }

    @Test("For its size, and to place them beyond that") func questions() {
        let host = LayoutHost()
        let box = CustomLayout(Narrowing(), host: host)
        let view = LayoutBench.Box.text(ideal: 100, height: 10).node(in: host.tree)
        let pass = host.freeze(root: host.tree.addLayout(box, [view]))
        let proposal = Proposal(200, 200)
        pass.place(root: proposal)
        let questions = box.questions(pass, node: 0, proposal: proposal)
        // 100 points of text: four lines in 30, five in 20.
        #expect(questions.measuring.map(\.proposal) == [Proposal(30, .nan)])
        #expect(questions.measuring.map(\.size) == [Size(30, 40)])
        #expect(questions.placing.map(\.proposal) == [Proposal(20, .nan)])
        #expect(questions.placing.map(\.size) == [Size(20, 50)])
        #expect(questions.placed == [true])
    }
}
