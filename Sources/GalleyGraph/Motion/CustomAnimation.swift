import Foundation

// Source: Apple's pages of CustomAnimation, AnimationContext, AnimationState and AnimationStateKey.

/// An animation of one's own: where a value is on its way, at a time.
nonisolated public protocol CustomAnimation: Hashable, Sendable {
    /// How much of a way is done after a time, in seconds; nil where it is over.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    /// How fast the value moves then.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    /// Whether the animation takes another's place that is not over. Not asked here: a new one begins.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Unknown.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
    /// No.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// What an animation of one's own keeps from one moment to the next, under a key.
nonisolated public protocol AnimationStateKey {
    /// What is kept.
    associatedtype Value
    /// What is kept at the beginning.
    static var defaultValue: Value { get }
}

/// What an animation of one's own keeps.
nonisolated public struct AnimationState<Value: VectorArithmetic> {
    private var kept: [ObjectIdentifier: Any] = [:]

    /// Nothing yet.
    public init() {}

    /// What is kept under a key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { kept[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { kept[ObjectIdentifier(key)] = newValue }
    }

    fileprivate var isEmpty: Bool { kept.isEmpty }
}

/// What an animation of one's own knows of where it runs.
nonisolated public struct AnimationContext<Value: VectorArithmetic> {
    /// What it keeps.
    public var state = AnimationState<Value>()
    /// Whether it counts as over though it moves on.
    public var isLogicallyComplete = false
    /// The environment: that of no view, here.
    public var environment: EnvironmentValues { EnvironmentValues() }

    fileprivate init() {}

    /// The same with what an animation of another value keeps.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>()
        (context.state, context.isLogicallyComplete) = (state, isLogicallyComplete)
        return context
    }
}

extension Animation {
    /// An animation of one's own.
    nonisolated public init<A: CustomAnimation>(_ base: A) { self.init(custom: CustomForm(base: base)) }
}

/// An animation of one's own, as a form.
nonisolated struct CustomForm: Hashable, Sendable {
    let base: any CustomAnimation

    /// How far apart the moments are at which an animation is asked that keeps something: those of a screen.
    private static let frame = 1.0 / 60
    /// After how many moments an animation counts as endless: a minute.
    private static let most = 3600

    static func == (a: Self, b: Self) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }
    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

    /// How much of a way is done after a time; nil where it is over. One that keeps something is asked for every moment before, too.
    func value<V: VectorArithmetic>(_ way: V, at time: TimeInterval) -> V? {
        var context = AnimationContext<V>()
        let value = base.animate(value: way, time: time, context: &context)
        if context.state.isEmpty { return value }
        context = AnimationContext()
        for index in 0..<min(Int(time / Self.frame), Self.most) {
            guard base.animate(value: way, time: Double(index) * Self.frame, context: &context) != nil else {
                return nil
            }
        }
        return base.animate(value: way, time: time, context: &context)
    }

    /// How long a way takes, or until it counts as over; infinite where it does not within a minute.
    func duration<V: VectorArithmetic>(of way: V, isLogical: Bool) -> TimeInterval {
        var context = AnimationContext<V>()
        for index in 0..<Self.most {
            let time = Double(index) * Self.frame
            let value = base.animate(value: way, time: time, context: &context)
            if value == nil || isLogical && context.isLogicallyComplete { return time }
        }
        return .infinity
    }
}
