import GalleyExport
import GalleyGraph
import GalleyText

/// A view, laid out and drawn: what every output is made from.
@MainActor
public struct RenderedView {
    /// What was proposed, answered and placed.
    public var record: LayoutRecord { recording.record }
    /// The picture, ready for any exporter.
    public let displayList: DisplayList
    /// What could not be done as asked, in the order in which it was met.
    public let diagnostics: [Diagnostic]
    package let options: RenderOptions
    private let recording: Recording

    /// Makes the record when it is asked for: most pictures need none, and it costs as much as a layout.
    @MainActor
    private final class Recording {
        private let tree: ViewTree
        private let proposal: ProposedViewSize
        lazy var record = LayoutRecord(tree, proposal: proposal)

        init(_ tree: ViewTree, _ proposal: ProposedViewSize) {
            self.tree = tree
            self.proposal = proposal
        }
    }

    /// What was laid out, for questions that are asked later.
    package let tree: ViewTree
    /// The pages of a `PagedDocument`, if the view is one.
    private let pages: (any PagedContent)?

    /// Whether the view is a `PagedDocument`.
    var isPaged: Bool { pages != nil }

    /// How many pages a PDF file of the view has.
    public var pageCount: Int { pages?.count ?? 1 }

    /// Lays out and draws a view.
    ///
    /// What the view starts (`task`, `Task { }`, `DispatchQueue.main.async`, publishers) runs for up to `options.settle`
    /// seconds, and the picture shows the state that it leads to. For that the main thread's run loop is run, which is
    /// possible where the caller is on the main thread and not itself a block of the main queue: in programs whose `main`
    /// is synchronous. Inside of asynchronous code nothing else can run until the caller awaits something: there tasks are
    /// not started, and `init(settling:options:)` is what waits for them.
    public init<V: View>(_ view: V, options: RenderOptions = .init()) {
        self.init(view, options: options, work: PendingWork())
    }

    /// Lays out and draws a view that was made while `work` was tracked.
    package init<V: View>(_ view: V, options: RenderOptions, work: PendingWork) {
        let session = RenderSession(view, options, work: work)
        session.settle()
        self.init(session, options)
    }

    /// Lays out and draws a view, with the state that what it starts leads to within `options.settle` seconds.
    public init<V: View>(settling view: V, options: RenderOptions = .init()) async {
        let session = RenderSession(view, options)
        await session.settled()
        self.init(session, options)
    }

    /// Lays out and draws a view while someone looks on; nothing that it starts is run.
    package init<V: View>(_ view: V, options: RenderOptions, observer: (any LayoutObserver)?) {
        self.init(RenderedView.layOut(view, options, observer: observer), options)
    }

    private init<V: View>(_ session: RenderSession<V>, _ options: RenderOptions) {
        self.init((session.tree, session.context), options)
    }

    private init(_ laidOut: (ViewTree, RenderContext), _ options: RenderOptions) {
        let (tree, context) = laidOut
        let canvas = context.options.canvas
        recording = Recording(tree, options.proposal)
        context.report(options.colorMode)
        var painter = Painter(scale: options.scale)
        if tree.isDeep { context.stack.runOnLargeStack { painter.draw(tree) } } else { painter.draw(tree) }
        displayList = DisplayList(size: canvas ?? tree.size, items: painter.items)
        for message in context.textDiagnostics { context.report(.warning, message) }
        if !options.symbolFolders.isEmpty {
            for message in context.symbols.missingFolders { context.report(.warning, message) }
        }
        for message in context.strings.diagnostics { context.report(.warning, message) }
        let libraries = [context.assets] + context.bundles.sorted { $0.key < $1.key }.map(\.value)
        for message in libraries.flatMap({ $0.takeDiagnostics() }) { context.report(.warning, message) }
        if canvas == nil, !(tree.size.width.isFinite && tree.size.height.isFinite) {
            context.report(.error, Self.endless(tree.size, options.proposal))
        }
        pages = tree.document
        diagnostics = context.diagnostics
        self.options = context.options
        self.tree = tree
    }

    /// A view's type without what was added around it and without its parameters.
    private static func name<V: View>(of type: V.Type) -> Substring {
        var name = Substring("\(type)")
        while name.hasPrefix("ModifiedContent<") { name = name.drop { $0 != "<" }.dropFirst() }
        return name.prefix { $0 != "," && $0 != "<" }
    }

