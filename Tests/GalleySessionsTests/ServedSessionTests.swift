import Foundation
import GalleyProtocol
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import GalleyHTTP
@testable import GalleySessions

/// One person's session, with a socket whose other end is the test.
struct ServedSessionTests {
    private let settings: ServeSettings = {
        var settings = ServeSettings(worker: scriptedHost(), title: "")
        (settings.idleTime, settings.keepTime) = (100, 10)
        return settings
    }()
    private let session: ServedSession

    init() {
        let host = SharedHost(settings) { _, _ in }
        session = ServedSession(number: 1, page: "a", host: host, mostEvents: 10)
    }

    private func socket() -> (socket: WebSocket, channel: NIOAsyncTestingChannel) {
        let channel = NIOAsyncTestingChannel()
        return (WebSocket(messages: AsyncStream { $0.finish() }, channel: channel), channel)
    }

    private func closeCode(_ channel: NIOAsyncTestingChannel) async throws -> Int? {
        while let frame = try await channel.readOutbound(as: WebSocketFrame.self) {
            guard frame.opcode == .connectionClose else { continue }
            return frame.data.getInteger(at: 0, as: UInt16.self).map(Int.init)
        }
        return nil
    }

    /// Each is what differs from the one before: none is left out. A host that sends more than the page has room for is no host of ours.
    @Test func picturesComeInTheirOrderAndAreNeverMany() throws {
        let page = try #require(session.attach(socket().socket))
        session.hasOpened()
        for number in 1...2 { _ = session.take(Data("\(number)".utf8)) }
        #expect(session.takePicture(for: page) == Data("1".utf8))
        #expect(session.takePicture(for: page) == Data("2".utf8))
        #expect(session.takePicture(for: page) == nil)
        for number in 0..<1000 { _ = session.take(Data("\(number)".utf8)) }
        #expect(session.takePicture(for: page) == Data("998".utf8))
        #expect(session.takePicture(for: page) == Data("999".utf8))
        #expect(session.takePicture(for: page) == nil)
    }

    @Test func picturesForAPageBeforeAreNoneForThisOne() throws {
        _ = session.attach(socket().socket)
        session.hasOpened()
        let page = try #require(session.attach(socket().socket))
        _ = session.take(Data("old".utf8))
        #expect(session.takePicture(for: page) == nil)
        session.hasOpened()
        _ = session.take(Data("new".utf8))
        #expect(session.takePicture(for: page) == Data("new".utf8))
    }

    @Test func theNextPageTakesItsPlace() async throws {
        let (first, channel) = socket()
        let before = try #require(session.attach(first))
        let after = try #require(session.attach(socket().socket))
        #expect(try await closeCode(channel) == 4001)
        session.hasOpened()
        session.hasOpened()
        _ = session.take(Data("now".utf8))
        #expect(session.takePicture(for: before) == nil)
        // What the one before does to go has no meaning any more.
        let isLast = session.detach(before)
        #expect(!isLast && session.hasPage)
        #expect(session.takePicture(for: after) == Data("now".utf8))
    }

    @Test func nothingIsKeptWhereThereIsNoPage() throws {
        _ = session.take(Data("lost".utf8))
        let page = try #require(session.attach(socket().socket))
        session.hasOpened()
        #expect(session.takePicture(for: page) == nil)
    }

    @Test func whatHasHadItsTimeEnds() throws {
        let begin = ContinuousClock.now
        #expect(session.verdict(settings, now: begin + .seconds(9)) == .goesOn)
        #expect(session.verdict(settings, now: begin + .seconds(11)) == .isExpired)
        let page = try #require(session.attach(socket().socket))
        #expect(session.verdict(settings, now: begin + .seconds(99)) == .goesOn)
        #expect(session.verdict(settings, now: begin + .seconds(102)) == .isIdle)
        session.hasOpened()
        _ = session.take(Data("picture".utf8))
        _ = session.takePicture(for: page)
        #expect(session.verdict(settings, now: begin + .seconds(29)) == .goesOn)
        #expect(session.verdict(settings, now: begin + .seconds(32)) == .pageIsStuck)
        session.hasSent(for: page)
        #expect(session.verdict(settings, now: begin + .seconds(32)) == .goesOn)
    }

    @Test func anEndedSessionTakesNoPage() async throws {
        let (page, channel) = socket()
        _ = session.attach(page)
        session.end(.idle, SessionNews(notice: "over"))
        #expect(session.attach(socket().socket) == nil)
        let told = try await channel.waitForOutboundWrite(as: WebSocketFrame.self)
        #expect(String(buffer: told.data) == #"{"session":{"notice":"over"}}"#)
        let last = try await channel.waitForOutboundWrite(as: WebSocketFrame.self)
        #expect(last.opcode == .connectionClose && last.data.getInteger(at: 0, as: UInt16.self) == 4000)
    }

    @Test func tooManyMessagesAreNoticed() {
        let taken = (0..<100).filter { _ in session.mayAsk() }.count
        #expect((20...21).contains(taken))
    }

    /// However fast a page answers pictures: as many answers as it was sent pictures are none of its messages.
    @Test func answersToPicturesAreNoMessages() throws {
        let page = try #require(session.attach(socket().socket))
        session.hasOpened()
        for number in 0..<1000 {
            _ = session.take(Data("\(number)".utf8))
            _ = session.takePicture(for: page)
            let mayAsk = session.mayAsk()
            let isAnswer = session.hasDrawn()
            #expect(mayAsk && isAnswer)
        }
        // Answers to nothing are, and the view does not hear of them.
        let taken = (0..<100).filter { _ in
            let mayAsk = session.mayAsk()
            let isAnswer = session.hasDrawn()
            return mayAsk && !isAnswer
        }
        #expect((20...21).contains(taken.count))
    }

    @Test func aHostThatEndsComesAgain() async throws {
        let (events, continuation) = AsyncStream<SharedHost.Event>.makeStream()
        let host = SharedHost(settings) { continuation.yield($1) }
        host.start()
        defer { host.end() }
        var ready = 0
        for await event in events {
            switch event {
            case .ready:
                ready += 1
                guard ready == 1 else { return }
                let isOpen = host.open(5)
                #expect(isOpen && host.load == 1)
            case .opened(let number):
                #expect(number == 5)
                var command = LiveCommand(.text)
                command.text = "crash"
                #expect(host.send(SharedCommand(5, .command, command)))
            case .ended(let ending):
                #expect(ending.sessions == [5] && ending.guilty == 5 && ending.reason.contains("status 3"))
                #expect(host.load == nil && host.residentBytes == 0)
            default: break
            }
        }
    }
}
