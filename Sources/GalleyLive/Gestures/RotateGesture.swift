import GalleyGraph

/// Two fingers that turn about each other.
nonisolated public struct RotateGesture: PrimitiveGesture, Sendable {
    /// How far the gesture has got.
    nonisolated public struct Value: Equatable, Sendable {
        /// When this was so.
        public var time: Date
        /// By how much the fingers have turned, clockwise.
        public var rotation: Angle
        /// How fast they turn, per second.
        public var velocity: Angle
        /// Where the gesture began, as a part of the view's size.
        public var startAnchor: UnitPoint
        /// Where the gesture began, in points.
        public var startLocation: CGPoint
    }

    /// By how much the fingers have to turn before the gesture begins.
    public var minimumAngleDelta: Angle

    /// Begins once the fingers have turned by `minimumAngleDelta`, by one degree by default.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// Two fingers that turn about each other; `RotateGesture` tells more.
nonisolated public struct RotationGesture: PrimitiveGesture, Sendable {
    /// By how much the fingers have turned, clockwise.
    public typealias Value = Angle

    /// By how much the fingers have to turn before the gesture begins.
    public var minimumAngleDelta: Angle

    /// Begins once the fingers have turned by `minimumAngleDelta`, by one degree by default.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}
