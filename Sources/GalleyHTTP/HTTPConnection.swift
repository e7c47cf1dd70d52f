import Foundation
import Logging
import NIOCore
import NIOHTTP1

/// One client's connection, from its first request to its end.
extension HTTPServer {
    func serve(_ accepted: Accepted) async {
        let channel = accepted.channel
        let client = ClientAddress(channel.remoteAddress)
        guard
            connections.add(
                channel, of: client, atMost: configuration.mostConnections, mostIdle: configuration.mostIdleConnections)
        else {
            channel.close(promise: nil)
            _ = try? await accepted.negotiation.get()
            return
        }
        defer { connections.remove(channel) }
        do {
            // Who sends nothing keeps no connection.
            let negotiated = try await closing(channel, after: configuration.requestTime) {
                try await accepted.negotiation.get()
            }
            switch negotiated {
            case .http(let http): try await serve(http)
            case .webSocket(var socket, let service):
                socket.keep = { [connections] in connections.keep(channel) }
                try await socket.serve(service)
            }
        } catch {
            // The client has gone, was too slow, or sent what is no HTTP; that one was answered with 400.
            channel.close(promise: nil)
        }
    }

    private func serve(_ http: NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>) async throws {
        let channel = http.channel
        try await http.executeThenClose { inbound, _ in
            var parts = inbound.makeAsyncIterator()
            while true {
                let received = try await closing(channel, after: configuration.requestTime) {
                    try await receive(&parts)
                }
                guard let received else { return }
                guard connections.begin(channel) else { return }
                let keepsAlive: Bool
                switch received {
                case .request(let request, let isKept):
                    let start = ContinuousClock.now
                    let response = await respond(request)
                    keepsAlive = isKept && !connections.isStopping
                    try await send(response, to: request, on: channel, keepsAlive: keepsAlive)
                    log(request, response, ContinuousClock.now - start)
                case .refused(let status, let reason):
                    keepsAlive = false
                    let request = HTTPRequest(target: "/")
                    try await send(.text(reason, status: status), to: request, on: channel, keepsAlive: false)
                }
                guard keepsAlive, connections.end(channel) else { return }
            }
        }
    }

    private enum Received {
        case request(HTTPRequest, keepsAlive: Bool)
        /// What is not even handed to the service.
        case refused(status: Int, reason: String)

        static func tooLarge(_ status: Int) -> Received { .refused(status: status, reason: "too large\n") }
    }

    /// The next request; nil where the client sends no more.
    private func receive(
        _ parts: inout NIOAsyncChannelInboundStream<HTTPServerRequestPart>.AsyncIterator
    ) async throws -> Received? {
        guard case .head(let head)? = try await parts.next() else { return nil }
        guard head.uri.utf8.count <= configuration.mostTargetBytes else { return .tooLarge(414) }
        guard !head.isAmbiguous else {
            return .refused(status: 400, reason: "a request names its host once, and its origin once at the most\n")
        }
        var request = HTTPRequest(head)
        while let part = try await parts.next() {
            switch part {
            case .head: return nil
            case .body(let bytes):
                guard request.body.count + bytes.readableBytes <= configuration.mostBodyBytes else {
                    return .tooLarge(413)
                }
                request.body.append(contentsOf: bytes.readableBytesView)
            case .end: return .request(request, keepsAlive: head.isKeepAlive)
            }
        }
        return nil
    }

    /// Returns when the system has taken every byte.
    private func send(
        _ response: HTTPResponse, to request: HTTPRequest, on channel: any Channel, keepsAlive: Bool
    ) async throws {
        var headers = response.headers
        let hasBody = request.method != "HEAD" && response.status != 304
        if response.status != 304 { headers.replaceOrAdd(name: "Content-Length", value: "\(response.body.count)") }
        if !keepsAlive { headers.add(name: "Connection", value: "close") }
        let head = HTTPResponseHead(
            version: .http1_1, status: HTTPResponseStatus(statusCode: response.status), headers: headers)
        try await closing(channel, after: configuration.responseTime) {
            channel.write(HTTPServerResponsePart.head(head), promise: nil)
            if hasBody, !response.body.isEmpty {
                let bytes = channel.allocator.buffer(bytes: response.body)
                channel.write(HTTPServerResponsePart.body(.byteBuffer(bytes)), promise: nil)
            }
            try await channel.writeAndFlush(HTTPServerResponsePart.end(nil)).get()
        }
    }

    /// Closes the channel when something takes longer than it may; what it does then fails.
    private func closing<Result>(
        _ channel: any Channel, after seconds: Double, _ work: () async throws -> Result
    ) async throws -> Result {
        let alarm = channel.eventLoop.scheduleTask(in: .nanoseconds(Int64(seconds * 1e9))) {
            channel.close(promise: nil)
        }
        defer { alarm.cancel() }
        return try await work()
    }

    /// One line a request. The query is not in it: it may be private.
    private func log(_ request: HTTPRequest, _ response: HTTPResponse, _ time: Duration) {
        var metadata: Logger.Metadata = [
            "method": "\(request.method)", "path": "\(request.path)", "status": "\(response.status)",
            "bytes": "\(response.body.count)", "ms": "\((time / .milliseconds(1) * 100).rounded() / 100)",
        ]
        for (name, note) in response.notes { metadata[name] = "\(note)" }
        logger.log(level: response.status >= 500 ? .warning : .info, "request", metadata: metadata)
    }
}

extension HTTPRequest {
    init(_ head: HTTPRequestHead) {
        self.init(method: head.method.rawValue, target: head.uri, headers: head.headers)
    }
}
