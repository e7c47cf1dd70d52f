import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import GalleyImageService

/// Whom a server asks for images.
struct OutsideImagesTests {
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
        let target = try OutsideImages.target("https://Images.Example.com/a.png?b", hosts: hosts)
        #expect(target == .init(scheme: "https", host: "images.example.com", port: 443))
        #expect(try OutsideImages.target("http://127.0.0.1:8081/a", hosts: hosts).port == 8081)
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
        #expect(throws: Failure.self) { try OutsideImages.target(url, hosts: hosts) }
    }

    /// A name that leads to this machine is refused for its address; nothing is asked.
    @Test func privateAddresses() throws {
        var settings = ServerSettings.Images()
        settings.hosts = ["http://localhost:9", "http://127.0.0.1:9"]
        let images = OutsideImages(settings, curl: "/nowhere")
        for url in ["http://localhost:9/a.png", "http://127.0.0.1:9/a.png"] {
            let failure = #expect(throws: Failure.self) { try images.image(url) }
            #expect(failure?.message.contains("private address") == true)
        }
    }
}
