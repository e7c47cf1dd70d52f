import GalleyGraph

/// The shape of a container, for shapes inside that follow it.
///
/// Unchecked: what it holds is made of a shape, which is sendable, and never changes.
final class ContainerOutline: @unchecked Sendable {
    /// What the container's frame is known by to what lies inside.
    private let name: AnyHashable
    private let outline: (CGRect, CGFloat) -> Path

    init<S: InsettableShape>(_ shape: S, name: AnyHashable) {
        self.name = name
        outline = { rect, inset in
            // As much larger as it is made smaller again, so that it fills the rectangle with the corners of the inside.
            shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
        }
    }

    /// A container without a separate shape.
    private init() {
        name = 0
        outline = { rect, _ in Path(rect) }
    }

    static let rectangle = ContainerOutline()

    /// How far inside of the container a view of a size lies: the shortest of the ways to its four sides.
    func inset(of size: CGSize, in frames: CoordinateFrames) -> CGFloat {
        guard let space = frames.named.first(where: { $0.name == name }) else { return 0 }
        let view = CGRect(origin: .zero, size: size).applying(frames.toGlobal)
            .applying(space.toGlobal.inverted())
        let ways = [view.minX, view.minY, space.size.width - view.maxX, space.size.height - view.maxY]
        return max(ways.min() ?? 0, 0)
    }

    /// The outline that fits a view.
    func path(in rect: CGRect, inset: CGFloat) -> Path {
        rect.isNull ? Path() : outline(rect, inset)
    }
}

/// A shape that follows the container around.
protocol ContainerFollowing {
    /// How much smaller it is than what follows the container.
    nonisolated var containerInset: CGFloat { get }
}

extension ContainerRelativeShape: ContainerFollowing {
    nonisolated var containerInset: CGFloat { 0 }
}

extension _InsetShape: ContainerFollowing where Base == ContainerRelativeShape {
    nonisolated var containerInset: CGFloat { amount }
}

extension ShapeDrawing {
    /// Takes the outline that the container gives it where it lies.
    mutating func follow(_ container: ContainerOutline, from frames: CoordinateFrames) {
        let own = containerInset
        func path(_ more: CGFloat) -> (CGRect) -> Path {
            { rect in
                let inset = container.inset(of: rect.size, in: frames)
                return container.path(in: rect.inset(onEachSide: own + more), inset: inset + own + more)
            }
        }
        self.path = path(0)
        layers = layers.map { layer in
            guard case .border(_, let style) = layer.how else { return layer }
            return Layer(paint: layer.paint, how: .border(path(style.lineWidth / 2), style))
        }
    }
}

private enum ContainerOutlineKey: EnvironmentKey { static var defaultValue: ContainerOutline? { nil } }

extension EnvironmentValues {
    /// The shape of the container around; nil where none has been set.
    var containerOutline: ContainerOutline? {
        get { self[ContainerOutlineKey.self] }
        set { self[ContainerOutlineKey.self] = newValue }
    }
}

/// To the frame that a container shape has.
private enum ContainerStep: GraphStep {}

/// Sets the container's shape, and marks its frame so that what lies inside can say how far inside it is.
nonisolated private struct ContainerShapeModifier<S: InsettableShape>: PrimitiveModifier {
    let shape: S

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let name = AnyHashable(builder.position.identity.child(ContainerStep.self))
        let outline = ContainerOutline(modifier.shape, name: name)
        let item = NodeItem("containerShape", DeferredContent(NamedSpaceWork(name: name)))
        builder.with({ $0.containerOutline = outline }) {
            builder.wrap({ builder.buildContent(content) }, item) {
                builder.tree.addPassthrough(around: $0)
            }
        }
    }
}

extension View {
    /// The shape that `ContainerRelativeShape` has inside of the view: this one, as much smaller as it lies further inside.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}
