/// A document's objects, each under its way from the catalog, such as `/Pages/Kids[2]/Contents`: one object more changes the lines
/// that name it, and no others' numbers.
///
/// A way's steps are the keys of dictionaries; references under one key are counted from 0. Of several ways the shortest counts, and of
/// these the first. What no way leads to comes last, as `other[0]`: what the trailer alone names, above all.
struct DocumentPaths {
    private struct Object {
        /// A dictionary, an array or a value, word by word.
        var words: [Substring]
        /// The lines of a stream behind it; empty where it has none.
        var stream: Substring

        init(_ text: String) {
            let head = text.prefix { $0 != "\n" }
            stream = text[head.endIndex...]
            words = head.split(separator: " ", omittingEmptySubsequences: false)
            // The first object of a page or a file has comments before it, and its number.
            if let start = words.firstIndex(of: "obj") { words.removeFirst(start + 1) }
        }

        /// A value instead of a dictionary or an array: it stands where it is referred to.
        var isValue: Bool { words.count == 1 && stream.isEmpty }

        /// The references: where in the words each begins, to which object, under which key.
        var references: [(place: Int, number: Int, key: Substring)] {
            var key: Substring = ""
            var found: [(place: Int, number: Int, key: Substring)] = []
            for (place, word) in words.enumerated() {
                if word.hasPrefix("/") { key = word }
                guard word == "R", place >= 2, words[place - 1] == "0", let number = Int(words[place - 2]) else {
                    continue
                }
                found.append((place - 2, number, key))
            }
            return found
        }
    }

    private let objects: [Object]
    private var names: [Int: String] = [:]
    private var order: [Int] = []

    /// - Parameter texts: The objects' texts, that of number 1, the catalog, first.
    init(_ texts: [String]) {
        objects = texts.map(Object.init)
        var others = 0
        for number in 1..<(objects.count + 1) where names[number] == nil && !isValue(number) {
            name(from: number, number == 1 ? "" : "other[\(others)]")
            if number > 1 { others += 1 }
        }
    }

    private func isValue(_ number: Int) -> Bool { objects.indices.contains(number - 1) && objects[number - 1].isValue }

    private mutating func name(from start: Int, _ way: String) {
        names[start] = way
        var next = order.count
        order.append(start)
        while next < order.count {
            let (number, outer) = (order[next], names[order[next]] ?? "")
            next += 1
            let references = objects[number - 1].references
            var counts: [Substring: Int] = [:]
            for reference in references { counts[reference.key, default: 0] += 1 }
            var passed: [Substring: Int] = [:]
            for (_, target, key) in references {
                let index = passed[key, default: 0]
                passed[key] = index + 1
                guard names[target] == nil, objects.indices.contains(target - 1), !isValue(target) else { continue }
                names[target] = outer + key + (counts[key] == 1 ? "" : "[\(index)]")
                order.append(target)
            }
        }
    }

    private func shown(_ way: String) -> String { way.isEmpty ? "/" : way }

    /// An object a line, its stream below it.
    var text: String {
        order.map { number in
            let object = objects[number - 1]
            var words = object.words
            for (place, target, _) in object.references.reversed() {
                let told = isValue(target) ? objects[target - 1].words[0] : "→" + shown(names[target] ?? "\(target)")
                words.replaceSubrange(place..<place + 3, with: [told[...]])
            }
            let way = names[number] ?? ""
            return shown(way) + " " + words.joined(separator: " ") + object.stream
        }
        .joined(separator: "\n")
    }
}
