import Galley

/// A view as plain data: what the properties generate, shrink, transpose, lay out twice and compare.
struct Sketch: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case color
        case circle
        case divider
        case spacer(Double?)
        case stack(Axis, Guide, spacing: Double?)
        case depth(Guide, Guide)
        case frame(Double?, Double?, Guide, Guide)
        case flexible(Limits, Limits, Guide, Guide)
        /// Top, left, bottom, right.
        case padding(Double, Double, Double, Double)
        case fixedSize(Bool, Bool)
        case aspect(Double?, fills: Bool)
        case priority(Double)
        /// The guide's value is a part of the view's length and an offset.
        case guide(Guide, part: Double, offset: Double)
        case position(Double, Double)
        /// The first child is the primary view.
        case layer(isOverlay: Bool, Guide, Guide)
    }

    struct Limits: Equatable, Sendable {
        var minimum, ideal, maximum: Double?
    }

    var kind: Kind
    var children: [Sketch] = []

    init(_ kind: Kind, _ children: [Sketch] = []) {
        self.kind = kind
        self.children = children
    }

    var count: Int { children.reduce(1) { $0 + $1.count } }
}

/// An alignment guide. A custom one stands on each axis; its default is a quarter of the length.
enum Guide: CaseIterable, Equatable, Sendable {
    case leading, center, trailing, custom
    case top, middle, bottom, customVertical, firstBaseline, lastBaseline

    var axis: Axis {
        switch self {
        case .leading, .center, .trailing, .custom: .horizontal
        default: .vertical
        }
    }

    /// Which part of the length lies before it, for those at edges and centers: 0, 0.5 or 1.
    var part: Double? {
        switch self {
        case .leading, .top: 0
        case .center, .middle: 0.5
        case .trailing, .bottom: 1
        case .custom, .customVertical, .firstBaseline, .lastBaseline: nil
        }
    }

    static func all(_ axis: Axis) -> [Guide] { allCases.filter { $0.axis == axis } }
}

// MARK: Shrinking

extension Sketch {
    /// Smaller views to try in place of this one, the smallest first.
    var smaller: [Sketch] {
        var candidates = children
        if case .stack = kind {
            candidates += withoutOneChild
        } else if case .depth = kind {
            candidates += withoutOneChild
        }
        if !children.isEmpty, kind != .color { candidates.append(Sketch(.color)) }
        for (index, child) in children.enumerated() {
            for candidate in child.smaller {
                var copy = self
                copy.children[index] = candidate
                candidates.append(copy)
            }
        }
        return candidates
    }

    private var withoutOneChild: [Sketch] {
        children.indices.map { index in
            var copy = self
            copy.children.remove(at: index)
            return copy
        }
    }

    /// The smallest view found for which `fails` is still true.
    func shrunk(while fails: (Sketch) -> Bool) -> Sketch {
        var current = self
        while let next = current.smaller.first(where: fails) { current = next }
        return current
    }
}

// MARK: Transposition

extension Axis {
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Guide {
    /// The guide in the same place on the other axis; a baseline has none.
    var transposed: Guide? {
        switch self {
        case .leading: .top
        case .center: .middle
        case .trailing: .bottom
        case .custom: .customVertical
        case .top: .leading
        case .middle: .center
        case .bottom: .trailing
        case .customVertical: .custom
        case .firstBaseline, .lastBaseline: nil
        }
    }
}

extension Sketch {
    /// The same view with its axes exchanged, where every part of it has a counterpart.
    var transposed: Sketch? {
        var children: [Sketch] = []
        for child in self.children {
            guard let child = child.transposed else { return nil }
            children.append(child)
        }
        return kind.transposed.map { Sketch($0, children) }
    }
}

extension Sketch.Kind {
    fileprivate var transposed: Self? {
        switch self {
        case .color, .circle, .spacer, .priority: return self
        case .divider: return nil
        case .stack(let axis, let guide, let spacing):
            return guide.transposed.map { .stack(axis.other, $0, spacing: spacing) }
        case .depth(let x, let y): return pair(x, y).map { .depth($0, $1) }
        case .frame(let width, let height, let x, let y): return pair(x, y).map { .frame(height, width, $0, $1) }
        case .flexible(let width, let height, let x, let y): return pair(x, y).map { .flexible(height, width, $0, $1) }
        case .padding(let top, let left, let bottom, let right): return .padding(left, top, right, bottom)
        case .fixedSize(let width, let height): return .fixedSize(height, width)
        case .aspect(let ratio, let fills): return .aspect(ratio.map { 1 / $0 }, fills: fills)
        case .guide(let guide, let part, let offset):
            return guide.transposed.map { .guide($0, part: part, offset: offset) }
        case .position(let x, let y): return .position(y, x)
        case .layer(let isOverlay, let x, let y): return pair(x, y).map { .layer(isOverlay: isOverlay, $0, $1) }
        }
    }

    private func pair(_ x: Guide, _ y: Guide) -> (Guide, Guide)? {
        guard let x = x.transposed, let y = y.transposed else { return nil }
        return (y, x)
    }
}
