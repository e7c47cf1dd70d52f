import GalleyEngine

/// Turns view values into the layout tree.
///
/// Views push the nodes they become onto `pending`; a container takes those that its content pushed as its children, a
/// modifier wraps each of them. What a node shows is kept beside the tree, in `items`, under the node's tag.
@MainActor
public final class ViewTreeBuilder {
    let host: LayoutHost
    let context: RenderContext
    var environment: EnvironmentValues
    /// The axis of the nearest stack, which spacers and dividers follow.
    var stackAxis: Axis?
    private(set) var items: [NodeItem] = []
    private(set) var pending: [Int] = []
    /// How often content that can vary in number was met; see `isStatic(_:)`.
    private var dynamicCount = 0
    private var gridRowCount = 0

    init(context: RenderContext, environment: EnvironmentValues) {
        host = LayoutHost(pixelLength: 1 / max(Double(environment.displayScale), 1e-3))
        self.context = context
        self.environment = environment
    }

    var tree: LayoutTree { host.tree }

    // MARK: Nodes

    /// Adds a finished node, described by `item`, to the container that is being built.
    func push(_ node: Int, _ item: NodeItem) {
        items.append(item)
        tree.setTag(items.count - 1, of: node)
        pending.append(node)
    }

    /// The nodes that `content` makes, taken off the pending ones.
    func elements(_ content: () -> Void) -> [Int] {
        let mark = pending.count
        content()
        let elements = Array(pending[mark...])
        pending.removeSubrange(mark...)
        return elements
    }

    /// Wraps each node that `content` makes.
    func wrap(_ content: () -> Void, _ item: (Int) -> NodeItem, _ make: (Int) -> Int) {
        let mark = pending.count
        content()
        for index in mark..<pending.count {
            let child = pending[index]
            let node = make(child)
            items.append(item(child))
            tree.setTag(items.count - 1, of: node)
            pending[index] = node
        }
    }

    func wrap(_ content: () -> Void, _ item: NodeItem, _ make: (Int) -> Int) { wrap(content, { _ in item }, make) }

    /// Changes the traits of each node that `content` makes.
    func addTraits(_ content: () -> Void, _ change: (inout ViewTraits) -> Void) {
        let mark = pending.count
        content()
        for index in mark..<pending.count {
            let node = pending[index]
            var traits = self.traits(of: node)
            change(&traits)
            host.traits.append(traits)
            tree.setTraits(host.traits.count - 1, of: node)
        }
    }

    func traits(of node: Int) -> ViewTraits {
        let index = tree.traits(of: node)
        return index < 0 ? ViewTraits() : host.traits[index]
    }

    /// Names the nodes that `content` makes.
    func label(_ content: () -> Void, _ label: String) {
        let mark = pending.count
        content()
        for index in mark..<pending.count {
            let tag = tree.tag(of: pending[index])
            if items.indices.contains(tag) { items[tag].identifier = label }
        }
    }

    /// Runs `content` with a changed environment.
    func with(_ change: (inout EnvironmentValues) -> Void, _ content: () -> Void) {
        let outer = environment
        change(&environment)
        content()
        environment = outer
    }

    /// Runs `content` as that of a container along `axis`.
    func inContainer(_ axis: Axis?, _ content: () -> Void) -> [Int] {
        let outer = stackAxis
        stackAxis = axis
        defer { stackAxis = outer }
        return elements(content)
    }

    /// One node for whatever `content` makes: itself, nothing, or a stack in depth of several.
    func single(_ alignment: Alignment = .center, _ content: () -> Void) -> Int? {
        let nodes = inContainer(nil, content)
        if nodes.count <= 1 { return nodes.first }
        return tree.addDepthStack(tree.key(alignment.horizontal), tree.key(alignment.vertical), nodes)
    }

    // MARK: Identity of stacks with one child

    /// Notes that the content being built can vary in number.
    func markDynamic() { dynamicCount += 1 }

    /// Whether `content` always makes the same number of nodes.
    func isStatic(_ content: () -> [Int]) -> (nodes: [Int], isStatic: Bool) {
        let before = dynamicCount
        let nodes = content()
        return (nodes, dynamicCount == before)
    }

    func nextGridRow() -> Int {
        gridRowCount += 1
        return gridRowCount
    }

    // MARK: Dynamic properties

    /// Gives a view's or modifier's dynamic properties their values before its body is asked for.
    func install<T>(into value: inout T) {
        let fields = DynamicFields.of(T.self)
        if fields.isEmpty { return }
        fields.install(into: &value, environment)
    }
}

/// What all trees of one rendering share.
@MainActor
final class RenderContext {
    let assets: AssetLibrary
    let options: RenderOptions
    private(set) var diagnostics: [Diagnostic] = []
    /// Where the layout trees are written down, if anyone wants them.
    let recorder: TreeRecorder?

    init(options: RenderOptions, recorder: TreeRecorder? = nil) {
        self.options = options
        self.recorder = recorder
        assets = AssetLibrary(folders: options.assetFolders)
    }

    /// Reports something once.
    func report(_ severity: Diagnostic.Severity, _ message: String) {
        let diagnostic = Diagnostic(severity: severity, message: message)
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
}
