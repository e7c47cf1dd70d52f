import Foundation
import GalleyProtocol
import Testing

@testable import GalleyDownloads
@testable import GalleyImageService

/// The first and the last address of each range that IANA's registries of special-purpose addresses keep for other uses (RFC 6890), and
/// those beside them; whom a URL means; and how pictures are kept, by `PictureCache`'s documentation.
@Suite("Addresses, hosts and kept pictures")
struct AddressRangeTests {
    private func arePublic(_ texts: [String]) -> [String] {
        texts.filter { InternetAddress($0)?.isPublic == true }
    }

    @Test("Ranges of version 4") func four() {
        let inside = [
            "0.0.0.0", "0.255.255.255", "10.0.0.0", "10.255.255.255", "127.0.0.0", "127.255.255.255",
            "169.254.0.0",
            "169.254.255.255", "192.168.0.0", "192.168.255.255", "198.18.0.0", "198.19.255.255",
            "224.0.0.0",
            "255.255.255.255", "100.64.0.0", "100.127.255.255", "172.16.0.0", "172.31.255.255",
            "192.0.0.0",
            "192.0.0.255", "192.0.2.0", "192.0.2.255", "192.88.99.0", "198.51.100.255", "203.0.113.0",
        ]
        #expect(arePublic(inside) == [])
        let beside = [
            "1.0.0.0", "9.255.255.255", "11.0.0.0", "126.255.255.255", "128.0.0.0", "169.253.255.255",
            "169.255.0.0",
            "168.254.0.1", "170.254.0.1", "192.167.255.255", "192.169.0.0", "191.168.0.1", "193.168.0.1",
            "198.17.255.255",
            "198.20.0.0", "197.18.0.1", "199.19.0.1", "223.255.255.255", "100.63.255.255", "100.128.0.0",
            "99.64.0.1",
            "101.100.0.1", "172.15.255.255", "172.32.0.0", "171.20.0.1", "173.20.0.1", "192.0.1.0",
            "192.0.3.0",
            "192.88.98.255", "192.88.100.0", "192.89.99.0", "198.51.99.255", "198.51.101.0",
            "198.52.100.0",
            "203.0.112.255", "203.0.114.0", "203.1.113.0", "193.0.0.1", "191.0.2.1",
        ]
        #expect(arePublic(beside) == beside)
    }

    @Test("Ranges of version 6") func six() {
        let inside = [
            "::", "::1", "1fff:ffff::1", "4000::1", "fc00::1", "fe80::1", "2001::", "2001:1ff:ffff::1",
            "2001:db8::",
            "2001:db8:ffff::1", "3fff::", "3fff:fff:ffff::1", "2002:a00:1::", "2002:7f00:1::",
            "2002:c0a8:101::",
            "::ffff:10.0.0.1", "::ffff:192.168.1.1", "::fffe:8.8.8.8", "::feff:8.8.8.8",
            "::1:ffff:808:808",
            "64:ff9b::a00:1", "64:ff9b:1::808:808", "64:ff9b::1:808:808", "64:ff9c::808:808",
            "65:ff9b::808:808",
        ]
        #expect(arePublic(inside) == [])
        let beside = [
            "2000::1", "2001:200::1", "2001:db7:ffff::1", "2001:db9::1", "2000:db8::1", "3fff:1000::1",
            "3ffe:fff::1",
            "3fff:ffff::1", "2002:808:808::1", "2003::1", "2100:100::1", "::ffff:8.8.8.8",
            "64:ff9b::808:808",
        ]
        #expect(arePublic(beside) == beside)
    }

