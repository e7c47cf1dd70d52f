import Foundation
import GalleyProcesses
import GalleyProtocol
import Synchronization

/// JSON-RPC 2.0 on standard input and output: what the servers of two protocols have in common.
///
/// One thread reads, any may write. What makes no sense is refused here.
package final class RPCChannel: Sendable {
    /// What a client has sent.
    package enum Message: Equatable {
        case request(String, JSONValue, id: JSONValue)
        case notice(String, JSONValue)
        /// An answer to a request of ours; nil where that failed.
        case answer(JSONValue?, id: JSONValue)
    }

    /// The codes of refusals.
    package enum Fault: Int {
        case noJSON = -32700
        case noRequest = -32600
        case noMethod = -32601
        case wrongParameters = -32602
        case notInitialized = -32002
        case busy = -32000
        case failed = -32803
        case outdated = -32801
        case cancelled = -32800
    }

    private let framing: RPCInput.Framing
    private let longest: Int
    private let input: Mutex<RPCInput>
    private let output = Mutex<Void>(())
    private let writeText: @Sendable (String) throws -> Void
    private let lastID = Mutex(0)

    /// - Parameter longest: The most bytes of a message.
    package convenience init(_ framing: RPCInput.Framing, longest: Int) {
        self.init(RPCInput(framing, longest: longest), framing, longest: longest, write: StandardOutput.write)
    }

    init(
        _ input: sending RPCInput, _ framing: RPCInput.Framing, longest: Int,
        write: @escaping @Sendable (String) throws -> Void
    ) {
        (self.framing, self.longest, writeText) = (framing, longest, write)
        self.input = Mutex(input)
    }

    /// The next message that makes sense; nil when there are no more.
    package func next() -> Message? {
        while let piece = input.withLock({ $0.next() }) {
            switch piece {
            case .message(let data): if !data.isEmpty, let message = message(data) { return message }
            case .tooLong:
                refuse(.null, .noRequest, "a message has more than \(longest) bytes, and was passed over")
            case .garbage: refuse(.null, .noJSON, "that is no header; a message begins with Content-Length")
            }
        }
        return nil
    }

    private func message(_ data: Data) -> Message? {
        guard let message = try? JSONDecoder().decode(JSONValue.self, from: data) else {
            refuse(.null, .noJSON, "that is no JSON")
            return nil
        }
        guard message.isObject, message["jsonrpc"]?.text == "2.0" else {
            refuse(.null, .noRequest, "that is no JSON-RPC 2.0 message")
            return nil
        }
        let id = message["id"]
        if let id, id.text == nil, id.number == nil {
            refuse(.null, .noRequest, "an id is a number or a text")
            return nil
        }
        if let method = message["method"]?.text {
            let parameters = message["params"] ?? [:]
            return id.map { .request(method, parameters, id: $0) } ?? .notice(method, parameters)
        }
        guard message.hasKey("result") || message["error"] != nil else {
            refuse(id ?? .null, .noRequest, "there is no method")
            return nil
        }
        let result: JSONValue? = message["result"] ?? .null
        return id.map { .answer(message["error"] == nil ? result : .none, id: $0) }
    }

    // MARK: Writing

    package func answer(_ id: JSONValue, _ result: JSONValue) { write(["jsonrpc": "2.0", "id": id, "result": result]) }

    package func refuse(_ id: JSONValue, _ fault: Fault, _ message: String) {
        write([
            "jsonrpc": "2.0", "id": id,
            "error": ["code": .integer(fault.rawValue), "message": .text(message)],
        ])
    }

    package func tell(_ method: String, _ parameters: JSONValue) {
        write(["jsonrpc": "2.0", "method": .text(method), "params": parameters])
    }

    /// An id, or a token, that we have not used yet.
    package func nextID() -> JSONValue {
        let number = lastID.withLock { number in
            number += 1
            return number
        }
        return .text("galley-\(number)")
    }

    /// Asks the client for something; its answer has the id.
    package func ask(_ method: String, _ parameters: JSONValue, id: JSONValue) {
        write(["jsonrpc": "2.0", "id": id, "method": .text(method), "params": parameters])
    }

    private func write(_ message: JSONValue) {
        guard let data = try? JSONEncoder.galley().encode(message) else { return }
        let text = String(decoding: data, as: UTF8.self)
        let framed =
            switch framing {
            case .lines: text + "\n"
            case .headers: "Content-Length: \(data.count)\r\n\r\n" + text
            }
        // Without a reader the input ends, too.
        output.withLock { _ in try? writeText(framed) }
    }
}
