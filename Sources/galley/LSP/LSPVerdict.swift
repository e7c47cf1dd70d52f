import Foundation
import GalleyProtocol
import GalleyRPC
import Synchronization

/// The verdict on one module, told again whenever a document of it has changed.
///
/// A thread of its own waits until nothing was typed for a moment, runs `galley check`, then `galley lint` where that found no error, and
/// publishes what they say. A change ends what runs. Of a module of several files, lint looks at what was saved.
final class LSPVerdict: Sendable {
    /// What is known of the module.
    struct Known: Sendable {
        var snapshot = LSPDocuments.Snapshot()
        var messages: [ToolMessage] = []
    }

    private struct State {
        /// Grows with every change.
        var wanted = 0
        var due = ContinuousClock.now
        var isSaved = true
        var isOver = false
        var command: OwnCommand?
        /// The files that have diagnostics now.
        var published: Set<String> = []
        var known = Known()
    }

    let input: LSPInput
    private let session: LSPSession
    private let state = Mutex(State())
    private let news = DispatchSemaphore(value: 0)
    /// Is told the names that a file alone does not know.
    private let lacks: @Sendable (Set<String>) -> Bool

    init(_ input: LSPInput, _ session: LSPSession, lacks: @escaping @Sendable (Set<String>) -> Bool) {
        (self.input, self.session, self.lacks) = (input, session, lacks)
        Thread.detachNewThread { self.run() }
    }

    var known: Known { state.withLock { $0.known } }

    /// Looks again, soon.
    func look(after pause: Double, isSaved: Bool) {
        state.withLock { state in
            state.wanted += 1
            state.due = .now + .seconds(pause)
            state.isSaved = isSaved
            state.command?.cancel()
        }
        news.signal()
    }

    /// Ends what runs, and takes back what was published.
    func end() {
        let published = state.withLock { state in
            (state.isOver, state.wanted) = (true, state.wanted + 1)
            state.command?.cancel()
            defer { state.published = [] }
            return state.published
        }
        news.signal()
        for path in published { publish([], on: path, nil) }
    }

    private func run() {
        var done = 0
        while true {
            let next = state.withLock { ($0.wanted, $0.due, $0.isOver) }
            if next.2 { return }
            guard next.0 != done else {
                news.wait()
                continue
            }
            let wait = next.1 - .now
            if wait > .zero {
                _ = news.wait(timeout: .now() + wait / .seconds(1))
                continue
            }
            done = next.0
            let command = OwnCommand(session.settings.program)
            let isSaved = state.withLock { state in
                state.command = command
                return state.isSaved
            }
            carryOut(command, number: done, isSaved)
            state.withLock { $0.command = nil }
        }
    }

    /// Whether nothing has changed since.
    private func isCurrent(_ number: Int) -> Bool { state.withLock { $0.wanted == number && !$0.isOver } }

    private func carryOut(_ command: OwnCommand, number: Int, _ isSaved: Bool) {
        guard isCurrent(number) else { return }
        let snapshot = session.documents.snapshot()
        let name = (input.path as NSString).lastPathComponent
        let progress = LSPProgress(session, "Checking \(name)")
        defer { progress.end() }
        guard var messages = messages(command, ["check", "--format=json", "--quiet"], snapshot), isCurrent(number)
        else { return }
        if input.isFile, lacks(LSPInput.unknownNames(in: messages)) { return }
        publish(messages, snapshot)
        let hasErrors = messages.contains { $0.severity == .error }
        guard session.settings.isLinted, !hasErrors, isSaved || input.isFile, isCurrent(number) else { return }
        let lint = ["lint", "--format=json", "--quiet", "--quiet-notes"]
        guard let findings = self.messages(command, lint, snapshot), isCurrent(number) else { return }
        messages += findings
        publish(messages, snapshot)
    }

    /// What a command says; nil where it said nothing that can be read.
    private func messages(_ command: OwnCommand, _ line: [String], _ snapshot: LSPDocuments.Snapshot) -> [ToolMessage]?
    {
        do {
            let ended = try session.run(command, line, on: input, snapshot)
            guard !command.isCancelled else { return nil }
            let data = Data(ended.output.utf8)
            guard let answer = try? JSONDecoder().decode(Answer.self, from: data) else {
                if !ended.errors.isEmpty { session.log(ended.errors) }
                return nil
            }
            return answer.messages ?? answer.findings ?? []
        } catch {
            session.log((error as? Failure)?.message ?? "\(error)")
            return nil
        }
    }

    private struct Answer: Decodable {
        var messages: [ToolMessage]?
        var findings: [ToolMessage]?
    }

    // MARK: Publishing

    private func publish(_ messages: [ToolMessage], _ snapshot: LSPDocuments.Snapshot) {
        var byFile: [String: [ToolMessage]] = [:]
        for message in messages {
            guard let place = message.place else {
                session.log("\(message.message) [\(message.code)]")
                continue
            }
            byFile[URL(fileURLWithPath: place.file).standardizedFileURL.path, default: []].append(message)
        }
        let old = state.withLock { state in
            defer { state.published = Set(byFile.keys) }
            state.known = Known(snapshot: snapshot, messages: messages)
            return state.published
        }
        // An open document's verdict is told even where there is nothing to say.
        let open = snapshot.documents.keys.filter { input.isFile ? $0 == input.path : $0.hasPrefix(input.path + "/") }
        for path in Set(byFile.keys).union(old).union(open).sorted() {
            publish(byFile[path] ?? [], on: path, snapshot)
        }
    }

    private func publish(_ messages: [ToolMessage], on path: String, _ snapshot: LSPDocuments.Snapshot?) {
        let text = snapshot?.documents[path]?.text ?? session.documents.text(of: path) ?? LSPText("")
        var parameters: [String: JSONValue] = ["uri": .text(session.documents.uri(of: path))]
        let list = LSPDiagnostic.all(of: messages, text, session)
        parameters["diagnostics"] = .list(list)
        if let version = snapshot?.version(of: path) { parameters["version"] = .integer(version) }
        session.channel.tell("textDocument/publishDiagnostics", .object(parameters))
    }
}
