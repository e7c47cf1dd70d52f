import Foundation
import GalleyProtocol
import Testing

@testable import GalleyPreview

/// A host whose view is alive: what it says comes in its order, and how it ended is told once.
@Suite("Hosts of live views", .timeLimit(.minutes(60)))
struct LiveHostTests {
    private let script: PreviewHost

    init() throws { script = try PreviewHost() }

    private func start(
        _ worker: ServerSettings.Worker, _ timeLimit: Double = 1000
    ) -> (host: LiveHost, events: AsyncStream<LiveHost.Event>) {
        let (events, continuation) = AsyncStream<LiveHost.Event>.makeStream()
        let host = LiveHost(worker, timeLimit: timeLimit) { continuation.yield($0) }
        return (host, events)
    }

    private func command(_ text: String) -> LiveCommand {
        var command = LiveCommand(.text)
        command.text = text
        return command
    }

    private func told(_ event: LiveHost.Event?) -> String {
        switch event {
        case .picture(let text): "picture \(String(decoding: text, as: UTF8.self))"
        case .tree(let text): "tree \(String(decoding: text, as: UTF8.self))"
        case .explanation(let text): "explanation \(String(decoding: text, as: UTF8.self))"
        case .other(let mark, let text): "other \(mark) \(String(decoding: text, as: UTF8.self))"
        case .ended(let message): "ended: \(message)"
        case nil: "nothing"
        }
    }

    @Test("Lines by their marks; empty ones are nothing") func lines() async throws {
        let (host, stream) = start(script.worker(1))
        var events = stream.makeAsyncIterator()
        for text in ["picture", "tree", "reason", "turn", "three"] { #expect(host.send(command(text))) }
        var seen: [String] = []
        for _ in 0..<7 { seen.append(told(await events.next())) }
        // B is the mark of a session's turn.
        #expect(
            seen == ["picture 4", "tree 5", "explanation 6", "other 66 7", "picture 1", "picture 2", "picture 3"])
        #expect(
            host.waitingTime == 0 && script.requests.map(\.isLive) == [true] && script.requests[0].isShared == false)
        let process = try #require(host.process)
        #expect(kill(process, 0) == 0)
        host.end()
        #expect(!host.send(command("a"), isNeeded: true), "it is over")
    }

    @Test("A host of many people's views is not one page's") func shared() async {
        let (host, stream) = start(script.worker(1) { $0.isShared = true })
        var events = stream.makeAsyncIterator()
        host.send(command("tree"))
        _ = await events.next()
        #expect(script.requests.map(\.isLive) == [false])
        host.end()
    }

    @Test("How a host ended") func endings() async {
        func ending(_ worker: ServerSettings.Worker, _ text: String, _ timeLimit: Double = 1000) async -> String {
            let (host, stream) = start(worker, timeLimit)
            host.send(command(text))
            var events = stream.makeAsyncIterator()
            let told = told(await events.next())
            #expect(host.process == nil)
            return told
        }
        var missing = script.worker(1)
        missing.path = "/no/such"
        let seen = [
            await ending(script.worker(1), "crash"), await ending(script.worker(1), "exit"),
            await ending(script.worker(1), "endless", 0.05), await ending(missing, "picture"),
        ]
        #expect(
            seen == [
                "ended: its code crashed: SIGSEGV (signal 11); words of a crash",
                "ended: its code ended the process with status 3",
                "ended: its code ran longer than 0.05 seconds and was stopped; give it more time with --timeout",
                "ended: cannot run '/no/such': No such file or directory",
            ])
    }

    @Test("A host is waited for since it was asked first; what is not answered is not waited for") func waiting() async
    {
        let (host, stream) = start(script.worker(1))
        var events = stream.makeAsyncIterator()
        #expect(host.waitingTime == 0)
        host.send(command("nothing"), isAnswered: false)
        #expect(host.waitingTime == 0)
        host.send(command("nothing"))
        let time = host.waitingTime
        #expect(time > 0 && time < 500)
        host.send(command("nothing"))
        #expect(host.waitingTime >= time)
        // A turn that begins has the whole time; any other line is an answer.
        host.send(command("turn"))
        #expect(told(await events.next()) == "other 66 7")
        #expect(host.waitingTime > 0 && host.waitingTime < 500)
        host.send(command("tree"))
        #expect(told(await events.next()) == "tree 5")
        #expect(host.waitingTime == 0)
        host.end()
    }

    @Test("A mebibyte of commands may wait, and what is needed") func amounts() async throws {
        let (host, _) = start(script.worker(1))
        host.send(command("endless"))
        // Its shell has read that line, and becomes a program that reads nothing.
        while script.told.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        let process = try #require(host.process)
        let long = command(String(repeating: "a", count: 300_000))
        #expect(host.send(long))
        // The host's thread has this one in its hands once the pipe holds the start of it, and keeps it: the pipe is full.
        let input = open("/proc/\(process)/fd/0", O_RDONLY | O_CLOEXEC)
        defer { close(input) }
        var polled = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        while poll(&polled, 1, 0) == 0 { try await Task.sleep(for: .milliseconds(5)) }
        #expect(polled.revents == Int16(POLLIN))
        var taken = 0
        while taken < 20, host.send(long) { taken += 1 }
        // Three of 300,000 bytes fit into 1,048,576.
        #expect(taken == 3 && host.send(long, isNeeded: true) && !host.send(long))
        host.end()
    }
}
