import GalleyRandom

extension ReferenceView {
    /// A random view; `depth` bounds how deep it goes.
    static func random(_ generator: inout SeededGenerator, depth: Int) -> ReferenceView {
        func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
        func length() -> Double { Double(pick(60)) * 2.5 }
        func maybe() -> Double? { pick(2) == 0 ? nil : length() }
        func part() -> Double { Double(pick(3)) / 2 }
        func place() -> Place { Place(x: part(), y: part()) }
        func inset() -> Double { Double(pick(21) - 4) }
        func child() -> ReferenceView { random(&generator, depth: depth - 1) }
        // Preferences, nothing, something, or an overlap as of avatars in a row.
        func spacing() -> Double? { [nil, nil, 0, length() / 10, -length() / 20][pick(5)] }
        func limits() -> Limits {
            // Ordered, as a view would have them.
            let numbers = [length(), length(), length()].sorted()
            return Limits(
                minimum: pick(2) == 0 ? nil : numbers[0], ideal: pick(3) == 0 ? numbers[1] : nil,
                maximum: [nil, numbers[2], .infinity][pick(3)])
        }
        func children() -> [ReferenceView] { (0..<pick(5)).map { _ in child() } }
        if depth == 0 || pick(6) == 0 {
            switch pick(8) {
            case 0, 1: return .color
            case 2: return .spacer(minimum: maybe())
            // Frames keep a spacer's own spacing, no other view's (rules.md §3).
            case 3: return .frame(.spacer(minimum: maybe()), width: maybe(), height: maybe(), place())
            case 4: return .flexible(.spacer(minimum: maybe()), width: limits(), height: limits(), place())
            default: return .frame(.color, width: length(), height: length(), place())
            }
        }
        switch pick(16) {
        case 0: return .frame(child(), width: maybe(), height: maybe(), place())
        case 1, 2: return .flexible(child(), width: limits(), height: limits(), place())
        case 3: return .padding(child(), top: inset(), leading: inset(), bottom: inset(), trailing: inset())
        case 4: return .fixedSize(child(), horizontal: pick(2) == 0, vertical: pick(2) == 0)
        case 5: return .aspectRatio(child(), [nil, 0.5, 1, 1.75][pick(4)], fills: pick(2) == 0)
        case 6: return .priority(child(), Double(pick(3) - 1))
        case 7: return .layer(child(), child(), isOverlay: pick(2) == 0, place())
        case 8: return pick(3) == 0 ? .position(child(), x: length(), y: length()) : child()
        case 9: return .guide(child(), EdgeGuide(axis: pick(2), part: part()), part: part(), offset: inset())
        case 10, 11: return .row(children(), spacing: spacing(), align: part())
        case 12, 13: return .column(children(), spacing: spacing(), align: part())
        default: return .depth(children(), place())
        }
    }

    /// The random view of a seed, at most five deep and of at most thirty views.
    static func random(seed: UInt64) -> ReferenceView {
        var generator = SeededGenerator(seed: seed)
        while true {
            let view = random(&generator, depth: 5)
            if view.count <= 30 { return view }
        }
    }
}
