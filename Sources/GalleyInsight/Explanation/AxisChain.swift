import GalleyEngine
import GalleyGraph

extension LayoutExplanation {
    /// Where a length of a view comes from, followed to the number that decides it: `360 = screen 393 − 16 − 16 (padding) − 1`.
    public func origin(of node: Node, along axis: Axis) -> String {
        AxisChain(self, axis == .horizontal ? .horizontal : .vertical).text(of: node.id)
    }

    /// Where a view's lengths and what it was offered come from, a sentence without its point each. What only says that a view is as
    /// long as it is, is left out.
    package func origins(of node: Node) -> [String] {
        var sentences: [String] = []
        for (noun, axis) in [("width", LayoutAxis.horizontal), ("height", .vertical)] {
            let chain = AxisChain(self, axis)
            let isOwn = chain.isOwnLength(node.id)
            if !isOwn { sentences.append("\(noun.capitalized) \(chain.text(of: node.id))") }
            // Where a view decides for itself, what it was offered comes from somewhere, too.
            let offer = node.proposal(axis)
            if !offer.isNaN, isOwn || offer != node.length(axis) {
                sentences.append("Offered a \(noun) of \(chain.offerText(of: node.id))")
            }
        }
        return sentences
    }
}

/// Follows a length of a view to the number that decides it: down to what a leaf or a frame says, or up to what the window
/// offers. Each step is one that a rule has said.
struct AxisChain {
    /// A part of a sum.
    struct Term {
        var value: Double
        var name: String
        /// Whether it is one of several equal parts of a stack's room.
        var isShare = false
        /// Whether it is what another view of a stack took, or may still take.
        var isTaken = false
    }

    let axis: LayoutAxis
    private let explanation: LayoutExplanation
    private let words: Wording
    /// How many nodes the chain has come through.
    private var depth = 0

    init(_ explanation: LayoutExplanation, _ axis: LayoutAxis) {
        self.explanation = explanation
        self.axis = axis
        words = Wording(explanation: explanation)
    }

    /// `360 = screen 393 − 16 − 16 (padding) − 1 (border)`.
    func text(of id: Int) -> String {
        told(Self.grouped(length(id)), Wording.number(explanation.nodes[id].length(axis)))
    }

    /// The same for what a node was offered: `92 = screen 300 − 8 − 200 (Color)`.
    func offerText(of id: Int) -> String {
        let offer = explanation.nodes[id].proposal(axis)
        return told(Self.grouped(self.offer(id)), Wording.length(offer))
    }

    /// Whether all that is to say of a view's length is its own name.
    func isOwnLength(_ id: Int) -> Bool {
        let terms = Self.grouped(length(id))
        guard terms.count == 1 else { return false }
        return terms[0].name == words.plainName(id) || terms[0].name == words.plainName(words.content(of: id))
    }

