import GalleyControls
import GalleyGraph
import GalleyLive

/// To one of the screens that lie on each other.
private enum ScreenStep: GraphStep {}

/// The screens of a navigation container, the first one at the bottom: a picture shows the last.
@MainActor
final class ScreenStack {
    private(set) var screens: [Screen] = []
    private let path: ScreenPath?
    /// The path that the values of a screen's links go to, by the screen's depth: that of the stack, or one that has joined it.
    private var paths: [Int: ScreenPath] = [:]
    private let surroundings: BarSurroundings
    private let memory: ScreenMemory
    /// What moves them where they change.
    let passage: Passage?
    /// What the last screen keeps.
    private var top: KeptPart?
    /// The value of the path that nothing makes a view of.
    private var unknown: AnyHashable?

    /// What was met only after the layout: it counts in the next one.
    @MainActor
    fileprivate final class ScreenMemory {
        var pushes: [Int: ScreenPush] = [:]
        var destinations: [ObjectIdentifier: @MainActor (AnyHashable, ViewTreeBuilder) -> Void] = [:]
        /// The screens that links have led to, by their depth.
        var links: [Int: @MainActor (ViewTreeBuilder) -> Void] = [:]
    }

    private let changes: ChangeLog

    init(_ builder: ViewTreeBuilder, _ surroundings: BarSurroundings, path: ScreenPath?) {
        changes = builder.context.store.changes
        self.surroundings = surroundings
        memory = builder.context.store.object(at: builder.identity.child(ScreenMemory.self), in: builder.part) {
            ScreenMemory()
        }
        self.path = path ?? builder.ownScreenPath()
        passage = builder.screenPassage()
    }

    /// Goes where a link leads from the screen of a depth.
    private func follow(_ target: LinkTarget, from depth: Int) {
        switch target {
        case .value(let value): paths[depth]?.append(value)
        case .destination(let view):
            memory.links[depth] = { PlaceholderContentView._build(view, into: $0) }
            changes.note(.root)
        }
    }

    var plan: BarPlan { BarPlan(screens, surroundings) }

    func bars(_ insets: EdgeInsets, scrolled: CGFloat) -> AnyView? {
        let plan = plan
        guard plan.hasNavigationBar || plan.hasBottomBar else { return nil }
        let close = close
        return AnyView(
            ScreenBars(plan: plan, surroundings: surroundings, insets: insets, scrolled: scrolled)
                .environment(\.dismiss, DismissAction(close))
                .environment(\.screen, nil))
    }

    /// Leads back to the screen before.
    private var close: (@MainActor () -> Void)?
    /// The values that led to the screens, as parts of an address, as far as values did; nil from one on that has no such form.
    private var address: [String]? = []

    /// The screens as someone leads through them from outside.
    var shown: ShownScreens {
        let depth = screens.count
        let isClosed = screens.last?.hidesBackButton == true
        return ShownScreens(
            depth: depth - 1, address: address, goBack: isClosed ? nil : close,
            open: { [self] part in open(part, from: depth) })
    }

    /// Puts the screen on top that a part of an address names.
    private func open(_ part: String, from depth: Int) -> Bool {
        guard depth == screens.count, depth - 1 == address?.count, let path = paths[depth] else { return false }
        let types = screens.reversed().flatMap(\.destinationTypes)
        let value = path.type.map { AddressPart.value(part, $0) } ?? AddressPart.value(named: part, types)
        guard let value else { return false }
        path.append(value)
        return true
    }

    /// How many screens may lie on each other; more come from a destination that pushes itself without end.
    private static let most = 256

    /// Builds the first screen, and those on top of it as far as the path and the views say.
    func build(_ root: @escaping @MainActor (ViewTreeBuilder) -> Void, into builder: ViewTreeBuilder) {
        var nodes = screen(root, close: nil, builder)
        var path = path
        var waiting = path?.values() ?? []
        while screens.count < Self.most {
            if let joined = screens.last?.joinedPath { (path, waiting) = (joined, joined.values()) }
            paths[screens.count] = path
            let build: @MainActor (ViewTreeBuilder) -> Void
            if let value = waiting.first {
                guard let destination = destination(of: value) else {
                    unknown = value
                    break
                }
                waiting.removeFirst()
                if address?.count == screens.count - 1 {
                    let part = AddressPart.text(of: value, isNamed: path?.type == nil)
                    address = part.flatMap { part in address.map { $0 + [part] } }
                }
                let (inner, isLast) = (path, waiting.count)
                close = { inner?.removeLast(isLast + 1) }
                build = { destination(value, $0) }
            } else if let push = nextPush {
                close = { push.close() }
                build = push.build
            } else {
                break
            }
            nodes = screen(build, close: close, builder)
        }
        top?.meet(in: builder.context.store, isShown: true)
        passage?.show(screens.count, in: builder)
        builder.adoptColumn(nodes)
    }

