import Foundation
import GalleyProtocol
import GalleyRPC
import Synchronization

/// What the lenses do.
final class LSPCommands: Sendable {
    static let render = "galley.render"
    static let preview = "galley.preview"
    static let play = "galley.play"
    static let names = [render, preview, play]

    /// A page that is served until the server ends.
    private struct Page {
        var command: OwnCommand
        var url: String?
    }

    private let session: LSPSession
    private let pages = Mutex<[String: Page]>([:])
    private let lastPicture = Mutex(0)

    init(_ session: LSPSession) { self.session = session }

    func end() { for page in pages.withLock({ Array($0.values) }) { page.command.cancel() } }

    /// - Parameters:
    ///   - argument: What a lens gives: `uri`, `preview`, and for playing a `script`.
    ///   - input: What the document belongs to.
    func carryOut(
        _ name: String, _ argument: JSONValue, _ input: LSPInput, _ path: String, _ command: OwnCommand,
        _ token: JSONValue?
    ) throws -> JSONValue {
        let choice = argument["preview"]?.text.map { ["--preview=\($0)"] } ?? []
        // Without a name it is one of the document's own.
        let input = choice.isEmpty ? LSPInput(path: path, isFile: true) : input
        let progress = LSPProgress(session, argument["preview"]?.text ?? "galley", given: token)
        defer { progress.end() }
        switch name {
        case Self.render: return try draw(choice, input, command)
        case Self.preview: return try show(choice, input)
        default:
            let script = argument["script"]?.text ?? "tree"
            let line = ["play", "--quiet", "--script=\(script)"] + choice
            let ended = try session.run(command, line, on: input, session.documents.snapshot())
            if !session.client.takesResults { session.show(ended.output + ended.errors, isFailure: ended.status != 0) }
            return ["status": .integer(Int(ended.status)), "text": .text(ended.output + ended.errors)]
        }
    }

    /// What the client has to show.
    private func present(_ uri: String, _ text: String) {
        let client = session.client
        guard !client.takesResults else { return }
        guard client.showsDocuments else { return session.show(text) }
        session.ask("window/showDocument", ["uri": .text(uri), "external": true])
    }

    // MARK: Pictures

    private struct Drawn: Decodable {
        struct View: Decodable { var outputs: [String] }
        var views: [View]
    }

    private func draw(_ choice: [String], _ input: LSPInput, _ command: OwnCommand) throws -> JSONValue {
        let number = lastPicture.withLock { number in
            number += 1
            return number
        }
        let folder = "\(session.documents.folder.path)/pictures-\(number)"
        let line = ["render", "--json", "--quiet", "--opaque", "--scale=2", "-o", folder + "/"] + choice
        let ended = try session.run(command, line, on: input, session.documents.snapshot())
        let drawn = try? JSONDecoder().decode(Drawn.self, from: Data(ended.output.utf8))
        let pictures = drawn?.views.flatMap(\.outputs) ?? []
        guard !pictures.isEmpty else {
            let text = ended.errors.isEmpty ? "nothing was drawn" : ended.errors
            if !session.client.takesResults { session.show(text, isFailure: true) }
            throw Failure(ended.status, text)
        }
        for picture in pictures { present(URL(fileURLWithPath: picture).absoluteString, "drawn: \(picture)") }
        return ["pictures": .list(pictures.map { .text($0) }), "text": .text(ended.errors)]
    }

    // MARK: Pages

    private static let patience = 20.0

    /// Serves a page on which the view is alive, unless that is done already.
    private func show(_ choice: [String], _ input: LSPInput) throws -> JSONValue {
        let key = (choice + input.arguments).joined(separator: "\u{1F}")
        let isNew = pages.withLock { pages in
            guard pages[key] == nil else { return false }
            pages[key] = Page(command: OwnCommand(session.settings.program))
            return true
        }
        if isNew { serve(key, ["preview", "--no-open"] + choice, input) }
        let end = ContinuousClock.now + .seconds(Self.patience)
        while ContinuousClock.now < end {
            guard let page = pages.withLock({ $0[key] }) else {
                throw Failure(ExitStatus.unavailable, "the page could not be served; the log says why")
            }
            if let url = page.url {
                present(url, url)
                return ["url": .text(url)]
            }
            usleep(20_000)
        }
        throw Failure(ExitStatus.timeout, "the page was not served within \(Int(Self.patience)) seconds")
    }

    private func serve(_ key: String, _ line: [String], _ input: LSPInput) {
        guard let command = pages.withLock({ $0[key]?.command }) else { return }
        Thread.detachNewThread { [self] in
            let week = 7.0 * 24 * 3600
            let ended = try? command.run(line + session.settings.limits + input.arguments, seconds: week) { output in
                let text = String(decoding: output.prefix(4096), as: UTF8.self)
                guard let url = text.firstMatch(of: /http:\/\/[^ ]+/) else { return }
                pages.withLock { $0[key]?.url = String(url.0) }
            }
            pages.withLock { $0[key] = nil }
            if let ended, !command.isCancelled { session.log(ended.errors) }
        }
    }
}
