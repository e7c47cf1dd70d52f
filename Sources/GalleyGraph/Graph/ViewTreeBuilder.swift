import GalleyEngine

/// Turns view values into the layout tree.
///
/// Views push the nodes they become onto `pending`; a container takes those that its content pushed as its children, a
/// modifier wraps each of them. What a node shows is kept beside the tree, in `items`, under the node's tag.
///
/// What every node asks for is stored under names that only this module can reach, or marked `@exclusivity(unchecked)`: what other
/// modules can reach is checked for exclusive access at run time, also by them and whatever it is marked, and those checks were an
/// eighth of what building costs. All of it is used on the main actor alone, and no function of the program's own is called while one
/// of these is being changed.
@MainActor
public final class ViewTreeBuilder {
    package let host: LayoutHost
    package let context: RenderContext
    /// The place in the graph that is being built.
    @exclusivity(unchecked) var here: Position
    package var environment: EnvironmentValues {
        get { here.environment }
        set { here.environment = newValue }
    }
    /// The axis of the nearest stack, which spacers and dividers follow.
    package var stackAxis: Axis? {
        get { nearestAxis }
        set { nearestAxis = newValue }
    }
    @exclusivity(unchecked) var nearestAxis: Axis?
    /// Where in the graph the view that is being built stands.
    @usableFromInline package var identity: Identity {
        get { here.identity }
        set { here.identity = newValue }
    }
    /// The view that is built again when a value changes that is read here.
    package var scope: Identity {
        get { here.scope }
        set { here.scope = newValue }
    }
    /// Whose view is being built.
    var authorship: Authorship {
        get { here.authorship }
        set {
            if newValue.isPart != here.authorship.isPart { partTags.change(at: items.count) }
            here.authorship = newValue
        }
    }
    /// The items that no one wrote.
    var partTags = PartTags()
    /// The axes along which the nearest scroll view scrolls; what is lazy along them builds only what is seen.
    package var scrollAxes: Axis.Set {
        get { here.scrollAxes }
        set { here.scrollAxes = newValue }
    }
    /// The nodes' items that need the layout's result, by tag.
    @exclusivity(unchecked) private(set) var lateTags: [Int] = []
    /// Where the scroll view that is built next is asked to scroll to.
    package var scrollTarget: ScrollRequest? {
        get { here.scrollTarget }
        set { here.scrollTarget = newValue }
    }
    /// Whether a part of the area around may be unsafe: only there styles and views look for it after the layout.
    package var isNearUnsafeArea: Bool {
        get { here.isNearUnsafeArea }
        set { here.isNearUnsafeArea = newValue }
    }
    /// Whether it is noted in whose bodies nodes are made.
    package let notesOrigins: Bool
    /// Whether what is built is only measured or searched, and never shown: it does not appear, and observes nothing.
    package var isTrial: Bool {
        get { isOnTrial }
        set { isOnTrial = newValue }
    }
    @exclusivity(unchecked) var isOnTrial = false
    /// Whether views with a name are noted, for a scroll view that may be asked to show them.
    @usableFromInline var notesNames: Bool { scrollTarget != nil }
    /// The items of views with a name, noted where a scroll view may be asked to show them.
    package var namedTags: [(Int, AnyHashable)] = []
    /// The leaves of texts met, made by the first text (`TextLeaves`).
    package var textMemory: AnyObject? {
        get { knownTexts }
        set { knownTexts = newValue }
    }
    @exclusivity(unchecked) var knownTexts: AnyObject?
    /// Paints met, made by the first that is asked for (`StyleMemory`).
    package var styleMemory: AnyObject? {
        get { knownStyles }
        set { knownStyles = newValue }
    }
    @exclusivity(unchecked) var knownStyles: AnyObject?
    /// The views that can be built again by themselves, inner ones first.
    var scopes: [BuiltScope] = []
    /// What the nodes show that have been made so far, by tag.
    package var madeItems: [NodeItem] { items }
    /// What the node with a tag shows; nil where no node has it.
    package func madeItem(_ tag: Int) -> NodeItem? { items.indices.contains(tag) ? items[tag] : nil }
    @exclusivity(unchecked) var items: [NodeItem] = []
    /// What tells each item's view from others in the next build, where the view is alive.
    @exclusivity(unchecked) var keys: [Identity] = []
    @exclusivity(unchecked) private var keyCounts: [Identity: Int] = [:]
    /// What outlives the build, where the view is alive.
    package let live: LiveState?
    /// The transaction of the place, where it is not that of the whole update.
    var transactionScope: TransactionScope? {
        get { here.transactionScope }
        set { here.transactionScope = newValue }
    }
    /// The part of the view that what is built is kept with.
    package var part: KeptPart? {
        get { here.part }
        set { here.part = newValue }
    }
    /// What the view that was built last said of its coming and going.
    package var latestTransition: (any ItemTransition)? {
        get { toldTransition }
        set { toldTransition = newValue }
    }
    @exclusivity(unchecked) var toldTransition: (any ItemTransition)?
    /// Whether what is being built comes as a part of something that comes.
    var isInserting = false
    @exclusivity(unchecked) var pending: [Int] = []
    /// How often content that can vary in number was met; see `isStatic(_:)`.
    var dynamicCount = 0
    var gridRowCount = 0
    private var environments = EnvironmentValues.Pool()
    /// What views the one that is being built lies in; the context owns it.
    let nesting: UnsafeMutablePointer<Nesting>
    /// How many views lay in each other at most.
    var deepest = 0

