import GalleyGraph
import GalleyViews

/// Where a view is on its way through what a scroll view shows.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// It lies, or begins to lie, before the visible part.
    case topLeading
    /// It is seen.
    case identity
    /// It lies, or begins to lie, after the visible part.
    case bottomTrailing

    /// Whether the view is seen.
    public var isIdentity: Bool { self == .identity }

    /// −1 before the visible part, 0 in it and 1 after it.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// When and how a view changes that is scrolled into sight. A picture shows what the scroll view stands at.
public struct ScrollTransitionConfiguration: Sendable {
    /// How much of a view has to be seen for it to be in sight.
    public struct Threshold: Sendable {
        /// The part of the view that is seen; the middle of the scroll view where it is nil.
        fileprivate var amount: Double?
        /// How far the visible part begins inside the scroll view, in points.
        fileprivate var inset: Double = 0

        /// All of it.
        public static let visible = Threshold(amount: 1)
        /// Nothing of it.
        public static let hidden = Threshold(amount: 0)
        /// Its middle lies in that of the scroll view.
        public static var centered: Threshold { Threshold(amount: nil) }
        /// A part of it.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(amount: amount.isNaN ? 1 : min(max(amount, 0), 1))
        }

        /// A part of the way to another threshold.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            guard let from = self.amount, let to = other.amount, amount.isFinite else {
                return amount < 0.5 ? self : other
            }
            return Threshold(amount: from + (to - from) * amount, inset: inset + (other.inset - inset) * amount)
        }

        /// The threshold, the scroll view's edges moved inwards by so many points.
        public func inset(by distance: Double) -> Threshold {
            Threshold(amount: amount, inset: inset + (distance.isFinite ? distance : 0))
        }
    }

    fileprivate enum Motion: Sendable {
        case animated
        case interactive(UnitCurve)
        case identity
    }

    fileprivate var motion: Motion
    fileprivate var threshold = Threshold.visible

    /// The view changes at once where it comes into sight.
    public static func animated(_ animation: Animation = .default) -> Self { Self(motion: .animated) }
    /// The view changes at once where it comes into sight.
    public static let animated = Self(motion: .animated)
    /// The view changes by as much as it has come into sight.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
        Self(motion: .interactive(timingCurve))
    }
    /// The view changes by as much as it has come into sight.
    public static let interactive = Self(motion: .interactive(.easeInOut))
    /// The view does not change.
    public static let identity = Self(motion: .identity)

    /// The configuration with another threshold.
    public func threshold(_ threshold: Threshold) -> Self {
        var configuration = self
        configuration.threshold = threshold
        return configuration
    }

    /// Which phase the view changes to, and by how much.
    /// - Parameters:
    ///   - view: From where to where it lies along the axis.
    ///   - port: From where to where one sees.
    func progress(
        of view: (low: CGFloat, high: CGFloat), in port: (low: CGFloat, high: CGFloat), isLeading: Bool
    ) -> Double {
        let length = Double(view.high - view.low)
        let inset = threshold.inset
        let hidden: Double
        if let amount = threshold.amount {
            let beyond = Double(isLeading ? port.low - view.low : view.high - port.high) + inset
            // All of the way is gone once nothing is seen of it.
            let part = max(length * amount, 1e-9)
            hidden = min(max((beyond - length * (1 - amount)) / part, 0), 1)
        } else {
            let distance = Double((view.low + view.high) / 2 - (port.low + port.high) / 2)
            let whole = max(Double(port.high - port.low) / 2 + length / 2, 1e-9)
            hidden = min(max((isLeading ? -distance : distance) / whole, 0), 1)
        }
        switch motion {
        case .identity: return 0
        case .animated: return hidden > 0 ? 1 : 0
        case .interactive(let curve): return curve.value(at: hidden)
        }
    }
}

/// Changes a view's picture by where it is in its scroll view.
private struct ScrollTransitionModifier<E: VisualEffect>: PrimitiveModifier {
    let leading, trailing: ScrollTransitionConfiguration
    let axis: Axis?
    let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let axis = modifier.axis ?? (builder.position.scrollAxes == .horizontal ? .horizontal : .vertical)
        let effect = VisualEffects { proxy in
            modifier.steps(axis, proxy).map { $0.effect }
        }
        EffectModifier._build(EffectModifier(kind: "scrollTransition", effect: effect), around: content, into: builder)
    }

    private func steps(_ axis: Axis, _ proxy: GeometryProxy) -> [_VisualStep] {
        let rest = transition(EmptyVisualEffect(), .identity)._steps
        let port = proxy.frames.viewport
        // Outside of scroll views everything is in sight.
        guard port.width < 1e14, port.height < 1e14 else { return rest }
        let (view, seen) = (proxy.frame(in: .global).range(axis), port.range(axis))
        let before = leading.progress(of: view, in: seen, isLeading: true)
        let after = trailing.progress(of: view, in: seen, isLeading: false)
        let phase: ScrollTransitionPhase = before >= after ? .topLeading : .bottomTrailing
        let amount = max(before, after)
        guard amount > 0 else { return rest }
        let changed = transition(EmptyVisualEffect(), phase)._steps
        guard changed.count == rest.count else { return amount < 0.5 ? rest : changed }
        return zip(rest, changed).map { $0.mixed(with: $1, by: amount) }
    }
}

extension View {
    /// Changes the view's picture while it is scrolled into sight and out of it.
    /// - Parameters:
    ///   - configuration: How the change follows scrolling; step by step with it by default (rules.md §17.5).
    ///   - axis: The way of scrolling; that of the scroll view by default.
    ///   - transition: The changes in a phase: before it is in sight, in sight, or behind.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(
                leading: configuration, trailing: configuration, axis: axis, transition: transition))
    }

    /// Changes the view's picture while it is scrolled into sight and out of it, at either end in its own way
    /// (rules.md §17.5).
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(leading: topLeading, trailing: bottomTrailing, axis: axis, transition: transition))
    }
}
