import GalleyEngine
import GalleyGraph

// What has too little room, and what takes too much.

extension LayoutLint {
    /// Text that ends in an ellipsis.
    var cutTexts: [(Int, LayoutFinding)] {
        shown.compactMap { node in
            guard let text = text(node), text.isTruncated, !text.text.isEmpty, node.frame.width > 0 else { return nil }
            let shownText = text.lines.joined(separator: " ")
            var message = "\"\(Wording.excerpt(text.text, 48))\" is cut to \"\(Wording.excerpt(shownText, 48))\""
            let width = node.proposal(.horizontal), height = node.proposal(.vertical)
            if text.lines.count == 1, Double(text.ideal.width) > width {
                message +=
                    ": it was offered \(Wording.number(width)) of the \(Wording.number(text.ideal.width)) that it needs in one line"
            } else {
                message +=
                    ": it needs \(Wording.number(text.unlimited.height)) of height at a width of \(Wording.length(width))"
            }
            if let limit = text.lineLimit, text.lines.count >= limit {
                message += ", and lineLimit is \(limit)."
            } else {
                message += ", and was offered \(Wording.length(height)) of height."
            }
            return finding(.textCut, node.id, message, fix: remedy(forCut: node.id, text))
        }
    }

    /// Views for which their stack has nothing left.
    var emptyViews: [(Int, LayoutFinding)] {
        shown.flatMap { node -> [(Int, LayoutFinding)] in
            guard node.rule == .stack, let story = StackStory.all(node).last, story.proposal > 0 else { return [] }
            return story.turns.compactMap { turn in
                guard turn.took == 0, turn.offer <= 0, let limits = story.ranks[turn.child], limits.high > 0,
                    !isSpace(turn.child), drawsSomething(turn.child)
                else { return nil }
                let before = story.turns.filter { $0.took > 0 }.map {
                    "\(words.name($0.child)) \(Wording.number($0.took))"
                }
                let noun = Wording.noun(story.axis)
                return finding(
                    .zeroSize, turn.child,
                    "\(words.name(turn.child)) has a \(noun) of 0: of the \(Wording.number(story.proposal)) that \(node.kind) was proposed, \(Wording.list(before)) and gaps of \(Wording.number(story.gapSum)) leave nothing.",
                    fix:
                        "frame(min\(noun.capitalized):) says how much it needs at least; or less for the views beside it"
                )
            }
        }
    }

    private func isSpace(_ id: Int) -> Bool {
        explanation.nodes[words.content(of: id)].role == .space
    }

    /// Views that each take all that they can get, side by side.
    var greedySiblings: [(Int, LayoutFinding)] {
        shown.compactMap { node in
            guard node.rule == .stack, let story = StackStory.all(node).last, story.proposal.isFinite else {
                return nil
            }
            let greedy = story.turns.filter { turn in
                guard let limits = story.ranks[turn.child], limits.high == .infinity else { return false }
                return isGreedy(turn.child, story.axis)
            }
            let priorities = Set(greedy.map { story.ranks[$0.child]?.priority ?? 0 })
            guard greedy.count > 1, priorities.count < greedy.count, let first = greedy.first else { return nil }
            let noun = Wording.noun(story.axis)
            let list = greedy.map { "\(words.name($0.child)) \(Wording.number($0.took))" }
            return finding(
                .greedySiblings, first.child,
                "\(Wording.list(list)) each take all the \(noun) that they can get in \(node.kind), so they share it, whatever is in them.",
                fix: "frame(\(noun):) or frame(max\(noun.capitalized):) on one of them; or one ScrollView around both")
        }
    }

    /// Whether a view takes all of a length by what it is, and not because someone asked for that.
    private func isGreedy(_ id: Int, _ axis: LayoutAxis) -> Bool {
        let node = explanation.nodes[words.content(of: id)]
        switch node.rule {
        case .scroll:
            return node.steps.contains { step in
                guard case .scrolls(let horizontal, let vertical) = step else { return false }
                return axis == .horizontal ? horizontal : vertical
            }
        default: return ["GeometryReader", "List", "Form", "TextEditor"].contains(node.kind)
        }
    }

    /// Lengths of 10, which no one asked for.
    var idealFallbacks: [(Int, LayoutFinding)] {
        shown.compactMap { node in
            guard node.rule == .flexible, !isLayer(node.id), drawsSomething(node.id) || node.kind == "GeometryReader"
            else {
                return nil
            }
            for step in node.steps {
                guard case .range(let axis, _, let ideal, _) = step, ideal == 10, node.proposal(axis).isNaN,
                    node.length(axis) == 10
                else { continue }
                let noun = Wording.noun(axis)
                let scroll = scrolls(node.id, axis) ? " what scrolls is proposed no \(noun), and" : ""
                return finding(
                    .idealFallback, node.id,
                    "\(words.name(node.id)) is 10 \(axis == .horizontal ? "wide" : "tall"):\(scroll) it has no ideal \(noun) of its own.",
                    fix: "frame(\(noun):), or frame(ideal\(noun.capitalized):)")
            }
            return nil
        }
    }

    /// Subviews that a custom layout does not place.
    var unplacedViews: [(Int, LayoutFinding)] {
        shown.flatMap { node -> [(Int, LayoutFinding)] in
            for fact in node.facts {
                guard case .layout(let questions) = fact else { continue }
                let children = node.children.filter { explanation.nodes[$0].base == node.base }
                return zip(children, questions.placed).filter { !$0.1 && drawsSomething($0.0) }.map { id, _ in
                    finding(
                        .unplaced, id,
                        "\(node.kind) does not place \(words.name(id)), which lies in the middle, at \(Wording.point(explanation.nodes[id].origin)).",
                        fix:
                            "call place(at:anchor:proposal:) for every subview; one that is not to be seen belongs outside, or far away"
                    )
                }
            }
            return []
        }
    }
}
