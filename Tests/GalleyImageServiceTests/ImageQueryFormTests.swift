import Foundation
import GalleyHTTP
import GalleyProtocol
import Testing

@testable import GalleyImageService

/// What a query's values may be at the least and at the most, and what is said of others: docs/server.md.
@Suite("Values of queries")
struct ImageQueryFormTests {
    private let limits = HostLimits(pixels: 1_000_000, nodes: 100, depth: 10, characters: 20)

    private func told(_ target: String) -> String {
        do throws(ImageQuery.Fault) {
            _ = try ImageQuery(HTTPRequest(target: target), limits)
            return "ok"
        } catch { return "\(error.status) \(error.parameter ?? "-") \(error.message)" }
    }

    @Test("The least and the most") func bounds() {
        let seen = [
            "_scale=0.1", "_scale=8", "_size=1x1", "_size=1x0.5", "_size=0.5x1", "_size=1xinf", "_size=1x2x3", "_size=",
            "_locale=zh-Hans_CN", "_locale=\(String(repeating: "d", count: 33))",
            "_locale=de_\(String(repeating: "A", count: 29))",
            "_locale=de_\(String(repeating: "A", count: 30))", "_appearance=light", "_appearance=grey", "_expires=1.5",
            "_signature=x", "_size=1000x500&_scale=1.5", "_size=1000x1000.5",
        ].map { told("/a.png?\($0)").prefix(3) }
        #expect(
            seen == [
                "ok", "ok", "ok", "400", "400", "400", "400", "400", "ok", "400", "ok", "400", "ok", "400", "400", "ok",
                "413", "413",
            ])
    }

    @Test("What is said") func words() {
        let seen = [
            "/a.png?_scale=x", "/a.png?_size=1", "/a.png?_appearance=grey", "/a.png?_locale=x", "/a.png?_expires=x",
            "/a.png?_sise=1", "/a.png?_scale=1&_scale=1", "/a.png?x=%ff", "/a.mp4?x=1",
            "/a.png?x=123456789012345678901",
            "/a.png?_size=1001x1000",
        ].map(told)
        func wanted(_ name: String, _ what: String, _ value: String = "x") -> String {
            "400 \(name) '\(name)' must be \(what), and is '\(value)'"
        }
        let ours = "parameters that begin with _ are _size, _scale, _appearance, _locale"
        #expect(
            seen == [
                wanted("_scale", "a number from 0.1 to 8"), wanted("_size", "a size in points such as 1200x630", "1"),
                wanted("_appearance", "light or dark", "grey"), wanted("_locale", "a language such as de or de_DE"),
                wanted("_expires", "a whole number of seconds since 1970"), "400 _sise there is no '_sise'; \(ours)",
                "400 _scale '_scale' is there several times", "400 - the query's percent signs are no UTF-8",
                "404 - there is no '/a.mp4'", "413 - the parameters have more than 20 characters",
                "413 _size a picture may have 1000000 pixels at the most",
            ])
    }

    @Test("What a worker is asked for") func rows() throws {
        let target = "/a.svg?x=1&_size=20x10&_scale=2&_appearance=dark&_locale=de&y="
        let row = try ImageQuery(HTTPRequest(target: target), limits).row(view: 3)
        #expect(row.view == 3 && row.formats == [.svg] && row.scale == 2 && row.isDark == true && row.locale == "de")
        #expect(row.room == .window(HostSize(width: 20, height: 10)) && row.data.refusesOthers)
        #expect(row.data.fields == [HostField(name: "x", value: "1"), HostField(name: "y", value: "")])
        let plain = try ImageQuery(HTTPRequest(target: "/a.png?_appearance=light"), limits).row(view: 0)
        #expect(plain.room == nil && plain.isDark == false && plain.scale == nil && plain.locale == nil)
        let key = try ImageQuery(HTTPRequest(target: "/a.png"), limits).key
        #expect(try key == ImageQuery(HTTPRequest(target: "/a.png?_signature=x"), limits).key)
    }
}
