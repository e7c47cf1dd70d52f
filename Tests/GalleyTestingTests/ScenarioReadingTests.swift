import Foundation
import GalleyTesting
import SwiftUI
import Testing

@testable import GalleyScenario

/// All that a scenario's file may say (docs/scenario.md), and which request an answer fits.
@MainActor @Suite("Reading scenarios") struct ScenarioReadingTests {
    private func read(_ json: String, in folder: URL = URL(fileURLWithPath: "/nowhere")) throws -> Scenario {
        try Scenario(Data(json.utf8), folder: folder)
    }

    @Test("Each key") func keys() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scenario-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("<p>".utf8).write(to: folder.appendingPathComponent("page.html"))
        let scenario = try read(
            """
            {"urls": [
                {"url": "/a", "method": "post", "requestBody": "x*", "status": 201, "delay": 1.5, "times": 3, "text": "hello",
                 "headers": {"Content-Type": "text/css", "X": "1"}},
                {"url": "/b", "json": {"b": [1, true, null]}}, {"url": "/c", "file": "page.html"},
                {"url": "/d", "base64": "AQID"}, {"url": "/e", "failure": "noHost"}, {"url": "*"}],
             "defaults": {"n": 1}, "files": {"a.txt": "text", "b/c.json": {"json": [1]}, "d": {"base64": "AQ=="}},
             "date": "2025-06-09T10:00:00Z", "timeZone": "GMT", "locale": "ar", "appearance": "light", "typeSize": "accessibility3",
             "direction": "rtl", "device": "iPhone 16"}
            """, in: folder)
        let urls = try #require(scenario.urls)
        #expect(
            urls.map(\.url) == ["/a", "/b", "/c", "/d", "/e", "*"]
                && urls.map(\.status) == [201, 200, 200, 200, 200, 200])
        #expect(urls.map(\.delay) == [1.5, 0, 0, 0, 0, 0] && urls.map(\.times) == [3, nil, nil, nil, nil, nil])
        #expect(
            urls[0].method == "POST" && urls[0].requestBody == "x*" && urls[1].method == nil
                && urls[1].requestBody == nil)
        #expect(
            urls.map { String(decoding: $0.body, as: UTF8.self) } == [
                "hello", "{\"b\":[1,true,null]}", "<p>", "\u{1}\u{2}\u{3}", "", "",
            ])
        #expect(
            urls[0].headers == ["Content-Type": "text/css", "X": "1"] && urls[4].headers.isEmpty
                && urls[5].headers.isEmpty)
        #expect(
            urls[1..<4].map { $0.headers["Content-Type"] } == [
                "application/json", "text/html; charset=utf-8", "application/octet-stream",
            ])
        #expect(urls.map(\.failure) == [nil, nil, nil, nil, .noHost, nil])
        #expect(scenario.files == ["a.txt": Data("text".utf8), "b/c.json": Data("[1]".utf8), "d": Data([1])])
        // 20,248 days and ten hours after the beginning of 1970.
        #expect(scenario.date == Date(timeIntervalSince1970: 20_248 * 86_400 + 36_000) && scenario.timeZone == "GMT")
        #expect(scenario.locale == "ar" && scenario.isDark == false && scenario.typeSize == "accessibility3")
        #expect(
            scenario.isRightToLeft == true && scenario.device == "iPhone 16" && scenario.defaults == ["n": 1])
        let empty = try read("{}")
        #expect(
            empty == Scenario() && empty.urls == nil && empty.isDark == nil && empty.isRightToLeft == nil
                && empty.files.isEmpty)
        #expect(try read("{\"direction\": \"ltr\", \"appearance\": \"dark\"}").isRightToLeft == false)
        #expect(try read("{\"urls\": []}").urls == [])
        let file = folder.appendingPathComponent("s.json")
        try Data("{\"device\": \"d\"}".utf8).write(to: file)
        #expect(try Scenario(contentsOf: file).device == "d")
        #expect(throws: ScenarioError.self) { try Scenario(contentsOf: folder.appendingPathComponent("none.json")) }
    }

    @Test("Kinds of files") func types() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scenario-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, type) in [
            ("a.json", "application/json"), ("a.PNG", "image/png"), ("a.jpg", "image/jpeg"), ("a.jpeg", "image/jpeg"),
            ("a.webp", "image/webp"), ("a.gif", "image/gif"), ("a.svg", "image/svg+xml"),
            ("a.txt", "text/plain; charset=utf-8"),
            ("a.MD", "text/plain; charset=utf-8"), ("a.csv", "text/plain; charset=utf-8"),
            ("a", "application/octet-stream"),
        ] {
            try Data([1]).write(to: folder.appendingPathComponent(name))
            let answer = try read("{\"urls\": [{\"url\": \"/a\", \"file\": \"\(name)\"}]}", in: folder).urls?.first
            #expect(answer?.headers == ["Content-Type": type] && answer?.body == Data([1]), "\(name)")
        }
    }

    @Test("Bounds of numbers, at both ends, and what contradicts itself") func bounds() throws {
        func isRead(_ member: String) -> Bool { (try? read("{\"urls\": [{\"url\": \"/a\", \(member)}]}")) != nil }
        let members: [(String, Bool)] = [
            ("\"status\": 100", true), ("\"status\": 599", true), ("\"status\": 99", false), ("\"status\": 600", false),
            ("\"delay\": 0", true), ("\"delay\": 3600", true), ("\"delay\": 3601", false), ("\"times\": 1", true),
            ("\"times\": 1000000", true), ("\"times\": 0", false), ("\"times\": 1000001", false),
            ("\"failure\": \"lost\", \"text\": \"a\"", false), ("\"failure\": \"lost\"", true),
            ("\"failure\": \"x\"", false),
            ("\"base64\": \"?\"", false), ("\"text\": \"a\", \"base64\": \"AA==\"", false),
            ("\"status\": \"200\"", false),
        ]
        for (member, isFine) in members { #expect(isRead(member) == isFine, "\(member)") }
        for name in ["", "/a", "a/", "a//b", "../a", "./a", "a/../b"] {
            #expect(throws: ScenarioError.self, "\(name)") { try read("{\"files\": {\"\(name)\": \"x\"}}") }
        }
        #expect(throws: ScenarioError.self) { try read("{\"files\": {\"a\": {}}}") }
        #expect(Scenario.Fault.allCases.map(\.code) == [-1009, -1001, -1003, -1004, -1005, -1202])
        let answer = Scenario.Answer("/a", json: ["k": 1], status: 201)
        #expect(answer.status == 201 && answer.headers == ["Content-Type": "application/json"])
        #expect(String(decoding: answer.body, as: UTF8.self) == "{\"k\":1}" && Scenario.Answer("/a").status == 200)
    }

    @Test("Stars stand for anything") func patterns() {
        let table: [(String, String, Bool)] = [
            ("abc", "abc", true), ("abc", "abcd", false), ("*", "", true), ("a*", "abc", true), ("a*", "ba", false),
            ("*c", "abc", true), ("*c", "cb", false), ("a*c", "abc", true), ("a*c", "ac", true),
            ("aba*aba", "aba", false),
            ("ab*ba", "abba", true), ("a*b*c", "a1b2c", true), ("a*b*c", "acb", false), ("a*b*b*c", "abc", false),
            ("a*b*b*c", "abbc", true), ("*b*a*", "ab", false), ("*b*a*", "xbya", true), ("a**c", "abc", true),
            ("", "", true),
            ("", "a", false), ("*ab*ab*", "abab", true), ("*ab*ab*", "aab", false),
        ]
        for (pattern, text, fits) in table { #expect(TextPattern(pattern).fits(text) == fits, "\(pattern) \(text)") }
    }

    @Test("Which answer fits a request") func requests() throws {
        func fits(
            _ url: String, _ address: String,
            _ change: (inout Scenario.Answer, inout ScenarioWorld.Request) -> Void = { _, _ in }
        )
            throws -> Bool
        {
            var answer = Scenario.Answer(url)
            var request = ScenarioWorld.Request(url: try #require(URL(string: address)))
            change(&answer, &request)
            return answer.fits(request)
        }
        #expect(try fits("https://a.org/x", "https://a.org/x#part") && !fits("https://a.org/x", "http://a.org/x"))
        // Without a question mark the question does not count; with one it does.
        #expect(
            try fits("https://a.org/x", "https://a.org/x?q=1") && fits("https://a.org/x?q=1", "https://a.org/x?q=1"))
        #expect(
            try !fits("https://a.org/x?q=1", "https://a.org/x?q=2") && !fits("https://a.org/x?q=1", "https://a.org/x"))
        #expect(try fits("/x", "https://a.org/x?q#f") && fits("/", "https://a.org") && !fits("/x", "https://a.org/y"))
        #expect(try fits("*a.org*", "https://a.org/x"))
        for (method, asked, isFine) in [("POST", "post", true), ("POST", "GET", false)] {
            #expect(
                try fits("/x", "https://a.org/x") {
                    $0.method = method
                    $1.method = asked
                } == isFine)
        }
        for (body, isFine) in [("xyz", true), ("ayz", false), (nil, false)] as [(String?, Bool)] {
            #expect(
                try fits("/x", "https://a.org/x") {
                    $0.requestBody = "x*"
                    $1.body = body.map { Data($0.utf8) }
                } == isFine)
        }
    }

    @Test("An answer is given as often as it says, and what no answer fits is listed once") func counting() throws {
        var scenario = Scenario()
        #expect(!ScenarioWorld(scenario).answersRequests)
        scenario.urls = [.init("/a", body: Data([1])), .init("/a", body: Data([2]))]
        scenario.urls?[0].times = 2
        let world = ScenarioWorld(scenario)
        let request = ScenarioWorld.Request(url: try #require(URL(string: "https://a.org/a")))
        #expect(world.answersRequests && world.answer(request, counts: false)?.body == Data([1]))
        #expect((0..<4).map { _ in world.answer(request)?.body } == [1, 1, 2, 2].map { Data([$0]) })
        let other = ScenarioWorld.Request(method: "PUT", url: try #require(URL(string: "https://a.org/b")))
        for _ in 0..<2 { #expect(world.answer(other) == nil) }
        #expect(
            world.unanswered == ["PUT https://a.org/b"] && world.takeNotes().count == 1 && world.takeNotes().isEmpty)
        world.elapsed = 5
        #expect(world.elapsed == 5)
        world.restart()
        #expect(world.elapsed == 0 && world.unanswered.isEmpty && world.answer(request)?.body == Data([1]))
    }

    /// The number of letters that are added, left out, replaced, or swapped with their neighbours (the optimal string alignment distance).
    @Test("Words that are near one another") func spelling() {
        for (one, other, distance) in [
            ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "ABC", 0), ("abc", "acb", 1), ("abc", "axc", 1),
            ("abc", "ab", 1),
            ("kitten", "sitting", 3), ("ca", "abc", 3), ("abcd", "badc", 2), ("größe", "grosse", 3),
        ] {
            #expect(
                Spelling.distance(one, other) == distance && Spelling.distance(other, one) == distance,
                "\(one) \(other)")
            #expect(Spelling.isNear(one, other) == (distance <= 2))
        }
        // A third of the letters may be wrong, three at the most.
        #expect(
            Spelling.nearest(to: "abc", among: ["abd", "xyz"]) == "abd"
                && Spelling.nearest(to: "abc", among: ["axy"]) == nil)
        #expect(
            Spelling.nearest(to: "ab", among: ["ax"]) == nil
                && Spelling.nearest(to: "abcdef", among: ["abcxyf"]) == "abcxyf")
        #expect(
            Spelling.nearest(to: "abcdef", among: ["abxyzf"]) == nil
                && Spelling.nearest(to: "abc", among: ["abc"]) == nil)
        let long = "abcdefghijklmno"
        #expect(
            Spelling.nearest(to: long, among: ["xyzdefghijklmno"]) != nil
                && Spelling.nearest(to: long, among: ["wxyzefghijklmno"]) == nil)
        #expect(
            Spelling.nearest(to: long, among: [long + "xyz"]) != nil
                && Spelling.nearest(to: long, among: [long + "wxyz"]) == nil)
        #expect(
            Spelling.nearest(to: "abc", among: ["abe", "abd", "abcd"]) == "abcd"
                && Spelling.nearest(to: "abc", among: ["abe", "abd"]) == "abd")
        #expect(
            Spelling.nearest(to: "größe", among: ["große", "grobe"]) == "große"
                && Spelling.nearest(to: "ABC", among: ["abd"]) == "abd")
    }
}
