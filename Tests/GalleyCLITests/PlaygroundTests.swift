import Foundation
import FoundationNetworking
import Testing

/// `galley playground`: source in, picture and explanation out; what somebody sends costs nobody else anything.
@Suite("galley playground", .enabled(if: BuiltTool.isTested && BuiltTool.hasSandbox), .serialized)
struct PlaygroundTests {
    private struct Drawing: Decodable, Sendable {
        struct Picture: Decodable, Sendable {
            var name: String
            var data: String
        }
        var pictures: [Picture]
        var explanation: String
        var messages: String
        var status: Int
        var milliseconds: Int
    }

    private let folder: TemporaryFolder
    private let server: ServeImagesTests.Server

    init() throws {
        folder = try TemporaryFolder()
        server = try ServeImagesTests.Server(
            folder, command: ["playground", "--timeout", "8", "--workers", "2", "--memory", "700"],
            environment: ["TMPDIR": folder.url.path + "/temporary"])
    }

    private func post(_ source: String, from client: String = "a", query: String = "") throws -> ServeImagesTests.Answer
    {
        try Self.post(source, from: client, query: query, port: server.port)
    }

    private static func post(
        _ source: String, from client: String, query: String = "", port: Int
    ) throws -> ServeImagesTests.Answer {
        var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)/draw\(query)")))
        request.httpMethod = "POST"
        request.httpBody = Data(source.utf8)
        request.setValue("text/x-swift", forHTTPHeaderField: "Content-Type")
        request.setValue(client, forHTTPHeaderField: "X-Playground")
        return try ServeImagesTests.Answer(request)
    }

    private func draw(_ source: String, from client: String = "a") throws -> Drawing {
        try Self.draw(source, from: client, port: server.port)
    }

    private static func draw(_ source: String, from client: String, port: Int) throws -> Drawing {
        let answer = try post(source, from: client, port: port)
        try #require(answer.status == 200, "\(answer.text)")
        return try JSONDecoder().decode(Drawing.self, from: answer.data)
    }

    private static func view(_ body: String) -> String {
        "import Foundation\nimport SwiftUI\nstruct A: View {\n    var body: some View {\n        \(body)\n    }\n}\n#Preview { A() }\n"
    }

    @Test("The page is there, a source becomes its picture and its explanation, and a mistake its line")
    func pictures() throws {
        let page = try server.get("/")
        #expect(page.status == 200 && page.text.contains("<textarea id=\"source\""))
        #expect(page.header("Content-Security-Policy")?.hasPrefix("default-src 'none'") == true)
        let drawn = try draw(Self.view("Color.red.frame(width: 30, height: 20)"))
        #expect(drawn.status == 0 && drawn.messages.isEmpty)
        let picture = try #require(drawn.pictures.first)
        // A PNG of twice the points.
        #expect(try #require(Data(base64Encoded: picture.data))[16..<24].map(Int.init) == [0, 0, 0, 60, 0, 0, 0, 40])
        #expect(drawn.explanation.contains("30×20"))
        let wrong = try draw(Self.view("Text(\"a\").paddin()"))
        #expect(wrong.status == 65 && wrong.pictures.isEmpty)
        #expect(wrong.messages.contains("View.swift:5:") && wrong.messages.contains("paddin"))
        #expect(!wrong.messages.contains("/tmp"))
    }

    @Test("What is no source is refused")
    func refusals() throws {
        #expect(try server.get("/draw", method: "POST", body: "a").status == 415)
        #expect(try post("a", query: "?appearance=pink").status == 400)
        #expect(try post(String(repeating: "/", count: 70_000)).status == 413)
        #expect(try server.get("/draw").status == 405)
        #expect(try server.get("/nowhere").status == 404)
        #expect(try server.get("/", headers: ["Host": "evil.example"]).status == 403)
    }

    @Test("Beside the playground stand a site's pages, and nothing else of this machine")
    func site() throws {
        let other = try TemporaryFolder()
        try other.write([
            "site/index.html": "<nav><!-- playground --></nav>", "site/docs/index.html": "docs",
            "site/docs/a b.swift": "let a = 1",
            "secret": "hidden",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: other.url.path + "/site/link", withDestinationPath: other.url.path + "/secret")
        let server = try ServeImagesTests.Server(other, command: ["playground", "--site", "site"])
        let first = try server.get("/")
        #expect(
            first.text.contains("<textarea id=\"source\"") && first.text.contains("<a href=\"/index.html\">Guides</a>"))
        let guide = try server.get("/index.html")
        #expect(guide.text == "<nav><a href=\"/\">Playground</a></nav>")
        #expect(guide.header("Content-Type") == "text/html; charset=utf-8")
        let tag = try #require(guide.header("ETag"))
        #expect(try server.get("/index.html", headers: ["If-None-Match": tag]).status == 304)
        #expect(try server.get("/docs/").text == "docs")
        let source = try server.get("/docs/a%20b.swift")
        #expect(source.text == "let a = 1" && source.header("Content-Type") == "text/plain; charset=utf-8")
        for path in ["/link", "/../secret", "/docs/%2e%2e/%2e%2e/secret", "/none.html", "/%00", "/docs/%ff"] {
            let refused = try server.get(path)
            #expect(refused.status == 404 && !refused.text.contains("hidden"), "\(path): \(refused.text)")
        }
        let missing = try other.galley("playground", "--site", "docs")
        #expect(missing.status == 66 && missing.errors.contains("there is no site in 'docs'"))
        // Without a folder there is the playground alone.
        #expect(try !self.server.get("/").text.contains("Guides"))
    }

    @Test("A crash, an endless loop, a fork bomb, a stolen file and a compile bomb: nobody else notices")
    func attacks() async throws {
        let crash = Self.view("{ () -> Text in fatalError(\"planted\") }()")
        let loop = Self.view("{ () -> Text in while true {} }()")
        let fork = Self.view(
            "{ () -> Text in for _ in 0..<2000 { _ = try? Process.run(URL(fileURLWithPath: \"/bin/sleep\"), arguments: [\"60\"]) }; return Text(\"x\") }()"
        )
        let theft = Self.view("Text((try? String(contentsOfFile: \"/etc/passwd\", encoding: .utf8)) ?? \"nothing\")")
        let bomb = Self.view(
            "Text(\"\\(1" + String(repeating: " + 1.5 * 2 - [1, 2].map { $0 + 0.5 }[0]", count: 60) + ")\")")
        let port = server.port
        try await withThrowingTaskGroup(of: (String, Drawing).self) { group in
            for (name, source) in [("crash", crash), ("loop", loop), ("fork", fork), ("theft", theft), ("bomb", bomb)] {
                group.addTask { (name, try Self.draw(source, from: "attacker", port: port)) }
            }
            var others: [Int] = []
            for number in 0..<4 {
                let drawn = try draw(Self.view("Text(\"Person \(number)\")"), from: "person \(number)")
                #expect(drawn.status == 0 && drawn.pictures.count == 1, "\(drawn.messages)")
                others.append(drawn.milliseconds)
            }
            // The attacker has one place of two, whatever they send.
            #expect(others.allSatisfy { $0 < 8_000 }, "\(others)")
            for try await (name, drawn) in group {
                switch name {
                case "crash": #expect(drawn.status == 70 && drawn.messages.contains("planted"), "\(drawn)")
                case "loop", "bomb": #expect([65, 71, 124].contains(drawn.status), "\(name): \(drawn)")
                case "theft": #expect(drawn.explanation.contains("nothing") && !drawn.explanation.contains("root:"))
                default: #expect(!drawn.messages.isEmpty || drawn.status == 0, "\(drawn)")
                }
            }
        }
        let after = try draw(Self.view("Text(\"Still here\")"), from: "last")
        #expect(after.status == 0)
        // Nothing of theirs is left in the server's temporary folder, which its first drawing makes.
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/temporary")
        #expect(!left.contains { $0.hasPrefix("galley-playground-") })
    }
}
