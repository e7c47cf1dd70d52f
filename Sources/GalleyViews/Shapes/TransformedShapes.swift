import Foundation
import GalleyDrawing
import GalleyGraph
import GalleyLayout

// Moved, scaled, turned and transformed shapes take the plain proposal, whatever their base would take (rules.md §15).

/// A shape whose outline is moved.
@frozen public struct OffsetShape<Content: Shape>: Shape {
    /// The shape that is moved.
    public var shape: Content
    /// How far, in points.
    public var offset: CGSize

    /// Makes a moved shape.
    @inlinable nonisolated public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// The shape's outline in the frame, moved.
    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    /// That of the shape which is moved.
    nonisolated public static var role: ShapeRole { Content.role }

    /// That of the shape which is moved.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// What the shape animates, and the offset.
    nonisolated public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(offset.width, offset.height)) }
        set {
            shape.animatableData = newValue.first
            offset = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// The shape is inset first, then moved.
    nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape whose outline is scaled about a point of its frame.
@frozen public struct ScaledShape<Content: Shape>: Shape {
    /// The shape that is scaled.
    public var shape: Content
    /// The factors along x and y.
    public var scale: CGSize
    /// The point of the frame that stays.
    public var anchor: UnitPoint

    /// Makes a scaled shape.
    @inlinable nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// The shape's outline in the frame, scaled about the anchor.
    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, of: rect))
    }

    /// That of the shape which is scaled.
    nonisolated public static var role: ShapeRole { Content.role }

    /// That of the shape which is scaled.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// What the shape animates, the scale and the anchor.
    nonisolated public var animatableData:
        AnimatablePair<
            Content.AnimatableData, AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
        >
    {
        get {
            AnimatablePair(
                shape.animatableData,
                AnimatablePair(AnimatablePair(scale.width, scale.height), AnimatablePair(anchor.x, anchor.y)))
        }
        set {
            shape.animatableData = newValue.first
            scale = CGSize(width: newValue.second.first.first, height: newValue.second.first.second)
            anchor = UnitPoint(x: newValue.second.second.first, y: newValue.second.second.second)
        }
    }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
    /// The shape is inset first, then scaled.
    nonisolated public func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
        ScaledShape<Content.InsetShape>(shape: shape.inset(by: amount), scale: scale, anchor: anchor)
    }
}

/// A shape whose outline is turned about a point of its frame.
@frozen public struct RotatedShape<Content: Shape>: Shape {
    /// The shape that is turned.
    public var shape: Content
    /// How far; positive is clockwise.
    public var angle: Angle
    /// The point of the frame that stays.
    public var anchor: UnitPoint

    /// Makes a turned shape.
    @inlinable nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// The shape's outline in the frame, turned about the anchor.
    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor, of: rect))
    }

    /// That of the shape which is turned.
    nonisolated public static var role: ShapeRole { Content.role }

    /// That of the shape which is turned.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// What the shape animates, the angle and the anchor.
    nonisolated public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>>
    {
        get {
            AnimatablePair(
                shape.animatableData, AnimatablePair(angle.radians, AnimatablePair(anchor.x, anchor.y)))
        }
        set {
            shape.animatableData = newValue.first
            angle = .radians(newValue.second.first)
            anchor = UnitPoint(x: newValue.second.second.first, y: newValue.second.second.second)
        }
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// The shape is inset first, then turned.
    nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// A shape whose outline passes through a transform about its frame's origin.
@frozen public struct TransformedShape<Content: Shape>: Shape {
    /// The shape that is transformed.
    public var shape: Content
    /// The transform.
    public var transform: CGAffineTransform

    /// Makes a transformed shape.
    @inlinable nonisolated public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// The shape's outline in the frame, transformed about the frame's top left corner.
    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(transform.about(.topLeading, of: rect))
    }

    /// That of the shape which is transformed.
    nonisolated public static var role: ShapeRole { Content.role }

    /// That of the shape which is transformed.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// What the shape animates; the transform changes at once.
    nonisolated public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension CGAffineTransform {
    /// The transform about a point of a rectangle instead of the origin.
    func about(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
        let x = rect.minX + rect.width * anchor.x
        let y = rect.minY + rect.height * anchor.y
        return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}
