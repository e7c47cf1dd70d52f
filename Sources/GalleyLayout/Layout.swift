import Foundation
import GalleyEngine

/// What a layout tells about itself as a type.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout stacks, which spacers and dividers inside it follow; nil where it does not.
    public var stackOrientation: Axis?

    /// No orientation: spacers inside grow both ways, dividers are horizontal (rules.md §2.6).
    public init() {}
}

/// A type that decides the size of a container and where its subviews go.
///
/// `sizeThatFits` and `placeSubviews` are required. The engine asks `sizeThatFits` once for each distinct proposal; it
/// must depend on nothing but the layout's own values, the proposal and the subviews. `bounds` in `placeSubviews` need
/// not start at zero. Source: rules.md §2.
public protocol Layout: Animatable {
    /// Values worth keeping between calls.
    associatedtype Cache = Void
    /// The views inside the layout.
    typealias Subviews = LayoutSubviews

    /// Properties of the type; by default without an orientation.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the cache, once for a container.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings the cache up to date after a change; by default makes it again.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Brings the cache up to date after the subviews at `changed` have changed, and says which subviews may lie elsewhere
    /// than where `placeSubviews` last put them, given that it was called with the same origin and proposal. Nil, the
    /// default, where the layout can only begin again. For layouts of thousands of subviews; SwiftUI has no such method.
    func _updateCache(_ cache: inout Cache, subviews: Subviews, changed: [Int], placedFor proposal: ProposedViewSize)
        -> Range<Int>?

    /// Places at least the subviews of a range that `_updateCache` named; by default all.
    func _placeSubviews(
        _ range: Range<Int>, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Whether both `explicitAlignment` are the default ones, so that who asks for a guide that no subview gives need not ask
    /// the layout: a promise, false by default, since it cannot be seen from outside. SwiftUI has no such property.
    static var _mergesGuides: Bool { get }

    /// The container's preferred distances; by default the union of its subviews' on all edges.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size in points for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each subview; `bounds.size` is what `sizeThatFits` answered to `proposal`.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The container's own value of a guide, or nil; by default merged from its subviews' explicit values.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The container's own value of a guide, or nil; by default merged from its subviews' explicit values.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// Without an orientation; a layout that stacks along an axis says so itself.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache again. A layout whose cache is dear to make keeps what still holds instead.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// Nil: the layout begins again.
    public func _updateCache(
        _ cache: inout Cache, subviews: Subviews, changed: [Int], placedFor proposal: ProposedViewSize
    ) -> Range<Int>? { nil }

    /// False: the layout is asked for every guide.
    public static var _mergesGuides: Bool { false }

    /// Places all.
    public func _placeSubviews(
        _ range: Range<Int>, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// All subviews' preferences together, on all edges; none for an empty container (rules.md §2.1).
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        ViewSpacing(subviews.withChildren { subviews.host.pass.unionOfSpacings($0) })
    }

    /// What the subviews say of the guide, merged after they are placed; nil where none of them says anything (rules.md
    /// §5.4).
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(subviews.host.tree.key(guide), bounds, proposal, subviews, &cache)
    }

    /// What the subviews say of the guide, merged after they are placed; nil where none of them says anything (rules.md
    /// §5.4).
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(subviews.host.tree.key(guide), bounds, proposal, subviews, &cache)
    }

    /// Places the subviews at that size, without keeping the result, and merges their explicit values. Edge and center
    /// guides stay inside the container.
    private func mergedAlignment(
        _ key: GuideKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> CGFloat? {
        let host = subviews.host
        let pass = host.pass
        guard key.rawValue >= GuideKey.firstTextBaseline.rawValue, let first = subviews.first else { return nil }
        let mask: GuideMask = key.rawValue <= GuideKey.lastTextBaseline.rawValue ? .baselines : .custom
        guard subviews.contains(where: { !pass.guides(of: $0.node).isDisjoint(with: mask) }) else { return nil }
        var placed: [(Int, Point, Proposal)] = []
        withoutActuallyEscaping({ placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }) {
            place in
            pass.dryRun(
                of: pass.parent(of: first.node), { host.placing(at: bounds.origin.engine, place) },
                read: { placed.append(($0, $1, $2)) }, size: bounds.size.engine, proposal: proposal.engine)
        }
        let value = pass.combinedGuide(key) { visit in
            for (child, origin, offer) in placed { visit(child, origin, offer) }
        }
        let origin = key.rawValue >= GuideKey.firstTextBaseline.rawValue ? bounds.origin : .zero
        return value.map { CGFloat($0) + (pass.isVertical(key) ? origin.y : origin.x) }
    }
}

extension Layout where Cache == Void {
    /// Nothing is kept between calls.
    public func makeCache(subviews: Subviews) {}
}

extension LayoutHost {
    /// Runs a layout's placing with `origin` as that of its bounds.
    func placing(at origin: Point, _ place: () -> Void) {
        let outer = placingOrigin
        placingOrigin = origin
        place()
        placingOrigin = outer
    }
}

