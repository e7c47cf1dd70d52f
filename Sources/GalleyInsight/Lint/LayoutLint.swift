import GalleyEngine
import GalleyGraph
import GalleyViews

extension RenderedView {
    /// What in the layout people will see as a fault, in the order of the views: causes, and not what follows from them.
    public func findings() -> [LayoutFinding] { LayoutLint(self).findings }
}

/// Looks a layout over.
@MainActor
struct LayoutLint {
    let rendered: RenderedView
    let explanation: LayoutExplanation
    let words: Wording
    private let trees: [Int: ViewTree]

    init(_ rendered: RenderedView) {
        self.rendered = rendered
        explanation = rendered.explanation()
        words = Wording(explanation: explanation)
        var trees: [Int: ViewTree] = [:]
        for node in explanation.nodes where trees[node.base] == nil { trees[node.base] = rendered.place(of: node).tree }
        self.trees = trees
    }

    var findings: [LayoutFinding] {
        var all: [(Int, LayoutFinding)] = []
        let overflows = overflows
        let misplacements = misplacements(besides: Set(overflows.map(\.0)))
        for found in [
            unplacedViews, emptyViews, greedySiblings, idealFallbacks, overflows, misplacements, cutTexts, tapTargets,
            missingPictures, lowContrasts,
        ] {
            all += found
        }
        return all.sorted { ($0.0, $0.1.rule.rawValue) < ($1.0, $1.1.rule.rawValue) }.map(\.1)
    }

    // MARK: The views

    /// The shown views, but for those that are hidden or cannot be seen.
    var shown: [LayoutExplanation.Node] { explanation.nodes.filter { $0.isShown && !isHidden($0.id) } }

    func item(_ id: Int) -> NodeItem? {
        let node = explanation.nodes[id]
        return tree(of: node)?.item(id - node.base)
    }

    /// Where a node shows the views inside of it, in its own space.
    private func geometry(of id: Int) -> EffectGeometry {
        let node = explanation.nodes[id]
        return tree(of: node)?.geometry(of: id - node.base) ?? .inPlace
    }

    /// The tree that a node is part of.
    func tree(of node: LayoutExplanation.Node) -> ViewTree? { trees[node.base] }

    func ancestors(of id: Int) -> [LayoutExplanation.Node] {
        explanation.path(to: id).dropLast().reversed().map { explanation.nodes[$0] }
    }

    func descendants(of id: Int) -> [LayoutExplanation.Node] {
        var found: [LayoutExplanation.Node] = []
        var open = [id]
        while let next = open.popLast() {
            found.append(explanation.nodes[next])
            open += explanation.nodes[next].children.reversed().filter { explanation.nodes[$0].isShown }
        }
        return found
    }

    /// Whether an effect hides a view.
    func isHidden(_ id: Int) -> Bool {
        explanation.path(to: id).contains { step in
            item(step)?.effect?.opacity == 0
        }
    }

    /// Whether a view is in a control that cannot be used: WCAG asks nothing of those.
    func isDisabled(_ id: Int) -> Bool {
        explanation.path(to: id).contains { step in
            item(step)?.style == NodeItem.disabledStyle && !Self.containers.contains(explanation.nodes[step].kind)
        }
    }

    /// What is called by a name and is no control.
    private static let containers: Set<String> = ["Form", "GroupBox", "List", "Popover", "Sheet", "Table"]

    /// Whether an effect draws a view elsewhere than where it lies.
    func isTransformed(_ id: Int) -> Bool {
        explanation.path(to: id).contains { step in
            guard let effect = item(step)?.effect else { return false }
            return geometry(of: step).affine != nil || effect.cut != .nothing
        }
    }

    /// Whether a view is drawn where it lies, all of it.
    func isDrawnInPlace(_ node: LayoutExplanation.Node) -> Bool {
        explanation.path(to: node.id).allSatisfy { step in
            guard let effect = item(step)?.effect else { return true }
            switch effect.cut {
            case .masked: return false
            case .outside:
                return explanation.nodes[step].frame.insetBy(dx: -0.5, dy: -0.5).contains(node.frame)
            case .nothing: return geometry(of: step).isInPlace
            }
        }
    }

    /// Whether a view scrolls along an axis.
    func scrolls(_ id: Int, _ axis: LayoutAxis) -> Bool {
        ancestors(of: id).contains { node in
            node.rule == .scroll
                && node.steps.contains { step in
                    guard case .scrolls(let horizontal, let vertical) = step else { return false }
                    return axis == .horizontal ? horizontal : vertical
                }
        }
    }

    /// Whether a view lies over or behind another one.
    func isLayer(_ id: Int) -> Bool {
        let path = explanation.path(to: id)
        return zip(path, path.dropFirst()).contains { outer, inner in
            let node = explanation.nodes[outer]
            return node.hasLayers && node.children.first != inner
        }
    }

    /// Whether there is anything to see in a view.
    func drawsSomething(_ id: Int) -> Bool {
        descendants(of: id).contains { paints($0.id) }
    }

    /// Whether a view draws something itself.
    func paints(_ id: Int) -> Bool { item(id)?.content?.isSeen ?? false }

    /// How much of a view's colours the opacities around it leave.
    func opacity(of id: Int) -> Double {
        explanation.path(to: id).reduce(1) { rest, step in
            rest * max(0, min(item(step)?.effect?.opacity ?? 1, 1))
        }
    }

    func text(_ node: LayoutExplanation.Node) -> ExplainedText? {
        for fact in node.facts {
            if case .text(let text) = fact { return text }
        }
        return nil
    }

    /// Whether a view has text or a control in it.
    func hasText(_ id: Int) -> Bool { descendants(of: id).contains { text($0)?.text.isEmpty == false } }

    // MARK: Findings

    func finding(
        _ rule: LayoutFinding.Rule, _ id: Int, _ message: String, fix: String? = nil
    ) -> (Int, LayoutFinding) {
        let path = explanation.path(to: id)
        var proposals: [String] = []
        var last: ProposedViewSize?
        for step in path {
            let node = explanation.nodes[step]
            if node.proposal != last { proposals.append("\(node.kind) \(Wording.size(node.proposal))") }
            last = node.proposal
        }
        return (
            id,
            LayoutFinding(
                rule: rule, message: message,
                path: path.map { explanation.place(of: $0) },
                frame: explanation.nodes[id].frame, proposals: proposals, fix: fix)
        )
    }
}

extension LayoutExplanation {
    /// What a node is known by in the source.
    package func place(of id: Int) -> LayoutFinding.Place {
        let node = nodes[id]
        return LayoutFinding.Place(
            kind: node.kind, label: node.label, written: node.source?.written, owners: node.source?.owner?.names ?? [],
            number: node.parent.flatMap { nodes[$0].children.firstIndex(of: id) } ?? 0)
    }
}
