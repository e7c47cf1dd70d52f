import GalleyEngine
import GalleyGraph

/// Why columns and rows are as long as they are.
struct GridExplanation: RuleExplanation {
    let told: ToldNode
    static let role = RuleRole.container
    static let ownName = "Grid"

    var sentences: [String] {
        guard !node.children.isEmpty else { return ["It is empty, and takes no room."] }
        var sentences = TrackStory.all(node).flatMap(trackSentences)
        for step in node.steps {
            switch step {
            case .widened(let child, let wanted, let surplus):
                sentences.append(
                    "\(words.name(node.child(child))) spans columns and wants \(Wording.number(wanted)): each of them grows by \(Wording.number(surplus))."
                )
            case .rowBaseline(let row, let above, let below):
                sentences.append(
                    "Row \(row + 1) meets on baselines: \(Wording.number(above)) above and \(Wording.number(below)) below make it \(Wording.number(above + below)) tall."
                )
            default: break
            }
        }
        return sentences
    }

    private func trackSentences(_ story: TrackStory) -> [String] {
        let noun = story.axis == .horizontal ? "column" : "row"
        let count = story.turns.count
        guard count > 0 else { return [] }
        let lengths = story.turns.sorted { $0.index < $1.index }
        if story.proposal.isNaN {
            let list = lengths.prefix(12).map { "\(Wording.number($0.took))" }
            return [
                "No \(Wording.noun(story.axis)) was proposed: each \(noun) is as long as its longest cell wants to be: \(Wording.list(list))."
            ]
        }
        let left = Wording.number(story.proposal - story.gaps)
        var sentences = [
            count == 1
                ? "Its only \(noun) is offered \(left)."
                : "\(Wording.plural(count, noun)) share \(Wording.number(story.proposal)) less gaps of \(Wording.number(story.gaps)): \(left)."
        ]
        for (index, turn) in story.turns.enumerated() {
            if index == 8, story.turns.count > 10 {
                sentences.append("The other \(count - 8) \(noun)s take what is left in the same way.")
                break
            }
            let flexibility = story.ranks[turn.index].map { Wording.number($0.flexibility) } ?? "0"
            let offered = "offered \(Wording.number(turn.offer)), its longest cell took \(Wording.number(turn.took))"
            let lead = index == 0 && count > 1 ? " is least flexible (\(flexibility))" : " (flexibility \(flexibility))"
            sentences.append("\(noun.capitalized) \(turn.index + 1)\(count > 1 ? lead : ""): \(offered).")
        }
        return sentences
    }

    func length(_ chain: AxisChain) -> [AxisChain.Term] {
        if chain.followsOffer(node.id) { return chain.offer(node.id) }
        return chain.terminal(
            node.id, "\(chain.axis == .horizontal ? "columns" : "rows") of \(words.name(node.id))")
    }
}
