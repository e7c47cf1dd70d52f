import GalleyGraph

/// A press that lasts.
nonisolated public struct LongPressGesture: PrimitiveGesture, Sendable {
    /// Whether the press continues.
    public typealias Value = Bool

    /// How long it has to last, in seconds.
    public var minimumDuration: Double
    /// How far the finger may move meanwhile, in points.
    public var maximumDistance: CGFloat

    /// A press of `minimumDuration` seconds, during which the finger moves by `maximumDistance` points at most.
    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

extension View {
    /// Runs an action when the view has been pressed for a time.
    ///
    /// - Parameters:
    ///   - minimumDuration: How long the press has to last, in seconds.
    ///   - maximumDistance: How far the finger may move meanwhile, in points.
    ///   - action: What to do when it has lasted long enough.
    ///   - onPressingChanged: Told when the press begins and when it ends.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        longPress(minimumDuration, maximumDistance, onPressingChanged, action)
    }

    /// Runs an action when the view has been pressed for a time; `pressing` is called when the press begins and ends.
    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        longPress(minimumDuration, maximumDistance, pressing, action)
    }

    private nonisolated func longPress(
        _ minimumDuration: Double, _ maximumDistance: CGFloat, _ onPressingChanged: ((Bool) -> Void)?,
        _ action: @escaping () -> Void
    ) -> some View {
        gesture(
            PressingGesture(
                content: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                onPressingChanged: onPressingChanged
            )
            .onEnded { _ in action() })
    }
}
