import GalleyBytes

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
