/// Views that come and go: the content of a condition, an element of a `ForEach`, what has a separate identity. It keeps what
/// their coming and going takes.
@MainActor
final class DynamicItem {
    /// Where it is kept.
    fileprivate(set) var identity = Identity.root
    /// The identity of the container that decides whether they are there.
    fileprivate(set) var container = Identity.root
    /// How far they are in coming or going; nil while they are simply there.
    var phase: TransitionPhase?
    fileprivate var isKnown = false
    /// Nearly all views come and go without one of their own.
    fileprivate(set) var ownTransition: (any ItemTransition)?
    fileprivate var position: ViewTreeBuilder.Position?
    fileprivate var stackAxis: Axis?
    fileprivate var content: (@MainActor (ViewTreeBuilder) -> Void)?
    /// The outermost nodes' items when they were last built.
    fileprivate(set) var roots: [Identity] = []
    /// The items that the transition changes.
    var watched: Set<Identity> = []
    fileprivate(set) var zIndex = 0.0

    /// - Parameter isKnown: Whether its views are there already.
    fileprivate init(isKnown: Bool) { self.isKnown = isKnown }

    /// Forgets how its views are built.
    fileprivate func putAway() { (position, content, roots) = (nil, nil, []) }

    /// Builds the views again, although their container does not show them any more; the nodes wait in the builder.
    func buildGhost(into builder: ViewTreeBuilder) {
        guard let position, let content else { return }
        builder.move(to: position)
        builder.stackAxis = stackAxis
        builder.transactionScope = nil
        builder.wrapTransition(self) { content(builder) }
    }
}

/// In the place of an item whose views are simply there while nothing is laid out: that they are is all that is known of them.
@MainActor
private final class KnownItem {
    static let shared = KnownItem()
}

extension StateStore {
    /// Nothing is laid out any more. The next layout makes all again that builds what comes and goes, which is most of what a view at rest
    /// would keep.
    package func putAwayItems() {
        replaceObjects { object in
            guard let item = object as? DynamicItem else { return nil }
            if item.phase == nil { return KnownItem.shared }
            item.putAway()
            return nil
        }
    }
}

/// To the transition of one of the views that come and go together.
private enum TransitionStep: GraphStep {}

/// Under which a view tells what it comes and goes with beside others.
private enum TransitionTrait {}

extension ViewTreeBuilder {
    /// Builds views that come and go with a transition, which each of them tells.
    package func tellTransition(_ transition: any ItemTransition, _ content: () -> Void) {
        let mark = pendingCount
        content()
        latestTransition = transition
        guard isLive else { return }
        for index in mark..<pendingCount {
            let node = pendingNode(index)
            var traits = traits(of: node)
            traits.values[ObjectIdentifier(TransitionTrait.self)] = transition
            tree.setTraits(host.add(traits), of: node)
        }
    }

    /// Whether views come and go with transitions.
    @usableFromInline package var isLive: Bool { live != nil && !isTrial }

    /// A container of views that come and go is built; `container` is its identity.
    @usableFromInline func noteContainer(_ container: Identity) { live?.noteContainer(container, transaction) }

    /// Builds views that come and go, in the identity of this place.
    @usableFromInline func addDynamic(
        in container: Identity, _ content: @escaping @MainActor (ViewTreeBuilder) -> Void
    ) {
        guard let live else { return content(self) }
        let item = context.store.object(at: identity.child(DynamicItem.self), in: part) {
            DynamicItem(isKnown: $0 is KnownItem)
        }
        item.identity = identity.child(DynamicItem.self)
        item.container = container
        item.position = here
        item.stackAxis = stackAxis
        item.content = content
        let transaction = transaction
        let animation = transaction.effectiveAnimation
        if !item.isKnown {
            item.isKnown = true
            // What comes with what it is in comes as a part of that.
            if live.hasShownOnce, !isInserting, animation != nil {
                item.phase = .willAppear
                live.insert(item, transaction)
            }
        } else if live.removeGhost(of: item) {
            item.phase = .identity
        }
        let outer = (isInserting, latestTransition)
        isInserting = isInserting || item.phase == .willAppear || !live.hasShownOnce
        latestTransition = nil
        wrapTransition(item) { content(self) }
        (isInserting, latestTransition) = outer
    }

    /// Builds a dynamic item's views, and its transition around each of them while it comes or goes.
    fileprivate func wrapTransition(_ item: DynamicItem, _ content: () -> Void) {
        let outer = latestTransition
        latestTransition = nil
        let mark = pendingCount
        content()
        if let latestTransition { item.ownTransition = latestTransition }
        latestTransition = outer
        item.roots = (mark..<pendingCount).compactMap { index in
            let tag = tree.tag(of: pendingNode(index))
            return keys.indices.contains(tag) ? keys[tag] : nil
        }
        if let first = pending.indices.contains(mark) ? pending[mark] : nil {
            item.zIndex = traits(of: first).zIndex ?? 0
        }
        guard let phase = item.phase, let live else { return }
        let nodes = elements(since: mark)
        // Each has its own; those that tell none have that only where no other tells one.
        let own = nodes.map { traits(of: $0).values[ObjectIdentifier(TransitionTrait.self)] as? any ItemTransition }
        let isOwn = own.contains { $0 != nil }
        live.watch(item) {
            for (index, node) in nodes.enumerated() {
                let traits = tree.traits(of: node)
                let start = pendingCount
                let transition = own[index] ?? (isOwn ? live.standardTransition : live.transition(of: item))
                step(TransitionStep.self, index) {
                    transition.build(
                        phase, isRemoval: live.isGhost(item), around: ElementView { $0.adopt(node) }, into: self)
                }
                // What the view tells its container is told by what is around it now.
                for made in start..<pendingCount where tree.traits(of: pendingNode(made)) < 0 {
                    tree.setTraits(traits, of: pendingNode(made))
                }
            }
        }
    }

    /// Takes the nodes that were made since `mark` nodes waited off the pending ones.
    private func elements(since mark: Int) -> [Int] {
        let nodes = Array(pending[mark...])
        dropPending(since: mark)
        return nodes
    }
}

/// Views that are gone and still seen on their way out: where they were, on top of what holds their place.
@MainActor
package final class Ghost {
    let item: DynamicItem
    let transaction: Transaction
    /// The item of the node that they were in.
    let parent: Identity
    /// Where each of them was in that node, and what it was offered.
    let places: [(frame: CGRect, proposal: ProposedViewSize)]
    /// The frames of the node's space.
    let frames: CoordinateFrames
    /// What is drawn.
    fileprivate(set) var trees: [ViewTree] = []

    init(
        _ item: DynamicItem, _ transaction: Transaction, parent: Identity,
        places: [(frame: CGRect, proposal: ProposedViewSize)], frames: CoordinateFrames
    ) {
        self.item = item
        self.transaction = transaction
        self.parent = parent
        self.places = places
        self.frames = frames
    }

    var isInFront: Bool { item.zIndex > 0 }

    /// Builds what is drawn.
    func build(_ context: RenderContext) {
        // What is known of the views stays as long as they are seen.
        _ = context.store.object(at: item.identity, in: item.position?.part) { item }
        trees = places.indices.map { index in
            let place = places[index]
            return ViewTree(
                context, frames: frames, proposal: ProposedViewSize(place.frame.size),
                root: { builder in
                    let nodes = builder.elements { item.buildGhost(into: builder) }
                    return nodes.indices.contains(index) ? nodes[index] : builder.tree.addFlexible()
                }, place: { _ in place.frame.origin })
        }
    }
}
