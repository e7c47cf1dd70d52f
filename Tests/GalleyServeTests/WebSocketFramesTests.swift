import Foundation
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import GalleyHTTP

/// The frames of a WebSocket (RFC 6455 §5), with a channel whose clock is the test's.
struct WebSocketFramesTests {
    private let channel = EmbeddedChannel()
    private let frames: WebSocketFrames

    init() throws {
        frames = WebSocketFrames(channel, mostBytes: 100, pingTime: 20)
        try channel.pipeline.syncOperations.addHandler(frames)
        try channel.connect(to: SocketAddress(unixDomainSocketPath: "/test")).wait()
        channel.embeddedEventLoop.run()
        // The first ping goes out at once.
        #expect(try channel.readOutbound(as: WebSocketFrame.self)?.opcode == .ping)
    }

    private func receive(_ opcode: WebSocketOpcode, _ text: String, isLast: Bool = true) throws {
        try channel.writeInbound(WebSocketFrame(fin: isLast, opcode: opcode, data: ByteBuffer(string: text)))
    }

    private func messages() async -> [WebSocket.Message] {
        var all: [WebSocket.Message] = []
        for await message in frames.socket.messages { all.append(message) }
        return all
    }

    @Test func partsAreOneMessage() async throws {
        try receive(.text, "one")
        try receive(.text, "a", isLast: false)
        // A ping may lie between the parts (§5.4).
        try receive(.ping, "still there?")
        try receive(.continuation, "b", isLast: false)
        try receive(.continuation, "c")
        try receive(.binary, "\u{1}")
        let pong = try #require(try channel.readOutbound(as: WebSocketFrame.self))
        #expect(pong.opcode == .pong && String(buffer: pong.data) == "still there?")
        try await channel.close().get()
        #expect(await messages() == [.text("one"), .text("abc"), .binary(Data([1]))])
    }

    @Test func aMessageThatIsTooLongEndsTheConnection() async throws {
        try receive(.text, String(repeating: "x", count: 60), isLast: false)
        #expect(channel.isActive)
        try receive(.continuation, String(repeating: "x", count: 41))
        #expect(!channel.isActive)
        #expect(await messages().isEmpty)
    }

    @Test func aClientThatClosesIsAnswered() async throws {
        try receive(.text, "bye")
        try receive(.connectionClose, "")
        let close = try #require(try channel.readOutbound(as: WebSocketFrame.self))
        #expect(close.opcode == .connectionClose && close.data.getInteger(at: 0, as: UInt16.self) == 1000)
        #expect(!channel.isActive)
        #expect(await messages() == [.text("bye")])
    }

    @Test func aClientThatSaysNothingIsTakenToBeGone() throws {
        channel.embeddedEventLoop.advanceTime(by: .seconds(19))
        try receive(.pong, "")
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(try channel.readOutbound(as: WebSocketFrame.self)?.opcode == .ping)
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(20))
        #expect(!channel.isActive)
    }

    @Test func whoFloodsIsSentAway() throws {
        for _ in 0..<1024 { try receive(.text, "x") }
        #expect(channel.isActive)
        try receive(.text, "x")
        let close = try #require(try channel.readOutbound(as: WebSocketFrame.self))
        #expect(close.opcode == .connectionClose && close.data.getInteger(at: 0, as: UInt16.self) == 1008)
    }
}
