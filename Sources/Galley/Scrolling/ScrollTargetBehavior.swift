/// Where scrolling would come to rest.
nonisolated public struct ScrollTarget {
    /// What would be seen, in the content's space.
    public var rect: CGRect
    /// The point of it that lies on the same point of the scroll view.
    public var anchor: UnitPoint?
}

/// Decides where scrolling comes to rest. In a picture nobody scrolls, and none is asked.
nonisolated public protocol ScrollTargetBehavior {
    /// What is known of the scroll view.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes where scrolling comes to rest; `target` is where it would by itself.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What a behaviour is told of the scroll view.
@dynamicMemberLookup
nonisolated public struct ScrollTargetBehaviorContext {
    /// Where scrolling came to rest before.
    public let originalTarget: ScrollTarget
    /// How fast the content moves, in points a second.
    public let velocity: CGVector
    /// The size of all that can be scrolled to, in points.
    public let contentSize: CGSize
    /// The size of what is seen at once, in points.
    public let containerSize: CGSize
    /// The axes that scroll.
    public let axes: Axis.Set
    private let environment: EnvironmentValues

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Comes to rest after whole lengths of the scroll view.
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Pages are as long as the scroll view.
    public init() {}

    /// Moves the start to the nearest multiple of the scroll view's length, on the axes that scroll.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ start: CGFloat, _ length: CGFloat) -> CGFloat {
            length > 0 ? (start / length).rounded() * length : start
        }
        let size = context.containerSize
        if context.axes.contains(.horizontal) { target.rect.origin.x = page(target.rect.minX, size.width) }
        if context.axes.contains(.vertical) { target.rect.origin.y = page(target.rect.minY, size.height) }
    }
}

/// Comes to rest at a view of `scrollTargetLayout(isEnabled:)`.
nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one movement may pass.
    public struct LimitBehavior: Sendable {
        private let name: String
        /// As the system has it.
        public static var automatic: LimitBehavior { LimitBehavior(name: "automatic") }
        /// A movement ends after a few views.
        public static var always: LimitBehavior { LimitBehavior(name: "always") }
        /// A movement ends after a few views.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(name: "alwaysByFew") }
        /// A movement ends after one view.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(name: "alwaysByOne") }
        /// A movement passes as many as its speed carries it.
        public static var never: LimitBehavior { LimitBehavior(name: "never") }
    }

    /// The nearest view comes to rest at the start of what is seen.
    public init(limitBehavior: LimitBehavior = .automatic) {}
    /// The nearest view's `anchor` comes to rest on the scroll view's; nil is the start.
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}

    /// The views are known to a scroll view that is being scrolled only; without one nothing changes.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Whole lengths of the scroll view.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// The views of `scrollTargetLayout(isEnabled:)`.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// The views of `scrollTargetLayout(isEnabled:)`, so many at most by one movement.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }

    /// The views of `scrollTargetLayout(isEnabled:)`, by a point of theirs; nil is their start.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
    ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor) }
}
