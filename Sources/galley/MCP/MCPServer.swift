import Foundation
import GalleyProcesses
import GalleyProtocol
import GalleyRPC
import Synchronization

/// Answers JSON-RPC messages, a line each, until there are no more.
///
/// One thread reads; each call of a tool has a thread of its own, which runs a command of ours. So a call can be cancelled while it runs, and
/// all that runs ends with us.
final class MCPServer: Sendable {
    private let settings: MCPSettings
    private let calls = Mutex<[JSONValue: MCPCall]>([:])
    private let sessions: MCPSessions
    /// A longer line than that is refused.
    private static let longest = 4 << 20
    private let channel: RPCChannel

    /// - Parameter channel: Where the client is; standard input and output unless given.
    init(_ settings: MCPSettings, _ channel: RPCChannel = RPCChannel(.lines, longest: longest)) {
        (self.settings, self.channel) = (settings, channel)
        sessions = MCPSessions(settings.program)
    }

    /// So many calls at a time; more are refused.
    private static let mostCalls = 16

    func run() throws {
        while let message = channel.next() {
            switch message {
            case .request(let method, let parameters, let id): request(method, parameters, id)
            case .notice(let method, let parameters): notice(method, parameters)
            // We have never asked for anything.
            case .answer: break
            }
        }
        // Nobody waits for what is not done yet.
        for call in calls.withLock({ Array($0.values) }) { call.cancel() }
        sessions.end()
    }

    // MARK: Messages

    private func notice(_ method: String, _ parameters: JSONValue) {
        guard method == "notifications/cancelled", let id = parameters["requestId"] else { return }
        calls.withLock { $0[id] }?.cancel()
    }

    private func request(_ method: String, _ parameters: JSONValue, _ id: JSONValue) {
        switch method {
        case "initialize": channel.answer(id, Self.greeting(parameters["protocolVersion"]?.text))
        case "ping": channel.answer(id, [:])
        case "tools/list": channel.answer(id, ["tools": .list(MCPTool.all.map(\.description))])
        case "tools/call": call(parameters, id)
        default: channel.refuse(id, .noMethod, "there is no method '\(method)'")
        }
    }

    private static let versions = ["2024-11-05", "2025-03-26", "2025-06-18"]

    private static func greeting(_ wanted: String?) -> JSONValue {
        let version = wanted.flatMap { versions.contains($0) ? $0 : nil } ?? versions[versions.count - 1]
        return [
            "protocolVersion": .text(version), "capabilities": ["tools": [:]],
            "serverInfo": ["name": "galley", "version": .text(Installation.version)],
            "instructions": """
            Galley compiles and draws SwiftUI views on Linux, laid out as SwiftUI does. Use render to see a view, play to use it (tap, type, \
            scroll, check), layout and explain for sizes and why, lint for what people will see as a fault. Paths are of this machine.
            """,
        ]
    }

    private func call(_ parameters: JSONValue, _ id: JSONValue) {
        guard let name = parameters["name"]?.text, let tool = MCPTool.all.first(where: { $0.name == name }) else {
            let names = MCPTool.all.map(\.name).joined(separator: ", ")
            return channel.refuse(id, .wrongParameters, "there is no such tool; there are \(names)")
        }
        let arguments = parameters["arguments"] ?? [:]
        if let fault = tool.fault(in: arguments) { return channel.refuse(id, .wrongParameters, fault) }
        let call = MCPCall(tool, arguments, settings, sessions)
        let isTaken = calls.withLock { calls in
            guard calls[id] == nil, calls.count < Self.mostCalls else { return false }
            calls[id] = call
            return true
        }
        guard isTaken else {
            return channel.refuse(
                id, .busy, "\(Self.mostCalls) calls are under way, or one has this id; wait for an answer")
        }
        let token = parameters["_meta"]?["progressToken"]
        Thread.detachNewThread { [self] in
            let result = call.run { seconds in
                guard let token else { return }
                self.channel.tell(
                    "notifications/progress",
                    [
                        "progressToken": token, "progress": .integer(seconds),
                        "message": .text("\(name) has been running for \(seconds) seconds"),
                    ])
            }
            calls.withLock { _ = $0.removeValue(forKey: id) }
            // Who has cancelled a call expects no answer.
            if let result { channel.answer(id, result) }
        }
    }
}
