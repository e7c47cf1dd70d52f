import GalleyEngine
import GalleyGraph

/// How a stack divided its length, and where its children meet across it.
struct StackExplanation: RuleExplanation {
    let told: ToldNode
    static let role = RuleRole.container
    static let ownName = "VStack"
    static func ownName(along axis: LayoutAxis?) -> String { axis == .horizontal ? "HStack" : ownName }

    var sentences: [String] {
        // Without children nothing is shared out, and no step says so.
        guard !node.children.isEmpty else { return ["It is empty, and takes no room."] }
        let stories = StackStory.all(node)
        guard let story = stories.last else { return [] }
        var sentences = middleSentences(story)
        if let first = stories.first, stories.count > 1, hasOtherSizes(first, story) {
            let across = Wording.noun(story.axis.crossed)
            let extent = first.before + first.after
            sentences.append(
                "No \(across) was proposed: its children answered \(Wording.number(extent)) at most, and are placed with that \(across) proposed."
            )
        }
        sentences += shareSentences(story)
        if let total = totalSentence(story) { sentences.append(total) }
        if let meeting = meetingSentence(story) { sentences.append(meeting) }
        return sentences
    }

    /// What a stack's alignment is often taken for: where the stack itself lies.
    private func middleSentences(_ story: StackStory) -> [String] {
        let axis = story.axis.crossed
        let name: String? =
            switch story.key {
            case .leading: "leading"
            case .trailing: "trailing"
            case .top: "top"
            case .bottom: "bottom"
            default: nil
            }
        guard let name, story.turns.count > 1, let around = told.middle(along: axis) else { return [] }
        return [
            "\(node.kind) is only as \(axis == .horizontal ? "wide as its widest" : "tall as its tallest") view, \(Wording.number(node.length(axis))), and \(around.name) puts it in the middle of \(Wording.number(around.length)): alignment \(name) lines its views up with each other, not \(node.kind) with \(around.name)."
        ]
    }

    private func hasOtherSizes(_ first: StackStory, _ second: StackStory) -> Bool {
        first.offers.contains { id, answer in second.offers[id].map { $0.size != answer.size } ?? false }
    }

    private func shareSentences(_ story: StackStory) -> [String] {
        let count = story.turns.count
        if story.proposal.isNaN {
            return ["\(node.kind) was proposed no \(Wording.noun(story.axis)): each child takes its ideal."]
        }
        var sentences = ["\(node.kind) was proposed \(Wording.number(story.proposal))."]
        guard count > 1 else { return sentences }
        sentences.append(gapSentence(story, count))
        if !story.reserved.isEmpty {
            let sum = story.reserved.reduce(0) { $0 + $1.length }
            let names = story.reserved.map { "\(Wording.number($0.length)) for \(words.name($0.child))" }
            sentences.append(
                sum == 0
                    ? "Views of lower priority need nothing at least, so nothing is kept back for them."
                    : "\(Wording.number(sum)) is kept back, the least that views of lower priority take: \(Wording.list(Array(names.prefix(6))))."
            )
        }
        return sentences + turnSentences(story)
    }

    private func gapSentence(_ story: StackStory, _ count: Int) -> String {
        let left = Wording.number(story.proposal - story.gapSum)
        guard story.gaps.contains(where: { $0 != 0 }) else { return "No gaps: all \(left) is for \(count) children." }
        if Set(story.gaps).count == 1 {
            let gap = Wording.number(story.gaps[0])
            return story.gaps.count == 1
                ? "A gap of \(gap) leaves \(left) for \(count) children."
                : "\(Wording.count(story.gaps.count, isFirst: true)) gaps of \(gap) leave \(left) for \(count) children."
        }
        let shown = story.gaps.prefix(8).map { Wording.number($0) }
        let gaps = story.gaps.count > 8 ? shown.joined(separator: ", ") + " …" : Wording.list(shown)
        return "Gaps of \(gaps), \(Wording.number(story.gapSum)) together, leave \(left) for \(count) children."
    }

    /// A sentence for each child's turn; those that went as the one before are told together.
    private func turnSentences(_ story: StackStory) -> [String] {
        let priorities = Set(story.ranks.values.map(\.priority)).count
        var sentences: [String] = []
        var index = 0
        while index < story.turns.count {
            let turn = story.turns[index]
            let isFirst = index == 0 || !rank(turn, story).isPeer(of: rank(story.turns[index - 1], story))
            var alike = 1
            while index + alike < story.turns.count, isAlike(turn, story.turns[index + alike], story) { alike += 1 }
            if alike > 2 {
                let first = words.name(turn.child), last = words.name(story.turns[index + alike - 1].child)
                sentences.append(
                    "\(Wording.number(turn.left)) \(isFirst ? "is" : "left is") for \(turn.count): \(first) to \(last) took \(Wording.number(turn.took)) each."
                )
                index += alike
                continue
            }
            sentences.append(sentence(turn, story, isFirst: isFirst, isRanked: priorities > 1))
            index += 1
        }
        return sentences
    }

    private func rank(_ turn: StackStory.Turn, _ story: StackStory) -> SharingRank {
        story.ranks[turn.child] ?? SharingRank(low: 0, high: 0)
    }

    private func isAlike(_ a: StackStory.Turn, _ b: StackStory.Turn, _ story: StackStory) -> Bool {
        Wording.areSame(a.took, b.took) && rank(a, story).isAlike(rank(b, story), within: Wording.tolerance)
    }

