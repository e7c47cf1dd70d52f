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

/// A step of those that make the children of a picture's element what they are now, in their new order.
///
/// In JSON as `ListEdit`'s; a changed child is an object: `k` its place among the old children, `t` its new start tag, `c` the steps
/// for its children; what is not there has stayed.
package enum PictureEdit: Codable, Sendable, Equatable {
    case kept(ClosedRange<Int>)
    /// Markup of a new element.
    case new(String)
    case changed(Int, tag: String?, children: [PictureEdit]?)

    private enum Key: String, CodingKey {
        case place = "k"
        case tag = "t"
        case children = "c"
    }

    package init(from decoder: any Decoder) throws {
        if let value = try? decoder.singleValueContainer() {
            if let range = try? KeptRange(value) {
                self = .kept(range.range)
                return
            }
            if let markup = try? value.decode(String.self) {
                self = .new(markup)
                return
            }
        }
        let values = try decoder.container(keyedBy: Key.self)
        self = .changed(
            try values.decode(Int.self, forKey: .place), tag: try values.decodeIfPresent(String.self, forKey: .tag),
            children: try values.decodeIfPresent([PictureEdit].self, forKey: .children))
    }

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .kept(let range): try KeptRange(range).encode(to: encoder)
        case .new(let markup):
            var value = encoder.singleValueContainer()
            try value.encode(markup)
        case .changed(let place, let tag, let children):
            var values = encoder.container(keyedBy: Key.self)
            try values.encode(place, forKey: .place)
            try values.encodeIfPresent(tag, forKey: .tag)
            try values.encodeIfPresent(children, forKey: .children)
        }
    }
}

/// Places that stay, in JSON.
private struct KeptRange {
    var range: ClosedRange<Int>

    init(_ range: ClosedRange<Int>) { self.range = range }

    init(_ value: any SingleValueDecodingContainer) throws {
        if let place = try? value.decode(Int.self) {
            range = place...place
            return
        }
        let ends = try value.decode([Int].self)
        guard ends.count == 2, ends[0] <= ends[1] else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "these are no two places in order")
        }
        range = ends[0]...ends[1]
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        if range.count == 1 {
            try value.encode(range.lowerBound)
        } else {
            try value.encode([range.lowerBound, range.upperBound])
        }
    }
}
