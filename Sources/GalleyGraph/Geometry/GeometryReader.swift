/// To what a reader makes.
private enum ReaderContentStep: GraphStep {}

/// A view that takes what it is offered and makes its content from its size (rules.md §11.3).
nonisolated public struct GeometryReader<Content: View>: _PrimitiveView {
    /// Makes the content.
    public var content: (GeometryProxy) -> Content

    /// Takes all the room that it is proposed and makes its content from it; each view of it lies top leading
    /// (rules.md §11.3).
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let position = builder.position
        let work = GeometryReaderWork { proxy, builder in
            builder.move(to: position)
            // Its views are not those around the reader, and move with it.
            builder.step(ReaderContentStep.self) { Content._build(view.content(proxy), into: builder) }
        }
        builder.push(builder.tree.addFlexible(), NodeItem("GeometryReader", DeferredContent(work)))
    }
}

/// Builds a reader's content once the reader has its place.
private struct GeometryReaderWork: DeferredWork {
    let build: @MainActor (GeometryProxy, ViewTreeBuilder) -> Void

    func resolve(_ node: Int, in tree: ViewTree) {
        let frames = tree.frames(of: node)
        let size = CGSize(tree.pass.size(of: node))
        let proxy = GeometryProxy(size: size, frames: frames, safeArea: tree.safeAreaInsets(of: node))
        tree.setInner(
            ViewTree(
                tree.context, frames: frames, proposal: ProposedViewSize(size),
                root: { Self.addContent(build, proxy, $0) }, place: { _ in .zero }), of: node)
    }

    /// Each view of a geometry reader is offered the reader's size and lies at its top left (rules.md §11).
    private static func addContent(
        _ build: @MainActor (GeometryProxy, ViewTreeBuilder) -> Void, _ proxy: GeometryProxy,
        _ builder: ViewTreeBuilder
    ) -> Int {
        let nodes = builder.inContainer(nil) { build(proxy, builder) }
        let tree = builder.tree
        let frames = nodes.map {
            tree.addFrame(
                width: Double(proxy.size.width), height: Double(proxy.size.height), .leading, .top, around: $0)
        }
        return tree.addZStack(.leading, .top, frames)
    }
}

/// The size and place of a view (rules.md §11.3).
nonisolated public struct GeometryProxy {
    /// The view's size in points.
    public let size: CGSize
    /// How far the unsafe area around reaches into the view.
    public let safeAreaInsets: EdgeInsets
    package let frames: CoordinateFrames

    package init(size: CGSize, frames: CoordinateFrames, safeArea: EdgeInsets = EdgeInsets()) {
        self.size = size
        self.frames = frames
        safeAreaInsets = safeArea
    }

    /// The view's frame in a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        frames.convert(CGRect(origin: .zero, size: size), to: coordinateSpace)
    }

    /// The view's frame in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of a named space around the view, in the view's own; nil where there is no such space.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let space = frames.named.first(where: { $0.name == coordinateSpace.name }) else { return nil }
        return CGRect(origin: .zero, size: space.size).applying(space.toGlobal)
            .applying(frames.toGlobal.inverted())
    }

    /// What an anchor stands for, in the view's own space.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.resolve(frames.toGlobal.inverted()) }
}

/// Reports a value of a view's geometry when it changes.
private struct GeometryObserverWork<T: Equatable>: DeferredWork {
    let of: (GeometryProxy) -> T
    let action: (T, T) -> Void
    let memory: ChangeMemory<T>
    let name: String

    func resolve(_ node: Int, in tree: ViewTree) {
        let proxy = GeometryProxy(
            size: CGSize(tree.pass.size(of: node)), frames: tree.frames(of: node),
            safeArea: tree.safeAreaInsets(of: node))
        memory.report(of(proxy), by: name, tree.context, action)
    }
}

nonisolated struct GeometryObserver<T: Equatable>: PrimitiveModifier {
    let of: (GeometryProxy) -> T
    let action: (T, T) -> Void

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let name = "onGeometryChange(for: \(T.self).self)"
        let memory = builder.changeMemory(T.self)
        let work = GeometryObserverWork(of: modifier.of, action: modifier.action, memory: memory, name: name)
        builder.wrap(
            { builder.buildContent(content) },
            NodeItem("onGeometryChange", DeferredContent(work))
        ) {
            builder.tree.addPassthrough(around: $0)
        }
    }
}

extension View {
    /// Runs an action with a value of the view's geometry, first and whenever it changes.
    @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryObserver<T>(of: transform, action: { _, value in action(value) }))
    }

    /// Runs an action with the old and the new value of the view's geometry, first and whenever it changes.
    @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryObserver<T>(of: transform, action: action))
    }
}
