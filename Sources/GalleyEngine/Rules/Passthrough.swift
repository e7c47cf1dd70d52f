/// Changes nothing of the layout: an effect, a name.
struct Passthrough: ForwardingRule {
    static var kind: NodeKind { .passthrough }
}

/// Gives its child another layout priority (rules.md §4.1), and nothing else.
struct LayoutPriority: ForwardingRule {
    var priority: Double

    static var kind: NodeKind { .priority }

    func summarize(_ node: Int, in pass: Pass) {
        pass.inheritSummary(node)
        pass.nodes[node].priority = priority
    }
}

/// Gives its child an explicit guide (rules.md §5.3): the node's first guide, with the value that a delegate works out.
struct AlignmentGuide: ForwardingRule {
    static var kind: NodeKind { .alignmentGuide }
    static var payload: Payload { .guideValue }

    func summarize(_ node: Int, in pass: Pass) {
        pass.inheritSummary(node)
        pass.nodes[node].guides.formUnion(pass.nodes[node].horizontalGuide.mask)
    }

    func explicitGuide(_ key: GuideKey, of node: Int, for proposal: Proposal, size: Size, in pass: Pass) -> Double? {
        let child = pass.firstChild(of: node)
        guard key == pass.nodes[node].horizontalGuide else { return pass.explicitGuide(child, key, proposal, size) }
        return pass.guideValues[Int(pass.nodes[node].payload)].value(
            Dimensions(pass: pass, node: child, proposal: proposal, size: size))
    }
}

extension LayoutTree {
    /// A node that leaves its child's layout alone.
    public func addPassthrough(around child: Int) -> Int { add(Passthrough(), around: child) }

    /// Gives a view another layout priority; NaN counts as 0.
    public func addPriority(_ priority: Double, around child: Int) -> Int {
        add(LayoutPriority(priority: priority.isNaN ? 0 : priority), around: child)
    }

    /// Gives a view an explicit guide.
    public func addAlignmentGuide(_ key: GuideKey, _ value: GuideValueDelegate, around child: Int) -> Int {
        var node = node(AlignmentGuide(), around: child)
        node.horizontalGuide = key
        node.payload = Int32(tables.pointee.guideValues.count)
        tables.pointee.guideValues.append(value)
        return add(node, around: child)
    }
}
