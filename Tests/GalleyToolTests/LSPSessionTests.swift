import Foundation
import GalleyScenario
import Synchronization
import Testing

@testable import GalleyRPC
@testable import galley

/// Requests that take long, and what a client is asked and told: Language Server Protocol 3.17, whose message types are
/// 1 for an error and 3 for information, and docs/editors.md.
@Suite("Requests of an editor")
struct LSPSessionTests {
    /// What has been written, in the order of writing.
    private final class Written: Sendable {
        private let messages = Mutex<[JSONValue]>([])
        private let news = DispatchSemaphore(value: 0)

        func add(_ text: String) {
            let body = text.components(separatedBy: "\r\n\r\n").last ?? ""
            if let value = json(body) { messages.withLock { $0.append(value) } }
            news.signal()
        }

        var all: [JSONValue] { messages.withLock { $0 } }

        /// Waits until there are so many.
        func take(_ count: Int) -> [JSONValue] {
            while all.count < count { if news.wait(timeout: .now() + 600) == .timedOut { return all } }
            return all
        }
    }

    private let folder: ScratchFolder
    private let galley: FakeGalley
    private let written = Written()
    private let session: LSPSession

    init() throws {
        folder = try ScratchFolder(["a.swift": "let a = 1\n"])
        galley = try FakeGalley(folder)
        let written = written
        let channel = RPCChannel(
            RPCInput(.headers, longest: 100, descriptor: -1), .headers, longest: 100, write: { written.add($0) })
        session = try LSPSession(channel, .fake(galley))
    }

    private func refusal(_ id: Int, _ code: Int, _ message: String) -> JSONValue {
        let error: JSONValue = ["code": .integer(code), "message": .text(message)]
        return ["jsonrpc": "2.0", "id": .integer(id), "error": error]
    }

    private static let busy = "32 requests are under way, or one has this id; wait for an answer"

    @Test("Up to 32 requests at a time, each with an id of its own") func many() {
        let gate = DispatchSemaphore(value: 0)
        for id in 1...32 {
            session.answer(.integer(id)) { _ in
                gate.wait()
                return .integer(id * 2)
            }
        }
        session.answer(33) { _ in 0 }
        session.answer(7) { _ in 0 }
        #expect(written.take(2) == [refusal(33, -32000, Self.busy), refusal(7, -32000, Self.busy)])
        for _ in 1...32 { gate.signal() }
        let answers = written.take(34).dropFirst(2)
        let results = Dictionary(
            uniqueKeysWithValues: answers.map { ($0["id"]?.number ?? 0, $0["result"]?.number ?? 0) })
        #expect(results.count == 32 && results.allSatisfy { $0.value == $0.key * 2 })
    }

    @Test("An id may be used again behind its answer") func again() {
        session.answer(1) { _ in 5 }
        _ = written.take(1)
        // The answer is written when the request is no more under way.
        session.answer(1) { _ in 6 }
        #expect(written.take(2).map { $0["result"]?.number } == [5, 6])
    }

    @Test("What fails, and what was cancelled") func failures() {
        session.answer(1) { _ in throw Failure(65, "the reason") }
        #expect(written.take(1) == [refusal(1, -32803, "the reason")])
        let gate = DispatchSemaphore(value: 0)
        session.answer(2) { command in
            gate.wait()
            return .bool(command.isCancelled)
        }
        session.cancel(3)
        session.cancel(2)
        gate.signal()
        #expect(written.take(2).last == refusal(2, -32800, "the request was cancelled"))
        session.answer(4) { command in
            gate.wait()
            return .bool(command.isCancelled)
        }
        session.end()
        gate.signal()
        #expect(written.take(3).last == refusal(4, -32800, "the request was cancelled"), "at the server's end")
    }

    @Test("Questions to the client, whose answers are handed over once") func questions() {
        let taken = Mutex<[String]>([])
        session.ask("one", ["a": 1]) { answer in taken.withLock { $0.append("one \(answer?.text ?? "nil")") } }
        session.ask("two", [:]) { answer in taken.withLock { $0.append("two \(answer?.text ?? "nil")") } }
        let asked = written.take(2)
        #expect(asked.map { $0["method"]?.text } == ["one", "two"] && asked[0]["params"] == ["a": 1])
        let ids = asked.compactMap { $0["id"] }
        #expect(Set(ids).count == 2)
        session.take(answer: nil, to: ids[1])
        session.take(answer: "yes", to: ids[0])
        session.take(answer: "again", to: ids[0])
        session.take(answer: "other", to: "none")
        #expect(taken.withLock { $0 } == ["two nil", "one yes"])
    }

    @Test("What is shown and what is logged") func words() {
        session.log("one")
        session.show("two")
        session.show("three", isFailure: true)
        func told(_ method: String, _ type: Int, _ text: String) -> JSONValue {
            [
                "jsonrpc": "2.0", "method": .text("window/\(method)"),
                "params": ["type": .integer(type), "message": .text("galley: \(text)")],
            ]
        }
        #expect(
            written.all == [
                told("logMessage", 3, "one"), told("showMessage", 3, "two"), told("showMessage", 1, "three"),
            ])
    }

    @Test("Commands have the session's limits, but for those that compile nothing") func commands() throws {
        let input = LSPInput(path: folder["a.swift"], isFile: true)
        var snapshot = LSPDocuments.Snapshot()
        snapshot.environment = [EditorBuffers.variable: folder["a.swift"]]
        try galley.answer("check", "out", errors: "err", status: 3)
        let ended = try session.run(OwnCommand(session.settings.program), ["check", "--x"], on: input, snapshot)
        #expect(ended.status == 3 && ended.output == "out" && ended.errors == "err")
        _ = try session.run(OwnCommand(session.settings.program), ["views"], on: input, .init())
        #expect(galley.starts == ["check|--x|--timeout|7|--|FOLDER/a.swift|", "views|--|FOLDER/a.swift|"])
        #expect(folder.text(of: "buffers") == "let a = 1\n\n", "the first alone has texts of the editor's")
    }

    @Test("Progress of a request that has a token") func progress() {
        let progress = LSPProgress(session, "Title", given: "t")
        let begin: JSONValue = ["kind": "begin", "title": "Title", "cancellable": false]
        func told(_ value: JSONValue) -> JSONValue {
            ["jsonrpc": "2.0", "method": "$/progress", "params": ["token": "t", "value": value]]
        }
        #expect(written.all == [told(begin)])
        progress.end()
        #expect(written.all == [told(begin), told(["kind": "end"])])
        progress.end()
        #expect(written.all.count == 2, "it ends once")
        // Without a token, and where the client shows none, nothing is told.
        let silent = LSPProgress(session, "Title")
        silent.end()
        #expect(written.all.count == 2)
    }

    @Test("What a client can do where it says nothing") func clients() {
        #expect(session.client.encoding == .utf16 && session.client.root == nil && !session.client.showsProgress)
        session.client.root = "/w"
        session.client.takesResults = true
        #expect(session.client.root == "/w" && session.client.takesResults && !session.client.showsRelated)
    }
}
