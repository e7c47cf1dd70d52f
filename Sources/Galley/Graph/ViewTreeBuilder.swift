import GalleyEngine
import GalleySymbols

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
    /// Where in the graph the view that is being built stands. Not stored under this name: what other modules can reach is
    /// checked for exclusive access at run time, what only this one can when it is compiled.
    @usableFromInline var identity: Identity {
        get { storedIdentity }
        set { storedIdentity = newValue }
    }
    private var storedIdentity = Identity.root
    /// The view that is built again when a value changes that is read here.
    private(set) var scope = Identity.root
    /// The axes along which the nearest scroll view scrolls; what is lazy along them builds only what is seen.
    var scrollAxes: Axis.Set = []
    /// The nodes' items that need the layout's result, by tag.
    private(set) var lateTags: [Int] = []
    /// Where the scroll view that is built next is asked to scroll to.
    var scrollTarget: ScrollRequest?
    /// Whether a part of the area around may be unsafe: only there styles and views look for it after the layout.
    var isNearUnsafeArea = false
    /// Whether what is built is only measured or searched, and never shown: it does not appear, and observes nothing.
    var isTrial = false
    /// Whether views with a name are noted, for a scroll view that may be asked to show them.
    @usableFromInline var notesNames: Bool { scrollTarget != nil }
    /// The items of views with a name, noted where a scroll view may be asked to show them.
    private(set) var namedTags: [(Int, AnyHashable)] = []
    /// The texts met so far.
    var textLeaves = TextLeaves()
    /// The views that can be built again by themselves, inner ones first.
    private(set) var scopes: [BuiltScope] = []
    private(set) var items: [NodeItem] = []
    /// What tells each item's view from others in the next build, where the view is alive.
    private(set) var keys: [Identity] = []
    private var keyCounts: [Identity: Int] = [:]
    /// What outlives the build, where the view is alive.
    let live: LiveState?
    /// The transaction of the place, where it is not that of the whole update.
    var transactionScope: TransactionScope?
    /// What the view that was built last said of its coming and going.
    var latestTransition: AnyTransition?
    /// Whether what is being built comes as a part of something that comes.
    var isInserting = false
    private(set) var pending: [Int] = []
    /// How often content that can vary in number was met; see `isStatic(_:)`.
    private var dynamicCount = 0
    private var gridRowCount = 0
    private var environments = EnvironmentValues.Pool()
    private var latestFill: (color: ResolvedColor, drawing: Drawing)?
    /// The foreground where it was last asked for; text after text has the same.
    var latestForeground: (environment: EnvironmentValues, paint: StylePaint)?
    /// What views the one that is being built lies in; the context owns it.
    private let nesting: UnsafeMutablePointer<Nesting>
    /// How many views lay in each other at most.
    private(set) var deepest = 0

    init(context: RenderContext, environment: EnvironmentValues) {
        host = LayoutHost(pixelLength: 1 / max(Double(environment.displayScale), 1e-3))
        self.context = context
        live = context.store.live
        nesting = context.nesting.nesting
        self.environment = environment
        tree.isRightToLeft = environment.layoutDirection == .rightToLeft
    }

    var tree: LayoutTree { host.tree }

    // MARK: Nodes

    /// Adds a finished node, described by `item`, to the container that is being built.
    func push(_ node: Int, _ item: NodeItem, motion: Motion? = nil) {
        note(item, motion)
        tree.setTag(items.count - 1, of: node)
        pending.append(node)
    }

    private func note(_ item: NodeItem, _ motion: Motion? = nil) {
        if case .late = item.drawing { lateTags.append(items.count) }
        items.append(item)
        noteKey(motion)
    }

    /// Tells the item that was added last from others: the nodes that one view makes have its identity, and a number each.
    private func noteKey(_ motion: Motion? = nil) {
        guard let live else { return }
        let number = keyCounts[storedIdentity, default: 0]
        keyCounts[storedIdentity] = number + 1
        let key = storedIdentity.child(0x4E0DE).child(number)
        keys.append(key)
        if !isTrial, let item = items.last { live.note(key, motion ?? Motion.of(item.drawing), transaction) }
    }

    /// How many items the view that is being built has made by itself.
    var noteCount: Int { keyCounts[storedIdentity] ?? 0 }

    /// The drawing of an even colour; one serves all neighbours of the same.
    func fill(_ color: ResolvedColor) -> Drawing {
        if let latestFill, latestFill.color == color { return latestFill.drawing }
        let drawing = Drawing.fill(.color(color))
        latestFill = (color, drawing)
        return drawing
    }

    func pendingNode(_ index: Int) -> Int { pending[index] }

    /// Forgets the nodes that were made since `mark` nodes waited.
    func dropPending(since mark: Int) { pending.removeSubrange(mark...) }

    /// Puts a finished node, described by `item`, in the place of a pending one.
    func replacePending(_ index: Int, by node: Int, _ item: NodeItem, motion: Motion? = nil) {
        note(item, motion)
        tree.setTag(items.count - 1, of: node)
        pending[index] = node
    }

    /// Hands a node that was taken off the pending ones on to the container that is being built.
    func adopt(_ node: Int) { pending.append(node) }

    /// The nodes that `content` makes, taken off the pending ones.
    func elements(_ content: () -> Void) -> [Int] {
        let mark = pending.count
        content()
        let elements = Array(pending[mark...])
        pending.removeSubrange(mark...)
        return elements
    }

    /// Wraps each node that was made since `mark` nodes waited.
    @usableFromInline func wrap<M: WrappingModifier>(since mark: Int, with modifier: M) {
        let item = NodeItem(M.kind)
        for index in mark..<pending.count {
            let node = modifier.wrap(pending[index], in: tree)
            items.append(item)
            noteKey()
            tree.setTag(items.count - 1, of: node)
            pending[index] = node
        }
    }

    /// Wraps each node that `content` makes.
    /// - Parameter motion: What moves of the item, made for each node; without one what its drawing says.
    func wrap(
        _ content: () -> Void, _ item: (Int) -> NodeItem, motion: (() -> Motion)? = nil, _ make: (Int) -> Int
    ) {
        let mark = pending.count
        content()
        for index in mark..<pending.count {
            let child = pending[index]
            let node = make(child)
            replacePending(index, by: node, item(child), motion: live == nil ? nil : motion?())
        }
    }

    func wrap(_ content: () -> Void, _ item: NodeItem, motion: (() -> Motion)? = nil, _ make: (Int) -> Int) {
        wrap(content, { _ in item }, motion: motion, make)
    }

    /// Changes the traits of each node that `content` makes.
    func addTraits(_ content: () -> Void, _ change: (inout ViewTraits) -> Void) {
        let mark = pending.count
        content()
        addTraits(since: mark, change)
    }

    /// Changes the traits of each node that was made since `mark` nodes waited.
    func addTraits(since mark: Int, _ change: (inout ViewTraits) -> Void) {
        // Views that had none before share theirs.
        var shared = -1
        for index in mark..<pending.count {
            let node = pending[index]
            let isFirst = tree.traits(of: node) < 0
            if isFirst, shared >= 0 {
                tree.setTraits(shared, of: node)
                continue
            }
            var traits = self.traits(of: node)
            change(&traits)
            host.traits.append(traits)
            tree.setTraits(host.traits.count - 1, of: node)
            if isFirst { shared = host.traits.count - 1 }
        }
    }

    func traits(of node: Int) -> ViewTraits {
        let index = tree.traits(of: node)
        return index < 0 ? ViewTraits() : host.traits[index]
    }

    /// Names the nodes that `content` makes.
    func label(_ content: () -> Void, _ label: String) { changeItems(content) { $0.identifier = label } }

    /// Changes the items of the outermost nodes that `content` makes.
    func changeItems(_ content: () -> Void, _ change: (inout NodeItem) -> Void) {
        let mark = pending.count
        content()
        for index in mark..<pending.count {
            let tag = tree.tag(of: pending[index])
            if items.indices.contains(tag) { change(&items[tag]) }
        }
    }

    /// Runs `content` with a changed environment.
    func with(_ change: (inout EnvironmentValues) -> Void, _ content: () -> Void) {
        let outer = changeEnvironment(change)
        content()
        restoreEnvironment(outer)
    }

    /// Changes the environment; returns what it was.
    @usableFromInline func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
        let outer = environment
        change(&environment)
        environments.share(&environment, in: outer)
        tree.isRightToLeft = environment.layoutDirection == .rightToLeft
        return outer
    }

    @usableFromInline func restoreEnvironment(_ outer: EnvironmentValues) {
        environment = outer
        tree.isRightToLeft = environment.layoutDirection == .rightToLeft
    }

    /// Runs `content` as that of a container along `axis`.
    func inContainer(_ axis: Axis?, _ content: () -> Void) -> [Int] {
        let outer = (stackAxis, latestTransition)
        stackAxis = axis
        defer { (stackAxis, latestTransition) = outer }
        return elements(content)
    }

    /// What a container has to know of the time before its content.
    @usableFromInline struct Opening {
        var axis: Axis?
        var mark: Int
        var dynamicCount: Int
        /// How what lies around the container comes and goes; what is inside says nothing of that.
        var transition: AnyTransition?
    }

    /// Begins the content of a container along `axis`.
    @usableFromInline func open(_ axis: Axis?) -> Opening {
        defer { stackAxis = axis }
        return Opening(
            axis: stackAxis, mark: pending.count, dynamicCount: dynamicCount, transition: latestTransition)
    }

    /// Ends the content of a container: its nodes, and whether there are always as many.
    func close(_ opening: Opening) -> (nodes: [Int], isStatic: Bool) {
        stackAxis = opening.axis
        latestTransition = opening.transition
        let nodes = Array(pending[opening.mark...])
        pending.removeSubrange(opening.mark...)
        return (nodes, dynamicCount == opening.dynamicCount)
    }

    /// One node for whatever `content` makes: itself, nothing, or a stack in depth of several.
    func single(_ alignment: Alignment = .center, _ content: () -> Void) -> Int? {
        single(inContainer(nil, content), alignment)
    }

    /// One node for several: itself, nothing, or a stack in depth.
    func single(_ nodes: [Int], _ alignment: Alignment) -> Int? {
        if nodes.count <= 1 { return nodes.first }
        return tree.addDepthStack(tree.key(alignment.horizontal), tree.key(alignment.vertical), nodes)
    }

    // MARK: Identity of stacks with one child

    /// Notes that the content being built can vary in number.
    @usableFromInline func markDynamic() { dynamicCount += 1 }

    @usableFromInline func nextGridRow() -> Int {
        gridRowCount += 1
        return gridRowCount
    }

    // MARK: Identity and nesting

    /// Runs `content` one step further down the graph.
    func step(_ step: Int, _ content: () -> Void) {
        let outer = identity
        identity = outer.child(step)
        content()
        identity = outer
    }

    /// Runs `content` as an element with a name of its own.
    func step(named name: some Hashable, _ content: () -> Void) {
        let outer = identity
        identity = outer.named(name)
        let mark = pending.count
        content()
        noteName(name, since: mark)
        identity = outer
    }

    /// Notes the first node made since `mark` as that of a view with a name.
    @usableFromInline func noteName(_ name: some Hashable, since mark: Int) {
        guard notesNames, pending.count > mark else { return }
        let tag = tree.tag(of: pending[mark])
        if tag >= 0 { namedTags.append((tag, AnyHashable(name))) }
    }

    /// How many nodes wait for their container.
    @usableFromInline var pendingCount: Int { pending.count }

    /// Runs `content` as that of a view whose type is known only now; not where views are nested too deep.
    func nested(_ type: Any.Type, _ content: () -> Void) {
        let outer = identity
        identity = outer.child(type)
        descend(nil, content)
        identity = outer
    }

    /// Runs `content` one view further down, as far as views are built at all. `type` is that of a view or style whose body
    /// `content` builds.
    private func descend(_ type: Any.Type?, _ content: () -> Void) {
        switch enter(type) {
        case .directly: content()
        case .onCheckedStack: context.stack.run(content)
        case .notAtAll: return
        }
        leave()
    }

    /// How a view one step further down is built.
    @usableFromInline enum Descent { case directly, onCheckedStack, notAtAll }

    /// Goes one view further down, as far as views are built at all; `leave()` goes back up. `type` is that of a view whose body
    /// is built.
    @usableFromInline func enter(_ type: Any.Type?) -> Descent { enter(type, mark: pending.count) }

    private func enter(_ type: Any.Type?, mark: Int) -> Descent {
        if let refusal = nesting.pointee.enter(type, mark: mark) {
            context.report(refusal)
            return .notAtAll
        }
        let depth = nesting.pointee.depth
        deepest = max(deepest, depth)
        // Asked now and then: between two questions the stack cannot use up its margin.
        return depth % 16 == 0 ? .onCheckedStack : .directly
    }

    /// Runs `body`, which resolves a style of this type; not where styles resolve to each other without end.
    func resolving(_ type: Any.Type, _ body: () -> Void) { descend(type, body) }

    @usableFromInline func leave() {
        if let mark = nesting.pointee.leave() { pending.removeSubrange(mark...) }
    }

    /// Runs `content` where the stack has room for it.
    @usableFromInline func onCheckedStack(_ content: () -> Void) { context.stack.run(content) }

    /// The place in the graph and what is known there.
    struct Position {
        var identity: Identity
        var scope: Identity
        var environment: EnvironmentValues
        var scrollAxes: Axis.Set
        var scrollTarget: ScrollRequest?
        var isNearUnsafeArea: Bool
        var transactionScope: TransactionScope?
    }

    var position: Position {
        Position(
            identity: identity, scope: scope, environment: environment, scrollAxes: scrollAxes,
            scrollTarget: scrollTarget, isNearUnsafeArea: isNearUnsafeArea, transactionScope: transactionScope)
    }

    /// Runs `content` as at another place in the graph; the container that is being built stays.
    func at(_ position: Position, _ content: () -> Void) {
        let outer = self.position
        move(to: position)
        content()
        move(to: outer)
    }

    func move(to position: Position) {
        identity = position.identity
        scope = position.scope
        scrollAxes = position.scrollAxes
        scrollTarget = position.scrollTarget
        isNearUnsafeArea = position.isNearUnsafeArea
        transactionScope = position.transactionScope
        environment = position.environment
        tree.isRightToLeft = environment.layoutDirection == .rightToLeft
    }

    // MARK: Dynamic properties

    /// Whether a view has no dynamic properties.
    @usableFromInline func isPlain<T>(_ type: T.Type) -> Bool {
        DynamicFields.areNone(in: type) && (live == nil || !DynamicFields.of(type).isAnimatable)
    }

    /// Gives a view's or modifier's dynamic properties their values, then builds its body.
    @usableFromInline func withInstalled<T>(_ value: T, _ build: @escaping @MainActor (T, ViewTreeBuilder) -> Void) {
        let fields = DynamicFields.of(T.self)
        let moves = live != nil && fields.isAnimatable && !isTrial
        if fields.isEmpty, !moves { return descend(T.self) { build(value, self) } }
        let outer = position
        identity = outer.identity.child(T.self)
        scope = identity
        let (firstTag, firstPending) = (items.count, pending.count)
        let asked = context.store.asked
        var installed = value
        fields.install(into: &installed, place)
        if moves { installed = presented(installed) }
        descend(T.self) { build(installed, self) }
        if context.keepsScopes, fields.mayChange || moves {
            let nodes = pending[firstPending...]
            let roots = nodes.map { tree.tag(of: $0) }
            scopes.append(
                BuiltScope(
                    identity: scope, position: outer, stackAxis: stackAxis, tags: firstTag..<items.count, roots: roots,
                    names: roots.map { items.indices.contains($0) ? items[$0].identifier : nil },
                    hasTraits: nodes.contains { tree.traits(of: $0) >= 0 }, asked: context.store.asked - asked,
                    build: { $0.withInstalled(value, build) }))
        }
        (identity, scope) = (outer.identity, outer.scope)
    }

    /// Gives a view's dynamic properties their values, then lists what its body stands for. The body is part of the
    /// view that lists it: a change builds that one again.
    func withListed<T>(_ value: T, into elements: ViewElements, _ list: (T) -> Void) {
        let fields = DynamicFields.of(T.self)
        let outer = identity
        var value = value
        if !fields.isEmpty {
            identity = outer.child(T.self)
            fields.install(into: &value, place)
        }
        switch enter(T.self, mark: elements.segments.count) {
        case .directly: list(value)
        case .onCheckedStack: context.stack.run { list(value) }
        case .notAtAll: return identity = outer
        }
        if let mark = nesting.pointee.leave() { elements.removeSegments(since: mark) }
        identity = outer
    }

    private var place: PropertyPlace {
        PropertyPlace(environment: environment, identity: identity, scope: scope, store: context.store)
    }
}

