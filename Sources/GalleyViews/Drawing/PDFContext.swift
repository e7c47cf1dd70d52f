import GalleyDrawing
import GalleyExport
import GalleyGraph

/// The PDF file that a Core Graphics context writes.
struct PDFFile {
    let url: URL
    /// The size of pages that say nothing of theirs.
    let size: CGSize
    /// The pages that are complete, and what is drawn on the one that is open.
    var pages: [DisplayList] = []
    var page: DisplayList?
    var isClosed = false
}

/// Core Graphics' way to PDF files: pages are drawn one after the other, with coordinates from the lower left corner upwards, and
/// `closePDF()` writes the file.
extension CGContext {
    /// A context that writes a PDF file.
    /// - Parameters:
    ///   - url: The file; nil is returned where it is none of this machine.
    ///   - mediaBox: The size of its pages; US Letter, 612 by 792 points, where it is nil.
    ///   - auxiliaryInfo: What the file says of itself; nothing of it counts here. `ImageRenderer.file` has title and author.
    public convenience init?(
        _ url: URL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: [String: Any]?
    ) {
        guard url.isFileURL else { return nil }
        self.init()
        file = PDFFile(url: url, size: mediaBox?.pointee.size ?? CGSize(width: 612, height: 792))
    }

    /// Begins a page; `kCGPDFContextMediaBox` in `pageInfo` does not count here.
    public func beginPDFPage(_ pageInfo: [String: Any]?) { beginPage(mediaBox: nil) }

    /// Begins a page of a size; without one it is the file's.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        guard let file, !file.isClosed else { return }
        if file.page != nil { endPDFPage() }
        let size = mediaBox?.pointee.size ?? file.size
        self.file?.page = DisplayList(size: size)
        state = State()
        saved = []
        concatenate(Self.flip(size.height))
    }

    /// Ends a page.
    public func endPDFPage() {
        takeMarks()
        if let page = file?.page { file?.pages.append(page) }
        file?.page = nil
    }

    /// Ends a page.
    public func endPage() { endPDFPage() }

    /// Writes the file. One that cannot be written is not there, as in Core Graphics.
    public func closePDF() {
        guard let file, !file.isClosed else { return }
        if file.page != nil { endPDFPage() }
        self.file?.isClosed = true
        var pages = (self.file?.pages ?? [])[...]
        let data = try? PDFExporter(settings: PDFSettings(), background: nil).data { pages.popFirst() }
        try? data?.write(to: file.url, options: .atomic)
    }

    /// Draws a picture with its lower left corner at 0, 0, upright where coordinates go upwards.
    func draw(_ list: DisplayList) {
        let upright = Self.flip(list.size.height).concatenating(state.transform)
        guard file?.page != nil, state.clips.isEmpty, state.opacity == 1, state.shadow == nil else {
            return add { context in
                context.concatenate(Self.flip(list.size.height))
                context.record(list.items)
            }
        }
        // As it is: its texts and their tags go into the file.
        takeMarks()
        file?.page?.items.append(.group(transform: upright, list.items))
    }

    /// Puts the marks so far onto the page: what comes now lies above them.
    private func takeMarks() {
        guard let size = file?.page?.size, !marks.isEmpty else { return }
        // Safe: where it is not the main actor that is here, this thread waits until that has drawn.
        nonisolated(unsafe) let context = self
        func items() -> [DrawItem] {
            MainActor.assumeIsolated {
                guard let drawing = context.takeDrawing() else { return [] }
                return RenderedView(drawing.frame(width: size.width, height: size.height)).displayList.items
            }
        }
        let drawn = Thread.isMainThread || MainThread.isCurrent ? items() : DispatchQueue.main.sync(execute: items)
        file?.page?.items += drawn
    }

    /// Turns coordinates that go upwards into those that go down, in a height.
    private static func flip(_ height: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    }
}

extension ImageRenderer {
    /// Lays out the view, and hands `renderer` its size and a function that draws it into a context of Core Graphics: a page of a PDF
    /// file, or what UIKit draws into. Its lower left corner is at 0, 0.
    ///
    /// - Parameter rasterizationScale: Pixels a point of what cannot be drawn as shapes.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
    ) {
        var options = options
        options.scale = rasterizationScale
        let list = told(RenderedView(content, options: options)).displayList
        renderer(list.size) { context in context.draw(list) }
    }
}
