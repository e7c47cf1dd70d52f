import GalleyExport
import GalleyGraph

/// Makes pictures of a view.
///
/// The view gets its ideal size unless `proposedSize` says otherwise; `scale` is pixels per point.
///
/// What the view starts (`task`, `Task { }`, `DispatchQueue.main.async`) is run for up to half a second, where the main thread's
/// run loop can be run: in a program whose `main` is synchronous, on the main thread. Inside of asynchronous code nothing else
/// runs before a picture is made, and tasks are not started; `RenderedView(settling:options:)` awaits them.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view.
    @Published public var content: Content
    /// What the view is offered; by default nothing, so that it takes its ideal size.
    @Published public var proposedSize: ProposedViewSize = .unspecified
    /// Pixels per point; 1 by default.
    @Published public var scale: CGFloat = 1
    /// Whether the picture has a background instead of a transparent one.
    @Published public var isOpaque = false
    /// How the picture's colours are encoded.
    @Published public var colorMode = ColorRenderingMode.nonLinear
    /// The settings of files that have no property of SwiftUI's.
    var chosen = FileSettings()
    /// Where named images and colours are looked for.
    public var assetFolders: [URL] = []
    /// Folders of SVG files that add symbols or replace them (`RenderOptions.symbolFolders`).
    public var symbolFolders: [URL] = []
    /// What could not be drawn as asked in the last picture, in the order in which it was met: a font, a symbol or an image that is
    /// missing, a size without end. Empty before the first picture.
    public private(set) var diagnostics: [Diagnostic] = []
    /// Whether warnings and errors are written to standard error as well, each message once a process; true by default.
    public var printsDiagnostics = true

    /// Renders `view` at a scale of 1, with nothing proposed (rules.md §22).
    public init(content view: Content) { content = view }

    package func rendered() -> RenderedView { told(RenderedView(content, options: options)) }

    /// Keeps and prints what a picture has to say.
    func told(_ picture: RenderedView) -> RenderedView {
        diagnostics = picture.diagnostics
        if printsDiagnostics { DiagnosticOutput.print(diagnostics) }
        return picture
    }

    package var options: RenderOptions {
        var options = RenderOptions()
        options.proposal = proposedSize
        options.colorMode = colorMode
        options.file = file
        options.assetFolders = assetFolders
        options.symbolFolders = symbolFolders
        return options
    }

    /// The picture as a file of a format.
    ///
    /// - Throws: `RenderError` when the view has no finite size, `ExportError` when the picture is too large.
    public func data(as format: PictureFormat) throws -> Data { try rendered().data(as: format) }

    /// The picture as PNG.
    public func pngData() throws -> Data { try data(as: .png) }

    /// The picture as SVG.
    public func svgData() throws -> Data { try data(as: .svg) }

    /// The picture as a page of PDF.
    public func pdfData() throws -> Data { try data(as: .pdf) }

    /// What is left to do for a file once the view is laid out, for any thread and any time: `RenderPool` draws it.
    ///
    /// - Throws: `RenderError` when the view has no finite size.
    public func picture() throws -> PictureJob { try rendered().picture() }

    /// The picture, ready for any exporter. It may leave the main actor.
    public func displayList() -> DisplayList { rendered().displayList }

    /// The picture as a file of a format, drawn and encoded off the main actor. What the view starts is awaited first
    /// (`RenderOptions.settle`).
    ///
    /// - Throws: `RenderError` when the view has no finite size, `ExportError` when the picture is too large,
    ///   `CancellationError` when the task is cancelled before the picture's turn.
    public func data(as format: PictureFormat) async throws -> Data {
        let rendered = told(await RenderedView(settling: content, options: options))
        // Pages are laid out one after the other while the file is written.
        if rendered.isPaged, format == .pdf { return try rendered.data(as: format) }
        let picture = try rendered.picture()
        return try await RenderPool.shared.data(for: picture, as: format)
    }

    /// The picture as PNG, drawn and encoded off the main actor.
    public func pngData() async throws -> Data { try await data(as: .png) }

    /// The picture as SVG, written off the main actor.
    public func svgData() async throws -> Data { try await data(as: .svg) }

    /// The picture as a page of PDF, written off the main actor.
    public func pdfData() async throws -> Data { try await data(as: .pdf) }
}

extension RenderContext {
    /// Says once that colours are blended in another way than was asked for.
    func report(_ mode: ColorRenderingMode) {
        guard mode != .nonLinear else { return }
        report(
            .note,
            "A colour mode that is \(mode) is drawn as nonLinear: colours that show through each other are blended as encoded in sRGB."
        )
    }
}
