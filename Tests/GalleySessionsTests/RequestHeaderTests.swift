import Foundation
import NIOCore
import NIOHTTP1
import Testing

@testable import GalleyHTTP

/// What servers make of requests' headers: RFC 9110 and 9112, RFC 6455 §4.2.1 and RFC 6454.
@Suite("Requests' headers")
struct RequestHeaderTests {
    private func request(_ target: String = "/", _ headers: [(String, String)] = []) -> HTTPRequest {
        HTTPRequest(target: target, headers: HTTPHeaders(headers))
    }

    @Test("Targets and queries") func targets() {
        let whole = request("/a%20b?x=1+2&y=%C3%A9&x=&z&=v&&w=a=b?c")
        #expect(
            whole.path == "/a%20b" && whole.query == "x=1+2&y=%C3%A9&x=&z&=v&&w=a=b?c"
                && whole.method == "GET" && whole.body.isEmpty)
        let values = whole.parameters?.map { "\($0.name)=\($0.value)" }
        #expect(values == ["x=1 2", "y=é", "x=", "z=", "=v", "w=a=b?c"])
        #expect(
            request("/a").query == nil && request("/a").parameters?.isEmpty == true
                && request("/a?").query == "" && request("/a?").parameters?.isEmpty == true)
        #expect(
            request("/?a=%ff").parameters == nil && request("/?%zz=1").parameters == nil
                && request("").path == "")
    }

    @Test("Pages of one's own") func origins() {
        func isOwn(_ headers: [(String, String)], of origins: [String] = []) -> Bool {
            request("/", headers).isFromOwnPage(of: origins)
        }
        #expect(isOwn([]) && isOwn([], of: ["https://a.b"]))
        #expect(
            isOwn([("Origin", "https://A.b"), ("Host", "a.B")])
                && isOwn([("Origin", "http://a:80"), ("Host", "a:80")]))
        #expect(
            !isOwn([("Origin", "http://a:80"), ("Host", "a")]) && !isOwn([("Origin", "http://a")])
                && !isOwn([("Origin", "null"), ("Host", "null")]))
        #expect(
            isOwn([("Origin", "https://a.B"), ("Host", "x")], of: ["https://c", "HTTPS://a.b"])
                && !isOwn([("Origin", "https://x"), ("Host", "x")], of: ["https://c"]))
    }

    @Test("Names of a server on loopback") func hosts() {
        func isMeant(
            _ host: String?, at address: String = "127.0.0.1", origins: [String] = [],
            names: [String] = []
        ) -> Bool {
            request("/", host.map { [("Host", $0)] } ?? []).isAddressed(
                to: address, origins: origins, names: names)
        }
        for host in ["localhost", "LOCALHOST:80", "127.0.0.1:8080", "127.1", "[::1]:80", "[::1]"] {
            #expect(isMeant(host), "\(host)")
        }
        for host in ["a.b", "127.a", "128.0.0.1", "[::2]", "localhost.b", "127x"] {
            #expect(!isMeant(host), "\(host)")
        }
        #expect(
            isMeant("a.b", at: "0.0.0.0") && isMeant(nil, at: "10.0.0.1") && !isMeant(nil)
                && !isMeant("a.b", at: "::1") && !isMeant("a.b", at: "localhost"))
        #expect(
            isMeant("a.b:81", origins: ["https://A.b:81"]) && !isMeant("a.b", origins: ["https://a.b:81"])
                && isMeant("A.b:9", names: ["a.B"]) && !isMeant("xa.b", names: ["a.b"]))
    }

    @Test("Who takes gzip") func encodings() {
        let takes = [
            "gzip", "x-gzip", "GZIP;q=0.1", "*", "br, gzip", "br, *;q=0.5", "gzip, *;q=0", "gzip ; q=1",
        ]
        for value in takes { #expect(request("/", [("Accept-Encoding", value)]).takesGzip, "\(value)") }
        for value in ["", "br", "gzip;q=0", "gzip;q=0, *", "*;q=0", "gzip;q=x", "identity"] {
            #expect(!request("/", [("Accept-Encoding", value)]).takesGzip, "\(value)")
        }
        #expect(!request().takesGzip)
    }

    @Test("So many a second") func rates() {
        let start = ContinuousClock.now
        var limit = RateLimit(perSecond: 2, now: start)
        func take(_ milliseconds: Int) -> Bool { limit.take(now: start + .milliseconds(milliseconds)) }
        #expect(take(0) && take(0) && take(0) && take(0) && !take(0), "twice as many at once")
        #expect(!take(499) && take(500) && !take(500))
        limit.giveBack()
        #expect(take(500) && !take(500))
        #expect(
            take(9000) && take(9000) && take(9000) && take(9000) && !take(9000),
            "no more after a long pause")
    }

    private func client(_ address: String) throws -> ClientAddress {
        ClientAddress(try SocketAddress(ipAddress: address, port: 1))
    }

    @Test("Clients by their networks") func clients() throws {
        #expect(try client("1.2.3.4") == client("1.2.3.4") && client("1.2.3.4") != client("1.2.3.5"))
        #expect(try client("::ffff:1.2.3.4") == client("1.2.3.4"), "the same in its IPv6 form")
        #expect(
            try client("2001:db8:1:2::1") == client("2001:db8:1:2:ffff::9")
                && client("2001:db8:1:2::1") != client("2001:db8:1:3::1"))
        #expect(try ClientAddress(nil) == ClientAddress(SocketAddress(unixDomainSocketPath: "/a")))
    }

    private func head(_ change: (inout HTTPRequestHead) -> Void = { _ in }) -> HTTPRequestHead {
        var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
        head.headers = HTTPHeaders([
            ("Host", "a"), ("Upgrade", "h2c, WebSocket"), ("Connection", "keep-alive, Upgrade"),
            ("Sec-WebSocket-Key", "k"), ("Sec-WebSocket-Version", "13"),
        ])
        change(&head)
        return head
    }

    @Test("A WebSocket's handshake") func handshakes() {
        #expect(
            head().isWebSocketHandshake
                && head { $0.headers.add(name: "Content-Length", value: "0") }.isWebSocketHandshake)
        let changes: [(inout HTTPRequestHead) -> Void] = [
            { $0.version = .http1_0 }, { $0.method = .POST },
            { $0.headers.replaceOrAdd(name: "Upgrade", value: "h2c") },
            { $0.headers.replaceOrAdd(name: "Connection", value: "close") },
            { $0.headers.remove(name: "Sec-WebSocket-Key") },
            { $0.headers.add(name: "Sec-WebSocket-Key", value: "l") },
            { $0.headers.replaceOrAdd(name: "Sec-WebSocket-Version", value: "8") },
            { $0.headers.add(name: "Transfer-Encoding", value: "chunked") },
            { $0.headers.add(name: "Content-Length", value: "1") },
            { $0.headers.add(name: "Host", value: "b") },
        ]
        for (index, change) in changes.enumerated() {
            #expect(!head(change).isWebSocketHandshake, "\(index)")
        }
        #expect(!head().isAmbiguous && head { $0.headers.remove(name: "Host") }.isAmbiguous)
        #expect(!head { ($0.version, $0.headers) = (.http1_0, HTTPHeaders()) }.isAmbiguous)
        #expect(
            head { $0.headers.add(contentsOf: [("Origin", "a"), ("Origin", "b")]) }.isAmbiguous
                && !head { $0.headers.add(name: "Origin", value: "a") }.isAmbiguous)
    }

    /// Prometheus' “Exposition formats”: buckets are cumulative, and the last holds all.
    @Test("Metrics") func metrics() {
        let metrics = ServiceMetrics(help: ["b": "Bs.", "t": "Times."])
        metrics.count("b", "s=\"2\"")
        metrics.count("b", "s=\"1\"", by: 4)
        metrics.count("b", "s=\"2\"")
        metrics.count("a")
        metrics.note("t", seconds: 0.001)
        metrics.note("t", seconds: 11)
        let text = metrics.text(gauges: [("g", "Gs.", 1.5)], counters: [("c", "Cs.", 7)])
        #expect(
            text.hasPrefix(
                "# HELP a a\n# TYPE a counter\na 1\n# HELP b Bs.\n# TYPE b counter\nb{s=\"1\"} 4\nb{s=\"2\"} 2\n# HELP t Times.\n# TYPE t histogram\n"
            ))
        let bounds = [
            "0.001", "0.0025", "0.005", "0.01", "0.025", "0.05", "0.1", "0.25", "0.5", "1.0", "2.5",
            "5.0", "10.0",
        ]
        #expect(
            text.contains(
                bounds.map { "t_bucket{le=\"\($0)\"} 1\n" }.joined()
                    + "t_bucket{le=\"+Inf\"} 2\nt_sum 11.001\nt_count 2\n"))
        #expect(
            text.hasSuffix("# HELP c Cs.\n# TYPE c counter\nc 7\n# HELP g Gs.\n# TYPE g gauge\ng 1.5\n"))
        #expect(ServiceMetrics.residentBytes() > 1 << 20 && ServiceMetrics.residentBytes(of: -5) == 0)
    }
}
