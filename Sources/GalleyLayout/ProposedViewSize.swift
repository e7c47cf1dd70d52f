import Foundation
import GalleyEngine

/// What a parent offers a view: per axis a length in points, or nil for "your ideal length".
///
/// 0 asks for the minimum, ∞ for the maximum. The axes are independent (rules.md §1).
public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width in points, or nil for the ideal one.
    public var width: CGFloat?
    /// The proposed height in points, or nil for the ideal one.
    public var height: CGFloat?

    /// Proposes 0 on both axes.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Proposes nothing on both axes.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Proposes ∞ on both axes.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Proposes lengths in points; nil asks for the ideal one (rules.md §1.1).
    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Proposes exactly that size.
    @inlinable public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The proposal as a size, with `size`'s lengths (10×10 by default) for the unspecified ones.
    @inlinable public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    package init(_ proposal: Proposal) {
        self.init(
            width: isNone(proposal.width) ? nil : CGFloat(proposal.width),
            height: isNone(proposal.height) ? nil : CGFloat(proposal.height))
    }

    /// The engine's form: negative lengths count as 0, NaN as unspecified.
    package var engine: Proposal {
        Proposal(width.map { Double($0) } ?? .nan, height.map { Double($0) } ?? .nan).nonNegative
    }
}

extension CGSize {
    package init(_ size: Size) { self.init(width: size.width, height: size.height) }
    package var engine: Size { Size(Double(width), Double(height)) }
}

extension CGPoint {
    package init(_ point: Point) { self.init(x: point.x, y: point.y) }
    package var engine: Point { Point(Double(x), Double(y)) }
}
