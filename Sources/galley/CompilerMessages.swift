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
            let uses = (try? UsedNames(of: file, installation: installation, limits: limits)) ?? UsedNames()
            lines += otherNotes(uses, file, in: source)
        }
        return lines.joined(separator: "\n")
    }

    /// The notes alone.
    mutating func notes(for source: SourceSet, installation: Installation, limits: Subprocess.Limits) -> [String] {
        let known = Set(text.split(separator: "\n"))
        return explained(for: source, installation: installation, limits: limits).split(separator: "\n")
            .filter { !known.contains($0) }.map(String.init)
    }

    /// The files that have errors; one that stands alone has them all.
    private func faultyFiles(of source: SourceSet) -> [SourceFile] {
        let places = text.split(separator: "\n").compactMap(Header.init).filter(\.isError).map(\.place)
        if source.files.count == 1 { return places.isEmpty ? [] : source.files }
        var known: Set<String> = []
        return places.compactMap { place in
            guard let path = place.split(separator: ":").first, let file = source.file(at: String(path)),
                known.insert(file.path).inserted
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
    private func otherNotes(_ uses: UsedNames, _ file: SourceFile, in source: SourceSet) -> [String] {
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
            guard let advice, !source.files.contains(where: { $0.declares(use.name) }) else { continue }
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
            return "\(file.path):\(places[0].line):\(places[0].column): note: \(advice)\(more)"
        }
    }
}

extension SourceFile {
    /// Whether the file declares a type or function of that name, as far as its text tells.
    fileprivate func declares(_ name: String) -> Bool {
        let text = text
        return ["struct", "class", "enum", "protocol", "typealias", "actor", "func"].contains { word in
            text.ranges(of: "\(word) \(name)").contains { range in
                text[range.upperBound...].first.map { $0.isLetter || $0.isNumber || $0 == "_" } != true
            }
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

    init(of file: SourceFile, installation: Installation, limits: Subprocess.Limits) throws {
        let (ending, output) = try Subprocess.run(
            installation.syntax, ["--uses", file.syntaxPath],
            input: file.isInMemory ? file.content : Data(), limits: limits)
        guard ending.isSuccess else { return }
        self = try JSONDecoder().decode(UsedNames.self, from: output)
    }
}
