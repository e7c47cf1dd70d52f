import Foundation
import Logging
import Testing

@testable import GalleyHTTP

/// What the server makes of requests' heads, over connections of loopback.
struct HTTPServerTests {
    private static let handshake = [
        "Host: 127.0.0.1", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    ]

    /// Serves what each request is for as its answer, and a WebSocket at `/live`.
    private func withServer(_ use: @Sendable (_ port: Int) async throws -> Void) async throws {
        var configuration = HTTPServer.Configuration()
        (configuration.port, configuration.stopTime) = (0, 0)
        // Beside all other tests an answer waits for its turn.
        (configuration.requestTime, configuration.responseTime) = (600, 600)
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        let server = HTTPServer(
            configuration, logger: logger,
            webSocket: { request in request.path == "/live" ? { @Sendable _ in } : nil },
            respond: { .text("for \($0.target)") })
        let (ports, found) = AsyncStream<Int>.makeStream()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run { found.yield($0) } }
            let port = try #require(await ports.first { _ in true })
            do {
                try await use(port)
            } catch {
                await server.stop()
                throw error
            }
            await server.stop()
            try await group.waitForAll()
        }
    }

    /// The status and the body of the answer, or what else came.
    private func ask(_ port: Int, _ line: String, _ headers: [String], _ body: String = "") async throws -> String {
        let client = try await RawClient.open(port)
        let answer = await client.exchange(([line] + headers).joined(separator: "\r\n") + "\r\n\r\n" + body)
        let parts = answer.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
        let status = parts[0].split(separator: " ").dropFirst().first ?? "nothing"
        return status == "200" ? "200 " + (parts.last ?? "") : String(status)
    }

    private func check(
        _ port: Int, _ line: String, _ headers: [String], _ body: String = "", gives expected: String
    ) async throws {
        let answer = try await ask(port, line, headers, body)
        #expect(answer == expected, "\(line) \(headers)")
    }

    /// RFC 9110 §7.8: "A server MAY ignore a received Upgrade header field", and of a list takes what it likes.
    @Test(arguments: [
        ["Host: a", "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA"],
        ["Host: a", "Connection: Upgrade", "Upgrade: foo"],
        ["Host: a", "Connection: Upgrade", "Upgrade: foo/2, h2c, TLS/1.0"],
        ["Host: a", "Upgrade: h2c"], ["Host: a", "Connection: Upgrade", "Upgrade:"],
        ["Host: a", "Connection: Upgrade", "Upgrade: websocket"],
    ])
    func otherProtocolsAreIgnored(_ headers: [String]) async throws {
        try await withServer { port in
            try await check(port, "GET /picture HTTP/1.1", headers, gives: "200 for /picture")
            try await check(port, "GET /live HTTP/1.1", headers, gives: "200 for /live")
        }
    }

    @Test func aWebSocketIsTakenFromAList() async throws {
        try await withServer { port in
            try await check(port, "GET /live HTTP/1.1", Self.handshake, gives: "101")
            let several = Self.handshake.map { $0 == "Upgrade: websocket" ? "Upgrade: h2c, WebSocket" : $0 }
            try await check(port, "GET /live HTTP/1.1", several, gives: "101")
            // Where there is none, the request is one like others; so it is where the handshake is none.
            try await check(port, "GET /picture HTTP/1.1", Self.handshake, gives: "200 for /picture")
            for missing in Self.handshake.dropFirst() {
                let headers = Self.handshake.filter { $0 != missing }
                try await check(port, "GET /live HTTP/1.1", headers, gives: "200 for /live")
            }
            let old = Self.handshake.map { $0.replacing("Version: 13", with: "Version: 8") }
            try await check(port, "GET /live HTTP/1.1", old, gives: "200 for /live")
            // RFC 9110 §7.8: not in HTTP/1.0.
            try await check(port, "GET /live HTTP/1.0", Self.handshake, gives: "200 for /live")
        }
    }

    @Test func aBodyIsNoWebSocket() async throws {
        try await withServer { port in
            let headers = Self.handshake + ["Content-Length: 3"]
            try await check(port, "GET /live HTTP/1.1", headers, "abc", gives: "413")
            let other = ["Host: a", "Connection: Upgrade", "Upgrade: h2c", "Content-Length: 3"]
            try await check(port, "POST / HTTP/1.1", other, "abc", gives: "413")
        }
    }

    /// RFC 9112 §3.2: 400 for a request "that lacks a Host header field and … that contains more than one"; RFC 6454 §7.3: one origin.
    @Test(arguments: [
        ([], "HTTP/1.1", "400"), ([], "HTTP/1.0", "200 for /"), (["Host: a"], "HTTP/1.1", "200 for /"),
        (["Host: a", "Host: a"], "HTTP/1.1", "400"), (["Host: a", "host: b"], "HTTP/1.0", "400"),
        (["Host: a", "Origin: http://a", "Origin: http://b"], "HTTP/1.1", "400"),
        (["Host: a", "Origin: http://a"], "HTTP/1.1", "200 for /"),
    ])
    func aRequestNamesItsHostOnce(_ headers: [String], _ version: String, _ expected: String) async throws {
        try await withServer { port in
            try await check(port, "GET / \(version)", headers, gives: expected)
        }
    }

    /// RFC 9112 §9.6: who sends "close" "MUST initiate closure of the connection": the rest of what is too long is not waited for, which
    /// would take the 600 seconds of this server.
    @Test("The connection of a refused request is closed before the request has ended")
    func aRefusedRequestEndsItsConnection() async throws {
        try await withServer { port in
            let client = try await RawClient.open(port)
            let (answer, isClosed) = await client.exchangeUntilClosed(
                "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc")
            #expect(answer.hasPrefix("HTTP/1.1 413 ") && answer.lowercased().contains("connection: close\r\n"))
            #expect(isClosed)
        }
    }

    @Test(arguments: ["Host: 127.0.0.1", "Origin: http://127.0.0.1", "Origin: http://evil.example"])
    func noSocketForARequestThatSaysTwoThings(_ more: String) async throws {
        try await withServer { port in
            let headers = Self.handshake + ["Origin: http://127.0.0.1", more]
            try await check(port, "GET /live HTTP/1.1", headers, gives: "400")
        }
    }
}

