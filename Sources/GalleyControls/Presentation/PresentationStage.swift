import GalleyGraph
import GalleyViews

/// Something that a view shows over the window: a sheet, an alert, a popover …
@MainActor
struct Presentation {
    /// The place of the view that shows it.
    var position: ViewTreeBuilder.Position
    /// Where that view lies, in the picture's space.
    var anchor: CGRect
    /// Whether it keeps out of the window's unsafe area by itself, as the root view does.
    var isFullScreen: Bool
    /// Builds it for the window.
    var build: @MainActor (CoverStage, ViewTreeBuilder) -> Void
}

/// The window that something is shown over.
nonisolated struct CoverStage {
    var window: CGSize
    /// What of the window is unsafe.
    var insets: EdgeInsets
    /// Where the view lies that shows it.
    var anchor: CGRect

    /// A place in the window, kept inside of it.
    func clamped(_ start: CGFloat, _ length: CGFloat, within room: CGFloat, margin: CGFloat) -> CGFloat {
        min(max(start, margin), max(room - margin - length, margin))
    }
}

/// What is shown over a window.
protocol Cover {
    /// Whether it keeps out of the window's unsafe area by itself.
    var isFullScreen: Bool { get }

    @MainActor func build(on stage: CoverStage, into builder: ViewTreeBuilder)
}

extension Cover {
    nonisolated var isFullScreen: Bool { false }
}

extension ViewTreeBuilder {
    /// Builds what lies over a window: nothing of how text and controls look around the view that shows it counts there.
    ///
    /// - Parameter close: What a button does after its own action.
    @MainActor func inCover(_ close: @escaping () -> Void, _ build: () -> Void) {
        let outer = environment
        environment.foreground = nil
        environment.font = nil
        environment.isEnabled = true
        environment.controlSize = .regular
        environment.afterButtonAction = AfterButtonAction(close)
        build()
        environment = outer
    }
}

/// Shows something over the window while a binding says so. Closed it is not there at all.
nonisolated struct PresentationModifier<C: Cover>: PrimitiveModifier {
    let kind: String
    /// What is shown; nil where nothing is.
    let cover: () -> C?
    let close: () -> Void
    /// What is done when it is gone.
    var onDismiss: (() -> Void)?

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let cover = modifier.cover()
        modifier.tellDismissal(isPresented: cover != nil, builder)
        let presenter = builder.notePresenter()
        guard let cover else { return Base._build(content, into: builder) }
        let isLive = builder.live != nil
        let close = {
            modifier.close()
            if !isLive { modifier.onDismiss?() }
        }
        var position = builder.position
        position.identity = position.identity.child(PresentedStep.self)
        position.environment.dismiss = DismissAction { close() }
        position.environment.isPresented = true
        position.environment.leaveScreens()
        position.environment.nextColumn = nil
        position.scrollAxes = []
        position.scrollTarget = nil
        let work = PresentationWork(position: position, isFullScreen: cover.isFullScreen) {
            $1.giveEditMode()
            $1.environment.passage = $1.coverPassage(of: presenter)
            cover.build(on: $0, into: $1)
        }
        builder.wrap({ Base._build(content, into: builder) }, NodeItem(modifier.kind, DeferredContent(work))) {
            builder.tree.addPassthrough(around: $0)
        }
    }
}

private enum PassageKey: EnvironmentKey { static var defaultValue: Passage? { nil } }

extension EnvironmentValues {
    /// What moves that over the window which is being built, when it comes and goes; nil where nothing does.
    var passage: Passage? {
        get { self[PassageKey.self] }
        set { self[PassageKey.self] = newValue }
    }
}

/// Has a part of what is shown over the window come and go in a way.
nonisolated struct PassageModifier: PrimitiveModifier {
    let way: Passage.Way

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        guard let passage = builder.environment.passage else { return Base._build(content, into: builder) }
        var item = NodeItem("passage")
        item.passage = PassagePart(passage, modifier.way)
        builder.wrap({ Base._build(content, into: builder) }, item) { builder.tree.addPassthrough(around: $0) }
    }
}

