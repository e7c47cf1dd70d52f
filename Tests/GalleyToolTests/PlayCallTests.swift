import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol
import Synchronization
import Testing

@testable import galley

/// Steps for a view in the background, by a thread that answers at its socket (docs/play.md; statuses are those of
/// docs/cli.md).
@Suite("Steps for a view in the background")
struct PlayCallTests {
    /// What the view answers: whether the step has failed, and the status with which the view is gone.
    private struct Reply: Sendable {
        var stepFails = false
        var status: Int32?
        var isSilent = false
        var log: String?
    }

    /// How a call ends, and what was asked for.
    private func told(
        _ name: String, _ reply: Reply, keepsGoing: Bool = false, isEnd: Bool = false
    ) throws -> (end: String, order: String) {
        let socket = try PlaySocket("tool-tests-\(name)-\(getpid())")
        defer { unlink(socket.path) }
        let listener = try socket.listening()
        let number = listener.number
        let asked = Mutex("nothing")
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let connection = Descriptor(accept(number, nil, nil))
            let order = PlayWire.read(PlayOrder.self, from: connection) ?? PlayOrder()
            let steps = order.steps.map(\.written).joined(separator: ";")
            asked.withLock { $0 = "<\(steps)> \(order.keepsGoing) \(order.ends)" }
            if !reply.isSilent {
                var played = PlayRun.Played()
                for step in order.steps {
                    var answer = PlayAnswer(step: step)
                    if reply.stepFails { answer.failure = .init(.covered, "is covered") }
                    played.answers.append(answer)
                }
                played.failure = reply.status.map { .init(status: $0, message: "gone") }
                played.log = reply.log
                try? PlayWire.write(played, to: connection)
            }
            connection.close()
            isDone.signal()
        }
        let call = PlayCall(socket, PlayReport(isJSON: false, isQuiet: true), keepsGoing: keepsGoing)
        let end = failure { if isEnd { try call.end() } else { try call.run(PlaySource("tap 'A'; tap 'B'")) } }
        isDone.wait()
        _ = listener
        return (end.replacing(socket.name, with: "NAME"), asked.withLock { $0 })
    }

    @Test("What is asked of the view") func orders() throws {
        let steps = "<tap 'A';tap 'B'>"
        #expect(try told("a", Reply()).order == "\(steps) false false")
        #expect(try told("b", Reply(), keepsGoing: true).order == "\(steps) true false")
        let end = try told("c", Reply(), isEnd: true)
        #expect(end.order == "<> false true" && end.end == "no failure")
    }

    @Test("How a call ends") func endings() throws {
        #expect(try told("d", Reply()).end == "no failure")
        #expect(try told("e", Reply(stepFails: true)).end == "\(ExitCode(1))")
        #expect(try told("f", Reply(stepFails: true), keepsGoing: true).end == "\(ExitCode(1))")
        for status: Int32 in [70, 71, 124] {
            #expect(try told("g\(status)", Reply(stepFails: true, status: status)).end == "\(ExitCode(status))")
        }
        #expect(try told("h", Reply(isSilent: true)).end == "70 the view 'NAME' has ended without an answer")
        #expect(
            try told("i", Reply(isSilent: true), isEnd: true).end == "70 the view 'NAME' has ended without an answer")
    }

    @Test("A view that is not there") func missing() throws {
        let socket = try PlaySocket("tool-tests-none-\(getpid())")
        let call = PlayCall(socket, PlayReport(isJSON: false, isQuiet: true), keepsGoing: false)
        let words =
            "66 there is no view called '\(socket.name)' in the background; start one with galley play FILE --detach "
            + "--session \(socket.name)"
        #expect(failure { try call.run(PlaySource("tree")) } == words)
        #expect(failure { try call.end() } == words)
        #expect(failure { try socket.checkFree() } == "no failure")
    }

    @Test("More than a socket holds at once goes over it, and of what is cut off nothing is read") func amounts() throws
    {
        var pair: [Int32] = [-1, -1]
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
        let (ours, theirs) = (pair[0], Descriptor(pair[1]))
        let text = String(repeating: "ab", count: 500_000)
        Thread.detachNewThread {
            let own = Descriptor(ours)
            try? PlayWire.write(PlayOrder(steps: [], keepsGoing: true), to: own)
            try? PlayWire.write([text, "x"], to: own)
            _ = Foundation.write(own.number, "[\"a", 3)
            own.close()
        }
        // What lies behind the first line's end is another value; here nothing does yet, or the rest comes with it.
        var bytes = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(theirs.number, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            bytes.append(contentsOf: buffer[..<count])
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        #expect(lines.count == 3 && lines[1].count == 1_000_000 + 8 && lines[2].elementsEqual("[\"a".utf8))
        let order = try JSONDecoder.galley().decode(PlayOrder.self, from: Data(lines[0]))
        #expect(order.keepsGoing && !order.ends && order.steps.isEmpty)
    }

    @Test("A value in pieces is one value") func pieces() throws {
        var pair: [Int32] = [-1, -1]
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
        let (own, theirs) = (Descriptor(pair[0]), Descriptor(pair[1]))
        let text = String(repeating: "z", count: 100_000)
        let number = own.number
        Thread.detachNewThread {
            for piece in ["[\"", text, "\",\"b\"]", "\n"] {
                var rest = Array(piece.utf8)[...]
                while !rest.isEmpty {
                    let count = rest.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
                    guard count > 0 else { return }
                    rest = rest.dropFirst(count)
                }
            }
        }
        #expect(PlayWire.read([String].self, from: theirs) == [text, "b"])
        own.close()
        #expect(PlayWire.read([String].self, from: theirs) == nil)
    }

    @Test("What a call takes, and what holds without it") func options() throws {
        let plain = try PlaySessionCommand.parse(["--session", "a"])
        #expect(
            plain.name == "a" && plain.script == nil && !plain.keepGoing && !plain.json && !plain.quiet && !plain.end)
        let whole = try PlaySessionCommand.parse(
            ["--session=b", "--script", "tree", "--keep-going", "--json", "--quiet", "--end"])
        #expect(whole.script == "tree" && whole.keepGoing && whole.json && whole.quiet && whole.end)
        #expect(throws: (any Error).self) { try PlaySessionCommand.parse([]) }
        let session = try PlaySessionOptions.parse([])
        #expect(!session.detach && session.name == nil && session.idle == 1800 && session.serving == nil)
        #expect(!PlaySessionCommand.configuration.shouldDisplay)
        func fault(_ paths: [String], _ change: (inout PlaySessionOptions) -> Void) -> Bool {
            var options = session
            change(&options)
            return (try? options.check(paths)) == nil
        }
        #expect(!fault(["-"]) { _ in } && !fault(["a.swift"]) { $0.detach = true })
        #expect(fault(["a.swift", "-"]) { $0.detach = true })
        #expect(fault([]) { $0.idle = 0 } && !fault([]) { $0.idle = 1e6 } && fault([]) { $0.idle = 1_000_001 })
    }

    @Test("Which words mean a view in the background") func words() {
        func isMeant(_ line: String) -> Bool {
            PlaySessionCommand.isMeant(by: line.split(separator: " ").map(String.init))
        }
        #expect(isMeant("play --session a") && isMeant("play --session=a --end") && isMeant("play x --session a"))
        let others = [
            "", "play", "play a.swift", "render --session a", "play --sessions a", "play --session a --detach",
            "play --session a --serving x", "play --session a --serving=x", "play --session a --help",
            "play --session=a -h",
        ]
        for line in others { #expect(!isMeant(line), "\(line)") }
    }
}
