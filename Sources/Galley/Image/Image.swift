import GalleyEngine
import GalleyExport
import GalleyText

/// A picture or symbol. A picture has its own size unless it is `resizable()`.
nonisolated public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case asset(String)
        case symbol(String)
        case file(String)
    }

    /// How a picture fills a size that is not its own.
    public enum ResizingMode: Hashable, Sendable {
        case stretch
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
    var isResizable = false
    var rendering: TemplateRenderingMode?
    var quality = Interpolation.medium

    /// A picture by name: `NAME.png` (also `@2x`, `@3x`) beside the source file, or one of an asset catalogue there.
    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

    /// A picture by name, with a description for people who cannot see it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .asset(name) }

    /// A picture by name that is decoration only.
    public init(decorative name: String, bundle: Bundle? = nil) { source = .asset(name) }

    /// A symbol by its SF Symbols name.
    public init(systemName: String) { source = .symbol(systemName) }

    /// A picture from a file.
    public init(contentsOfFile path: String) { source = .file(path) }

    /// The picture, taking the size that it is offered.
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    /// Whether the picture shows its colours or is a stencil for the foreground style.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.rendering = renderingMode
        return image
    }

    /// How pixels are blended when the picture is drawn at another size.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.quality = interpolation
        return image
    }
}

/// A raster image where it is drawn.
struct ImageDrawing {
    var image: RasterImage
    var isSmooth: Bool
    /// The paint of a stencil.
    var tint: StylePaint?
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
        case .asset(let name):
            if let asset = builder.context.assets.image(
                named: name, displayScale: Double(builder.environment.displayScale),
                isDark: builder.environment.colorScheme == .dark)
            {
                addPicture(asset.data, asset.scale, asset.isTemplate, name, view, builder)
            } else {
                addMissing(name, missingAsset("image", name, builder), builder)
            }
        case .file(let path):
            if let data = FileManager.default.contents(atPath: path) {
                addPicture([UInt8](data), 1, false, path, view, builder)
            } else {
                addMissing(path, "no image file at “\(path)”", builder)
            }
        }
    }

    /// A missing picture takes no space but is still there, with a plain view's spacing (semantics.md §14).
    @MainActor private static func addMissing(_ name: String, _ message: String, _ builder: ViewTreeBuilder) {
        builder.context.report(.warning, message)
        builder.push(builder.tree.addRigid(.zero), NodeItem("Image", label: name))
    }

    @MainActor private static func addPicture(
        _ data: [UInt8], _ scale: Double, _ isTemplate: Bool, _ name: String, _ view: Image, _ builder: ViewTreeBuilder
    ) {
        let image: RasterImage
        do {
            image = try ImageDecoder.decode(data)
        } catch {
            return addMissing(name, "the image “\(name)” cannot be read: \(error)", builder)
        }
        let size = Size(Double(image.pixelWidth) / scale, Double(image.pixelHeight) / scale)
        let isStencil = view.rendering == .template || (view.rendering == nil && isTemplate)
        let drawing = ImageDrawing(
            image: image, isSmooth: view.quality != .none, tint: isStencil ? builder.foreground(level: 0) : nil)
        let node = view.isResizable ? builder.tree.addFlexible(ideal: size) : builder.tree.addRigid(size)
        builder.push(node, NodeItem("Image", label: name, .image(drawing)))
    }

    @MainActor private static func addSymbol(_ name: String, _ view: Image, _ builder: ViewTreeBuilder) {
        let environment = builder.environment
        let font = (environment.font ?? .body).request(environment.fontTraits, in: environment)
        if environment.redaction == .placeholder {
            return addPlaceholder(name, CGFloat(font.size), view, builder)
        }
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
