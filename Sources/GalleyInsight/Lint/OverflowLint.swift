import GalleyEngine
import GalleyGraph
import GalleyViews

// What sticks out of the window, or of the frame around it.

extension LayoutLint {
    /// What sticks out. Of views inside each other the one is told that decides it.
    var overflows: [(Int, LayoutFinding)] {
        var found: [(Int, LayoutFinding)] = []
        var told: Set<Int> = []
        for axis in [LayoutAxis.horizontal, .vertical] {
            for id in canvasCulprits(axis) where told.insert(id).inserted { found.append(canvasFinding(id, axis)) }
            for node in shown where sticksOut(node, axis) {
                let culprit = node.children[0]
                let isEcho =
                    explanation.path(to: culprit).contains(where: told.contains)
                    || descendants(of: culprit).contains { told.contains($0.id) }
                guard !isEcho, told.insert(culprit).inserted else { continue }
                found.append(frameFinding(node, culprit, axis))
            }
        }
        return found
    }

    /// What the window has room for along an axis.
    private func room(_ axis: LayoutAxis) -> ClosedRange<Double>? {
        if let canvas = rendered.canvas {
            return 0...Double(axis == .horizontal ? canvas.width : canvas.height)
        }
        let offer = axis == .horizontal ? explanation.proposal.width : explanation.proposal.height
        guard let offer, offer.isFinite else { return nil }
        return 0...Double(offer)
    }

    private func extent(_ node: LayoutExplanation.Node, _ axis: LayoutAxis) -> (start: Double, end: Double) {
        axis == .horizontal
            ? (Double(node.frame.minX), Double(node.frame.maxX)) : (Double(node.frame.minY), Double(node.frame.maxY))
    }

    /// The views that make the content reach beyond the window.
    private func canvasCulprits(_ axis: LayoutAxis) -> [Int] {
        guard let room = room(axis), explanation.size.width.isFinite, explanation.size.height.isFinite else {
            return []
        }
        let noise = 0.51
        func isOutside(_ node: LayoutExplanation.Node) -> Bool {
            let (start, end) = extent(node, axis)
            return rendered.canvas == nil
                ? end - room.upperBound > noise : start < room.lowerBound - noise || end > room.upperBound + noise
        }
        var culprits: [Int] = []
        for node in shown where isOutside(node) && node.length(axis) > node.proposal(axis) + noise {
            guard !scrolls(node.id, axis), !isTransformed(node.id), !isLayer(node.id), drawsSomething(node.id) else {
                continue
            }
            // A view inside that is longer than it was offered, and by as much, decides it.
            let inner = node.children.map { explanation.nodes[$0] }.contains {
                $0.isShown && $0.length(axis) > $0.proposal(axis) + noise && isOutside($0) && !isLayer($0.id)
                    && !sharesTooMuch(node, axis)
            }
            if inner { continue }
            if ancestors(of: node.id).contains(where: { culprits.contains($0.id) }) { continue }
            culprits.append(node.id)
        }
        return culprits
    }

    /// Whether a stack's children together are longer than what it was offered.
    func sharesTooMuch(_ node: LayoutExplanation.Node, _ axis: LayoutAxis) -> Bool {
        guard node.rule == .stack, let story = StackStory.all(node).last, story.axis == axis else { return false }
        return story.turns.count > 1 && story.total > story.proposal + 0.5
    }

    private func canvasFinding(_ id: Int, _ axis: LayoutAxis) -> (Int, LayoutFinding) {
        let node = explanation.nodes[id]
        let noun = Wording.noun(axis)
        let (start, end) = extent(node, axis)
        let most = room(axis)?.upperBound ?? 0
        let excess = max(end - most, 0) + (rendered.canvas == nil ? 0 : max(-start, 0))
        var message =
            "\(words.name(id)) reaches \(Wording.number(excess)) beyond the \(noun) of \(Wording.number(most)): it is \(Wording.number(node.length(axis))), and was offered \(Wording.number(node.proposal(axis)))."
        if sharesTooMuch(node, axis), let story = StackStory.all(node).last {
            let lengths = story.turns.sorted { $0.child < $1.child }.map { Wording.number($0.took) }
            let shown = lengths.count > 8 ? Array(lengths.prefix(8)) + ["…"] : lengths
            message += " \(shown.joined(separator: " + ")) and gaps of \(Wording.number(story.gapSum)) make that."
        }
        let cause = excessCause(id, axis, beyond: max(node.proposal(axis), most))
        return finding(
            .canvasOverflow, id, message,
            fix: remedy(for: cause, axis)
                ?? (axis == .vertical
                    ? "a ScrollView around it"
                    : "ViewThatFits with a narrower arrangement, or a ScrollView(.horizontal)"))
    }

    /// Whether the only child of a frame has text that reaches out of it.
    private func sticksOut(_ node: LayoutExplanation.Node, _ axis: LayoutAxis) -> Bool {
        guard node.isFrame, let first = node.children.first else {
            return false
        }
        let child = explanation.nodes[first]
        guard child.isShown, node.length(axis) > 0, child.length(axis) > node.length(axis) + 1 else { return false }
        return hasText(first) && !isTransformed(first) && !scrolls(first, axis) && !isLayer(first)
    }

    private func frameFinding(_ node: LayoutExplanation.Node, _ culprit: Int, _ axis: LayoutAxis) -> (
        Int, LayoutFinding
    ) {
        let child = explanation.nodes[culprit]
        let noun = Wording.noun(axis)
        let excess = child.length(axis) - node.length(axis)
        let cause = excessCause(culprit, axis, beyond: node.length(axis))
        return finding(
            .overflow, culprit,
            "\(words.name(culprit)) is \(Wording.number(excess)) \(axis == .horizontal ? "wider" : "taller") than the frame around it: \(Wording.number(child.length(axis))) in \(Wording.number(node.length(axis))).",
            fix: remedy(for: cause, axis)
                ?? "frame(min\(noun.capitalized):) in place of frame(\(noun):), so that the frame grows with what is in it"
        )
    }
}
