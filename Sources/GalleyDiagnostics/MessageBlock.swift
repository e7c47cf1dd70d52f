import Foundation

/// One message of the compiler's: its first line, `PLACE:LINE:COLUMN: error: TEXT`, and the source that it shows.
package struct MessageBlock {
    package enum Kind: String { case error, warning, note }

    /// `FILE:LINE:COLUMN`.
    package var place: Substring
    package var kind: Kind
    package var text: Substring
    /// All lines as they were written, with their colours.
    package var lines: [Substring]

    /// The place's parts.
    package var file: Substring { place.prefix(upTo: lineStart) }
    package var line: Int { Int(place[lineStart...].dropFirst().prefix { $0 != ":" }) ?? 0 }
    package var column: Int { place.split(separator: ":").last.flatMap { Int($0) } ?? 1 }

    private var lineStart: Substring.Index {
        let parts = place.split(separator: ":", omittingEmptySubsequences: false).suffix(2)
        return place.index(place.endIndex, offsetBy: -parts.reduce(2) { $0 + $1.count })
    }

    /// A message, if the line begins one.
    package init?(_ line: Substring) {
        let plain = Substring(line.replacing(/\u{1b}\[[0-9;]*m/, with: ""))
        guard let match = plain.firstMatch(of: /^(.+?:\d+:\d+): (error|warning|note): (.*)$/),
            let kind = Kind(rawValue: String(match.2))
        else { return nil }
        (place, self.kind, text, lines) = (match.1, kind, match.3, [line])
    }

    /// The messages of a text, and what stands before the first one.
    package static func blocks(of text: String) -> (head: [Substring], blocks: [MessageBlock]) {
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
