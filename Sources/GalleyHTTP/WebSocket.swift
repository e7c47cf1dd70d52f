import Foundation
import NIOCore
import NIOWebSocket
import Synchronization

/// A WebSocket, for whoever serves it: messages come and go whole.
package struct WebSocket: Sendable {
    package enum Message: Sendable, Equatable {
        case text(String)
        case binary(Data)
    }

    /// What the client sends; ends when it closes the socket.
    package let messages: AsyncStream<Message>
    private let channel: any Channel
    private let closing = Closing()

    /// Whether the socket was closed: the first reason is the one that the client is told.
    private final class Closing: Sendable {
        let hasBegun = Atomic(false)
    }

    init(messages: AsyncStream<Message>, channel: any Channel) {
        self.messages = messages
        self.channel = channel
    }

    /// Returns when the system has taken the message; throws when the client is gone.
    package func send(_ message: Message) async throws {
        let (opcode, bytes): (WebSocketOpcode, ByteBuffer)
        switch message {
        case .text(let text): (opcode, bytes) = (.text, channel.allocator.buffer(string: text))
        case .binary(let data): (opcode, bytes) = (.binary, channel.allocator.buffer(bytes: data))
        }
        try await channel.writeAndFlush(WebSocketFrame(fin: true, opcode: opcode, data: bytes)).get()
    }

    /// Closes with one of the codes that the protocol leaves to its users.
    package func close(code: UInt16) { close(WebSocketErrorCode(codeNumber: Int(code))) }

    package func close(_ code: WebSocketErrorCode = .normalClosure) {
        guard !closing.hasBegun.exchange(true, ordering: .relaxed) else { return }
        var bytes = channel.allocator.buffer(capacity: 2)
        bytes.write(webSocketErrorCode: code)
        let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: bytes)
        channel.writeAndFlush(frame).whenComplete { [channel] _ in channel.close(promise: nil) }
    }

    /// Asks the client for a sign of life now and then; closes the socket of one that gives none.
    private func keepAlive(every seconds: Double, _ heard: Frames) async {
        var known = -1
        while !Task.isCancelled {
            let now = heard.count.load(ordering: .relaxed)
            guard now != known else { return channel.close(promise: nil) }
            known = now
            channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer()), promise: nil)
            try? await Task.sleep(for: .seconds(seconds))
        }
    }

    /// Reads frames until the socket ends, while `service` serves it.
    static func serve(
        _ socket: NIOAsyncChannel<WebSocketFrame, WebSocketFrame>,
        _ service: @escaping @Sendable (WebSocket) async -> Void,
        server: HTTPServer
    ) async throws {
        let (messages, inbox) = AsyncStream<Message>.makeStream(bufferingPolicy: .bufferingOldest(1024))
        let webSocket = WebSocket(messages: messages, channel: socket.channel)
        let heard = Frames()
        try await socket.executeThenClose { inbound, _ in
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    await service(webSocket)
                    webSocket.close()
                }
                let pingTime = server.configuration.pingTime
                if pingTime > 0 { group.addTask { await webSocket.keepAlive(every: pingTime, heard) } }
                defer {
                    inbox.finish()
                    group.cancelAll()
                }
                var assembly = Assembly(limit: server.configuration.mostMessageBytes)
                for try await frame in inbound {
                    heard.count.wrappingAdd(1, ordering: .relaxed)
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

    /// How many frames the client has sent.
    private final class Frames: Sendable {
        let count = Atomic(0)
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
