import Foundation

/// How the corners of a rounded rectangle bend.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarter circles.
    case circular
    /// Corners whose curvature grows gradually; the default.
    case continuous
}

/// A radius for each corner of a rectangle, in points. Leading is left in this space: mirroring for right-to-left happens
/// before a path is made.
@frozen public struct RectangleCornerRadii: Hashable, Sendable {
    /// In points; the upper corner on the side where lines begin.
    public var topLeading: CGFloat
    /// In points; the lower corner on the side where lines begin.
    public var bottomLeading: CGFloat
    /// In points; the lower corner on the side where lines end.
    public var bottomTrailing: CGFloat
    /// In points; the upper corner on the side where lines end.
    public var topTrailing: CGFloat

    /// Makes a set of radii; corners that are not named are square.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The radii that a rectangle of a given size has room for: each corner is limited, along both of its edges, to
    /// `max(edge / 2, edge − neighbour)` (rules.md §15).
    public func limited(to size: CGSize) -> RectangleCornerRadii {
        func clean(_ radius: CGFloat) -> CGFloat { radius.isNaN ? 0 : max(0, radius) }
        func limit(_ radius: CGFloat, _ besideX: CGFloat, _ besideY: CGFloat) -> CGFloat {
            let alongX = max(size.width / 2, size.width - clean(besideX))
            let alongY = max(size.height / 2, size.height - clean(besideY))
            return max(0, min(clean(radius), alongX, alongY))
        }
        return RectangleCornerRadii(
            topLeading: limit(topLeading, topTrailing, bottomLeading),
            bottomLeading: limit(bottomLeading, bottomTrailing, topLeading),
            bottomTrailing: limit(bottomTrailing, bottomLeading, topTrailing),
            topTrailing: limit(topTrailing, topLeading, bottomTrailing))
    }
}

extension Path {
    /// Adds a rounded rectangle. The corner's width and height are limited to half the rectangle's smaller side.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        if rect.isNull { return }
        let half = min(rect.width, rect.height) / 2
        func limit(_ side: CGFloat) -> CGFloat { side.isNaN ? 0 : max(0, min(side, half)) }
        let corner = CGSize(width: limit(cornerSize.width), height: limit(cornerSize.height))
        addRoundedRect(
            rect, topLeading: corner, bottomLeading: corner, bottomTrailing: corner, topTrailing: corner,
            style: style, transform: transform)
    }

    /// Adds a rounded rectangle with a separate radius for each corner.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        if rect.isNull { return }
        let radii = cornerRadii.limited(to: rect.standardized.size)
        func square(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
        addRoundedRect(
            rect, topLeading: square(radii.topLeading), bottomLeading: square(radii.bottomLeading),
            bottomTrailing: square(radii.bottomTrailing), topTrailing: square(radii.topTrailing),
            style: style, transform: transform)
    }

    /// The corner sizes must fit the rectangle.
    private mutating func addRoundedRect(
        _ rect: CGRect, topLeading: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize, topTrailing: CGSize,
        style: RoundedCornerStyle, transform: CGAffineTransform
    ) {
        func isSquare(_ corner: CGSize) -> Bool { corner.width <= 0 || corner.height <= 0 }
        if isSquare(topLeading) && isSquare(bottomLeading) && isSquare(bottomTrailing) && isSquare(topTrailing) {
            addRect(rect, transform: transform)
            return
        }
        // How far along each edge its corners may begin, in radii.
        let top = ContinuousCorner.reach(topLeading.width, topTrailing.width, edge: rect.width)
        let bottom = ContinuousCorner.reach(bottomLeading.width, bottomTrailing.width, edge: rect.width)
        let leading = ContinuousCorner.reach(topLeading.height, bottomLeading.height, edge: rect.height)
        let trailing = ContinuousCorner.reach(topTrailing.height, bottomTrailing.height, edge: rect.height)
        let factor: (Double) -> Double = { style == .continuous ? $0 : 1 }

        // The middle of the straight part of the trailing edge: the middle of the edge when its corners are alike.
        let upper = rect.minY + topTrailing.height * factor(trailing)
        let lower = rect.maxY - bottomTrailing.height * factor(trailing)
        move(to: CGPoint(x: rect.maxX, y: (upper + lower) / 2).applying(transform))
        var corner = ContinuousCorner(style: style, transform: transform)
        // Each corner is entered along `from` and left along `to`; both point away from the corner.
        corner.add(
            to: &self, at: CGPoint(x: rect.maxX, y: rect.maxY), from: CGVector(dx: 0, dy: -bottomTrailing.height),
            to: CGVector(dx: -bottomTrailing.width, dy: 0), reachFrom: trailing, reachTo: bottom)
        corner.add(
            to: &self, at: CGPoint(x: rect.minX, y: rect.maxY), from: CGVector(dx: bottomLeading.width, dy: 0),
            to: CGVector(dx: 0, dy: -bottomLeading.height), reachFrom: bottom, reachTo: leading)
        corner.add(
            to: &self, at: CGPoint(x: rect.minX, y: rect.minY), from: CGVector(dx: 0, dy: topLeading.height),
            to: CGVector(dx: topLeading.width, dy: 0), reachFrom: leading, reachTo: top)
        corner.add(
            to: &self, at: CGPoint(x: rect.maxX, y: rect.minY), from: CGVector(dx: -topTrailing.width, dy: 0),
            to: CGVector(dx: 0, dy: topTrailing.height), reachFrom: top, reachTo: trailing)
        closeSubpath()
    }
}

