import Foundation
import GalleyProtocol

/// The compiler's messages, with what Galley knows better: that a name is SwiftUI's and missing here.
struct CompilerMessages {
    /// What the compiler wrote.
    let text: String
    private let missing = MissingAPI()
    /// The names that were explained.
    private var told: Set<String> = []

    init(_ text: String) { self.text = text }

    /// The messages, each followed by a note where there is one; behind them notes on what the compiler has not come to.
    mutating func explained(
        for source: SourceSet, installation: Installation, limits: Subprocess.Limits
    ) -> String {
        var lines: [String] = []
        var notes: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let header = Header(line) {
                // The message before this one ends here, with the source that it shows.
                lines += notes
                notes = header.isError ? note(on: header).map { [$0] } ?? [] : []
            }
            lines.append(String(line))
        }
        lines += notes
        for file in faultyFiles(of: source) {
            let uses = (try? UsedNames(of: file.path, installation: installation, limits: limits)) ?? UsedNames()
            lines += otherNotes(uses, file)
        }
        return lines.joined(separator: "\n")
    }

    /// The files that have errors; a file that stands alone has them in any case.
    private func faultyFiles(of source: SourceSet) -> [SourceFile] {
        if source.files.count == 1 { return source.files }
        var known: Set<String> = []
        return text.split(separator: "\n").compactMap { line in
            guard let header = Header(line), header.isError, let path = header.place.split(separator: ":").first,
                let file = source.file(at: String(path)), known.insert(file.path).inserted
            else { return nil }
            return file
        }
    }

    /// The first line of a message: `PLACE:LINE:COLUMN: error: TEXT`.
    private struct Header {
        var place: Substring
        var isError: Bool
        var text: Substring

        init?(_ line: Substring) {
            let plain = Substring(line.replacing(/\u{1b}\[[0-9;]*m/, with: ""))
            guard let match = plain.firstMatch(of: /^(.+?:\d+:\d+): (error|warning|note): (.*)$/) else { return nil }
            (place, isError, text) = (match.1, match.2 == "error", match.3)
        }
    }

    private mutating func note(on header: Header) -> String? {
        let names = header.text.matches(of: /'([^']+)'/).map(\.1)
        guard let name = names.last else { return nil }
        let advice: String?
        if header.text.hasPrefix("no such module") {
            advice = MissingAPI.advice(onModule: name)
        } else if header.text.hasPrefix("cannot find") || header.text.contains("unknown attribute")
            || header.text.contains("no macro named")
        {
            advice = missing.advice(onName: names[0])
        } else if header.text.contains("no member") || header.text.contains("to member") {
            advice = missing.advice(onMember: name) ?? missing.advice(onName: name)
        } else {
            advice = nil
        }
        guard let advice, told.insert(String(name)).inserted else { return nil }
        return "\(header.place): note: \(advice)"
    }

    /// Notes on missing names that no message was about: one that is hidden in a long expression can show as something else,
    /// such as an expression that takes too long to check.
    private func otherNotes(_ uses: UsedNames, _ source: SourceFile) -> [String] {
        var found: [(name: String, advice: String, places: [UsedNames.Use])] = []
        // The parser meets the last modifier of a chain first.
        let ordered = uses.uses.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        for use in ordered where !told.contains(use.name) && !uses.declared.contains(use.name) {
            let advice: String?
            if let labels = use.labels {
                advice = missing.advice(onCall: use.name, labels: labels, isMember: use.isMember)
            } else {
                advice = use.isMember || uses.variables.contains(use.name) ? nil : missing.advice(onName: use.name)
            }
            guard let advice else { continue }
            if let index = found.firstIndex(where: { $0.advice == advice }) {
                found[index].places.append(use)
            } else {
                found.append((use.name, advice, [use]))
            }
        }
        return found.map { name, advice, places in
            let others = Set(places.map(\.line)).subtracting([places[0].line]).sorted()
            let more =
                others.isEmpty
                ? ""
                : " (also in line\(others.count == 1 ? "" : "s") \(others.map(String.init).joined(separator: ", ")))"
            return "\(source.path):\(places[0].line):\(places[0].column): note: \(advice)\(more)"
        }
    }
}

/// The names that a file uses, as `galley-syntax` finds them.
struct UsedNames: Decodable {
    struct Use: Decodable {
        var name: String
        /// What is given in a call, as `(_:spacing:{}label:{})`; nil where the name is not called.
        var labels: String?
        /// Whether it is a member of what stands before it.
        var isMember: Bool
        var line: Int
        var column: Int
    }

    var uses: [Use] = []
    /// The types and functions that the file declares.
    var declared: Set<String> = []
    var variables: Set<String> = []

    init() {}

    init(of file: String, installation: Installation, limits: Subprocess.Limits) throws {
        let (ending, output) = try Subprocess.run(installation.syntax, ["--uses", file], limits: limits)
        guard ending.isSuccess else { return }
        self = try JSONDecoder().decode(UsedNames.self, from: output)
    }
}
