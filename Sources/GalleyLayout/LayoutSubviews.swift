import Foundation
import GalleyEngine

/// A view inside a custom container, as the container's layout sees it.
///
/// Like the collection that it comes from it is valid inside the layout's methods that receive it, and in the layout's
/// cache; it does not keep the tree alive, so that asking a view counts no references.
public struct LayoutSubview: Equatable {
    private let state: UnsafeMutablePointer<LayoutHost.State>
    let node: Int

    @inline(__always) fileprivate init(host: LayoutHost, node: Int) {
        state = host.state
        self.node = node
    }

    var host: LayoutHost { state.pointee.host }

    /// There are subviews only of frozen trees.
    private var pass: Pass {
        @inline(__always) get { state.pointee.pass.unsafelyUnwrapped }
    }

    /// The value that the view has for the key, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        host.traits(of: node)?.values[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue
    }

    /// The view's layout priority; 0 unless `layoutPriority(_:)` says otherwise.
    public var priority: Double { pass.priority(of: node) }

    /// The size in points that the view takes when offered `proposal`. Negative lengths count as 0, NaN as unspecified.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(pass.size(node, proposal.engine))
    }

    /// The size and guides of the view when offered `proposal`.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(Dimensions(pass: pass, node: node, proposal: proposal.engine))
    }

    /// The distances that the view prefers to its neighbours.
    public var spacing: ViewSpacing {
        ViewSpacing(pass.spacing(of: node), isRightToLeft: pass.isRightToLeft(pass.parent(of: node)))
    }

    /// Puts the view's `anchor` on `position`, a point in the space of the `bounds` that `placeSubviews` received. The
    /// last call for a view wins; a view without one is centered. A NaN or infinite coordinate counts as 0.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        if let recorder = state.pointee.recorder {
            return recorder.note(node, position, anchor, proposal, sizeThatFits(proposal))
        }
        let origin = state.pointee.placingOrigin
        pass.placeChild(
            node, at: Point(Double(position.x) - origin.x, Double(position.y) - origin.y),
            anchor: Point(Double(anchor.x), Double(anchor.y)), proposal: proposal.engine)
    }

    /// The part of its section that the view is, for lazy containers; nil outside of sections.
    package var section: SectionTraits? { host.traits(of: node)?.section }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.state == b.state && a.node == b.node }
}

/// The views inside a custom container, in source order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    let host: LayoutHost
    private let first: Int
    private let length: Int
    /// The nodes, where they are not `first` and those after it.
    private let picked: [Int32]?
    /// The direction in which the container runs. Layouts are written left to right; the result is mirrored for them.
    public var layoutDirection: LayoutDirection

    init(host: LayoutHost, nodes: Range<Int>, layoutDirection: LayoutDirection) {
        self.host = host
        first = nodes.lowerBound
        length = nodes.count
        picked = nil
        self.layoutDirection = layoutDirection
    }

    private init(host: LayoutHost, first: Int, length: Int, picked: [Int32]?, layoutDirection: LayoutDirection) {
        self.host = host
        self.first = first
        self.length = length
        self.picked = picked
        self.layoutDirection = layoutDirection
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { length }

    private func node(_ index: Int) -> Int {
        precondition(index >= 0 && index < length, "subview \(index) of \(length)")
        if let picked { return Int(picked[index]) }
        return first + index
    }

    /// The subview in that place, in source order; the program stops if there is none.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(host: host, node: node(index)) }

    /// The subviews of a range, counted from 0 again.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        precondition(bounds.lowerBound >= 0 && bounds.upperBound <= length, "subviews \(bounds) of \(length)")
        if let picked {
            return LayoutSubviews(
                host: host, first: 0, length: bounds.count, picked: Array(picked[bounds]),
                layoutDirection: layoutDirection)
        }
        return LayoutSubviews(
            host: host, first: first + bounds.lowerBound, length: bounds.count, picked: nil,
            layoutDirection: layoutDirection)
    }

    /// The subviews at the given indices, counted from 0 again.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        let nodes = indices.map { Int32(node($0)) }
        return LayoutSubviews(
            host: host, first: 0, length: nodes.count, picked: nodes, layoutDirection: layoutDirection)
    }

    /// The nodes behind the collection, for the engine's own solvers.
    func withChildren<R>(_ body: (ChildList) -> R) -> R {
        guard let picked else { return body(ChildList(first..<first + length)) }
        return picked.withUnsafeBufferPointer { body(ChildList($0)) }
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.host === b.host && a.length == b.length && a.indices.allSatisfy { a.node($0) == b.node($0) }
    }
}
