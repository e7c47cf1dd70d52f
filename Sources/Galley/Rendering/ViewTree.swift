import GalleyEngine
import GalleyText

/// A view's tree, laid out: the engine's pass, and beside each node what it is and shows.
@MainActor
final class ViewTree {
    let host: LayoutHost
    let pass: Pass
    let items: [NodeItem]
    let traits: [ViewTraits]
    /// The trees inside geometry readers, by the reader's node.
    private(set) var inner: [Int: ViewTree] = [:]
    /// Where the tree's root lies in the canvas.
    let origin: CGPoint
    private let context: RenderContext

    /// Builds the tree of `content`, offers its root `proposal` and puts it where `place` says, given its size.
    init(
        _ context: RenderContext, _ environment: EnvironmentValues, proposal: ProposedViewSize,
        root: (ViewTreeBuilder) -> Int, place: (CGSize) -> CGPoint
    ) {
        let builder = ViewTreeBuilder(context: context, environment: environment)
        let root = root(builder)
        self.context = context
        host = builder.host
        items = builder.items
        traits = builder.host.traits
        let recording = context.recorder == nil ? nil : TreeRecording(of: host.tree)
        pass = host.freeze(root: root)
        let size = CGSize(pass.size(0, proposal.engine))
        origin = place(size)
        pass.place(root: proposal.engine)
        if let recording { context.recorder?.add(recording, pass) }
        buildGeometryReaders()
    }

    /// The tree of a root view: an implicit column where it is several views, 10×10 where it is none.
    convenience init<V: View>(
        _ view: V, _ context: RenderContext, _ environment: EnvironmentValues, proposal: ProposedViewSize,
        place: (CGSize) -> CGPoint
    ) {
        self.init(
            context, environment, proposal: proposal,
            root: { builder in
                let nodes = builder.inContainer(nil) { V._build(view, into: builder) }
                if nodes.count == 1 { return nodes[0] }
                if nodes.isEmpty {
                    builder.push(builder.tree.addFlexible(), NodeItem("EmptyView"))
                } else {
                    let column = builder.tree.addStack(.vertical, alignment: .horizontalCenter, spacing: .nan, nodes)
                    builder.push(column, NodeItem("VStack"))
                }
                return builder.elements {}.last ?? builder.pending[0]
            }, place: place)
    }

    var size: CGSize { CGSize(pass.size(of: 0)) }

    /// Builds the content of the geometry readers, which depends on where they lie.
    private func buildGeometryReaders() {
        guard items.contains(where: { if case .geometry = $0.drawing { true } else { false } }) else { return }
        let places = absolutePlaces()
        for node in 0..<pass.count where !pass.isLeftOut(node) {
            guard case .geometry(let content)? = item(node)?.drawing else { continue }
            let place = places[node], size = CGSize(pass.size(of: node))
            let proxy = GeometryProxy(size: size, origin: place)
            inner[node] = ViewTree(
                context, content.environment, proposal: ProposedViewSize(size),
                root: { Self.addReaderContent(content, proxy, $0) }, place: { _ in place })
        }
    }

    /// Each view of a geometry reader is offered the reader's size and lies at its top left (semantics.md §11).
    private static func addReaderContent(
        _ content: GeometryContent, _ proxy: GeometryProxy, _ builder: ViewTreeBuilder
    ) -> Int {
        let nodes = builder.inContainer(nil) { content.build(proxy, builder) }
        let tree = builder.tree
        let frames = nodes.map {
            tree.addFrame(
                width: Double(proxy.size.width), height: Double(proxy.size.height), .leading, .top, around: $0)
        }
        return tree.addDepthStack(.leading, .top, frames)
    }

    /// Every node's place in the canvas.
    private func absolutePlaces() -> [CGPoint] {
        var places = [CGPoint](repeating: origin, count: pass.count)
        for node in 0..<pass.count {
            let own = CGPoint(pass.origin(of: node))
            let parent = pass.parent(of: node)
            let base = parent < 0 ? origin : places[parent]
            places[node] = CGPoint(x: base.x + own.x, y: base.y + own.y)
        }
        return places
    }

    func item(_ node: Int) -> NodeItem? {
        let tag = pass.tag(of: node)
        return items.indices.contains(tag) ? items[tag] : nil
    }

    func zIndex(_ node: Int) -> Double {
        let index = pass.traits(of: node)
        return index < 0 ? 0 : traits[index].zIndex
    }

    // MARK: The record

    /// The tree as plain values. Nodes that the builder made for itself hand their children on.
    func record() -> [LayoutRecord.Node] {
        let places = absolutePlaces()
        var records = [[LayoutRecord.Node]](repeating: [], count: max(pass.count, 1))
        for node in stride(from: pass.count - 1, through: 0, by: -1) where !pass.isLeftOut(node) {
            var children: [LayoutRecord.Node] = []
            for child in pass.children(of: node) {
                children += records[child]
                records[child] = []
            }
            if let inner = inner[node] { children += inner.record() }
            guard let item = item(node) else {
                records[node] = children
                continue
            }
            records[node] = [
                LayoutRecord.Node(
                    kind: item.kind, label: item.identifier ?? item.label,
                    proposal: ProposedViewSize(pass.proposal(of: node)),
                    frame: CGRect(origin: places[node], size: CGSize(pass.size(of: node))), children: children)
            ]
        }
        return records[0]
    }
}
