/// The children of a container: a range of nodes, or nodes picked by a layout that delegates to a stack.
public struct ChildList {
    let first: Int
    public let count: Int
    let picked: UnsafePointer<Int32>?

    /// All nodes of a range, in its order.
    public init(_ range: Range<Int>) {
        first = range.lowerBound
        count = range.count
        picked = nil
    }

    /// The nodes in a buffer, in its order. The memory has to outlive the list.
    public init(_ picked: UnsafeBufferPointer<Int32>) {
        first = 0
        count = picked.count
        self.picked = picked.baseAddress
    }

    /// The node in that place of the list. The index is not checked.
    @inline(__always) public subscript(index: Int) -> Int {
        if let picked { return Int(picked[index]) }
        return first + index
    }
}
