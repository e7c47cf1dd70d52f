import Foundation
import NIOCore
import NIOWebSocket

/// A WebSocket, for whoever serves it: messages come and go whole.
package struct WebSocket: Sendable {
    package enum Message: Sendable, Equatable {
        case text(String)
        case binary(Data)
    }

    /// What the client sends; ends when it closes the socket.
    package let messages: AsyncStream<Message>
    private let channel: any Channel

    /// Returns when the system has taken the message; throws when the client is gone.
    package func send(_ message: Message) async throws {
        let (opcode, bytes): (WebSocketOpcode, ByteBuffer)
        switch message {
        case .text(let text): (opcode, bytes) = (.text, channel.allocator.buffer(string: text))
        case .binary(let data): (opcode, bytes) = (.binary, channel.allocator.buffer(bytes: data))
        }
        try await channel.writeAndFlush(WebSocketFrame(fin: true, opcode: opcode, data: bytes)).get()
    }

    package func close(_ code: WebSocketErrorCode = .normalClosure) {
        var bytes = channel.allocator.buffer(capacity: 2)
        bytes.write(webSocketErrorCode: code)
        let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: bytes)
        channel.writeAndFlush(frame).whenComplete { [channel] _ in channel.close(promise: nil) }
    }

    /// Reads frames until the socket ends, while `service` serves it.
    static func serve(
        _ socket: NIOAsyncChannel<WebSocketFrame, WebSocketFrame>,
        _ service: @escaping @Sendable (WebSocket) async -> Void,
        server: HTTPServer
    ) async throws {
        let (messages, inbox) = AsyncStream<Message>.makeStream(bufferingPolicy: .bufferingOldest(1024))
        let webSocket = WebSocket(messages: messages, channel: socket.channel)
        try await socket.executeThenClose { inbound, _ in
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    await service(webSocket)
                    webSocket.close()
                }
                defer { inbox.finish() }
                var assembly = Assembly(limit: server.configuration.mostMessageBytes)
                for try await frame in inbound {
                    switch frame.opcode {
                    case .ping:
                        let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
                        try await socket.channel.writeAndFlush(pong).get()
                    case .connectionClose:
                        webSocket.close()
                        return
                    case .text, .binary, .continuation:
                        guard let message = try assembly.add(frame) else { continue }
                        // Who is flooded faster than it reads is not served any more.
                        if case .dropped = inbox.yield(message) { return webSocket.close(.policyViolation) }
                    default: continue
                    }
                }
            }
        }
    }

    /// Frames that are parts of one message.
    private struct Assembly {
        struct TooLarge: Error {}

        let limit: Int
        var isText = true
        var bytes = Data()

        init(limit: Int) { self.limit = limit }

        mutating func add(_ frame: WebSocketFrame) throws -> Message? {
            if frame.opcode != .continuation {
                isText = frame.opcode == .text
                bytes = Data()
            }
            let data = frame.unmaskedData
            guard bytes.count + data.readableBytes <= limit else { throw TooLarge() }
            bytes.append(contentsOf: data.readableBytesView)
            guard frame.fin else { return nil }
            defer { bytes = Data() }
            return isText ? .text(String(decoding: bytes, as: UTF8.self)) : .binary(bytes)
        }
    }
}
