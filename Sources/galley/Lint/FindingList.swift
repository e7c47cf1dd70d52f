import Foundation
import GalleyDiagnostics
import GalleyProtocol

/// What `galley lint` has found, each fault once, with the situations in which it shows.
struct FindingList {
    struct Entry {
        var view: String
        var finding: HostResult.Finding
        var place: SourcePlaces.Place?
        var isExact: Bool
        /// `320x xxxLarge-ar`; empty where there is one only.
        var situations: [String]
        /// The changes of the source that mend it, where it is that simple.
        var edits: [ToolMessage.Edit]?

        var suggestion: ToolMessage.Suggestion? { finding.fix.map { .init(text: $0, edits: edits) } }
    }

    private(set) var entries: [Entry] = []
    private var known: [String: Int] = [:]
    /// Why views could not be laid out.
    private(set) var failures: [ToolMessage] = []
    private(set) var layouts = 0
    private(set) var views: [String] = []
    private(set) var suppressed = 0
    /// Whether notes are left out, and how many were.
    var leavesOutNotes = false
    private(set) var leftOut = 0
    /// The situations in which each view was laid out.
    private var situations: [String: Set<String>] = [:]

    var hasWarnings: Bool { entries.contains { $0.finding.severity == "warning" } }

    /// Takes in what was found in one layout of a view.
    mutating func add(_ result: HostResult, _ situation: String, _ places: SourcePlaces) {
        layouts += 1
        if !views.contains(result.name) { views.append(result.name) }
        situations[result.name, default: []].insert(situation)
        for failure in result.failureMessages where !failures.contains(failure) { failures.append(failure) }
        for finding in result.findings {
            guard !places.isSuppressed(finding, in: result) else {
                suppressed += 1
                continue
            }
            if leavesOutNotes, finding.severity == "note" {
                leftOut += 1
                continue
            }
            let place = places.place(of: finding, in: result)
            let key = Self.key(finding, result.name, place)
            if let index = known[key] {
                if !entries[index].situations.contains(situation) { entries[index].situations.append(situation) }
                continue
            }
            known[key] = entries.count
            entries.append(
                Entry(
                    view: result.name, finding: finding, place: place?.place, isExact: place?.isExact ?? false,
                    situations: [situation]))
        }
    }

    /// What is the same in every language, size and appearance: the same view has another text in another language, and other numbers at
    /// another size.
    private static func key(
        _ finding: HostResult.Finding, _ view: String, _ place: (place: SourcePlaces.Place, isExact: Bool)?
    ) -> String {
        let road: String
        if let place, place.isExact {
            road = finding.path.map(\.kind).joined(separator: "/") + ":\(place.place.file):\(place.place.line)"
        } else {
            road = finding.path.map { "\($0.kind)#\($0.number)" }.joined(separator: "/")
        }
        // Those name what is missing, and may lie at no view of their own.
        let name = finding.rule.hasPrefix("missing") ? finding.message : ""
        return [view, finding.rule, finding.severity, road, name].joined(separator: "\u{1F}")
    }

    /// Adds the changes of the source that mend findings.
    mutating func add(_ edits: LintEdits) {
        for index in entries.indices { entries[index].edits = edits.edits(for: entries[index]) }
    }

    func text(_ format: LintCommand.Format) throws -> String {
        switch format {
        case .text: plain
        case .json: try json
        case .sarif: try sarif
        case .junit: junit
        case .github: github
        }
    }

    // MARK: For people

    private var plain: String {
        var text = ""
        for entry in entries {
            let finding = entry.finding
            let place = entry.place.map { "\($0.file):\($0.line): " } ?? ""
            text += "\(place)\(finding.severity): \(finding.message) [\(finding.rule)]\n"
            text += "    view      \(road(finding))\n"
            if finding.proposals.count > 1 {
                text += "    proposed  \(finding.proposals.suffix(6).joined(separator: " › "))\n"
            }
            if let situations = listed(entry) { text += "    at        \(situations)\n" }
            if let fix = finding.fix { text += "    fix       \(fix)\n" }
        }
        func count(_ severity: String, _ noun: String) -> String {
            let count = entries.filter { $0.finding.severity == severity }.count
            return "\(count) \(noun)\(count == 1 ? "" : "s")"
        }
        let meant = suppressed == 0 ? "" : ", \(suppressed) meant (galley:ignore)"
        let quiet = leftOut == 0 ? "" : ", \(leftOut) left out (--quiet notes)"
        text +=
            "\(count("warning", "warning")), \(count("note", "note"))\(quiet)\(meant): \(views.count) view\(views.count == 1 ? "" : "s"), "
        return text + "\(layouts) layout\(layouts == 1 ? "" : "s")\n"
    }

    /// The situations in which a fault shows; nil where there is one only.
    private func listed(_ entry: Entry) -> String? {
        let own = entry.situations.filter { !$0.isEmpty }
        guard !own.isEmpty else { return nil }
        if own.count > 2, Set(own) == situations[entry.view] { return "all \(own.count): \(Self.joined(own))" }
        return Self.joined(own)
    }

