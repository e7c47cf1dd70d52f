import Foundation

/// How the ends of open lines look.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// Cut off at the end point.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// A half square beyond the end point.
    case square = 2
}

/// How the corners of lines look.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// Pointed, up to the miter limit.
    case miter = 0
    /// A circle around the corner.
    case round = 1
    /// Cut off.
    case bevel = 2
}

/// How a path is stroked. Lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
    /// The line's width; half of it lies on each side of the path.
    public var lineWidth: CGFloat
    /// How open ends look; `.butt` by default: cut off at the end point.
    public var lineCap: CGLineCap
    /// How corners look; `.miter` by default.
    public var lineJoin: CGLineJoin
    /// How long a miter may be, in line widths, before the corner is cut off.
    public var miterLimit: CGFloat
    /// The lengths of painted and unpainted parts in turn, from the path's start; empty for a solid line.
    public var dash: [CGFloat]
    /// How far into the dash pattern the line starts.
    public var dashPhase: CGFloat

    /// Makes a style; the defaults are SwiftUI's.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// The dash pattern, if it is one: no negative or unusable number and some length in it. A pattern with an odd count is
    /// gone through twice, painting and skipping in turn.
    public var usableDash: [Double]? {
        let pattern = dash.map(Double.init)
        guard !pattern.isEmpty, pattern.allSatisfy({ $0.isFinite && $0 >= 0 }), pattern.reduce(0, +) > 0 else {
            return nil
        }
        return pattern.count % 2 == 0 ? pattern : pattern + pattern
    }
}
