import GalleyControls
import GalleyEngine
import GalleyGraph
import GalleyLayout
import GalleyLive
import GalleyText
import GalleyViews

extension LayoutExplanation {
    /// Lays out a view and explains it.
    @MainActor public init<V: View>(of view: V, options: RenderOptions = .init()) {
        let session = RenderSession(view, options)
        session.settle()
        self.init(session.tree, options: session.context.options)
    }

    /// Explains a view that has been laid out.
    @MainActor init(_ tree: ViewTree, options: RenderOptions) {
        var builder = ExplanationBuilder()
        let root: ExplainedRoot = options.canvas.map { .canvas($0, options.safeArea) } ?? .proposal
        builder.add(tree, parent: nil, isShown: true, root)
        for cover in tree.covers { builder.add(cover, parent: 0, isShown: true, .content(of: "the window")) }
        nodes = builder.nodes
        guideNames = builder.guideNames
        proposal = options.proposal
        size = tree.size
        nameControls()
    }
}

/// Collects what trees have to tell, each node by its own rule.
@MainActor
private struct ExplanationBuilder {
    var nodes: [LayoutExplanation.Node] = []
    var guideNames: [LayoutExplanation.GuideName: String] = [:]
    /// One node's steps, before they are kept in as much memory as they need.
    private var steps: [LayoutStep] = []

    mutating func add(_ tree: ViewTree, parent outer: Int?, isShown: Bool, _ root: ExplainedRoot) {
        let pass = tree.pass
        let base = nodes.count
        nodes.reserveCapacity(base + pass.count)
        let places = tree.nodePlaces
        let transforms = tree.transformsToGlobal()
        for node in 0..<pass.count {
            let item = ItemNames(tree, node)
            let size = CGSize(pass.size(of: node))
            let above = pass.parent(of: node)
            let parent = above >= 0 ? base + above : outer
            let shown = isShown && !pass.isExcluded(node) && (above < 0 || nodes[base + above].isShown)
            let kind = pass.kind(of: node)
            let frame = CGRect(origin: places[node], size: size)
            var made = LayoutExplanation.Node(
                id: base + node, base: base, parent: parent,
                kind: item.kind ?? kind.explanation.ownName(along: pass.stackAxis(of: node)),
                label: item.label, rule: kind,
                liveID: item.kind == nil ? nil : tree.key(of: node)?.high ?? UInt64(node),
                offer: pass.proposal(of: node), frame: frame, origin: CGPoint(pass.origin(of: node)),
                shownFrame: CGRect(origin: .zero, size: size).applying(transforms[node]), isPart: tree.isPart(node),
                isShown: shown, isRightToLeft: pass.isRightToLeft(node), priority: pass.priority(of: node))
            made.source = item.origin
            if shown {
                made.lengths = pass.knownLengths(of: node)
                made.remembered = pass.rememberedAnswers(of: node)
                if !kind.hasOnlyLengths || made.lengths == nil { made.ruleSteps = ruleSteps(of: node, pass) }
                made.facts = facts(of: node, in: tree)
                if above < 0 { made.facts.append(.root(root)) }
            }
            let children = pass.children(of: node)
            if !children.isEmpty {
                made.children = Array(base + children.lowerBound..<base + children.upperBound)
            }
            nodes.append(made)
            if above < 0, let outer { nodes[outer].children.append(base) }
        }
        for (key, name) in pass.tree.guideNames { guideNames[.init(base: base, key: key)] = name }
        for node in 0..<pass.count where nodes[base + node].isShown {
            noteMoves(base + node)
            if let inner = tree.inner[node] {
                add(
                    inner.tree, parent: base + node, isShown: true,
                    .content(of: nodes[base + node].kind))
            }
        }
    }

    private mutating func ruleSteps(of node: Int, _ pass: Pass) -> [LayoutStep] {
        steps.removeAll(keepingCapacity: true)
        pass.appendSteps(of: node, to: &steps)
        return steps.isEmpty ? [] : steps.withUnsafeBufferPointer(Array.init)
    }

    private func facts(of node: Int, in tree: ViewTree) -> [ExplainedFact] {
        let pass = tree.pass
        var facts: [ExplainedFact] = []
        if let content = tree.content(of: node) {
            if let leaf = content as? TextLeaf { facts.append(.text(leaf.explained(pass.proposal(of: node)))) }
            if let lazy = tree.late(of: node) as? any ExplainableLazy {
                facts.append(.lazy(lazy.explained(node, in: tree)))
            }
            if let transform = tree.geometry(of: node, isForLayout: true).affine, transform != .identity {
                facts.append(.drawn(ExplainedDrawing(transform: transform, size: CGSize(pass.size(of: node)))))
            }
        }
        if let layout = pass.layoutDelegate(of: node) as? any QuestionableLayout {
            facts.append(.layout(layout.questions(pass, node: node, proposal: pass.proposal(of: node))))
        }
        return facts
    }

    /// Notes which children of a node lie elsewhere than its rule put them.
    private mutating func noteMoves(_ id: Int) {
        let rule = nodes[id].rule.explanation
        guard rule.knowsPlaces, !nodes[id].children.isEmpty else { return }
        let node = nodes[id]
        for child in node.children where nodes[child].base == node.base {
            guard let place = rule.place(of: nodes[child], in: node) else { continue }
            let (own, offer) = (nodes[child].origin, nodes[child].proposal)
            if abs(place.origin.x - own.x) > 1e-6 || abs(place.origin.y - own.y) > 1e-6 || place.proposal != offer {
                nodes[child].facts.append(.moved(by: node.kind, from: place.origin, proposal: place.proposal))
            }
        }
    }
}

/// What a node is called and where it comes from; nothing where it has no item. The item itself would be copied at each question.
private struct ItemNames {
    var kind: String?
    var label: String?
    var origin: ViewOrigin?

    @MainActor init(_ tree: ViewTree, _ node: Int) {
        guard let item = tree.item(node) else { return }
        kind = item.kind
        label = item.identifier ?? item.label
        origin = item.origin
    }
}

extension Pass {
    fileprivate func knownLengths(of node: Int) -> ExplainedLengths? {
        guard let width = knownRange(of: node, .horizontal), let height = knownRange(of: node, .vertical) else {
            return nil
        }
        return ExplainedLengths(width: ExplainedRange(width), height: ExplainedRange(height))
    }
}

extension ExplainedRange {
    fileprivate init(_ range: (low: Double, ideal: Double, high: Double)) {
        self.init(low: range.low, ideal: range.ideal, high: range.high)
    }
}

extension TextLeaf {
    /// How the text was fitted into what it was offered.
    fileprivate func explained(_ proposal: Proposal) -> ExplainedText {
        func length(_ length: Double) -> Double? { isNone(length) ? nil : length }
        let fitted = paragraph.layout(width: length(proposal.width), height: length(proposal.height))
        let ideal = paragraph.measure(width: nil, height: nil)
        var options = paragraph.options
        options.lineLimit = nil
        let free = Paragraph(paragraph.spansToFit, options: options, fonts: .shared)
            .measure(width: length(proposal.width), height: nil)
        return ExplainedText(
            text: label, lines: fitted.lines.map(\.text), widest: fitted.lines.map(\.width).max() ?? 0,
            isTruncated: fitted.isTruncated, lineLimit: paragraph.options.lineLimit,
            ideal: CGSize(width: ideal.width, height: ideal.height),
            unlimited: CGSize(width: free.width, height: free.height), minimumScale: paragraph.options.minimumScale)
    }
}