/// A view that can be built again by itself when its state has changed.
struct BuiltScope {
    var identity: Identity
    var position: ViewTreeBuilder.Position
    var stackAxis: Axis?
    /// The items of the nodes that its body made.
    var tags: Range<Int>
    /// Those of the outermost ones.
    var roots: [Int]
    /// What the body itself calls the outermost ones; modifiers around the view may call them something else.
    var names: [String?]
    /// Whether the body's outermost nodes tell a container around the view anything.
    var hasTraits: Bool
    /// What the view and those inside it keep.
    var asked: StateStore.Asked
    var build: @MainActor (ViewTreeBuilder) -> Void
}

/// What all trees of one rendering share.
@MainActor
final class RenderContext {
    let assets: AssetLibrary
    let strings: StringLibrary
    let symbols: SymbolLibrary
    let options: RenderOptions
    /// The environment of the root view.
    private(set) var environment: EnvironmentValues
    let store: StateStore
    let stack = StackGuard()
    let nesting = Nesting.Owner()
    /// Whether views that may change are noted, to be built again by themselves.
    let keepsScopes: Bool
    /// What the layout's result calls for, in the order in which it was met.
    var actions: [Action] = []
    /// What starts the tasks of the views that are shown.
    var tasks: [() -> Void] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether a view that fills a screen was offered no size.
    var wantsWindow = false
    /// Whether the clock lies on a bar that asks to be light or dark; nil is as the window is.
    var clockScheme: ColorScheme?
    /// How the page is drawn that a tall sheet has set back; nil where none has.
    var pageBehind: PageBehind?
    /// The pages of the first document among the views.
    var pages: DocumentPages?
    /// What the views want to show over the window, as they are met.
    var presentations: [Presentation] = []
    /// Who looks on, if anyone does.
    let observer: (any LayoutObserver)?

