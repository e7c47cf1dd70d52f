import Foundation
import GalleyCrypto
import GalleyHTTP
import GalleyProtocol
import Logging
import Testing

@testable import GalleySessions

/// A host that is a script: it says that it is ready, and takes every page in.
func scriptedHost(_ more: String = "") -> ServerSettings.Worker {
    // As galley-web does: a host that has ended while it is written to is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    let script = #"""
        echo 'V["A"]'
        read request
        while read line; do
          number=$(echo "$line" | sed 's/.*"session":\([0-9]*\).*/\1/')
          case $line in
            *'"open"'*) echo "O$number 0" ;;
            *crash*) echo "B$number 0"; exit 3 ;;
            *) echo "B$number 0"; echo "P$number {\"shown\":\"$number\"}" ;;
          esac
        done
        """#
    return .init(
        path: "/bin/sh", arguments: ["-c", script + more], environment: ["PATH": "/usr/bin:/bin"],
        request: .init(action: .render), memory: 4096)
}

func service(_ change: (inout ServeSettings) -> Void = { _ in }) -> ServeService {
    var settings = ServeSettings(worker: scriptedHost(), title: "A<B.swift")
    settings.workers = 1
    change(&settings)
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    return ServeService(settings, logger: logger)
}

struct ServeServiceTests {
    private static let page = "0123456789abcdef0123456789abcdef"
    private static let live = "/live?page=\(page)"

    private func request(_ target: String, _ headers: [(String, String)]) -> HTTPRequest {
        HTTPRequest(target: target, headers: .init(headers))
    }

    private let own = [("Host", "127.0.0.1:8080"), ("Origin", "http://127.0.0.1:8080")]

    @Test func onlyItsOwnPageGetsASocket() async throws {
        let service = service()
        try await service.start()
        defer { service.end() }
        #expect(service.webSocket(request(Self.live, own)) != nil)
        // Programs that are no browsers name no origin.
        #expect(service.webSocket(request(Self.live, [("Host", "localhost:8080")])) != nil)
        for headers in [
            [("Host", "127.0.0.1:8080"), ("Origin", "http://evil.example")],
            [("Host", "127.0.0.1:8080"), ("Origin", "null")],
            [("Host", "127.0.0.1:8080"), ("Origin", "http://127.0.0.1:8081")],
        ] {
            #expect(service.webSocket(request(Self.live, headers)) == nil)
            #expect(await service.answer(request(Self.live, headers)).status == 403)
        }
        // A foreign name that was made to lead to this machine.
        let rebound = request(Self.live, [("Host", "evil.example"), ("Origin", "http://evil.example")])
        #expect(service.webSocket(rebound) == nil)
        #expect(await service.answer(rebound).status == 403)
        for target in ["/", "/healthz", "/metrics"] {
            #expect(await service.answer(request(target, [("Host", "evil.example")])).status == 403)
            #expect(await service.answer(request(target, own)).status == 200)
        }
    }

    @Test func namedOriginsAreTheOnlyOnes() async throws {
        let service = service { $0.origins = ["https://board.example.com"] }
        try await service.start()
        defer { service.end() }
        func socket(_ host: String, _ origin: String?) -> Bool {
            let headers = [("Host", host)] + (origin.map { [("Origin", $0)] } ?? [])
            return service.webSocket(request(Self.live, headers)) != nil
        }
        #expect(socket("board.example.com", "https://board.example.com"))
        #expect(socket("127.0.0.1:8080", "https://board.example.com"))
        #expect(!socket("board.example.com", "http://board.example.com"))
        #expect(!socket("127.0.0.1:8080", "http://127.0.0.1:8080"))
        #expect(!socket("other.example.com", "https://board.example.com"))
        #expect(await service.answer(request("/", [("Host", "board.example.com")])).status == 200)
    }

    @Test func namedHostsAreThisServerToo() async throws {
        let service = service { $0.listen.allowedHosts = ["board.internal"] }
        #expect(await service.answer(request("/metrics", [("Host", "Board.internal:9090")])).status == 200)
        #expect(await service.answer(request("/metrics", [("Host", "board.internal.evil.example")])).status == 403)
        // Where it listens for other machines, it has whatever name they call it by.
        #expect(await Self.open.answer(request("/metrics", [("Host", "10.0.0.7")])).status == 200)
    }

    private static var open: ServeService { GalleySessionsTests.service { $0.listen.host = "0.0.0.0" } }

    /// RFC 9110 §15.5.22: "The server MUST send an Upgrade header field in a 426 response"; RFC 6455 §4.4 wants the version.
    @Test func whatIsNoWebSocketIsToldWhatIsWanted() async throws {
        let service = service()
        try await service.start()
        defer { service.end() }
        let answer = await service.answer(request(Self.live, own))
        #expect(answer.status == 426 && answer.headers["Upgrade"] == ["websocket"])
        #expect(answer.headers["Connection"] == ["Upgrade"] && answer.headers["Sec-WebSocket-Version"] == ["13"])
    }

    @Test(arguments: [
        "/live", "/live?page=", "/live?page=0123", "/live?page=0123456789ABCDEF0123456789abcdef", "/favicon.ico",
        "/.well-known/security.txt",
    ])
    func whatIsNoPageGetsNoSocket(_ target: String) async throws {
        let service = service()
        try await service.start()
        defer { service.end() }
        #expect(service.webSocket(request(target, own)) == nil)
        let status = await service.answer(request(target, own)).status
        #expect(status == (target.hasPrefix("/live") ? 400 : 404))
    }

    @Test func whenNobodyCanComeItSaysWhenToTryAgain() async throws {
        let service = service { $0.mostSessions = 1 }
        // No host yet.
        let early = await service.answer(request(Self.live, own))
        #expect(early.status == 503 && early.headers.first(name: "Retry-After") == "1")
        #expect(await service.answer(request("/healthz", own)).status == 503)
        try await service.start()
        defer { service.end() }
        #expect(await service.answer(request("/healthz", own)).status == 200)
        let host = try #require(service.hosts.first)
        let other = String(Self.page.reversed())
        _ = service.sessions.session(of: other, token: nil) {
            ServedSession(number: $0, page: other, host: host, mostEvents: 1)
        }
        #expect(service.webSocket(request(Self.live, own)) == nil)
        let full = await service.answer(request(Self.live, own))
        #expect(full.status == 503 && full.headers.first(name: "Retry-After") == "10")
        // Its page comes in all the same.
        #expect(service.webSocket(request("/live?page=\(other)", own)) != nil)
        service.sessions.close()
        #expect(await service.answer(request("/healthz", own)).status == 503)
    }

    @Test func thePageAsksForNothingElseAndRunsItsOwnScriptAlone() async throws {
        let response = await service().answer(request("/", own))
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(text.contains("<title>A&lt;B.swift") && text.contains("class=\"served window\""))
        #expect(!text.contains("src=") && !text.contains("<link"))
        // The hash (Content Security Policy 3, "source lists") of what stands between the tags.
        let script = try #require(text.firstMatch(of: /<script>([\s\S]*)<\/script>/)).1
        let hash = Data(SHA256.hash(script.utf8)).base64EncodedString()
        let policy = try #require(response.headers.first(name: "Content-Security-Policy"))
        #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-\(hash)'; "))
        #expect(await service().answer(HTTPRequest(method: "POST", target: "/", headers: .init(own))).status == 405)
    }

    @Test func figuresAreThere() async throws {
        let text = String(decoding: await service().answer(request("/metrics", own)).body, as: UTF8.self)
        #expect(text.contains("galley_sessions 0.0\n") && text.contains("galley_sessions_limit 500.0\n"))
    }

    /// Prometheus' text format; a request counts once it is answered.
    @Test("Requests are counted by their answers' status") func countedRequests() async {
        let service = service()
        for target in ["/favicon.ico", "/robots.txt", "/", "/"] { _ = await service.answer(request(target, own)) }
        _ = await service.answer(HTTPRequest(method: "POST", target: "/", headers: .init(own)))
        let text = String(decoding: await service.answer(request("/metrics", own)).body, as: UTF8.self)
        let counts = text.split(separator: "\n").filter { $0.hasPrefix("galley_requests_total{") }
        #expect(
            counts == [
                #"galley_requests_total{status="200"} 2"#, #"galley_requests_total{status="404"} 2"#,
                #"galley_requests_total{status="405"} 1"#,
            ])
    }

    @Test(arguments: [
        "", "{", "[]", "{}", #"{"kind":"format the disk"}"#, #"{"kind":"pointerDown","x":1e300,"y":0}"#,
        #"{"kind":"show","width":5000,"height":10}"#, #"{"kind":"show","width":10}"#,
        #"{"kind":"files","files":{"request":1,"files":[{"path":"/etc/passwd","type":""}]}}"#, #"{"kind":"upload"}"#,
    ])
    func garbageIsNoCommand(_ text: String) { #expect(ServeService.command(text) == nil) }

    @Test func commandsAreTaken() throws {
        let command = try #require(ServeService.command(#"{"kind":"pointerDown","id":7,"x":1.5,"y":2}"#))
        #expect(command.kind == .pointerDown && command.id == 7)
    }

    @Test func aHostThatDoesNotBeginIsSaid() async {
        let service = service { $0.worker.arguments = ["-c", "exit 7"] }
        await #expect(throws: ServeService.HostFailure.self) { try await service.start() }
        service.end()
    }
}
