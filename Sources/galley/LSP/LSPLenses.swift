import Foundation
import GalleyProtocol
import GalleyRPC

/// The lenses on a document's previews, and the way back: from a view that is shown to its source.
struct LSPLenses {
    let session: LSPSession

    init(_ session: LSPSession) { self.session = session }

    /// What each lens does, and what it is called.
    private static let kinds = [
        ("Render", LSPCommands.render), ("Preview in browser", LSPCommands.preview), ("Play", LSPCommands.play),
    ]

    /// Where a view is written that a page shows.
    ///
    /// - Parameter chosen: What the page says of it.
    func place(
        of chosen: JSONValue, _ document: LSPDocuments.Document, _ input: LSPInput?, _ command: OwnCommand
    ) throws -> JSONValue {
        let text = String(decoding: try JSONEncoder.galley().encode(chosen), as: UTF8.self)
        let input = input ?? LSPInput(path: document.path, isFile: true)
        let ended = try session.run(
            command, ["views", "--locate=\(text)"], on: input, session.documents.snapshot())
        guard let place = try? JSONDecoder().decode(JSONValue.self, from: Data(ended.output.utf8)),
            let file = place["file"]?.text, let line = place["line"]?.number.flatMap(Int.init(exactly:))
        else { return .null }
        let path = URL(fileURLWithPath: file).standardizedFileURL.path
        let lines = session.documents.text(of: path) ?? LSPText("")
        return [
            "uri": .text(session.documents.uri(of: path)),
            "range": lines.rangeOfLine(line - 1, session.client.encoding).json,
            "isExact": .bool(place["isExact"]?.bool ?? false),
        ]
    }

    func lenses(_ document: LSPDocuments.Document, _ command: OwnCommand) throws -> JSONValue {
        let file = LSPInput(path: document.path, isFile: true)
        let ended = try session.run(command, ["views", "--json"], on: file, session.documents.snapshot())
        let survey = try? JSONDecoder().decode(SourceSurvey.self, from: Data(ended.output.utf8))
        guard let survey else { return [] }
        let title = ((document.path as NSString).lastPathComponent as NSString).deletingPathExtension
        // One without a name is named after its file.
        let places = survey.previews.map { ($0.line, $0.name ?? title) } + survey.providers.map { ($0.line, "") }
        return .list(
            places.flatMap { line, name -> [JSONValue] in
                let range = document.text.rangeOfLine(line - 1, session.client.encoding)
                return Self.kinds.map { title, command -> JSONValue in
                    var argument: [String: JSONValue] = ["uri": .text(document.uri), "line": .integer(line)]
                    if !name.isEmpty { argument["preview"] = .text(name) }
                    return [
                        "range": range.json,
                        "command": [
                            "title": .text(title), "command": .text(command), "arguments": [.object(argument)],
                        ],
                    ]
                }
            })
    }
}