    /// Why a view was offered what it was, in so far as a stack shared its room out: `, an equal share for 3 of 284 in HStack`, or what
    /// was left of more.
    func offerReason(of id: Int) -> String {
        let terms = Self.grouped(offer(id))
        guard let first = terms.first, !first.value.isNaN else { return "" }
        if terms.count > 1, terms.dropFirst().allSatisfy({ $0.value <= 0 }), terms.contains(where: { $0.isTaken }) {
            return ", what is left of \(first.name) \(Wording.number(first.value)) for it"
        }
        return terms.count == 1 && first.isShare ? ", \(first.name.dropLast())" : ""
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

    /// A node that decides its length, under a name.
    func terminal(_ id: Int, _ name: String) -> [Term] {
        [Term(value: explanation.nodes[id].length(axis), name: name)]
    }

    /// The parts of a node's length.
    func length(_ id: Int) -> [Term] {
        guard depth < Self.deepest else { return terminal(id, words.name(id)) }
        return rule(of: id).length(next)
    }

    private func rule(of id: Int) -> any RuleExplanation { ToldNode(explanation, explanation.nodes[id]).rule }

    private var next: AxisChain {
        var next = self
        next.depth += 1
        return next
    }

    // MARK: What rules have in common

    func isText(_ node: LayoutExplanation.Node) -> Bool {
        node.facts.contains { if case .text = $0 { true } else { false } }
    }

    /// Whether a view is as long as it is because it was offered that.
    func followsOffer(_ id: Int) -> Bool {
        let node = explanation.nodes[id]
        return node.length(axis) == node.proposal(axis)
    }

    /// The length of a node that is as long as its first child, or more by its insets.
    func throughChild(_ node: LayoutExplanation.Node) -> [Term] {
        guard let child = node.children.first(where: { explanation.nodes[$0].base == node.base }) else {
            return terminal(node.id, node.kind)
        }
        // A child that was measured for another proposal than it is placed with says nothing about the node's length.
        let inset = insetTerms(node, sign: 1).reduce(0) { $0 + $1.value }
        guard Wording.areSame(explanation.nodes[child].length(axis) + inset, node.length(axis)) else {
            return [Term(value: node.length(axis) - inset, name: words.plainName(child))]
        }
        return length(child)
    }

    private func insetTerms(_ node: LayoutExplanation.Node, sign: Double) -> [Term] {
        for step in node.steps {
            guard case .insets(let insets) = step else { continue }
            let pair = axis == .horizontal ? [insets.leading, insets.trailing] : [insets.top, insets.bottom]
            return pair.filter { $0 != 0 }.map { Term(value: sign * $0, name: words.writtenKind(of: node)) }
        }
        return []
    }

    /// The length of a node that is as long as its longest child.
    func largestChild(_ node: LayoutExplanation.Node) -> [Term] {
        let own = node.length(axis)
        let match =
            node.children.first {
                Wording.areSame(explanation.nodes[$0].length(axis), own) && !followsContainer($0, own)
            }
            ?? node.children.first { Wording.areSame(explanation.nodes[$0].length(axis), own) }
        guard let match else { return terminal(node.id, node.kind) }
        // A child that only takes what the stack has decided does not decide it.
        if own == node.proposal(axis), followsContainer(match, own) { return offer(node.id) }
        if followsContainer(match, own) { return terminal(node.id, node.kind) }
        return length(match)
    }

    /// Whether a child is as long as its container because it was offered the container's length.
    private func followsContainer(_ id: Int, _ own: Double) -> Bool {
        followsOffer(id) && explanation.nodes[id].proposal(axis) == own && !isDecidedInside(id)
    }

    private func isDecidedInside(_ id: Int) -> Bool {
        let node = explanation.nodes[id]
        return isText(node) || node.rule == .rigid
    }

    /// The length of a node that has insets around its child.
    func throughInsets(_ node: LayoutExplanation.Node) -> [Term] { throughChild(node) + insetTerms(node, sign: 1) }

    /// What a node with insets offers its child.
    func offerInsideInsets(_ value: Double, of node: LayoutExplanation.Node) -> [Term] {
        let inset = insetTerms(node, sign: -1)
        guard Wording.areSame(node.proposal(axis) + inset.reduce(0) { $0 + $1.value }, value) else {
            return [Term(value: value, name: node.kind)]
        }
        return offer(node.id) + inset
    }

    /// What a node offers that it was offered itself; anything else is its own, under a name.
    func handedOn(_ value: Double, by node: LayoutExplanation.Node, as name: String) -> [Term] {
        node.proposal(axis) == value ? offer(node.id) : [Term(value: value, name: name)]
    }

    // MARK: Offers

    /// The parts of what a node was offered.
    func offer(_ id: Int) -> [Term] {
        let node = explanation.nodes[id]
        let value = node.proposal(axis)
        guard depth < Self.deepest else { return [Term(value: value, name: "offered")] }
        guard let parent = node.parent, explanation.nodes[parent].base == node.base else { return next.rootOffer(node) }
        return rule(of: parent).offer(value, to: id, next)
    }

    private func rootOffer(_ node: LayoutExplanation.Node) -> [Term] {
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
                if around.length(axis) == node.proposal(axis) { return length(parent) }
                return [Term(value: node.proposal(axis), name: around.kind)]
            }
        }
        return [Term(value: node.proposal(axis), name: "proposed")]
    }
}
