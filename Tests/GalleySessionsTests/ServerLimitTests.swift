import Foundation
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import GalleyHTTP
@testable import GalleySessions

/// What servers do unless told otherwise, and where their limits begin: `HTTPServer.Configuration`'s documentation, RFC 6455 §7.4 and
/// docs/serve.md.
@Suite("Limits of servers")
struct ServerLimitTests {
    @Test("A server that is told nothing") func defaults() {
        let server = HTTPServer.Configuration()
        #expect(server.host == "127.0.0.1" && server.port == 8080 && server.origins.isEmpty)
        #expect(server.mostConnections == 1024 && server.mostIdleConnections == .max)
        #expect([server.requestTime, server.responseTime, server.stopTime] == [30, 30, 30])
        #expect(server.mostTargetBytes == 8192 && server.mostBodyBytes == 0 && server.mostMessageBytes == 1_048_576)
        #expect(server.pingTime == 0 && server.mostPings == 100)
    }

    @Test("Answers and requests that say no more than they have to") func messages() {
        let plain = HTTPResponse.text("a")
        #expect(plain.status == 200 && plain.headers["Content-Type"] == ["text/plain; charset=utf-8"])
        #expect(plain.body == Data("a".utf8) && plain.notes.isEmpty)
        let other = HTTPResponse.text("b", status: 404, type: "text/x")
        #expect(other.status == 404 && other.headers["Content-Type"] == ["text/x"])
        let request = HTTPRequest(target: "/a?b?c")
        #expect(request.method == "GET" && request.path == "/a" && request.query == "b?c" && request.body.isEmpty)
    }

    @Test("Why sockets are closed, as pages are told") func reasons() {
        let reasons: [CloseReason] = [
            .goingAway, .garbage, .policy, .serviceRestart, .tryAgainLater, .idle, .takenOver, .ended, .notYours,
        ]
        #expect(reasons.map(\.rawValue) == [1001, 1003, 1008, 1012, 1013, 4000, 4001, 4002, 4003])
    }

    @Test("Less than one a second") func slow() {
        let start = ContinuousClock.now
        func take(_ limit: inout RateLimit, _ seconds: Double) -> Bool { limit.take(now: start + .seconds(seconds)) }
        var half = RateLimit(perSecond: 0.5, now: start)
        let seen = [0, 0, 1.9, 2, 2, 5.9, 6].map { take(&half, $0) }
        // One at first; a whole one again after two seconds, and after two more.
        #expect(seen == [true, false, false, true, false, true, false])
        var least = RateLimit(perSecond: 0.49, now: start)
        #expect(!take(&least, 0) && !take(&least, 100))
    }

    // MARK: Connections

    private func open(_ connections: OpenConnections, _ address: String = "10.0.0.1") throws -> EmbeddedChannel {
        let channel = EmbeddedChannel()
        try channel.connect(to: SocketAddress(unixDomainSocketPath: "/test")).wait()
        let client = ClientAddress(try SocketAddress(ipAddress: address, port: 1))
        let isTaken = connections.add(channel, of: client, atMost: 9, mostIdle: 9)
        #expect(isTaken)
        return channel
    }

    @Test("A server that stops lets what is being answered come to its end") func stopping() throws {
        let connections = OpenConnections()
        let (idle, busy, socket) = (try open(connections), try open(connections), try open(connections))
        let listener = EmbeddedChannel()
        try listener.connect(to: SocketAddress(unixDomainSocketPath: "/test")).wait()
        connections.setListener(listener)
        let hasBegun = connections.begin(busy)
        connections.keep(socket)
        #expect(hasBegun && !connections.isStopping && listener.isActive && connections.count == 3)
        connections.stop()
        #expect(connections.isStopping && !listener.isActive && !idle.isActive && !socket.isActive && busy.isActive)
        let isWanted = connections.end(busy)
        let begins = connections.begin(busy)
        #expect(!isWanted && !begins && busy.isActive)
        let late = EmbeddedChannel()
        try late.connect(to: SocketAddress(unixDomainSocketPath: "/test")).wait()
        let isTaken = connections.add(late, of: ClientAddress(nil), atMost: 9, mostIdle: 9)
        #expect(!isTaken)
        connections.setListener(late)
        #expect(!late.isActive)
        connections.closeAll()
        #expect(!busy.isActive && connections.count == 3)
        for channel in [idle, busy, socket] { connections.remove(channel) }
        #expect(connections.count == 0)
    }

    @Test("Answered in time, a connection goes on; unknown ones do nothing") func turns() throws {
        let connections = OpenConnections()
        let one = try open(connections)
        let stranger = EmbeddedChannel()
        let seen = [
            connections.begin(one), connections.end(one), connections.begin(stranger), connections.end(stranger),
        ]
        #expect(seen == [true, true, false, false])
        connections.keep(stranger)
        #expect(connections.count == 1)
    }

    // MARK: Messages

    private func sent(_ count: Int, deflates: Bool) async throws -> WebSocketFrame? {
        let channel = NIOAsyncTestingChannel()
        let socket = WebSocket(messages: AsyncStream { $0.finish() }, channel: channel, deflates: deflates)
        try await socket.send(.text(String(repeating: "a", count: count)))
        return try await channel.readOutbound(as: WebSocketFrame.self)
    }

    @Test("Messages from 200 bytes on are compressed, where that was agreed upon") func compression() async throws {
        for (count, deflates, isPacked) in [(199, true, false), (200, true, true), (200, false, false)] {
            let frame = try #require(try await sent(count, deflates: deflates))
            #expect(frame.fin && frame.opcode == .text && frame.rsv1 == isPacked)
            #expect((frame.data.readableBytes < count) == isPacked, "\(count)")
        }
        let channel = NIOAsyncTestingChannel()
        let socket = WebSocket(messages: AsyncStream { $0.finish() }, channel: channel)
        try await socket.send(.binary(Data([1, 2])))
        let frame = try await channel.readOutbound(as: WebSocketFrame.self)
        #expect(frame?.opcode == .binary && frame?.data.readableBytes == 2 && !socket.isClosing)
        socket.close(code: 4002)
        socket.close(code: 4001)
        let last = try await channel.readOutbound(as: WebSocketFrame.self)
        // The first reason is the one that is told.
        #expect(last?.opcode == .connectionClose && last?.data.getInteger(at: 0, as: UInt16.self) == 4002)
        #expect(socket.isClosing)
    }
}
