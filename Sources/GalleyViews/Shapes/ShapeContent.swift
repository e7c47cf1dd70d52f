import GalleyGraph

/// Draws a shape.
final class ShapeContent: FrameContent {
    private let drawing: ShapeDrawing

    init(_ drawing: ShapeDrawing) { self.drawing = drawing }

    /// The shape as it is where it lies: it may follow a container.
    private func shape(in place: NodePlace) -> ShapeDrawing {
        guard let follower = drawing.follower else { return drawing }
        var shape = drawing
        shape.follow(follower, from: place.tree.frames(of: place.node))
        return shape
    }

    func draw(in box: CGRect, of place: NodePlace, with painter: inout Painter) {
        painter.draw(shape(in: place), in: box)
    }

    func hit(_ point: CGPoint, in place: NodePlace, inside: (CGPoint) -> [LivePlace]?) -> [LivePlace]? {
        if let found = inside(point) { return found }
        let (origin, size) = (place.rect.origin, place.rect.size)
        let own = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        return shape(in: place).contains(own, in: CGRect(origin: .zero, size: size)) ? [] : nil
    }

    /// The shape moves by its own data, which its type knows (`ViewTreeBuilder.addShape`).
    var motion: Motion? { nil }
    var frameWay: FrameWay { .frame }
    var medium: ContentMedium { .drawing }
    var ownLabel: String? { nil }
    var isSeen: Bool { drawing.layers.contains { !$0.paint.isClear } }
}

/// A shape's outline and the paints it gets, in drawing order.
struct ShapeDrawing {
    var path: (CGRect) -> Path
    var layers: [Layer]
    /// For shapes that follow the container around.
    var follower: ContainerFollower?

    struct Layer {
        var paint: StylePaint
        var how: How
    }

    enum How {
        case fill(FillStyle)
        case stroke(StrokeStyle)
        /// A stroke inside the outline: the path is inset by half the line's width first.
        case border((CGRect) -> Path, StrokeStyle)
    }
}

extension ShapeDrawing {
    /// Whether something is drawn at a point.
    func contains(_ point: CGPoint, in rect: CGRect) -> Bool {
        let path = path(rect)
        return layers.contains { layer in
            if layer.paint.isClear { return false }
            switch layer.how {
            case .fill(let style): return path.contains(point, eoFill: style.isEOFilled)
            case .stroke(let style): return path.isStroked(at: point, style)
            case .border(let outline, let style): return outline(rect).isStroked(at: point, style)
            }
        }
    }
}

extension Path {
    /// Whether a line along the path covers a point. Its outline is only made near the path.
    fileprivate func isStroked(at point: CGPoint, _ style: StrokeStyle) -> Bool {
        // A pointed join reaches furthest, then a square end's corner.
        let reach = style.lineWidth / 2 * max(style.lineJoin == .miter ? style.miterLimit : 0, 2.0.squareRoot())
        guard boundingRect.insetBy(dx: -reach, dy: -reach).contains(point) else { return false }
        return strokedPath(style).contains(point)
    }
}

extension Painter {
    fileprivate mutating func draw(_ shape: ShapeDrawing, in rect: CGRect) {
        for layer in shape.layers {
            let paint = resolved(layer.paint, in: rect)
            let drawn: DrawItem =
                switch layer.how {
                case .fill(let style): .fill(placed(shape.path, in: rect), paint, style)
                case .stroke(let style): .stroke(placed(shape.path, in: rect), paint, style)
                case .border(let inset, let style): .stroke(placed(inset, in: rect), paint, style)
                }
            items += layer.paint.finishing([drawn], filters)
        }
    }
}
