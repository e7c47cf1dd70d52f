import Foundation
import GalleyProtocol
import GalleyRPC

/// What can be done about the messages in a range: their suggestions that are edits, and comments that say that a finding is meant.
struct LSPActions {
    let session: LSPSession

    init(_ session: LSPSession) { self.session = session }

    func actions(_ document: LSPDocuments.Document, _ range: LSPRange, _ known: LSPVerdict.Known?) -> JSONValue {
        // Edits are of the text that was looked at.
        guard let known, known.snapshot.version(of: document.path) == document.version else { return [] }
        let encoding = session.client.encoding
        var actions: [JSONValue] = []
        for message in known.messages {
            guard let place = message.place, Self.path(place) == document.path else { continue }
            let own = LSPDiagnostic.range(of: place, document.text, encoding)
            guard own.start.line <= range.end.line, own.end.line >= range.start.line else { continue }
            if let edits = message.suggestion?.edits, !edits.isEmpty, let title = message.suggestion?.text {
                actions.append(action(title, edits, message, document, isPreferred: true))
            }
            if message.kind == .finding { actions.append(ignoring(message, place, document)) }
        }
        var told: Set<JSONValue> = []
        return .list(actions.filter { told.insert($0).inserted })
    }

    private static func path(_ place: ToolMessage.Place) -> String {
        URL(fileURLWithPath: place.file).standardizedFileURL.path
    }

    private func action(
        _ title: String, _ edits: [ToolMessage.Edit], _ message: ToolMessage, _ document: LSPDocuments.Document,
        isPreferred: Bool
    ) -> JSONValue {
        var changes: [String: [JSONValue]] = [:]
        for edit in edits {
            let path = Self.path(edit.place)
            guard let text = path == document.path ? document.text : session.documents.text(of: path) else { continue }
            changes[session.documents.uri(of: path), default: []].append(
                LSPDiagnostic.edit(edit, text, session.client.encoding))
        }
        return [
            "title": .text(title), "kind": "quickfix", "isPreferred": .bool(isPreferred),
            "diagnostics": .list(LSPDiagnostic.all(of: [message], document.text, session)),
            "edit": ["changes": .object(changes.mapValues { .list($0) })],
        ]
    }

    /// `// galley:ignore RULE` behind the line.
    private func ignoring(
        _ message: ToolMessage, _ place: ToolMessage.Place, _ document: LSPDocuments.Document
    ) -> JSONValue {
        let column = document.text.line(place.line - 1).count + 1
        let end = ToolMessage.Place(
            file: place.file, line: place.line, column: column, endLine: place.line, endColumn: column)
        let edit = ToolMessage.Edit(place: end, text: "  // galley:ignore \(message.code)")
        return action("It is meant: galley:ignore \(message.code)", [edit], message, document, isPreferred: false)
    }
}
