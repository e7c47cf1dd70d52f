import Foundation
import GalleyProcesses
import GalleyScenario
import Synchronization

@testable import GalleyRPC
@testable import galley

/// A program of the shell's in the place of galley's own: it writes down what it was started with, a line a start, and answers with
/// what stands in `COMMAND.out` and `COMMAND.err`, and ends with `COMMAND.status`.
struct FakeGalley {
    let folder: ScratchFolder

    init(_ folder: ScratchFolder) throws {
        self.folder = folder
        try folder.writeProgram(
            """
            cd '\(folder.path)'
            printf '%s|' "$@" | tr '\\n' '~' >> starts
            echo >> starts
            [ -n "$GALLEY_BUFFERS" ] && cat "$GALLEY_BUFFERS" >> buffers && echo >> buffers
            cat "$1.err" >&2
            cat "$1.out"
            [ -f "$1.hook" ] && . "./$1.hook"
            exit $(cat "$1.status")

            """, to: "galley")
        for name in ["check", "lint", "views", "render", "play", "preview", "explain", "layout", "snapshots"] {
            try answer(name, "")
        }
    }

    var path: String { folder["galley"] }

    func answer(_ command: String, _ output: String, errors: String = "", status: Int = 0) throws {
        try folder.write(output, to: "\(command).out")
        try folder.write(errors, to: "\(command).err")
        try folder.write("\(status)", to: "\(command).status")
    }

    /// What it was started with so far, a line a start.
    var starts: [String] {
        folder.plain(folder.text(of: "starts") ?? "").split(separator: "\n").map(String.init)
    }
}

/// JSON of a test's, in which FOLDER stands for a folder.
func json(_ text: String, _ folder: ScratchFolder? = nil) -> JSONValue? {
    let whole = folder.map { text.replacing("FOLDER", with: $0.path) } ?? text
    return try? JSONDecoder().decode(JSONValue.self, from: Data(whole.utf8))
}

/// An editor that talks to a language server in this process, whose commands are `FakeGalley`.
final class FakeEditor: Sendable {
    /// What has come from the server.
    private final class Received: Sendable {
        let messages = Mutex<[JSONValue]>([])
        let news = DispatchSemaphore(value: 0)
        /// What was no whole message behind its header.
        let broken = Mutex<[String]>([])

        func take(_ text: String) {
            let parts = text.components(separatedBy: "\r\n\r\n")
            if parts.count == 2, parts[0] == "Content-Length: \(parts[1].utf8.count)", let value = json(parts[1]) {
                messages.withLock { $0.append(value) }
            } else {
                broken.withLock { $0.append(text) }
            }
            news.signal()
        }
    }

    private let received = Received()
    private let input: FileHandle
    private let thread: DispatchSemaphore
    private let status = Mutex<Int32>(-1)
    private let lastID = Mutex(0)

    init(_ settings: LSPSession.Settings) throws {
        let pipe = Pipe()
        input = pipe.fileHandleForWriting
        thread = DispatchSemaphore(value: 0)
        let received = received
        let channel = RPCChannel(
            RPCInput(.headers, longest: 1 << 20, descriptor: pipe.fileHandleForReading.fileDescriptor), .headers,
            longest: 1 << 20,
            write: { received.take($0) })
        let server = try LSPServer(settings, channel)
        Thread.detachNewThread { [self] in
            let ended = withExtendedLifetime(pipe) { server.run() }
            status.withLock { $0 = ended }
            thread.signal()
        }
    }

    func send(_ message: JSONValue) throws {
        let data = try JSONEncoder().encode(message)
        try input.write(contentsOf: Data("Content-Length: \(data.count)\r\n\r\n".utf8) + data)
    }

    func tell(_ method: String, _ parameters: JSONValue) throws {
        try send(["jsonrpc": "2.0", "method": .text(method), "params": parameters])
    }

    /// Asks, and waits for the answer: its result, or its error.
    func ask(_ method: String, _ parameters: JSONValue = [:]) throws -> JSONValue {
        let id = lastID.withLock { id in
            id += 1
            return id
        }
        try send(["jsonrpc": "2.0", "id": .integer(id), "method": .text(method), "params": parameters])
        let answer = next { $0["id"] == .integer(id) && ($0.hasKey("result") || $0.hasKey("error")) }
        return answer["error"] ?? answer["result"] ?? .null
    }

    /// Takes the first message of a kind, once it has come.
    func next(_ isMeant: (JSONValue) -> Bool) -> JSONValue {
        // Longer than any answer takes, on a machine with much to do.
        for _ in 0..<6000 {
            let found = received.messages.withLock { messages -> JSONValue? in
                messages.firstIndex(where: isMeant).map { messages.remove(at: $0) }
            }
            if let found { return found }
            _ = received.news.wait(timeout: .now() + 0.1)
        }
        return "no such message"
    }

    func next(_ method: String) -> JSONValue { next { $0["method"]?.text == method }["params"] ?? .null }

    /// The messages of a kind that have come and were not taken.
    func waiting(_ method: String) -> Int {
        received.messages.withLock { $0.count { $0["method"]?.text == method } }
    }

    var broken: [String] { received.broken.withLock { $0 } }

    /// Closes the server's input, and waits for its end.
    func end() -> Int32 {
        try? input.close()
        _ = thread.wait(timeout: .now() + 600)
        return status.withLock { $0 }
    }
}

extension LSPSession.Settings {
    /// Limits that are told from all else on a command line.
    static func fake(_ galley: FakeGalley, isLinted: Bool = true) -> Self {
        .init(limits: ["--timeout", "7"], timeout: 7, isLinted: isLinted, pause: 0, program: galley.path)
    }
}

extension FakeEditor {
    /// Greets the server, opens a document and hears what is wrong with it.
    func open(_ document: JSONValue, _ text: String, _ abilities: JSONValue, takesResults: Bool) throws {
        let own: JSONValue = ["takesResults": .bool(takesResults)]
        _ = try ask("initialize", ["capabilities": abilities, "initializationOptions": own])
        let opened: JSONValue = [
            "uri": document["uri"] ?? .null, "languageId": "swift", "version": 1, "text": .text(text),
        ]
        try tell("textDocument/didOpen", ["textDocument": opened])
        _ = next("textDocument/publishDiagnostics")
    }

    /// Asks for a command on a document, and answers what came of it.
    func execute(
        _ command: String, on document: JSONValue, _ more: [String: JSONValue], token: JSONValue? = nil
    ) throws -> JSONValue {
        let argument = more.merging(["uri": document["uri"] ?? .null]) { first, _ in first }
        var parameters: [String: JSONValue] = ["command": .text(command), "arguments": [.object(argument)]]
        parameters["workDoneToken"] = token
        return try ask("workspace/executeCommand", .object(parameters))
    }
}