    private var nextPush: ScreenPush? {
        if let push = screens.last?.pushes.first(where: { $0.isOpen() }) { return push }
        let (memory, changes, depth) = (memory, changes, screens.count)
        if let build = memory.links[depth] {
            return ScreenPush(
                isOpen: { memory.links[depth] != nil },
                close: {
                    // What lies further up goes with it.
                    memory.links = memory.links.filter { $0.key < depth }
                    changes.note(.root)
                }, build: build)
        }
        return memory.pushes[screens.count].flatMap { $0.isOpen() ? $0 : nil }
    }

    private func destination(of value: AnyHashable) -> (@MainActor (AnyHashable, ViewTreeBuilder) -> Void)? {
        let type = ObjectIdentifier(type(of: value.base))
        return screens.reversed().lazy.compactMap { $0.destinations[type] }.first ?? memory.destinations[type]
    }

    private func screen(
        _ build: @MainActor (ViewTreeBuilder) -> Void, close: (@MainActor () -> Void)?, _ builder: ViewTreeBuilder
    ) -> [Int] {
        let screen = Screen()
        screens.append(screen)
        let depth = screens.count
        // The stack has the screens, which must not have it in turn: neither would ever go.
        screen.follow = { [weak self] in self?.follow($0, from: depth) }
        screen.showsLargeTitle = { [weak self] in
            guard let self else { return false }
            let plan = BarPlan(Array(screens.prefix(depth)), surroundings)
            return plan.hasNavigationBar && plan.titleIsInOwnRow
        }
        var nodes: [Int] = []
        builder.step(ScreenStep.self, screens.count) {
            // What waits for the layout is not built in a screen under another: it is kept until the screen is shown again.
            let part = builder.keptPart(named: 0, isShown: false)
            top = part
            builder.with({
                $0.screen = screen
                $0.windowInsets = EdgeInsets(top: 0, leading: 0, bottom: surroundings.insets.bottom, trailing: 0)
                $0.isUnderTabs = false
                $0.nextColumn = nil
                $0.joinsScreens = false
                if let close { $0.dismiss = DismissAction(close) }
            }) {
                builder.giveEditMode()
                nodes = builder.inContainer(nil) { builder.inPart(part) { build(builder) } }
            }
        }
        return nodes
    }

    /// Whether views that were built after the layout push something or say what a value of the path becomes.
    func isStale(_ context: RenderContext) -> Bool {
        if let value = unknown {
            if let destination = destination(of: value) {
                memory.destinations[ObjectIdentifier(type(of: value.base))] = destination
                return true
            }
            context.report(
                .warning,
                "no navigationDestination(for: \(type(of: value.base)).self) says what \(value.base) in the path becomes; the screen before is shown."
            )
        }
        guard let push = screens.last?.pushes.first(where: { $0.isOpen() }) else { return false }
        memory.pushes[screens.count] = push
        return true
    }
}

/// The values of the screens on top of a stack's first one, and how they are taken away.
struct ScreenPath {
    var values: () -> [AnyHashable]
    var removeLast: (Int) -> Void
    var append: (AnyHashable) -> Void
    /// What all the values are; nil where each can be of any type.
    var type: (any Hashable.Type)?
}

/// The path of a stack that keeps its own.
@MainActor
private final class PathMemory {
    var values: [AnyHashable] = []
}

extension ViewTreeBuilder {
    /// The path of a stack that was given none.
    func ownScreenPath() -> ScreenPath {
        let changes = context.store.changes
        let memory = context.store.object(at: identity.child(PathMemory.self), in: part) { PathMemory() }
        return ScreenPath(
            values: { memory.values },
            removeLast: { count in
                memory.values.removeLast(min(count, memory.values.count))
                changes.note(.root)
            },
            append: { value in
                memory.values.append(value)
                changes.note(.root)
            })
    }
}

/// Where a link leads.
enum LinkTarget {
    case value(AnyHashable)
    case destination(PlaceholderContentView<LinkTarget>)
}

extension ViewTreeBuilder {
    /// A container of screens on top of each other, of which the last is shown between its bars.
    @discardableResult
    func addScreens(
        _ kind: String, _ surroundings: BarSurroundings, path: ScreenPath? = nil,
        root: @escaping @MainActor (ViewTreeBuilder) -> Void
    ) -> ScreenStack {
        let stack = ScreenStack(self, surroundings, path: path)
        let tabs = environment.isUnderTabs ? environment.tabScreen : nil
        let isMirrored = environment.layoutDirection == .rightToLeft
        changeItems(
            {
                addBars(
                    kind,
                    extents: {
                        let plan = stack.plan
                        if plan.hasNavigationBar { tabs?.containsNavigationBar = true }
                        return plan.extents
                    }, isStale: { stack.isStale($0) }, bars: { stack.bars($0, scrolled: $1) }, screens: { stack.shown },
                    content: { stack.build(root, into: $0) })
            },
            { item in
                if let passage = stack.passage { item.passage = PassagePart(passage, .screen(isMirrored: isMirrored)) }
            })
        return stack
    }
}
