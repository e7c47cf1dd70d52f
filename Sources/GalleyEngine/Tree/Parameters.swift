/// A set of axes, as a rule's parameter.
struct AxisSet: BitwiseCopyable {
    private var bits: Int64

    init(horizontal: Bool, vertical: Bool) { bits = (horizontal ? 1 : 0) | (vertical ? 2 : 0) }

    @inline(__always) func contains(_ axis: LayoutAxis) -> Bool { bits & (axis == .horizontal ? 1 : 2) != 0 }
}

/// A truth value, as a rule's parameter.
struct Flag: BitwiseCopyable {
    private var word: Int64

    init(_ isSet: Bool) { word = isSet ? 1 : 0 }

    var isSet: Bool { word != 0 }
}

extension TreeTables {
    /// Keeps a rule's parameters; returns where they start, or −1 where there are none.
    @inline(__always)
    mutating func store<R: LayoutRule>(_ rule: R) -> Int32 {
        if R.ownWordCount == 0 { return -1 }
        parameters.append(elementsOf: rule)
        return Int32(parameters.count - R.ownWordCount)
    }
}

extension Pass {
    /// A node's parameters.
    @inline(__always) func rule<R: LayoutRule>(_ rule: R.Type, of node: Int) -> R {
        // A rule without parameters is nothing; its nodes' payload is the index of something else.
        let start = R.ownWordCount == 0 ? 0 : Int(nodes[node].payload)
        return UnsafeRawPointer(parameters.run(from: start, count: R.ownWordCount)).load(as: R.self)
    }

    /// Replaces a node's parameters.
    func store<R: LayoutRule>(_ rule: R, of node: Int) {
        let words = parameters.run(from: Int(nodes[node].payload), count: R.ownWordCount)
        UnsafeMutableRawPointer(words).storeBytes(of: rule, as: R.self)
    }
}
