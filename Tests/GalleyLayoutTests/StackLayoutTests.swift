import Foundation
import GalleyEngine
import Testing

@testable import GalleyLayout

/// The stacks as layouts follow the engine's own rules: what a view's stack does, the layout of its name does too.
@Suite("Stacks as layouts")
struct StackLayoutTests {
    private let boxes: [LayoutBench.Box] = [
        .rigid(50, 20), .text(ideal: 120, height: 16), .rigid(10, 40), .text(ideal: 300, height: 16),
    ]
    private static let lengths: [CGFloat?] = [nil, 0, 40, 153, 250, 1_000]

    /// The size, and the children's origins, of the engine's own container of the same boxes.
    private func built(_ width: CGFloat?, _ container: (LayoutTree, [Int]) -> Int) -> (size: CGSize, [[CGFloat]]) {
        let tree = LayoutTree()
        let nodes = boxes.map { $0.node(in: tree) }
        let pass = tree.freeze(root: container(tree, nodes))
        let proposal = ProposedViewSize(width: width, height: nil).engine
        let size = pass.size(0, proposal)
        pass.place(root: proposal)
        return (
            CGSize(size), pass.children(of: 0).map { [CGFloat(pass.origin(of: $0).x), CGFloat(pass.origin(of: $0).y)] }
        )
    }

    @Test("HStackLayout", arguments: lengths) func row(width: CGFloat?) {
        let bench = LayoutBench(HStackLayout(alignment: .bottom, spacing: 3), boxes, width: width)
        let (size, origins) = built(width) {
            $0.addStack(.horizontal, alignment: .bottom, spacing: 3, $1)
        }
        #expect(bench.size == size)
        #expect(bench.origins == origins)
    }

    @Test("VStackLayout", arguments: lengths) func column(width: CGFloat?) {
        let bench = LayoutBench(VStackLayout(alignment: .trailing), boxes, width: width)
        let (size, origins) = built(width) {
            $0.addStack(.vertical, alignment: .trailing, spacing: .nan, $1)
        }
        #expect(bench.size == size)
        #expect(bench.origins == origins)
    }

    @Test("ZStackLayout", arguments: lengths) func depth(width: CGFloat?) {
        let bench = LayoutBench(ZStackLayout(alignment: .bottomTrailing), boxes, width: width)
        let (size, origins) = built(width) { $0.addZStack(.trailing, .bottom, $1) }
        #expect(bench.size == size)
        #expect(bench.origins == origins)
    }

    @Test("Subviews without preferences keep 8 points: rules.md §3") func rigidRow() {
        let bench = LayoutBench(HStackLayout(), [.rigid(30, 10), .rigid(20, 30)], width: 200)
        #expect(bench.size == CGSize(width: 58, height: 30))
        #expect(bench.origins == [[0, 10], [38, 0]])
    }
}
