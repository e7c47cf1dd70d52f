import Foundation

/// One message of the compiler's: its first line, `PLACE:LINE:COLUMN: error: TEXT`, and the source that it shows.
struct MessageBlock {
    enum Kind: String { case error, warning, note }

    /// `FILE:LINE:COLUMN`.
    var place: Substring
    var kind: Kind
    var text: Substring
    /// All lines as they were written, with their colours.
    var lines: [Substring]

    var file: Substring { place.prefix(upTo: lineStart) }
    var line: Int { Int(place[lineStart...].dropFirst().prefix { $0 != ":" }) ?? 0 }

    private var lineStart: Substring.Index {
        let parts = place.split(separator: ":", omittingEmptySubsequences: false).suffix(2)
        return place.index(place.endIndex, offsetBy: -parts.reduce(2) { $0 + $1.count })
    }

    /// A message, if the line begins one.
    init?(_ line: Substring) {
        let plain = Substring(line.replacing(/\u{1b}\[[0-9;]*m/, with: ""))
        guard let match = plain.firstMatch(of: /^(.+?:\d+:\d+): (error|warning|note): (.*)$/),
            let kind = Kind(rawValue: String(match.2))
        else { return nil }
        (place, self.kind, text, lines) = (match.1, kind, match.3, [line])
    }

    /// The messages of a text, and what stands before the first one.
    static func blocks(of text: String) -> (head: [Substring], blocks: [MessageBlock]) {
        var head: [Substring] = []
        var blocks: [MessageBlock] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let block = MessageBlock(line) {
                blocks.append(block)
            } else if blocks.isEmpty {
                head.append(line)
            } else {
                blocks[blocks.count - 1].lines.append(line)
            }
        }
        return (head, blocks)
    }
}

extension [MessageBlock] {
    /// Without what helps nobody: notes about Galley's own sources, what was said already, and errors that follow from another one
    /// in the same line.
    ///
    /// - Parameter isOwn: Whether a file is one of the user's.
    func cleaned(_ isOwn: (Substring) -> Bool) -> [MessageBlock] {
        var told: Set<[Substring]> = []
        var broken: Set<String> = []
        return filter { block in
            if block.kind == .note, !isOwn(block.file) { return false }
            guard told.insert(block.lines).inserted else { return false }
            let line = "\(block.file):\(block.line)"
            if block.text.contains("has no member") || block.text.contains("cannot find") {
                broken.insert(line)
            }
            return !(block.text.hasPrefix("cannot infer contextual base") && broken.contains(line))
        }
    }

    /// The types of values that a call did not take, as notes on its candidates say, for the message at each place.
    var refusedTypes: [Substring: String] {
        var types: [Substring: String] = [:]
        var place: Substring?
        for block in self {
            if block.kind == .error { place = block.place }
            guard block.kind == .note, let place,
                let match = block.text.firstMatch(of: /\(got '([^']+)'\)/)
            else { continue }
            types[place] = types[place] ?? String(match.1)
        }
        return types
    }
}
