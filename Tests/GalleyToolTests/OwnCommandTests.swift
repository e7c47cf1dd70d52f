import Foundation
import GalleyProcesses
import Testing

@testable import GalleyRPC

/// Commands that run for a server, by programs of the shell's: what came of them as docs/cli.md has statuses (128 and
/// the signal's number, 124 for too long, 71 for too much), and the folder for what they make.
@Suite("Commands of servers")
struct OwnCommandTests {
    private let shell = OwnCommand("/bin/sh")

    private func told(_ script: String, environment: [String: String] = [:], seconds: Double = 60) throws -> String {
        let ended = try shell.run(["-c", script], environment: environment, seconds: seconds)
        return "\(ended.status) <\(ended.output)> <\(ended.errors)>"
    }

    @Test("How a command has ended, and what it wrote") func endings() throws {
        #expect(try told("echo out; echo err >&2; exit 3") == "3 <out\n> <err\n>")
        #expect(try told("exit 0") == "0 <> <>")
        #expect(try told("kill -TERM $$") == "143 <> <>")
        #expect(try told("kill -KILL $$") == "137 <> <>")
        #expect(try told("echo a; exec sleep 1000", seconds: 0.05).hasPrefix("124 "))
        let missing = #expect(throws: Failure.self) { try OwnCommand("/no/such").run([], seconds: 60) }
        #expect(missing?.status == 69)
        #expect(OwnCommand.ourselves == "/proc/self/exe")
    }

    @Test("A command has our variables, and those that are given over them") func environments() throws {
        #expect(try told("echo \"$GALLEY_TESTS_WORD ${PATH:+path}\"") == "0 < path\n> <>")
        let given = ["GALLEY_TESTS_WORD": "a b", "PATH": "/nowhere"]
        #expect(try told("echo \"$GALLEY_TESTS_WORD $PATH\"", environment: given) == "0 <a b /nowhere\n> <>")
    }

    @Test("What it has written so far is heard whenever there is more") func hearing() throws {
        var heard: [String] = []
        let ended = try shell.run(["-c", "printf a; printf b >&2; printf cd"], seconds: 60) { data in
            heard.append(String(decoding: data, as: UTF8.self))
        }
        #expect(heard.last == "acd" && heard.allSatisfy { "acd".hasPrefix($0) && !$0.isEmpty })
        #expect(ended.output == "acd" && ended.errors == "b")
        var count = 0
        _ = try shell.run(["-c", "echo b >&2"], seconds: 60) { _ in count += 1 }
        #expect(count == 0, "errors are no output")
    }

    @Test("16 MB are the most of an answer") func most() throws {
        let most = try shell.run(["-c", "head -c 16777216 /dev/zero"], seconds: 60)
        #expect(most.status == 0 && most.output.utf8.count == 16_777_216)
        let failure = #expect(throws: Failure.self) {
            try shell.run(["-c", "head -c 16777217 /dev/zero"], seconds: 60)
        }
        #expect(failure?.status == 71 && failure?.message == "the answer has more than 16777216 bytes")
    }

    @Test("What is cancelled ends, and so does what would run from then on") func cancelling() throws {
        let command = OwnCommand("/bin/sh")
        #expect(!command.isCancelled)
        #expect(try command.run(["-c", "exit 4"], seconds: 60).status == 4)
        command.cancel()
        #expect(command.isCancelled)
        #expect(try command.run(["-c", "exec sleep 1000"], seconds: 60).status == 143)
        let running = OwnCommand("/bin/sh")
        let ended = try running.run(["-c", "echo a; exec sleep 1000"], seconds: 60) { _ in running.cancel() }
        #expect(ended.status == 143 && ended.output == "a\n" && running.isCancelled)
    }

    @Test("A folder's pictures in the order of their names, and texts without the folder") func folders() throws {
        let folder = try ServerFolder("tests")
        #expect(folder.path.hasPrefix("/tmp/galley-tests-") && folder.pictures.isEmpty)
        for (name, text) in [("b.png", "2"), ("a.png", "1"), ("c.svg", "3")] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
        }
        #expect(folder.pictures.map { String(decoding: $0, as: UTF8.self) } == ["1", "2", "3"])
        let escaped = folder.path.replacing("/", with: "\\/")
        let text = "wrote \(folder.path)/a.png {\"file\":\"\(escaped)\\/b.png\"} \(folder.path)/"
        #expect(folder.without(text) == "wrote a.png {\"file\":\"b.png\"} ")
        #expect(folder.without("nothing of it") == "nothing of it")
        folder.remove()
        #expect(!FileManager.default.fileExists(atPath: folder.path) && folder.pictures.isEmpty)
    }
}
