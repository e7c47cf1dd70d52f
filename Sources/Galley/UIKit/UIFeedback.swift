/// UIKit's generators of haptics, for source that makes them in its actions. A picture is not felt.
@MainActor
open class UIFeedbackGenerator: NSObject {
    /// Makes the device ready.
    open func prepare() {}
}

/// Feels like something that hits.
@MainActor
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Hashable, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public override convenience init() { self.init(style: .medium) }

    public init(style: FeedbackStyle) { super.init() }

    public func impactOccurred() {}

    /// - Parameter intensity: How strongly, 0…1.
    public func impactOccurred(intensity: CGFloat) {}
}

/// Feels like a choice that changes.
@MainActor
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() {}
}

/// Feels like success, warning or failure.
@MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Hashable, Sendable {
        case success, warning, error
    }

    public func notificationOccurred(_ notificationType: FeedbackType) {}
}
