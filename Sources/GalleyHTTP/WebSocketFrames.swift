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
    private var asking: RepeatedTask?
    private var hasHeard = true
    /// The kind of the message whose parts come, nil between messages.
    private var partial: WebSocketOpcode?
    private var parts = Data()
    /// Whether messages may be compressed, and whether the one that comes is.
    private let deflates: Bool
    private var isDeflated = false
    private var limit: PingLimit
    private var pongs = Pongs()

    /// What has been asked by pings and not been answered.
    private struct Pongs {
        /// Whether the system has not taken the last answer yet.
        var isSending = false
        /// The newest ping's data that has come since; the others need no answer (RFC 6455 §5.5.3).
        var next: ByteBuffer?
    }

    init(_ channel: any Channel, _ configuration: HTTPServer.Configuration, deflates: Bool = false) {
        self.deflates = deflates
        (mostBytes, pingTime) = (configuration.mostMessageBytes, configuration.pingTime)
        limit = PingLimit(perSecond: configuration.mostPings, now: channel.eventLoop.now)
        let (messages, inbox) = AsyncStream<WebSocket.Message>.makeStream(bufferingPolicy: .bufferingOldest(1024))
        self.inbox = inbox
        socket = WebSocket(messages: messages, channel: channel, deflates: deflates)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        guard pingTime > 0 else { return }
        let (loop, pause) = (context.eventLoop, TimeAmount.nanoseconds(Int64(pingTime * 1e9)))
        let bound = NIOLoopBound((self, context), eventLoop: loop)
        asking = loop.scheduleRepeatedTask(initialDelay: .zero, delay: pause) { _ in
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
        guard !socket.isClosing else { return }
        // A client masks each frame (RFC 6455 §5.1). Of the reserved bits the first says that a message is compressed, where that was
        // agreed upon: in its first frame, and in no other (§5.2, RFC 7692 §6.1).
        let mayDeflate = deflates && (frame.opcode == .text || frame.opcode == .binary)
        guard frame.maskKey != nil, !frame.rsv1 || mayDeflate, !frame.rsv2, !frame.rsv3 else {
            return fail(.protocolError)
        }
        hasHeard = true
        switch frame.opcode {
        case .ping, .pong:
            guard limit.take(now: context.eventLoop.now) else { return fail(.policyViolation) }
            if frame.opcode == .ping { pong(frame.unmaskedData, context) }
        case .connectionClose:
            inbox.finish()
            socket.close()
        case .text, .binary, .continuation: take(frame)
        default: fail(.protocolError)
        }
    }

    private func fail(_ code: WebSocketErrorCode) {
        inbox.finish()
        socket.close(code)
    }

    /// Answers a ping; one answer is under way at a time, so that who does not read them costs no memory.
    private func pong(_ data: ByteBuffer, _ context: ChannelHandlerContext) {
        // A copy: the ping lies in the memory of everything that was read with it.
        guard !pongs.isSending else { return pongs.next = ByteBuffer(bytes: data.readableBytesView) }
        pongs.isSending = true
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: data))).whenSuccess {
            let (frames, context) = bound.value
            frames.pongs.isSending = false
            guard let next = frames.pongs.next else { return }
            frames.pongs.next = nil
            frames.pong(next, context)
        }
    }

    /// Frames that are parts of one message are put together.
    private func take(_ frame: WebSocketFrame) {
        // A message begins when the one before is whole (RFC 6455 §5.4).
        guard (frame.opcode == .continuation) == (partial != nil) else { return fail(.protocolError) }
        let kind = partial ?? frame.opcode
        if partial == nil { isDeflated = frame.rsv1 }
        let data = frame.unmaskedData
        guard parts.count + data.readableBytes <= mostBytes else { return fail(.messageTooLarge) }
        parts.append(contentsOf: data.readableBytesView)
        guard frame.fin else { return partial = kind }
        defer { (partial, parts) = (nil, Data()) }
        if isDeflated {
            do throws(Deflate.Fault) {
                parts = try Deflate.bytes(ofMessage: parts, atMost: mostBytes)
            } catch {
                return fail(error == .tooLong ? .messageTooLarge : .dataInconsistentWithMessage)
            }
        }
        guard kind == .text else { return hand(.binary(parts)) }
        guard let text = String(validating: parts, as: UTF8.self) else { return fail(.dataInconsistentWithMessage) }
        hand(.text(text))
    }

    private func hand(_ message: WebSocket.Message) {
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
        asking?.cancel()
        asking = nil
        inbox.finish()
    }
}

/// A `RateLimit` on an event loop's clock.
private struct PingLimit {
    private let begin: NIODeadline
    private let origin = ContinuousClock.now
    private var limit: RateLimit

    init(perSecond: Double, now: NIODeadline) {
        begin = now
        limit = RateLimit(perSecond: perSecond, now: origin)
    }

    mutating func take(now: NIODeadline) -> Bool {
        limit.take(now: origin + .nanoseconds((now - begin).nanoseconds))
    }
}
