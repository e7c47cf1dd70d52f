import GalleyGraph

/// The shape of a container, for shapes inside that follow it.
///
/// Unchecked: what it holds is made of a shape, which is sendable, and never changes.
final class ContainerOutline: @unchecked Sendable {
    /// What the container's frame is known by to what lies inside.
    private let name: AnyHashable
    private let outline: (CGRect, CGFloat) -> Path

    fileprivate let cornerRadii: (CGSize) -> RectangleCornerRadii

    /// - Parameter isRightToLeft: Whether the shape's leading side is the right one.
    init<S: InsettableShape>(_ shape: S, name: AnyHashable, isRightToLeft: Bool) {
        self.name = name
        outline = { rect, inset in
            // As much larger as it is made smaller again, so that it fills the rectangle with the corners of the inside.
            shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
        }
        cornerRadii = { size in
            let radii = (shape as? any CornerShape)?.cornerRadii(in: size) ?? RectangleCornerRadii()
            return isRightToLeft ? radii.mirrored : radii
        }
    }

    /// Where the container's frame is known from.
    fileprivate func frame(in frames: CoordinateFrames) -> CoordinateFrames.Space? {
        frames.named.first { $0.name == name }
    }

    fileprivate func path(in rect: CGRect, inset: CGFloat) -> Path { rect.isNull ? Path() : outline(rect, inset) }
}

/// A container as what lies at one place inside of it sees it.
struct ContainerPlace {
    let container: ContainerOutline
    let frames: CoordinateFrames
    /// In which direction the follower is drawn.
    let isRightToLeft: Bool

    /// How far a view of a size lies inside of the container's sides.
    func ways(of size: CGSize) -> (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
        guard let space = container.frame(in: frames) else { return (0, 0, 0, 0) }
        let view = CGRect(origin: .zero, size: size).applying(frames.toGlobal).applying(space.toGlobal.inverted())
        return (view.minX, view.minY, space.size.width - view.maxX, space.size.height - view.maxY)
    }

    /// The container's corners: leading is left.
    var cornerRadii: RectangleCornerRadii { container.cornerRadii(container.frame(in: frames)?.size ?? .zero) }

    /// The container's outline around a view, as much smaller as the shortest of the ways to its sides is long and `amount`
    /// more.
    func outline(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        let ways = ways(of: rect.size)
        let inset = max(min(ways.left, ways.top, ways.right, ways.bottom), 0)
        return container.path(in: rect.inset(onEachSide: amount), inset: inset + amount)
    }
}

/// A shape that follows the container around.
protocol ContainerFollowing {
    /// Its outline in a view's rectangle, made smaller by `amount` on each side.
    nonisolated func outline(in rect: CGRect, of container: ContainerPlace, insetBy amount: CGFloat) -> Path
}

extension ContainerRelativeShape: ContainerFollowing {
    nonisolated func outline(in rect: CGRect, of container: ContainerPlace, insetBy amount: CGFloat) -> Path {
        container.outline(in: rect, insetBy: amount)
    }
}

extension _InsetShape: ContainerFollowing where Base: ContainerFollowing {
    nonisolated func outline(in rect: CGRect, of container: ContainerPlace, insetBy more: CGFloat) -> Path {
        base.outline(in: rect, of: container, insetBy: amount + more)
    }
}

/// A shape and the container that it follows.
struct ContainerFollower {
    let shape: any ContainerFollowing
    let container: ContainerOutline
    let isRightToLeft: Bool

    /// The outline where it lies.
    func path(from frames: CoordinateFrames, insetBy amount: CGFloat = 0) -> (CGRect) -> Path {
        let place = ContainerPlace(container: container, frames: frames, isRightToLeft: isRightToLeft)
        return { shape.outline(in: $0, of: place, insetBy: amount) }
    }
}

extension ShapeDrawing {
    /// Takes the outline that the container gives it where it lies.
    mutating func follow(_ follower: ContainerFollower, from frames: CoordinateFrames) {
        path = follower.path(from: frames)
        layers = layers.map { layer in
            guard case .border(_, let style) = layer.how else { return layer }
            let inner = follower.path(from: frames, insetBy: style.lineWidth / 2)
            return Layer(paint: layer.paint, how: .border(inner, style))
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
        let outline = ContainerOutline(
            modifier.shape, name: name, isRightToLeft: builder.environment.layoutDirection == .rightToLeft)
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
