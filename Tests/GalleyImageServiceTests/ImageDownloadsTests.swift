import Foundation
import Galley
import GalleyHTTP
import GalleyProtocol
import Logging
import Synchronization
import Testing

@testable import GalleyDownloads

/// Whom a server or a program asks for images, and how often.
struct ImageDownloadsTests {
    /// By IANA's registries of special-purpose addresses.
    @Test(arguments: [
        ("8.8.8.8", true), ("172.15.255.255", true), ("172.32.0.0", true), ("100.63.255.255", true),
        ("192.1.0.0", true),
        ("127.0.0.1", false), ("127.255.255.255", false), ("0.0.0.0", false), ("10.1.2.3", false),
        ("172.16.0.1", false),
        ("172.31.255.255", false), ("192.168.1.1", false), ("169.254.169.254", false), ("100.64.0.1", false),
        ("198.18.0.1", false), ("224.0.0.1", false), ("255.255.255.255", false), ("192.0.2.1", false),
        ("2606:4700::1111", true), ("::1", false), ("::", false), ("fe80::1", false), ("fd00::1", false),
        ("ff02::1", false),
        ("::ffff:127.0.0.1", false), ("::ffff:8.8.8.8", true), ("64:ff9b::7f00:1", false), ("64:ff9b::808:808", true),
        ("2002:7f00:1::", false), ("2001:db8::1", false), ("2001::1", false), ("3fff::1", false),
    ])
    func addresses(text: String, isPublic: Bool) throws {
        let address = try #require(InternetAddress(text))
        #expect(address.isPublic == isPublic)
        #expect(InternetAddress(address.text) == address)
    }

    private let hosts = ["images.example.com", "http://127.0.0.1:8081"]

    @Test func allowed() throws {
        let target = try ImageFetch.target("https://Images.Example.com/a.png?b", hosts: hosts)
        #expect(target == .init(scheme: "https", host: "images.example.com", port: 443))
        #expect(try ImageFetch.target("http://127.0.0.1:8081/a", hosts: hosts).port == 8081)
    }

    @Test(arguments: [
        "http://images.example.com/a", "https://images.example.com:8443/a", "https://images.example.com.evil.org/a",
        "https://evil.org/images.example.com", "https://images.example.com@evil.org/",
        "https://u:p@images.example.com/",
        "file:///etc/passwd", "ftp://images.example.com/a", "https:///a", "//images.example.com/a", "",
        "https://127.0.0.1:8081/",
        "gopher://127.0.0.1:8081/", "https://sub.images.example.com/",
    ])
    func refused(url: String) {
        #expect(throws: ImageDownloads.Refusal.self) { try ImageFetch.target(url, hosts: hosts) }
    }

    /// A name that leads to this machine is refused for its address; nothing is asked.
    @Test func privateAddresses() throws {
        let hosts = ["http://localhost:9", "http://127.0.0.1:9"]
        for url in ["http://localhost:9/a.png", "http://127.0.0.1:9/a.png"] {
            let fetch = ImageFetch(hosts: hosts, limits: .init(), curl: "/nowhere")
            let refusal = #expect(throws: ImageDownloads.Refusal.self) { try fetch.data(url) }
            #expect(refusal?.reason.contains("private address") == true)
        }
    }

