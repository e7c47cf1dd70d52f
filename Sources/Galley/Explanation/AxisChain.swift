import GalleyEngine

extension LayoutExplanation {
    /// Where a length of a view comes from, followed to the number that decides it: `360 = screen 393 − 16 − 16 (padding) − 1`.
    public func origin(of node: Node, along axis: Axis) -> String {
        AxisChain(self, axis == .horizontal ? .horizontal : .vertical).text(of: node.id)
    }
}

/// Follows a length of a view to the number that decides it: down to what a leaf or a frame says, or up to what the window
/// offers. Each step is one that a rule has said.
struct AxisChain {
    /// A part of a sum.
    struct Term {
        var value: Double
        var name: String
    }

    private let explanation: LayoutExplanation
    private let axis: LayoutAxis
    private let words: Wording

    init(_ explanation: LayoutExplanation, _ axis: LayoutAxis) {
        self.explanation = explanation
        self.axis = axis
        words = Wording(explanation: explanation)
    }

    /// `360 = screen 393 − 16 − 16 (padding) − 1 (border)`.
    func text(of id: Int) -> String {
        told(Self.grouped(length(id, 0)), Wording.number(explanation.nodes[id].length(axis)))
    }

    /// The same for what a node was offered: `92 = screen 300 − 8 − 200 (Color)`.
    func offerText(of id: Int) -> String {
        let offer = explanation.nodes[id].proposal(axis)
        return told(Self.grouped(self.offer(id, 0)), Wording.length(offer))
    }

    private func told(_ terms: [Term], _ length: String) -> String {
        guard let first = terms.first else { return length }
        var text = "\(length) = \(first.name.isEmpty ? "" : first.name + " ")\(Wording.length(first.value))"
        for (index, term) in terms.enumerated().dropFirst() {
            text += term.value < 0 ? " − \(Wording.number(-term.value))" : " + \(Wording.number(term.value))"
            let next = index + 1 < terms.count ? terms[index + 1].name : ""
            if !term.name.isEmpty, next != term.name { text += " (\(term.name))" }
        }
        return text
    }

    /// Sums of many alike parts as one.
    private static func grouped(_ terms: [Term]) -> [Term] {
        let kept = terms.enumerated().filter { $0.offset == 0 || abs($0.element.value) > 1e-9 }.map(\.element)
        guard kept.count > 12 else { return kept }
        var result: [Term] = []
        for term in kept {
            if let index = result.firstIndex(where: { $0.name == term.name }) {
                result[index].value += term.value
            } else {
                result.append(term)
            }
        }
        return result
    }

    private static let deepest = 400

    private func terminal(_ id: Int, _ name: String) -> [Term] {
        [Term(value: explanation.nodes[id].length(axis), name: name)]
    }

    /// The parts of a node's length.
    private func length(_ id: Int, _ depth: Int) -> [Term] {
        let node = explanation.nodes[id]
        let own = node.length(axis)
        guard depth < Self.deepest else { return terminal(id, words.name(id)) }
        let isOffered = own == node.proposal(axis)
        switch node.rule {
        case .flexible, .spacer, .rigid, .divider:
            for step in node.steps {
                guard case .range(axis, let low, let ideal, let high) = step, low != high else { continue }
                if node.proposal(axis).isNaN {
                    return [Term(value: ideal, name: "the ideal of \(words.plainName(id))")]
                }
                if isOffered { return offer(id, depth + 1) }
                return terminal(
                    id, own == low ? "the least of \(words.plainName(id))" : "the most of \(words.plainName(id))")
            }
            return terminal(id, words.plainName(id))
        case .leaf, .layout:
            if isOffered, !isText(node) { return offer(id, depth + 1) }
            return terminal(id, words.plainName(id))
        case .fixedFrame:
            if case .fixedFrame(let size)? = node.steps.first, !size[axis].isNaN {
                return terminal(id, "frame(\(Wording.noun(axis)):)")
            }
            return throughChild(node, depth)
        case .flexibleFrame:
            for step in node.steps {
                guard case .flexibleFrame(axis, _, let reason) = step else { continue }
                let side = axis == .horizontal ? "Width" : "Height"
                switch reason {
                case .proposal: return offer(id, depth + 1)
                case .minimum: return terminal(id, "min\(side)")
                case .maximum: return terminal(id, "max\(side)")
                case .ideal: return terminal(id, "ideal\(side)")
                case .child: return throughChild(node, depth)
                }
            }
            return throughChild(node, depth)
        case .padding:
            if isOffered, let child = node.children.first, followsOffer(child) { return offer(id, depth + 1) }
            return throughChild(node, depth) + insetTerms(node, sign: 1)
        case .scroll:
            if isOffered { return offer(id, depth + 1) }
            return throughChild(node, depth) + insetTerms(node, sign: 1)
        case .position: return isOffered ? offer(id, depth + 1) : throughChild(node, depth)
        case .stack: return stackLength(node, depth)
        case .depthStack: return largestChild(node, depth)
        case .grid:
            return isOffered
                ? offer(id, depth + 1)
                : terminal(id, "\(axis == .horizontal ? "columns" : "rows") of \(words.name(id))")
        case .viewThatFits:
            guard let shown = node.children.first(where: { explanation.nodes[$0].isShown }) else {
                return terminal(id, node.kind)
            }
            return length(shown, depth + 1)
        case .passthrough, .priority, .alignmentGuide, .fixedSize, .aspectRatio, .overlay, .background:
            return throughChild(node, depth)
        }
    }