    private var sectionCount = 0

    /// A number for a section that no other has.
    func nextSection() -> Int {
        sectionCount += 1
        return sectionCount
    }

    /// How often a view is laid out again because its own observers changed its state.
    static let mostRounds = 16

    /// An observer's action.
    struct Action {
        /// The modifier that asked for it.
        var name: String
        var run: () -> Void
    }

    init(
        options: RenderOptions, store: StateStore = StateStore(), keepsScopes: Bool = false,
        observer: (any LayoutObserver)? = nil
    ) {
        self.options = options
        self.store = store
        self.keepsScopes = keepsScopes
        self.observer = observer
        var environment = EnvironmentValues()
        environment.colorScheme = options.colorScheme
        environment.displayScale = options.scale
        environment.textPlatform = options.textPlatform
        environment.layoutDirection = options.layoutDirection
        environment.locale = options.locale
        environment.imageLoader = options.imageLoader
        if options.look != .iOS26 { environment.look = options.look }
        if store.live != nil { environment.isLive = true }
        self.environment = environment
        assets = AssetLibrary(folders: options.assetFolders)
        strings = StringLibrary(folders: options.assetFolders)
        symbols = SymbolLibrary.library(folders: options.symbolFolders)
        self.environment.assetSource = AssetSource(self)
    }

