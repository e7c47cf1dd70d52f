import GalleyEngine
import GalleyGraph

/// A view without views inside whose lengths are between a least and a greatest one, whatever it shows.
protocol RangeExplanation: RuleExplanation {}

extension RangeExplanation {
    var sentences: [String] { rangeSentences }

    /// What of the range decided a length.
    var rangeSentences: [String] {
        var sentences: [String] = []
        for step in node.steps {
            guard case .range(let axis, let low, let ideal, let high) = step, low != high else { continue }
            let offer = node.proposal(axis), length = node.length(axis)
            if offer.isNaN {
                // A spacer across its stack and a length of 0 decide nothing.
                if ideal > 0 {
                    sentences.append("\(told.proposesNothing(along: axis)): it is \(Wording.number(ideal)), its ideal.")
                }
            } else if length > offer {
                sentences.append(
                    "It is at least \(Wording.number(low)), more than the \(Wording.noun(axis)) of \(Wording.number(offer)) that it was offered."
                )
            }
        }
        return sentences
    }

    func length(_ chain: AxisChain) -> [AxisChain.Term] {
        let own = node.length(chain.axis)
        for step in node.steps {
            guard case .range(chain.axis, let low, let ideal, let high) = step, low != high else { continue }
            if node.proposal(chain.axis).isNaN {
                return [AxisChain.Term(value: ideal, name: "the ideal of \(words.plainName(node.id))")]
            }
            if chain.followsOffer(node.id) { return chain.offer(node.id) }
            return chain.terminal(
                node.id,
                own == low ? "the least of \(words.plainName(node.id))" : "the most of \(words.plainName(node.id))")
        }
        return chain.terminal(node.id, words.plainName(node.id))
    }
}

struct FlexibleExplanation: RangeExplanation {
    let told: ToldNode

    var sentences: [String] {
        guard node.kind == "GeometryReader", node.proposal(.horizontal) == node.length(.horizontal),
            node.proposal(.vertical) == node.length(.vertical)
        else { return rangeSentences }
        return [
            "It takes all that is proposed, \(Wording.size(node.frame.size)), whatever is in it; what is in it lies top leading."
        ]
    }
}

struct RigidExplanation: RangeExplanation {
    let told: ToldNode

    var sentences: [String] {
        let isLarger = [LayoutAxis.horizontal, .vertical].contains { node.length($0) > node.proposal($0) + 0.005 }
        guard node.kind == "Image", isLarger else { return rangeSentences }
        return [
            "It is \(Wording.size(node.frame.size)) whatever it is offered, here \(Wording.size(node.proposal)): an image has its own size unless it is resizable()."
        ]
    }
}

struct SpacerExplanation: RangeExplanation {
    let told: ToldNode
    static let role = RuleRole.space
    static let ownName = "Spacer"
}

struct DividerExplanation: RangeExplanation {
    let told: ToldNode
    static let role = RuleRole.space
    static let ownName = "Divider"
}

/// A view that is asked for its size: a text, a picture, a layout of the user's. What it says of itself are facts.
protocol DelegatedExplanation: RuleExplanation {}

extension DelegatedExplanation {
    func length(_ chain: AxisChain) -> [AxisChain.Term] {
        if chain.followsOffer(node.id), !chain.isText(node) { return chain.offer(node.id) }
        return chain.terminal(node.id, words.plainName(node.id))
    }
}

struct DelegatedLeafExplanation: DelegatedExplanation {
    let told: ToldNode
}

struct DelegatedLayoutExplanation: DelegatedExplanation {
    let told: ToldNode
    static let role = RuleRole.container
    static let ownName = "Layout"
}
