/// What a node does to its children: which of the rules in `Rules/` it follows.
public enum NodeKind: UInt8, Sendable, BitwiseCopyable {
    // Leaves.
    case flexible, rigid, spacer, divider, leaf
    // One child.
    case passthrough, priority, alignmentGuide
    case fixedFrame, flexibleFrame, padding, fixedSize, aspectRatio, position, scroll
    // Primary and secondary child.
    case overlay, background
    // Any number of children.
    case stack, zStack, grid, viewThatFits, layout
}

/// Something that is asked of a node's rule, whichever that is.
protocol RuleVisitor {
    associatedtype Result

    func visit<R: LayoutRule>(_ rule: R.Type) -> Result
}

/// Asks the rule of a kind of node: the only place that knows which rule that is.
@inline(__always)
func dispatch<V: RuleVisitor>(_ kind: NodeKind, _ visitor: V) -> V.Result {
    switch kind {
    case .flexible: visitor.visit(Flexible.self)
    case .rigid: visitor.visit(Rigid.self)
    case .spacer: visitor.visit(Spacer.self)
    case .divider: visitor.visit(Divider.self)
    case .leaf: visitor.visit(DelegatedLeaf.self)
    case .passthrough: visitor.visit(Passthrough.self)
    case .priority: visitor.visit(LayoutPriority.self)
    case .alignmentGuide: visitor.visit(AlignmentGuide.self)
    case .fixedFrame: visitor.visit(FixedFrame.self)
    case .flexibleFrame: visitor.visit(FlexibleFrame.self)
    case .padding: visitor.visit(Padding.self)
    case .fixedSize: visitor.visit(FixedSize.self)
    case .aspectRatio: visitor.visit(AspectRatio.self)
    case .position: visitor.visit(Position.self)
    case .scroll: visitor.visit(Scroll.self)
    case .overlay: visitor.visit(Overlay.self)
    case .background: visitor.visit(Background.self)
    case .stack: visitor.visit(Stack.self)
    case .zStack: visitor.visit(ZStackRule.self)
    case .grid: visitor.visit(Grid.self)
    case .viewThatFits: visitor.visit(ViewThatFits.self)
    case .layout: visitor.visit(DelegatedLayout.self)
    }
}

// What holds for all nodes that follow a rule.
extension NodeKind {
    package var childCounts: ClosedRange<Int> { dispatch(self, ChildCounts()) }
    package var payload: Payload { dispatch(self, PayloadKind()) }
    var isReplaceable: Bool { dispatch(self, IsReplaceable()) }
    var isTransparent: Bool { dispatch(self, IsTransparent()) }

    /// Whether nodes of this kind never have children.
    package var isLeaf: Bool { childCounts.upperBound == 0 }
}

private struct ChildCounts: RuleVisitor {
    func visit<R: LayoutRule>(_: R.Type) -> ClosedRange<Int> { R.childCounts }
}

private struct PayloadKind: RuleVisitor {
    func visit<R: LayoutRule>(_: R.Type) -> Payload { R.payload }
}

private struct IsReplaceable: RuleVisitor {
    func visit<R: LayoutRule>(_: R.Type) -> Bool { R.isReplaceable }
}

private struct IsTransparent: RuleVisitor {
    func visit<R: LayoutRule>(_: R.Type) -> Bool { R.isTransparent }
}
