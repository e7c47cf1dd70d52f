import GalleyEngine
import GalleyGraph

/// A view that draws a shape with one or more paints.
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    /// The shape that is drawn.
    nonisolated var shape: Content { get }
}

/// A shape with the paints that were asked for so far.
nonisolated public struct _PaintedShape<Content: Shape>: _PrimitiveView, ShapeView {
    /// What is painted.
    public let shape: Content
    let layers: [PaintLayer]

    init(shape: Content, layers: [PaintLayer]) {
        self.shape = shape
        self.layers = layers
    }

    func adding(_ style: some ShapeStyle, _ how: ShapeDrawing.How) -> Self {
        Self(shape: shape, layers: layers + [PaintLayer(style: AnyShapeStyle(style), how: how)])
    }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        // No `map`: a closure on the main actor asks where it runs, each time.
        var layers: [ShapeDrawing.Layer] = []
        layers.reserveCapacity(view.layers.count)
        for layer in view.layers {
            layers.append(ShapeDrawing.Layer(paint: AnyShapeStyle._paint(layer.style, in: builder), how: layer.how))
        }
        builder.addShape(view.shape, layers)
    }
}

/// One paint of a shape, as it was asked for.
nonisolated struct PaintLayer {
    var style: AnyShapeStyle
    var how: ShapeDrawing.How

    fileprivate static var foreground: Self {
        Self(style: AnyShapeStyle(ForegroundStyle()), how: .fill(FillStyle()))
    }
}

extension ViewTreeBuilder {
    /// A shape's node; shapes that take what they are offered need no box of their own.
    func addShape<S: Shape>(_ shape: S, _ layers: [ShapeDrawing.Layer]) {
        if S.self == Rectangle.self, layers.count == 1, case .color(let color) = layers[0].paint,
            case .fill(let style) = layers[0].how, style.isAntialiased
        {
            return push(tree.addFlexible(), NodeItem("Rectangle", fill(color)))
        }
        let kind = ShapeKind.of(S.self)
        var drawing: ShapeDrawing
        if kind.isStroke, let stroked = shape as? any StrokedOutline {
            drawing = Self.drawing(of: stroked, layers)
        } else {
            drawing = ShapeDrawing(path: shape.outline(in: environment.layoutDirection), layers: layers)
        }
        if kind.followsContainer { drawing.follower = follower(shape) }
        let node = kind.takesOffer ? tree.addFlexible() : tree.addLeaf(ShapeLeaf(shape))
        push(node, NodeItem(kind.name, ShapeContent(drawing)), motion: motion(of: shape, drawing))
    }

    /// The shape and the container that it follows; nil where it follows none.
    func follower<S: Shape>(_ shape: S) -> ContainerFollower? {
        guard let container = environment.containerOutline, let shape = shape as? any ContainerFollowing else {
            return nil
        }
        return ContainerFollower(
            shape: shape, container: container, isRightToLeft: environment.layoutDirection == .rightToLeft)
    }

    /// What moves of a shape: its own data, and its even colours.
    private func motion<S: Shape>(of shape: S, _ drawing: ShapeDrawing) -> Motion? {
        guard live != nil else { return nil }
        let direction = environment.layoutDirection
        let colors = drawing.layers.flatMap { layer -> [Double] in
            if case .color(let color) = layer.paint { return color.motionNumbers }
            return []
        }
        let target = AnimatablePair(shape.animatableData, NumberVector(numbers: colors))
        return ValueMotion(target) { data in
            var (moved, drawing) = (shape, drawing)
            if data.first != target.first {
                moved.animatableData = data.first
                drawing.path = moved.outline(in: direction)
            }
            var next = 0
            for index in drawing.layers.indices {
                guard case .color = drawing.layers[index].paint else { continue }
                let numbers = (next..<next + 4).map { data.second[$0] }
                drawing.layers[index].paint = .color(ResolvedColor(motionNumbers: numbers[...]))
                next += 4
            }
            return ShapeContent(drawing)
        }
    }

