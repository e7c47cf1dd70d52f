import Foundation

/// The outline of a two-dimensional shape, in points, y growing downwards.
///
/// Start points and directions are SwiftUI's (rules.md §15): a rectangle starts at its top left corner, an ellipse and a
/// rounded rectangle at the middle of the trailing edge; all run clockwise on screen. Dashes and trims count from there.
public struct Path: Equatable, Sendable {
    /// One step of a path.
    @frozen public enum Element: Equatable, Sendable {
        /// Starts a new subpath at a point.
        case move(to: CGPoint)
        /// A straight line from the current point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve from the current point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve from the current point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line back to the start of the subpath, which ends there.
        case closeSubpath
    }

    /// The steps, in order.
    public private(set) var elements: [Element] = []
    private var subpathStart: CGPoint?

    /// The end of the last step; after a closing step, the point where the closed subpath began. Nil for an empty path.
    public private(set) var currentPoint: CGPoint?

    /// Makes an empty path.
    public init() {}

    /// Makes a path of one rectangle.
    public init(_ rect: CGRect) {
        addRect(rect)
    }

    /// Makes a path of one rounded rectangle with elliptical corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Makes a path of one rounded rectangle.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Makes a path of one rounded rectangle with a separate radius for each corner.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Makes a path of one ellipse that touches the rectangle's sides.
    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    /// Makes an empty path and hands it to a closure that draws into it.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    /// Makes a path of ready steps. Steps that need a current point and have none are left out.
    public init(elements: [Element]) {
        self.elements.reserveCapacity(elements.count)
        for element in elements { append(element) }
    }

    public static func == (lhs: Path, rhs: Path) -> Bool {
        lhs.elements == rhs.elements
    }

    /// Whether the path has no steps.
    public var isEmpty: Bool { elements.isEmpty }

    /// Calls a closure with each step, in order.
    public func forEach(_ body: (Element) -> Void) {
        for element in elements { body(element) }
    }

    /// Starts a new subpath.
    public mutating func move(to end: CGPoint) {
        elements.append(.move(to: end))
        subpathStart = end
        currentPoint = end
    }

    /// Adds a straight line. Without a current point nothing is added, as in CoreGraphics.
    public mutating func addLine(to end: CGPoint) {
        guard currentPoint != nil else { return }
        elements.append(.line(to: end))
        currentPoint = end
    }

    /// Adds a quadratic Bézier curve. Without a current point nothing is added.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard currentPoint != nil else { return }
        elements.append(.quadCurve(to: end, control: control))
        currentPoint = end
    }

    /// Adds a cubic Bézier curve. Without a current point nothing is added.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard currentPoint != nil else { return }
        elements.append(.curve(to: end, control1: control1, control2: control2))
        currentPoint = end
    }

    /// Closes the current subpath with a line to its start.
    public mutating func closeSubpath() {
        guard currentPoint != nil, elements.last != .closeSubpath else { return }
        elements.append(.closeSubpath)
        currentPoint = subpathStart
    }

    /// Adds one ready step, unless it needs a current point and there is none.
    package mutating func append(_ element: Element) {
        switch element {
        case .move(let end): move(to: end)
        case .line(let end): addLine(to: end)
        case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
        case .curve(let end, let control1, let control2): addCurve(to: end, control1: control1, control2: control2)
        case .closeSubpath: closeSubpath()
        }
    }

    /// Adds another path's steps, transformed.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        if transform.isIdentity {
            for element in path.elements { append(element) }
        } else {
            for element in path.elements { append(element.applying(transform)) }
        }
    }

    /// The path with every point transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        var result = self
        for index in result.elements.indices {
            result.elements[index] = result.elements[index].applying(transform)
        }
        result.subpathStart = subpathStart?.applying(transform)
        result.currentPoint = currentPoint?.applying(transform)
        return result
    }

    /// The path, moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path.Element {
    /// The step with its points transformed.
    @inlinable public func applying(_ transform: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let end):
            .move(to: end.applying(transform))
        case .line(let end):
            .line(to: end.applying(transform))
        case .quadCurve(let end, let control):
            .quadCurve(to: end.applying(transform), control: control.applying(transform))
        case .curve(let end, let control1, let control2):
            .curve(
                to: end.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        case .closeSubpath:
            .closeSubpath
        }
    }

    /// Whether every coordinate is a finite number.
    public var isFinite: Bool {
        func finite(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }
        return switch self {
        case .move(let end), .line(let end): finite(end)
        case .quadCurve(let end, let control): finite(end) && finite(control)
        case .curve(let end, let control1, let control2): finite(end) && finite(control1) && finite(control2)
        case .closeSubpath: true
        }
    }
}

extension Path {
    /// Whether the path has steps, all of finite coordinates.
    package var isDrawable: Bool { !isEmpty && elements.allSatisfy(\.isFinite) }
}
