import GalleyGraph

/// Which gestures of a view and of the views inside it count.
@frozen nonisolated public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Makes a value from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// None.
    public static let none: GestureMask = []
    /// The gesture that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views inside, and not the one that is added.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture of a view, as the graph keeps it.
package struct AttachedGesture {
    package var gesture: any Gesture
    var precedence: Precedence
    package var mask: GestureMask
    /// Whether it is the system's: what it lies on is no control for that.
    var isSystems = false

    /// How a gesture stands to those of the views inside.
    enum Precedence { case after, before, together }
}

extension View {
    /// Adds a gesture, which gives way to those of the views inside.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        attach("gesture", gesture, .after, mask)
    }

    /// Adds a gesture, where it is enabled, which gives way to those of the views inside.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        attach("gesture", gesture, .after, isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that comes before those of the views inside.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        attach("highPriorityGesture", gesture, .before, mask)
    }

    /// Adds a gesture, where it is enabled, that comes before those of the views inside.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        attach("highPriorityGesture", gesture, .before, isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that continues beside those of the views inside.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        attach("simultaneousGesture", gesture, .together, mask)
    }

    /// Adds a gesture, where it is enabled, that continues beside those of the views inside.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        attach("simultaneousGesture", gesture, .together, isEnabled ? .all : .subviews)
    }

    /// Keeps the system's own gestures on some edges of the screen waiting. A picture has none.
    /// - Note: Accepted, does nothing here: there are no gestures of the system.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Adds a movement of the system's own, which gives way to the gestures of the views inside, and makes the view no control.
    package nonisolated func systemDrag(_ gesture: some Gesture) -> some View {
        modifier(
            InteractionModifier(
                kind: "systemDrag",
                interaction: .gesture(
                    AttachedGesture(gesture: gesture, precedence: .after, mask: .all, isSystems: true))))
    }

    private nonisolated func attach(
        _ kind: String, _ gesture: some Gesture, _ precedence: AttachedGesture.Precedence, _ mask: GestureMask
    ) -> some View {
        modifier(
            InteractionModifier(
                kind: kind,
                interaction: .gesture(AttachedGesture(gesture: gesture, precedence: precedence, mask: mask))))
    }
}
