import GalleyGraph

/// Changes of a view's picture that its layout does not notice, and that can therefore depend on it.
public protocol VisualEffect: Sendable {
    /// What changes, in the order in which it was said.
    var _steps: [_VisualStep] { get }
}

/// No change: what others are added to.
public struct EmptyVisualEffect: VisualEffect {
    /// No change.
    public init() {}
    public var _steps: [_VisualStep] { [] }
}

/// One change of a view's picture, and what it amounts to.
public struct _VisualStep: Sendable {
    enum Kind: Sendable {
        case offset(CGSize)
        case scale(CGSize, UnitPoint)
        case rotation(Angle, UnitPoint)
        case rotation3D(Angle, axis: SIMD3<Double>, UnitPoint, anchorZ: CGFloat, perspective: CGFloat)
        case projection(ProjectionTransform)
        case opacity(Double)
        case blur(CGFloat, isOpaque: Bool)
        case brightness(Double)
        case contrast(Double)
        case saturation(Double)
        case grayscale(Double)
        case hueRotation(Angle)
    }

    let kind: Kind

    /// The step as the view's picture is changed by it.
    @MainActor package var effect: any Effect {
        switch kind {
        case .offset(let offset): OffsetEffect(offset: offset.finite)
        case .scale(let scale, let anchor):
            TransformEffect { about(anchor, $0, CGAffineTransform(scaleX: scale.usable.width, y: scale.usable.height)) }
        case .rotation(let angle, let anchor):
            TransformEffect {
                about(anchor, $0, CGAffineTransform(rotationAngle: angle.radians.isFinite ? angle.radians : 0))
            }
        case .rotation3D(let angle, let axis, let anchor, let anchorZ, let perspective):
            ProjectedEffect {
                _Rotation3DEffect(
                    angle: angle, axis: (axis.x, axis.y, axis.z), anchor: anchor, anchorZ: anchorZ,
                    perspective: perspective
                ).effectValue(size: $0)
            }
        case .projection(let projection): ProjectedEffect { _ in projection }
        case .opacity(let opacity): OpacityEffect(opacity: opacity.isNaN ? 1 : min(max(opacity, 0), 1))
        case .blur(let radius, let isOpaque):
            BlurEffect(blur: LayerBlur(radius: Double(radius), isOpaque: isOpaque))
        case .brightness(let amount): ColorEffect(filter: .brightness(amount.isFinite ? amount : 0))
        case .contrast(let amount): ColorEffect(filter: .contrast(amount.isFinite ? amount : 1))
        case .saturation(let amount): ColorEffect(filter: .saturation(amount.isFinite ? amount : 1))
        case .grayscale(let amount):
            ColorEffect(filter: .saturation(1 - (amount.isFinite ? min(max(amount, 0), 1) : 0)))
        case .hueRotation(let angle):
            ColorEffect(filter: .hueRotation(radians: angle.radians.isFinite ? angle.radians : 0))
        }
    }

    /// The step a part of the way to another of its kind; the nearer one of different kinds.
    package func mixed(with other: _VisualStep, by share: Double) -> _VisualStep {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        func mix(_ a: Angle, _ b: Angle) -> Angle { .radians(mix(a.radians, b.radians)) }
        func mix(_ a: CGSize, _ b: CGSize) -> CGSize {
            CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
        }
        func mix(_ a: UnitPoint, _ b: UnitPoint) -> UnitPoint { UnitPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
        let kind: Kind? =
            switch (self.kind, other.kind) {
            case (.offset(let a), .offset(let b)): .offset(mix(a, b))
            case (.scale(let a, let p), .scale(let b, let q)): .scale(mix(a, b), mix(p, q))
            case (.rotation(let a, let p), .rotation(let b, let q)): .rotation(mix(a, b), mix(p, q))
            case (.rotation3D(let a, let u, let p, let m, let s), .rotation3D(let b, let v, let q, let n, let t)):
                .rotation3D(
                    mix(a, b), axis: u + (v - u) * share, mix(p, q), anchorZ: mix(m, n), perspective: mix(s, t))
            case (.opacity(let a), .opacity(let b)): .opacity(mix(a, b))
            case (.blur(let a, let isOpaque), .blur(let b, _)): .blur(mix(a, b), isOpaque: isOpaque)
            case (.brightness(let a), .brightness(let b)): .brightness(mix(a, b))
            case (.contrast(let a), .contrast(let b)): .contrast(mix(a, b))
            case (.saturation(let a), .saturation(let b)): .saturation(mix(a, b))
            case (.grayscale(let a), .grayscale(let b)): .grayscale(mix(a, b))
            case (.hueRotation(let a), .hueRotation(let b)): .hueRotation(mix(a, b))
            default: nil
            }
        return kind.map { _VisualStep(kind: $0) } ?? (share < 0.5 ? self : other)
    }
}

extension CGSize {
    /// Lengths that are not finite count as 0.
    fileprivate var finite: CGSize {
        CGSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0)
    }

    /// A scale that has an inverse (rules.md §17.5).
    fileprivate var usable: CGSize {
        func usable(_ scale: CGFloat) -> CGFloat { scale == 0 || !scale.isFinite ? 1e-6 : scale }
        return CGSize(width: usable(width), height: usable(height))
    }
}

/// An effect and one step more.
private struct ExtendedVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let step: _VisualStep.Kind

    var _steps: [_VisualStep] { base._steps + [_VisualStep(kind: step)] }
}

extension VisualEffect {
    private func adding(_ step: _VisualStep.Kind) -> some VisualEffect { ExtendedVisualEffect(base: self, step: step) }

    /// Draws the view elsewhere.
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }
    /// Draws the view elsewhere.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding(.offset(CGSize(width: x, height: y)))
    }
    /// Scales the view about a point of its frame.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(scale, anchor))
    }
    /// Scales the view about a point of its frame.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(CGSize(width: scale, height: scale), anchor))
    }
    /// Scales the view about a point of its frame.
    public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(CGSize(width: x, height: y), anchor))
    }
    /// Turns the view, clockwise, about a point of its frame.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.rotation(angle, anchor))
    }
    /// Turns the view in space, as `View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)` does.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            .rotation3D(
                angle, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)), anchor, anchorZ: anchorZ,
                perspective: perspective))
    }
    /// Transforms the view about its top left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        adding(.projection(ProjectionTransform(transform)))
    }
    /// Transforms the view about its top left corner.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding(.projection(transform))
    }
    /// How opaque the view is as a whole: 0…1.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }
    /// Blurs the view.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(.blur(radius, isOpaque: opaque))
    }
    /// Makes the view brighter by a part of the full range.
    public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness(amount)) }
    /// Moves the view's colours away from the middle: 1 changes nothing.
    public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast(amount)) }
    /// Makes the view's colours stronger: 1 changes nothing.
    public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation(amount)) }
    /// Takes the view's colours away: 0 changes nothing.
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale(amount)) }
    /// Turns the hues of the view's colours.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation(angle)) }
}

extension View {
    /// Changes the view's picture depending on its size and place, which its layout does not notice (rules.md §17.5).
    @preconcurrency nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(
            EffectModifier(
                kind: "visualEffect",
                effect: VisualEffects { proxy in effect(EmptyVisualEffect(), proxy)._steps.map { $0.effect } }))
    }
}
