import GalleyGraph

/// Two gestures that continue at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// What both gestures tell; nil for one that has not begun.
    nonisolated public struct Value {
        /// What the first gesture tells; nil until it begins.
        public var first: First.Value?
        /// What the second gesture tells; nil until it begins.
        public var second: Second.Value?
    }

    /// One of the gestures that run at the same time.
    public var first: First
    /// The other.
    public var second: Second

    /// Makes one gesture of two that run at the same time.
    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// A gesture that begins once another has ended.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// How far the sequence has got.
    @frozen nonisolated public enum Value {
        /// The first gesture has not ended.
        case first(First.Value)
        /// The first gesture has ended; nil while the second has not begun.
        case second(First.Value, Second.Value?)
    }

    /// The gesture that has to end first.
    public var first: First
    /// The gesture that begins then.
    public var second: Second

    /// Makes one gesture of two that follow each other.
    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which one is recognised, the first before the second.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// What the gesture that was recognised tells.
    @frozen nonisolated public enum Value {
        /// The first was recognised.
        case first(First.Value)
        /// The first failed, and the second was recognised.
        case second(Second.Value)
    }

    /// The gesture that is preferred.
    public var first: First
    /// The gesture that counts where the first fails.
    public var second: Second

    /// Makes one gesture of two of which one succeeds, the first rather than the second.
    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// Recognises another gesture at the same time.
    @inlinable nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<
        Self, Other
    > {
        SimultaneousGesture(self, other)
    }

    /// Recognises another gesture once this one has ended.
    @inlinable nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Recognises another gesture only where this one is not.
    @inlinable nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other>
    {
        ExclusiveGesture(self, other)
    }
}