    /// Runs `body` with this rendering's language and translations for what has no environment to ask.
    func withMainStrings<Result>(_ body: () throws -> Result) rethrows -> Result {
        try MainStrings.$current.withValue(mainStrings, operation: body)
    }

    private lazy var mainStrings = MainStrings(options)

    /// The libraries of the bundles that were asked for, by folder.
    private(set) var bundles: [String: AssetLibrary] = [:]

    /// An image of the folders that were given, or of a bundle's.
    func image(named name: String, bundle: String?, displayScale: Double, isDark: Bool) -> ImageAsset? {
        assets.image(named: name, displayScale: displayScale, isDark: isDark)
            ?? library(of: bundle)?.image(named: name, displayScale: displayScale, isDark: isDark)
    }

    /// A colour of the folders that were given, or of a bundle's.
    func color(named name: String, bundle: String?) -> ColorAsset? {
        assets.color(named: name) ?? library(of: bundle)?.color(named: name)
    }

    private func library(of bundle: String?) -> AssetLibrary? {
        guard let bundle else { return nil }
        let library = bundles[bundle] ?? AssetLibrary(folders: [URL(fileURLWithPath: bundle)])
        bundles[bundle] = library
        return library
    }

    /// Reports something once.
    func report(_ severity: Diagnostic.Severity, _ message: String) {
        let diagnostic = Diagnostic(severity: severity, message: message)
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    /// Runs `body`, which builds a tree apart, such as that of a geometry reader's content.
    func inTree(_ body: () -> Void) {
        guard nesting.nesting.pointee.enterTree() else { return report(.endlessTree) }
        stack.run(body)
        nesting.nesting.pointee.leaveTree()
    }

    /// Says why a view is not built.
    func report(_ refusal: Nesting.Refusal) {
        switch refusal {
        case .known: return
        case .tooDeep:
            report(
                .error,
                "views are nested too deep: more than \(Nesting.most) inside each other. What lies further inside is left out."
            )
        case .endlessTree:
            report(
                .error,
                "views whose content depends on the layout, such as GeometryReader and lazy stacks, contain themselves without end: more than \(Nesting.mostTrees) inside each other. What lies further inside is left out."
            )
        case .endless(let type):
            report(
                .error,
                "\(type) contains itself without end: after \(Nesting.most) views inside each other it is left out.")
        }
    }
}