    @Test("Addresses as texts and bytes") func texts() {
        #expect(InternetAddress("1.2.3.4")?.bytes == [1, 2, 3, 4] && InternetAddress("1.2.3") == nil)
        #expect(InternetAddress("::102")?.bytes == [UInt8](repeating: 0, count: 14) + [1, 2])
        #expect(
            InternetAddress(bytes: [10, 20, 30, 40]).text == "10.20.30.40" && InternetAddress("x") == nil)
        #expect(
            InternetAddress(bytes: [0x20, 1] + [UInt8](repeating: 0, count: 13) + [9]).text == "2001::9")
        #expect(InternetAddress(nil) == nil)
    }

    private func target(_ url: String, _ hosts: String...) -> ImageFetch.Target? {
        try? ImageFetch.target(url, hosts: hosts)
    }

    @Test("Whom a URL means, and whether it may be asked") func targets() {
        typealias Target = ImageFetch.Target
        let plain = Target(scheme: "https", host: "a.b", port: 443)
        #expect(
            target("https://a.b/x", "a.b") == plain && target("HTTPS://A.B:443/x", "x.y", "A.b") == plain)
        #expect(target("http://a.b/x", "a.b") == nil && target("https://a.b:444/x", "a.b") == nil)
        #expect(target("http://a.b/x", "http://a.b") == Target(scheme: "http", host: "a.b", port: 80))
        #expect(
            target("http://a.b:80/", "http://A.B:80") == Target(scheme: "http", host: "a.b", port: 80))
        #expect(
            target("http://a.b:443/", "http://a.b") == nil
                && target("http://a.b/", "http://a.b:443") == nil)
        #expect(
            target("https://a.b/", "https://a.b:443") == plain
                && target("https://a.b/", "http://a.b:443") == nil)
        #expect(target("https://a.b:8443/", "https://a.b:8443")?.port == 8443)
        #expect(target("ftp://a.b/", "ftp://a.b") == nil && target("https://u@a.b/", "a.b") == nil)
        let longest = "https://a.b/" + String(repeating: "x", count: 2048 - 12)
        #expect(target(longest, "a.b") == plain && target(longest + "x", "a.b") == nil)
        let refusal = #expect(throws: ImageDownloads.Refusal.self) {
            try ImageFetch.target("https://\(String(repeating: "h", count: 101))/", hosts: [])
        }
        #expect(
            refusal?.reason == "images from '\(String(repeating: "h", count: 100))' are not allowed")
    }

    @Test("Limits that are not given, and those of a server") func limits() {
        let limits = ImageDownloads.Limits()
        #expect(limits.seconds == 3 && limits.bytes == 5_242_880 && limits.keptBytes == 67_108_864)
        #expect(limits.keptSeconds == 300 && limits.failureSeconds == 10 && limits.atTheSameTime == 8)
        #expect(
            !limits.allowsPrivateAddresses && ImageDownloads.Refusal(reason: "r").description == "r")
    }

    // MARK: Kept pictures

    /// How many bytes are kept, of how many pictures.
    private func kept(_ store: PictureCache) async -> [Int] { [await store.bytes, await store.count] }

    private static func picture(_ count: Int) -> Result<DrawnPicture, PictureFailure> {
        .success(DrawnPicture(Data(repeating: 7, count: count), .png, phases: []))
    }

    /// A picture counts with 512 bytes more than its own; where all are too many, those used longest ago go until three quarters are left.
    @Test("Room is made a quarter at a time, by what was used longest ago") func room() async {
        let store = PictureCache(mostBytes: 10_000, age: .seconds(100))
        for name in ["a", "b", "c", "d"] { _ = await store.picture(name) { Self.picture(1988) } }
        #expect(await kept(store) == [10_000, 4])
        #expect(await store.picture("a") { Self.picture(1) }.1 == .cache)
        _ = await store.picture("e") { Self.picture(1988) }
        #expect(await kept(store) == [7500, 3])
        for (name, source) in [
            ("a", PictureCache.Source.cache), ("d", .cache), ("e", .cache), ("b", .drawn),
        ] {
            #expect(await store.picture(name) { Self.picture(1) }.1 == source, "\(name)")
        }
        #expect(await kept(store) == [7500 + 513, 4])
    }

    @Test("A picture may be as large as all room, and no larger") func largest() async {
        let store = PictureCache(mostBytes: 10_000, age: .seconds(100))
        _ = await store.picture("large") { Self.picture(9489) }
        #expect(await kept(store) == [0, 0])
        _ = await store.picture("fits") { Self.picture(9488) }
        #expect(await kept(store) == [10_000, 1])
    }

    @Test("Nothing is kept for no time but failures, which count as well") func ages() async {
        let store = PictureCache(mostBytes: 10_000, age: .zero)
        _ = await store.picture("a") { Self.picture(10) }
        #expect(await kept(store) == [0, 0])
        _ = await store.picture("b") { .failure(PictureFailure(status: 500, message: "")) }
        #expect(await kept(store) == [512, 1])
        let small = PictureCache(mostBytes: 511, age: .seconds(9))
        _ = await small.picture("b") { .failure(PictureFailure(status: 500, message: "")) }
        #expect(await small.count == 0)
    }
}
