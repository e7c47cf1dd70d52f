import Foundation
import GalleyProtocol
import GalleyRPC
import Synchronization

/// Answers the messages of the Language Server Protocol, until there are no more.
///
/// One thread reads and keeps the documents; verdicts and requests that take long have threads of their own, which run commands of ours.
final class LSPServer: Sendable {
    private enum Stage { case fresh, running, shutDown }

    private struct State {
        var stage = Stage.fresh
        /// What each document belongs to; nothing for one that is checked by no one.
        var inputs: [String: LSPInput] = [:]
        var verdicts: [LSPInput: LSPVerdict] = [:]
        /// Folders whose files need each other.
        var folders: [LSPInput] = []
    }

    private let session: LSPSession
    private let commands: LSPCommands
    private let hovers: LSPHover
    private let state = Mutex(State())

    /// A longer message is refused.
    private static let longest = 16 << 20

    /// - Parameter channel: Where the client is; standard input and output unless given.
    init(_ settings: LSPSession.Settings, _ channel: RPCChannel = RPCChannel(.headers, longest: longest)) throws {
        session = try LSPSession(channel, settings)
        commands = LSPCommands(session)
        hovers = LSPHover(session)
    }

    /// - Returns: The exit status that the protocol asks for: 0 after `shutdown`.
    func run() -> Int32 {
        var status: Int32 = 1
        while let message = session.channel.next() {
            switch message {
            case .request(let method, let parameters, let id): request(method, parameters, id)
            case .notice("exit", _):
                status = state.withLock { $0.stage } == .shutDown ? 0 : 1
                end()
                return status
            case .notice(let method, let parameters): notice(method, parameters)
            case .answer(let answer, let id): session.take(answer: answer, to: id)
            }
        }
        end()
        return status
    }

    private func end() {
        session.end()
        commands.end()
        for verdict in state.withLock({ Array($0.verdicts.values) }) { verdict.end() }
        session.documents.folder.remove()
    }

    // MARK: Requests

    private func request(_ method: String, _ parameters: JSONValue, _ id: JSONValue) {
        let stage = state.withLock { $0.stage }
        switch (method, stage) {
        case ("initialize", .fresh):
            session.client = LSPSession.Client(parameters)
            state.withLock { $0.stage = .running }
            return session.channel.answer(id, Self.greeting(session.client.encoding))
        case ("initialize", _): return session.channel.refuse(id, .noRequest, "the server is initialized already")
        case (_, .fresh): return session.channel.refuse(id, .notInitialized, "initialize comes first")
        case (_, .shutDown): return session.channel.refuse(id, .noRequest, "the server was shut down; exit comes next")
        case ("shutdown", .running):
            state.withLock { $0.stage = .shutDown }
            return session.channel.answer(id, .null)
        case (_, .running): break
        }
        if method == "workspace/executeCommand" { return execute(parameters, id) }
        let answers: [String: (LSPDocuments.Document, LSPInput?) -> Void] = [
            "textDocument/codeLens": { document, _ in self.lenses(document, id) },
            "textDocument/codeAction": { document, input in self.actions(document, input, parameters, id) },
            "textDocument/completion": { document, input in self.complete(document, input, parameters, id) },
            "textDocument/hover": { document, input in self.hover(document, input, parameters, id) },
            // A request of our own: where a view is written that the page of galley preview shows.
            "galley/place": { document, input in self.locate(document, input, parameters, id) },
        ]
        guard let answer = answers[method] else {
            return session.channel.refuse(id, .noMethod, "there is no method '\(method)'")
        }
        guard let uri = parameters["textDocument"]?["uri"]?.text, let document = session.documents[uri] else {
            return session.channel.refuse(id, .wrongParameters, "'textDocument' names a document that is open")
        }
        answer(document, state.withLock { $0.inputs[uri] })
    }

