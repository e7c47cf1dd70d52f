import Foundation
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import GalleyHTTP

/// permessage-deflate (RFC 7692), with the examples of RFC 7692 §7.1 and RFC 7692 §7.2.3.
struct MessageDeflateTests {
    private static let both = "permessage-deflate; server_no_context_takeover; client_no_context_takeover"

    @Test(
        arguments: [
            ([], nil), (["x-webkit-deflate-frame"], nil), (["permessage-deflate"], both),
            // What Chromium, Firefox and Safari offer.
            (["permessage-deflate; client_max_window_bits"], both),
            (["permessage-deflate; client_max_window_bits=10; server_no_context_takeover"], both),
            // The first that will do, in one line or in several (RFC 7692 §7.1.3).
            (["permessage-deflate; server_max_window_bits=10, permessage-deflate"], both),
            (["foo", "bar, permessage-deflate;client_no_context_takeover"], both),
            (["permessage-deflate; server_max_window_bits=15"], both + "; server_max_window_bits=15"),
            (["permessage-deflate; server_max_window_bits=\"15\""], both + "; server_max_window_bits=15"),
            // RFC 7692 §7.1: what is unknown, twice there, or has a value that it may not have.
            (["permessage-deflate; server_max_window_bits=10"], nil), (["permessage-deflate; use_y"], nil),
            (["permessage-deflate; server_no_context_takeover=1"], nil),
            (["permessage-deflate; client_max_window_bits=16"], nil),
            (["permessage-deflate; client_max_window_bits=08"], nil),
            (["permessage-deflate; server_no_context_takeover; server_no_context_takeover"], nil),
            (["permessage-deflate; server_max_window_bits"], nil), (["permessage-deflate;"], nil),
        ] as [([String], String?)])
    func offersAreAnswered(_ lines: [String], _ answer: String?) {
        #expect(MessageDeflate.answer(to: lines) == answer)
    }

    // MARK: Frames

    private let channel = EmbeddedChannel()

    private func frames(deflates: Bool, most: Int = 100) throws -> WebSocketFrames {
        var configuration = HTTPServer.Configuration()
        configuration.mostMessageBytes = most
        let frames = WebSocketFrames(channel, configuration, deflates: deflates)
        try channel.pipeline.syncOperations.addHandler(frames)
        try channel.connect(to: SocketAddress(unixDomainSocketPath: "/test")).wait()
        channel.embeddedEventLoop.run()
        return frames
    }

    private func receive(
        _ bytes: [UInt8], _ opcode: WebSocketOpcode = .text, isPacked: Bool = true, isLast: Bool = true
    ) throws {
        let key: WebSocketMaskingKey = [0x37, 0xfa, 0x21, 0x3d]
        var data = ByteBuffer(bytes: bytes)
        data.webSocketMask(key)
        try channel.writeInbound(
            WebSocketFrame(fin: isLast, rsv1: isPacked, opcode: opcode, maskKey: key, data: data))
    }

    private func closeCode() throws -> Int? {
        while let frame = try channel.readOutbound(as: WebSocketFrame.self) {
            guard frame.opcode == .connectionClose else { continue }
            return frame.data.getInteger(at: 0, as: UInt16.self).map(Int.init)
        }
        return nil
    }

    private static let hello: [UInt8] = [0xf2, 0x48, 0xcd, 0xc9, 0xc9, 0x07, 0x00]

    /// RFC 7692 §7.2.3.1, and what follows it: one block, one that is not compressed, one that is the last, and two.
    @Test(arguments: [
        hello, [0x00, 0x05, 0x00, 0xfa, 0xff, 0x48, 0x65, 0x6c, 0x6c, 0x6f, 0x00],
        [0xf3, 0x48, 0xcd, 0xc9, 0xc9, 0x07, 0x00, 0x00],
        [0xf2, 0x48, 0x05, 0x00, 0x00, 0x00, 0xff, 0xff, 0xca, 0xc9, 0xc9, 0x07, 0x00],
    ])
    func messagesAreRead(_ bytes: [UInt8]) async throws {
        let frames = try frames(deflates: true)
        try receive(bytes)
        // RFC 7692 §6.1: only the first frame of a message says so.
        try receive(Array(bytes.prefix(3)), isLast: false)
        try receive(Array(bytes.dropFirst(3)), .continuation, isPacked: false)
        try receive(Array("as it is".utf8), isPacked: false)
        try await channel.close().get()
        var all: [WebSocket.Message] = []
        for await message in frames.socket.messages { all.append(message) }
        #expect(all == [.text("Hello"), .text("Hello"), .text("as it is")])
    }

    /// Nothing of a message is kept for the next (`client_no_context_takeover`): the second of RFC 7692 §7.2.3.2 means nothing by itself.
    @Test func messagesThatNeedOneBeforeAreRefused() throws {
        _ = try frames(deflates: true)
        try receive(Self.hello)
        try receive([0xf2, 0x00, 0x11, 0x00, 0x00])
        #expect(try closeCode() == 1007)
    }

    @Test func whatIsNotAgreedUponIsRefused() throws {
        _ = try frames(deflates: false)
        try receive(Self.hello)
        #expect(try closeCode() == 1002)
    }

    @Test(arguments: [WebSocketOpcode.ping, .continuation])
    func framesThatMayNotBeCompressedAreRefused(_ opcode: WebSocketOpcode) throws {
        _ = try frames(deflates: true)
        try receive(Self.hello, isLast: false)
        try receive(Self.hello, opcode)
        #expect(try closeCode() == 1002)
    }

    /// However small it is on its way.
    @Test func aMessageThatBecomesTooLongIsRefused() throws {
        _ = try frames(deflates: true, most: 300)
        let right = try #require(Deflate.message(Data(repeating: 0x61, count: 300)))
        try receive(Array(right))
        #expect(try closeCode() == nil && channel.isActive)
        let long = try #require(Deflate.message(Data(repeating: 0x61, count: 301)))
        #expect(long.count < 20)
        try receive(Array(long))
        #expect(try closeCode() == 1009)
    }

    @Test func damagedBytesAreRefused() throws {
        _ = try frames(deflates: true)
        try receive([0xff, 0xff, 0xff])
        #expect(try closeCode() == 1007)
    }

    /// As in RFC 7692 §7.2.3.4, but for a block that is stored (RFC 1951 §3.2.4); and what is short is sent as it is.
    @Test func messagesAreWritten() throws {
        #expect(Deflate.message(Data("Hello".utf8)) == Data([1, 5, 0, 0xfa, 0xff] + Array("Hello".utf8) + [0]))
        let socket = try frames(deflates: true).socket
        for text in [String(repeating: "picture ", count: 500), "short"] {
            socket.send(.text(text)) { _ in }
            let frame = try #require(try channel.readOutbound(as: WebSocketFrame.self))
            let bytes = Data(frame.data.readableBytesView)
            #expect(frame.rsv1 == (text != "short") && frame.opcode == .text && frame.fin)
            #expect(bytes.count < 60)
            let read = frame.rsv1 ? try Deflate.bytes(ofMessage: bytes, atMost: 4000) : bytes
            #expect(String(decoding: read, as: UTF8.self) == text)
        }
    }
}
