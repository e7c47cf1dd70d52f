import Foundation
import GalleyScenario
import Testing

@testable import GalleyRPC

/// The values of messages: RFC 8259, and JSON-RPC 2.0, whose ids are given back as they came.
@Suite("Values of messages")
struct JSONValueTests {
    private func value(_ text: String) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    }

    private func text(_ value: JSONValue) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    @Test(
        "What is read is written as it was",
        arguments: [
            "null", "true", "false", "0", "-17", "9007199254740993", "1.5", "\"a\\\"b\"", "[]", "{}",
            "[1,[2.25,null],{\"a\":false}]",
        ])
    func same(_ json: String) throws {
        #expect(try text(value(json)) == json)
    }

    @Test("A number is a number, with a fraction or without, and nothing else is") func numbers() throws {
        #expect(try value("3").number == 3)
        #expect(try value("3.5").number == 3.5)
        // RFC 8259, 6: both are the same number.
        #expect(try value("1.0") == value("1"))
        for other in ["true", "\"3\"", "null", "[3]"] { #expect(try value(other).number == nil) }
    }

    @Test("Each kind is read as that kind alone") func kinds() throws {
        let object = try value("{\"text\": \"a\", \"list\": [1], \"bool\": true, \"null\": null}")
        #expect(
            object.isObject && object["text"]?.text == "a" && object["list"]?.list == [1]
                && object["bool"]?.bool == true)
        #expect(object["text"]?.bool == nil && object["text"]?.list == nil && object["bool"]?.text == nil)
        #expect(object["list"]?.isObject == false && object["text"]?["a"] == nil)
        // A null is there, and is no value.
        #expect(object["null"] == nil && object.hasKey("null") && !object.hasKey("none"))
        #expect(JSONValue.text("a").hasKey("a") == false)
    }
}