    private func isText(_ node: LayoutExplanation.Node) -> Bool {
        node.facts.contains { if case .text = $0 { true } else { false } }
    }

    /// Whether a view is as long as it is because it was offered that.
    private func followsOffer(_ id: Int) -> Bool {
        let node = explanation.nodes[id]
        return node.length(axis) == node.proposal(axis)
    }

    private func throughChild(_ node: LayoutExplanation.Node, _ depth: Int) -> [Term] {
        guard let child = node.children.first(where: { explanation.nodes[$0].base == node.base }) else {
            return terminal(node.id, node.kind)
        }
        // A child that was measured for another proposal than it is placed with says nothing about the node's length.
        let inset = insetTerms(node, sign: 1).reduce(0) { $0 + $1.value }
        guard Wording.areSame(explanation.nodes[child].length(axis) + inset, node.length(axis)) else {
            return [Term(value: node.length(axis) - inset, name: words.plainName(child))]
        }
        return length(child, depth + 1)
    }

    private func insetTerms(_ node: LayoutExplanation.Node, sign: Double) -> [Term] {
        for step in node.steps {
            guard case .insets(let insets) = step else { continue }
            let pair = axis == .horizontal ? [insets.leading, insets.trailing] : [insets.top, insets.bottom]
            return pair.filter { $0 != 0 }.map { Term(value: sign * $0, name: node.kind) }
        }
        return []
    }

    // MARK: Containers

    private func largestChild(_ node: LayoutExplanation.Node, _ depth: Int) -> [Term] {
        let own = node.length(axis)
        let match =
            node.children.first {
                Wording.areSame(explanation.nodes[$0].length(axis), own) && !followsContainer($0, own)
            }
            ?? node.children.first { Wording.areSame(explanation.nodes[$0].length(axis), own) }
        guard let match else { return terminal(node.id, node.kind) }
        // A child that only takes what the stack has decided does not decide it.
        if own == node.proposal(axis), followsContainer(match, own) { return offer(node.id, depth + 1) }
        if followsContainer(match, own) { return terminal(node.id, node.kind) }
        return length(match, depth + 1)
    }

    /// Whether a child is as long as its container because it was offered the container's length.
    private func followsContainer(_ id: Int, _ own: Double) -> Bool {
        followsOffer(id) && explanation.nodes[id].proposal(axis) == own && !isDecidedInside(id)
    }

    private func isDecidedInside(_ id: Int) -> Bool {
        let node = explanation.nodes[id]
        if isText(node) { return true }
        if case .rigid = node.rule { return true }
        return false
    }

    private func stackLength(_ node: LayoutExplanation.Node, _ depth: Int) -> [Term] {
        let stories = StackStory.all(node)
        guard let story = stories.last else { return terminal(node.id, node.kind) }
        guard story.axis == axis else { return largestChild(node, depth) }
        let ids = node.children
        if Wording.areSame(node.length(axis), node.proposal(axis)), ids.contains(where: followsOffer) {
            return offer(node.id, depth + 1)
        }
        var terms: [Term] = []
        for (index, id) in ids.enumerated() {
            if index > 0, story.gaps.indices.contains(index - 1) {
                terms.append(Term(value: story.gaps[index - 1], name: "gap"))
            }
            terms +=
                followsOffer(id)
                ? [Term(value: explanation.nodes[id].length(axis), name: words.plainName(id))] : length(id, depth + 1)
        }
        return terms.isEmpty ? terminal(node.id, node.kind) : terms
    }

