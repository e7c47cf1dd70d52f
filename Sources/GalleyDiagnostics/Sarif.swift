import Foundation
import GalleyProtocol

/// A run's results as SARIF 2.1.0 has them (OASIS, docs.oasis-open.org/sarif/sarif/v2.1.0).
package struct Sarif: Encodable {
    struct Text: Encodable { var text: String }
    struct Rule: Encodable { var id: String }
    struct Driver: Encodable {
        var name: String
        var rules: [Rule]
    }
    struct Tool: Encodable { var driver: Driver }
    struct Artifact: Encodable { var uri: String }
    struct Region: Encodable {
        var startLine: Int
        var startColumn: Int?
        var endLine: Int?
        var endColumn: Int?
    }
    struct Physical: Encodable {
        var artifactLocation: Artifact
        var region: Region
    }
    struct Logical: Encodable {
        var fullyQualifiedName: String
        var kind = "element"
    }
    struct Location: Encodable {
        var physicalLocation: Physical?
        var logicalLocations: [Logical]?
        var message: Text?
    }
    struct Replacement: Encodable {
        var deletedRegion: Region
        var insertedContent: Text
    }
    struct Change: Encodable {
        var artifactLocation: Artifact
        var replacements: [Replacement]
    }
    struct Fix: Encodable {
        var description: Text
        var artifactChanges: [Change]
    }
    struct Properties: Encodable { var kind: String }
    package struct Result: Encodable {
        var ruleId, level: String
        var message: Text
        var locations: [Location]
        var relatedLocations: [Location]?
        var fixes: [Fix]?
        var properties: Properties?
    }
    struct Run: Encodable {
        var tool: Tool
        var results: [Result]
        /// How columns count, where there are some.
        var columnKind: String?
    }
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
        case version, runs
        case schema = "$schema"
    }

    package init(tool: String, rules: [String], results: [Result]) {
        runs = [Run(tool: Tool(driver: Driver(name: tool, rules: rules.map(Rule.init))), results: results)]
    }

    /// The address of a file.
    static func uri(_ path: String) -> String {
        let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        return path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    }

    package var json: String {
        get throws { String(decoding: try JSONEncoder.galley().encode(self), as: UTF8.self) + "\n" }
    }
}

extension Sarif {
    /// A command's messages.
    package init(tool: String, _ messages: [ToolMessage]) throws {
        var columns = ColumnTable()
        self.init(
            tool: tool, rules: Set(messages.map(\.code)).sorted(),
            results: messages.map { Result($0, &columns) })
        runs[0].columnKind = "unicodeCodePoints"
    }
}

extension Sarif.Result {
    /// - Parameters:
    ///   - level: `error`, `warning` or `note`.
    ///   - file: Where it is; nil for no place in a file.
    ///   - element: What it is about.
    package init(rule: String, level: String, text: String, file: String?, line: Int?, element: String) {
        (ruleId, self.level, message) = (rule, level, Sarif.Text(text: text))
        let place = file.map {
            Sarif.Physical(artifactLocation: .init(uri: Sarif.uri($0)), region: .init(startLine: line ?? 1))
        }
        locations = [.init(physicalLocation: place, logicalLocations: [.init(fullyQualifiedName: element)])]
    }

    fileprivate init(_ message: ToolMessage, _ columns: inout ColumnTable) {
        (ruleId, level) = (message.code, message.severity.rawValue)
        self.message = Sarif.Text(text: message.message + (message.suggestion.map { ". \($0.text)" } ?? ""))
        locations = message.place.map { [Sarif.Location($0, &columns)] } ?? []
        let notes = (message.notes ?? []).compactMap { note in
            note.place.map { Sarif.Location($0, &columns, note.message) }
        }
        relatedLocations = notes.isEmpty ? nil : notes
        if let suggestion = message.suggestion, let edits = suggestion.edits, !edits.isEmpty {
            fixes = [Sarif.Fix(suggestion.text, edits, &columns)]
        }
        properties = Sarif.Properties(kind: message.kind.rawValue)
    }
}

extension Sarif.Fix {
    fileprivate init(_ text: String, _ edits: [ToolMessage.Edit], _ columns: inout ColumnTable) {
        description = Sarif.Text(text: text)
        artifactChanges = []
        for file in Set(edits.map(\.place.file)).sorted() {
            let own = edits.filter { $0.place.file == file }.map { edit in
                Sarif.Replacement(
                    deletedRegion: Sarif.Region(edit.place, &columns), insertedContent: Sarif.Text(text: edit.text))
            }
            artifactChanges.append(
                Sarif.Change(artifactLocation: Sarif.Artifact(uri: Sarif.uri(file)), replacements: own))
        }
    }
}

extension Sarif.Location {
    fileprivate init(_ place: ToolMessage.Place, _ columns: inout ColumnTable, _ text: String? = nil) {
        physicalLocation = Sarif.Physical(
            artifactLocation: Sarif.Artifact(uri: Sarif.uri(place.file)), region: Sarif.Region(place, &columns))
        message = text.map(Sarif.Text.init)
    }
}

extension Sarif.Region {
    fileprivate init(_ place: ToolMessage.Place, _ columns: inout ColumnTable) {
        startLine = place.line
        startColumn = place.column.map { columns.character($0, line: place.line, of: place.file) }
        guard let line = place.endLine, let column = place.endColumn else { return }
        (endLine, endColumn) = (line, columns.character(column, line: line, of: place.file))
    }
}
