import Foundation
import GalleyProcesses
import GalleyProtocol
import Synchronization

/// Answers JSON-RPC messages, a line each, until there are no more.
///
/// One thread reads; each call of a tool has a thread of its own, which runs a command of ours. So a call can be cancelled while it runs, and
/// all that runs ends with us.
final class MCPServer: Sendable {
    private let settings: MCPSettings
    private let calls = Mutex<[JSONValue: MCPCall]>([:])
    private let sessions = MCPSessions()
    private let output = Mutex<Void>(())

    init(_ settings: MCPSettings) { self.settings = settings }

    /// A longer line is refused.
    private static let longestLine = 4 << 20
    /// So many calls at a time; more are refused.
    private static let mostCalls = 16

    private enum Fault: Int {
        case noJSON = -32700
        case noRequest = -32600
        case noMethod = -32601
        case wrongParameters = -32602
        case busy = -32000
    }

    func run() throws {
        var reader = MCPLines(longest: Self.longestLine)
        while let line = reader.next() {
            switch line {
            case .line(let data): take(data)
            case .tooLong:
                refuse(.null, .noRequest, "a message has more than \(Self.longestLine) bytes, and was passed over")
            }
        }
        // Nobody waits for what is not done yet.
        for call in calls.withLock({ Array($0.values) }) { call.cancel() }
        sessions.end()
    }

    private func take(_ line: Data) {
        guard !line.isEmpty else { return }
        guard let message = try? JSONDecoder().decode(JSONValue.self, from: line) else {
            return refuse(.null, .noJSON, "that is no JSON")
        }
        guard message.isObject, message["jsonrpc"]?.text == "2.0" else {
            return refuse(.null, .noRequest, "that is no JSON-RPC 2.0 message")
        }
        let id = message["id"]
        if let id, id.text == nil, id.number == nil { return refuse(.null, .noRequest, "an id is a number or a text") }
        guard let method = message["method"]?.text else {
            // An answer to something that we have never asked.
            if message["result"] == nil, message["error"] == nil {
                refuse(id ?? .null, .noRequest, "there is no method")
            }
            return
        }
        guard let id else { return notice(method, message["params"]) }
        request(method, message["params"] ?? [:], id)
    }

    // MARK: Messages

    private func notice(_ method: String, _ parameters: JSONValue?) {
        guard method == "notifications/cancelled", let id = parameters?["requestId"] else { return }
        calls.withLock { $0[id] }?.cancel()
    }

    private func request(_ method: String, _ parameters: JSONValue, _ id: JSONValue) {
        switch method {
        case "initialize": answer(id, Self.greeting(parameters["protocolVersion"]?.text))
        case "ping": answer(id, [:])
        case "tools/list": answer(id, ["tools": .list(MCPTool.all.map(\.description))])
        case "tools/call": call(parameters, id)
        default: refuse(id, .noMethod, "there is no method '\(method)'")
        }
    }

    private static let versions = ["2024-11-05", "2025-03-26", "2025-06-18"]

    private static func greeting(_ wanted: String?) -> JSONValue {
        let version = wanted.flatMap { versions.contains($0) ? $0 : nil } ?? versions[versions.count - 1]
        return [
            "protocolVersion": .text(version), "capabilities": ["tools": [:]],
            "serverInfo": ["name": "galley", "version": .text(GalleyCommand.configuration.version)],
            "instructions": """
            Galley compiles and draws SwiftUI views on Linux, laid out as SwiftUI does. Use render to see a view, play to use it (tap, type, \
            scroll, check), layout and explain for sizes and why, lint for what people will see as a fault. Paths are of this machine.
            """,
        ]
    }

    private func call(_ parameters: JSONValue, _ id: JSONValue) {
        guard let name = parameters["name"]?.text, let tool = MCPTool.all.first(where: { $0.name == name }) else {
            let names = MCPTool.all.map(\.name).joined(separator: ", ")
            return refuse(id, .wrongParameters, "there is no such tool; there are \(names)")
        }
        let arguments = parameters["arguments"] ?? [:]
        if let fault = tool.fault(in: arguments) { return refuse(id, .wrongParameters, fault) }
        let call = MCPCall(tool, arguments, settings, sessions)
        let isTaken = calls.withLock { calls in
            guard calls[id] == nil, calls.count < Self.mostCalls else { return false }
            calls[id] = call
            return true
        }
        guard isTaken else {
            return refuse(id, .busy, "\(Self.mostCalls) calls are under way, or one has this id; wait for an answer")
        }
        let token = parameters["_meta"]?["progressToken"]
        Thread.detachNewThread { [self] in
            let result = call.run { seconds in
                guard let token else { return }
                self.tell(
                    "notifications/progress",
                    [
                        "progressToken": token, "progress": .number(Double(seconds)),
                        "message": .text("\(name) has been running for \(seconds) seconds"),
                    ])
            }
            calls.withLock { _ = $0.removeValue(forKey: id) }
            // Who has cancelled a call expects no answer.
            if let result { answer(id, result) }
        }
    }

    // MARK: Answers

    private func answer(_ id: JSONValue, _ result: JSONValue) { write(["jsonrpc": "2.0", "id": id, "result": result]) }

    private func refuse(_ id: JSONValue, _ fault: Fault, _ message: String) {
        write([
            "jsonrpc": "2.0", "id": id,
            "error": ["code": .number(Double(fault.rawValue)), "message": .text(message)],
        ])
    }

    private func tell(_ method: String, _ parameters: JSONValue) {
        write(["jsonrpc": "2.0", "method": .text(method), "params": parameters])
    }

    private func write(_ message: JSONValue) {
        guard let data = try? JSONEncoder.galley().encode(message) else { return }
        // Nobody reads any more: the input ends, too, then.
        output.withLock { _ in try? StandardOutput.write(String(decoding: data, as: UTF8.self) + "\n") }
    }
}

/// Lines of standard input, none of which takes more memory than it may.
struct MCPLines {
    enum Line {
        case line(Data)
        /// A line that was longer than it may be, and is not kept.
        case tooLong
    }

    private let longest: Int
    private var bytes = Data()
    private var isSkipping = false
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    init(longest: Int) { self.longest = longest }

    /// The next line; nil at the end of the input.
    mutating func next() -> Line? {
        var searched = 0
        while true {
            if let end = bytes[(bytes.startIndex + searched)...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(bytes[..<end])
                bytes = Data(bytes[(end + 1)...])
                guard isSkipping else { return .line(line) }
                isSkipping = false
                return .tooLong
            }
            if bytes.count > longest { (bytes, isSkipping) = (Data(), true) }
            searched = bytes.count
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            if isSkipping {
                guard let end = buffer[..<count].firstIndex(of: UInt8(ascii: "\n")) else { continue }
                bytes = Data(buffer[end..<count])
                searched = 0
            } else {
                bytes.append(contentsOf: buffer[..<count])
            }
        }
    }
}
