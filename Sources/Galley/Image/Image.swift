import GalleyEngine
import GalleyText

/// A picture or symbol. A picture has its own size unless it is `resizable()`.
nonisolated public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        /// A name, and the folder of the bundle that it is also looked for in.
        case asset(String, bundle: String?)
        case symbol(String)
        case file(String)
        /// What `AsyncImage` has loaded.
        case loaded(LoadedPicture)
        /// What stands for a picture that is not there yet.
        case placeholder
    }

    /// How a picture fills a size that is not its own.
    public enum ResizingMode: Hashable, Sendable {
        /// It is repeated in its own size, from the top left corner on.
        case tile
        /// It is stretched.
        case stretch
    }

    /// How a picture takes the size that it is offered.
    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    /// Whether a picture shows its colours or is a stencil for the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template
        case original
    }

    /// How pixels are blended when a picture is drawn at another size.
    public enum Interpolation: Hashable, Sendable {
        case none
        case low
        case medium
        case high
    }

    /// The size of a symbol beside text of the same font.
    public enum Scale: Hashable, Sendable {
        case small
        case medium
        case large
    }

    let source: Source
    var resizing: Resizing?
    var rendering: TemplateRenderingMode?
    var quality = Interpolation.medium
    var isAntialiased = true

    /// Whether the picture takes the size that it is offered.
    var isResizable: Bool { resizing != nil }

    init(source: Source) { self.source = source }

    /// A picture by name: `NAME.png` (also `@2x`, `@3x`; or jpg, webp, gif, svg) beside the source file, or one of an asset
    /// catalogue there, or of the bundle's.
    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name, bundle: bundle?.resourcePath) }

    /// A picture by name, with a description for people who cannot see it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .asset(name, bundle: bundle?.resourcePath)
    }

    /// A picture by name that is decoration only.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .asset(name, bundle: bundle?.resourcePath)
    }

    /// A symbol by its SF Symbols name.
    public init(systemName: String) { source = .symbol(systemName) }

    /// A picture from a file.
    public init(contentsOfFile path: String) { source = .file(path) }

    /// The picture, taking the size that it is offered.
    ///
    /// - Parameters:
    ///   - capInsets: How far the borders reach in that keep their size, in points: corners are drawn as they are, the edges
    ///     between them grow along one axis, the middle along both. The picture is never smaller than its borders.
    ///     Leading is left in every layout direction: pictures are not mirrored.
    ///   - resizingMode: Whether what grows is stretched or repeated.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return image
    }

    /// Whether the picture shows its colours or is a stencil for the foreground style.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.rendering = renderingMode
        return image
    }

    /// How pixels are blended when the picture is drawn at another size: not at all with `none`, and by the same good filter
    /// with the others.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.quality = interpolation
        return image
    }

    /// Whether the picture's edges are blended with what lies behind where they do not follow the pixels, as when it is
    /// turned. PDF and SVG files leave that to their viewer.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        var image = self
        image.isAntialiased = isAntialiased
        return image
    }
}

/// A symbol's outline where it is drawn.
struct SymbolDrawing {
    var path: Path
    var usesEvenOdd: Bool
    /// From the outline to the node's own box.
    var transform: CGAffineTransform
    /// The box that the transform was made for.
    var size: CGSize
    var paint: StylePaint
}

private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

extension EnvironmentValues {
    /// The size of symbols beside text of the same font.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// The size of the symbols inside, beside text of the same font.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Image: _PrimitiveView {
    @MainActor public static func _build(_ view: Image, into builder: ViewTreeBuilder) {
        switch view.source {
        case .symbol(let name): addSymbol(name, view, builder)
        default: addPicture(view, builder)
        }
    }

    @MainActor private static func addSymbol(_ name: String, _ view: Image, _ builder: ViewTreeBuilder) {
        let environment = builder.environment
        let font = (environment.font ?? .body).request(environment.fontTraits, in: environment)
        let capHeight = environment.lineMetrics.capHeight
        let scale: CGFloat =
            switch environment.imageScale {
            case .small: SymbolMetrics.smallScale
            case .medium: SymbolMetrics.mediumScale
            case .large: SymbolMetrics.largeScale
            }
        let glyph: SymbolGlyph
        if let known = SymbolLibrary.shared.glyph(named: name) {
            glyph = known
        } else {
            builder.context.report(
                .warning,
                "no symbol named “\(name)”: a crossed box is drawn in its place (GALLEY_SYMBOLS names a folder of SVG files that add symbols)"
            )
            glyph = .placeholder
        }
        let metrics = SymbolMetrics(
            glyph: glyph, fontSize: CGFloat(font.size), imageScale: scale, capHeight: CGFloat(capHeight))
        let size = metrics.size.engine
        let drawing = SymbolDrawing(
            path: glyph.path, usesEvenOdd: glyph.usesEvenOdd, transform: metrics.inkTransform, size: metrics.size,
            paint: builder.foreground(level: 0))
        let offset = Double(metrics.baselineOffset)
        // A symbol that stands in a line of text keeps the text's distances (semantics.md §3).
        var spacing = Spacing.plain
        spacing[.edgeAboveText, .top] = offset
        spacing[.edgeBelowText, .bottom] = offset + 1
        let node =
            view.isResizable
            ? builder.tree.addFlexible(ideal: size)
            : builder.tree.addRigid(size, spacing: spacing, guides: SymbolBaseline(size.height - offset))
        builder.push(node, NodeItem("Image", label: name, .symbol(drawing)))
    }
}

/// The baseline of a symbol in a line of text.
private final class SymbolBaseline: LeafBox {
    private let baseline: Double

    init(_ baseline: Double) { self.baseline = baseline }

    override var guides: GuideMask { .baselines }

    override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Double? { baseline }
}

extension SymbolGlyph {
    /// What stands for a symbol that is not known: a crossed box, so that the gap is seen.
    fileprivate static let placeholder = SymbolGlyph(
        path: Path { path in
            path.addRect(CGRect(x: 1, y: 1, width: 14, height: 14))
            path.addRect(CGRect(x: 2, y: 2, width: 12, height: 12))
            for (x, direction) in [(4.0, 1.0), (12.0, -1.0)] {
                path.move(to: CGPoint(x: x, y: 4.7))
                path.addLine(to: CGPoint(x: x + 0.7 * direction, y: 4))
                path.addLine(to: CGPoint(x: x + 8 * direction, y: 11.3))
                path.addLine(to: CGPoint(x: x + 7.3 * direction, y: 12))
                path.closeSubpath()
            }
        }, viewBox: CGRect(x: 0, y: 0, width: 16, height: 16), usesEvenOdd: true,
        ink: CGRect(x: 1, y: 1, width: 14, height: 14))
}
