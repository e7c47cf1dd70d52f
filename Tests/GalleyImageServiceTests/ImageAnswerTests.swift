import Foundation
import GalleyFormats
import GalleyHTTP
import GalleyProcesses
import GalleyProtocol
import GalleyTestPrograms
import Logging
import Testing

@testable import GalleyImageService

/// Answers to requests for pictures, by a worker that is a program of the shell's; statuses and headers as docs/server.md has them.
@Suite("Answers to requests for pictures")
struct ImageAnswerTests {
    private let folder: TemporaryFolder
    /// The shortest picture that is whole.
    private static let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n"

    init() throws {
        signal(SIGPIPE, SIG_IGN)
        folder = try TemporaryFolder("tests")
        func say(_ event: HostEvent) throws -> String {
            "printf '%s\\n' '\(String(decoding: try JSONEncoder.galley().encode(event), as: UTF8.self))'"
        }
        func end(
            _ failure: HostResult.Failure? = nil, note: String? = nil, bytes: Int = 0, phases: [HostResult.Phase]? = nil
        ) throws -> String {
            var result = HostResult(name: "A")
            (result.failure, result.phases) = (failure, phases)
            if bytes > 0 { result.pictures = [bytes] }
            if let note { result.diagnostics = [.init(severity: "warning", message: note)] }
            return try say(.end(result))
        }
        func fail(_ cause: HostResult.Cause?, _ status: Int32 = 65, note: String? = nil) throws -> String {
            try end(
                .init(status: status, message: "no, “secret”", cause: cause, field: cause == .data ? "x" : nil),
                note: note)
        }
        let script = """
            read -r request
            printf '%s' "$request" > '\(folder.path)/request'
            \(try say(.views(names: ["Card", "ProductCard"])))
            while read -r row; do
            printf '%s\\n' "$row" >> '\(folder.path)/rows'
            case $row in
            *crash*) kill -SEGV $$;;
            *endless*) exec sleep 1000;;
            *part*) \(try end(bytes: 5)); printf abcde;;
            *data*'"value":"wrong"'*) \(try fail(.data));;
            *'"value":"pixels"'*) \(try fail(.pixels));;
            *'"value":"size"'*) \(try fail(.size));;
            *'"value":"view"'*) \(try fail(.view, 70, note: "a note"));;
            *'"value":"star"'*) \(try fail(nil, 1, note: "there is no symbol “star”"));;
            *'"value":"photo"'*) \(try say(.image(url: "https://elsewhere.example/a.png")))
                read -r image; printf '%s' "$image" > '\(folder.path)/image'
                \(try end(bytes: Self.svg.utf8.count)); printf '%s\\n' '\(Self.svg.dropLast())';;
            *'"value":"other"'*) \(try fail(nil, 1, note: "there is no image “own”"));;
            *) \(try end(bytes: Self.svg.utf8.count, phases: [.init(name: "layout", milliseconds: 2)]))
                printf '%s\\n' '\(Self.svg.dropLast())';;
            esac
            done
            """
        try writeProgram(script, to: "\(folder.path)/host")
    }

    private func service(_ change: (inout ServerSettings) -> Void = { _ in }) throws -> ImageService {
        var settings = ServerSettings(
            worker: .init(
                path: "\(folder.path)/host", arguments: [], environment: ["PATH": "/usr/bin:/bin"],
                request: HostRequest(action: .render), memory: 256))
        settings.workers = 1
        change(&settings)
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        return try ImageService(settings, logger: logger)
    }

    private func ask(
        _ service: ImageService, _ target: String, _ method: String = "GET", _ headers: [(String, String)] = []
    ) async -> HTTPResponse {
        let all = headers.contains { $0.0 == "Host" } ? headers : headers + [("Host", "localhost")]
        return await service.answer(HTTPRequest(method: method, target: target, headers: .init(all)))
    }

    private func text(_ response: HTTPResponse) -> String { String(decoding: response.body, as: UTF8.self) }

    private func told(_ response: HTTPResponse) -> String { "\(response.status) \(text(response))" }

