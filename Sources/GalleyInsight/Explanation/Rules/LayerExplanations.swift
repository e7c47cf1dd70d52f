import GalleyEngine
import GalleyGraph

/// A view with another one over or behind it, which is offered its size.
protocol LayerExplanation: RuleExplanation {
    /// Where the other one is.
    static var place: String { get }
}

extension LayerExplanation {
    static var role: RuleRole { .modifier }
    static var changesOffer: Bool { false }

    var sentences: [String] {
        guard node.children.count == 2 else { return [] }
        let primary = explanation.nodes[node.children[0]], secondary = explanation.nodes[node.children[1]]
        // What fills the primary view exactly is as everybody expects.
        if secondary.frame == primary.frame { return told.frameAfter.map { [$0] } ?? [] }
        // What somebody has put elsewhere says so itself.
        if secondary.isMoved { return [] }
        var sentences = [
            "\(words.name(secondary.id)) \(Self.place) it is offered its size, \(Wording.size(primary.frame.size)), answered \(Wording.size(secondary.frame.size)) and lies at \(Wording.point(secondary.origin))."
        ]
        if let unusual = told.alignmentSentence(secondary.id, secondary.frame.size) { sentences.append(unusual) }
        return sentences
    }

    func offer(_ value: Double, to child: Int, _ chain: AxisChain) -> [AxisChain.Term] {
        node.children.first == child ? chain.offer(node.id) : chain.length(node.children[0])
    }

    /// Where the guides of the other view meet those of the first; it is offered that one's size.
    static var knowsPlaces: Bool { true }

    static func place(
        of content: LayoutExplanation.Node, in node: LayoutExplanation.Node
    ) -> (origin: CGPoint, proposal: ProposedViewSize)? {
        if content.id == node.children.first { return nil }
        // Those of the width come first.
        var distances: [CGFloat] = []
        var guide = 0.0
        for step in node.steps {
            switch step {
            case .guide(_, _, let value): guide = value
            case .line(_, let position): distances.append((position - guide).isFinite ? position - guide : 0)
            default: break
            }
        }
        var origin = distances.count == 2 ? CGPoint(x: distances[0], y: distances[1]) : .zero
        if node.isRightToLeft, content.frame.width.isFinite {
            origin.x = node.frame.width - origin.x - content.frame.width
        }
        return (origin, ProposedViewSize(node.frame.size))
    }
}

struct OverlayExplanation: LayerExplanation {
    let told: ToldNode
    static let place = "over"
    static let ownName = "overlay"
}

struct BackgroundExplanation: LayerExplanation {
    let told: ToldNode
    static let place = "behind"
    static let ownName = "background"
}
