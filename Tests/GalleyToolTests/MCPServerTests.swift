import Foundation
import GalleyProcesses
import GalleyScenario
import Synchronization
import Testing

@testable import GalleyRPC
@testable import galley

/// What the server answers: Model Context Protocol 2025-06-18, and docs/play.md for tools, sessions and pictures' bytes.
@Suite("The MCP server")
struct MCPServerTests {
    private let folder: ScratchFolder
    private let galley: FakeGalley
    private let settings: MCPSettings

    init() throws {
        folder = try ScratchFolder(["Card.swift": ""])
        galley = try FakeGalley(folder)
        settings = MCPSettings(limits: ["--timeout", "7"], pictureBytes: 100, timeout: 7, program: galley.path)
    }

    /// What the server answers to some messages, in the order of the answers' ids.
    private func answers(_ messages: [JSONValue]) throws -> [JSONValue] {
        try answers { send, box in
            for message in messages {
                let before = box.count
                try send(message)
                // One after the other: calls have threads of their own.
                if message["id"] != nil { box.wait(for: before + 1) }
            }
        }
    }

    /// What the server answers to a client.
    private func answers(_ client: (_ send: (JSONValue) throws -> Void, Answers) throws -> Void) throws -> [JSONValue] {
        let pipe = Pipe()
        let box = Answers()
        let channel = RPCChannel(
            RPCInput(.lines, longest: 1 << 20, descriptor: pipe.fileHandleForReading.fileDescriptor), .lines,
            longest: 1 << 20, write: { box.take($0) })
        let over = DispatchSemaphore(value: 0)
        let server = MCPServer(settings, channel)
        Thread.detachNewThread {
            try? withExtendedLifetime(pipe) { try server.run() }
            over.signal()
        }
        try client(
            { try pipe.fileHandleForWriting.write(contentsOf: JSONEncoder().encode($0) + Data("\n".utf8)) }, box)
        try pipe.fileHandleForWriting.close()
        _ = over.wait(timeout: .now() + 600)
        return box.all
    }

    private final class Answers: Sendable {
        private let texts = Mutex<[String]>([])
        private let news = DispatchSemaphore(value: 0)
        func take(_ text: String) {
            texts.withLock { $0.append(text) }
            news.signal()
        }
        var count: Int { texts.withLock { $0.count } }
        func wait(for count: Int) {
            for _ in 0..<6000 where self.count < count { _ = news.wait(timeout: .now() + 0.1) }
        }
        var all: [JSONValue] { texts.withLock { $0 }.compactMap { $0.hasSuffix("\n") ? json($0) : "no line" } }
    }

    private static func request(_ id: Int, _ method: String, _ parameters: JSONValue = [:]) -> JSONValue {
        ["jsonrpc": "2.0", "id": .integer(id), "method": .text(method), "params": parameters]
    }

    private func call(_ tool: String, _ arguments: [String: JSONValue]) throws -> JSONValue? {
        let arguments = arguments.merging(["path": .text(folder["Card.swift"])]) { first, _ in first }
        return try answers([Self.request(1, "tools/call", ["name": .text(tool), "arguments": .object(arguments)])])
            .first
    }

    private func text(_ answer: JSONValue?) -> String {
        let result = answer?["result"]
        let words = result?["content"]?.list?.first?["text"]?.text ?? "no text"
        return folder.plain(words) + (result?["isError"]?.bool == true ? " [failed]" : "")
    }

