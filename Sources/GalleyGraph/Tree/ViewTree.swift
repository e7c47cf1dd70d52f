import GalleyEngine
import GalleyText

/// A view's tree, laid out: the engine's pass, and beside each node what it is and shows.
///
/// What every node is asked for is marked `@exclusivity(unchecked)`, for the reason that `ViewTreeBuilder` gives.
@MainActor
package final class ViewTree {
    let host: LayoutHost
    package let pass: Pass
    @exclusivity(unchecked) var items: [NodeItem]
    /// What tells each item's view from others, where the view is alive.
    @exclusivity(unchecked) var keys: [Identity]
    /// The items that no one wrote.
    @exclusivity(unchecked) var partTags: PartTags
    /// The views that can be built again by themselves.
    var scopes: BuiltScopes
    /// Whether some node waits for the layout.
    let isLate: Bool
    private let namedTags: [(Int, AnyHashable)]
    package let context: RenderContext
    /// Where the space that the tree's root lies in lies itself.
    package let base: CoordinateFrames
    /// Where the tree's root lies in that space.
    package let origin: CGPoint
    /// The trees inside nodes whose content depends on the layout.
    package var inner: [Int: Inner] { innerTrees }
    @exclusivity(unchecked) private var innerTrees: [Int: Inner] = [:]
    /// What lies over the window, if this is the root view's tree: sheets, alerts and a device's own things.
    package private(set) var covers: [ViewTree] = []
    /// Nodes with a matched geometry that are laid out where it is on its way.
    var nodesOnTheWay: Set<Int> = []
    /// What nodes hand up; only those that hand up anything.
    var preferences: [Int: PreferenceValues] = [:]

    package struct Inner {
        package var tree: ViewTree
        /// Whether it is drawn before what the node itself draws.
        package var isBehind: Bool
    }

    /// Builds a tree, offers its root `proposal` and puts it where `place` says, given its size.
    package init(
        _ context: RenderContext, frames: CoordinateFrames, proposal: ProposedViewSize,
        root: (ViewTreeBuilder) -> Int, place: (CGSize) -> CGPoint
    ) {
        let builder = ViewTreeBuilder(context: context, environment: context.environment)
        let root = root(builder)
        self.context = context
        base = frames
        host = builder.host
        let isKept = context.store.live != nil
        items = isKept ? builder.items.withoutSpareRoom : builder.items
        keys = isKept ? builder.keys.withoutSpareRoom : builder.keys
        if isKept {
            host.tree.keepOnlyWhatIsNeeded()
            host.traits = host.traits.withoutSpareRoom
        }
        partTags = builder.partTags
        isLate = !builder.lateTags.isEmpty
        namedTags = builder.namedTags
        scopes = BuiltScopes(isLate ? [] : builder.scopes)
        let isDeep = builder.deepest > Self.shallow
        self.isDeep = isDeep
        var pass: Pass?
        var origin = CGPoint.zero
        let host = host
        let whenPlaced = context.observer?.willLayOut(host.tree, hasText: host.tree.hasLeaf { $0 is any WrittenLeaf })
        func layOut() {
            let frozen = host.freeze(root: root)
            origin = place(CGSize(frozen.size(0, proposal.engine)))
            frozen.place(root: proposal.engine)
            pass = frozen
        }
        if isDeep { context.stack.runOnLargeStack(layOut) } else { layOut() }
        guard let pass else { preconditionFailure("no memory for the stack of a deep tree") }
        whenPlaced?(pass)
        self.pass = pass
        self.origin = origin
        if isLate { context.inTree(runDeferredWork) }
    }

    /// Whether views are nested so deep that walking the tree needs a larger stack.
    package private(set) var isDeep: Bool

    /// How many views with a body may lie in each other before a larger stack is used.
    private static let shallow = 250

    /// How many trees lie inside each other, this one included.
    private var treeDepth = 1

    /// How many of them may before a larger stack is used.
    private static let shallowTrees = 16

    package var size: CGSize { CGSize(pass.size(of: 0)) }

    /// What the whole tree hands up.
    package var rootPreferences: PreferenceValues { preferences[0] ?? PreferenceValues() }

    // MARK: Changes

    /// Whether another proposal needs no views to be built: none waits for the layout.
    package var canBeOfferedAgain: Bool { !isLate }

    /// The node of each item.
    private(set) lazy var nodes: [Int32] = {
        var nodes = [Int32](repeating: -1, count: items.count)
        for node in 0..<pass.count {
            let tag = pass.tag(of: node)
            if tag >= 0 { nodes[tag] = Int32(node) }
        }
        return nodes
    }()

    // MARK: After the layout

    /// The first source of each matched geometry.
    private var matchedSources: [MatchedGeometryWork.Name: Int] = [:]

    func matchedSource(_ name: MatchedGeometryWork.Name) -> Int? { matchedSources[name] }

    /// The shown nodes of views that were given this name, as far as they are built.
    package func nodes(named name: AnyHashable) -> [Int] { (names[name] ?? []).filter { !pass.isExcluded($0) } }

    /// The nodes of views with a name, where they may be asked for.
    private lazy var names: [AnyHashable: [Int]] = {
        var names: [AnyHashable: [Int]] = [:]
        for (tag, name) in namedTags where nodes[tag] >= 0 { names[name, default: []].append(Int(nodes[tag])) }
        return names
    }()

    /// The name of a node's view, where they may be asked for.
    package func name(of node: Int) -> AnyHashable? { namesByTag[pass.tag(of: node)] }

    private lazy var namesByTag: [Int: AnyHashable] = Dictionary(namedTags) { _, outer in outer }

    /// The late work inside a node, outside-in.
    package func deferredWork(inside node: Int) -> [(node: Int, work: any DeferredWork)] {
        var found: [(Int, any DeferredWork)] = []
        var open = [node]
        while let next = open.popLast() {
            if let work = late(of: next) { found.append((next, work)) }
            open.append(contentsOf: pass.children(of: next).reversed())
        }
        return found
    }

    /// Lets the nodes that wait for the layout do their work, and hands preferences up.
    private func runDeferredWork() {
        var late: [(node: Int, work: any DeferredWork)] = []
        for node in 0..<pass.count where !pass.isExcluded(node) {
            if let work = self.late(of: node) { late.append((node, work)) }
        }
        for (node, work) in late {
            guard let matched = work as? MatchedGeometryWork, matched.isSource else { continue }
            if matchedSources[matched.name] == nil { matchedSources[matched.name] = node }
        }
        for (node, work) in late { work.reposition(node, in: self) }
        var folds: Set<Int> = []
        for node in stride(from: pass.count - 1, through: 0, by: -1) where !pass.isExcluded(node) {
            if folds.contains(node) { foldPreferences(of: node) }
            if let next = late.last, next.node == node {
                late.removeLast()
                next.work.resolve(node, in: self)
            }
            if node > 0, let values = preferences[node], !values.isEmpty { folds.insert(pass.parent(of: node)) }
        }
    }

    /// Adds up what a node's children hand up, in the order of the views; what lies behind comes first.
    private func foldPreferences(of node: Int) {
        let children = pass.children(of: node)
        let order = pass.kind(of: node) == .background ? Array(children.reversed()) : Array(children)
        var folded = PreferenceValues()
        for child in order {
            if let values = preferences[child] { folded.add(values) }
        }
        preferences[node] = folded
    }

    /// Lays other trees over this one.
    package func cover(with trees: [ViewTree]) {
        covers = trees
        isDeep = isDeep || trees.contains(where: \.isDeep)
    }

    /// Gives a node the tree inside it.
    package func setInner(_ tree: ViewTree, of node: Int, isBehind: Bool = false) {
        innerTrees[node] = Inner(tree: tree, isBehind: isBehind)
        treeDepth = max(treeDepth, tree.treeDepth + 1)
        isDeep = isDeep || tree.isDeep || treeDepth > Self.shallowTrees
        if !tree.rootPreferences.isEmpty { preferences[node, default: PreferenceValues()].add(tree.rootPreferences) }
    }

    /// Whether a node is a part of what a view around it is made of, and no view that someone wrote.
    package func isPart(_ node: Int) -> Bool {
        let tag = pass.tag(of: node)
        return !items.indices.contains(tag) || partTags.contains(tag)
    }

    func hasItem(_ node: Int) -> Bool { items.indices.contains(pass.tag(of: node)) }

    package func item(_ node: Int) -> NodeItem? {
        let tag = pass.tag(of: node)
        return items.indices.contains(tag) ? items[tag] : nil
    }

    /// What a node shows, without the rest of its item, which would be copied.
    package func content(of node: Int) -> (any NodeContent)? {
        let tag = pass.tag(of: node)
        return items.indices.contains(tag) ? items[tag].content : nil
    }

    /// What a node does once the layout is known.
    package func late(of node: Int) -> (any DeferredWork)? { (content(of: node) as? DeferredContent)?.work }
}

extension Array {
    /// The same elements in as much memory as they need: what grew element by element has room for up to as many again.
    fileprivate var withoutSpareRoom: [Element] {
        capacity > count + count / 8 ? withUnsafeBufferPointer { Array($0) } : self
    }
}
