import GalleyGraph
import GalleyViews

/// Draws the first page of a document.
extension DocumentPages: FrameContent, PagedContent {
    func draw(in box: CGRect, of place: NodePlace, with painter: inout Painter) {
        guard count > 0 else { return }
        let transform = CGAffineTransform(translationX: box.minX, y: box.minY)
        painter.items.append(.group(transform: transform, page(0).items))
    }

    /// Another document is shown at once.
    var motion: Motion? { nil }
    /// A page has its own size.
    var frameWay: FrameWay { .place }
    var medium: ContentMedium { .inside }
    var ownLabel: String? { nil }
    var isSeen: Bool { true }
}
