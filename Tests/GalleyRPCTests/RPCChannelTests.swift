import Foundation
import GalleyScenario
import Synchronization
import Testing

@testable import GalleyRPC

/// What a channel makes of messages: JSON-RPC 2.0, “Request object”, “Notification”, “Response object” and “Error object”, whose
/// codes are −32700 for what is no JSON and −32600 for what is no request.
@Suite("Messages of JSON-RPC")
struct RPCChannelTests {
    /// What was written, from any thread.
    private final class Written: Sendable {
        private let texts = Mutex<[String]>([])
        func add(_ text: String) { texts.withLock { $0.append(text) } }
        var all: [String] { texts.withLock { $0 } }
    }

    /// The messages of an input, and what is written while they are read.
    private func read(_ input: String) throws -> (
        messages: [RPCChannel.Message], written: [String]
    ) {
        let file = try #require(tmpfile())
        defer { fclose(file) }
        fputs(input, file)
        rewind(file)
        let written = Written()
        let channel = RPCChannel(
            RPCInput(.lines, longest: 80, descriptor: fileno(file)), .lines, longest: 80, write: written.add)
        var messages: [RPCChannel.Message] = []
        while let message = channel.next() { messages.append(message) }
        return (messages, written.all)
    }

    /// The codes of what is refused, each with the id that it is said to.
    private func refusals(_ texts: [String]) throws -> [String] {
        try texts.map { text in
            let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
            let (id, code) = (value["id"], value["error"]?["code"]?.number)
            return "\(Int(code ?? 0)) \(id?.text ?? id?.number.map { "\(Int($0))" } ?? "null")"
        }
    }

    @Test("A method with an id is a request, without one a notice") func methods() throws {
        let (messages, written) = try read(
            """
            {"jsonrpc": "2.0", "method": "a", "params": [1], "id": 7}
            {"jsonrpc": "2.0", "method": "b", "id": "x"}

            {"jsonrpc": "2.0", "method": "c"}

            """)
        #expect(
            messages == [
                .request("a", [1], id: 7), .request("b", [:], id: .text("x")), .notice("c", [:]),
            ])
        #expect(written.isEmpty, "an empty line is passed over")
    }

    @Test("A result or an error is an answer, even where the result is null") func answers() throws {
        let (messages, written) = try read(
            """
            {"jsonrpc": "2.0", "result": 3, "id": 1}
            {"jsonrpc": "2.0", "result": null, "id": 2}
            {"jsonrpc": "2.0", "error": {"code": -32601, "message": "no"}, "id": 3}
            {"jsonrpc": "2.0", "result": 4}

            """)
        #expect(messages == [.answer(3, id: 1), .answer(.null, id: 2), .answer(nil, id: 3)])
        #expect(written.isEmpty, "an answer to nobody is passed over")
    }

    @Test("What makes no sense is refused, and the next message is read") func refused() throws {
        let (messages, written) = try read(
            """
            {"jsonrpc": "2.0",
            [1]
            "2.0"
            {"jsonrpc": "1.0", "method": "a", "id": 4}
            {"method": "a", "id": 4}
            {"jsonrpc": "2.0", "method": "a", "id": [4]}
            {"jsonrpc": "2.0", "id": 5}
            {"jsonrpc": "2.0"}
            \(String(repeating: "x", count: 81))
            {"jsonrpc": "2.0", "method": "b"}

            """)
        #expect(messages == [.notice("b", [:])])
        #expect(
            try refusals(written) == [
                "-32700 null", "-32600 null", "-32600 null", "-32600 null", "-32600 null", "-32600 null", "-32600 5",
                "-32600 null", "-32600 null",
            ])
    }

    @Test("Lines end in a line's end, and headers count bytes") func framing() throws {
        let written = Written()
        for framing in [RPCInput.Framing.lines, .headers] {
            let channel = RPCChannel(
                RPCInput(framing, longest: 80), framing, longest: 80, write: written.add)
            channel.answer(1, .text("ä"))
        }
        #expect(written.all.count == 2)
        let (line, headed) = (written.all.first ?? "", written.all.last ?? "")
        #expect(line.hasSuffix("}\n") && line.utf8.count(where: { $0 == 10 }) == 1)
        let content = line.dropLast()
        #expect(headed == "Content-Length: \(content.utf8.count)\r\n\r\n\(content)")
        #expect(
            try JSONDecoder().decode(JSONValue.self, from: Data(content.utf8)) == [
                "jsonrpc": "2.0", "id": 1, "result": "ä",
            ])
    }

    @Test("Ids of our own differ") func ids() {
        let channel = RPCChannel(.lines, longest: 80)
        #expect([channel.nextID(), channel.nextID()] == [.text("galley-1"), .text("galley-2")])
    }
}
