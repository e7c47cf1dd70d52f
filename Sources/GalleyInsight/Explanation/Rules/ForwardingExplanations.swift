import GalleyEngine
import GalleyGraph

/// A node whose layout is its child's.
protocol ForwardingExplanation: RuleExplanation {}

extension ForwardingExplanation {
    static var role: RuleRole { .modifier }
    static var changesOffer: Bool { false }

    func offer(_ value: Double, to child: Int, _ chain: AxisChain) -> [AxisChain.Term] {
        chain.handedOn(value, by: node, as: node.kind)
    }
}

struct PassthroughExplanation: ForwardingExplanation {
    let told: ToldNode

    static var knowsPlaces: Bool { true }

    static func place(
        of content: LayoutExplanation.Node, in node: LayoutExplanation.Node
    ) -> (origin: CGPoint, proposal: ProposedViewSize)? {
        (.zero, node.proposal)
    }
}

struct AlignmentGuideExplanation: ForwardingExplanation {
    let told: ToldNode
    static let ownName = "alignmentGuide"
}

struct LayoutPriorityExplanation: ForwardingExplanation {
    let told: ToldNode
    static let ownName = "layoutPriority"

    var sentences: [String] {
        node.priority == 0 ? [] : ["Its layout priority is \(Wording.number(node.priority))."]
    }
}
