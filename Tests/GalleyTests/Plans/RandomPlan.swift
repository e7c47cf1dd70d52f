import GalleyRandom
import GalleyTestSupport

/// Makes random plans.
struct PlanGenerator {
    private var random: SeededGenerator
    /// Puts in numbers that no view should be given: negative, endless, undefined, enormous, in no order.
    private let isHostile: Bool
    /// Puts styles and colours into every modifier that takes one, and controls between the other views.
    private let isPainted: Bool

    init(seed: UInt64, isHostile: Bool = false, isPainted: Bool = false) {
        random = SeededGenerator(seed: seed)
        self.isHostile = isHostile
        self.isPainted = isPainted
    }

    /// The random view of a seed, at most `depth` deep and of at most thirty views.
    static func plan(seed: UInt64, depth: Int = 5, isHostile: Bool = false, isPainted: Bool = false) -> Plan {
        var generator = PlanGenerator(seed: seed, isHostile: isHostile, isPainted: isPainted)
        while true {
            let plan = generator.plan(depth: depth)
            if plan.count <= 30 { return plan }
        }
    }

    private mutating func plan(depth: Int) -> Plan {
        if depth == 0 || pick(7) == 0 { return leaf() }
        if isPainted, pick(2) == 0 { return painted { $0.plan(depth: depth - 1) } }
        switch pick(38) {
        case 0...3: return Plan(.stack(side(), align: part(), spacing: maybe { $0.gap() }), children(depth))
        case 4, 5: return Plan(.depth(place()), children(depth))
        case 6...8:
            let rows = (0...pick(3)).map { _ in 1 + pick(3) }
            return Plan(.grid(rows, place(), spacing: maybe { $0.gap() }), children(depth, rows.reduce(0, +)))
        case 9: return Plan(.lazyStack(side(), align: part(), spacing: maybe { $0.gap() }), children(depth))
        case 10:
            let tracks = (0...pick(3)).map { _ in track() }
            return Plan(.lazyGrid(side(), tracks, align: part(), spacing: maybe { $0.gap() }), children(depth))
        case 11, 12: return Plan(.scroll(horizontal: pick(2) == 0, vertical: pick(2) == 0), children(depth))
        case 13: return Plan(.fits, children(depth, 1 + pick(3)))
        case 14, 15: return Plan(.layout(Plan.Ready.allCases[pick(Plan.Ready.allCases.count)]), children(depth))
        case 16: return around(.frame(maybe { $0.length() }, maybe { $0.length() }, place()), depth)
        case 17, 18: return around(.flexible(limits(), limits(), place()), depth)
        case 19: return around(.padding(inset(), inset(), inset(), inset()), depth)
        case 20: return around(.fixedSize(pick(2) == 0, pick(2) == 0), depth)
        case 21: return around(.aspect(odd() ?? [nil, 0.5, 1, 1.75][pick(4)], fills: pick(2) == 0), depth)
        case 22: return around(.priority(odd() ?? Double(pick(3) - 1)), depth)
        case 23: return around(.position(length(), length()), depth)
        case 24: return around(.guide(side(), align: part(), part: part(), offset: inset()), depth)
        case 25: return Plan(.layer(isOverlay: pick(2) == 0, place()), children(depth, 2))
        case 26: return around(.reader(odd() ?? [0, 0.5, 1][pick(3)]), depth)
        case 27: return around(.containerRelative(pick(2) == 0, pick(2) == 0, place()), depth)
        case 28, 29:
            return Plan(
                .inset(side(), atEnd: pick(2) == 0, align: part(), spacing: maybe { $0.gap() }), children(depth, 2))
        case 30: return around(.areaPadding(side(), atEnd: pick(2) == 0, maybe { $0.gap() }), depth)
        case 31, 32: return around(.font(pick(Plan.fontCount)), depth)
        case 33, 34:
            let quantity = Plan.Quantity.allCases[pick(Plan.Quantity.allCases.count)]
            return around(
                .quantity(quantity, odd() ?? quantity.usual(pick(10)), odd() ?? quantity.usual(pick(10))), depth)
        case 35: return around(.copies(side(), 1 + pick(3)), depth)
        case 36: return Plan(.masonry(columns: odd().map(whole) ?? 1 + pick(4)), children(depth))
        default:
            // The style and a control for it, one of many things inside.
            let control = Plan.Control.allCases[pick(Plan.Control.allCases.count)]
            return around(.style(control), depth)
        }
    }

