import Foundation
import GalleyProtocol
import GalleyRPC
import Synchronization

/// Why the view at a place has its size.
final class LSPHover: Sendable {
    /// The explanations of a document, and what they were made from.
    private struct Known {
        var key: [String]
        var explained: [JSONValue]
    }

    private let session: LSPSession
    private let known = Mutex<[String: Known]>([:])

    init(_ session: LSPSession) { self.session = session }

    func hover(
        _ document: LSPDocuments.Document, _ position: LSPPosition, _ input: LSPInput, _ command: OwnCommand,
        _ token: JSONValue?
    ) throws -> JSONValue {
        let word = Self.word(in: document.text, at: position, session.client.encoding)
        guard !document.text.line(position.line).isEmpty else { return .null }
        for view in try explained(document, input, command, token) {
            let nodes = (view["nodes"]?.list ?? []).filter { node in
                node["place"]?["line"]?.number == Double(position.line + 1)
                    && node["place"]?["file"]?.text.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
                        == document.path
            }
            let isModifier = { (node: JSONValue) in node["kind"]?.text?.first?.isLowercase ?? false }
            guard let node = nodes.first(where: { $0["kind"]?.text == word }) ?? nodes.first(where: { !isModifier($0) })
            else { continue }
            return [
                "contents": ["kind": "markdown", "value": .text(Self.text(node, in: view["view"]?.text ?? ""))],
                "range": document.text.rangeOfLine(position.line, session.client.encoding).json,
            ]
        }
        return .null
    }

    /// The explanations of all that the document's module shows; of a module of several files only what is saved counts for other documents.
    private func explained(
        _ document: LSPDocuments.Document, _ input: LSPInput, _ command: OwnCommand, _ token: JSONValue?
    ) throws -> [JSONValue] {
        let snapshot = session.documents.snapshot()
        let key = snapshot.documents.values.filter { !input.isFile || $0.path == document.path }
            .map { "\($0.number) \($0.version)" }.sorted()
        if let found = known.withLock({ $0[document.uri] }), found.key == key { return found.explained }
        let progress = LSPProgress(session, "Explaining \((document.path as NSString).lastPathComponent)", given: token)
        defer { progress.end() }
        let line = ["explain", "--format=json", "--places", "--quiet"]
        let ended = try session.run(command, line, on: input, snapshot)
        let explained = ended.output.split(separator: "\n").compactMap { line -> JSONValue? in
            guard line.hasPrefix("{") else { return nil }
            let value = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8))
            return value?["nodes"] == nil ? nil : value
        }
        if !command.isCancelled { known.withLock { $0[document.uri] = Known(key: key, explained: explained) } }
        return explained
    }

    /// The name that stands at a place.
    private static func word(in text: LSPText, at position: LSPPosition, _ encoding: LSPEncoding) -> String {
        func isPart(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "_") || byte < 0x80 && Character(UnicodeScalar(byte)).isLetter
                || byte < 0x80 && Character(UnicodeScalar(byte)).isNumber
        }
        let line = text.line(position.line)
        let place = min(max(text.offset(of: position, encoding), line.startIndex), line.endIndex)
        let start = line[..<place].lastIndex { !isPart($0) }.map { $0 + 1 } ?? line.startIndex
        let end = line[place...].firstIndex { !isPart($0) } ?? line.endIndex
        return String(decoding: line[start..<end], as: UTF8.self)
    }

    // MARK: Words

    /// The most sentences; explain tells the others.
    private static let most = 3

    private static func text(_ node: JSONValue, in view: String) -> String {
        let kind = node["kind"]?.text ?? ""
        let label = node["label"]?.text.map { " \"\($0.prefix(40))\"" } ?? ""
        var lines = ["**\(kind)\(label)** \(size(node["size"])), proposed \(size(node["proposal"])) (\(view))"]
        lines += (node["sentences"]?.list ?? []).compactMap(\.text).prefix(most).map { "- \($0)" }
        for axis in ["width", "height"] {
            if let origin = node[axis]?.text { lines.append("- \(axis) \(origin)") }
        }
        return lines.joined(separator: "\n")
    }

    private static func size(_ value: JSONValue?) -> String {
        let lengths = (value?.list ?? []).map { length -> String in
            guard let number = length.number else { return length.text == "inf" ? "∞" : "nil" }
            return PlayNumber.text((number * 100).rounded() / 100)
        }
        return lengths.joined(separator: "×")
    }
}