    @Test func withoutCurl() throws {
        var limits = ImageDownloads.Limits()
        limits.allowsPrivateAddresses = true
        let fetch = ImageFetch(hosts: ["http://127.0.0.1:9"], limits: limits, curl: "/nowhere")
        #expect(throws: ImageDownloads.Refusal(reason: "cannot run '/nowhere': No such file or directory")) {
            try fetch.data("http://127.0.0.1:9/a.png")
        }
    }

    /// A PNG of one red pixel.
    private static let pixel = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP4z8AAAAMBAQD3A0FDAAAAAElFTkSuQmCC")!

    /// A host of images on this machine, which notes what it is asked for.
    private func withHost(_ use: @Sendable (_ host: String, _ asked: @Sendable () -> [String]) async throws -> Void)
        async throws
    {
        var configuration = HTTPServer.Configuration()
        (configuration.port, configuration.stopTime) = (0, 0)
        (configuration.requestTime, configuration.responseTime) = (600, 600)
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        let (asked, isOver) = (Locked([String]()), Locked(false))
        let server = HTTPServer(configuration, logger: logger) { request in
            asked.change { $0.append(request.target) }
            switch request.path {
            case "/moved": return HTTPResponse(status: 302, headers: ["Location": "/red.png"])
            case "/gone": return .text("gone", status: 404)
            case "/large": return .text(String(repeating: "a", count: 3000))
            case "/slow":
                while !isOver.value { try? await Task.sleep(for: .milliseconds(20)) }
                return .text("late")
            default: return HTTPResponse(status: 200, body: Self.pixel)
            }
        }
        let (ports, found) = AsyncStream<Int>.makeStream()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run { found.yield($0) } }
            let port = try #require(await ports.first { _ in true })
            do { try await use("http://127.0.0.1:\(port)") { asked.value } } catch {
                isOver.change { $0 = true }
                await server.stop()
                throw error
            }
            isOver.change { $0 = true }
            await server.stop()
            try await group.waitForAll()
        }
    }

    @Test func aViewShowsWhatItsHostSends() async throws {
        try await withHost { host, asked in
            var limits = ImageDownloads.Limits()
            (limits.allowsPrivateAddresses, limits.seconds) = (true, 600)
            // The main actor may be other tests' for longer than an image is kept.
            limits.keptSeconds = 36_000
            let downloads = ImageDownloads(hosts: [host], limits: limits)
            let url = try #require(URL(string: "\(host)/red.png"))
            await downloads.load([url, url])
            for _ in 0..<2 {
                try await MainActor.run {
                    var options = RenderOptions()
                    options.imageLoader = downloads.data(from:)
                    // The picture's own size: a placeholder is as large as it is offered.
                    let view = RenderedView(AsyncImage(url: url), options: options)
                    #expect(view.diagnostics.isEmpty && view.size == CGSize(width: 1, height: 1))
                    let red = RenderedView(Color(red: 1, green: 0, blue: 0).frame(width: 1, height: 1))
                    let (picture, expected) = try (view.pngData(), red.pngData())
                    #expect(picture == expected)
                }
            }
            // Four times wanted, fetched once.
            #expect(asked() == ["/red.png"])
        }
    }

    @Test func limitsAndAnswers() async throws {
        try await withHost { host, asked in
            var limits = ImageDownloads.Limits()
            limits.allowsPrivateAddresses = true
            (limits.bytes, limits.seconds) = (2000, 600)
            let downloads = ImageDownloads(hosts: [host], limits: limits)
            for (path, reason) in [
                ("moved", "'127.0.0.1' leads elsewhere, with status 302"),
                ("gone", "'127.0.0.1' answers with status 404"), ("large", "it has more than 2000 bytes"),
            ] {
                for _ in 0..<2 {
                    #expect(throws: ImageDownloads.Refusal(reason: reason), "\(path)") {
                        try downloads.data(from: URL(string: "\(host)/\(path)")!)
                    }
                }
            }
            // A failure is not asked again at once, and what a redirection leads to is not asked at all.
            #expect(asked() == ["/moved", "/gone", "/large"])
            // Its answer comes when the server ends.
            limits.seconds = 1
            let impatient = ImageDownloads(hosts: [host], limits: limits)
            #expect(throws: ImageDownloads.Refusal(reason: "it takes longer than 1 seconds")) {
                try impatient.data(from: URL(string: "\(host)/slow")!)
            }
        }
    }

    /// A clock and hosts that are counted.
    private final class Source: Sendable {
        let asked = Locked([String]())
        let time = Locked(Duration.zero)

        func downloads(_ limits: ImageDownloads.Limits) -> ImageDownloads {
            ImageDownloads(limits: limits, now: { self.time.value }) { text throws(ImageDownloads.Refusal) in
                self.asked.change { $0.append(text) }
                if text.hasPrefix("bad") { throw ImageDownloads.Refusal(reason: "bad") }
                return Data(count: 100)
            }
        }
    }

    @Test func whatIsKeptAndForHowLong() throws {
        var limits = ImageDownloads.Limits()
        (limits.keptBytes, limits.keptSeconds, limits.failureSeconds) = (250, 60, 5)
        let source = Source()
        let downloads = source.downloads(limits)
        // Room for two: "b" was used longest ago when "c" comes.
        for text in ["a", "b", "a", "c", "a", "b"] { _ = try downloads.image(text) }
        #expect(source.asked.value == ["a", "b", "c", "b"])
        source.asked.change { $0 = [] }
        for (seconds, text) in [(0, "bad"), (4, "bad"), (5, "bad"), (59, "a"), (60, "a")] {
            source.time.change { $0 = .seconds(seconds) }
            _ = try? downloads.image(text)
        }
        #expect(source.asked.value == ["bad", "bad", "a"])
    }

    @Test func whatIsLargerThanTheStoreIsGivenAllTheSame() throws {
        var limits = ImageDownloads.Limits()
        limits.keptBytes = 99
        let source = Source()
        let downloads = source.downloads(limits)
        #expect(try downloads.image("a").count == 100)
        #expect(try downloads.image("a").count == 100)
        #expect(source.asked.value == ["a", "a"])
    }

    /// All but the first wait for the first, which is held until they do.
    @Test func atTheSameTime() async throws {
        let (asked, gate) = (Locked(0), DispatchSemaphore(value: 0))
        let downloads = ImageDownloads(limits: .init(), now: { .zero }) { _ throws(ImageDownloads.Refusal) in
            asked.change { $0 += 1 }
            gate.wait()
            return Data(count: 1)
        }
        let url = try #require(URL(string: "https://images.example.com/a.png"))
        async let loaded: Void = downloads.load(Array(repeating: url, count: 20))
        for _ in 0..<20 { gate.signal() }
        await loaded
        #expect(asked.value == 1)
    }
}

/// A value that several threads change.
private final class Locked<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>

    init(_ value: Value) { mutex = Mutex(value) }

    var value: Value { mutex.withLock { $0 } }
    func change(_ body: @Sendable (inout Value) -> Void) { mutex.withLock { body(&$0) } }
}
