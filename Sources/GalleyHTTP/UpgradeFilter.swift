import NIOCore
import NIOHTTP1

/// Leaves of the first request's `Upgrade` header what the server acts upon: a WebSocket that it serves, and only that one of several
/// protocols. Everything else a server may ignore (RFC 9110 §7.8), and it is answered as any request is.
///
/// SwiftNIO's upgrade handler keeps no request whose upgrade comes to nothing, so that it must not see it.
final class UpgradeFilter: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private let isServed: (HTTPRequest) -> Bool
    private var hasSeenHead = false

    /// - Parameter isServed: Whether a request for a WebSocket gets one.
    init(isServed: @escaping (HTTPRequest) -> Bool) { self.isServed = isServed }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // What comes after an upgrade is no HTTP any more, and is not to be unwrapped.
        guard !hasSeenHead, case .head(var head) = unwrapInboundIn(data) else {
            return context.fireChannelRead(data)
        }
        hasSeenHead = true
        let isUpgraded = head.isWebSocketHandshake && isServed(HTTPRequest(head))
        head.headers.remove(name: "Upgrade")
        if isUpgraded { head.headers.add(name: "Upgrade", value: "websocket") }
        context.fireChannelRead(wrapInboundOut(.head(head)))
        context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
    }
}

extension HTTPRequestHead {
    /// Whether this is a client's opening handshake (RFC 6455 §4.2.1), without a body.
    var isWebSocketHandshake: Bool {
        func names(_ token: String, in name: String) -> Bool {
            headers[canonicalForm: name].contains { $0.lowercased() == token }
        }
        return version == .http1_1 && method == .GET && names("websocket", in: "Upgrade")
            && names("upgrade", in: "Connection") && headers["Sec-WebSocket-Key"].count == 1
            && headers["Sec-WebSocket-Version"] == ["13"] && headers["Transfer-Encoding"].isEmpty
            && headers["Content-Length"].allSatisfy { $0 == "0" } && !isAmbiguous
    }

    /// How its offer to compress messages is answered; nil where it makes none that will do.
    var messageDeflate: String? { MessageDeflate.answer(to: headers["Sec-WebSocket-Extensions"]) }

    /// Whether it does not say once for which host it is (RFC 9112 §3.2), or names several origins (RFC 6454 §7.3: one at the most).
    var isAmbiguous: Bool {
        let hosts = headers["Host"].count
        return hosts > 1 || (hosts == 0 && version == .http1_1) || headers["Origin"].count > 1
    }
}