    private func sentence(_ turn: StackStory.Turn, _ story: StackStory, isFirst: Bool, isRanked: Bool) -> String {
        let name = words.name(turn.child)
        let offered = "offered \(Wording.number(turn.offer)), took \(Wording.number(turn.took))"
        let flexibility = story.ranks[turn.child].map { Wording.number($0.flexibility) } ?? "0"
        let level = rank(turn, story).priority
        let isLowest = !story.ranks.values.contains { $0.priority < level }
        if isFirst, isRanked, !isLowest || turn.count > 1 {
            let rank =
                level == -.infinity ? "comes last" : "has priority \(Wording.number(level))"
            let rest = turn.count == 1 ? "" : ", least flexible of \(turn.count) (\(flexibility))"
            return "\(name) \(rank)\(rest): \(offered)."
        }
        if turn.count == 1 { return "\(Wording.number(turn.left)) left for \(name): \(offered)." }
        if isFirst { return "\(name) is least flexible (\(flexibility)): \(offered)." }
        return "\(Wording.number(turn.left)) left for \(turn.count): \(name) is next (\(flexibility)), \(offered)."
    }

    private func totalSentence(_ story: StackStory) -> String? {
        let total = max(story.total, 0)
        guard story.turns.count > 1 else { return nil }
        let gaps = story.gapSum == 0 ? "" : " and gaps of \(Wording.number(story.gapSum))"
        let lengths = orderedTurns(story).map { Wording.number($0.took) }
        let sum =
            lengths.count <= 6
            ? lengths.joined(separator: " + ") + gaps + " make" : "\(lengths.count) children\(gaps) make"
        let length = Wording.number(total)
        if story.proposal.isNaN || story.proposal == .infinity { return "\(sum) \(length)." }
        if Wording.areSame(total, story.proposal) { return "\(sum) \(length), all that was proposed." }
        let rest = Wording.number(abs(total - story.proposal))
        return total < story.proposal
            ? "\(sum) \(length), \(rest) less than was proposed."
            : "\(sum) \(length), \(rest) more than was proposed."
    }

    private func orderedTurns(_ story: StackStory) -> [StackStory.Turn] { story.turns.sorted { $0.child < $1.child } }

    /// Where the children meet across the stack; nothing where all are alike.
    private func meetingSentence(_ story: StackStory) -> String? {
        let axis = story.axis.crossed
        let ids = orderedTurns(story).map(\.child)
        let lengths = ids.map { story.offers[$0]?.size[axis] ?? 0 }
        guard ids.count > 1, let longest = lengths.max(), let first = lengths.first else { return nil }
        let unusual = zip(ids, lengths).filter { id, length in
            guard let usual = Wording.usual(story.key, length), let value = story.guides[id] else { return true }
            return !Wording.areSame(usual, value)
        }
        if unusual.isEmpty, lengths.allSatisfy({ Wording.areSame($0, first) }) { return nil }
        let name = words.guides(story.key, in: node)
        let line = "Their \(name) meet at \(Wording.number(story.before))"
        if unusual.isEmpty {
            let most = zip(ids, lengths).first { $0.1 == longest }.map { words.name($0.0) } ?? ""
            return "\(line); \(most) is the \(axis == .vertical ? "tallest" : "widest") (\(Wording.number(longest)))."
        }
        let list = unusual.prefix(6).map {
            "\(words.name($0.0)) has it at \(Wording.number(story.guides[$0.0] ?? 0)) of \(Wording.number($0.1))"
        }
        return
            "\(line): \(Wording.list(Array(list))). \(Wording.number(story.before)) before it and \(Wording.number(story.after)) after it make the \(Wording.noun(axis)) \(Wording.number(story.before + story.after))."
    }

    // MARK: Lengths

    func length(_ chain: AxisChain) -> [AxisChain.Term] {
        let stories = StackStory.all(node)
        guard let story = stories.last else { return chain.terminal(node.id, node.kind) }
        guard story.axis == chain.axis else { return chain.largestChild(node) }
        let ids = node.children
        if Wording.areSame(node.length(chain.axis), node.proposal(chain.axis)), ids.contains(where: chain.followsOffer)
        {
            return chain.offer(node.id)
        }
        var terms: [AxisChain.Term] = []
        for (index, id) in ids.enumerated() {
            if index > 0, story.gaps.indices.contains(index - 1) {
                terms.append(AxisChain.Term(value: story.gaps[index - 1], name: "gap"))
            }
            terms +=
                chain.followsOffer(id)
                ? [AxisChain.Term(value: explanation.nodes[id].length(chain.axis), name: words.plainName(id))]
                : chain.length(id)
        }
        return terms.isEmpty ? chain.terminal(node.id, node.kind) : terms
    }

    func offer(_ value: Double, to id: Int, _ chain: AxisChain) -> [AxisChain.Term] {
        guard let story = StackStory.all(node).last else { return [AxisChain.Term(value: value, name: node.kind)] }
        guard story.axis == chain.axis else {
            return node.proposal(chain.axis) == value ? chain.offer(node.id) : chain.length(node.id)
        }
        guard let place = story.turns.firstIndex(where: { $0.child == id }), !value.isNaN else {
            return [AxisChain.Term(value: value, name: node.kind)]
        }
        let turn = story.turns[place]
        guard turn.count == 1 else {
            return [
                AxisChain.Term(
                    value: value,
                    name: "an equal share for \(turn.count) of \(Wording.number(turn.left)) in \(node.kind),",
                    isShare: true)
            ]
        }
        var terms = chain.offer(node.id)
        terms += story.gaps.filter { $0 != 0 }.map { AxisChain.Term(value: -$0, name: "gap") }
        let before = story.turns[..<place]
        terms += before.map { AxisChain.Term(value: -$0.took, name: words.plainName($0.child), isTaken: true) }
        let later = Set(story.turns[place...].map(\.child))
        terms += story.reserved.filter { later.contains($0.child) && $0.child != id }
            .map { AxisChain.Term(value: -$0.length, name: "kept for \(words.plainName($0.child))", isTaken: true) }
        return terms
    }
}
