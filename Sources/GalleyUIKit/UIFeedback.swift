import GalleyGraph

/// UIKit's generators of haptics, for source that makes them in its actions. A picture is not felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Makes the device ready.
    open func prepare() {}
}

/// Feels like something that hits.
@preconcurrency @MainActor
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// What seems to hit, and what it hits.
    public enum FeedbackStyle: Int, Hashable, Sendable {
        case light, medium, heavy, soft, rigid
    }

    /// As if something of middling weight hit.
    public override convenience init() { self.init(style: .medium) }

    /// As if something of that kind hit.
    public init(style: FeedbackStyle) { super.init() }

    /// Nothing is felt in a picture.
    public func impactOccurred() {}

    /// Nothing is felt in a picture.
    /// - Parameter intensity: How strongly, 0…1.
    public func impactOccurred(intensity: CGFloat) {}
}

/// Feels like a choice that changes.
@preconcurrency @MainActor
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Nothing is felt in a picture.
    public func selectionChanged() {}
}

/// Feels like success, warning or failure.
@preconcurrency @MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How a task ended.
    public enum FeedbackType: Int, Hashable, Sendable {
        case success, warning, error
    }

    /// Nothing is felt in a picture.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}
