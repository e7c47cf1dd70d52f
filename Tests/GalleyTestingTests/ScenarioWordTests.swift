import Foundation
import SwiftUI
import Testing

@testable import GalleyScenario

/// What a scenario's file may not say, with its place (docs/scenario.md), any JSON as values, and stars in addresses.
@Suite("Words of scenarios") struct ScenarioWordTests {
    private func fault(_ json: String) -> String {
        do {
            _ = try Scenario(Data(json.utf8), folder: URL(fileURLWithPath: "/nowhere"))
            return "none"
        } catch { return "\(error)" }
    }

    private func answerFault(_ members: String) -> String {
        fault("{\"urls\": [{\"url\": \"*\"}, {\"url\": \"/a\", \(members)}]}")
    }

    @Test("Values of another kind") func kinds() {
        let kinds: KeyValuePairs<String, String> = [
            "null": "null", "true": "a truth value", "1": "a number", "1.5": "a number", "[]": "a list",
            "{}": "an object",
        ]
        for (json, kind) in kinds {
            #expect(fault("{\"device\": \(json)}") == "device: is \(kind) and has to be a text")
        }
        #expect(fault("{\"urls\": {}}") == "urls: is an object and has to be a list")
        #expect(fault("{\"defaults\": \"x\"}") == "defaults: is a text and has to be an object, {…}")
        #expect(fault("{\"urls\": [1]}") == "urls[0]: is a number and has to be an object, {…}")
        #expect(fault("{\"files\": {\"a\": 1}}") == "files[\"a\"]: is a number and has to be an object, {…}")
        #expect(fault("{\"date\": 1}") == "date: is a number and has to be a text")
        #expect(fault("null") == "is null and has to be an object, {…}")
        #expect(answerFault("\"delay\": \"1\"") == "urls[1].delay: is a text and has to be a number")
        #expect(answerFault("\"headers\": {\"A\": 1}") == "urls[1].headers.A: is a number and has to be a text")
        #expect(answerFault("\"headers\": []") == "urls[1].headers: is a list and has to be an object, {…}")
        #expect(answerFault("\"requestBody\": 1") == "urls[1].requestBody: is a number and has to be a text")
    }

