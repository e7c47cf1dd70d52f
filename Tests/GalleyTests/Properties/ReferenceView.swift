/// A view as plain data: what the layout properties generate, shrink, turn, print, lay out and compare.
indirect enum ReferenceView {
    case color
    case spacer(minimum: Double?)
    case frame(ReferenceView, width: Double?, height: Double?, Place)
    case flexible(ReferenceView, width: Limits, height: Limits, Place)
    case padding(ReferenceView, top: Double, leading: Double, bottom: Double, trailing: Double)
    case fixedSize(ReferenceView, horizontal: Bool, vertical: Bool)
    case aspectRatio(ReferenceView, Double?, fills: Bool)
    case priority(ReferenceView, Double)
    case position(ReferenceView, x: Double, y: Double)
    /// The guide's explicit value is a part of the view's length and an offset.
    case guide(ReferenceView, EdgeGuide, part: Double, offset: Double)
    /// The primary view, then the one in front of it or behind it.
    case layer(ReferenceView, ReferenceView, isOverlay: Bool, Place)
    case row([ReferenceView], spacing: Double?, align: Double)
    case column([ReferenceView], spacing: Double?, align: Double)
    case depth([ReferenceView], Place)

    /// An alignment by its parts: 0 leading or top, 0.5 center, 1 trailing or bottom.
    struct Place: Equatable {
        var x, y: Double

        func callAsFunction(_ axis: Int) -> EdgeGuide { EdgeGuide(axis: axis, part: axis == 0 ? x : y) }
    }

    /// One of the guides at a view's edges and center.
    struct EdgeGuide: Equatable {
        /// 0 horizontal, 1 vertical.
        var axis: Int
        /// Where it lies in a view that says nothing about it: 0, 0.5 or 1.
        var part: Double
    }

    struct Limits: Equatable {
        var minimum, ideal, maximum: Double?
    }
}

extension ReferenceView {
    /// The views directly inside.
    var children: [ReferenceView] {
        get {
            switch self {
            case .color, .spacer: []
            case .frame(let child, _, _, _), .flexible(let child, _, _, _), .padding(let child, _, _, _, _),
                .fixedSize(let child, _, _), .aspectRatio(let child, _, _), .priority(let child, _),
                .position(let child, _, _), .guide(let child, _, _, _):
                [child]
            case .layer(let child, let other, _, _): [child, other]
            case .row(let children, _, _), .column(let children, _, _), .depth(let children, _): children
            }
        }
        set {
            switch self {
            case .color, .spacer: break
            case .frame(_, let width, let height, let place):
                self = .frame(newValue[0], width: width, height: height, place)
            case .flexible(_, let width, let height, let place):
                self = .flexible(newValue[0], width: width, height: height, place)
            case .padding(_, let top, let leading, let bottom, let trailing):
                self = .padding(newValue[0], top: top, leading: leading, bottom: bottom, trailing: trailing)
            case .fixedSize(_, let horizontal, let vertical):
                self = .fixedSize(newValue[0], horizontal: horizontal, vertical: vertical)
            case .aspectRatio(_, let ratio, let fills): self = .aspectRatio(newValue[0], ratio, fills: fills)
            case .priority(_, let value): self = .priority(newValue[0], value)
            case .position(_, let x, let y): self = .position(newValue[0], x: x, y: y)
            case .guide(_, let guide, let part, let offset):
                self = .guide(newValue[0], guide, part: part, offset: offset)
            case .layer(_, _, let isOverlay, let place):
                self = .layer(newValue[0], newValue[1], isOverlay: isOverlay, place)
            case .row(_, let spacing, let align): self = .row(newValue, spacing: spacing, align: align)
            case .column(_, let spacing, let align): self = .column(newValue, spacing: spacing, align: align)
            case .depth(_, let place): self = .depth(newValue, place)
            }
        }
    }

    /// How many views there are, this one included.
    var count: Int { children.reduce(1) { $0 + $1.count } }

    /// The axis of the nearest stack around child `index`, where the view itself has `stack` around it.
    func stackAxis(ofChild index: Int, in stack: Int?) -> Int? {
        switch self {
        case .row: 0
        case .column: 1
        case .depth: nil
        case .layer where index == 1: nil
        default: stack
        }
    }

    /// Every view with the axis of the nearest stack around it, parents first.
    func numbered(in stack: Int? = nil) -> [(view: ReferenceView, stack: Int?)] {
        [(self, stack)]
            + children.enumerated().flatMap { $1.numbered(in: stackAxis(ofChild: $0, in: stack)) }
    }

    private var holdsAnyNumber: Bool {
        switch self {
        case .row, .column, .depth: true
        default: false
        }
    }

    /// Smaller views to try in place of a failing one, the smallest changes last.
    var smaller: [ReferenceView] {
        var candidates = children
        if case .color = self {} else { candidates.append(.color) }
        if holdsAnyNumber {
            for index in children.indices {
                var copy = self
                copy.children.remove(at: index)
                candidates.append(copy)
            }
        }
        for (index, child) in children.enumerated() {
            for candidate in child.smaller {
                var copy = self
                copy.children[index] = candidate
                candidates.append(copy)
            }
        }
        return candidates
    }

    /// The smallest view found that still fails.
    func shrunk(while fails: (ReferenceView) -> Bool) -> ReferenceView {
        var view = self
        while let next = view.smaller.first(where: fails) { view = next }
        return view
    }

    /// The view with its axes exchanged.
    var transposed: ReferenceView {
        func turned(_ place: Place) -> Place { Place(x: place.y, y: place.x) }
        var view = self
        view.children = children.map(\.transposed)
        switch view {
        case .color, .spacer, .priority: return view
        case .frame(let child, let width, let height, let place):
            return .frame(child, width: height, height: width, turned(place))
        case .flexible(let child, let width, let height, let place):
            return .flexible(child, width: height, height: width, turned(place))
        case .padding(let child, let top, let leading, let bottom, let trailing):
            return .padding(child, top: leading, leading: top, bottom: trailing, trailing: bottom)
        case .fixedSize(let child, let horizontal, let vertical):
            return .fixedSize(child, horizontal: vertical, vertical: horizontal)
        case .aspectRatio(let child, let ratio, let fills):
            return .aspectRatio(child, ratio.map { 1 / $0 }, fills: fills)
        case .position(let child, let x, let y): return .position(child, x: y, y: x)
        case .guide(let child, let guide, let part, let offset):
            return .guide(child, EdgeGuide(axis: 1 - guide.axis, part: guide.part), part: part, offset: offset)
        case .layer(let child, let other, let isOverlay, let place):
            return .layer(child, other, isOverlay: isOverlay, turned(place))
        case .row(let children, let spacing, let align): return .column(children, spacing: spacing, align: align)
        case .column(let children, let spacing, let align): return .row(children, spacing: spacing, align: align)
        case .depth(let children, let place): return .depth(children, turned(place))
        }
    }
}
