import GalleyEngine
import GalleyGraph
import GalleyText

/// A picture or symbol. A picture has its own size unless it is `resizable()` (rules.md §14.1).
nonisolated public struct Image: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
        /// A name, and the folder of the bundle that it is also looked for in.
        case asset(String, bundle: String?)
        case symbol(String, variableValue: Double?)
        case file(String)
        /// What a function draws.
        case drawn(DrawnImage)
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
        /// It is filled with the foreground style where it is opaque (rules.md §14.3).
        case template
        /// It shows its colours.
        case original
    }

    /// How pixels are blended when a picture is drawn at another size.
    public enum Interpolation: Hashable, Sendable {
        /// The nearest pixel: edges stay hard (rules.md §14.3).
        case none
        /// Smoothly, as the two below: there is one smooth way.
        case low
        /// Smoothly; what pictures have by default.
        case medium
        /// Smoothly.
        case high
    }

    /// The size of a symbol beside text of the same font.
    public enum Scale: Hashable, Sendable {
        /// 0.81 of the size that the font gives it (rules.md §14.4).
        case small
        /// The size that the font gives it.
        case medium
        /// 1.28 times the size that the font gives it (rules.md §14.4).
        case large
    }

    /// What is said of a picture to a person who does not see it.
    enum Spoken: Equatable, Sendable {
        /// Its name, for want of anything better.
        case name
        case text(SpokenText)
        /// Nothing: it is decoration.
        case nothing
    }

    /// A text that travels with an image.
    ///
    /// Safe to send: the text is never changed, and read on the main actor alone, when the image is built.
    struct SpokenText: Equatable, @unchecked Sendable {
        let text: Text
    }

    let source: Source
    var resizing: Resizing?
    package var rendering: TemplateRenderingMode?
    var quality = Interpolation.medium
    var isAntialiased = true
    var symbolMode: SymbolRenderingMode.Kind?
    /// How large and heavy a symbol is, whatever its surroundings say.
    package var symbolSetting = SymbolSetting()
    /// What is said of the picture to a person who does not see it.
    var spoken = Spoken.name

    /// Whether the picture takes the size that it is offered.
    var isResizable: Bool { resizing != nil }

    package init(source: Source) { self.source = source }

    /// A picture by name: `NAME.png` (also `@2x`, `@3x`; or jpg, webp, gif, svg) beside the source file, or one of an asset
    /// catalogue there, or of the bundle's.
    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name, bundle: bundle?.resourcePath) }

    /// A picture by name, with a description for people who cannot see it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .asset(name, bundle: bundle?.resourcePath)
        spoken = .text(SpokenText(text: label))
    }

    /// A picture by name that is decoration only.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .asset(name, bundle: bundle?.resourcePath)
        spoken = .nothing
    }

    /// A symbol by its SF Symbols name.
    public init(systemName: String) { source = .symbol(systemName, variableValue: nil) }

    /// A symbol whose steps are lit up to a value of 0…1: the waves of `speaker.wave.3`, the arcs of `wifi`. Symbols
    /// without steps are drawn as ever.
    public init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName, variableValue: variableValue)
    }

    /// A picture from a file.
    public init(contentsOfFile path: String) { source = .file(path) }

    /// The picture, taking the size that it is offered (rules.md §14.1).
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

    /// Whether the picture shows its colours or is a stencil for the foreground style (rules.md §14.3).
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

    /// How pixels are blended when the picture is drawn at another size: not at all with `none`, and by the same good
    /// filter with the others (rules.md §14.3).
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

private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

extension EnvironmentValues {
    /// The size of symbols beside text of the same font.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// The size of the symbols inside, beside text of the same font (rules.md §14.4).
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
                name: name, variableValue: variableValue, renderingMode: kind.map(SymbolRenderingMode.init(kind:)),
                setting: view.symbolSetting)
            let colors = view.symbolSetting.colors.map { StylePaint.color($0.resolved(builder)) }
            guard !colors.isEmpty else { return addSymbol(request, isResizable: view.isResizable, builder) }
            builder.with({ $0.foreground = ForegroundLevels(paints: colors) }) {
                addSymbol(request, isResizable: view.isResizable, builder)
            }
        default:
            switch view.spoken {
            case .name: addPicture(view, builder)
            case .text(let text):
                let spoken = builder.string(text.text)
                builder.changeItems({ addPicture(view, builder) }) { $0.spokenName = spoken }
            case .nothing:
                builder.changeItems({ addPicture(view, builder) }) { $0.role = .decoration }
            }
        }
    }
}
