import Foundation
import GalleyProcesses
import GalleyScenario
import Testing

@testable import GalleyRPC
@testable import galley

/// What agents' tools need and become, how often pictures are drawn smaller, and what sessions say (docs/play.md).
@Suite("Details of agents' tools")
struct MCPDetailTests {
    // A player that has ended may be written to.
    init() { signal(SIGPIPE, SIG_IGN) }

    private func tool(_ name: String) throws -> MCPTool { try #require(MCPTool.all.first { $0.name == name }) }

    @Test("What each tool needs") func needs() {
        let needed = MCPTool.all.map { tool in
            "\(tool.name): \(tool.parameters.filter(\.isNeeded).map(\.name).joined(separator: ","))"
        }
        #expect(
            needed == [
                "check: path", "render: path", "play: path,script", "layout: path", "explain: path",
                "what_if: path,changes", "lint: path", "views: path", "snapshots: path", "support: names",
            ])
        for tool in MCPTool.all {
            let required = tool.description["inputSchema"]?["required"]?.list?.compactMap(\.text)
            #expect(required == tool.parameters.filter(\.isNeeded).map(\.name), "\(tool.name)")
            #expect(tool.description["inputSchema"]?["additionalProperties"]?.bool == false)
        }
    }

    @Test("What is missing is said with what it is") func missing() throws {
        let path: JSONValue = ["path": "p"]
        #expect(try tool("play").fault(in: path) == "play needs 'script': The steps; tree lists what there is to use.")
        #expect(try tool("what_if").fault(in: path)?.hasPrefix("what_if needs 'changes': ") == true)
        #expect(try tool("support").fault(in: [:])?.hasPrefix("support needs 'names': ") == true)
        #expect(try tool("support").fault(in: path) == "support takes no 'path'; it takes names")
        #expect(
            try tool("lint").fault(in: path) == nil
                && tool("lint").fault(in: [:])?.hasPrefix("lint needs 'path'") == true)
        #expect(try tool("render").fault(in: ["path": "p", "ios": "ios17"]) == "'ios' is one of ios26, ios18")
    }

    @Test("Command lines with all that can be given") func lines() throws {
        let shown: [String: JSONValue] = [
            "path": "p", "view": "V", "preview": "P", "device": "D", "size": "S", "appearance": "dark",
            "locale": "de", "type_size": "large", "direction": "rtl", "ios": "ios18", "scenario": "s.json",
            "target": "T",
        ]
        let options = [
            "--view=V", "--preview=P", "--device=D", "--size=S", "--appearance=dark", "--locale=de",
            "--dynamic-type=large", "--layout-direction=rtl", "--look=ios18", "--scenario=s.json", "--target=T",
        ]
        func line(_ name: String, _ more: [String: JSONValue] = [:]) throws -> [String] {
            try tool(name).commandLine(.object(shown.merging(more) { first, _ in first }))
        }
        #expect(try line("layout") == ["layout", "--quiet"] + options)
        #expect(
            try line("render", ["scale": 3, "picture_bytes": 5])
                == ["render", "--opaque", "--json", "--quiet"] + options + ["--scale=3"])
        #expect(
            try line("play", ["script": "tree", "session": "s", "real_time": true])
                == ["play", "--json", "--quiet"] + options + ["--real-time"])
        #expect(
            try line("explain", ["find": "F", "at": "1,2"])
                == ["explain", "--quiet"] + options + ["--find=F", "--at=1,2"])
        #expect(
            try line("what_if", ["changes": ["a", "b"]])
                == ["explain", "--quiet"] + options + ["--what-if=a", "--what-if=b"])
        #expect(try line("lint", ["sizes": "3x"]) == ["lint", "--format=json"] + options + ["--sizes=3x"])
        #expect(
            try line("snapshots", ["references": "r"])
                == ["snapshots", "--quiet", "--format=json"] + options + ["--references=r"])
        #expect(try tool("views").commandLine(["path": "p"]) == ["views", "--json"])
        #expect(try tool("check").commandLine(["path": "p", "lint": true]) == ["check", "--format=json", "--lint"])
        #expect(try tool("check").commandLine(["path": "p", "lint": false]) == ["check", "--format=json"])
        #expect(try tool("render").commandLine(["path": "p", "scale": .number(2.25)]).last == "--scale=2.25")
    }

    /// The answer of a tool, and the scales that it was drawn at.
    private func render(
        _ galley: FakeGalley, _ arguments: [String: JSONValue], bytes: Int = 100
    ) throws -> (text: String, pictures: Int, isFailure: Bool, scales: [String]) {
        let settings = MCPSettings(limits: [], pictureBytes: bytes, timeout: 60, program: galley.path)
        let given = arguments.merging(["path": .text(galley.folder["Card.swift"])]) { first, _ in first }
        let call = MCPCall(
            try tool("render"), .object(given), settings, MCPSessions(galley.path))
        let answer = try #require(call.run { _ in })
        let content = answer["content"]?.list ?? []
        let scales = galley.starts.compactMap { $0.firstMatch(of: /--scale=([^|]*)/).map { String($0.1) } }
        return (content.first?["text"]?.text ?? "", content.count - 1, answer["isError"]?.bool ?? false, scales)
    }

    private func galley(_ bytes: Int) throws -> FakeGalley {
        let folder = try ScratchFolder(["Card.swift": ""])
        let galley = try FakeGalley(folder)
        try folder.write(
            "head -c \(bytes) /dev/zero > \"$(echo \"$*\" | sed 's/.*-o \\([^ ]*\\).*/\\1/')a.png\"", to: "render.hook")
        return galley
    }

    /// Each time the scale is that before, times the root of how much too large it is, and a tenth less: of 300 bytes
    /// for 100 it is 0.519615 of it, in hundredths downwards.
    @Test("Four times pictures are drawn, each time smaller") func smaller() throws {
        let three = try render(galley(300), [:])
        #expect(three.isFailure && three.pictures == 0 && three.scales == ["1.0", "0.51", "0.26", "0.13"])
        let low = try render(galley(300), ["scale": .number(0.06)])
        #expect(low.isFailure && low.scales == ["0.06", "0.05", "0.05", "0.05"], "0.05 is the least")
    }

    @Test("As many bytes as may be fit, and one more does not") func edges() throws {
        let fits = try render(galley(100), ["scale": 2])
        #expect(
            !fits.isFailure && fits.pictures == 1 && fits.scales == ["2.0"] && !fits.text.contains("pixels a point"))
        #expect(try render(galley(101), [:]).scales.count == 4)
        let asked = try render(galley(101), ["picture_bytes": 101], bytes: 5)
        #expect(asked.pictures == 1 && asked.scales == ["1.0"])
        #expect(try render(galley(100), ["picture_bytes": .number(99.6)], bytes: 5).pictures == 1, "in whole bytes")
    }

    // MARK: Sessions

    @Test("What a view complains of is told with the step that it was at") func complaints() throws {
        let folder = try ScratchFolder()
        try folder.writeProgram(
            "while read line; do echo \"no $line\" >&2; echo '{\"messages\":[]}'; done\n", to: "player")
        let sessions = MCPSessions(folder["player"])
        defer { sessions.end() }
        let first = try sessions.play("one", in: "a", [], seconds: 60)
        let second = try sessions.play("two", in: "a", [], seconds: 60)
        #expect(first.status == 0 && first.errors == "no one\n" && first.output == "{\"messages\":[]}\n")
        #expect(second.status == 0 && second.errors == "no two\n", "once each")
    }

    @Test("A player that is not there") func none() throws {
        let sessions = MCPSessions("/no/such")
        defer { sessions.end() }
        for _ in 0..<2 {
            let ended = try sessions.play("one", in: "a", [], seconds: 60)
            #expect(ended.status == 1 && ended.output.isEmpty)
            #expect(ended.errors == "cannot run '/no/such': No such file or directory")
        }
    }

    @Test("A session that is ended has no more answers") func ended() throws {
        let folder = try ScratchFolder()
        try folder.writeProgram("while read line; do echo '{\"messages\":[]}'; done\n", to: "player")
        let session = MCPSession([], folder["player"])
        #expect(try !session.isOver && session.play("one", seconds: 60).status == 0 && !session.isOver)
        session.end()
        #expect(session.isOver)
        let after = try session.play("two", seconds: 60)
        #expect(after.status > 0 && after.output.isEmpty)
    }

    @Test("What holds for all calls") func settings() {
        let settings = MCPSettings(limits: ["a"], pictureBytes: 1, timeout: 2)
        #expect(settings.program == "/proc/self/exe" && settings.limits == ["a"])
        #expect(MCPAnswer(text: "a").isFailure == false && MCPAnswer(text: "a").pictures.isEmpty)
    }
}