    @Test("Numbers and words that are none of those that count") func values() {
        #expect(answerFault("\"status\": 600") == "urls[1].status: is not between 100 and 599")
        #expect(answerFault("\"times\": 0") == "urls[1].times: is not between 1 and 1000000")
        #expect(answerFault("\"delay\": 3600.5") == "urls[1].delay: is not between 0 and 3600")
        #expect(
            answerFault("\"failure\": \"lots\"")
                == "urls[1].failure: 'lots' is none of offline, timeout, noHost, refused, lost, certificate; is lost meant?"
        )
        #expect(
            answerFault("\"failure\": \"xyz\"")
                == "urls[1].failure: 'xyz' is none of offline, timeout, noHost, refused, lost, certificate")
        #expect(
            answerFault("\"failure\": \"lost\", \"json\": 1")
                == "urls[1]: has a failure and an answer; give one of them")
        #expect(
            answerFault("\"text\": \"\", \"file\": \"\", \"base64\": \"\"")
                == "urls[1]: has text and file and base64; give one of them")
        #expect(answerFault("\"base64\": \"?\"") == "urls[1].base64: is no base64")
        #expect(fault("{\"urls\": [{}]}").hasPrefix("urls[0]: lacks url, such as "))
        let sizes =
            "xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, "
        #expect(
            fault("{\"typeSize\": \"accessibility6\"}")
                == "typeSize: 'accessibility6' is none of \(sizes)accessibility4, accessibility5; is accessibility1 meant?"
        )
        #expect(fault("{\"direction\": \"rlt\"}") == "direction: 'rlt' is none of ltr, rtl; is rtl meant?")
        #expect(fault("{\"date\": \"June\"}") == "date: 'June' is no moment; write it like 2025-06-09T10:00:00Z")
        #expect(fault("{\"locale\": \"xx\"}") == "locale: 'xx' is no language; write it like de, de_DE or zh-Hans_CN")
        #expect(
            fault("{\"files\": {\"a\": {}}}")
                == "files[\"a\"]: lacks its content: a text, or one of json, text, file and base64")
    }

    @Test("Keys that are none: the first by its letters, and what is meant") func keys() {
        #expect(answerFault("\"zz\": 1, \"statsu\": 2") == "urls[1].statsu: is no key here; is status meant?")
        #expect(answerFault("\"tekt\": 1") == "urls[1].tekt: is no key here; is text meant?")
        #expect(
            answerFault("\"zz\": 1")
                == "urls[1].zz: is no key here; keys are base64, delay, failure, file, headers, json, method, requestBody, "
                + "status, text, times, url")
        #expect(
            fault("{\"files\": {\"a\": {\"text\": \"\", \"zz\": 1}}}")
                == "files[\"a\"].zz: is no key here; keys are base64, file, json, text")
        #expect(fault("{\"Date\": \"\"}") == "Date: is no key here; is date meant?")
    }

    @Test("Where JSON is none") func lines() {
        #expect(
            fault("{\n\"a\": 1,\n\"b\": x}") == "is no JSON in line 3" && fault("{\"a\" 1}") == "is no JSON in line 1")
        #expect(fault("{\"a\": [1,") == "is no JSON: it ends too early; does a bracket or a quote lack its end?")
    }

    // MARK: Values

    private func read(_ json: String) throws -> ScenarioValue {
        try JSONDecoder().decode(ScenarioValue.self, from: Data(json.utf8))
    }

    @Test("Any JSON is a value, and is written as it was") func json() throws {
        let text = #"{"a":[1,2.5,true,false,null,"x"],"b":{"c":{}},"d":-3}"#
        let value = try read(text)
        #expect(value == ["a": [1, 2.5, true, false, nil, "x"], "b": ["c": [:]], "d": -3])
        #expect(String(decoding: value.json, as: UTF8.self) == text)
        #expect(try read("1") == .integer(1) && read("1.5") == .number(1.5) && read("true") == .bool(true))
        #expect(try read("\"/a\"") == .text("/a") && read("null") == .null && read("[]") == .list([]))
        #expect(String(decoding: ScenarioValue.text("/a").json, as: UTF8.self) == "\"/a\"")
        #expect(ScenarioValue.integer(2).number == 2 && ScenarioValue.number(2.5).number == 2.5)
        #expect(ScenarioValue.text("2").number == nil && ScenarioValue.bool(true).number == nil)
        let twice = ScenarioValue(dictionaryLiteral: ("a", 1), ("a", 2))
        #expect(twice == .object(["a": .integer(2)]))
        let kinds: [ScenarioValue] = [nil, false, 1, 0.5, "", [], [:]]
        #expect(
            kinds.map(\.kind) == ["null", "a truth value", "a number", "a number", "a text", "a list", "an object"])
    }

    @Test("What is stored is what UserDefaults gives back; null is nothing") func stored() {
        #expect(ScenarioValue.null.stored == nil && ScenarioValue.bool(true).stored as? Bool == true)
        #expect(ScenarioValue.integer(3).stored as? Int == 3 && ScenarioValue.number(0.5).stored as? Double == 0.5)
        #expect(ScenarioValue.text("x").stored as? String == "x")
        let list: ScenarioValue = [1, nil, 2]
        #expect((list.stored as? [Any])?.count == 2)
        let object: ScenarioValue = ["a": 1, "b": nil]
        #expect((object.stored as? [String: Any])?.keys.sorted() == ["a"])
    }

    // MARK: Worlds

    @Test("Answers that are made by hand, and requests as lists have them") func answers() throws {
        let plain = Scenario.Answer("/a")
        #expect(plain.status == 200 && plain.delay == 0 && plain.body.isEmpty && plain.times == nil)
        #expect(plain.method == nil && plain.requestBody == nil && plain.failure == nil && plain.headers == [:])
        #expect(
            Scenario.Answer("/a", failure: .lost).failure == .lost
                && Scenario.Answer("/a", failure: .lost).status == 200)
        #expect(Scenario.Answer("/a", status: 404, body: Data([1])).body == Data([1]))
        let url = try #require(URL(string: "https://a.org/b?c"))
        #expect(ScenarioWorld.Request(url: url).text == "GET https://a.org/b?c")
        #expect(ScenarioWorld.Request(method: "PUT", url: url, body: Data([1])).text == "PUT https://a.org/b?c")
    }

    @Test("What nothing answers is told once, each time what is new") func notes() throws {
        var scenario = Scenario()
        scenario.urls = []
        let world = ScenarioWorld(scenario)
        func ask(_ path: String) throws {
            _ = world.answer(.init(url: try #require(URL(string: "https://a.org/\(path)"))))
        }
        for path in ["a", "b", "a"] { try ask(path) }
        let notes = ["a", "b", "c"].map {
            "nothing in the scenario answers GET https://a.org/\($0); add an answer to its urls"
        }
        #expect(world.takeNotes() == Array(notes[0...1]))
        try ask("c")
        try ask("b")
        #expect(world.takeNotes() == [notes[2]] && world.takeNotes() == [])
        #expect(world.unanswered == ["a", "b", "c"].map { "GET https://a.org/\($0)" })
        world.restart()
        #expect(world.unanswered == [] && world.takeNotes() == [])
        try ask("a")
        #expect(world.takeNotes() == [notes[0]])
    }

    @Test("An answer that counts is given so many times; the next that fits follows, and then none") func times() throws
    {
        var scenario = Scenario()
        var (first, second) = (Scenario.Answer("*", body: Data([1])), Scenario.Answer("*", body: Data([2])))
        (first.times, second.times) = (1, 2)
        scenario.urls = [first, second]
        let world = ScenarioWorld(scenario)
        let request = ScenarioWorld.Request(url: try #require(URL(string: "https://a.org/")))
        #expect(
            (0..<5).map { _ in world.answer(request, counts: false)?.body } == Array(repeating: Data([1]), count: 5))
        #expect((0..<5).map { _ in world.answer(request)?.body.first } == [1, 2, 2, nil, nil])
        #expect(world.answer(request, counts: false) == nil && world.answersRequests)
    }
}
