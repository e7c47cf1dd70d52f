import Foundation
import GalleyProtocol

/// Where the views of a layout stand in the source, as far as their names and texts tell.
///
/// A view does not know its line: SwiftUI's initialisers have no place for it. So a view is found by its type and the text that
/// it is written with, where that is there only once.
struct SourcePlaces {
    struct Place: Hashable {
        var file: String
        var line: Int
    }

    private struct Use: Decodable {
        var name: String
        var isMember: Bool
        var line: Int
        var literal: String?
    }

    private struct Uses: Decodable {
        var uses: [Use]
    }

    private var uses: [(file: String, use: Use)] = []
    private var views: [String: Place] = [:]
    private var suppressions: [Place: Set<String>] = [:]
    private var fileSuppressions: Set<String> = []

    init(_ files: [SourceFile], survey: SourceSurvey, installation: Installation, limits: Subprocess.Limits) {
        for file in files {
            takeComments(of: file)
            guard
                let (ending, output) = try? Subprocess.run(
                    installation.syntax, ["--uses", "-"], input: file.content, limits: limits),
                ending.isSuccess, let found = try? JSONDecoder().decode(Uses.self, from: output)
            else { continue }
            uses += found.uses.map { (file.path, $0) }
        }
        let first = files.first?.path ?? ""
        for view in survey.views { views[view.name] = Place(file: view.file ?? first, line: view.line) }
        for preview in survey.previews {
            guard let name = preview.name else { continue }
            views[name] = Place(file: preview.file ?? first, line: preview.line)
        }
    }

    // MARK: Comments

    /// `// galley:ignore RULE, RULE` and `// galley:ignore-file RULE`; without a rule, all of them.
    private mutating func takeComments(of file: SourceFile) {
        for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let start = line.range(of: "// galley:ignore") else { continue }
            var rest = line[start.upperBound...]
            let isForFile = rest.hasPrefix("-file")
            if isForFile { rest = rest.dropFirst("-file".count) }
            let rules = Set(rest.split { $0 == " " || $0 == "," || $0 == "\r" }.map(String.init))
            let all = rules.isEmpty ? ["*"] : rules
            if isForFile {
                fileSuppressions.formUnion(all)
                continue
            }
            // It speaks of its own line, or, standing alone, of the next.
            let isAlone = line[..<start.lowerBound].allSatisfy(\.isWhitespace)
            suppressions[Place(file: file.path, line: index + (isAlone ? 2 : 1)), default: []].formUnion(all)
        }
    }

    /// Whether a comment says that a finding is meant: beside its view or one around it.
    func isSuppressed(_ finding: HostResult.Finding) -> Bool {
        func names(_ rules: Set<String>) -> Bool { rules.contains(finding.rule) || rules.contains("*") }
        if names(fileSuppressions) { return true }
        if suppressions.isEmpty { return false }
        return finding.path.indices.contains { index in
            places(of: finding.path[index]).contains { place in suppressions[place].map(names) ?? false }
        }
    }

    // MARK: Places

    /// Where a view may be written.
    private func places(of view: HostResult.Finding.Place) -> [Place] {
        guard let label = view.label else {
            return uses.filter { $0.use.name == view.kind && !$0.use.isMember }.map {
                Place(file: $0.file, line: $0.use.line)
            }
        }
        let written = uses.filter { $0.use.literal == label && !$0.use.isMember }
        let own = written.filter { $0.use.name == view.kind }
        return (own.isEmpty ? written : own).map { Place(file: $0.file, line: $0.use.line) }
    }

    /// Where a finding's view is written, or the nearest view around it; nil where neither is known.
    func place(of finding: HostResult.Finding, inView name: String) -> (place: Place, isExact: Bool)? {
        for (index, view) in finding.path.enumerated().reversed() {
            let found = Set(places(of: view))
            if found.count == 1, let place = found.first { return (place, index == finding.path.count - 1) }
        }
        return views[name].map { ($0, false) }
    }
}
