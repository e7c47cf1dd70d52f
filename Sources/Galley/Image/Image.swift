import GalleyEngine
import GalleyExport
import GalleyText

/// A picture or symbol. A picture has its own size unless it is `resizable()`.
nonisolated public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case asset(String)
        case symbol(String, variableValue: Double?)
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
    var symbolMode: SymbolRenderingMode.Kind?

    /// A picture by name: `NAME.png` (also `@2x`, `@3x`) beside the source file, or one of an asset catalogue there.
    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

    /// A picture by name, with a description for people who cannot see it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .asset(name) }

    /// A picture by name that is decoration only.
    public init(decorative name: String, bundle: Bundle? = nil) { source = .asset(name) }

    /// A symbol by its SF Symbols name.
    public init(systemName: String) { source = .symbol(systemName, variableValue: nil) }

    /// A symbol whose steps are lit up to a value of 0…1: the waves of `speaker.wave.3`, the arcs of `wifi`. Symbols
    /// without steps are drawn as ever.
    public init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName, variableValue: variableValue)
    }

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

    /// How the symbol's layers are coloured; nil leaves it to the surroundings.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolMode = mode?.kind
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
        case .symbol(let name, let variableValue):
            // An original is in its own colours, a template in one, as pictures are.
            let kind: SymbolRenderingMode.Kind? =
                view.symbolMode
                ?? (view.rendering == .original ? .multicolor : view.rendering == .template ? .monochrome : nil)
            let request = SymbolRequest(
                name: name, variableValue: variableValue, renderingMode: kind.map(SymbolRenderingMode.init(kind:)))
            addSymbol(request, isResizable: view.isResizable, builder)
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
}
