import GalleyGraph

/// Turns the picture of a view in space, about an axis through a point, and shows it from in front of it.
nonisolated public struct _Rotation3DEffect: GeometryEffect, Equatable {
    /// How far the view turns, clockwise as seen along the axis.
    public var angle: Angle
    /// The axis's direction; its length does not count.
    public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    /// Where in the view the axis goes through, as a part of its width and height.
    public var anchor: UnitPoint
    /// How far before the view the axis lies, in points.
    public var anchorZ: CGFloat
    /// How strongly what is nearer is larger; 0 is a parallel projection (rules.md §17.5).
    public var perspective: CGFloat

    /// Turns by `angle` about `axis`, by default through the middle of the view.
    public init(
        angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) {
        self.angle = angle
        self.axis = axis
        self.anchor = anchor
        self.anchorZ = anchorZ
        self.perspective = perspective
    }

    /// The eye is as far away as the view's longer side, divided by the perspective (OpenSwiftUI, Rotation3DEffect.swift, read
    /// from SwiftUI 6.5; rules.md §17.5).
    nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        let distance = perspective == 0 ? CGFloat.infinity : max(size.width, size.height) / perspective
        guard length > 0, length.isFinite, angle.radians.isFinite, anchorZ.isFinite, distance != 0, !distance.isNaN
        else {
            return ProjectionTransform()
        }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (cosine, sine) = (CGFloat(cos(angle.radians)), CGFloat(sin(angle.radians)))
        let rest = 1 - cosine
        // Where the axes of the view's plane, and the way to it from the anchor, come to lie.
        let right = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
        let down = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
        let back = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
        let (ax, ay) = (anchor.x * size.width, anchor.y * size.height)
        func start(_ right: CGFloat, _ down: CGFloat, _ back: CGFloat) -> CGFloat {
            -ax * right - ay * down - anchorZ * back
        }
        var turned = ProjectionTransform()
        (turned.m11, turned.m12, turned.m13) = (right.0, right.1, -right.2 / distance)
        (turned.m21, turned.m22, turned.m23) = (down.0, down.1, -down.2 / distance)
        turned.m31 = start(right.0, down.0, back.0)
        turned.m32 = start(right.1, down.1, back.1)
        turned.m33 = 1 - start(right.2, down.2, back.2) / distance
        return turned.concatenating(ProjectionTransform(CGAffineTransform(translationX: ax, y: ay)))
    }

    public typealias AnimatableData = AnimatablePair<
        Double,
        AnimatablePair<
            AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
            AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
        >
    >

    /// The angle, the axis, the anchor, its depth and the perspective.
    nonisolated public var animatableData: AnimatableData {
        get {
            AnimatablePair(
                angle.radians,
                AnimatablePair(
                    AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)),
                    AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
        }
        set {
            angle = .radians(newValue.first)
            let (axes, rest) = (newValue.second.first, newValue.second.second)
            axis = (axes.first, axes.second.first, axes.second.second)
            anchor.animatableData = rest.first
            (anchorZ, perspective) = (rest.second.first, rest.second.second)
        }
    }

    nonisolated public static func == (a: Self, b: Self) -> Bool {
        a.angle == b.angle && a.axis == b.axis && a.anchor == b.anchor && a.anchorZ == b.anchorZ
            && a.perspective == b.perspective
    }
}

extension View {
    /// Turns the picture of the view in space and shows it from in front. Layout does not notice (rules.md §17.5).
    /// - Parameters:
    ///   - angle: How far it turns, clockwise as seen along the axis.
    ///   - axis: What it turns about: to the right, down and towards the eye.
    ///   - anchor: Where the axis meets the view, as parts of its size.
    ///   - anchorZ: How far before the view the axis lies, in points.
    ///   - perspective: How near the eye is: at 1 as far away as the view's longer side, at 0 without end.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
}
