import Foundation
import NIOCore
import NIOWebSocket

/// The frames of a WebSocket: those that come become messages, pings are answered, and a client that says nothing is asked for a sign
/// of life. No task waits for any of it: a server has thousands of sockets on which nothing happens.
final class WebSocketFrames: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    /// The seconds after which a client that says nothing is asked; those that a client may take to answer. 0: never.
    private let pingTime: Double
    private let mostBytes: Int
    private let inbox: AsyncStream<WebSocket.Message>.Continuation
    let socket: WebSocket
    private var pings: RepeatedTask?
    private var hasHeard = true
    private var isText = true
    private var parts = Data()

    init(_ channel: any Channel, mostBytes: Int, pingTime: Double) {
        (self.mostBytes, self.pingTime) = (mostBytes, pingTime)
        let (messages, inbox) = AsyncStream<WebSocket.Message>.makeStream(bufferingPolicy: .bufferingOldest(1024))
        self.inbox = inbox
        socket = WebSocket(messages: messages, channel: channel)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        guard pingTime > 0 else { return }
        let (loop, pause) = (context.eventLoop, TimeAmount.nanoseconds(Int64(pingTime * 1e9)))
        let bound = NIOLoopBound((self, context), eventLoop: loop)
        pings = loop.scheduleRepeatedTask(initialDelay: .zero, delay: pause) { _ in
            let (frames, context) = bound.value
            frames.ask(context)
        }
    }

    private func ask(_ context: ChannelHandlerContext) {
        guard hasHeard else { return context.close(promise: nil) }
        hasHeard = false
        context.writeAndFlush(
            wrapOutboundOut(WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())), promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        hasHeard = true
        switch frame.opcode {
        case .ping:
            let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
            context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
        case .connectionClose:
            inbox.finish()
            socket.close()
        case .text, .binary, .continuation: take(frame, context)
        default: break
        }
    }

    /// Frames that are parts of one message are put together.
    private func take(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
        if frame.opcode != .continuation {
            isText = frame.opcode == .text
            parts = Data()
        }
        let data = frame.unmaskedData
        guard parts.count + data.readableBytes <= mostBytes else { return context.close(promise: nil) }
        parts.append(contentsOf: data.readableBytesView)
        guard frame.fin else { return }
        let message: WebSocket.Message = isText ? .text(String(decoding: parts, as: UTF8.self)) : .binary(parts)
        parts = Data()
        // Who is flooded faster than it reads is not served any more.
        if case .dropped = inbox.yield(message) { socket.close(.policyViolation) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    func channelInactive(context: ChannelHandlerContext) {
        end()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { end() }

    private func end() {
        pings?.cancel()
        pings = nil
        inbox.finish()
    }
}