    private static func greeting(_ encoding: LSPEncoding) -> JSONValue {
        [
            "capabilities": [
                "positionEncoding": .text(encoding.rawValue),
                "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
                "codeLensProvider": ["resolveProvider": false], "hoverProvider": true,
                "codeActionProvider": ["codeActionKinds": ["quickfix"]],
                "completionProvider": ["triggerCharacters": ["\"", "."], "resolveProvider": false],
                "executeCommandProvider": ["commands": .list(LSPCommands.names.map { .text($0) })],
            ],
            "serverInfo": ["name": "galley", "version": .text(Installation.version)],
        ]
    }

    private func lenses(_ document: LSPDocuments.Document, _ id: JSONValue) {
        session.answer(id) { [session] command in try LSPLenses(session).lenses(document, command) }
    }

    private func actions(
        _ document: LSPDocuments.Document, _ input: LSPInput?, _ parameters: JSONValue, _ id: JSONValue
    ) {
        guard let range = LSPRange(parameters["range"]) else {
            return session.channel.refuse(id, .wrongParameters, "'range' has a start and an end")
        }
        let known = state.withLock { state in input.flatMap { state.verdicts[$0] } }?.known
        session.channel.answer(id, LSPActions(session).actions(document, range, known))
    }

    private func complete(
        _ document: LSPDocuments.Document, _ input: LSPInput?, _ parameters: JSONValue, _ id: JSONValue
    ) {
        guard let position = LSPPosition(parameters["position"]) else {
            return session.channel.refuse(id, .wrongParameters, "'position' has a line and a character")
        }
        session.answer(id) { [session] _ in
            LSPCompletion(document.text, position, session.client.encoding)?.list(document.path, input)
                ?? ["isIncomplete": false, "items": []]
        }
    }

    private func hover(
        _ document: LSPDocuments.Document, _ input: LSPInput?, _ parameters: JSONValue, _ id: JSONValue
    ) {
        guard let position = LSPPosition(parameters["position"]) else {
            return session.channel.refuse(id, .wrongParameters, "'position' has a line and a character")
        }
        let token = parameters["workDoneToken"]
        session.answer(id) { [hovers] command in
            guard let input else { return .null }
            return try hovers.hover(document, position, input, command, token)
        }
    }

    private func locate(
        _ document: LSPDocuments.Document, _ input: LSPInput?, _ parameters: JSONValue, _ id: JSONValue
    ) {
        session.answer(id) { [session] command in
            try LSPLenses(session).place(of: parameters["chosen"] ?? [:], document, input, command)
        }
    }

    private func execute(_ parameters: JSONValue, _ id: JSONValue) {
        let argument = parameters["arguments"]?.list?.first ?? [:]
        guard let name = parameters["command"]?.text, LSPCommands.names.contains(name) else {
            return session.channel.refuse(
                id, .wrongParameters, "the commands are \(LSPCommands.names.joined(separator: ", "))")
        }
        guard let uri = argument["uri"]?.text, let path = LSPDocuments.path(of: uri) else {
            return session.channel.refuse(id, .wrongParameters, "the argument is an object with the document's 'uri'")
        }
        let input = state.withLock { $0.inputs[uri] } ?? LSPInput(path: path, isFile: true)
        let token = parameters["workDoneToken"]
        session.answer(id) { [commands] command in
            try commands.carryOut(name, argument, input, path, command, token)
        }
    }

    // MARK: Notices

