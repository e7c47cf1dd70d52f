import Foundation

// What `onDelete` and `onMove` hand to a collection.

extension RangeReplaceableCollection {
    /// Removes the elements at offsets from the start. Offsets must be those of elements.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        var count = 0
        for element in self {
            if !offsets.contains(count) { kept.append(element) }
            count += 1
        }
        precondition((offsets.last ?? -1) < count, "offset \(offsets.last ?? 0) of \(count) elements")
        self = kept
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at offsets from the start, in place. Offsets must be those of elements.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var end = startIndex, offset = 0
        var index = startIndex
        while index != endIndex {
            if !offsets.contains(offset) {
                if end != index { swapAt(end, index) }
                formIndex(after: &end)
            }
            formIndex(after: &index)
            offset += 1
        }
        precondition((offsets.last ?? -1) < offset, "offset \(offsets.last ?? 0) of \(offset) elements")
        removeSubrange(end...)
    }
}

extension MutableCollection {
    /// Moves the elements at offsets from the start, in their order, to where they lie before the element that was at
    /// `destination`, or at the end.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        precondition(
            (source.last ?? -1) < elements.count && (0...elements.count).contains(destination),
            "moving \(source.last.map { "offset \($0)" } ?? "nothing") to \(destination) among \(elements.count) elements"
        )
        let rest = { (range: Range<Int>) in range.filter { !source.contains($0) } }
        let order = rest(0..<destination) + Array(source) + rest(destination..<elements.count)
        for (index, old) in zip(indices, order) { self[index] = elements[old] }
    }
}
