/// Random styles and colours.
extension PlanGenerator {
    mutating func hue(depth: Int = 3) -> Plan.Hue {
        let named = Plan.Hue.system(pick(Plan.colors.count))
        guard depth > 0 else { return named }
        switch pick(10) {
        case 0: return .components(share(), share(), share(), opacity: share())
        case 1: return .asset(["AccentColor", "no such colour", ""][pick(3)])
        case 2: return .faded(hue(depth: depth - 1), share())
        case 3: return .mixed(hue(depth: depth - 1), hue(depth: depth - 1), share(), isPerceptual: pick(2) == 0)
        case 4: return .asked(hue(depth: depth - 1))
        case 5: return .provided(hue(depth: depth - 1))
        // The colours that lead to others are a third of those with names.
        case 6, 7: return .system(pick(4))
        default: return named
        }
    }

    mutating func ink(depth: Int = 4) -> Plan.Ink {
        guard depth > 0 else { return .hue(hue(depth: 0)) }
        switch pick(14) {
        case 0, 1: return .hue(hue())
        case 2: return .level(pick(Plan.levels.count))
        case 3, 4: return .named(pick(Plan.namedStyles.count))
        case 5: return .material(pick(Plan.materials.count))
        case 6: return .shaded(hue())
        case 7:
            let gradation = Plan.Gradation.allCases[pick(Plan.Gradation.allCases.count)]
            return .gradient(gradation, (0..<pick(4)).map { _ in hue() }, share(), share())
        case 8: return .faded(ink(depth: depth - 1), share())
        case 9, 10: return .deeper(ink(depth: depth - 1), 1 + pick(4))
        case 11: return .shadowed(ink(depth: depth - 1), hue(), odd() ?? Double(pick(4)), isInner: pick(2) == 0)
        case 12: return .resolved(ink(depth: depth - 1))
        default: return .picture(odd() ?? [0.25, 1][pick(2)])
        }
    }

    /// A part of one.
    private mutating func share() -> Double { odd() ?? Double(pick(5)) / 4 }

    /// A modifier with styles, or a view whose look follows them.
    mutating func painted(_ plan: (inout Self) -> Plan) -> Plan {
        if pick(4) == 0 { return Plan(.sample(Plan.Sample.allCases[pick(Plan.Sample.allCases.count)])) }
        let coat = Plan.Coat.allCases[pick(Plan.Coat.allCases.count)]
        return Plan(.coat(coat, ink(), ink(), hue()), [plan(&self)])
    }
}
