import GalleyGraph

/// Moves the window of macOS. Here the view is the window: a drag is recognised, and nothing moves.
public struct WindowDragGesture: Gesture {
    public typealias Value = DragGesture.Value

    /// Makes the gesture.
    nonisolated public init() {}

    /// A drag.
    public var body: some Gesture { DragGesture() }
}
