import Foundation
import GalleyGeometry

/// Core Graphics' path: a `Path` that is handed on by reference, for source that gives it to `Path(_:)`.
///
/// Start points and directions are those of `Path`. Where Core Graphics takes a pointer to a transform, nil is none.
public class CGPath: Hashable {
    /// The steps. Only a `CGMutablePath` changes them.
    final var path: Path

    init(_ path: Path) { self.path = path }

    /// A path of one rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform))
    }

    /// A path of one ellipse that touches the rectangle's sides.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform))
    }

    /// A path of one rounded rectangle; its corners are quarters of ellipses.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(Path(roundedRect: rect, cornerSize: corner, style: .circular).applying(transform))
    }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(path.elements.count)
        hasher.combine(path.currentPoint?.x)
        hasher.combine(path.currentPoint?.y)
    }

    /// Whether the path has no steps.
    public var isEmpty: Bool { path.isEmpty }

    /// The end of the last step; zero for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The smallest rectangle that holds every point, control points included. Null for an empty path.
    public var boundingBox: CGRect {
        let points = path.elements.flatMap(\.points)
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle that holds the outline, control points not counted. Null for an empty path.
    public var boundingBoxOfPath: CGRect { path.boundingRect }

    /// Whether the path is one rectangle whose sides follow the axes, which `rect` then gets.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = path.rectangle else { return false }
        rect?.pointee = found
        return true
    }

    /// Whether a point lies inside the filled path.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// The path, which never changes.
    public func copy() -> CGPath? { CGPath(path) }

    /// The path, to be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    /// The path, transformed.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform))
    }

    /// The path, transformed, to be changed.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(path.applying(transform))
    }

    /// The area that a stroke of the path covers, to be filled by the winding rule.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.applying(transform).strokedPath(style))
    }

    /// Calls a block with each step, in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in path.elements {
            var points = element.points
            // A step without points has a place for one all the same: the pointer is never empty.
            if points.isEmpty { points = [.zero] }
            points.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                var step = CGPathElement(type: element.type, points: start)
                block(&step)
            }
        }
    }
}

/// Which parts of a path are inside.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// What the path runs around more often one way than the other.
    case winding
    /// What lies behind an odd number of the path's lines.
    case evenOdd
}

/// The kind of a path's step.
public enum CGPathElementType: Int32, Hashable, Sendable {
    /// A new subpath begins.
    case moveToPoint
    /// A straight line.
    case addLineToPoint
    /// A curve with one control point.
    case addQuadCurveToPoint
    /// A curve with two control points.
    case addCurveToPoint
    /// A line back to the subpath's start.
    case closeSubpath
}

/// A path's step: its kind, and its points, control points first. They are valid while the step is shown only.
public struct CGPathElement {
    /// What the step does; it says how many points there are.
    public var type: CGPathElementType
    /// None for the end of a subpath, one for a move or a line, two for a quadratic curve and three for a cubic one, in
    /// points.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Makes a step; the memory behind `points` stays the caller's.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

extension Path {
    /// A path of Core Graphics'.
    public init(_ path: CGPath) { self = path.path }

    /// A path of Core Graphics', as it is now.
    public init(_ path: CGMutablePath) { self = path.path }

    /// The path as Core Graphics has it.
    public var cgPath: CGPath { CGPath(self) }

    fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
        transform.map { applying($0.pointee) } ?? self
    }
}

extension Path.Element {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .closeSubpath: .closeSubpath
        }
    }

    /// Control points first.
    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .closeSubpath: []
        }
    }
}
