import GalleyGraph

/// One or more taps.
nonisolated public struct TapGesture: PrimitiveGesture, Sendable {
    public typealias Value = ()

    /// How many taps it takes.
    public var count: Int

    /// So many taps in quick succession, one by default.
    nonisolated public init(count: Int = 1) { self.count = count }
}

/// One or more taps, and where they were.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
    /// Where the tap was, in points of the gesture's coordinate space.
    nonisolated public struct Value: Equatable, Sendable {
        /// The place, y down.
        public var location: CGPoint
    }

    /// How many taps it takes.
    public var count: Int
    /// The space in which the location is given.
    public var coordinateSpace: CoordinateSpace

    /// So many taps, whose place is given in the points of a space, the view's own by default.
    @_disfavoredOverload
    nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// So many taps, whose place is given in the points of a space, the view's own by default.
    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}

extension View {
    /// Runs an action when the view is tapped `count` times.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// Runs an action when the view is tapped `count` times, with the place of the tap.
    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs an action when the view is tapped `count` times, with the place of the tap.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
}
