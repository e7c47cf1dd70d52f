import GalleyGraph

/// A finger that moves over the view.
nonisolated public struct DragGesture: PrimitiveGesture {
    /// How far the drag has got.
    nonisolated public struct Value: Equatable, Sendable {
        /// When this was so.
        public var time: Date
        /// Where the finger is, in points of the gesture's coordinate space.
        public var location: CGPoint
        /// Where the drag began.
        public var startLocation: CGPoint
        /// How fast the finger moves, in points per second.
        public var velocity: CGSize

        /// How far the finger has moved since the drag began.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the drag would end if the finger slowed down from here.
        public var predictedEndLocation: CGPoint {
            CGPoint(
                x: location.x + velocity.width * Self.secondsToRest,
                y: location.y + velocity.height * Self.secondsToRest)
        }

        /// How far the drag would get if the finger slowed down from here.
        public var predictedEndTranslation: CGSize {
            let end = predictedEndLocation
            return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
        }

        /// A scroll view's usual deceleration comes to rest after the way of a quarter of a second.
        private static let secondsToRest: CGFloat = 0.25
    }

    /// How far the finger has to move before the drag begins, in points.
    public var minimumDistance: CGFloat
    /// The space in which locations are given.
    public var coordinateSpace: CoordinateSpace

    /// A drag that begins after `minimumDistance` points and is told in the points of a space, the view's own by
    /// default.
    @_disfavoredOverload
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// A drag that begins after `minimumDistance` points and is told in the points of a space, the view's own by
    /// default.
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}
