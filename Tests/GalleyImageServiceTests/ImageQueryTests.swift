import Foundation
import GalleyFormats
import GalleyHTTP
import GalleyProtocol
import Testing

@testable import GalleyImageService

struct ImageQueryTests {
    private let limits = HostLimits(pixels: 1_000_000, nodes: 100, depth: 10, characters: 20)

    private func query(_ target: String) throws -> ImageQuery {
        try ImageQuery(HTTPRequest(target: target), limits)
    }

    private func status(_ target: String) -> Int? {
        do {
            _ = try query(target)
            return nil
        } catch {
            return (error as? ImageQuery.Fault)?.status
        }
    }

    @Test func parts() throws {
        let query = try query(
            "/a.b.svg?x=1&_size=20x10.5&y=%C3%A9+z&_scale=2&_appearance=dark&_locale=de_DE&_expires=7&e")
        #expect(query.name == "a.b" && query.format == .svg && query.size == HostSize(width: 20, height: 10.5))
        #expect(query.scale == 2 && query.isDark == true && query.locale == "de_DE" && query.expiry == 7)
        #expect(
            query.fields == [
                HostField(name: "x", value: "1"), HostField(name: "y", value: "é z"), HostField(name: "e", value: ""),
            ])
    }

    /// Requests of one picture have one key, and no two pictures share one, whatever is in their texts.
    @Test func keys() throws {
        #expect(try query("/a.png?x=1&y=2").key == query("/a.png?y=2&x=1&_expires=9").key)
        let targets = [
            "/a.png", "/b.png", "/a.svg", "/a.png?x=1", "/a.png?x=", "/a.png?x=1&x=2", "/a.png?x=2&x=1",
            "/a.png?_scale=2",
            "/a.png?_size=2x1", "/a.png?_size=1x2", "/a.png?_appearance=dark", "/a.png?_appearance=light",
            "/a.png?_locale=de",
            "/a.png?x=11%3Ay1%3A2", "/a.png?x=1&y=2", "/a.png?x=1%26y=2", "/a.png?x1=", "/a.png?x=1%00",
        ]
        #expect(try Set(targets.map { try query($0).key }).count == targets.count)
    }

    @Test(arguments: [
        ("/a.png?_size=1000x1000", nil), ("/a.png?_size=1000.1x1000", 413), ("/a.png?_size=31623x31623", 413),
        ("/a.png?_size=1e300x1e300", 413), ("/a.png?_size=600x600&_scale=2", 413), ("/a.png?_size=0x1", 400),
        ("/a.png?_size=nanxnan", 400), ("/a.png?_size=infx1", 400), ("/a.png?_size=1", 400), ("/a.png?_scale=9", 400),
        ("/a.png?_scale=nan", 400), ("/a.png?_locale=../x", 400), ("/a.png?_file=x", 400),
        ("/a.png?_size=1x1&_size=2x2", 400),
        ("/a.png?x=%", 400), ("/a.png?x=%ff", 400), ("/a", 404), ("/.png", 404), ("/a.exe", 404), ("/a.PNG", 404),
        ("/", 404),
        ("/a.png?x=123456789012345678901", 413), ("/a.png?x=12345678901234567890", nil),
    ])
    func faults(target: String, expected: Int?) {
        #expect(status(target) == expected)
    }

    @Test func names() {
        #expect(
            ["Card", "ProductCard", "URLCard", "Card2Go"].map(ImageService.pathName) == [
                "card", "product-card", "urlcard", "card2-go",
            ])
    }
}
