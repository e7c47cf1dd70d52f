import GalleyGraph

/// How a scroll view's content lies in it, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// How far the content is scrolled.
    public var contentOffset: CGPoint
    /// The content's size.
    public var contentSize: CGSize
    /// What lies between the content and the scroll view's edges.
    public var contentInsets: EdgeInsets
    /// The scroll view's size.
    public var containerSize: CGSize

    /// Says how content lies; all lengths in points.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content that is seen: the scroll view's size at the offset, without the insets.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: containerSize.width - contentInsets.leading - contentInsets.trailing,
            height: containerSize.height - contentInsets.top - contentInsets.bottom)
    }

    /// The scroll view's rectangle in the content's space.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// What a scroll view is doing. In a picture it is idle.
public enum ScrollPhase: Hashable, Sendable {
    /// Nothing.
    case idle
    /// A finger is down, and may begin to scroll.
    case tracking
    /// A finger moves the content.
    case interacting
    /// The content moves on by itself, and comes to rest.
    case decelerating
    /// The program moves the content.
    case animating

    /// Whether it does anything at all.
    public var isScrolling: Bool { self != .idle }
}

/// How a scroll view's content lies in it while what it does changes.
public struct ScrollPhaseChangeContext {
    /// How the content lies now.
    public let geometry: ScrollGeometry
    /// In points a second; nil while nothing scrolls.
    public let velocity: CGVector?
}

/// What scroll views report while a person scrolls (rules.md §19.6). Of several scroll views inside the first one does.
extension View {
    /// Runs an action where a value of the scroll view's geometry changes; the first one is told with itself as the old one.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }

    /// Runs an action where the scroll view begins or ends to move. A picture never moves.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Runs an action where the scroll view begins or ends to move. A picture never moves.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action: action))
    }
}

extension View {
    /// Runs an action where a share of the view comes to be seen in the scroll view around, and where it no longer is. What is seen at
    /// first is told at once.
    /// - Parameters:
    ///   - threshold: The share of the view's area, 0…1.
    ///   - action: Gets whether that share is seen.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        onGeometryChange(for: Bool.self) { proxy in
            guard let window = proxy.bounds(of: .scrollView) else { return false }
            let seen = window.intersection(CGRect(origin: .zero, size: proxy.size))
            let area = proxy.size.width * proxy.size.height
            return area > 0 && !seen.isNull && Double(seen.width * seen.height / area) >= threshold
        } action: { old, new in
            if old || new { action(new) }
        }
    }
}
