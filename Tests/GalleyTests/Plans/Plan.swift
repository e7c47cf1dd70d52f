/// A view as plain data, of every container there is. There is no second engine for these; what must hold of them needs
/// none.
struct Plan: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case color
        case box(Double, Double)
        case circle
        case divider
        case spacer(Double?)
        case text(Int)
        case symbol(Int)
        /// A button or a label of a text.
        case button(Int)
        case label(Int)
        case stack(Side, align: Double, spacing: Double?)
        case depth(Place)
        /// How many of the children are in each row.
        case grid([Int], Place, spacing: Double?)
        case lazyStack(Side, align: Double, spacing: Double?)
        case lazyGrid(Side, [Track], align: Double, spacing: Double?)
        case scroll(horizontal: Bool, vertical: Bool)
        case fits
        case layout(Ready)
        case masonry(columns: Int)
        case frame(Double?, Double?, Place)
        case flexible(Limits, Limits, Place)
        /// Top, leading, bottom, trailing.
        case padding(Double, Double, Double, Double)
        case fixedSize(Bool, Bool)
        case aspect(Double?, fills: Bool)
        case priority(Double)
        case position(Double, Double)
        case guide(Side, align: Double, part: Double, offset: Double)
        /// The first child is the primary view.
        case layer(isOverlay: Bool, Place)
        /// A geometry reader around the child, which is given a part of the reader's size.
        case reader(Double)
        case containerRelative(Bool, Bool, Place)
        /// The second child is the inset.
        case inset(Side, atEnd: Bool, align: Double, spacing: Double?)
        case areaPadding(Side, atEnd: Bool, Double?)
        case font(Int)
        /// One of the many modifiers that take numbers, and two of them.
        case quantity(Quantity, Double, Double)
        /// The child, which counts how often it has appeared, several times side by side: one value in several places.
        case copies(Side, Int)
        /// A style for the controls inside, whose body holds such a control.
        case style(Control)
        /// One of the modifiers that take styles or colours, and two styles and a colour.
        case coat(Coat, Ink, Ink, Hue)
        /// A view whose look follows the styles around it.
        case sample(Sample)
    }

    enum Side: Equatable, Sendable { case horizontal, vertical }
    enum Control: CaseIterable, Equatable, Sendable { case button, label }

    /// Layouts: SwiftUI's own as values, the ready-made ones, and two of the tests' that read what subviews say of
    /// themselves.
    enum Ready: CaseIterable, Equatable, Sendable { case row, column, depth, flow, radial, spaced, guided }

    struct Track: Equatable, Sendable {
        enum Size: Equatable, Sendable {
            case fixed(Double)
            case flexible(Double?, Double?)
            case adaptive(Double, Double?)
        }

        var size: Size
        var spacing: Double?
        var place: Place?
    }

    /// An alignment by its parts: 0 leading or top, 0.5 center, 1 trailing or bottom.
    struct Place: Equatable, Sendable { var x, y: Double }
    struct Limits: Equatable, Sendable { var minimum, ideal, maximum: Double? }

    var kind: Kind
    var children: [Plan] = []

    init(_ kind: Kind, _ children: [Plan] = []) {
        self.kind = kind
        self.children = children
    }

    /// How many views there are, this one included.
    var count: Int { children.reduce(1) { $0 + $1.count } }

    func contains(where test: (Kind) -> Bool) -> Bool {
        test(kind) || children.contains { $0.contains(where: test) }
    }
}

// MARK: Shrinking

extension Plan {
    /// Smaller views to try in place of this one, the smallest first.
    var smaller: [Plan] {
        var candidates = children
        for index in children.indices {
            var copy = self
            copy.children.remove(at: index)
            switch kind {
            case .stack, .depth, .lazyStack, .lazyGrid, .scroll, .fits, .layout, .masonry: candidates.append(copy)
            case .grid(let rows, let place, let spacing):
                copy.kind = .grid(Self.rows(rows, without: index), place, spacing: spacing)
                candidates.append(copy)
            default: break
            }
        }
        if kind != .color { candidates.append(Plan(.color)) }
        for (index, child) in children.enumerated() {
            for candidate in child.smaller {
                var copy = self
                copy.children[index] = candidate
                candidates.append(copy)
            }
        }
        return candidates
    }

    private static func rows(_ rows: [Int], without index: Int) -> [Int] {
        var rows = rows
        var end = 0
        for row in rows.indices {
            end += rows[row]
            guard index < end else { continue }
            rows[row] -= 1
            break
        }
        return rows.filter { $0 > 0 }
    }

    /// The smallest view found for which `fails` is still true.
    func shrunk(while fails: (Plan) -> Bool) -> Plan {
        var current = self
        while let next = current.smaller.first(where: fails) { current = next }
        return current
    }
}