/// A client that sends just what it is told to.
private struct RawClient: Sendable {
    private let descriptor: Int32

    struct Fault: Error {}

    static func open(_ port: Int) async throws -> RawClient {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var time = timeval(tv_sec: 600, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        (address.sin_family, address.sin_port) = (sa_family_t(AF_INET), in_port_t(port).bigEndian)
        address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
        }
        guard result == 0 else { throw Fault() }
        return RawClient(descriptor: descriptor)
    }

    /// What comes as the answer: a head, and as many bytes as it says.
    func exchange(_ text: String) async -> String {
        await withCheckedContinuation { continuation in
            // A thread of its own may wait.
            Thread.detachNewThread { continuation.resume(returning: answer(to: text, until: Self.isWhole).text) }
        }
    }

    /// All that comes, and whether the server closes the connection within a minute.
    func exchangeUntilClosed(_ text: String) async -> (text: String, isClosed: Bool) {
        var time = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        return await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: answer(to: text) { _ in false }) }
        }
    }

    private func answer(to text: String, until isEnough: ([UInt8]) -> Bool) -> (text: String, isClosed: Bool) {
        defer { close(descriptor) }
        _ = text.withCString { send(descriptor, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        var count = 1
        while !isEnough(bytes) {
            count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return (String(decoding: bytes, as: UTF8.self), count == 0)
    }

    private static func isWhole(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.range(of: "\r\n\r\n") else { return false }
        let length =
            text[..<end.lowerBound].split(separator: "\r\n").lazy
            .compactMap { $0.lowercased().hasPrefix("content-length: ") ? Int($0.dropFirst(16)) : nil }.first ?? 0
        return text[end.upperBound...].utf8.count >= length
    }
}