    /// Builds the view's tree and lays it out, again for as long as its own observers change its state.
    static func layOut<V: View>(
        _ view: V, _ options: RenderOptions, store: StateStore = StateStore(), keepsScopes: Bool = false,
        observer: (any LayoutObserver)? = nil
    ) -> (ViewTree, RenderContext) {
        var requests = WindowRequests(options)
        var rounds = 0
        // A view that is alive is laid out once for several builds: its owner begins the layout.
        if store.live == nil { store.beginLayout() }
        while true {
            let context = RenderContext(
                options: requests.options, store: store, keepsScopes: keepsScopes, observer: observer)
            observer?.layoutBegins()
            let tree = build(view, context)
            rounds += 1
            if requests.grant(tree, isFirstRound: rounds == 1) { continue }
            if requests.isGivenWindow { context.report(.note, DeviceWindow.note) }
            let actions = context.actions
            context.withMainStrings {
                for action in actions { action.run() }
                // A view that is alive may have more that has come to be told.
                if store.live == nil { store.tellDepartures() }
            }
            // A view that is alive follows its changes one transaction after the other.
            if store.changes.isEmpty || store.live != nil { return (tree, context) }
            _ = store.changes.take()
            if rounds == RenderContext.mostRounds {
                let names = Set(actions.map(\.name)).sorted().joined(separator: ", ")
                context.report(
                    .warning,
                    "\(Self.name(of: V.self)) never settles: after \(rounds) layouts \(names.isEmpty ? "its body" : names) still changes its state. The last layout is shown."
                )
                return (tree, context)
            }
        }
    }

    /// Builds and lays out the tree once; a change of what is observed while it is built is noted.
    private static func build<V: View>(_ view: V, _ context: RenderContext) -> ViewTree {
        let store = context.store
        store.beginBuild()
        defer { store.endBuild() }
        store.live?.beginBuild()
        return withObservationTracking {
            context.withMainStrings {
                let tree = ViewTree(root: view, context)
                store.live?.buildGhosts(context, store)
                return tree
            }
        } onChange: { [changes = store.changes] in
            changes.note(.root)
        }
    }

    /// The canvas that the view is centered in, where there is one.
    package var canvas: CGSize? { options.canvas }
    package var isDark: Bool { options.colorScheme == .dark }
    /// Whether a device's own things lie over the view.
    package var hasChrome: Bool { options.chrome }
    package var look: Look { options.look }

    /// The picture's size in points.
    public var size: CGSize { displayList.size }

    /// The picture as a file of a format.
    ///
    /// - Throws: `RenderError` for a picture without a finite size, `ExportError` for one that is too large.
    public func data(as format: PictureFormat) throws -> Data {
        let job = try picture()
        if let pages, format == .pdf { return try data(of: pages, job.settings) }
        return try job.data(as: format)
    }

    /// What is left to do for a file, for any thread. Of a `PagedDocument` it is all pages as one picture: its PDF file is made
    /// by `data(as:)`, which lays out page after page.
    ///
    /// - Throws: `RenderError` for a picture without a finite size.
    public func picture() throws -> PictureJob {
        try checkSize()
        return PictureJob(displayList: displayList, settings: options.pictureSettings)
    }

    private func data(of pages: any PagedContent, _ settings: PictureSettings) throws -> Data {
        var next = 0
        return try PDFExporter(settings: settings.pdf, background: settings.background).data {
            defer { next += 1 }
            return next < pages.count ? pages.page(next) : nil
        }
    }

    /// The picture as PNG, `options.scale` pixels to the point.
    public func pngData() throws -> Data { try data(as: .png) }

    /// The picture as SVG, with searchable text and the views' names.
    public func svgData() throws -> Data { try data(as: .svg) }

    /// The picture as a page of PDF with real text, or the pages of a `PagedDocument`.
    public func pdfData() throws -> Data { try data(as: .pdf) }

    /// The picture in pixels.
    func raster() throws -> RasterImage {
        try checkSize()
        return try PNGExporter(scale: Double(options.scale), isOpaque: options.isOpaque, background: options.background)
            .image(for: displayList)
    }

    private func checkSize() throws {
        guard size.width.isFinite, size.height.isFinite else {
            throw RenderError(message: Self.endless(size, options.proposal))
        }
        guard size.width > 0, size.height > 0 else {
            throw RenderError(
                message:
                    "the view's size is \(Self.described(size)): there is nothing to draw. Give it a size, for example with --size 390x844 or .frame(width:height:)."
            )
        }
    }

    private static func endless(_ size: CGSize, _ proposal: ProposedViewSize) -> String {
        let answer = "the view answered \(Self.described(size)) to "
        guard proposal == .unspecified else {
            let length = { (value: CGFloat?) in value.map { "\($0)" } ?? "nil" }
            return answer
                + "a proposal of \(length(proposal.width))×\(length(proposal.height)), and no picture is endless. "
                + "Give it a window, for example with --size 390x844, or limit it with .frame(width:height:)."
        }
        return answer + "an unspecified proposal: it has no ideal size of its own. "
            + "Offer it one, for example with --size 390x844 or .frame(width:)."
    }

    private static func described(_ size: CGSize) -> String { "\(size.width)×\(size.height)" }
}

/// A picture that cannot be made.
public struct RenderError: Error, CustomStringConvertible, Sendable {
    /// A whole sentence that says why, and what can be done about it.
    public let message: String

    public var description: String { message }
}