    @Test("Greetings, and what makes no sense") func greetings() throws {
        let all = try answers([
            Self.request(1, "initialize", ["protocolVersion": "2024-11-05"]),
            Self.request(2, "initialize", ["protocolVersion": "1999-01-01"]), Self.request(3, "ping"),
            Self.request(4, "nothing"), Self.request(5, "tools/call", ["name": "draw"]),
            Self.request(6, "tools/call", ["name": "render", "arguments": [:]]), Self.request(7, "tools/list"),
        ])
        #expect(all.count == 7)
        #expect(
            all[0]["result"]?["protocolVersion"] == "2024-11-05" && all[0]["result"]?["capabilities"] == ["tools": [:]])
        #expect(all[1]["result"]?["protocolVersion"] == "2025-06-18", "the newest that is known")
        #expect(all[0]["result"]?["serverInfo"] == ["name": "galley", "version": .text(Installation.version)])
        #expect(all[2] == ["jsonrpc": "2.0", "id": 3, "result": [:]])
        #expect(all[3]["error"] == ["code": -32601, "message": "there is no method 'nothing'"])
        let names = "check, render, play, layout, explain, what_if, lint, views, snapshots, support"
        #expect(all[4]["error"] == ["code": -32602, "message": .text("there is no such tool; there are \(names)")])
        #expect(all[5]["error"]?["code"] == -32602)
        #expect(all[6]["result"]?["tools"]?.list?.compactMap { $0["name"]?.text }.joined(separator: ", ") == names)
    }

    @Test("Commands, and what counts as a failure") func commands() throws {
        try galley.answer("layout", "out", errors: "err")
        #expect(try text(call("layout", ["size": "1x2"])) == "outerr")
        #expect(galley.starts.last == "layout|--quiet|--size=1x2|--timeout|7|--|FOLDER/Card.swift|")
        try galley.answer("views", "{}")
        #expect(try text(call("views", [:])) == "{}")
        #expect(galley.starts.last == "views|--json|--|FOLDER/Card.swift|", "it compiles nothing, and has no limits")
        let statuses: [(String, [Int], [Int])] = [
            ("layout", [0], [1, 64]), ("lint", [0, 1], [2, 64]), ("snapshots", [0, 1], [2]),
            ("check", [0, 1, 2, 3, 65], [4, 64, 66]),
        ]
        for (tool, fine, failed) in statuses {
            for status in fine + failed {
                try galley.answer(tool, "t", status: status)
                let isFailure = try call(tool, [:])?["result"]?["isError"]?.bool
                #expect(isFailure == failed.contains(status), "\(tool) \(status)")
            }
        }
        for path in ["-", ""] {
            let answer = try text(call("layout", ["path": .text(path)]))
            #expect(answer == "'path' names a file or a folder [failed]")
        }
        #expect(try text(call("what_if", ["changes": ["a on B"]])).isEmpty == false)
        #expect(galley.starts.last == "explain|--quiet|--what-if=a on B|--timeout|7|--|FOLDER/Card.swift|")
    }

    @Test("Pictures that are too large are drawn smaller") func pictures() throws {
        // The first has four times the bytes that may be: half the scale, and a tenth less, since bytes grow slower than the area.
        try folder.write(
            """
            for word in "$@"; do
              case "$word" in /tmp/galley-mcp-*) out="$word";; --scale=*) scale="$word";; esac
            done
            if [ "$scale" = --scale=2.0 ]; then head -c 400 /dev/zero > "${out}a.png"
            else printf ab > "${out}a.png"; printf c > "${out}b.png"; fi
            echo "${out}a.png"

            """, to: "render.hook")
        let answer = try call("render", ["scale": 2])
        #expect(
            text(answer)
                == "a.png\nthe pictures are drawn at 0.9 pixels a point, so that they fit into picture_bytes\n")
        let images = answer?["result"]?["content"]?.list?.dropFirst().map { $0["data"]?.text ?? "" }
        #expect(images == ["YWI=", "Yw=="])
        #expect(galley.starts.count == 2 && galley.starts[1].contains("|--scale=0.9|-o|/tmp/galley-mcp-"))
        #expect(galley.starts[0].hasPrefix("render|--opaque|--json|--quiet|--scale=2.0|-o|"))
        #expect(try text(call("render", ["scale": 2, "picture_bytes": 400])) == "a.png\n", "as many as may be")
        try folder.write(
            "head -c 300 /dev/zero > \"$(echo \"$*\" | sed 's/.*-o \\([^ ]*\\).*/\\1/')a.png\"", to: "render.hook")
        #expect(
            try text(call("render", [:]))
                == "no picture of at most 100 bytes can be drawn; name one view, or give more picture_bytes [failed]")
    }

    @Test("A play, and its pictures") func plays() throws {
        try galley.answer("play", "played\n")
        try folder.write(
            "for f in $(echo \"$*\" | grep -o '/tmp/galley-mcp-[^ ;]*png'); do head -c 60 /dev/zero > $f; done",
            to: "play.hook")
        let answer = try call("play", ["script": "tap 'A'\nshot; shot scale 2; tree", "real_time": true])
        #expect(text(answer) == "played\na picture of 60 bytes does not fit into picture_bytes; write shot scale 0.5\n")
        #expect(answer?["result"]?["content"]?.list?.count == 2)
        let start = (galley.starts.last ?? "").replacing(/\/tmp\/galley-mcp-\w+/, with: "TMP")
        let script = "tap 'A'; shot 'TMP/shot-1.png'; shot 'TMP/shot-2.png' scale 2.0; tree"
        #expect(start == "play|--json|--quiet|--real-time|--script=\(script)|--timeout|7|--|FOLDER/Card.swift|")
        #expect(try text(call("play", ["script": "jump"])).hasSuffix("[failed]"))
    }

    @Test("Of a play its output is told, and then what it complained of") func complaints() throws {
        try galley.answer("play", "played\n", errors: "line 1, tap 'A': nothing is called so\n", status: 1)
        let answer = try text(call("play", ["script": "tap 'A'"]))
        #expect(answer == "played\nline 1, tap 'A': nothing is called so\n [failed]")
    }

    /// The view of a session is handed its steps, and so its program reads them from standard input; the limits are those of any command.
    @Test("A play that goes on takes its steps from standard input") func session() throws {
        try folder.write(
            "read -r line\nprintf '{\"messages\":[],\"said\":\"%s\"}\\n' \"$line\"\n", to: "play.hook")
        let answer = try call("play", ["script": "tap 'A'", "session": "one", "real_time": true])
        #expect(text(answer) == "{\"messages\":[],\"said\":\"tap 'A'\"}\n")
        #expect(
            galley.starts == ["play|--json|--quiet|--real-time|--script=-|--timeout|7|--|FOLDER/Card.swift|"])
    }

    @Test("Of 17 calls at a time one is refused, as too many") func most() throws {
        try folder.write("while [ ! -f go ]; do sleep 0.1; done\n", to: "layout.hook")
        let call: JSONValue = ["name": "layout", "arguments": ["path": .text(folder["Card.swift"])]]
        let all = try answers { send, box in
            for id in 1...17 { try send(Self.request(id, "tools/call", call)) }
            // The answer to what came behind them all.
            try send(Self.request(18, "ping"))
            var looks = 0
            while looks < 6000, !box.all.contains(where: { $0["id"] == 18 }) {
                usleep(100_000)
                looks += 1
            }
            try folder.write("", to: "go")
            box.wait(for: 18)
        }
        #expect(all.count == 18)
        let refused = all.filter { $0["error"] != nil }
        #expect(refused.map { $0["id"] } == [17])
        // What a server may use for itself: JSON-RPC 2.0, "Error object", from -32000 to -32099.
        #expect(refused.first?["error"]?["code"] == -32000)
    }
}