    // MARK: Offers

    /// The parts of what a node was offered.
    private func offer(_ id: Int, _ depth: Int) -> [Term] {
        let node = explanation.nodes[id]
        let value = node.proposal(axis)
        guard depth < Self.deepest else { return [Term(value: value, name: "offered")] }
        guard let parent = node.parent, explanation.nodes[parent].base == node.base else {
            return rootOffer(node, depth)
        }
        let around = explanation.nodes[parent]
        switch around.rule {
        case .passthrough, .priority, .alignmentGuide, .viewThatFits:
            guard around.proposal(axis) == value else { return [Term(value: value, name: around.kind)] }
            return offer(parent, depth + 1)
        case .padding, .scroll:
            let inset = insetTerms(around, sign: -1)
            guard Wording.areSame(around.proposal(axis) + inset.reduce(0) { $0 + $1.value }, value) else {
                return [Term(value: value, name: around.kind)]
            }
            return offer(parent, depth + 1) + inset
        case .fixedFrame:
            if case .fixedFrame(let size)? = around.steps.first, size[axis] == value {
                return [Term(value: value, name: "frame(\(Wording.noun(axis)):)")]
            }
            return offer(parent, depth + 1)
        case .flexibleFrame:
            if value == around.proposal(axis) { return offer(parent, depth + 1) }
            return value == around.length(axis) ? length(parent, depth + 1) : [Term(value: value, name: "frame")]
        case .overlay, .background:
            if around.children.first == id { return offer(parent, depth + 1) }
            return length(around.children[0], depth + 1)
        case .fixedSize:
            return around.proposal(axis) == value ? offer(parent, depth + 1) : [Term(value: value, name: around.kind)]
        case .stack: return stackOffer(id, around, value, depth)
        case .depthStack:
            // A stack that is as large as it was offered passes that on.
            if around.proposal(axis) == value { return offer(parent, depth + 1) }
            return [Term(value: value, name: words.plainName(parent))]
        default:
            if around.proposal(axis) == value { return offer(parent, depth + 1) }
            return [Term(value: value, name: words.plainName(parent))]
        }
    }

    private func stackOffer(_ id: Int, _ stack: LayoutExplanation.Node, _ value: Double, _ depth: Int) -> [Term] {
        guard let story = StackStory.all(stack).last else { return [Term(value: value, name: stack.kind)] }
        guard story.axis == axis else {
            return stack.proposal(axis) == value ? offer(stack.id, depth + 1) : length(stack.id, depth + 1)
        }
        guard let place = story.turns.firstIndex(where: { $0.child == id }), !value.isNaN else {
            return [Term(value: value, name: stack.kind)]
        }
        let turn = story.turns[place]
        guard turn.count == 1 else {
            return [
                Term(
                    value: value,
                    name: "an equal share for \(turn.count) of \(Wording.number(turn.left)) in \(stack.kind),")
            ]
        }
        var terms = offer(stack.id, depth + 1)
        terms += story.gaps.filter { $0 != 0 }.map { Term(value: -$0, name: "gap") }
        let before = story.turns[..<place]
        terms += before.map { Term(value: -$0.took, name: words.plainName($0.child)) }
        let later = Set(story.turns[place...].map(\.child))
        terms += story.reserved.filter { later.contains($0.child) && $0.child != id }
            .map { Term(value: -$0.length, name: "kept for \(words.plainName($0.child))") }
        return terms
    }

    private func rootOffer(_ node: LayoutExplanation.Node, _ depth: Int) -> [Term] {
        for fact in node.facts {
            guard case .root(let root) = fact else { continue }
            switch root {
            case .canvas(let size, let safeArea):
                let whole = axis == .horizontal ? size.width : size.height
                let edges =
                    axis == .horizontal ? [safeArea.leading, safeArea.trailing] : [safeArea.top, safeArea.bottom]
                return [Term(value: Double(whole), name: "screen")]
                    + edges.filter { $0 != 0 }.map { Term(value: -Double($0), name: "safe area") }
            case .proposal: return [Term(value: node.proposal(axis), name: "proposed")]
            case .content:
                guard let parent = node.parent else { break }
                let around = explanation.nodes[parent]
                if around.length(axis) == node.proposal(axis) { return length(parent, depth + 1) }
                return [Term(value: node.proposal(axis), name: around.kind)]
            }
        }
        return [Term(value: node.proposal(axis), name: "proposed")]
    }
}