extension View {
    /// Comes and goes in a way, as a part of what is shown over the window.
    nonisolated func passing(_ way: Passage.Way) -> some View { modifier(PassageModifier(way: way)) }
}

/// To what is presented.
private enum PresentedStep: GraphStep {}

/// Whether something was presented in the last build.
@MainActor
private final class PresentedMemory {
    var isPresented = false
}

extension PresentationModifier {
    /// In a view that is alive what was presented and is gone is told, however it went.
    @MainActor fileprivate func tellDismissal(isPresented: Bool, _ builder: ViewTreeBuilder) {
        guard builder.live != nil, !builder.isTrial, let onDismiss else { return }
        let memory = builder.context.store.object(at: builder.identity.child(PresentedMemory.self), in: builder.part) {
            PresentedMemory()
        }
        if memory.isPresented, !isPresented {
            builder.context.actions.append(RenderContext.Action(name: "onDismiss", run: onDismiss))
        }
        memory.isPresented = isPresented
    }
}

/// Tells the window that something is to be shown over it.
private struct PresentationWork: DeferredWork {
    let position: ViewTreeBuilder.Position
    let isFullScreen: Bool
    let build: @MainActor (CoverStage, ViewTreeBuilder) -> Void

    func resolve(_ node: Int, in tree: ViewTree) {
        let size = CGSize(tree.pass.size(of: node))
        let anchor = CGRect(origin: .zero, size: size).applying(tree.frames(of: node).toGlobal)
        tree.context.present(
            Presentation(position: position, anchor: anchor, isFullScreen: isFullScreen, build: build))
    }
}

extension ViewTree {
    /// How many things may lie over each other.
    private static let mostCovers = 16

    /// Lays out what the views show over the window, and what is shown over that in turn.
    fileprivate func makeCovers() -> [ViewTree] {
        let options = context.options
        let window = options.window ?? size
        var covers: [ViewTree] = []
        while covers.count < Self.mostCovers, let next = context.takePresentation() {
            if options.window == nil { context.wantsWindow = true }
            let stage = CoverStage(window: window, insets: options.safeArea, anchor: next.anchor)
            let insets = next.isFullScreen ? options.safeArea : EdgeInsets()
            let room = CGSize(
                width: max(window.width - insets.leading - insets.trailing, 0),
                height: max(window.height - insets.top - insets.bottom, 0))
            var frames = CoordinateFrames()
            frames.container = room
            frames.safeArea = SafeArea(canvas: window, insets)
            covers.append(
                ViewTree(
                    context, frames: frames, proposal: ProposedViewSize(room),
                    root: { builder in
                        builder.move(to: next.position)
                        builder.isNearUnsafeArea = true
                        let nodes = builder.elements { next.build(stage, builder) }
                        return builder.single(nodes, .topLeading) ?? builder.tree.addFlexible()
                    },
                    place: { _ in CGPoint(x: insets.leading, y: insets.top) }))
        }
        return covers
    }
}

private enum PresentationsKey: RenderKey { static var defaultValue: [Presentation] { [] } }

extension RenderContext {
    /// What the views want to show over the window, as they are met.
    private var presentations: [Presentation] {
        get { self[PresentationsKey.self] }
        set { self[PresentationsKey.self] = newValue }
    }

    /// Notes that something is to be shown over the window.
    func present(_ presentation: Presentation) {
        // Several views that one modifier stands around show it once.
        if !presentations.contains(where: { $0.position.identity == presentation.position.identity }) {
            presentations.append(presentation)
            makeCovers = { $0.makeCovers() }
        }
    }

    /// What is shown next. Of several the outermost and first: a screen shows one at a time.
    fileprivate func takePresentation() -> Presentation? {
        if presentations.count > 1 {
            report(.warning, "several sheets, alerts or popovers are to be shown at once; a screen shows one of them.")
        }
        defer { presentations = [] }
        return presentations.last
    }
}
