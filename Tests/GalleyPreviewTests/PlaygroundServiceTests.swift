import Foundation
import GalleyHTTP
import GalleyProtocol
import GalleyTestPrograms
import Testing

@testable import GalleyPlayground

/// The playground's page, and sources that are drawn by a program of the shell's in the tool's place (docs/cli.md, `galley playground`).
@Suite("The playground's service")
struct PlaygroundServiceTests {
    private let folder: Folder

    /// A folder that goes with the test.
    private final class Folder {
        let path = "/tmp/galley-tests-\(UUID().uuidString)"
        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    init() throws {
        folder = Folder()
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: false)
        let script = """
            echo "$@" >> '\(folder.path)/arguments'
            pwd > '\(folder.path)/place'
            if [ "$1" = explain ]; then echo why; exit 3; fi
            case $(cat View.swift) in
            fail) echo wrong >&2; exit 65;;
            crash) kill -SEGV $$;;
            large) head -c 4194304 /dev/zero > out/a.png; head -c 4194305 /dev/zero > out/b.png;;
            *) for name in 5 2 4 1 3; do printf $name > out/$name.png; done; echo text > out/0.txt; echo said;;
            esac
            """
        try writeProgram(script, to: "\(folder.path)/galley")
    }

    private func service(site: String? = nil) -> PlaygroundService {
        var settings = PlaygroundSettings(galley: "\(folder.path)/galley", listen: ListenSettings())
        settings.site = site
        return PlaygroundService(settings)
    }

    private func lines(of name: String) -> [String] {
        let text = FileManager.default.contents(atPath: "\(folder.path)/\(name)").map {
            String(decoding: $0, as: UTF8.self)
        }
        return (text ?? "").split(separator: "\n").map(String.init)
    }

    private func post(
        _ service: PlaygroundService, _ source: Data, _ target: String = "/draw", type: String = "text/x-swift"
    ) async -> HTTPResponse {
        await service.answer(
            HTTPRequest(
                method: "POST", target: target, headers: ["Host": "localhost", "Content-Type": type], body: source))
    }

    private func drawing(_ source: String, _ target: String = "/draw") async throws -> PlaygroundDrawing {
        let response = await post(service(), Data(source.utf8), target)
        #expect(response.status == 200 && response.headers["Cache-Control"] == ["no-store"])
        return try JSONDecoder().decode(PlaygroundDrawing.self, from: response.body)
    }

