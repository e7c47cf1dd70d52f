import GalleyGraph

// Texts, images and views that a graphics context draws.

extension DrawingRecorder {
    /// A view's size and baselines for a proposal.
    struct Measured: Sendable {
        var size: CGSize
        var firstBaseline: CGFloat
        var lastBaseline: CGFloat
    }

    func measure<V: View>(_ view: V, _ proposal: ProposedViewSize) -> Measured {
        onTree(of: view, proposal, nil) { tree in
            let (offer, size) = (tree.pass.proposal(of: 0), tree.pass.size(of: 0))
            return Measured(
                size: tree.size, firstBaseline: CGFloat(tree.pass.guide(0, .firstTextBaseline, offer, size)),
                lastBaseline: CGFloat(tree.pass.guide(0, .lastTextBaseline, offer, size)))
        }
    }

    /// A view as it is drawn, laid out for a proposal, its top left corner at the origin.
    func items<V: View>(
        _ view: V, _ proposal: ProposedViewSize, _ shading: GraphicsContext.Shading?, filters: [ColorFilter]
    ) -> [DrawItem] {
        onTree(of: view, proposal, shading) { tree in
            var painter = Painter(scale: nil, filters: filters)
            painter.draw(tree)
            return painter.items
        }
    }

    /// Renderers are called while a picture is drawn, which only happens on the main actor.
    private func onTree<V: View, T: Sendable>(
        of view: V, _ proposal: ProposedViewSize, _ shading: GraphicsContext.Shading?,
        _ body: @MainActor (ViewTree) -> T
    ) -> T {
        // Used by the call alone, which ends before this one.
        nonisolated(unsafe) let (view, environment) = (view, environment)
        return MainActor.assumeIsolated { [context] in
            let tree = ViewTree(
                context, frames: CoordinateFrames(), proposal: proposal,
                root: { builder in
                    _ = builder.changeEnvironment { $0 = environment }
                    if let shading {
                        let levels = ForegroundLevels(paints: [shading.paint(builder)])
                        _ = builder.changeEnvironment { $0.foreground = levels }
                    }
                    return ViewTree.addRoot(view, to: builder)
                }, place: { _ in .zero })
            return body(tree)
        }
    }
}

extension GraphicsContext {
    /// A text in the context's environment.
    nonisolated public struct ResolvedText {
        /// What the letters are filled with, where the text itself does not say.
        public var shading: Shading
        let text: Text
        let recorder: DrawingRecorder

        /// The text's size, in points, where it is offered `size`.
        public func measure(in size: CGSize) -> CGSize { measured(size).size }

        /// The distance from the text's top to its first baseline.
        public func firstBaseline(in size: CGSize) -> CGFloat { measured(size).firstBaseline }

        /// The distance from the text's top to its last baseline.
        public func lastBaseline(in size: CGSize) -> CGFloat { measured(size).lastBaseline }

        private func measured(_ size: CGSize) -> DrawingRecorder.Measured {
            recorder.measure(text, ProposedViewSize(size))
        }
    }

    /// An image in the context's environment.
    nonisolated public struct ResolvedImage {
        /// What a stencil is filled with.
        public var shading: Shading?
        /// The image's own size, in points.
        public let size: CGSize
        /// The distance from the image's top to its baseline.
        public let baseline: CGFloat
        let image: Image
    }

    /// A view of a canvas, drawn by its tag.
    nonisolated public struct ResolvedSymbol {
        /// The view's ideal size, in points.
        public let size: CGSize
        let view: ElementView
    }

    /// A text as the context would draw it.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(shading: .foreground, text: text, recorder: recorder)
    }

    /// An image as the context would draw it.
    public func resolve(_ image: Image) -> ResolvedImage {
        let measured = recorder.measure(image, .unspecified)
        return ResolvedImage(shading: nil, size: measured.size, baseline: measured.firstBaseline, image: image)
    }

    /// A shading as the context would use it.
    public func resolve(_ shading: Shading) -> Shading { shading }

    /// The canvas's view with a tag; nil if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        // Safe: the closure runs at once, on this thread, and ends before this call. It compares the tag with the views' tags and
        // keeps nothing of it. Off the main actor, where no canvas is drawn, `assumeIsolated` stops the program.
        nonisolated(unsafe) let wanted = id
        let view = MainActor.assumeIsolated { [symbols = recorder.symbols] in symbols?.view(tagged: wanted) }
        return view.map { ResolvedSymbol(size: recorder.measure($0, .unspecified).size, view: $0) }
    }

    // MARK: Drawing them

    /// Draws a text inside a rectangle, from its top left corner on.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        draw(text.text, ProposedViewSize(rect.size), text.shading, at: rect.origin)
    }

    /// Draws a text at its ideal size, its `anchor` on a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = recorder.measure(text.text, .unspecified).size
        draw(text.text, .unspecified, text.shading, at: Self.corner(of: size, anchor, at: point))
    }

    /// Draws a text inside a rectangle, from its top left corner on.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text at its ideal size, its `anchor` on a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws an image, stretched to a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard image.size.width > 0, image.size.height > 0 else { return }
        var context = self
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / image.size.width, y: rect.height / image.size.height)
        context.draw(image.image, .unspecified, image.shading, at: .zero)
    }

    /// Draws an image at its own size, its `anchor` on a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image.image, .unspecified, image.shading, at: Self.corner(of: image.size, anchor, at: point))
    }

    /// Draws an image, stretched to a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image at its own size, its `anchor` on a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws a view of the canvas, laid out for the size of a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        draw(symbol.view, ProposedViewSize(rect.size), nil, at: rect.origin)
    }

    /// Draws a view of the canvas at its ideal size, its `anchor` on a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol.view, .unspecified, nil, at: Self.corner(of: symbol.size, anchor, at: point))
    }

    private static func corner(of size: CGSize, _ anchor: UnitPoint, at point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    }

    private func draw<V: View>(_ view: V, _ proposal: ProposedViewSize, _ shading: Shading?, at origin: CGPoint) {
        let drawn = recorder.items(view, proposal, shading, filters: recorder.filters + colors)
        guard !drawn.isEmpty else { return }
        var context = self
        context.translateBy(x: origin.x, y: origin.y)
        context.record(drawn)
    }
}
