#if canImport(Galley)
    import Galley
#else
    import SwiftUI
#endif

/// Places its subviews on a circle, evenly spread and clockwise, each by its centre.
///
/// ```swift
/// RadialLayout(fraction: 0.8) {
///     ForEach(1...12, id: \.self) { Text("\($0)") }
/// }
/// ```
///
/// With a radius the layout is rigid: as large as the circle and its largest subview. Otherwise it takes what is proposed
/// and fits the circle to the shorter side.
public struct RadialLayout: Layout, Sendable {
    /// The distance from the centre to the subviews' centres, in points. Nil fits the circle to the space.
    public var radius: CGFloat?
    /// Without a radius: the circle's radius as a share of half the shorter side. Nil makes the subviews touch the edge
    /// from inside.
    public var fraction: CGFloat?
    /// Where the first subview stands, clockwise from the top.
    public var startAngle: Angle

    /// Makes a circle of a fixed radius in points.
    public init(radius: CGFloat, startAngle: Angle = .zero) {
        self.radius = radius.isFinite ? max(0, radius) : 0
        self.startAngle = startAngle
    }

    /// Makes a circle that follows the space it is given.
    ///
    /// - Parameters:
    ///   - fraction: The radius as a share of half the shorter side; nil for the largest circle whose subviews stay inside.
    ///   - startAngle: Where the first subview stands, clockwise from the top.
    public init(fraction: CGFloat? = nil, startAngle: Angle = .zero) {
        self.fraction = fraction
        self.startAngle = startAngle
    }

    /// The largest ideal width and height of the subviews.
    public func makeCache(subviews: Subviews) -> CGSize {
        subviews.reduce(.zero) { largest, subview in
            let size = subview.sizeThatFits(.unspecified)
            return CGSize(
                width: max(largest.width, size.width.isFinite ? size.width : 0),
                height: max(largest.height, size.height.isFinite ? size.height : 0))
        }
    }

    /// The size in points for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let ring = 2 * (radius ?? comfortableRadius(subviews.count, cache))
        var ideal = CGSize(width: ring + cache.width, height: ring + cache.height)
        if radius != nil { return ideal }
        if let fraction, fraction > 0, fraction < 1 {
            // Wide enough for the circle, and for the subviews beside it.
            let side = max(ring / fraction, max(cache.width, cache.height) / (1 - fraction))
            ideal = CGSize(width: side, height: side)
        }
        return CGSize(
            width: length(proposal.width, ideal.width), height: length(proposal.height, ideal.height))
    }

    /// Places each subview.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize
    ) {
        let radius = radius ?? fittedRadius(bounds.size, cache)
        for (index, subview) in subviews.enumerated() {
            let angle = startAngle.radians + 2 * .pi * Double(index) / Double(subviews.count)
            // A transform turns the point straight above the centre; no trigonometry is needed here.
            let offset = CGPoint(x: 0, y: -radius).applying(CGAffineTransform(rotationAngle: angle))
            subview.place(
                at: CGPoint(x: bounds.midX + offset.x, y: bounds.midY + offset.y), anchor: .center,
                proposal: .unspecified)
        }
    }

    private func length(_ proposed: CGFloat?, _ ideal: CGFloat) -> CGFloat {
        guard let proposed, proposed.isFinite else { return ideal }
        return max(0, proposed)
    }

    private func fittedRadius(_ size: CGSize, _ largest: CGSize) -> CGFloat {
        if let fraction { return min(size.width, size.height) / 2 * (fraction.isFinite ? fraction : 0) }
        return max(0, min(size.width - largest.width, size.height - largest.height) / 2)
    }

    /// A radius at which neighbours keep clear of each other, used when no space is proposed.
    private func comfortableRadius(_ count: Int, _ largest: CGSize) -> CGFloat {
        guard count > 1 else { return 0 }
        let side = max(largest.width, largest.height)
        // The chord between neighbours is 2·r·sin(π / n), and sin(x) ≥ 2x/π up to a right angle.
        return max(side, side * CGFloat(count) / 4)
    }
}