    private func notice(_ method: String, _ parameters: JSONValue) {
        if method == "$/cancelRequest", let id = parameters["id"] { return session.cancel(id) }
        guard state.withLock({ $0.stage }) == .running, let uri = parameters["textDocument"]?["uri"]?.text else {
            return
        }
        let version = parameters["textDocument"]?["version"]?.number.flatMap(Int.init(exactly:)) ?? 0
        switch method {
        case "textDocument/didOpen":
            guard let text = parameters["textDocument"]?["text"]?.text,
                let document = session.documents.open(uri, text, version: version), document.path.hasSuffix(".swift")
            else { return }
            belong(document)
        case "textDocument/didChange":
            let encoding = session.client.encoding
            let document = session.documents.change(uri, version: version) { text in
                for change in parameters["contentChanges"]?.list ?? [] {
                    guard let new = change["text"]?.text else { continue }
                    if let range = LSPRange(change["range"]) {
                        text.replace(range, by: new, encoding)
                    } else {
                        text = LSPText(new)
                    }
                }
            }
            if document != nil { verdict(on: uri)?.look(after: session.settings.pause, isSaved: false) }
        case "textDocument/didSave": verdict(on: uri)?.look(after: 0, isSaved: true)
        case "textDocument/didClose": close(uri)
        default: break
        }
    }

    private func verdict(on uri: String) -> LSPVerdict? {
        state.withLock { state in state.inputs[uri].flatMap { state.verdicts[$0] } }
    }

    // MARK: What documents belong to

    private func belong(_ document: LSPDocuments.Document) {
        let folder = state.withLock { state in
            state.folders.first { document.path.hasPrefix($0.path + "/") }
        }
        guard let input = folder ?? LSPInput(around: document.path, root: session.client.root) else { return }
        join([document.uri], input)
    }

    private func join(_ uris: [String], _ input: LSPInput) {
        let verdict = state.withLock { state in
            for uri in uris { state.inputs[uri] = input }
            if let known = state.verdicts[input] { return known }
            let verdict = LSPVerdict(input, session) { [weak self] in self?.widen(input, $0) ?? false }
            state.verdicts[input] = verdict
            return verdict
        }
        verdict.look(after: 0, isSaved: true)
    }

    /// Takes the files beside one into its module, where they declare what it lacks.
    private func widen(_ input: LSPInput, _ names: Set<String>) -> Bool {
        guard let wider = LSPInput(declaring: names, around: input.path, root: session.client.root) else {
            return false
        }
        let (uris, old) = state.withLock { state in
            state.folders.append(wider)
            let uris = state.inputs.filter { $0.value.isFile && $0.value.path.hasPrefix(wider.path + "/") }
            return (Array(uris.keys), uris.values.compactMap { state.verdicts.removeValue(forKey: $0) })
        }
        for verdict in old { verdict.end() }
        join(uris, wider)
        return true
    }

    private func close(_ uri: String) {
        guard session.documents.close(uri) != nil else { return }
        let (left, isShared) = state.withLock { state -> (LSPVerdict?, Bool) in
            guard let input = state.inputs.removeValue(forKey: uri) else { return (nil, false) }
            let isShared = state.inputs.values.contains(input)
            return (isShared ? state.verdicts[input] : state.verdicts.removeValue(forKey: input), isShared)
        }
        // What was not saved counts no more.
        if isShared { left?.look(after: 0, isSaved: true) } else { left?.end() }
    }
}

extension LSPSession.Client {
    /// - Parameter parameters: Those of `initialize`.
    init(_ parameters: JSONValue) {
        let capabilities = parameters["capabilities"] ?? [:]
        let encodings = capabilities["general"]?["positionEncodings"]?.list ?? []
        encoding = LSPEncoding(offered: encodings.compactMap(\.text))
        let folders = parameters["workspaceFolders"]?.list?.compactMap { $0["uri"]?.text } ?? []
        root = (folders.first ?? parameters["rootUri"]?.text).flatMap(LSPDocuments.path) ?? parameters["rootPath"]?.text
        showsProgress = capabilities["window"]?["workDoneProgress"]?.bool ?? false
        showsDocuments = capabilities["window"]?["showDocument"]?["support"]?.bool ?? false
        showsRelated = capabilities["textDocument"]?["publishDiagnostics"]?["relatedInformation"]?.bool ?? false
        takesResults = parameters["initializationOptions"]?["takesResults"]?.bool ?? false
    }
}