/// A custom layout inside the engine, with its cache.
package final class CustomLayout<L: Layout>: LayoutDelegate {
    let layout: L
    @exclusivity(unchecked) private(set) unowned var host: LayoutHost
    let direction: LayoutDirection
    /// An object for the cache: an optional of a type that only the layout knows costs more to take and to put back than most
    /// layouts need to answer.
    private final class Kept {
        var value: L.Cache

        init(_ value: L.Cache) { self.value = value }
    }

    // Every measurement reads and writes these; nothing of a layout's own code runs while one of them is being written.
    @exclusivity(unchecked) private var cache: Kept?
    /// The children, counted from 0, that have changed since the cache was made or updated; nil after a change that may
    /// concern all of them.
    @exclusivity(unchecked) private var changed: [Int]? = []
    /// Where the children were placed last, and which of them may lie elsewhere by now; nil where that is not known.
    @exclusivity(unchecked) private var placed: (origin: Point, proposal: Proposal, changed: Range<Int>)?

    package init(_ layout: L, host: LayoutHost, direction: LayoutDirection = .leftToRight) {
        self.layout = layout
        self.host = host
        self.direction = direction
    }

    /// Hands `body` the cache, made before anything else is asked of the layout.
    private func withCache<R>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
        let kept = cache ?? Kept(layout.makeCache(subviews: subviews))
        // Whoever asks from inside finds no cache.
        cache = nil
        if changed?.isEmpty != true { update(&kept.value, subviews) }
        defer { cache = kept }
        return body(&kept.value)
    }

    private func update(_ cache: inout L.Cache, _ subviews: LayoutSubviews) {
        let offer = ProposedViewSize(placed?.proposal ?? .unspecified)
        if let changed, let first = changed.min(), let last = changed.max(),
            let moved = layout._updateCache(&cache, subviews: subviews, changed: changed, placedFor: offer)
        {
            let all = min(first, moved.lowerBound)..<max(last + 1, moved.upperBound)
            if let before = placed?.changed {
                placed?.changed =
                    before.isEmpty
                    ? all : min(before.lowerBound, all.lowerBound)..<max(before.upperBound, all.upperBound)
            }
        } else {
            layout.updateCache(&cache, subviews: subviews)
            placed = nil
        }
        changed = []
    }

    package override var mergesGuides: Bool { L._mergesGuides }

    private func subviews(_ pass: Pass, _ node: Int) -> LayoutSubviews {
        LayoutSubviews(host: host, nodes: pass.children(of: node), layoutDirection: direction)
    }

    package override func measure(_ pass: Pass, node: Int, _ proposal: Proposal) -> Size {
        let subviews = subviews(pass, node)
        let size = withCache(subviews) {
            layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &$0)
        }
        // A NaN or negative length has no meaning: it counts as 0.
        func usable(_ length: CGFloat) -> Double { length > 0 ? Double(length) : 0 }
        return Size(usable(size.width), usable(size.height))
    }

    package override func place(_ pass: Pass, node: Int, origin: Point, size: Size, proposal: Proposal) {
        place(pass, node: node, origin: origin, size: size, proposal: proposal) { bounds, offer, subviews, cache in
            layout.placeSubviews(in: bounds, proposal: offer, subviews: subviews, cache: &cache)
        }
    }

    private func place(
        _ pass: Pass, node: Int, origin: Point, size: Size, proposal: Proposal,
        _ place: (CGRect, ProposedViewSize, LayoutSubviews, inout L.Cache) -> Void
    ) {
        let subviews = subviews(pass, node)
        withCache(subviews) { cache in
            host.placing(at: origin) {
                place(
                    CGRect(origin: CGPoint(origin), size: CGSize(size)), ProposedViewSize(proposal), subviews, &cache)
            }
        }
        placed = (origin, proposal, 0..<0)
    }

    package override func place(
        _ children: Range<Int>, _ pass: Pass, node: Int, origin: Point, size: Size, proposal: Proposal
    ) {
        place(pass, node: node, origin: origin, size: size, proposal: proposal) { bounds, offer, subviews, cache in
            layout._placeSubviews(children, in: bounds, proposal: offer, subviews: subviews, cache: &cache)
        }
    }

    package override func contentChanged(_ child: Int) {
        if cache != nil { changed?.append(child) } else { placed = nil }
    }

    package override func answersForgotten() {
        if cache != nil { changed = nil }
        placed = nil
    }

    package override func changedPlaces(origin: Point, proposal: Proposal) -> Range<Int>? {
        guard changed?.isEmpty == true, let placed, placed.origin == origin, placed.proposal == proposal
        else { return nil }
        return placed.changed
    }

    package override func inherit(from old: LayoutDelegate) {
        guard let old = old as? CustomLayout<L> else { return }
        host = old.host
        cache = old.cache
        old.cache = nil
        changed = cache == nil ? [] : nil
        placed = nil
    }

    package override func explicitGuide(_ pass: Pass, node: Int, _ key: GuideKey, size: Size, proposal: Proposal)
        -> Double?
    {
        let subviews = subviews(pass, node)
        let bounds = CGRect(origin: .zero, size: CGSize(size))
        let offer = ProposedViewSize(proposal)
        let value = withCache(subviews) { cache in
            switch pass.alignment(key) {
            case .horizontal(let guide):
                layout.explicitAlignment(of: guide, in: bounds, proposal: offer, subviews: subviews, cache: &cache)
            case .vertical(let guide):
                layout.explicitAlignment(of: guide, in: bounds, proposal: offer, subviews: subviews, cache: &cache)
            }
        }
        return value.flatMap { $0.isFinite ? Double($0) : nil }
    }

    package override func spacing(_ pass: Pass, node: Int) -> Spacing {
        let subviews = subviews(pass, node)
        if subviews.isEmpty { return .zero }
        return withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0).spacing }
    }
}

extension Pass {
    fileprivate enum AnyAlignment {
        case horizontal(HorizontalAlignment)
        case vertical(VerticalAlignment)
    }

    fileprivate func isVertical(_ key: GuideKey) -> Bool { axis(of: key) == .vertical }

    fileprivate func alignment(_ key: GuideKey) -> AnyAlignment {
        let name: AlignmentKey
        if let custom = tree.guideDelegate(for: key) as? CustomGuide {
            name = .custom(custom.id)
        } else {
            name = .known(key)
        }
        return axis(of: key) == .horizontal
            ? .horizontal(HorizontalAlignment(key: name)) : .vertical(VerticalAlignment(key: name))
    }
}
