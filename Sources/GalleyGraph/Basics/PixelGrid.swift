import GalleyLayout

/// The grid of pixels that views' drawing rectangles are rounded to before anything is drawn in them (rules.md §24).
///
/// SwiftUI rounds the frame of every leaf, clip and transform, in the space of the nearest transform around, and makes
/// outlines, gradients and transforms for the rounded frame (OpenSwiftUICore: `AnimatableFrameAttribute`, `RoundedSize`).
package struct PixelGrid {
    /// Pixels per point; nothing is rounded unless it is positive and finite.
    package var scale: CGFloat

    package init(scale: CGFloat) {
        self.scale = scale
    }

    /// How near below the middle of a pixel counts as its middle. Sums of lengths are seldom exact, and neighbours add up
    /// differently: they must round alike.
    private static let tolerance: CGFloat = 1e-6

    private func rounded(_ value: CGFloat) -> CGFloat {
        let pixels = value * scale
        guard scale > 0, pixels.isFinite else { return value }
        return (pixels + 0.5 + Self.tolerance).rounded(.down) / scale
    }

    /// The nearest corner of pixels; the middle of a pixel goes up.
    func rounded(_ point: CGPoint) -> CGPoint { CGPoint(x: rounded(point.x), y: rounded(point.y)) }

    /// The rectangle with each corner rounded by itself, so that neighbours still meet.
    package func rounded(_ rect: CGRect) -> CGRect {
        let start = rounded(rect.origin)
        let end = rounded(CGPoint(x: rect.maxX, y: rect.maxY))
        return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    }
}