/// Draws one corner. A continuous corner begins 1.528665 radii from the corner point and is three cubics; with less room it
/// begins nearer and its first two controls tend to 0.96 and 0.82 (rules.md §15).
private struct ContinuousCorner {
    static let start = 1.528665
    var style: RoundedCornerStyle
    var transform: CGAffineTransform

    /// Where the corners of an edge begin, in radii: all of 1.528665 if there is room, else each gets its share of it.
    static func reach(_ first: CGFloat, _ second: CGFloat, edge: CGFloat) -> Double {
        let sum = Double(first + second)
        guard sum > 0 else { return start }
        return min(start, max(1, Double(abs(edge)) / sum))
    }

    mutating func add(
        to path: inout Path, at corner: CGPoint, from: CGVector, to: CGVector, reachFrom: Double, reachTo: Double
    ) {
        /// The point `f` corner sides back along the edge we come from and `t` along the one we go to.
        func point(_ f: Double, _ t: Double) -> CGPoint {
            CGPoint(
                x: corner.x + from.dx * f + to.dx * t, y: corner.y + from.dy * f + to.dy * t
            ).applying(transform)
        }
        func line(to end: CGPoint) {
            if path.currentPoint != end { path.addLine(to: end) }
        }
        if (from.dx == 0 && from.dy == 0) || (to.dx == 0 && to.dy == 0) {
            line(to: point(0, 0))
            return
        }
        switch style {
        case .circular:
            let control = 1 - Path.circleControl
            line(to: point(1, 0))
            path.addCurve(to: point(0, 1), control1: point(control, 0), control2: point(0, control))
        case .continuous:
            let (fromOuter, fromInner) = Self.controls(reachFrom)
            let (toOuter, toInner) = Self.controls(reachTo)
            line(to: point(reachFrom, 0))
            path.addCurve(
                to: point(0.631494, 0.0749114), control1: point(fromOuter, 0), control2: point(fromInner, 0))
            path.addCurve(
                to: point(0.0749114, 0.631494), control1: point(0.372824, 0.169060), control2: point(0.169060, 0.372824)
            )
            path.addCurve(to: point(0, reachTo), control1: point(0, toInner), control2: point(0, toOuter))
        }
    }

    private static func controls(_ reach: Double) -> (outer: Double, inner: Double) {
        let room = (reach - 1) / (start - 1)
        return (0.96 + (1.08849 - 0.96) * room, 0.82 + (0.868407 - 0.82) * room)
    }
}
