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
        var configuration = HTTPServer.Configuration()
        (configuration.mostMessageBytes, configuration.pingTime, configuration.mostPings) = (100, 20, 10)
        frames = WebSocketFrames(channel, configuration)
        try channel.pipeline.syncOperations.addHandler(frames)
        try channel.connect(to: SocketAddress(unixDomainSocketPath: "/test")).wait()
        channel.embeddedEventLoop.run()
        // The first ping goes out at once.
        #expect(try channel.readOutbound(as: WebSocketFrame.self)?.opcode == .ping)
    }

    private func receive(_ opcode: WebSocketOpcode, _ text: String, isLast: Bool = true) throws {
        try receive(WebSocketFrame(fin: isLast, opcode: opcode, data: ByteBuffer(string: text)))
    }

    /// As clients send it: with a mask.
    private func receive(_ frame: WebSocketFrame) throws {
        let key: WebSocketMaskingKey = [0x37, 0xfa, 0x21, 0x3d]
        var data = frame.data
        data.webSocketMask(key)
        var masked = frame
        (masked.maskKey, masked.data) = (key, data)
        try channel.writeInbound(masked)
    }

    /// The code with which the socket was closed, if it was.
    private func closeCode() throws -> Int? {
        while let frame = try channel.readOutbound(as: WebSocketFrame.self) {
            guard frame.opcode == .connectionClose else { continue }
            return frame.data.getInteger(at: 0, as: UInt16.self).map(Int.init)
        }
        return nil
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

    // MARK: Pings

    /// RFC 6455 §5.5.3: "may elect to send a Pong frame for only the most recently processed Ping frame".
    @Test func ofPingsThatNobodyReadsTheNewestIsAnswered() throws {
        let held = HeldWrites()
        try channel.pipeline.syncOperations.addHandler(held, position: .first)
        for number in 1...15 { try receive(.ping, "\(number)") }
        #expect(held.texts == ["1"])
        held.release()
        #expect(held.texts == ["15"])
        held.release()
        #expect(held.texts.isEmpty)
        try receive(.ping, "16")
        #expect(held.texts == ["16"])
    }

    @Test func pingsCountAsMessagesDo() throws {
        for _ in 0..<20 { try receive(.ping, "") }
        #expect(try closeCode() == nil && channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        for _ in 0..<5 {
            try receive(.ping, "")
            try receive(.pong, "")
        }
        #expect(try closeCode() == nil && channel.isActive)
        try receive(.ping, "")
        #expect(try closeCode() == 1008)
        #expect(!channel.isActive)
    }

    @Test func whoReadsNoReasonIsClosedAllTheSame() throws {
        let held = HeldWrites()
        try channel.pipeline.syncOperations.addHandler(held, position: .first)
        for _ in 0...20 { try receive(.ping, "") }
        #expect(channel.isActive)
        // Signs of life are none any more.
        channel.embeddedEventLoop.advanceTime(by: .seconds(4))
        try receive(.text, "still here")
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(!channel.isActive)
    }

    // MARK: What is no frame of a client

    /// §5.1: "The server MUST close the connection upon receiving a frame that is not masked", with 1002.
    @Test(arguments: [WebSocketOpcode.text, .ping, .connectionClose])
    func aFrameWithoutAMaskEndsTheConnection(_ opcode: WebSocketOpcode) async throws {
        try channel.writeInbound(WebSocketFrame(fin: true, opcode: opcode, data: ByteBuffer(string: "x")))
        #expect(try closeCode() == 1002)
        #expect(!channel.isActive)
        #expect(await messages().isEmpty)
    }

    /// §5.2: reserved bits that no extension uses, and opcodes that mean nothing.
    @Test(
        arguments: [
            WebSocketFrame(fin: true, rsv1: true, opcode: .text, data: ByteBuffer()),
            WebSocketFrame(fin: true, rsv2: true, opcode: .text, data: ByteBuffer()),
            WebSocketFrame(fin: true, rsv3: true, opcode: .ping, data: ByteBuffer()),
        ]
            + [3, 7, 11, 15].compactMap(WebSocketOpcode.init(encodedWebSocketOpcode:)).map {
                WebSocketFrame(fin: true, opcode: $0, data: ByteBuffer())
            })
    func aFrameThatMeansNothingEndsTheConnection(_ frame: WebSocketFrame) throws {
        try receive(frame)
        #expect(try closeCode() == 1002)
        #expect(!channel.isActive)
    }

    /// §5.4: parts follow their beginning, and no other message comes between them.
    @Test func partsOutOfOrderEndTheConnection() throws {
        try receive(.continuation, "b")
        #expect(try closeCode() == 1002)
    }

    @Test func aMessageInsideOfAnotherEndsTheConnection() throws {
        try receive(.text, "a", isLast: false)
        try receive(.text, "b")
        #expect(try closeCode() == 1002)
    }

    /// §8.1, with 1007 (RFC 6455 §7.4.1).
    @Test func aTextThatIsNoUTF8EndsTheConnection() async throws {
        // An é whose second byte is in the next part is right.
        try receive(WebSocketFrame(fin: false, opcode: .text, data: ByteBuffer(bytes: [0xC3])))
        try receive(WebSocketFrame(fin: true, opcode: .continuation, data: ByteBuffer(bytes: [0xA9])))
        #expect(channel.isActive)
        try receive(WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: [0xC3, 0x28])))
        #expect(try closeCode() == 1007)
        #expect(await messages() == [.text("é")])
    }
}

/// A client that reads when it is told to.
private final class HeldWrites: ChannelOutboundHandler {
    typealias OutboundIn = WebSocketFrame

    private var held: [(text: String, promise: EventLoopPromise<Void>?)] = []

    var texts: [String] { held.map(\.text) }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        held.append((String(buffer: unwrapOutboundIn(data).data), promise))
    }

    /// It has read what there was.
    func release() {
        let read = held
        held = []
        for one in read { one.promise?.succeed() }
    }
}
