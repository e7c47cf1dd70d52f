import Foundation
import GalleyHTTP
import GalleyPreview
import GalleyProtocol
import Testing

/// Pages' WebSockets over connections of loopback: `PreviewSettings`, RFC 6455 §5.2 and 7.4.1.
@Suite("The pages of a preview", .timeLimit(.minutes(10)))
struct PreviewSocketTests {
    /// A page that has opened its WebSocket.
    private struct Page: Sendable {
        private let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)

        init(_ port: Int) throws {
            var address = sockaddr_in()
            (address.sin_family, address.sin_port) = (sa_family_t(AF_INET), in_port_t(port).bigEndian)
            address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
            let size = socklen_t(MemoryLayout<sockaddr_in>.size)
            let result = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
            }
            try #require(result == 0)
            let head = [
                "GET /live HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: Upgrade", "Upgrade: websocket",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
            ]
            let text = head.joined(separator: "\r\n") + "\r\n\r\n"
            try #require(send(descriptor, text, text.utf8.count, Int32(MSG_NOSIGNAL)) == text.utf8.count)
        }

        func close() { _ = Glibc.close(descriptor) }

        /// The first four bytes behind the answer's head: a frame's two, and two more.
        func firstBytes() async -> [UInt8] {
            await withCheckedContinuation { continuation in
                // A thread of its own may wait.
                Thread.detachNewThread {
                    var (bytes, byte) = ([UInt8](), UInt8(0))
                    while !bytes.suffix(8).dropLast(4).elementsEqual("\r\n\r\n".utf8),
                        recv(descriptor, &byte, 1, 0) == 1
                    { bytes.append(byte) }
                    continuation.resume(returning: bytes.suffix(4))
                }
            }
        }
    }

    @Test("There are no more pages than may be: one more is closed for that policy") func most() async throws {
        var settings = PreviewSettings(title: "T")
        settings.mostPages = 2
        let service = PreviewService(settings)
        // Whoever comes is told at once what has become of the files.
        service.take(PreviewUpdate(build: 1))
        var configuration = HTTPServer.Configuration()
        (configuration.port, configuration.stopTime) = (0, 0)
        let server = HTTPServer(
            configuration, logger: .init(label: "test"), webSocket: { service.webSocket($0) },
            respond: { service.answer($0) })
        let (ports, found) = AsyncStream<Int>.makeStream()
        let running = Task { try await server.run { found.yield($0) } }
        let port = try #require(await ports.first { _ in true })
        var seen: [[UInt8]] = []
        var pages: [Page] = []
        for _ in 0..<3 {
            pages.append(try Page(port))
            seen.append(await pages.last?.firstBytes() ?? [])
        }
        for page in pages { page.close() }
        await server.stop()
        try await running.value
        // Texts, and the close frame with its status 1008.
        #expect(seen.map(\.first) == [0x81, 0x81, 0x88] && seen.last == [0x88, 2, 0x03, 0xF0])
    }
}