    package init(context: RenderContext, environment: EnvironmentValues) {
        host = LayoutHost(pixelLength: 1 / max(Double(environment.displayScale), 1e-3))
        self.context = context
        live = context.store.live
        notesOrigins = context.options.notesOrigins
        nesting = context.nesting.nesting
        here = Position(environment: environment)
        tree.isRightToLeft = environment.layoutDirection == .rightToLeft
    }

    package var tree: LayoutTree { host.tree }

    /// Sets whose view is being built, where `partTags` says so already.
    func storeAuthorship(_ authorship: Authorship) { here.authorship = authorship }

    // MARK: Nodes

    /// Adds a finished node, described by `item`, to the container that is being built.
    package func push(_ node: Int, _ item: consuming NodeItem, motion: Motion? = nil) {
        note(item, motion)
        tree.setTag(items.count - 1, of: node)
        pending.append(node)
    }

    private func note(_ item: consuming NodeItem, _ motion: Motion? = nil) {
        if item.isDeferred { lateTags.append(items.count) }
        if notesOrigins { item.origin = origin(item.origin) }
        items.append(item)
        if live != nil { noteKey(motion) }
    }

    /// Tells the item that was added last from others: the nodes that one view makes have its identity, and a number each.
    func noteKey(_ motion: Motion? = nil) {
        guard let live else { return }
        let identity = here.identity
        let number = keyCounts[identity, default: 0]
        keyCounts[identity] = number + 1
        let key = identity.child(NodeStep.self).child(number)
        keys.append(key)
        if !isOnTrial, !items.isEmpty {
            let motion = motion ?? items[items.count - 1].content?.motion
            live.note(key, motion, transaction, moved: transactionScope?.moved)
        }
    }

    /// How many items the view that is being built has made by itself.
    var noteCount: Int { keyCounts[here.identity] ?? 0 }

    package func pendingNode(_ index: Int) -> Int { pending[index] }

    /// Forgets the nodes that were made since `mark` nodes waited.
    func dropPending(since mark: Int) { pending.removeSubrange(mark...) }

    /// Puts a finished node, described by `item`, in the place of a pending one.
    package func replacePending(_ index: Int, by node: Int, _ item: consuming NodeItem, motion: Motion? = nil) {
        note(item, motion)
        tree.setTag(items.count - 1, of: node)
        pending[index] = node
    }

    /// Hands a node that was taken off the pending ones on to the container that is being built.
    package func adopt(_ node: Int) { pending.append(node) }

    /// The nodes that `content` makes, taken off the pending ones.
    package func elements(expectsOne: Bool = false, _ content: () -> Void) -> [Int] {
        let mark = pending.count
        let outer = self.expectsOne
        self.expectsOne = expectsOne
        content()
        self.expectsOne = outer
        let elements = Array(pending[mark...])
        pending.removeSubrange(mark...)
        return elements
    }

    // MARK: Environment

    /// Runs `content` with a changed environment.
    package func with(_ change: (inout EnvironmentValues) -> Void, _ content: () -> Void) {
        let outer = changeEnvironment(change)
        content()
        restoreEnvironment(outer)
    }

    /// Changes the environment; returns what it was.
    @usableFromInline package func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
        let outer = environment
        // Not in its place: `change` is anyone's, and may ask the builder.
        var changed = outer
        change(&changed)
        environment = changed
        environments.share(&environment, in: outer)
        tree.isRightToLeft = environment.layoutDirection == .rightToLeft
        return outer
    }

    @usableFromInline package func restoreEnvironment(_ outer: EnvironmentValues) {
        environment = outer
        tree.isRightToLeft = environment.layoutDirection == .rightToLeft
    }
}

/// To one of the nodes that a view makes.
private enum NodeStep: GraphStep {}
