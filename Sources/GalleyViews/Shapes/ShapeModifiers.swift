import Foundation
import GalleyDrawing
import GalleyGraph
import GalleyLayout

extension Shape {
    /// The part of the outline between two shares of its length, from 0 (its start) to 1 (rules.md §15.1).
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }

    /// The outline, moved (rules.md §15.1).
    nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: offset)
    }

    /// The outline, moved (rules.md §15.1).
    nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// The outline, moved (rules.md §15.1).
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// The outline, scaled about a point of its frame (rules.md §15.1).
    nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// The outline, scaled alike in both directions about a point of its frame (rules.md §15.1).
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// The outline, turned about a point of its frame; positive is clockwise (rules.md §15.1).
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// The outline, transformed about its frame's origin (rules.md §15.1).
    nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// The outline at a separate size, from its frame's top leading corner (rules.md §15.1).
    nonisolated public func size(_ size: CGSize) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: .topLeading)
    }

    /// The outline at a separate size, from its frame's top leading corner (rules.md §15.1).
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        _SizedShape(shape: self, size: CGSize(width: width, height: height), anchor: .topLeading)
    }

    /// The outline at a separate size, aligned in its frame (rules.md §15.1).
    nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// The outline at a separate size, aligned in its frame (rules.md §15.1).
    nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: CGSize(width: width, height: height), anchor: anchor)
    }
}
