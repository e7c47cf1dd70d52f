import GalleyEngine

/// A view that draws a shape with one or more paints.
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    /// The shape that is drawn.
    nonisolated var shape: Content { get }
}

/// A shape with the paints that were asked for so far.
nonisolated public struct _PaintedShape<Content: Shape>: _PrimitiveView, ShapeView {
    struct Layer {
        var style: AnyShapeStyle
        var how: ShapeDrawing.How
    }

    /// What is painted.
    public let shape: Content
    let layers: [Layer]

    init(shape: Content, layers: [Layer]) {
        self.shape = shape
        self.layers = layers
    }

    func adding(_ style: some ShapeStyle, _ how: ShapeDrawing.How) -> Self {
        Self(shape: shape, layers: layers + [Layer(style: AnyShapeStyle(style), how: how)])
    }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let shape = view.shape
        builder.addShape(
            shape,
            view.layers.map { ShapeDrawing.Layer(paint: AnyShapeStyle._paint($0.style, in: builder), how: $0.how) })
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
        var drawing: ShapeDrawing
        if let stroked = shape as? any StrokedOutline {
            drawing = Self.drawing(of: stroked, layers)
        } else {
            drawing = ShapeDrawing(path: shape.outline(in: environment.layoutDirection), layers: layers)
        }
        if let container = environment.containerOutline, let follower = shape as? any ContainerFollowing {
            drawing.container = container
            drawing.containerInset = follower.containerInset
        }
        let takesOffer =
            S.self == Rectangle.self || S.self == RoundedRectangle.self || S.self == Capsule.self
            || S.self == Ellipse.self
        let node = takesOffer ? tree.addFlexible() : tree.addLeaf(ShapeLeaf(shape))
        push(node, NodeItem(Self.kind(of: S.self), .shape(drawing)), motion: motion(of: shape, drawing))
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
            return .shape(drawing)
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

    private static var kinds: [ObjectIdentifier: String] = [:]

    /// The name of the shape that was trimmed, stroked or moved.
    private static func kind(of type: Any.Type) -> String {
        if let known = kinds[ObjectIdentifier(type)] { return known }
        let kind = findKind(of: type)
        kinds[ObjectIdentifier(type)] = kind
        return kind
    }

    private static func findKind(of type: Any.Type) -> String {
        let name = "\(type)"
        guard let start = name.lastIndex(of: "<") else { return name }
        return String(name[name.index(after: start)...].prefix { $0 != ">" && $0 != "," })
    }
}

/// A shape in the layout tree.
private final class ShapeLeaf<S: Shape>: LeafBox {
    private let shape: S

    init(_ shape: S) { self.shape = shape }

    override func measure(_ proposal: Proposal) -> Answer {
        let size = shape.sizeThatFits(ProposedViewSize(proposal))
        func usable(_ length: CGFloat) -> Double { length > 0 ? Double(length) : 0 }
        return Answer(Size(usable(size.width), usable(size.height)), for: proposal)
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
        _PaintedShape(shape: self, layers: []).adding(content, .fill(style))
    }

    /// The shape, filled with the foreground style (rules.md §15.6).
    nonisolated public func fill(style: FillStyle = FillStyle()) -> _PaintedShape<Self> {
        fill(ForegroundStyle(), style: style)
    }

    /// The shape's outline, traced with a style; the line's middle is on the outline (rules.md §15.5).
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _PaintedShape<Self> {
        _PaintedShape(shape: self, layers: []).adding(content, .stroke(style))
    }

    /// The shape's outline, traced with a style; the line's middle is on the outline (rules.md §15.5).
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _PaintedShape<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension _PaintedShape.Layer {
    nonisolated fileprivate static var foreground: Self {
        Self(style: AnyShapeStyle(ForegroundStyle()), how: .fill(FillStyle()))
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
        _PaintedShape(shape: self, layers: []).adding(content, insideStroke(style))
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
    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> Self {
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
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> Self {
        let inset = shape.inset(by: style.lineWidth / 2)
        return adding(content, .border({ inset.path(in: $0) }, style))
    }

    /// Another line inside the outline, over what is there (rules.md §15.5).
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> Self {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}
