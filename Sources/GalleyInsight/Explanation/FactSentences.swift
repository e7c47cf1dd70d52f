import GalleyControls
import GalleyEngine
import GalleyGraph
import GalleyLayout

extension ToldNode {
    /// What texts, custom layouts and lazy containers have to say, and what was moved after the layout.
    var factSentences: [String] {
        var sentences: [String] = []
        for fact in node.facts {
            switch fact {
            case .text(let text): sentences += sentencesOf(text)
            case .layout(let questions): sentences += sentencesOf(questions)
            case .lazy(let lazy): sentences += sentencesOf(lazy)
            case .drawn(let drawing): sentences += sentencesOf(drawing)
            case .moved(let mover, let place, let proposal):
                let offer =
                    proposal == node.proposal
                    ? "" : ", offered \(Wording.size(node.proposal)) instead of \(Wording.size(proposal))"
                sentences.append(
                    "After the layout \(mover) put it at \(Wording.point(node.origin)) instead of \(Wording.point(place))\(offer)."
                )
            case .root: break
            }
        }
        return sentences
    }

    /// What the node remembers, for those who want to know.
    var memorySentences: [String] {
        if let lengths = node.lengths {
            let (width, height) = (Self.text(lengths.width), Self.text(lengths.height))
            return ["Its width is \(width), its height \(height); nothing more need be remembered."]
        }
        if node.remembered.isEmpty { return [] }
        let list = node.remembered.map { answer in
            "\(Self.range(answer.width))×\(Self.range(answer.height)) → \(Wording.size(answer.size))"
        }
        return ["It remembers \(Wording.plural(list.count, "answer")): \(list.joined(separator: "; "))."]
    }

    private static func text(_ range: ExplainedRange) -> String {
        range.low == range.high
            ? Wording.number(range.low)
            : "\(Wording.number(range.low)) to \(Wording.number(range.high)), ideally \(Wording.number(range.ideal))"
    }

    private static func range(_ proposalRange: ProposalRange) -> String {
        if proposalRange.low > proposalRange.high { return "nil" }
        let low = Wording.number(max(proposalRange.low, 0)), high = Wording.number(proposalRange.high)
        return (low == high ? low : "\(low)…\(high)") + (proposalRange.includesNone && low != high ? " or nil" : "")
    }

    // MARK: Text

    private func sentencesOf(_ text: ExplainedText) -> [String] {
        guard !text.lines.isEmpty else { return [] }
        let width = Wording.number(node.proposal(.horizontal))
        let share = AxisChain(explanation, .horizontal).offerReason(of: node.id)
        let shown = text.lines.prefix(4).map { "\"\(Wording.excerpt($0, 48))\"" }.joined(separator: " / ")
        let lines = shown + (text.lines.count > 4 ? " …" : "")
        guard text.isTruncated else {
            guard text.lines.count > 1 else { return [] }
            return [
                "\(Wording.plural(text.lines.count, "line")) in \(width)\(share): \(lines); the longest is \(Wording.number(text.widest))."
            ]
        }
        let limit = text.lineLimit.map { text.lines.count >= $0 } ?? false
        let reason =
            limit
            ? "lineLimit is \(text.lineLimit ?? 1)"
            : "the height of \(Wording.length(node.proposal(.vertical))) has room for \(Wording.plural(text.lines.count, "line"))"
        return [
            "The text is cut: \(lines). In a width of \(width)\(share.isEmpty ? "" : "\(share),") it needs \(Wording.number(text.unlimited.height)) of height, and \(reason); in one piece it needs \(Wording.number(text.ideal.width))."
        ]
    }

    // MARK: Custom layouts

    private func sentencesOf(_ questions: LayoutQuestions) -> [String] {
        let children = node.children.filter { explanation.nodes[$0].base == node.base }
        func name(_ index: Int) -> String {
            children.indices.contains(index) ? words.name(children[index]) : "view \(index)"
        }
        func told(_ list: [LayoutQuestions.Question], _ lead: String) -> [String] {
            guard !list.isEmpty else { return [] }
            let shown = list.prefix(8).map {
                "\(name($0.subview)) \(Wording.size($0.proposal)) → \(Wording.size($0.size))"
            }
            let more = list.count > 8 ? " … \(list.count) questions altogether" : ""
            return ["\(lead): \(shown.joined(separator: "; "))\(more)."]
        }
        var sentences = [
            "\(node.kind) was proposed \(Wording.size(node.proposal)) and answered \(Wording.size(node.frame.size))."
        ]
        sentences += told(questions.measuring, "For its size it asked")
        sentences += told(questions.placing, "To place its views it asked further")
        let places = zip(children, questions.placed).filter(\.1).prefix(8).map { id, _ in
            "\(words.name(id)) at \(Wording.point(explanation.nodes[id].origin))"
        }
        if !places.isEmpty {
            let more = questions.placed.count > 8 ? " …" : ""
            sentences.append("It placed \(places.joined(separator: ", "))\(more).")
        }
        for (id, isPlaced) in zip(children, questions.placed) where !isPlaced {
            sentences.append("It did not place \(words.name(id)), which lies in the middle for that.")
        }
        return sentences
    }

    // MARK: Lazy containers

    private func sentencesOf(_ lazy: ExplainedLazy) -> [String] {
        let noun = lazy.isVertical ? "height" : "width"
        var sentences = [
            "Of its \(Wording.plural(lazy.viewCount, "view")) the \(lazy.builtCount) that can be seen are built."
        ]
        let runs = lazy.runs.prefix(4).map { "\(Wording.plural($0.lineCount, "line")) of \(Wording.number($0.length))" }
        let more = lazy.runs.count > 4 ? " …" : ""
        sentences.append(
            lazy.isExact
                ? "All its lines are alike or known: \(runs.joined(separator: ", "))\(more) and the gaps make the \(noun) \(Wording.number(lazy.length))."
                : "Its \(noun) is estimated from \(Wording.plural(lazy.sampleCount, "view")): \(runs.joined(separator: ", "))\(more) and the gaps make \(Wording.number(lazy.length))."
        )
        return sentences
    }
}