    /// A fill of a stroke is drawn as a stroke of its outline, which is exact where the stroke's path is not.
    private static func drawing(of stroked: some StrokedOutline, _ layers: [ShapeDrawing.Layer]) -> ShapeDrawing {
        let style = stroked.style
        let layers = layers.map { layer in
            guard case .fill = layer.how else { return layer }
            return ShapeDrawing.Layer(paint: layer.paint, how: .stroke(style))
        }
        return ShapeDrawing(path: { stroked.outline(in: $0) }, layers: layers)
    }
}

/// A shape in the layout tree.
private final class ShapeLeaf<S: Shape>: LeafDelegate {
    private let shape: S

    init(_ shape: S) { self.shape = shape }

    override func measure(_ proposal: Proposal) -> MeasuredSize {
        let size = shape.sizeThatFits(ProposedViewSize(proposal))
        func usable(_ length: CGFloat) -> Double { length > 0 ? Double(length) : 0 }
        return MeasuredSize(Size(usable(size.width), usable(size.height)), for: proposal)
    }
}

extension Shape {
    /// The shape, filled with the foreground style.
    nonisolated public var body: _PaintedShape<Self> { _PaintedShape(shape: self, layers: [.foreground]) }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        _PaintedShape._build(view.body, into: builder)
    }

    /// The shape, filled with a style (rules.md §15.6).
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> _PaintedShape<Self> {
        _PaintedShape(shape: self, layers: [PaintLayer(style: AnyShapeStyle(content), how: .fill(style))])
    }

    /// The same for a shape whose type is not known, `any Shape`: what comes of it does not name the type.
    @_disfavoredOverload
    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        _PaintedShape(shape: self, layers: [PaintLayer(style: AnyShapeStyle(content), how: .fill(style))])
    }

    /// The shape, filled with the foreground style (rules.md §15.6).
    nonisolated public func fill(style: FillStyle = FillStyle()) -> _PaintedShape<Self> {
        fill(ForegroundStyle(), style: style)
    }

    /// The shape's outline, traced with a style; the line's middle is on the outline (rules.md §15.5).
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _PaintedShape<Self> {
        _PaintedShape(shape: self, layers: [PaintLayer(style: AnyShapeStyle(content), how: .stroke(style))])
    }

    /// The same for a shape whose type is not known, `any Shape`.
    @_disfavoredOverload
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        _PaintedShape(shape: self, layers: [PaintLayer(style: AnyShapeStyle(content), how: .stroke(style))])
    }

    /// The same for a shape whose type is not known, `any Shape`.
    @_disfavoredOverload
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: true)
    }

    /// The shape's outline, traced with a style; the line's middle is on the outline (rules.md §15.5).
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _PaintedShape<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    nonisolated private func insideStroke(_ style: StrokeStyle) -> ShapeDrawing.How {
        let inset = inset(by: style.lineWidth / 2)
        return .border({ inset.path(in: $0) }, style)
    }

    /// A line inside the shape's outline (rules.md §15.5).
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _PaintedShape<Self> {
        _PaintedShape(shape: self, layers: [PaintLayer(style: AnyShapeStyle(content), how: insideStroke(style))])
    }

    /// A line inside the shape's outline (rules.md §15.5).
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _PaintedShape<Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// A line inside the shape's outline, in the foreground style (rules.md §15.5).
    nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _PaintedShape<Self> {
        strokeBorder(ForegroundStyle(), style: style)
    }

    /// A line inside the shape's outline, in the foreground style (rules.md §15.5).
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _PaintedShape<Self> {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }
}

extension _PaintedShape {
    /// Another fill, over what is there (rules.md §15.6).
    nonisolated public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> Self {
        adding(content, .fill(style))
    }

    /// Another line along the outline, over what is there (rules.md §15.5).
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> Self {
        adding(content, .stroke(style))
    }

    /// Another line along the outline, over what is there (rules.md §15.5).
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> Self
    {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension _PaintedShape where Content: InsettableShape {
    /// Another line inside the outline, over what is there (rules.md §15.5).
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> Self {
        let inset = shape.inset(by: style.lineWidth / 2)
        return adding(content, .border({ inset.path(in: $0) }, style))
    }

    /// Another line inside the outline, over what is there (rules.md §15.5).
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> Self {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}
