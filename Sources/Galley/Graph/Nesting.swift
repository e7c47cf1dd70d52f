/// The views whose bodies are being built, from the outside in, and what is done when there is no end of them.
///
/// A view whose body leads to the same view again, always, never ends: it is left out as a whole, and the views around it and
/// beside it stay. Views that were made inside each other before the layout began, such as `AnyView`s, do end: of those only
/// what lies too deep is left out.
@MainActor
final class Nesting {
    private struct Frame {
        /// The type whose body is built; nil for a view that was there before.
        var type: Any.Type?
        /// How many nodes, or listed views, there were before it.
        var mark: Int
    }

    private var frames: [Frame] = []
    /// The place in `frames` of a view that is left out: nothing is built any more until it is left.
    private var endless: Int?
    /// How many trees lie inside each other that are built apart, because what they show depends on the layout.
    private var trees = 0
    /// Whether trees lie inside each other without end: nothing is built until the outermost is done.
    private var isEndlessTree = false

    /// How many views with a body, or of a hidden type, may lie in each other.
    static let most = 16_000
    /// How many trees that are built apart may lie in each other.
    static let mostTrees = 200

    var depth: Int { frames.count }

    /// Goes into a view. Returns what to report where it is not to be built, with nothing where that was said before.
    func enter(_ type: Any.Type?, mark: Int) -> Refusal? {
        if endless != nil || isEndlessTree { return .known }
        if frames.count < Self.most {
            frames.append(Frame(type: type, mark: mark))
            return nil
        }
        guard let start = startOfCycle(), let type = frames[start].type else { return .tooDeep }
        endless = start
        return .endless(type)
    }

    enum Refusal {
        case known, tooDeep, endlessTree
        case endless(Any.Type)
    }

    /// Goes back out of a view. Returns how many nodes there were before it, where it is to be left out.
    func leave() -> Int? {
        let frame = frames.removeLast()
        guard endless == frames.count else { return nil }
        endless = nil
        return frame.mark
    }

    /// Runs `body`, which builds a tree apart, inside of those around it; not where there is no end of those.
    func inTree(_ body: () -> Void) -> Bool {
        guard trees < Self.mostTrees else {
            isEndlessTree = true
            return false
        }
        trees += 1
        body()
        trees -= 1
        if trees == 0 { isEndlessTree = false }
        return true
    }

    /// The place of the outermost view that leads to itself, where the innermost ones do.
    private func startOfCycle() -> Int? {
        let places = frames.indices.filter { frames[$0].type != nil }
        func type(_ index: Int) -> ObjectIdentifier? { frames[places[index]].type.map { ObjectIdentifier($0) } }
        // Most of what is too deep was there before: that has an end.
        guard places.count > frames.count / 8 else { return nil }
        let end = places.count
        for period in 1...Self.longestCycle {
            guard (1...3 * period).allSatisfy({ type(end - $0) == type(end - $0 - period) }) else { continue }
            var start = end - 4 * period
            while start > 0, type(start - 1) == type(start - 1 + period) { start -= 1 }
            return places[start]
        }
        // No regular one: the first of the innermost one's type.
        return places.indices.first { type($0) == type(end - 1) }.map { places[$0] }
    }

    /// How many types a regular cycle may go through.
    private static let longestCycle = 64
}