    private static func joined(_ situations: [String]) -> String {
        situations.count <= 6
            ? situations.joined(separator: ", ")
            : situations.prefix(5).joined(separator: ", ") + " and \(situations.count - 5) more"
    }

    /// The views around, modifiers left out.
    private func road(_ finding: HostResult.Finding) -> String {
        var names: [String] = []
        for (index, place) in finding.path.enumerated() {
            let isModifier = place.kind.first?.isLowercase ?? false
            guard !isModifier || index == finding.path.count - 1 else { continue }
            if let label = place.label {
                names.append("\(place.kind) \"\(label.prefix(24))\"")
            } else {
                names.append(place.kind)
            }
        }
        return names.suffix(5).joined(separator: " › ")
    }

    // MARK: For programs

    /// The findings as other commands' messages.
    var messages: [ToolMessage] {
        entries.map { entry in
            ToolMessage(
                .finding, entry.finding.severity == "warning" ? .warning : .note, code: entry.finding.rule,
                "\(entry.finding.message)\(when(entry))",
                at: entry.place.map { .init(file: $0.file, line: $0.line) },
                suggestion: entry.suggestion)
        }
    }

    private struct JSONFinding: Encodable {
        var kind = ToolMessage.Kind.finding
        var code, rule, severity, message, view: String
        var path: [String]
        var file: String?
        var line: Int?
        var frame: [Double]
        var proposals: [String]
        var situations: [String]
        var fix: String?
        var place: ToolMessage.Place?
        var suggestion: ToolMessage.Suggestion?
    }

    private struct JSONFindings: Encodable {
        var findings: [JSONFinding]
        /// What could not be laid out.
        var messages: [ToolMessage]?
    }

    private var json: String {
        get throws {
            var list: [JSONFinding] = []
            for entry in entries {
                let finding = entry.finding
                var path: [String] = []
                for place in finding.path {
                    path.append(place.label.map { "\(place.kind) \"\($0)\"" } ?? place.kind)
                }
                list.append(
                    JSONFinding(
                        code: finding.rule, rule: finding.rule, severity: finding.severity, message: finding.message,
                        view: entry.view,
                        path: path, file: entry.place?.file, line: entry.place?.line, frame: finding.frame,
                        proposals: finding.proposals, situations: entry.situations.filter { !$0.isEmpty },
                        fix: finding.fix, place: entry.place.map { .init(file: $0.file, line: $0.line) },
                        suggestion: entry.suggestion))
            }
            let answer = JSONFindings(findings: list, messages: failures.isEmpty ? nil : failures)
            return String(decoding: try JSONEncoder.galley().encode(answer), as: UTF8.self) + "\n"
        }
    }

    private var sarif: String {
        get throws {
            let rules = Set(entries.map(\.finding.rule)).sorted()
            let results = entries.map { entry in
                let fix = entry.finding.fix.map { " Fix: \($0)." } ?? ""
                return Sarif.Result(
                    rule: entry.finding.rule, level: entry.finding.severity,
                    text: "\(entry.finding.message)\(when(entry))\(fix)", file: entry.place?.file,
                    line: entry.place?.line,
                    element: "\(entry.view): \(road(entry.finding))")
            }
            return try Sarif(tool: "galley lint", rules: rules, results: results).json
        }
    }

    private func when(_ entry: Entry) -> String {
        listed(entry).map { " At \($0)." } ?? ""
    }

    /// A suite with a case for each view, which fails with what was found in it.
    private var junit: String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        let failures = Set(entries.filter { $0.finding.severity == "warning" }.map(\.view)).count
        text += "<testsuites><testsuite name=\"galley lint\" tests=\"\(views.count)\" failures=\"\(failures)\">\n"
        for view in views {
            text += "<testcase name=\"\(view.escapedForXML)\" classname=\"galley.lint\">"
            for entry in entries where entry.view == view && entry.finding.severity == "warning" {
                let place = entry.place.map { "\($0.file):\($0.line) " } ?? ""
                text += "<failure type=\"\(entry.finding.rule)\" message=\"\(entry.finding.message.escapedForXML)\">"
                text += "\(place)\(road(entry.finding))\(when(entry))".escapedForXML + "</failure>"
            }
            text += "</testcase>\n"
        }
        return text + "</testsuite></testsuites>\n"
    }

    /// GitHub's workflow commands, a line each.
    private var github: String {
        entries.map { entry in
            let level = entry.finding.severity == "warning" ? "warning" : "notice"
            var fields: [String] = []
            if let place = entry.place { fields += ["file=\(GitHubText.field(place.file))", "line=\(place.line)"] }
            fields.append("title=\(GitHubText.field("galley \(entry.finding.rule)"))")
            let message = "\(entry.finding.message)\(when(entry))" + (entry.finding.fix.map { " Fix: \($0)." } ?? "")
            return "::\(level) \(fields.joined(separator: ","))::\(GitHubText.message(message))\n"
        }.joined()
    }
}
