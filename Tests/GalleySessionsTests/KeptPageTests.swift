import Foundation
import GalleyProtocol
import Testing

@testable import GalleyHTTP
@testable import GalleySessions

/// Pages that are compressed once, and not sent to who has them.
struct KeptPageTests {
    private let text = "<p>" + String(repeating: "page ", count: 200)
    private var page: KeptPage { KeptPage(.text(text, type: "text/html"), tag: "abc") }

    private func answer(_ headers: [(String, String)]) -> HTTPResponse {
        page.answer(to: HTTPRequest(target: "/", headers: .init(headers)))
    }

    /// RFC 9110 §12.5.3, with its examples.
    @Test(arguments: [
        ([], false), (["gzip"], true), (["compress, gzip"], true), ([""], false), (["*"], true),
        (["compress;q=0.5, gzip;q=1.0"], true), (["gzip;q=1.0, identity; q=0.5, *;q=0"], true),
        (["br", "x-gzip"], true),
        (["gzip;q=0"], false), (["gzip; q=0.000, *"], false), (["*;q=0"], false), (["deflate, br"], false),
        (["GZip"], true),
    ])
    func whoTakesGzipGetsIt(_ lines: [String], _ isPacked: Bool) throws {
        let response = answer(lines.map { ("Accept-Encoding", $0) })
        #expect(response.status == 200 && response.headers["Vary"] == ["Accept-Encoding"])
        #expect(response.headers["Content-Encoding"] == (isPacked ? ["gzip"] : []))
        #expect(response.headers["Content-Type"] == ["text/html"] && response.headers["Cache-Control"] == ["no-cache"])
        guard isPacked else {
            #expect(String(decoding: response.body, as: UTF8.self) == text)
            return
        }
        // RFC 1952: ten bytes before, a checksum and the length behind.
        #expect(response.body.count < 100 && response.body.prefix(3) == Data([0x1f, 0x8b, 8]))
        let inside = Data(response.body.dropFirst(10).dropLast(8))
        let read = try Deflate.bytes(ofMessage: inside, atMost: 2000)
        #expect(String(decoding: read, as: UTF8.self) == text)
    }

    /// RFC 9110 §8.8.3: other bytes have another tag; who has these is told so (RFC 9110 §13.1.2, RFC 9110 §15.4.5).
    @Test func whoHasThePageIsNotSentItAgain() {
        #expect(answer([]).headers["ETag"] == ["\"abc\""])
        #expect(answer([("Accept-Encoding", "gzip")]).headers["ETag"] == ["\"abc-gzip\""])
        let known = answer([("If-None-Match", "\"abc-gzip\""), ("Accept-Encoding", "gzip")])
        #expect(known.status == 304 && known.body.isEmpty && known.headers["ETag"] == ["\"abc-gzip\""])
        #expect(known.headers["Content-Encoding"].isEmpty && known.headers["Vary"] == ["Accept-Encoding"])
        #expect(answer([("If-None-Match", "\"abc\""), ("Accept-Encoding", "gzip")]).status == 200)
        #expect(answer([("If-None-Match", "W/\"abc\"")]).status == 304)
    }

    /// The page that is served is the same every time, but for another title.
    @Test func theServedPageIsOne() async {
        let own = HTTPRequest(target: "/", headers: ["Host": "127.0.0.1", "Accept-Encoding": "gzip, br"])
        let (first, second) = (await service().answer(own), await service().answer(own))
        #expect(first.body == second.body && first.headers["ETag"] == second.headers["ETag"])
        let other = await service { $0.title = "B.swift" }.answer(own)
        #expect(other.headers["ETag"] != first.headers["ETag"])
        // 58 kB of script and styles, as they lie in the sources.
        #expect(first.body.count < 19_000)
    }
}
