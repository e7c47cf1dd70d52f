import GalleyGraph
import GalleyText

/// Draws texts its own way.
public protocol TextRenderer: Animatable {
    /// Draws a text that was laid out; places are in the text's own space.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)

    /// The text's size for a proposal; by default the text's own.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far beyond the text's size `draw` may reach. Nothing is cut off there; it is only asked for by drawings that are
    /// made into pictures of their own.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// As large as the text is without a renderer.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    /// Nothing is drawn outside of the text's own box.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text as a renderer may measure it.
nonisolated public struct TextProxy {
    let paragraph: Paragraph

    /// The text's own size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = paragraph.measure(
            width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
        return CGSize(width: size.width, height: size.height)
    }
}

/// How a text is drawn by a renderer, and what it draws with.
package struct TextRendering {
    let renderer: any TextRenderer
    private let context: RenderContext
    private let environment: EnvironmentValues

    init(_ renderer: any TextRenderer, _ context: RenderContext, _ environment: EnvironmentValues) {
        self.renderer = renderer
        self.context = context
        self.environment = environment
    }

    /// What the renderer draws of a text, in the text's space.
    func items(_ leaf: TextLeaf, _ fitted: FittedText, _ size: CGSize, filters: [ColorFilter]) -> [DrawItem] {
        let recorder = DrawingRecorder(context, environment, filters: filters)
        var context = GraphicsContext(recorder)
        renderer.draw(layout: Text.Layout(leaf, fitted, size), in: &context)
        return recorder.items
    }
}

extension View {
    /// Draws the texts inside with a renderer.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        environment(\.textSettings.renderer, renderer)
    }
}
