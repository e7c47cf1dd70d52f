import GalleyExport
import GalleyProtocol

/// What of a picture moves on by itself, from how it will be at later times: only attributes of elements that stay.
/// What lies between two times, a page draws as on the straight line.
package struct PictureMotion {
    /// Of an element: its start tag now, and at the times that it is another one.
    private struct Track {
        var first: String
        /// By number of the time.
        var tags: [Int: String] = [:]
    }

    private let base: SVGPicture
    private let definitions: Set<String>
    private var tracks: [[Int]: Track] = [:]
    /// In milliseconds from the picture on.
    private var times = [0.0]

    package init(_ base: SVGPicture) {
        self.base = base
        definitions = Set(base.definitions.map(\.id))
    }

    /// Takes in what the picture will be after so many milliseconds. Returns whether it differs in attributes alone; what does not has to
    /// come as a picture.
    package mutating func add(_ later: SVGPicture, after time: Double) -> Bool {
        guard later.startTag == base.startTag, later.definitions.allSatisfy({ definitions.contains($0.id) }) else {
            return false
        }
        var found: [(path: [Int], old: SVGElement, tag: String)] = []
        guard Self.compare(base.elements, later.elements, [], &found) else { return false }
        for one in found {
            tracks[one.path, default: Track(first: one.old.tag)].tags[times.count] = one.tag
        }
        times.append(time)
        return true
    }

    /// What a page is told; nil where nothing moves.
    package var told: LivePicture.Motion? {
        guard !tracks.isEmpty else { return nil }
        var curves = SharedCurves()
        var told: [LivePicture.Motion.Track] = []
        for (path, track) in tracks.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            guard let first = Self.attributes(track.first) else { return nil }
            var values: [String: [String]] = [:]
            let all = times.indices.map { track.tags[$0] ?? track.first }
            for (index, tag) in all.enumerated() where index > 0 && tag != track.first {
                guard let now = Self.attributes(tag), now.count == first.count else { return nil }
                for (one, other) in zip(first, now) {
                    guard one.name == other.name else { return nil }
                    guard one.value != other.value else { continue }
                    // These are written otherwise in a script, or are names.
                    guard !one.name.contains(":"), !other.value.contains("&") else { return nil }
                    values[one.name, default: Array(repeating: one.value, count: times.count)][index] = other.value
                }
            }
            var own = LivePicture.Motion.Track(path: path, shares: [:])
            for (name, values) in values.sorted(by: { $0.key < $1.key }) { Self.tell(name, values, &own, &curves) }
            told.append(own)
        }
        return .init(times: times, curves: curves.curves, tracks: told)
    }

    /// Tells how an attribute changes: its numbers by curves, as long as nothing else of it does.
    private static func tell(
        _ name: String, _ values: [String], _ track: inout LivePicture.Motion.Track, _ curves: inout SharedCurves
    ) {
        let first = NumberedText(values[0])
        var (numbers, index) = ([first.numbers], 1)
        if !isName(name), first.isColor || !values[0].contains("#") {
            while index < values.count {
                let now = NumberedText(values[index])
                guard now.isLike(first) else { break }
                numbers.append(now.numbers)
                index += 1
            }
        }
        for place in first.numbers.indices {
            var series = numbers.map { $0[place] - first.numbers[place] }
            series += Array(repeating: series[series.count - 1], count: values.count - series.count)
            let shares = curves.shares(in: series, fineness: first.fineness(of: place, in: name))
            if !shares.isEmpty { track.shares[name, default: []].append([Double(place)] + shares) }
        }
        for later in index..<values.count where values[later] != values[later - 1] {
            track.steps = track.steps ?? [:]
            track.steps?[name, default: [:]][later] = values[later]
        }
    }

    /// Whether numbers in an attribute's value are parts of names.
    private static func isName(_ attribute: String) -> Bool {
        ["id", "class", "clip-path", "mask", "filter"].contains(attribute) || attribute.hasPrefix("data-")
    }

    /// Compares elements, and those inside; false where more than tags differ.
    private static func compare(
        _ old: [SVGElement], _ new: [SVGElement], _ path: [Int],
        _ found: inout [(path: [Int], old: SVGElement, tag: String)]
    ) -> Bool {
        guard old.count == new.count else { return false }
        for (index, (one, other)) in zip(old, new).enumerated() where !one.isSame(as: other) {
            guard one.name == other.name, one.rest == other.rest else { return false }
            if one.tag != other.tag { found.append((path + [index], one, other.tag)) }
            guard compare(one.children, other.children, path + [index], &found) else { return false }
        }
        return true
    }

    /// The attributes of a tag as `SVGCanvas` writes them; nil where they cannot be told apart.
    private static func attributes(_ tag: String) -> [(name: String, value: String)]? {
        let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
        var found: [(name: String, value: String)] = []
        for index in stride(from: 0, to: parts.count - 1, by: 2) {
            guard parts[index].hasSuffix("="), let space = parts[index].lastIndex(of: " ") else { return nil }
            let name = parts[index][parts[index].index(after: space)...].dropLast()
            found.append((String(name), String(parts[index + 1])))
        }
        return found
    }
}
