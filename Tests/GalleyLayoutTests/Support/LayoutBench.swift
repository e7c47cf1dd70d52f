import Foundation
import GalleyEngine
import GalleyLayout

/// Lays out plain boxes with a `Layout`, without any views.
struct LayoutBench {
    enum Box {
        /// A size that no proposal changes.
        case rigid(Double, Double)
        /// As wide as proposed, at most `ideal`; as tall as its area then asks for.
        case text(ideal: Double, height: Double)

        /// Adds the box to a tree.
        func node(in tree: LayoutTree) -> Int {
            switch self {
            case .rigid(let width, let height): tree.addRigid(Size(width, height))
            case .text(let ideal, let height): tree.addLeaf(TextBox(ideal: ideal, height: height))
            }
        }
    }

    var size: CGSize
    /// In the container's space.
    var frames: [CGRect]

    init<L: Layout>(_ layout: L, _ boxes: [Box], width: CGFloat?, height: CGFloat? = nil) {
        let host = LayoutHost()
        let nodes = boxes.map { $0.node(in: host.tree) }
        let pass = host.freeze(root: host.tree.addLayout(CustomLayout(layout, host: host), nodes))
        let proposal = Proposal(width.map(Double.init) ?? .nan, height.map(Double.init) ?? .nan)
        let answer = pass.size(0, proposal)
        // An origin other than zero, as a real container has it.
        pass.place(root: proposal, at: Point(100, 50))
        size = CGSize(width: answer.width, height: answer.height)
        frames = pass.children(of: 0).map { node in
            let (origin, size) = (pass.origin(of: node), pass.size(of: node))
            return CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
        }
    }

    var origins: [[CGFloat]] { frames.map { [$0.minX, $0.minY] } }

    private final class TextBox: LeafDelegate {
        let ideal: Double
        let height: Double

        init(ideal: Double, height: Double) {
            self.ideal = ideal
            self.height = height
        }

        override func measure(_ proposal: Proposal) -> MeasuredSize {
            let width = isNone(proposal.width) ? ideal : min(ideal, proposal.width)
            let lines = width > 0 ? (ideal / width).rounded(.up) : 1
            return MeasuredSize(Size(width, height * lines), for: proposal)
        }
    }
}
