/// A step of those that make a list what it is now, from what it was: they come in the new order.
///
/// In JSON, a number is the item of that place in the old list, a pair of numbers the items from one place to another, both included,
/// and anything else a new item.
package enum ListEdit<Item: Codable & Sendable>: Codable, Sendable {
    case kept(ClosedRange<Int>)
    case new(Item)

    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let range = try? KeptRange(value) {
            self = .kept(range.range)
        } else {
            self = .new(try value.decode(Item.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .kept(let range): try KeptRange(range).encode(to: encoder)
        case .new(let item):
            var value = encoder.singleValueContainer()
            try value.encode(item)
        }
    }
}

extension ListEdit: Equatable where Item: Equatable {}

extension ListEdit where Item: Hashable {
    /// The steps from one list to another; nil where they are equal. Items that there were before are kept, wherever they are now.
    package static func edits(from old: [Item], to new: [Item]) -> [ListEdit]? { edits(from: old, to: new) { $0 } }
}

extension ListEdit {
    /// The steps from a list of which only keys are known; nil where they are equal.
    package static func edits<Key: Hashable>(from old: [Key], to items: [Item], by key: (Item) -> Key) -> [ListEdit]? {
        let new = items.map(key)
        if old == new { return nil }
        // Of those that are alike the first is taken first.
        var free: [Key: [Int]] = [:]
        for place in old.indices.reversed() { free[old[place], default: []].append(place) }
        var edits: [ListEdit] = []
        var kept: ClosedRange<Int>?
        func flush() {
            if let range = kept { edits.append(.kept(range)) }
            kept = nil
        }
        for (index, item) in items.enumerated() {
            guard let before = free[new[index]]?.popLast() else {
                flush()
                edits.append(.new(item))
                continue
            }
            if let range = kept, range.upperBound + 1 == before {
                kept = range.lowerBound...before
            } else {
                flush()
                kept = before...before
            }
        }
        flush()
        return edits
    }
}
