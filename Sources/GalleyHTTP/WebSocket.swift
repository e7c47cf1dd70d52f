import Foundation
import NIOCore
import NIOWebSocket
import Synchronization

/// A WebSocket, for anyone who serves it: messages come and go whole.
package struct WebSocket: Sendable {
    package enum Message: Sendable, Equatable {
        case text(String)
        case binary(Data)
    }

    /// What the client sends; ends when it closes the socket.
    package let messages: AsyncStream<Message>
    /// Says that the socket is in use: until then it counts among the connections on which nothing is asked for.
    package internal(set) var keep: @Sendable () -> Void = {}
    private let channel: any Channel
    /// Whether messages may be compressed (RFC 7692).
    private let deflates: Bool
    private let closing = Closing()

    /// Whether the socket was closed: the first reason is the one that the client is told.
    private final class Closing: Sendable {
        let hasBegun = Atomic(false)
    }

    init(messages: AsyncStream<Message>, channel: any Channel, deflates: Bool = false) {
        self.messages = messages
        self.channel = channel
        self.deflates = deflates
    }

    /// Returns when the system has taken the message; throws when the client is gone.
    package func send(_ message: Message) async throws {
        try await channel.writeAndFlush(frame(message)).get()
    }

    /// Closes with one of the codes that the protocol leaves to its users.
    package func close(code: UInt16) { close(WebSocketErrorCode(codeNumber: Int(code))) }

    package func close(_ code: WebSocketErrorCode = .normalClosure) {
        guard !closing.hasBegun.exchange(true, ordering: .relaxed) else { return }
        var bytes = channel.allocator.buffer(capacity: 2)
        bytes.write(webSocketErrorCode: code)
        let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: bytes)
        // Who reads nothing cannot be told.
        let unread = alarm(after: Self.closingTime) { [channel] in channel.close(promise: nil) }
        channel.writeAndFlush(frame).whenComplete { [channel] _ in
            unread()
            channel.close(promise: nil)
        }
    }

    /// The seconds that a client may take to read what comes before the reason for which it is closed.
    private static let closingTime = 5.0

    /// Whether the client was told that this is the end: what it sends now is not read any more.
    var isClosing: Bool { closing.hasBegun.load(ordering: .relaxed) }

    /// Calls back when the system has taken the message, with `true`, or when the client is gone.
    package func send(_ message: Message, whenTaken: @escaping @Sendable (Bool) -> Void) {
        channel.writeAndFlush(frame(message)).whenComplete { result in
            if case .success = result { whenTaken(true) } else { whenTaken(false) }
        }
    }

    private func frame(_ message: Message) -> WebSocketFrame {
        switch message {
        case .text(let text): frame(.text, Data(text.utf8))
        case .binary(let data): frame(.binary, data)
        }
    }

    private func frame(_ opcode: WebSocketOpcode, _ bytes: Data) -> WebSocketFrame {
        let isPacked = deflates && bytes.count >= MessageDeflate.fewBytes
        let packed = isPacked ? Deflate.message(bytes) : nil
        let data = channel.allocator.buffer(bytes: packed ?? bytes)
        return WebSocketFrame(fin: true, rsv1: packed != nil, opcode: opcode, data: data)
    }

    /// Does something after some seconds, unless what it returns is called before. A task that slept would stay until then.
    package func alarm(after seconds: Double, _ action: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        let alarm = channel.eventLoop.scheduleTask(in: .nanoseconds(Int64(seconds * 1e9)), action)
        return { alarm.cancel() }
    }

    /// Serves the socket until the service has done or the client has gone.
    func serve(_ service: @Sendable (WebSocket) async -> Void) async throws {
        await service(self)
        close()
        try await channel.closeFuture.get()
    }
}