    @Test("A source's pictures, four at the most, in the order of their names") func pictures() async throws {
        var drawn = try await drawing("Text", "/draw?appearance=light&appearance=dark")
        #expect((0...60_000).contains(drawn.milliseconds))
        drawn.milliseconds = 0
        var wanted = PlaygroundDrawing()
        wanted.pictures = (1...4).map { .init(name: "\($0)", data: Data("\($0)".utf8).base64EncodedString()) }
        (wanted.explanation, wanted.messages) = ("why\n", "said\n")
        #expect(drawn == wanted && drawn.status == 0)
        let limits = "--sandbox --timeout 10.0 --memory 1024 --appearance dark"
        #expect(
            lines(of: "arguments") == [
                "render View.swift --scale 2 --quiet -o out/ \(limits)", "explain View.swift --quiet \(limits)",
            ])
        let place = try #require(lines(of: "place").first)
        #expect(place.contains("galley-playground-") && !FileManager.default.fileExists(atPath: place))
    }

    @Test("What is not drawn, and pictures that are too large") func failures() async throws {
        let failed = try await drawing("fail"), crashed = try await drawing("crash"), large = try await drawing("large")
        #expect([failed.status, crashed.status, large.status] == [65, 128 + 11, 0])
        #expect(failed.messages == "wrong\n" && failed.pictures.isEmpty && failed.explanation == "")
        #expect(large.pictures.map(\.name) == ["a"] && large.explanation == "why\n")
        #expect(lines(of: "arguments").filter { $0.hasSuffix("--appearance light") }.count == 4)
    }

    @Test("Requests that ask for something else") func refusals() async {
        let service = service()
        func status(_ method: String, _ target: String, host: String = "localhost") async -> String {
            let response = await service.answer(HTTPRequest(method: method, target: target, headers: ["Host": host]))
            return "\(method) \(target) \(response.status)"
        }
        var seen: [String] = []
        for (method, target) in [
            ("GET", "/"), ("HEAD", "/"), ("POST", "/"), ("GET", "/healthz"), ("POST", "/healthz"), ("GET", "/draw"),
            ("PUT", "/draw"), ("POST", "/metrics"), ("GET", "/x"), ("POST", "/x"),
        ] { seen.append(await status(method, target)) }
        #expect(
            seen == [
                "GET / 200", "HEAD / 200", "POST / 405", "GET /healthz 200", "POST /healthz 405", "GET /draw 405",
                "PUT /draw 405", "POST /metrics 405", "GET /x 404", "POST /x 404",
            ])
        #expect(await status("GET", "/", host: "evil.example") == "GET / 403")
        let text = Data("Text".utf8)
        let posts = [
            await post(service, text, type: "text/plain"), await post(service, Data([0xff])),
            await post(service, text, "/draw?appearance=grey"),
            await post(service, text, type: "text/x-swift; charset=utf-8"),
        ]
        #expect(posts.map(\.status) == [415, 400, 400, 200])
        #expect(posts.allSatisfy { $0.headers["X-Content-Type-Options"] == ["nosniff"] })
        let metrics = await service.answer(HTTPRequest(target: "/metrics", headers: ["Host": "localhost"]))
        let figures = String(decoding: metrics.body, as: UTF8.self)
        let wanted = [
            "galley_requests_total{status=\"405\"} 5", "galley_requests_total{status=\"404\"} 2",
            "galley_requests_total{status=\"200\"} 4", "galley_drawing_seconds_count 1", "galley_waiting 0.0",
        ]
        #expect(wanted.filter { !figures.contains("\($0)\n") } == [])
    }

    @Test("The page runs its own script alone, and links the site where there is one") func page() async throws {
        let plain = await service().answer(HTTPRequest(target: "/", headers: ["Host": "localhost"]))
        let linked = await service(site: folder.path).answer(HTTPRequest(target: "/", headers: ["Host": "localhost"]))
        let texts = [plain, linked].map { String(decoding: $0.body, as: UTF8.self) }
        #expect(texts.map { $0.contains("<a href=\"/index.html\">Guides</a>") } == [false, true])
        #expect(texts.allSatisfy { !$0.contains("{{") && $0.contains("<script>") })
        #expect(
            plain.headers["Cache-Control"] == ["no-cache"]
                && plain.headers["Content-Type"] == ["text/html; charset=utf-8"])
        #expect(
            plain.headers["Content-Security-Policy"].first?.hasPrefix("default-src 'none'; script-src 'unsafe-inline'")
                == true)
    }

    @Test("Pages of a site: nothing outside of its folder") func site() throws {
        let site = folder.path + "/site"
        try FileManager.default.createDirectory(atPath: site + "/sub/deep", withIntermediateDirectories: true)
        for (name, text) in [
            ("index.html", "<p><!-- playground --></p>"), ("sub/index.html", "sub"), ("a b.CSS", "style"),
            ("notes.swift", "let a"),
            ("sub/x.json", "{}"),
        ] { try Data(text.utf8).write(to: URL(fileURLWithPath: "\(site)/\(name)")) }
        try FileManager.default.createSymbolicLink(atPath: site + "/out", withDestinationPath: folder.path + "/galley")
        try FileManager.default.createSymbolicLink(atPath: site + "/in", withDestinationPath: site + "/sub/x.json")
        let pages = SitePages(folder: site)
        func told(_ target: String, _ headers: [(String, String)] = []) -> String {
            guard let response = pages.answer(HTTPRequest(target: target, headers: .init(headers))) else {
                return "none"
            }
            let type = response.headers["Content-Type"].first.map { String($0.prefix { $0 != ";" }) }
            let rest: [String?] = [
                type, response.headers["Location"].first, String(decoding: response.body, as: UTF8.self),
            ]
            return (["\(response.status)"] + rest.compactMap(\.self)).joined(separator: " ")
        }
        let seen = [
            "/", "/index.html?a", "/sub", "/sub/", "/sub/deep", "/sub/deep/", "/a%20b.CSS", "/notes.swift",
            "/sub/x.json", "/in", "/out",
            "/../galley", "/sub/../../galley", "/%2e%2e/galley", "//etc/passwd", "/none", "/a%00", "/%ff", "x",
        ].map { told($0) }
        let index = "200 text/html <p><a href=\"/\">Playground</a></p>"
        #expect(
            seen == [
                index, index, "308 /sub/ ", "200 text/html sub", "none", "none", "200 text/css style",
                "200 text/plain let a",
                "200 application/json {}", "200 application/json {}", "none", "none", "none", "none", "none", "none",
                "none",
                "none", "none",
            ])
        let response = try #require(pages.answer(HTTPRequest(target: "/notes.swift")))
        let tag = try #require(response.headers["ETag"].first)
        #expect(tag.hasPrefix("\"5-") && response.headers["Cache-Control"] == ["no-cache"])
        #expect(
            told("/notes.swift", [("If-None-Match", tag)]) == "304 "
                && told("/notes.swift", [("If-None-Match", "\"x\"")]).hasPrefix("200"))
    }
}
