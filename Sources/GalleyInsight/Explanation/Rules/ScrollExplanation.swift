import GalleyEngine
import GalleyGraph

struct ScrollExplanation: RuleExplanation {
    let told: ToldNode
    static let ownName = "ScrollView"

    var sentences: [String] {
        guard let child = told.child else { return [] }
        var axes: [LayoutAxis] = []
        var sentences: [String] = []
        for step in node.steps {
            switch step {
            case .scrolls(let horizontal, let vertical):
                axes = (horizontal ? [.horizontal] : []) + (vertical ? [.vertical] : [])
                let nouns = Wording.list(axes.map(Wording.noun))
                sentences.append(
                    axes.isEmpty
                        ? "It does not scroll."
                        : "It scrolls: its content is proposed no \(nouns), and took \(Wording.size(child.frame.size))."
                )
            case .insets(let insets) where insets != Insets():
                sentences.append(
                    "Room around the content: \(Wording.number(insets.top)) top, \(Wording.number(insets.leading)) leading, \(Wording.number(insets.bottom)) bottom, \(Wording.number(insets.trailing)) trailing."
                )
            case .scrolled(let axis, let room, let part):
                let noun = Wording.noun(axis)
                if room < -0.005 {
                    sentences.append(
                        "The content is \(Wording.number(-room)) longer than the \(noun) of \(Wording.number(node.length(axis))) that it takes; \(Wording.number(-room * part)) of it lies before what is shown."
                    )
                } else if room > 0.005, part != 0 {
                    sentences.append(
                        "The content is \(Wording.number(room)) shorter than the \(noun); \(Wording.number(room * part)) of that lies before it."
                    )
                }
            default: break
            }
        }
        return sentences
    }

    func length(_ chain: AxisChain) -> [AxisChain.Term] {
        chain.followsOffer(node.id) ? chain.offer(node.id) : chain.throughInsets(node)
    }

    func offer(_ value: Double, to child: Int, _ chain: AxisChain) -> [AxisChain.Term] {
        chain.offerInsideInsets(value, of: node)
    }

    static var knowsPlaces: Bool { true }

    static func place(
        of content: LayoutExplanation.Node, in node: LayoutExplanation.Node
    ) -> (origin: CGPoint, proposal: ProposedViewSize)? {
        var origin = CGPoint.zero
        var proposal = node.proposal
        for step in node.steps {
            switch step {
            case .insets(let insets):
                origin = CGPoint(x: insets.leading, y: insets.top)
                proposal.width = proposal.width.map { max($0 - insets.leading - insets.trailing, 0) }
                proposal.height = proposal.height.map { max($0 - insets.top - insets.bottom, 0) }
            case .scrolled(.horizontal, let room, let part):
                origin.x += (room * part).isFinite ? room * part : 0
                proposal.width = nil
            case .scrolled(.vertical, let room, let part):
                origin.y += (room * part).isFinite ? room * part : 0
                proposal.height = nil
            default: break
            }
        }
        if node.isRightToLeft { origin.x = node.frame.width - origin.x - content.frame.width }
        return (origin, proposal)
    }
}
