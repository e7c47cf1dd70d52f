import GalleyGraph

/// What was proposed, answered and placed: the layout of a view as a tree of plain values.
public struct LayoutRecord: Sendable {
    /// A view of the tree.
    public struct Node: Sendable {
        /// SwiftUI's name of the view's type or of the modifier.
        public var kind: String
        /// The text, the symbol's or asset's name, or what `accessibilityIdentifier` says.
        public var label: String?
        /// What the view was offered when it was placed.
        public var proposal: ProposedViewSize
        /// Where the view lies in the canvas: points, y down.
        public var frame: CGRect
        /// Whether it is a part of what a view around it is made of, and not written by the author.
        public var isPart: Bool
        private var family: Family

        /// The views inside.
        public var children: [Node] {
            get { family.nodes ?? [] }
            set { family = Family(newValue) }
        }

        init(
            kind: String, label: String?, proposal: ProposedViewSize, frame: CGRect, isPart: Bool = false,
            children: [Node]
        ) {
            self.kind = kind
            self.label = label
            self.proposal = proposal
            self.frame = frame
            self.isPart = isPart
            family = children.isEmpty ? .none : Family(children)
        }

        /// Children behind a reference, so that deep records are freed without recursion.
        ///
        /// Unchecked because the nodes never change while the family is shared: only `deinit`, when no one else
        /// holds it, takes them out.
        private final class Family: @unchecked Sendable {
            fileprivate private(set) var nodes: [Node]?

            fileprivate init(_ nodes: [Node]) { self.nodes = nodes }

            static let none = Family([])

            deinit { DeepRelease.release(&nodes) }
        }
    }

    /// What the root view was offered.
    public var proposal: ProposedViewSize
    /// What the root view answered.
    public var size: CGSize
    /// The view that was laid out, and below it all the others.
    public var root: Node

    @MainActor package init(_ tree: ViewTree, proposal: ProposedViewSize) {
        self.proposal = proposal
        size = tree.size
        var nodes: [Node] = []
        if tree.isDeep { tree.context.stack.runOnLargeStack { nodes = tree.record() } } else { nodes = tree.record() }
        root = nodes.first ?? Node(kind: "EmptyView", label: nil, proposal: proposal, frame: .zero, children: [])
    }

    /// Lays out a view and records it, with the state that its tasks set where the main thread's run loop can be run
    /// (`RenderOptions.settle`).
    @MainActor public init<V: View>(of view: V, options: RenderOptions = .init()) {
        let session = RenderSession(view, options)
        session.settle()
        self.init(session.tree, proposal: options.proposal)
    }

    /// The same without the parts that controls and containers are made of: the views in them are children of the view around.
    public var folded: LayoutRecord {
        var record = self
        record.root = root.folded
        return record
    }

    /// The first view with this label, in drawing order.
    public func node(_ label: String) -> Node? {
        var open = [root]
        while let node = open.popLast() {
            if node.label == label { return node }
            open.append(contentsOf: node.children.reversed())
        }
        return nil
    }
}

extension ViewTree {
    /// The tree as plain values.
    func record() -> [LayoutRecord.Node] {
        let places = nodePlaces
        var records = folded(contents: { $0.record() }) { node, item, children in
            [
                LayoutRecord.Node(
                    kind: item.kind, label: item.identifier ?? item.label,
                    proposal: ProposedViewSize(pass.proposal(of: node)),
                    frame: CGRect(origin: places[node], size: CGSize(pass.size(of: node))), isPart: isPart(node),
                    children: children)
            ]
        }
        if !records.isEmpty { records[0].children += covers.flatMap { $0.record() } }
        return records
    }
}
