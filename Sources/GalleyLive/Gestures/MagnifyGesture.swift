import GalleyGraph

/// Two fingers that move apart or together.
nonisolated public struct MagnifyGesture: PrimitiveGesture, Sendable {
    /// How far the gesture has got.
    nonisolated public struct Value: Equatable, Sendable {
        /// When this was so.
        public var time: Date
        /// How much larger the fingers' distance is than at the beginning: 1 is no change.
        public var magnification: CGFloat
        /// How fast the magnification changes, per second.
        public var velocity: CGFloat
        /// Where the gesture began, as a part of the view's size.
        public var startAnchor: UnitPoint
        /// Where the gesture began, in points.
        public var startLocation: CGPoint
    }

    /// By how much the magnification has to change before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Begins once the magnification has changed by `minimumScaleDelta`, by a hundredth by default.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that move apart or together; `MagnifyGesture` tells more.
nonisolated public struct MagnificationGesture: PrimitiveGesture, Sendable {
    /// How much larger the fingers' distance is than at the beginning: 1 is no change.
    public typealias Value = CGFloat

    /// By how much the magnification has to change before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Begins once the magnification has changed by `minimumScaleDelta`, by a hundredth by default.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}
