import Foundation
import GalleyNames
import GalleyProtocol
import GalleyRPC

/// Messages of `galley check` and `galley lint` as a client shows them.
enum LSPDiagnostic {
    /// Each once: several previews may show the same view.
    static func all(of messages: [ToolMessage], _ text: LSPText, _ session: LSPSession) -> [JSONValue] {
        var known: Set<JSONValue> = []
        return messages.map { diagnostic($0, text, session) }.filter { known.insert($0).inserted }
    }

    private static func diagnostic(_ message: ToolMessage, _ text: LSPText, _ session: LSPSession) -> JSONValue {
        let client = session.client
        var words = owner(message) + message.message
        if let suggestion = message.suggestion { words += "\n\(suggestion.text)" }
        var fields: [String: JSONValue] = [
            "range": (message.place.map { range(of: $0, text, client.encoding) } ?? LSPRange(.init(0, 0), .init(0, 0)))
                .json,
            "severity": .integer(severity(message)), "source": "galley", "code": .text(message.code),
            "message": .text(words),
        ]
        if message.code == MessageCode.unused.rawValue { fields["tags"] = [1] }
        if message.code == MessageCode.availability.rawValue, message.severity == .warning { fields["tags"] = [2] }
        let notes = (message.notes ?? []).compactMap { note -> JSONValue? in
            guard let place = note.place, let text = session.documents.text(of: place.file) else { return nil }
            let range = range(of: place, text, client.encoding).json
            let uri = session.documents.uri(of: URL(fileURLWithPath: place.file).standardizedFileURL.path)
            return ["location": ["uri": .text(uri), "range": range], "message": .text(note.message)]
        }
        if client.showsRelated, !notes.isEmpty { fields["relatedInformation"] = .list(notes) }
        return .object(fields)
    }

    /// Whose it is, where it is none of the author's.
    private static func owner(_ message: ToolMessage) -> String {
        switch message.kind {
        case .gap: "Apple has it, Galley has not: "
        case .module: "other module: "
        case .mistake, .finding, .failure: ""
        }
    }

    /// Errors are what Apple's compiler would refuse, too.
    private static func severity(_ message: ToolMessage) -> Int {
        switch (message.kind, message.severity) {
        case (.gap, _), (.module, _): 3
        case (_, .error): 1
        case (_, .warning): 2
        case (_, .note): 3
        }
    }

    /// Where a message is: from its place to its end, the word that stands there, or the whole line.
    static func range(of place: ToolMessage.Place, _ text: LSPText, _ encoding: LSPEncoding) -> LSPRange {
        guard let column = place.column else { return text.rangeOfLine(place.line - 1, encoding) }
        let start = text.position(line: place.line, column: column, encoding)
        if let line = place.endLine, let column = place.endColumn {
            return LSPRange(start, text.position(line: line, column: column, encoding))
        }
        let word = text.line(place.line - 1).dropFirst(column - 1).prefix { byte in
            byte == UInt8(ascii: "_") || byte >= 0x80 || Character(UnicodeScalar(byte)).isLetter
                || Character(UnicodeScalar(byte)).isNumber
        }
        return LSPRange(
            start, text.position(line: place.line, column: column + max(word.count, 1), encoding))
    }

    /// What stands at a place becomes another text.
    static func edit(_ edit: ToolMessage.Edit, _ text: LSPText, _ encoding: LSPEncoding) -> JSONValue {
        let place = edit.place
        let start = text.position(line: place.line, column: place.column ?? 1, encoding)
        let end = text.position(
            line: place.endLine ?? place.line, column: place.endColumn ?? place.column ?? 1, encoding)
        return ["range": LSPRange(start, end).json, "newText": .text(edit.text)]
    }
}
