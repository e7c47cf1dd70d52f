import Foundation
import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// An HTTP/1.1 server with limits: how long a client may take to ask and to read, how much it may send, how many there may be.
///
/// It knows nothing of views; `respond` answers every request. Requests of one connection are answered one after the other.
package final class HTTPServer: Sendable {
    package struct Configuration: Sendable {
        /// The address to listen on; only this machine reaches the default.
        package var host = "127.0.0.1"
        /// 0 lets the system choose.
        package var port = 8080
        /// The most connections at a time. Where there are that many, one on which nothing is asked for makes room; without such, more
        /// are closed at once.
        package var mostConnections = 1024
        /// The most connections of one address on which nothing is asked for; for one more the oldest of them is closed.
        package var mostIdleConnections = Int.max
        /// The seconds that a client may take to send a whole request, from the moment that the one before was answered.
        package var requestTime = 30.0
        /// The seconds that a client may take to read an answer.
        package var responseTime = 30.0
        /// The seconds that requests under way are given when the server stops.
        package var stopTime = 30.0
        /// The most bytes of a request's target; a longer one is answered with 414.
        package var mostTargetBytes = 8 << 10
        /// The most bytes of a request's body; a longer one is answered with 413.
        package var mostBodyBytes = 0
        /// The most bytes of a WebSocket's message.
        package var mostMessageBytes = 1 << 20
        /// The origins whose pages may open WebSockets, as browsers write them: `https://example.com`. None: those of the address that
        /// the request is for.
        package var origins: [String] = []
        /// The seconds after which a WebSocket's client that says nothing is asked for a sign of life; the next time it is taken to be
        /// gone. 0 asks no one.
        package var pingTime = 0.0
        /// The most pings, and answers to pings, of a WebSocket's client in a second; twice as many may come at once.
        package var mostPings = 100.0

        package init() {}
    }

    package typealias Respond = @Sendable (HTTPRequest) async -> HTTPResponse
    /// Serves a WebSocket until its client or the function ends it; nil refuses the request.
    package typealias WebSocketService = @Sendable (HTTPRequest) -> (@Sendable (WebSocket) async -> Void)?

    let configuration: Configuration
    let logger: Logger
    let respond: Respond
    let webSocket: WebSocketService
    let connections = OpenConnections()

    package init(
        _ configuration: Configuration, logger: Logger, webSocket: @escaping WebSocketService = { _ in nil },
        respond: @escaping Respond
    ) {
        self.configuration = configuration
        self.logger = logger
        self.webSocket = webSocket
        self.respond = respond
    }

    /// Listens, says on which port, and serves until `stop()` is called and what was under way is answered.
    package func run(onStart: @Sendable (_ port: Int) async -> Void = { _ in }) async throws {
        let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .serverChannelOption(.backlog, value: 256)
            .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
            .bind(host: configuration.host, port: configuration.port) { channel in
                channel.eventLoop.makeCompletedFuture { try self.accept(channel) }
            }
        await onStart(listener.channel.localAddress?.port ?? configuration.port)
        connections.setListener(listener.channel)
        try await withThrowingDiscardingTaskGroup { group in
            try await listener.executeThenClose { accepted in
                for try await connection in accepted {
                    group.addTask { await self.serve(connection) }
                }
            }
        }
    }

    /// Takes no more connections, lets requests under way be answered, and closes what is left after `stopTime`.
    package func stop() async {
        connections.stop()
        let end = ContinuousClock.now + .seconds(configuration.stopTime)
        while connections.count > 0, ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(20)) }
        connections.closeAll()
    }

    /// A connection, and what becomes of it with its first request.
    struct Accepted: Sendable {
        var channel: any Channel
        var negotiation: EventLoopFuture<Negotiated>
    }

    enum Negotiated: Sendable {
        case http(NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>)
        case webSocket(WebSocket, @Sendable (WebSocket) async -> Void)
    }

    private func accept(_ channel: any Channel) throws -> Accepted {
        let upgrader = NIOTypedWebSocketServerUpgrader<Negotiated>(
            maxFrameSize: configuration.mostMessageBytes,
            shouldUpgrade: { channel, head in
                // What gets no WebSocket does not come here.
                let deflate = head.messageDeflate.map { HTTPHeaders([("Sec-WebSocket-Extensions", $0)]) }
                return channel.eventLoop.makeSucceededFuture(deflate ?? [:])
            },
            upgradePipelineHandler: { channel, head in
                channel.eventLoop.makeCompletedFuture {
                    let service = self.webSocket(HTTPRequest(head)) ?? { _ in }
                    let deflates = head.messageDeflate != nil
                    let frames = WebSocketFrames(channel, self.configuration, deflates: deflates)
                    try channel.pipeline.syncOperations.addHandler(frames)
                    return .webSocket(frames.socket, service)
                }
            })
        let upgrade = NIOTypedHTTPServerUpgradeConfiguration<Negotiated>(upgraders: [upgrader]) { channel in
            channel.eventLoop.makeCompletedFuture { .http(try NIOAsyncChannel(wrappingChannelSynchronously: channel)) }
        }
        var pipeline = NIOUpgradableHTTPServerPipelineConfiguration(upgradeConfiguration: upgrade)
        // Beyond the target's own limit, so that the answer names it; what is longer still is no HTTP to us.
        pipeline.decoderConfiguration.maxHeaderFieldSize = configuration.mostTargetBytes * 4
        pipeline.decoderConfiguration.maxHeaderListSize = 64 << 10
        pipeline.decoderConfiguration.maxHeaderFieldCount = 64
        let operations = channel.pipeline.syncOperations
        let negotiation = try operations.configureUpgradableHTTPServerPipeline(configuration: pipeline)
        let upgradeHandler = try operations.handler(type: NIOTypedHTTPServerUpgradeHandler<Negotiated>.self)
        try operations.addHandler(UpgradeFilter(isServed: getsWebSocket), position: .before(upgradeHandler))
        return Accepted(channel: channel, negotiation: negotiation)
    }

    private func getsWebSocket(_ request: HTTPRequest) -> Bool {
        request.isFromOwnPage(of: configuration.origins) && webSocket(request) != nil
    }
}
