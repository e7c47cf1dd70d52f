import GalleyExport
import GalleyProtocol

/// What has to be sent of pictures that come one after the other: the first whole, of the others what changed.
package struct PictureDifference {
    package enum Result: Equatable {
        case same
        case whole(String)
        /// nil is what has stayed.
        case changed(tag: String?, definitions: [PictureEdit]?, content: [PictureEdit]?)
    }

    /// Hashes: of a view at rest nothing else is kept, and a server has many.
    private struct Last {
        var tag: String
        var definitions: [Int]
        var content: [KnownElement]
    }

    private var last: Last?

    package init() {}

    /// Takes in the next picture; what it answers makes it of the one before.
    package mutating func next(_ picture: SVGPicture) -> Result {
        let now = Last(
            tag: picture.startTag, definitions: picture.definitions.map(\.id.hashValue),
            content: picture.elements.map(KnownElement.init))
        defer { last = now }
        guard let last else { return .whole(picture.text) }
        let definitions = Self.edits(from: last.definitions, to: picture.definitions)
        let content = Self.edits(from: last.content, to: now.content, picture.elements)
        let tag = last.tag == now.tag ? nil : now.tag
        if tag == nil, definitions == nil, content == nil { return .same }
        return .changed(tag: tag, definitions: definitions, content: content)
    }

    /// What is known of the last picture is not what the page has.
    package mutating func forget() { last = nil }

    private static func edits(from old: [Int], to new: [SVGPicture.Definition]) -> [PictureEdit]? {
        if old.elementsEqual(new.lazy.map(\.id.hashValue)) { return nil }
        let places = Dictionary(zip(old, old.indices), uniquingKeysWith: { first, _ in first })
        var edits = EditList()
        for definition in new {
            if let place = places[definition.id.hashValue] {
                edits.keep(place)
            } else {
                edits.edits.append(.new(definition.text))
            }
        }
        return edits.edits
    }

    /// The steps from an element's old children to its new ones, which are `elements`; nil where nothing has changed.
    private static func edits(
        from old: [KnownElement], to new: [KnownElement], _ elements: [SVGElement]
    ) -> [PictureEdit]? {
        if old.count == new.count, zip(old, new).allSatisfy({ $0.isSame(as: $1) }) { return nil }
        let matches = ChildMatches(old, new)
        var edits = EditList()
        for (index, element) in new.enumerated() {
            guard let place = matches.places[index] else {
                edits.edits.append(.new(elements[index].text))
                continue
            }
            let before = old[place]
            if before.isSame(as: element) {
                edits.keep(place)
                continue
            }
            let tag = before.tag == element.tag ? nil : elements[index].tag
            let children =
                before.inside == element.inside
                ? nil : Self.edits(from: before.children, to: element.children, elements[index].children)
            edits.edits.append(.changed(place, tag: tag, children: children))
        }
        return edits.edits
    }
}

/// An element of the picture before, as far as it is needed to find it again.
private struct KnownElement {
    let hash: Int
    let inside: Int
    let tag: Int
    let name: Int
    let hasInside: Bool
    let children: [KnownElement]

    init(_ element: SVGElement) {
        (hash, inside, hasInside) = (element.hash, element.inside, element.hasInside)
        (tag, name) = (element.tag.hashValue, element.name.hashValue)
        children = element.children.map(KnownElement.init)
    }

    func isSame(as other: KnownElement) -> Bool { hash == other.hash }
}

/// Steps, with neighbours that stay as one.
private struct EditList {
    var edits: [PictureEdit] = []

    mutating func keep(_ place: Int) {
        if case .kept(let range)? = edits.last, range.upperBound + 1 == place {
            edits[edits.count - 1] = .kept(range.lowerBound...place)
        } else {
            edits.append(.kept(place...place))
        }
    }
}

/// Which old child each new one is.
private struct ChildMatches {
    /// By new child; each old one is there once.
    private(set) var places: [Int?]
    private var taken: [Bool]

    init(_ old: [KnownElement], _ new: [KnownElement]) {
        places = Array(repeating: nil, count: new.count)
        taken = Array(repeating: false, count: old.count)
        // Those that are the same, at the same place from the beginning or the end first.
        let shared = min(old.count, new.count)
        var prefix = 0
        while prefix < shared, old[prefix].isSame(as: new[prefix]) {
            take(prefix, for: prefix)
            prefix += 1
        }
        var suffix = 0
        while suffix < shared - prefix, old[old.count - 1 - suffix].isSame(as: new[new.count - 1 - suffix]) {
            take(old.count - 1 - suffix, for: new.count - 1 - suffix)
            suffix += 1
        }
        match(old, new) { $0.hash }
        // Moved as a whole, or changed inside, or both.
        match(old, new) { $0.hasInside ? $0.inside : nil }
        match(old, new) { $0.children.isEmpty ? nil : $0.tag }
        match(old, new) { $0.children.isEmpty ? nil : $0.name }
    }

    private mutating func take(_ place: Int, for index: Int) {
        places[index] = place
        taken[place] = true
    }

    /// Finds the old ones, in their order, that have the same key.
    private mutating func match(_ old: [KnownElement], _ new: [KnownElement], by key: (KnownElement) -> Int?) {
        guard places.contains(nil), taken.contains(false) else { return }
        var free: [Int: [Int]] = [:]
        for place in old.indices.reversed() where !taken[place] {
            if let key = key(old[place]) { free[key, default: []].append(place) }
        }
        for index in new.indices where places[index] == nil {
            guard let key = key(new[index]), let place = free[key]?.popLast(),
                old[place].name == new[index].name, old[place].children.isEmpty == new[index].children.isEmpty
            else { continue }
            take(place, for: index)
        }
    }
}
