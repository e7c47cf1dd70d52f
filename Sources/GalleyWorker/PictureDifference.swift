import GalleyExport
import GalleyProtocol

/// What has to be sent of pictures that come one after the other: the first whole, of the others what changed.
///
/// It keeps hashes of the last picture, 80 bytes or so an element.
package struct PictureDifference {
    package enum Result: Equatable {
        case same
        case whole(String)
        /// nil is what has stayed.
        case changed(tag: String?, definitions: [PictureEdit]?, content: [PictureEdit]?)
    }

    private struct Last {
        var tag: String
        var definitions: [Int]
        var content: [PictureOutline]
    }

    private var last: Last?

    package init() {}

    /// Takes in the next picture; what it answers makes it of the one before.
    package mutating func next(_ picture: SVGParts) -> Result {
        let text = PictureText(picture.body)
        let now = Last(
            tag: picture.startTag, definitions: picture.definitions.map(\.hashValue),
            content: text.elements.map(\.outline))
        defer { last = now }
        guard let last else { return .whole(picture.text) }
        let definitions = Self.definitions(last.definitions, now.definitions, picture.definitions)
        let content = Self.edits(from: last.content, to: text.elements, text)
        let tag = last.tag == now.tag ? nil : now.tag
        if tag == nil, definitions == nil, content == nil { return .same }
        return .changed(tag: tag, definitions: definitions, content: content)
    }

    /// What is known of the last picture is not what the page has.
    package mutating func forget() { last = nil }

    private static func definitions(_ old: [Int], _ new: [Int], _ texts: [String]) -> [PictureEdit]? {
        if old == new { return nil }
        let places = Dictionary(zip(old, old.indices), uniquingKeysWith: { first, _ in first })
        var edits = EditList()
        for (hash, text) in zip(new, texts) {
            if let place = places[hash] { edits.keep(place) } else { edits.edits.append(.new(text)) }
        }
        return edits.edits
    }

    /// The steps from an element's old children to its new ones; nil where nothing has changed.
    private static func edits(
        from old: [PictureOutline], to new: [PictureText.Element], _ text: PictureText
    ) -> [PictureEdit]? {
        if old.count == new.count, zip(old, new).allSatisfy({ $0.hash == $1.outline.hash }) { return nil }
        let matches = ChildMatches(old, new.map(\.outline))
        var edits = EditList()
        for (index, element) in new.enumerated() {
            guard let place = matches.places[index] else {
                edits.edits.append(.new(text.text(element.text)))
                continue
            }
            let before = old[place]
            if before.hash == element.outline.hash {
                edits.keep(place)
                continue
            }
            let tag = before.tag == element.outline.tag ? nil : text.text(element.tag)
            let children =
                before.inside == element.outline.inside
                ? nil : Self.edits(from: before.children, to: element.children, text)
            edits.edits.append(.changed(place, tag: tag, children: children))
        }
        return edits.edits
    }
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

    init(_ old: [PictureOutline], _ new: [PictureOutline]) {
        places = Array(repeating: nil, count: new.count)
        taken = Array(repeating: false, count: old.count)
        // Those that are the same, at the same place from the beginning or the end first.
        let shared = min(old.count, new.count)
        var prefix = 0
        while prefix < shared, old[prefix].hash == new[prefix].hash {
            take(prefix, for: prefix)
            prefix += 1
        }
        var suffix = 0
        while suffix < shared - prefix, old[old.count - 1 - suffix].hash == new[new.count - 1 - suffix].hash {
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
    private mutating func match(_ old: [PictureOutline], _ new: [PictureOutline], by key: (PictureOutline) -> Int?) {
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
