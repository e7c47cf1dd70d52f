/// The views whose bodies are being built, from the outside in, and what is done when there is no end of them.
///
/// A view whose body leads to the same view again, always, never ends: it is left out as a whole, and the views around it and
/// beside it stay. Views that were made inside each other before the layout began, such as `AnyView`s, do end: of those only
/// what lies too deep is left out.
package struct Nesting {
    private struct Frame: BitwiseCopyable {
        /// The type whose body is built; nil for a view that was there before.
        var type: Any.Type?
        /// How many nodes, or listed views, there were before it.
        var mark: Int
    }

    private var frames: UnsafeMutablePointer<Frame>
    private var capacity = Self.usualCapacity
    private(set) var depth = 0
    /// How many frames may be entered without a further look: none while something is left out.
    private var limit = Self.usualCapacity
    /// The place in `frames` of a view that is left out: nothing is built any more until it is left.
    private var endless: Int?
    /// How many trees lie inside each other that are built apart, because what they show depends on the layout.
    private var trees = 0
    /// Whether trees lie inside each other without end: nothing is built until the outermost is done.
    private var isEndlessTree = false

    private static let usualCapacity = 64
    /// How many views with a body, or of a hidden type, may lie in each other.
    static let most = 16_000
    /// How many trees that are built apart may lie in each other.
    static let mostTrees = 200

    private init() { frames = .allocate(capacity: capacity) }

    /// The nesting of one rendering, behind a pointer: views are entered and left all the time, and to ask an object costs more
    /// than the rest.
    package final class Owner {
        package let nesting: UnsafeMutablePointer<Nesting>

        init() {
            nesting = .allocate(capacity: 1)
            nesting.initialize(to: Nesting())
        }

        deinit {
            nesting.pointee.frames.deallocate()
            nesting.deallocate()
        }
    }

    /// Goes into a view. Returns why it is not to be built, where it is not.
    @inline(__always) mutating func enter(_ type: Any.Type?, mark: Int) -> Refusal? {
        if depth >= limit, let refusal = grow() { return refusal }
        frames[depth] = Frame(type: type, mark: mark)
        depth += 1
        return nil
    }

    /// Why a view is not built; `known` was reported before.
    enum Refusal {
        case known, tooDeep, endlessTree
        case endless(Any.Type)
    }

    /// Makes room for more frames, where there may be more.
    @inline(never) private mutating func grow() -> Refusal? {
        if limit == 0 { return .known }
        if capacity < Self.most {
            hold(max(capacity * 2, Self.usualCapacity))
            return nil
        }
        guard let start = startOfCycle(), let type = frames[start].type else { return .tooDeep }
        endless = start
        limit = 0
        return .endless(type)
    }

    private mutating func hold(_ wanted: Int) {
        let other = UnsafeMutablePointer<Frame>.allocate(capacity: wanted)
        other.moveInitialize(from: frames, count: depth)
        frames.deallocate()
        (frames, capacity) = (other, wanted)
        limit = usualLimit
    }

    /// Gives back the memory for frames, between builds; the next build takes it again.
    package mutating func rest() {
        if depth == 0, trees == 0 { hold(1) }
    }

    /// Goes back out of a view. Returns how many nodes there were before it, where it is to be left out.
    @inline(__always) mutating func leave() -> Int? {
        depth -= 1
        return limit == 0 ? leaveEndless() : nil
    }

    @inline(never) private mutating func leaveEndless() -> Int? {
        guard endless == depth else { return nil }
        endless = nil
        limit = usualLimit
        return frames[depth].mark
    }

    private var usualLimit: Int { endless != nil || isEndlessTree ? 0 : min(capacity, Self.most) }

    /// Goes into a tree that is built apart; false where there is no end of those.
    mutating func enterTree() -> Bool {
        guard trees < Self.mostTrees else {
            isEndlessTree = true
            limit = 0
            return false
        }
        trees += 1
        return true
    }

    /// Goes back out of a tree that is built apart.
    mutating func leaveTree() {
        trees -= 1
        guard trees == 0, isEndlessTree else { return }
        isEndlessTree = false
        limit = usualLimit
    }

    /// The place of the outermost view that leads to itself, where the innermost ones do.
    private func startOfCycle() -> Int? {
        let places = (0..<depth).filter { frames[$0].type != nil }
        func type(_ index: Int) -> ObjectIdentifier? { frames[places[index]].type.map { ObjectIdentifier($0) } }
        // Most of what is too deep was there before: that has an end.
        guard places.count > depth / 8 else { return nil }
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
