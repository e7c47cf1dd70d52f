import Foundation

/// A layout whose type is chosen while the program runs; its subviews keep their identity when it changes.
public struct AnyLayout: Layout {
    private let storage: AnyLayoutStorage

    /// The layout to use, its type hidden.
    public init<L: Layout>(_ layout: L) {
        storage = (layout as? AnyLayout)?.storage ?? TypedLayoutStorage(layout)
    }

    /// The moment between two layouts that an animation shows when it is this far. Hidden layouts of one type have moments
    /// of their own; between two types there is nothing in between, and the moment is `end`.
    public static func interpolated(from start: AnyLayout, to end: AnyLayout, progress: Double) -> AnyLayout {
        AnyLayout(storage: end.storage.moment(after: start.storage, progress))
    }

    private init(storage: AnyLayoutStorage) { self.storage = storage }

    /// The hidden layout's cache.
    public struct Cache {
        fileprivate var value: Any
        fileprivate var layoutType: Any.Type
    }

    public typealias AnimatableData = EmptyAnimatableData

    /// The orientation of the hidden layout, for the spacers and dividers inside it.
    package var stackOrientation: Axis? { storage.stackOrientation }

    /// The hidden layout's cache, with its type, so that a change of layout is noticed.
    public func makeCache(subviews: Subviews) -> Cache {
        Cache(value: storage.makeCache(subviews), layoutType: storage.layoutType)
    }

    /// Hands the cache to the hidden layout; makes a new one where the layout has become another type (rules.md §2.5).
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        if cache.layoutType == storage.layoutType {
            storage.updateCache(&cache.value, subviews)
        } else {
            cache = makeCache(subviews: subviews)
        }
    }

    /// The hidden layout's spacing preferences.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        storage.spacing(subviews, &cache.value)
    }

    /// The hidden layout's answer, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        storage.sizeThatFits(proposal, subviews, &cache.value)
    }

    /// Places as the hidden layout does.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        storage.placeSubviews(bounds, proposal, subviews, &cache.value)
    }

    /// The hidden layout's own guide; nil where it leaves the default.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        storage.explicitAlignment(guide, bounds, proposal, subviews, &cache.value)
    }

    /// The hidden layout's own guide; nil where it leaves the default.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        storage.explicitAlignment(guide, bounds, proposal, subviews, &cache.value)
    }
}

/// A layout without its type. The base class is never used by itself.
class AnyLayoutStorage {
    fileprivate init() {}
    fileprivate var layoutType: Any.Type { AnyLayoutStorage.self }
    fileprivate var stackOrientation: Axis? { nil }
    fileprivate func moment(after start: AnyLayoutStorage, _ progress: Double) -> AnyLayoutStorage { self }
    fileprivate func makeCache(_ subviews: LayoutSubviews) -> Any { () }
    fileprivate func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
    fileprivate func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { .zero }
    fileprivate func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any)
        -> CGSize
    {
        .zero
    }
    fileprivate func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {}
    fileprivate func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? { nil }
    fileprivate func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? { nil }
}

private final class TypedLayoutStorage<L: Layout>: AnyLayoutStorage {
    private let layout: L

    init(_ layout: L) {
        self.layout = layout
        super.init()
    }

    /// Opens the erased cache for `body`; a cache of another layout is made again.
    private func open<R>(_ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
        var typed = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache = typed }
        return body(&typed)
    }

    override var layoutType: Any.Type { L.self }
    override var stackOrientation: Axis? { L.layoutProperties.stackOrientation }
    override func moment(after start: AnyLayoutStorage, _ progress: Double) -> AnyLayoutStorage {
        guard let start = start as? TypedLayoutStorage<L> else { return self }
        return TypedLayoutStorage(L.interpolated(from: start.layout, to: layout, progress: progress))
    }
    override func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }
    override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
        open(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }
    override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        open(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
        open(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    override func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {
        open(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
    override func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        open(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
    override func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        open(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
