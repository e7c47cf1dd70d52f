import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// Views that stay alive between an agent's calls (docs/play.md).
@Suite("Sessions of agents")
struct MCPSessionTests {
    private let folder: ScratchFolder
    private let sessions: MCPSessions

    init() throws {
        folder = try ScratchFolder()
        // Answers each line that it is handed; it ends at `end`, says nothing at `silence`, and fails at others.
        try folder.writeProgram(
            """
            echo start >> '\(folder.path)/starts'
            while read line; do
              echo "error of $line" >&2
              case "$line" in
                end) exit 3;;
                crash) kill -SEGV $$;;
                fail) echo '{"messages":[1]}';;
                silence) sleep 300;;
                *) echo "{\\"messages\\":[],\\"said\\":\\"$1 $line\\"}";;
              esac
            done

            """, to: "player")
        sessions = MCPSessions(folder["player"])
    }

    private func play(_ script: String, in name: String = "a", _ line: [String] = ["x"], seconds: Double = 60) throws
        -> String
    {
        let ended = try sessions.play(script, in: name, line, seconds: seconds)
        return "\(ended.status) \(ended.output)"
    }

    private var starts: Int { folder.text(of: "starts")?.split(separator: "\n").count ?? 0 }

    @Test("A view goes on where it was") func continues() throws {
        defer { sessions.end() }
        #expect(try play("one") == "0 {\"messages\":[],\"said\":\"x one\"}\n")
        #expect(try play("two") == "0 {\"messages\":[],\"said\":\"x two\"}\n" && starts == 1)
        #expect(try play("fail") == "1 {\"messages\":[1]}\n" && starts == 1)
        #expect(try play("three", in: "a", ["y"]).contains("y three") && starts == 2, "shown otherwise it begins again")
        #expect(try play("four", in: "b").contains("x four") && starts == 3)
    }

    @Test("A view that has ended begins again") func ends() throws {
        defer { sessions.end() }
        #expect(try !play("end").contains("said"))
        #expect(try play("one") == "0 {\"messages\":[],\"said\":\"x one\"}\n")
    }

    @Test("A view that does not answer is ended") func silence() throws {
        defer { sessions.end() }
        #expect(
            failure { _ = try play("silence", seconds: 0) }
                == "124 the view did not answer within 0 seconds, and was ended")
        #expect(try play("one").hasPrefix("0 "))
    }

    @Test("At most 16 at a time") func most() throws {
        defer { sessions.end() }
        for index in 10..<26 { _ = try play("one", in: "s\(index)") }
        let names = (10..<26).map { "s\($0)" }.joined(separator: ", ")
        #expect(failure { _ = try play("one", in: "t") } == "64 there are 16 sessions: \(names)")
        #expect(try play("two", in: "s10").hasPrefix("0 "))
    }
}