    @Test("A picture, with what caches and browsers are told of it") func pictures() async throws {
        let service = try service()
        #expect(service.paths == ["/card", "/product-card"])
        let first = await ask(service, "/product-card.svg?title=a")
        #expect(first.status == 200 && text(first) == Self.svg && first.notes["source"] == "drawn")
        func value(_ name: String, _ response: HTTPResponse) -> String { response.headers[name].joined(separator: "|") }
        let names = [
            "Cache-Control", "Content-Type", "X-Content-Type-Options", "Content-Security-Policy", "Retry-After",
        ]
        #expect(
            names.map { value($0, first) } == [
                "public, max-age=3600", "image/svg+xml", "nosniff",
                "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; sandbox", "",
            ])
        let tag = value("ETag", first)
        #expect(tag.wholeMatch(of: /"[0-9a-f]{32}"/) != nil)
        let timing = value("Server-Timing", first)
        #expect(
            timing.wholeMatch(of: /queue;dur=[0-9.]+, layout;dur=2\.0, total;dur=[0-9]+\.[0-9]{1,3}/) != nil,
            "\(timing)")
        let again = await ask(service, "/product-card.svg?title=a", "HEAD")
        #expect(again.status == 200 && again.notes["source"] == "cache" && value("ETag", again) == tag)
        #expect(value("Server-Timing", again).hasPrefix("cache, total;dur="))
        let known = await ask(service, "/product-card.svg?title=a", "GET", [("If-None-Match", tag)])
        #expect(
            known.status == 304 && known.body.isEmpty && value("Content-Type", known) == ""
                && value("ETag", known) == tag)
        let rows =
            FileManager.default.contents(atPath: "\(folder.path)/rows").map { String(decoding: $0, as: UTF8.self) }
            ?? ""
        let drawn = rows.split(separator: "\n").compactMap {
            try? JSONDecoder.galley().decode(HostRow.self, from: Data($0.utf8))
        }
        #expect(
            drawn.map(\.view) == [nil, 1] && drawn.last?.formats == [.svg] && drawn.last?.data.refusesOthers == true)
        let unkept = try self.service { $0.mostAge = 0 }
        let fresh = await ask(unkept, "/card.svg"), anew = await ask(unkept, "/card.svg")
        #expect(value("Cache-Control", fresh) == "no-cache" && anew.notes["source"] == "drawn")
    }

    @Test("What workers are asked for once") func settings() throws {
        func request() throws -> HostRequest {
            try JSONDecoder.galley().decode(
                HostRequest.self, from: Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/request")))
        }
        let limits = HostLimits(pixels: 1, nodes: 2, depth: 3, characters: 4)
        _ = try service { $0.limits = limits }
        let plain = try request()
        #expect([plain.isStrict, plain.isPublic, plain.hasRows, plain.asksForImages] == [true, true, true, false])
        #expect(plain.formats == [.png] && plain.limits == limits)
        _ = try service { ($0.isStrict, $0.images.hosts) = (false, ["example.com"]) }
        #expect(try [request().isStrict, request().asksForImages] == [false, true])
    }

    @Test("What cannot be drawn, by whose fault it is") func failures() async throws {
        let service = try service()
        let broken = "500 {\"error\":\"the picture cannot be drawn\"}\n"
        let wanted: KeyValuePairs<String, String> = [
            "wrong": "400 {\"error\":\"no, “secret”\",\"parameter\":\"x\"}\n",
            "pixels": "413 {\"error\":\"no, “secret”\"}\n",
            "size": "422 {\"error\":\"no, “secret”\"}\n", "view": broken,
            "star": "400 {\"error\":\"there is no “star”\",\"parameter\":\"x\"}\n", "other": broken, "crash": broken,
            "part": broken,
        ]
        for (word, answer) in wanted {
            let response = await ask(service, "/card.svg?x=\(word)")
            #expect(told(response) == answer, "\(word)")
            #expect(
                response.headers["Content-Type"] == ["application/json"]
                    && response.headers["Cache-Control"] == ["no-store"])
        }
        let reasons = ["view", "part", "crash"]
        var seen: [String?] = []
        // These are remembered for a while, and cost no more workers.
        for word in reasons { seen.append(await ask(service, "/card.svg?x=\(word)").notes["error"]) }
        #expect(
            seen == [
                "no, “secret”; a note", "what was drawn is no SVG file",
                "its code crashed: SIGSEGV (signal 11); what it said is above",
            ])
        let figures = text(await ask(service, "/metrics"))
        let lines = [
            "galley_worker_crashes_total 1", "galley_worker_timeouts_total 0", "galley_workers 1.0",
            "galley_drawing 0.0",
            "galley_requests_total{status=\"500\"} 7", "galley_pictures_total{source=\"cache\"} 3",
            "galley_pictures_total{source=\"drawn\"} 8", "galley_request_seconds_count 11",
            "galley_draw_seconds_count 8",
            "galley_queue_seconds_count 8", "galley_cache_entries 4.0", "galley_cache_bytes 2048.0",
        ]
        #expect(lines.filter { !figures.contains("\n\($0)\n") } == [])
    }

    /// No host but `images.example.com` may be asked, so nothing of a network is needed for an answer.
    @Test("A view that asks for an image is answered, and its picture is drawn") func images() async throws {
        let service = try service { $0.images.hosts = ["images.example.com"] }
        let response = await ask(service, "/card.svg?x=photo")
        #expect(response.status == 200 && text(response) == Self.svg)
        let answer = try JSONDecoder().decode(
            HostImage.self, from: Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/image")))
        #expect(answer.bytes == 0 && answer.failure == "images from 'elsewhere.example' are not allowed")
    }

    @Test("A picture that takes too long") func slow() async throws {
        let service = try service { $0.timeLimit = 0.3 }
        #expect(
            told(await ask(service, "/card.svg?x=endless"))
                == "408 {\"error\":\"the picture took longer than 0.3 seconds, and was given up\"}\n")
    }

    @Test("Requests that ask for no picture, or may not") func refusals() async throws {
        let service = try service { $0.listen.allowedHosts = ["cards.example"] }
        let post = await ask(service, "/card.svg", "POST")
        #expect(
            told(post) == "405 {\"error\":\"only GET and HEAD are answered\"}\n"
                && post.headers["Allow"] == ["GET, HEAD"])
        var seen: [String] = []
        for (target, host) in [
            ("/card.svg", "evil.example"), ("/card.svg", "cards.example:80"), ("/cards.svg", "localhost"),
            ("/card.svg?_scale=9", "localhost"),
            ("/card.svg?_expires=1", "localhost"), ("/card.svg?_expires=99999999999", "localhost"),
            ("/healthz", "localhost"),
        ] { seen.append(told(await ask(service, target, "GET", [("Host", host)]))) }
        #expect(
            seen == [
                "403 {\"error\":\"'evil.example' is no name that this server is known under; --allow-host adds names\"}\n",
                "200 \(Self.svg)", "404 {\"error\":\"there is no '/cards.svg'\"}\n",
                "400 {\"error\":\"'_scale' must be a number from 0.1 to 8, and is '9'\",\"parameter\":\"_scale\"}\n",
                "403 {\"error\":\"the URL was valid until second 1 after 1970\",\"parameter\":\"_expires\"}\n",
                "200 \(Self.svg)", "200 ok\n",
            ])
        let key = [UInt8](repeating: 7, count: 32)
        let signed = try self.service { $0.signingKey = key }
        #expect(told(await ask(signed, "/none.svg")) == "403 {\"error\":\"the URL lacks a valid _signature\"}\n")
        #expect(await ask(signed, URLSignature.sign("/card.svg", key: key)).status == 200)
        let missing = #expect(throws: Failure.self) { try self.service { $0.worker.path = "/no/such" } }
        #expect(missing?.status == 69 && missing?.message == "cannot run '/no/such': No such file or directory")
    }
}
