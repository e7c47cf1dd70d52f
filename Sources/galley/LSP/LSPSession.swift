import Foundation
import GalleyProtocol
import GalleyRPC
import Synchronization

/// What the parts of the language server share: the client, what it can do, its documents, and the commands that run for it.
final class LSPSession: Sendable {
    /// What the client said of itself.
    struct Client: Sendable {
        var encoding = LSPEncoding.utf16
        /// The folder that it has open.
        var root: String?
        var showsProgress = false
        var showsDocuments = false
        var showsRelated = false
        /// Whether it does itself what the lenses' commands come to, such as an extension.
        var takesResults = false
    }

    /// What holds for all commands.
    struct Settings: Sendable {
        var limits: [String]
        var timeout: Double
        var isLinted: Bool
        /// How long nothing has to be typed before something is looked at, in seconds.
        var pause: Double
        /// What carries commands out.
        var program = OwnCommand.ourselves
    }

    let channel: RPCChannel
    let settings: Settings
    let documents: LSPDocuments
    private let clientState = Mutex(Client())
    private let work = Mutex<[JSONValue: OwnCommand]>([:])
    private let answers = Mutex<[JSONValue: @Sendable (JSONValue?) -> Void]>([:])

    init(_ channel: RPCChannel, _ settings: Settings) throws {
        (self.channel, self.settings) = (channel, settings)
        documents = try LSPDocuments()
    }

    var client: Client {
        get { clientState.withLock { $0 } }
        set { clientState.withLock { $0 = newValue } }
    }

    // MARK: Requests

    /// So many requests at a time; more are refused.
    private static let most = 32

    /// Answers a request on a thread of its own, with a command that can be cancelled.
    func answer(_ id: JSONValue, _ make: @escaping @Sendable (OwnCommand) throws -> JSONValue) {
        let command = OwnCommand(settings.program)
        let isTaken = work.withLock { work in
            guard work[id] == nil, work.count < Self.most else { return false }
            work[id] = command
            return true
        }
        guard isTaken else {
            return channel.refuse(
                id, .busy, "\(Self.most) requests are under way, or one has this id; wait for an answer")
        }
        Thread.detachNewThread { [self] in
            let result = Result { try make(command) }
            work.withLock { _ = $0.removeValue(forKey: id) }
            if command.isCancelled { return channel.refuse(id, .cancelled, "the request was cancelled") }
            switch result {
            case .success(let value): channel.answer(id, value)
            case .failure(let error): channel.refuse(id, .failed, (error as? Failure)?.message ?? "\(error)")
            }
        }
    }

    func cancel(_ id: JSONValue) { work.withLock { $0[id] }?.cancel() }

    func end() { for command in work.withLock({ Array($0.values) }) { command.cancel() } }

    /// Asks the client, and hands its answer over; nil where it refuses.
    func ask(_ method: String, _ parameters: JSONValue, then take: @escaping @Sendable (JSONValue?) -> Void = { _ in })
    {
        let id = channel.nextID()
        answers.withLock { $0[id] = take }
        channel.ask(method, parameters, id: id)
    }

    func take(answer: JSONValue?, to id: JSONValue) { answers.withLock { $0.removeValue(forKey: id) }?(answer) }

    // MARK: Commands

    /// Runs a command of ours on what a document belongs to.
    func run(
        _ command: OwnCommand, _ line: [String], on input: LSPInput, _ snapshot: LSPDocuments.Snapshot
    ) throws -> OwnCommand.Ended {
        // `views` compiles nothing and has no sandbox of its own.
        let limits = line.first == "views" ? [] : settings.limits
        return try command.run(
            line + limits + input.arguments, environment: snapshot.environment, seconds: settings.timeout * 4 + 30)
    }

    func log(_ text: String) { channel.tell("window/logMessage", ["type": 3, "message": .text("galley: \(text)")]) }

    func show(_ text: String, isFailure: Bool = false) {
        channel.tell("window/showMessage", ["type": isFailure ? 1 : 3, "message": .text("galley: \(text)")])
    }
}
