import Foundation
import GalleyScenario
import Synchronization
import Testing

@testable import GalleyRPC

/// Headers and messages at their edges: the Language Server Protocol 3.17, “Base Protocol”, JSON-RPC 2.0, and the
/// documentation of `RPCInput` and `RPCChannel`.
@Suite("Edges of JSON-RPC")
struct RPCEdgeTests {
    private func pieces(_ framing: RPCInput.Framing, _ text: String, longest: Int = 64) throws -> [String] {
        let file = try #require(tmpfile())
        defer { fclose(file) }
        fputs(text, file)
        rewind(file)
        var input = RPCInput(framing, longest: longest, descriptor: fileno(file))
        var told: [String] = []
        while let piece = input.next() {
            switch piece {
            case .message(let data): told.append(String(decoding: data, as: UTF8.self))
            case .tooLong: told.append("too long")
            case .garbage: told.append("garbage")
            }
        }
        return told
    }

    @Test("Headers, in any order, with other fields among them") func headers() throws {
        let rows: [(String, [String])] = [
            ("Content-Length: 2\r\nContent-Type: x\r\n\r\n[]", ["[]"]), ("Content-Length:   2  \r\n\r\n[]", ["[]"]),
            ("CONTENT-LENGTH: 2\n\n[]", ["[]"]), ("X: 1\r\nContent-Length: 2\r\n\r\n[]", ["[]"]),
            ("Content-Length: 2\r\nX: 1\r\n\r\n[]", ["[]"]), ("\r\n\r\nContent-Length: 2\r\n\r\n[]", ["[]"]),
            ("Content-Type: x\r\n\r\nContent-Length: 2\r\n\r\n[]", ["[]"]),
            ("Content-Length: 1\r\nContent-Length: 2\r\n\r\n[]", ["[]"]),
            ("Content-Length: x\r\n\r\nContent-Length: 2\r\n\r\n[]", ["garbage", "[]"]),
            ("Content-Length\r\n\r\n", ["garbage"]), ("words\r\n", ["garbage"]), ("Content-Length: 2\r\n", []),
            ("Content-Length: 0\r\n\r\n", [""]), ("Content-Length: -0\r\n\r\n", [""]),
            ("Content-Length: -1\r\n\r\n", ["garbage"]), ("", []), ("\r\n", []),
        ]
        for (text, wanted) in rows { #expect(try pieces(.headers, text) == wanted, "\(text)") }
    }

    @Test("A header's line has 4096 bytes at the most") func longHeaders() throws {
        func field(_ count: Int) -> String { "Content-Type: " + String(repeating: "x", count: count - 14) }
        let end = "\nContent-Length: 2\n\n[]"
        #expect(try pieces(.headers, field(4096) + end) == ["[]"])
        #expect(try pieces(.headers, field(4097) + "\n\n" + "Content-Length: 2\n\n[]") == ["garbage", "[]"])
        #expect(try pieces(.headers, field(200_000) + "\n\n" + "Content-Length: 2\n\n[]") == ["garbage", "[]"])
    }

    @Test("Content that is longer than it may be, and what follows it") func lengths() throws {
        func content(_ count: Int) -> String {
            "Content-Length: \(count)\r\n\r\n" + String(repeating: "a", count: count)
        }
        let after = "Content-Length: 2\r\n\r\n[]"
        #expect(try pieces(.headers, content(64) + after).map(\.count) == [64, 2])
        #expect(try pieces(.headers, content(65) + after) == ["too long", "[]"])
        #expect(try pieces(.headers, content(300_000) + after) == ["too long", "[]"])
        #expect(try pieces(.headers, "Content-Length: 65\r\n\r\nabc") == [], "it ends early")
        #expect(try pieces(.headers, content(5) + content(6) + content(7)).map(\.count) == [5, 6, 7])
        #expect(
            try pieces(.lines, String(repeating: "a", count: 65) + "\n" + String(repeating: "b", count: 64) + "\n\n")
                == ["too long", String(repeating: "b", count: 64), ""])
        #expect(
            try pieces(.lines, "a\nb", longest: 1) == ["a"]
                && pieces(.lines, "ab\nc\n", longest: 1) == ["too long", "c"])
    }

    /// What is written by some work, as values.
    private func written(_ work: (RPCChannel) -> Void) throws -> [JSONValue] {
        final class Texts: Sendable {
            let all = Mutex<[String]>([])
        }
        let texts = Texts()
        let channel = RPCChannel(RPCInput(.lines, longest: 80), .lines, longest: 80) { text in
            texts.all.withLock { $0.append(text) }
        }
        work(channel)
        return try texts.all.withLock { $0 }.map { try JSONDecoder().decode(JSONValue.self, from: Data($0.utf8)) }
    }

    @Test("What we say to a client") func saying() throws {
        let all = try written { channel in
            channel.answer(3, ["a": 1])
            channel.refuse(.text("x"), .noMethod, "none")
            channel.tell("m", [1])
            channel.ask("q", [:], id: channel.nextID())
        }
        #expect(
            all == [
                ["jsonrpc": "2.0", "id": 3, "result": ["a": 1]],
                ["jsonrpc": "2.0", "id": "x", "error": ["code": -32601, "message": "none"]],
                ["jsonrpc": "2.0", "method": "m", "params": [1]],
                ["jsonrpc": "2.0", "id": "galley-1", "method": "q", "params": [:]],
            ])
    }

    /// JSON-RPC 2.0, “Error object”; the Language Server Protocol 3.17, “ResponseMessage”.
    @Test("The codes of refusals") func codes() {
        let codes: [RPCChannel.Fault] = [
            .noJSON, .noRequest, .noMethod, .wrongParameters, .notInitialized, .busy, .failed, .outdated, .cancelled,
        ]
        #expect(
            codes.map(\.rawValue) == [-32700, -32600, -32601, -32602, -32002, -32000, -32803, -32801, -32800])
    }

    @Test("Messages that are refused say why, and those that are not are read") func messages() throws {
        let file = try #require(tmpfile())
        defer { fclose(file) }
        let long = String(repeating: "x", count: 81)
        fputs(
            "no\n[1]\n{\"jsonrpc\":\"2.0\",\"id\":[],\"method\":\"a\"}\n{\"jsonrpc\":\"2.0\",\"id\":9}\n\(long)\n", file
        )
        fputs(
            "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"n\"}\n{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"f\",\"params\":null}\n",
            file)
        rewind(file)
        final class Texts: Sendable {
            let all = Mutex<[String]>([])
        }
        let texts = Texts()
        let channel = RPCChannel(RPCInput(.lines, longest: 80, descriptor: fileno(file)), .lines, longest: 80) { text in
            texts.all.withLock { $0.append(text) }
        }
        var read: [RPCChannel.Message] = []
        while let message = channel.next() { read.append(message) }
        #expect(read == [.notice("n", [:]), .request("f", [:], id: .number(1.5))])
        let refused = try texts.all.withLock { $0 }.map { text in
            try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))["error"]?["message"]?.text ?? "-"
        }
        #expect(
            refused == [
                "that is no JSON", "that is no JSON-RPC 2.0 message", "an id is a number or a text",
                "there is no method",
                "a message has more than 80 bytes, and was passed over",
            ])
    }

    /// RFC 8259 §7 lets a slash be written with a backslash before it, as Foundation does.
    @Test("A folder's name is left out, also where its slashes are escaped") func folderNames() throws {
        let folder = try ServerFolder("test")
        defer { folder.remove() }
        let escaped = folder.path.replacing("/", with: "\\/")
        #expect(folder.without("in \(folder.path)/a.png: no") == "in a.png: no")
        #expect(folder.without(#"{"file":"\#(escaped)\/a.png"}"#) == #"{"file":"a.png"}"#)
        #expect(folder.without(folder.path) == folder.path)
    }
}
