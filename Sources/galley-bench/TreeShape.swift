/// A complete tree of a given fan-out and number of nodes, numbered breadth-first: the children of node `i` are
/// `fanOut * i + 1` and those after it. Its depth grows with the logarithm of the count.
struct TreeShape {
    let fanOut: Int
    let count: Int

    func children(of node: Int) -> Range<Int> {
        let first = min(fanOut * node + 1, count)
        return first..<min(first + fanOut, count)
    }

    /// The number of levels above the deepest leaf.
    var depth: Int {
        var depth = 0
        var node = count - 1
        while node > 0 {
            node = (node - 1) / fanOut
            depth += 1
        }
        return depth
    }

    /// The number of nodes in a tree whose levels are all full.
    static func fullCount(fanOut: Int, depth: Int) -> Int {
        var count = 1, level = 1
        for _ in 0..<depth {
            level *= fanOut
            count += level
        }
        return count
    }
}
