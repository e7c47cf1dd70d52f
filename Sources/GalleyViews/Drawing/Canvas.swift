import GalleyGraph

/// A view that takes what it is offered and draws into it.
nonisolated public struct Canvas<Symbols: View>: _PrimitiveView {
    /// The views that the renderer can draw by their tags.
    public var symbols: Symbols
    /// Draws the picture, given its size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the picture has a black ground.
    public var isOpaque: Bool
    /// How colours are encoded.
    public var colorMode: ColorRenderingMode
    /// Whether the picture may be drawn later than the views around it. One that is drawn once is drawn at once.
    public var rendersAsynchronously: Bool

    /// Draws into as much room as it is proposed.
    /// - Parameters:
    ///   - opaque: Whether the picture has a black ground.
    ///   - colorMode: How colours are encoded.
    ///   - rendersAsynchronously: Whether it may be drawn later than the views around it; a picture is drawn at once.
    ///   - renderer: Is given the context and the size in points.
    ///   - symbols: Views that the drawing can use by their tags.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.context.report(view.colorMode)
        let symbols = CanvasSymbols(view.symbols, builder)
        let drawing = CanvasDrawing(
            isOpaque: view.isOpaque, renderer: view.renderer, symbols: symbols, environment: builder.environment,
            context: builder.context)
        builder.push(builder.tree.addFlexible(), NodeItem("Canvas", CanvasContent(drawing)))
    }
}

extension Canvas where Symbols == EmptyView {
    /// Draws into as much room as it is proposed; `renderer` is given the context and the size in points.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}
