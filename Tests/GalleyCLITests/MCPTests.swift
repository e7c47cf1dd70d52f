import Foundation
import Testing

/// `galley mcp` by messages written by hand. Scripts/mcp-test.py uses it with the protocol's official client.
@Suite("galley mcp", .enabled(if: BuiltTool.isTested))
struct MCPTests {
    /// The answers to messages, by their ids; those without an id under "".
    private func answers(_ messages: [String], in folder: TemporaryFolder, _ options: String...) throws -> [String:
        [[String: Any]]]
    {
        let lines = messages.joined(separator: "\n") + "\n"
        let input = folder.url.appendingPathComponent("messages")
        try Data(lines.utf8).write(to: input)
        let process = Process()
        process.executableURL = BuiltTool.folder.appendingPathComponent("galley")
        process.arguments = ["mcp"] + options
        process.currentDirectoryURL = folder.url
        let (wanted, pipe, output) = (messages.count, Pipe(), Pipe())
        process.standardInput = pipe
        process.standardOutput = output
        try process.run()
        // Written by another thread: the server may answer before it has read all.
        Thread.detachNewThread { [data = Data(lines.utf8)] in try? pipe.fileHandleForWriting.write(contentsOf: data) }
        var bytes = Data()
        var answers: [String: [[String: Any]]] = [:]
        var count = 0
        while count < wanted {
            let new = output.fileHandleForReading.availableData
            guard !new.isEmpty else { break }
            bytes += new
            while let end = bytes.firstIndex(of: 10) {
                let line = Data(bytes[bytes.startIndex..<end])
                bytes = Data(bytes[(end + 1)...])
                let answer = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
                let id = answer["id"].map { "\($0)" } ?? "none"
                answers[id, default: []].append(answer)
                if id != "none" { count += 1 }
            }
        }
        try pipe.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return answers
    }

    private func call(_ id: Int, _ tool: String, _ arguments: [String: Any]) throws -> String {
        let message: [String: Any] = [
            "jsonrpc": "2.0", "id": id, "method": "tools/call", "params": ["name": tool, "arguments": arguments],
        ]
        return String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
    }

    private func content(_ answers: [String: [[String: Any]]], _ id: Int) throws -> (
        parts: [[String: Any]], isError: Bool
    ) {
        let result = try #require(answers["\(id)"]?.first?["result"] as? [String: Any], "\(answers)")
        return (try #require(result["content"] as? [[String: Any]]), result["isError"] as? Bool ?? false)
    }

    private func text(_ answers: [String: [[String: Any]]], _ id: Int) throws -> String {
        try content(answers, id).parts.compactMap { $0["text"] as? String }.joined()
    }

    private func code(_ answer: [String: Any]?) -> Int? { (answer?["error"] as? [String: Any])?["code"] as? Int }

    @Test("It greets, lists its tools with their schemas, and answers pings") func greeting() throws {
        let answers = try answers(
            [
                #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{}}}"#,
                #"{"jsonrpc":"2.0","id":"two","method":"tools/list"}"#, #"{"jsonrpc":"2.0","id":3,"method":"ping"}"#,
            ], in: TemporaryFolder())
        let greeting = try #require(answers["1"]?.first?["result"] as? [String: Any])
        #expect(greeting["protocolVersion"] as? String == "2025-03-26")
        let list = try #require(answers["two"]?.first?["result"] as? [String: Any])
        let tools = try #require(list["tools"] as? [[String: Any]])
        let names = tools.compactMap { $0["name"] as? String }
        #expect(
            Set(["render", "play", "layout", "explain", "what_if", "lint", "views", "snapshots", "support"]).isSubset(
                of: names))
        for tool in tools {
            let schema = try #require(tool["inputSchema"] as? [String: Any])
            #expect(schema["type"] as? String == "object" && schema["additionalProperties"] as? Bool == false)
            #expect(schema["required"] is [String])
        }
        #expect(answers["3"]?.first?["result"] is [String: Any])
    }

    @Test("What makes no sense is refused, and the next message is answered") func garbage() throws {
        let long = #"{"jsonrpc":"2.0","id":8,"method":""# + String(repeating: "a", count: 5 << 20) + #""}"#
        let answers = try answers(
            [
                "garbage", "[1,2]", #"{"id":1,"method":"ping"}"#, long,
                #"{"jsonrpc":"2.0","id":2,"method":"foo"}"#,
                #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"rm"}}"#,
                try call(4, "render", ["path": 5]), try call(5, "render", [:]),
                try call(6, "render", ["path": "A.swift", "sandbox": false]),
                #"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, #"{"jsonrpc":"2.0","id":7,"method":"ping"}"#,
            ], in: TemporaryFolder())
        #expect(answers["<null>"]?.compactMap(code).sorted() == [-32700, -32600, -32600, -32600, -32600])
        #expect(code(answers["2"]?.first) == -32601)
        for id in 3...6 { #expect(code(answers["\(id)"]?.first) == -32602) }
        #expect(answers["7"]?.first?["result"] is [String: Any])
        #expect(answers["8"] == nil)
    }

    @Test("It draws within a budget, plays, explains, and says what fails") func tools() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            struct Counter: View {
                @State private var count = 0
                var body: some View {
                    VStack {
                        Text("Count: \\(count)")
                        Button("Add") { count += 1 }
                        LinearGradient(colors: [.red, .green, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
                    }
                }
            }
            #Preview { Counter() }
            """, to: "Counter.swift")
        let answers = try answers(
            [
                try call(1, "render", ["path": "Counter.swift"]),
                try call(2, "render", ["path": "Counter.swift", "picture_bytes": 6000]),
                try call(3, "play", ["path": "Counter.swift", "script": "tap 'Add'; expect 'Count: 1'; shot"]),
                try call(4, "play", ["path": "Counter.swift", "script": "expect 'Count: 1'"]),
                try call(5, "explain", ["path": "Counter.swift", "find": "Add"]),
                try call(6, "render", ["path": "None.swift"]),
                try call(7, "support", ["names": ["padding", "paddin", "AVPlayer"]]),
            ], in: folder)
        func picture(_ id: Int) throws -> Data {
            let image = try content(answers, id).parts.first { $0["type"] as? String == "image" }
            return try #require(Data(base64Encoded: image?["data"] as? String ?? ""), "\(answers)")
        }
        let whole = try picture(1)
        #expect(whole.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try picture(2).count <= 6000)
        #expect(try text(answers, 2).contains("pixels a point, so that they fit"))
        #expect(try !picture(3).isEmpty && !content(answers, 3).isError)
        #expect(try content(answers, 4).isError)
        #expect(try text(answers, 4).contains("not-as-expected"))
        #expect(try text(answers, 5).contains("Add"))
        #expect(try content(answers, 6).isError)
        #expect(try text(answers, 6).contains("None.swift"))
        #expect(try text(answers, 7).contains("padding: known\npaddin: not known; is padding meant?"))
        // Nothing is left where pictures lay.
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == [
                "Counter.swift", "messages",
            ])
    }

    @Test("A session goes on, and another file begins anew") func sessions() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            struct Counter: View {
                @State private var count = 0
                var body: some View { Button("Count: \\(count)") { count += 1 } }
            }
            #Preview { Counter() }
            """, to: "Counter.swift")
        // One after the other: calls run beside each other, and the next tells that the one before has ended.
        let answers = try answers(
            [
                try call(
                    1, "play",
                    ["path": "Counter.swift", "session": "a", "script": "tap button; tap button; expect 'Count: 2'"])
            ],
            in: folder)
        #expect(try !content(answers, 1).isError, "\(answers)")
    }
}