    private mutating func track() -> Plan.Track {
        let bounds = isHostile ? [length(), length()] : [length(), length()].sorted()
        let sizes: [Plan.Track.Size] = [
            .fixed(length()), .flexible(nil, nil), .flexible(bounds[0], pick(2) == 0 ? nil : bounds[1]),
            .adaptive(odd() ?? 20 + bounds[0], pick(2) == 0 ? nil : odd() ?? 20 + bounds[1]),
        ]
        return Plan.Track(
            size: sizes[pick(4)], spacing: pick(3) == 0 ? gap() : nil, place: pick(3) == 0 ? place() : nil)
    }

    /// A length that a view may be offered; nil is unspecified.
    mutating func proposal() -> Double? { odd() ?? [nil, 0, 20, 75, 100, 300, 333.5][pick(7)] }

    private mutating func around(_ kind: Plan.Kind, _ depth: Int) -> Plan { Plan(kind, children(depth, 1)) }

    private mutating func children(_ depth: Int, _ count: Int? = nil) -> [Plan] {
        let count = count ?? [0, 1, 2, 2, 3, 3, 4][pick(7)]
        return (0..<count).map { _ in plan(depth: depth - 1) }
    }

    private mutating func leaf() -> Plan {
        switch pick(13) {
        case 0, 1: Plan(.color)
        case 2: Plan(.circle)
        case 3: Plan(.divider)
        case 4: Plan(.spacer(maybe { $0.gap() }))
        case 5, 6: Plan(.text(pick(Plan.texts.count)))
        case 7: Plan(.symbol(pick(Plan.symbols.count)))
        case 8: Plan(.button(pick(Plan.texts.count)))
        case 9: Plan(.label(pick(Plan.texts.count)))
        default: Plan(.box(length(), length()))
        }
    }

    private mutating func limits() -> Plan.Limits {
        // In order, so that nothing is contradictory; each may be missing.
        var values = [length(), length(), length()]
        if !isHostile { values.sort() }
        return Plan.Limits(
            minimum: pick(2) == 0 ? values[0] : nil, ideal: pick(3) == 0 ? values[1] : nil,
            maximum: [nil, values[2], .infinity][pick(3)])
    }

    mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    private mutating func side() -> Plan.Side { pick(2) == 0 ? .horizontal : .vertical }
    private mutating func part() -> Double { Double(pick(3)) / 2 }
    private mutating func place() -> Plan.Place { Plan.Place(x: part(), y: part()) }
    private mutating func length() -> Double { odd() ?? Double(pick(60)) * 2.5 }
    private mutating func gap() -> Double { odd() ?? Double(pick(12)) * 2.5 }
    private mutating func inset() -> Double { odd() ?? Double(pick(21) - 4) }
    /// A number that makes no sense anywhere, where such are asked for, and of those three in ten.
    mutating func odd() -> Double? {
        guard isHostile, pick(10) < 3 else { return nil }
        return [-1, -1e9, 0, .nan, .infinity, -.infinity, 1e100, -1e100, 1e-300, 1e15, .greatestFiniteMagnitude][
            pick(11)]
    }
    private mutating func maybe(_ value: (inout Self) -> Double) -> Double? { pick(2) == 0 ? nil : value(&self) }
}

extension Plan {
    /// What the texts say: one word, several lines' worth, several scripts, nothing.
    static let texts = ["Galley", "A text of some words that wraps", "한국어 문장입니다", "مرحبا بالعالم", ""]
    static let symbols = ["star", "ellipsis", "chevron.right", "no such symbol"]
}

/// The whole number next to a number; 0 for one that is none.
func whole(_ number: Double) -> Int {
    number.isNaN ? 0 : Int(exactly: min(max(number.rounded(), -9e18), 9e18)) ?? 0
}
