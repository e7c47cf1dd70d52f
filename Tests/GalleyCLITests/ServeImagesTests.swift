import Foundation
import FoundationNetworking
import Testing

/// Pictures over HTTP: what is answered, and with which status.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct ServeImagesTests {
    let folder: TemporaryFolder
    static let source = """
        import SwiftUI
        enum Size: String, Codable, CaseIterable { case small, large }
        struct Card: View, Decodable {
            var title: String
            var stars: Int?
            var size: Size?
            var trap: String?
            var width: CGFloat?
            var body: some View {
                if trap == "crash" { fatalError("planted") }
                if trap == "hang" { while true {} }
                return VStack {
                    Text(title)
                    if trap == "image" { Image("nowhere") }
                    if trap == "symbol" { Image(systemName: title) }
                    if trap == "nodes" { ForEach(0..<500, id: \\.self) { Text("\\($0)") } }
                }
                .frame(width: width)
            }
        }
        struct BigBadge: View, Decodable { var text: String; var body: some View { Text(text) } }

        """

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.source, to: "Card.swift")
    }

    /// A server while it runs.
    final class Server {
        private let process = Process()
        private let log: URL
        private(set) var port = 0

        init(
            _ folder: TemporaryFolder, program: String = "galley", command: [String]? = nil,
            source: String = "Card.swift", _ more: [String] = [],
            environment: [String: String] = [:]
        ) throws {
            let errors = try TemporaryFolder.openFile("log", in: folder.url)
            log = errors.url
            process.executableURL = BuiltTool.folder.appendingPathComponent(program)
            let command = command ?? ["serve-images", source]
            process.arguments = (program == "galley" ? command + ["--port", "0"] : []) + more
            process.currentDirectoryURL = folder.url
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
            process.standardError = errors.handle
            process.standardInput = FileHandle.nullDevice
            try process.run()
            for _ in 0..<1200 where port == 0 && process.isRunning {
                usleep(50_000)
                guard let start = lines.first(where: { $0["message"] == "listening" }) else { continue }
                port = Int(start["port"] ?? "") ?? 0
            }
            try #require(port != 0, "\(text)")
        }

        deinit { if process.isRunning { process.terminate() } }

        var text: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }
        /// The log's lines.
        var lines: [[String: String]] {
            text.split(separator: "\n").compactMap {
                try? JSONDecoder().decode([String: String].self, from: Data($0.utf8))
            }
        }

        var number: pid_t { process.processIdentifier }

        func get(
            _ target: String, headers: [String: String] = [:], method: String = "GET", body: String? = nil
        ) throws -> Answer {
            var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)\(target)")))
            request.httpBody = body.map { Data($0.utf8) }
            request.httpMethod = method
            request.cachePolicy = .reloadIgnoringLocalCacheData
            for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
            return try Answer(request)
        }

        func end() -> Int32 {
            process.terminate()
            process.waitUntilExit()
            return process.terminationStatus
        }
    }

    struct Answer {
        let status: Int
        let data: Data
        let response: HTTPURLResponse

        init(_ request: URLRequest) throws {
            let end = DispatchSemaphore(value: 0)
            nonisolated(unsafe) var result: (Data?, URLResponse?)
            let session = URLSession(configuration: .ephemeral)
            // The semaphore orders the writing before the reading.
            session.dataTask(with: request) { data, response, _ in
                result = (data, response)
                end.signal()
            }.resume()
            end.wait()
            response = try #require(result.1 as? HTTPURLResponse)
            status = response.statusCode
            data = result.0 ?? Data()
        }

        var text: String { String(decoding: data, as: UTF8.self) }
        func header(_ name: String) -> String? { response.value(forHTTPHeaderField: name) }
    }

    @Test func picturesAndStatuses() throws {
        let server = try Server(
            folder, ["--time-limit", "2", "--most-nodes", "300", "--workers", "2", "--most-pixels", "1000000"])
        // Pictures of each format, with what clients need to keep them.
        let first = try server.get("/card.png?title=Hello+World%21&stars=3")
        #expect(
            first.status == 200 && first.data.starts(with: [0x89, 0x50]) && first.header("Content-Type") == "image/png")
        #expect(first.header("Cache-Control") == "public, max-age=3600")
        #expect(first.header("Server-Timing")?.contains("layout;dur=") == true)
        let tag = try #require(first.header("ETag"))
        let again = try server.get("/card.png?stars=3&title=Hello%20World!", headers: ["If-None-Match": "W/\(tag)"])
        #expect(again.status == 304 && again.data.isEmpty && again.header("ETag") == tag)
        #expect(try server.get("/card.png?title=Other").header("ETag") != tag)
        #expect(try server.get("/card.svg?title=A").text.hasPrefix("<"))
        #expect(try server.get("/card.pdf?title=A").text.hasPrefix("%PDF"))
        #expect(try server.get("/card.webp?title=A").header("Content-Type") == "image/webp")
        #expect(try server.get("/big-badge.png?text=A").status == 200)
        let large = try server.get("/card.png?title=A&_size=200x100&_scale=2&_appearance=dark&_locale=de")
        #expect(large.data[16..<24].map(Int.init) == [0, 0, 1, 144, 0, 0, 0, 200])
        let head = try server.get("/card.png?title=A", method: "HEAD")
        #expect(head.status == 200 && head.data.isEmpty)

        // What is wrong is named.
        func refused(_ target: String, _ status: Int, _ text: String) throws {
            let answer = try server.get(target)
            #expect(answer.status == status && answer.text.contains(text), "\(target): \(answer.status) \(answer.text)")
            #expect(answer.header("Cache-Control") == "no-store")
        }
        try refused("/card.png?title=A&stars=many", 400, #""parameter":"stars""#)
        try refused("/card.png", 400, "'title' is missing")
        try refused("/card.png?title=A&titel=B", 400, "there is no 'titel'")
        try refused("/card.png?title=A&size=huge", 400, "one of small, large")
        try refused("/card.png?title=A&_scale=0", 400, #""parameter":"_scale""#)
        try refused("/card.png?title=A&_data=/etc/passwd", 400, "there is no '_data'")
        try refused("/card.png?title=%ff", 400, "no UTF-8")
        try refused("/card.tiff?title=A", 404, "/card.tiff")
        try refused("/other.png?title=A", 404, "/other.png")
        try refused("/../Card.swift", 404, "there is no")
        try refused("/card.png?title=A&_size=31623x31623", 413, "1000000 pixels")
        try refused("/card.png?title=A&width=2000000", 413, "pixels")
        try refused("/card.png?title=A&trap=nodes", 422, "more than 300 views")
        try refused("/card.png?title=A&trap=hang", 408, "longer than 2 seconds")
        // A broken picture is no picture, and the client learns no more than that.
        try refused("/card.png?title=A&trap=image", 500, "the picture cannot be drawn")
        try refused("/card.png?title=A&trap=crash", 500, "the picture cannot be drawn")
        #expect(server.text.contains("Fatal error: planted"))
        #expect(try server.get("/card.png?title=A", method: "POST").status == 405)
        #expect(try server.get("/card.png?title=" + String(repeating: "x", count: 9000)).status == 414)
        // After all that it does well.
        #expect(try server.get("/card.png?title=B").status == 200)
        #expect(try server.get("/healthz").status == 200)
        let figures = try server.get("/metrics").text
        #expect(figures.contains("galley_requests_total{status=\"200\"}"))
        #expect(
            figures.contains("galley_worker_crashes_total 1\n") && figures.contains("galley_worker_timeouts_total 1\n"))
        #expect(server.end() == 0)
        #expect(server.lines.last?["message"] == "stopped")
    }

    /// What the client asks for is the client's: it is told so, and the server counts no fault of its own.
    @Test func whatIsAskedForIsNoFaultOfTheServer() throws {
        let server = try Server(folder, ["--workers", "1"])
        func refused(_ target: String, _ status: Int, _ text: String) throws {
            let answer = try server.get(target)
            #expect(answer.status == status && answer.text.contains(text), "\(target): \(answer.status) \(answer.text)")
        }
        for format in ["png", "svg", "pdf", "webp"] {
            try refused("/card.\(format)?title=", 400, "there is nothing to draw")
            // A right-to-left override alone.
            try refused("/card.\(format)?title=%E2%80%AE", 400, "there is nothing to draw")
        }
        // As many pixels as a picture may have, in a row.
        try refused("/card.png?title=A&_size=16000000x1", 413, "16384 pixels a side")
        try refused("/card.webp?title=A&_size=1x16384", 413, "16383 pixels a side")
        try refused("/card.pdf?title=A&_size=15000x1000", 413, "14,400 points a side")
        #expect(try server.get("/card.pdf?title=A&_size=14400x1000").status == 200)
        #expect(try server.get("/card.png?title=&_size=20x10").status == 200)
        // What is not there because it was asked for.
        try refused("/card.pdf?title=a%EF%BF%BFb", 400, "'title' has U+FFFF, which no font here has")
        try refused("/card.png?title=no.such.symbol&trap=symbol", 400, "there is no “no.such.symbol”")
        // What lacks is the view's own.
        try refused("/card.png?title=&trap=image", 500, "the picture cannot be drawn")
        let figures = try server.get("/metrics").text
        #expect(figures.contains("galley_requests_total{status=\"500\"} 1\n"))
        #expect(!server.lines.contains { $0["level"] == "warning" && $0["status"] != "500" })
    }

    /// On loopback a server is called by this machine's names, so that no site's name leads to it; others are given.
    @Test func hosts() throws {
        let server = try Server(folder, ["--workers", "1", "--allow-host", "cards.example.com"])
        for target in ["/card.png?title=A", "/metrics", "/healthz"] {
            for (host, status) in [
                ("evil.example", 403), ("cards.example.com.evil.example", 403), ("127.evil.example", 403),
                ("localhost", 200), ("127.0.0.1:9", 200), ("[::1]:80", 200), ("Cards.Example.com:8080", 200),
            ] {
                let answer = try server.get(target, headers: ["Host": host])
                #expect(answer.status == status, "\(target) for \(host): \(answer.status)")
            }
        }
        let refused = try server.get("/card.png?title=A", headers: ["Host": "evil.example"])
        #expect(refused.text.contains("'evil.example'") && refused.text.contains("--allow-host"))
        let wrong = try BuiltTool.run(
            "galley", ["serve-images", "Card.swift", "--allow-host", "https://cards.example.com"], in: folder.url)
        #expect(wrong.status == 64 && wrong.errors.contains("no name of a host"))
    }

    @Test func signatures() throws {
        let key = String(repeating: "k", count: 32)
        let server = try Server(folder, [], environment: ["GALLEY_SIGNING_KEY": key])
        #expect(try server.get("/card.png?title=A").status == 403)
        // By `printf '/card.png?title=A' | openssl dgst -sha256 -hmac kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk -binary | basenc --base64url`.
        let target = "/card.png?title=A&_signature=\(Self.signature)"
        #expect(try server.get(target).status == 200)
        #expect(try server.get(target.replacing("=A", with: "=B")).status == 403)
        #expect(try server.get(target + "&_scale=2").status == 403)
        func sign(_ target: String) throws -> String {
            let output = try BuiltTool.run(
                "galley", ["serve-images", "Card.swift", "--sign", target], in: folder.url,
                environment: ["GALLEY_SIGNING_KEY": key])
            return output.text.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        #expect(try sign("/card.png?title=A") == target)
        #expect(try server.get(sign("/card.png?title=A&_expires=4000000000")).status == 200)
        #expect(try server.get(sign("/card.png?title=A&_expires=1000000000")).status == 403)
        let short = try BuiltTool.run(
            "galley", ["serve-images", "Card.swift"], in: folder.url, environment: ["GALLEY_SIGNING_KEY": "short"])
        #expect(short.status == 64 && short.errors.contains("fewer than 32 bytes"))
    }

    static let signature = "uXY8a5AVxIFYu2yAYxpHb5xp_GPIcuyEWwnZoj6XPvw"

    /// Equal requests at the same time are one drawing.
    @Test func equalRequests() async throws {
        let server = try Server(folder, ["--workers", "1"])
        let port = server.port
        let tags = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let url = URL(string: "http://127.0.0.1:\(port)/card.png?title=Same")
                    return try? url.flatMap { try Answer(URLRequest(url: $0)).header("ETag") }
                }
            }
            return await group.reduce(into: Set<String?>()) { $0.insert($1) }
        }
        #expect(tags.count == 1 && tags.first != .some(nil))
        #expect(try server.get("/metrics").text.contains("galley_pictures_total{source=\"drawn\"} 1\n"))
    }

    /// Where no worker can be started the server says so, and is well again when one can.
    @Test func health() throws {
        let cache = folder.url.appendingPathComponent("cache")
        let server = try Server(folder, ["--workers", "1"], environment: ["GALLEY_CACHE": cache.path])
        #expect(try server.get("/card.png?title=A").status == 200)
        let host = try #require(RunningTool.child(of: server.number, named: "galley-host"))
        let away = folder.url.appendingPathComponent("away")
        try FileManager.default.moveItem(at: cache, to: away)
        kill(host, SIGKILL)
        usleep(5_200_000)
        #expect(try server.get("/healthz").status == 503)
        let failed = try server.get("/card.png?title=B")
        #expect(failed.status == 503 && failed.header("Retry-After") != nil)
        try FileManager.default.moveItem(at: away, to: cache)
        #expect(try server.get("/healthz").status == 200)
        #expect(try server.get("/card.png?title=B").status == 200)
    }
}
