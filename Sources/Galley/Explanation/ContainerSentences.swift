import GalleyEngine

extension Sentences {
    // MARK: ZStack

    /// What the views in depth are as large as, and where they meet.
    var depthStackSentences: [String] {
        var measured: [(id: Int, size: Size)] = []
        var isPlacing = false
        for step in node.steps {
            switch step {
            case .placing: isPlacing = true
            case .asked(let child, _, let size) where !isPlacing: measured.append((node.child(child), size))
            default: break
            }
        }
        guard !measured.isEmpty else { return ["It is empty, and takes no room."] }
        guard node.children.count > 1 else { return [] }
        var sentences: [String] = []
        let ignored = node.children.count - measured.count
        if ignored > 0 {
            sentences.append(
                "Only the views of the highest priority count for its size: \(Wording.plural(ignored, "view")) of lower priority does not."
            )
        }
        let widest = measured.max { $0.size.width < $1.size.width }
        let tallest = measured.max { $0.size.height < $1.size.height }
        if let widest, let tallest {
            sentences.append(
                widest.id == tallest.id
                    ? "It is as large as its largest view, \(words.name(widest.id)): \(Wording.size(node.frame.size))."
                    : "It is as wide as \(words.name(widest.id)) (\(Wording.number(widest.size.width))) and as tall as \(words.name(tallest.id)) (\(Wording.number(tallest.size.height)))."
            )
        }
        sentences.append("Each view is then offered that size.")
        sentences += node.children.compactMap { placedGuides($0) }
        return sentences
    }

    /// A child whose guides lie elsewhere than by default.
    private func placedGuides(_ id: Int) -> String? {
        var isPlacing = false
        var parts: [String] = []
        for step in node.steps {
            switch step {
            case .placing: isPlacing = true
            case .guide(let number, let key, let value) where isPlacing && node.child(number) == id:
                let size = explanation.nodes[id].frame.size
                let length = Double(Wording.axis(key) == .vertical ? size.height : size.width)
                if let usual = Wording.usual(key, length), Wording.areSame(usual, value) { continue }
                parts.append("has its \(words.guides(key, in: node)) at \(Wording.number(value))")
            default: break
            }
        }
        return parts.isEmpty ? nil : "\(words.name(id)) \(Wording.list(parts))."
    }

    // MARK: ViewThatFits

    /// What was tried, and why it did not fit.
    var choiceSentences: [String] {
        var sentences: [String] = []
        var tries: [(id: Int, ideal: Size, fitsWidth: Bool, fitsHeight: Bool)] = []
        for step in node.steps {
            guard case .tried(let child, let ideal, let fitsWidth, let fitsHeight) = step else { continue }
            tries.append((node.child(child), ideal, fitsWidth, fitsHeight))
        }
        for (index, tried) in tries.enumerated() {
            let name = words.name(tried.id)
            let ideal = "\(name) would be \(Wording.size(tried.ideal))"
            if tried.fitsWidth, tried.fitsHeight {
                sentences.append("\(ideal): it fits, and is shown.")
                continue
            }
            var reasons: [String] = []
            if !tried.fitsWidth {
                let more = tried.ideal.width - node.proposal(.horizontal)
                reasons.append(
                    "\(Wording.number(more)) wider than the \(Wording.number(node.proposal(.horizontal))) proposed")
            }
            if !tried.fitsHeight {
                let more = tried.ideal.height - node.proposal(.vertical)
                reasons.append(
                    "\(Wording.number(more)) taller than the \(Wording.number(node.proposal(.vertical))) proposed")
            }
            let end = index == tries.count - 1 ? "; it is shown all the same, as the last" : ""
            sentences.append("\(ideal), \(Wording.list(reasons))\(end).")
        }
        return sentences
    }

    // MARK: Grid

    /// Why columns and rows are as long as they are.
    var gridSentences: [String] {
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
            let flexibility = story.limits[turn.index].map { Wording.number($0.high - $0.low) } ?? "0"
            let offered = "offered \(Wording.number(turn.offer)), its longest cell took \(Wording.number(turn.took))"
            let lead = index == 0 && count > 1 ? " is least flexible (\(flexibility))" : " (flexibility \(flexibility))"
            sentences.append("\(noun.capitalized) \(turn.index + 1)\(count > 1 ? lead : ""): \(offered).")
        }
        return sentences
    }
}
