import GalleyGraph

/// Fills a node's frame.
package final class FillContent: FrameContent {
    private let paint: StylePaint

    package init(_ paint: StylePaint) { self.paint = paint }

    package func draw(in box: CGRect, of place: NodePlace, with painter: inout Painter) {
        guard box.width > 0, box.height > 0 else { return }
        let fill = DrawItem.fill(Path(box), painter.resolved(paint, in: box), FillStyle())
        painter.items += paint.finishing([fill], painter.filters)
    }

    package func hit(_ point: CGPoint, in place: NodePlace, inside: (CGPoint) -> [LivePlace]?) -> [LivePlace]? {
        inside(point) ?? (place.rect.contains(point) && !paint.isClear ? [] : nil)
    }

    /// An even colour moves; between two gradients there is nothing.
    package var motion: Motion? {
        guard case .color(let color) = paint else { return nil }
        return ValueMotion(NumberVector(numbers: color.motionNumbers)) {
            FillContent(.color(ResolvedColor(motionNumbers: $0.numbers[...])))
        }
    }

    package var frameWay: FrameWay { .frame }
    package var medium: ContentMedium { .drawing }
    package var ownLabel: String? { nil }
    package var isSeen: Bool { !paint.isClear }
}

extension StylePaint {
    /// Whether nothing of it is seen.
    package var isClear: Bool {
        if case .color(let color) = self { return color.alpha <= 0 }
        return false
    }
}
