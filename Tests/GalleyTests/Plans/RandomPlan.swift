/// Makes random plans.
struct PlanGenerator {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// The random view of a seed, at most `depth` deep and of at most thirty views.
    static func plan(seed: UInt64, depth: Int = 5) -> Plan {
        var generator = PlanGenerator(seed: seed)
        while true {
            let plan = generator.plan(depth: depth)
            if plan.count <= 30 { return plan }
        }
    }

    private mutating func plan(depth: Int) -> Plan {
        if depth == 0 || pick(7) == 0 { return leaf() }
        switch pick(30) {
        case 0...3: return Plan(.stack(side(), align: part(), spacing: maybe { $0.gap() }), children(depth))
        case 4, 5: return Plan(.depth(place()), children(depth))
        case 6...8:
            let rows = (0...pick(3)).map { _ in 1 + pick(3) }
            return Plan(.grid(rows, place(), spacing: maybe { $0.gap() }), children(depth, rows.reduce(0, +)))
        case 9: return Plan(.lazyStack(side(), align: part(), spacing: maybe { $0.gap() }), children(depth))
        case 10:
            let tracks: [Plan.Track] = (0...pick(3)).map { _ in
                [.fixed(length()), .flexible, .flexible, .adaptive(20 + length())][pick(4)]
            }
            return Plan(.lazyGrid(side(), tracks, align: part(), spacing: maybe { $0.gap() }), children(depth))
        case 11, 12: return Plan(.scroll(horizontal: pick(2) == 0, vertical: pick(2) == 0), children(depth))
        case 13: return Plan(.fits, children(depth, 1 + pick(3)))
        case 14, 15: return Plan(.layout(Plan.Ready.allCases[pick(Plan.Ready.allCases.count)]), children(depth))
        case 16: return around(.frame(maybe { $0.length() }, maybe { $0.length() }, place()), depth)
        case 17, 18: return around(.flexible(limits(), limits(), place()), depth)
        case 19: return around(.padding(inset(), inset(), inset(), inset()), depth)
        case 20: return around(.fixedSize(pick(2) == 0, pick(2) == 0), depth)
        case 21: return around(.aspect([nil, 0.5, 1, 1.75][pick(4)], fills: pick(2) == 0), depth)
        case 22: return around(.priority(Double(pick(3) - 1)), depth)
        case 23: return around(.position(length(), length()), depth)
        case 24: return around(.guide(side(), align: part(), part: part(), offset: inset()), depth)
        case 25: return Plan(.layer(isOverlay: pick(2) == 0, place()), children(depth, 2))
        case 26: return around(.reader([0, 0.5, 1][pick(3)]), depth)
        case 27: return around(.containerRelative(pick(2) == 0, pick(2) == 0, place()), depth)
        default:
            return Plan(
                .inset(side(), atEnd: pick(2) == 0, align: part(), spacing: maybe { $0.gap() }), children(depth, 2))
        }
    }

    /// A length that a view may be offered; nil is unspecified.
    mutating func proposal() -> Double? { [nil, 0, 20, 75, 100, 300, 333.5][pick(7)] }

    private mutating func around(_ kind: Plan.Kind, _ depth: Int) -> Plan { Plan(kind, children(depth, 1)) }

    private mutating func children(_ depth: Int, _ count: Int? = nil) -> [Plan] {
        let count = count ?? [0, 1, 2, 2, 3, 3, 4][pick(7)]
        return (0..<count).map { _ in plan(depth: depth - 1) }
    }

    private mutating func leaf() -> Plan {
        switch pick(10) {
        case 0, 1: Plan(.color)
        case 2: Plan(.circle)
        case 3: Plan(.divider)
        case 4: Plan(.spacer(maybe { $0.gap() }))
        case 5, 6: Plan(.text(pick(Plan.texts.count)))
        default: Plan(.box(length(), length()))
        }
    }

    private mutating func limits() -> Plan.Limits {
        // In order, so that nothing is contradictory; each may be missing.
        let values = [length(), length(), length()].sorted()
        return Plan.Limits(
            minimum: pick(2) == 0 ? values[0] : nil, ideal: pick(3) == 0 ? values[1] : nil,
            maximum: [nil, values[2], .infinity][pick(3)])
    }

    private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    private mutating func side() -> Plan.Side { pick(2) == 0 ? .horizontal : .vertical }
    private mutating func part() -> Double { Double(pick(3)) / 2 }
    private mutating func place() -> Plan.Place { Plan.Place(x: part(), y: part()) }
    private mutating func length() -> Double { Double(pick(60)) * 2.5 }
    private mutating func gap() -> Double { Double(pick(12)) * 2.5 }
    private mutating func inset() -> Double { Double(pick(21) - 4) }
    private mutating func maybe(_ value: (inout Self) -> Double) -> Double? { pick(2) == 0 ? nil : value(&self) }
}

extension Plan {
    /// What the texts say: one word, several lines' worth, several scripts, nothing.
    static let texts = ["Galley", "A text of some words that wraps", "한국어 문장입니다", "مرحبا بالعالم", ""]
}
