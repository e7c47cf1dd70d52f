import GalleyGraph

/// Where scrolling would come to rest.
nonisolated public struct ScrollTarget {
    /// What would be seen, in the content's space.
    public var rect: CGRect
    /// The point of it that lies on the same point of the scroll view.
    public var anchor: UnitPoint?

    package init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// Decides where scrolling comes to rest once it is let go (rules.md §19.7). In a picture no one scrolls, and none is asked.
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
    /// A rectangle at the nearest view of `scrollTargetLayout(isEnabled:)`, by a point of it and of what is seen; nil is its start.
    let nearestView: (_ seen: CGRect, _ anchor: UnitPoint?) -> CGRect

    package init(
        originalTarget: ScrollTarget, velocity: CGVector, contentSize: CGSize, containerSize: CGSize, axes: Axis.Set,
        environment: EnvironmentValues, nearestView: @escaping (CGRect, UnitPoint?) -> CGRect
    ) {
        (self.originalTarget, self.velocity, self.axes) = (originalTarget, velocity, axes)
        (self.contentSize, self.containerSize) = (contentSize, containerSize)
        (self.environment, self.nearestView) = (environment, nearestView)
    }

    /// The target no more than a length of the scroll view away from where scrolling began.
    func limited(_ rect: CGRect) -> CGRect {
        let start = originalTarget.rect
        return CGRect(
            x: min(max(rect.minX, start.minX - containerSize.width), start.minX + containerSize.width),
            y: min(max(rect.minY, start.minY - containerSize.height), start.minY + containerSize.height),
            width: rect.width, height: rect.height)
    }

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Comes to rest after whole lengths of the scroll view.
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Pages are as long as the scroll view.
    public init() {}

    /// Moves the start to the nearest multiple of the scroll view's length, on the axes that scroll, one further than before at most.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect = context.limited(target.rect)
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
        fileprivate let name: String
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

    private let limit: LimitBehavior
    private let anchor: UnitPoint?

    /// The nearest view comes to rest at the start of what is seen.
    public init(limitBehavior: LimitBehavior = .automatic) { (limit, anchor) = (limitBehavior, nil) }
    /// The nearest view's `anchor` comes to rest on the scroll view's; nil is the start.
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
        (limit, self.anchor) = (limitBehavior, anchor)
    }

    /// Moves the target to the nearest view; by one view at most, or by a length of the scroll view, where the limit says so.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        if limit.name == "alwaysByOne" { return moveByOne(&target, context) }
        if limit.name != "never" { target.rect = context.limited(target.rect) }
        target.rect = context.nearestView(target.rect, anchor)
    }

    /// From the view where scrolling began to the next one, in the way in which it goes.
    private func moveByOne(_ target: inout ScrollTarget, _ context: TargetContext) {
        let start = context.nearestView(context.originalTarget.rect, anchor)
        let wanted = context.nearestView(target.rect, anchor)
        let way = CGPoint(x: wanted.minX - start.minX, y: wanted.minY - start.minY)
        // The nearest view a part of the way on that is another one.
        let next = (1...32).lazy.map { step in
            let part = CGFloat(step) / 32
            return context.nearestView(start.offsetBy(dx: way.x * part, dy: way.y * part), anchor)
        }.first { $0.origin != start.origin }
        target.rect = next ?? start
    }
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
