import Foundation
import GalleyProtocol
import GalleyWorker
import Testing

/// Every kind of value that is made from texts, at the ends of what fits, and what is said beyond: `FieldsDecoder`'s documentation.
@Suite("Values from fields")
struct FieldReadingTests {
    private func decode<Value: Decodable>(
        _ type: Value.Type, _ fields: [(String, String)], refusesOthers: Bool = true
    ) throws -> Value {
        try FieldsDecoder(fields.map { HostField(name: $0.0, value: $0.1) })
            .decode(type, refusesOthers: refusesOthers)
    }

    private struct One<Value: Decodable>: Decodable { var v: Value }
    private struct Maybe<Value: Decodable>: Decodable { var v: Value? }

    private func one<Value: Decodable>(_ text: String, as type: Value.Type = Value.self) throws
        -> Value
    {
        try decode(One<Value>.self, [("v", text)]).v
    }

    private func fault<Value: Decodable>(_ type: Value.Type, _ fields: [(String, String)]) -> String {
        do {
            return "\(try decode(type, fields))"
        } catch { return (error as? FieldMisfit).map { "\($0.field ?? "-"): \($0)" } ?? "\(error)" }
    }

    @Test("Whole numbers of every size, at both ends") func integers() throws {
        #expect(try one("-128") == Int8.min && one("127") == Int8.max)
        #expect(try one("-32768") == Int16.min && one("32767") == Int16.max)
        #expect(try one("-2147483648") == Int32.min && one("2147483647") == Int32.max)
        #expect(try one("-9223372036854775808") == Int64.min && one("9223372036854775807") == Int.max)
        #expect(try one("0") == UInt8.min && one("255") == UInt8.max && one("65535") == UInt16.max)
        #expect(try one("4294967295") == UInt32.max && one("18446744073709551615") == UInt64.max)
        #expect(try one("18446744073709551615") == UInt.max && one("12") == 12)
        #expect(
            fault(One<Int8>.self, [("v", "128")])
                == "v: 'v' must be a number from -128 to 127, and is '128'")
        #expect(
            fault(One<UInt8>.self, [("v", "-1")]) == "v: 'v' must be a number from 0 to 255, and is '-1'")
        #expect(
            fault(One<UInt16>.self, [("v", "65536")])
                == "v: 'v' must be a number from 0 to 65535, and is '65536'")
        #expect(fault(One<Int>.self, [("v", "1.0")]) == "v: 'v' must be a whole number, and is '1.0'")
        #expect(fault(One<Int>.self, [("v", "")]) == "v: 'v' must be a whole number, and is ''")
    }

    @Test("Numbers with a fraction, and truth values in each of their words") func numbers() throws {
        #expect(try one("-2.5e2") == -250.0 && one("0.5") == Float(0.5))
        for text in ["inf", "nan", "-inf", "1,5", ""] {
            #expect(fault(One<Double>.self, [("v", text)]) == "v: 'v' must be a number, and is '\(text)'")
        }
        for text in ["true", "yes", "1", "TRUE", "Yes"] {
            #expect(try one(text, as: Bool.self), "\(text)")
        }
        for text in ["false", "no", "0", "False", "NO"] {
            #expect(try !one(text, as: Bool.self), "\(text)")
        }
        #expect(fault(One<Bool>.self, [("v", "2")]) == "v: 'v' must be true or false, and is '2'")
        let long = String(repeating: "x", count: 101)
        #expect(
            fault(One<Bool>.self, [("v", long)])
                == "v: 'v' must be true or false, and is '\(long.dropLast())'")
    }

    @Test("Types that have texts of their own") func known() throws {
        #expect(try one("AQID") == Data([1, 2, 3]) && one("12.25") == Decimal(1225) / 100)
        let uuid = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
        #expect(try one(uuid, as: UUID.self).uuidString == uuid && one("a:b") == URL(string: "a:b"))
        #expect(fault(One<Data>.self, [("v", "?")]) == "v: 'v' must be Base64, and is '?'")
        #expect(fault(One<UUID>.self, [("v", "1")]) == "v: 'v' must be a UUID, and is '1'")
        #expect(fault(One<Decimal>.self, [("v", "x")]) == "v: 'v' must be a number, and is 'x'")
        // 19 days into 1970, and with hours.
        #expect(try one("1970-01-20") == Date(timeIntervalSince1970: 19 * 86_400))
        #expect(try one("1970-01-01T02:00:00Z") == Date(timeIntervalSince1970: 7200))
    }

    private struct Inner: Decodable, Equatable {
        var a: Int
        var b: Bool?
    }

    @Test("Lists are fields that are there several times, one time, or JSON") func lists() throws {
        func list<Value: Decodable>(_ texts: [String], as type: Value.Type = Value.self) throws
            -> [Value]
        {
            try decode(One<[Value]>.self, texts.map { ("v", $0) }).v
        }
        #expect(
            try list(["1", "-2", "3"]) == [1, -2, 3] && list(["7"]) == [7]
                && list([""], as: Int.self) == [])
        #expect(try list(["", ""]) == ["", ""] && list(["yes", "0"]) == [true, false])
        #expect(try list(["1.5", "2"]) == [1.5, 2] && list(["0.5"]) == [Float(0.5)])
        #expect(try list(["1", "2"]) == [Int8(1), 2] && list(["1", "2"]) == [Int16(1), 2])
        #expect(try list(["1", "2"]) == [Int32(1), 2] && list(["1", "2"]) == [Int64(1), 2])
        #expect(try list(["1", "2"]) == [UInt(1), 2] && list(["1", "2"]) == [UInt8(1), 2])
        #expect(try list(["1", "2"]) == [UInt16(1), 2] && list(["1", "2"]) == [UInt32(1), 2])
        #expect(try list(["1", "2"]) == [UInt64(1), 2])
        #expect(try list(["AQ==", "Ag=="]) == [Data([1]), Data([2])])
        #expect(
            try list([#"{"a": 1}"#, #"{"a": 2, "b": true}"#]) == [
                Inner(a: 1, b: nil), Inner(a: 2, b: true),
            ])
        #expect(try list([#"[{"a": 1}, {"a": 2}]"#]) == [Inner(a: 1, b: nil), Inner(a: 2, b: nil)])
        #expect(fault(One<[Int]>.self, []) == "v: 'v' is missing")
        #expect(
            fault(One<[Int]>.self, [("v", "1"), ("v", "x")])
                == "v: 'v' must be a whole number, and is 'x'")
    }

    @Test("Members stand behind a dot, however deep; other names that begin so are others")
    func members() throws {
        let fields = [("v.a", "1"), ("v.b", "no"), ("va", "9")]
        #expect(try decode(One<Inner>.self, fields, refusesOthers: false).v == Inner(a: 1, b: false))
        #expect(fault(One<Inner>.self, fields) == "va: there is no 'va'; it takes v, v.a, v.b")
        let deep = try decode(One<One<Inner>>.self, [("v.v.a", "5")])
        #expect(deep.v.v == Inner(a: 5, b: nil))
        #expect(fault(One<One<Inner>>.self, [("v.v.b", "yes")]) == "v.v.a: 'v.v.a' is missing")
        #expect(
            try decode(Maybe<Inner>.self, []).v == nil && decode(Maybe<Inner>.self, [("v", "")]).v == nil)
    }

    @Test("A dictionary takes what there is") func dictionaries() throws {
        #expect(try decode([String: Int].self, [("a", "1"), ("b", "2")]) == ["a": 1, "b": 2])
        let inner = try decode(
            One<[String: Int]>.self, [("v.x", "3"), ("v.yy", "4"), ("w", "5")], refusesOthers: false)
        #expect(inner.v == ["x": 3, "yy": 4])
        #expect(
            try decode([String: Inner].self, [("k.a", "1"), ("k.b", "yes")]) == [
                "k": Inner(a: 1, b: true)
            ])
    }

    private enum Level: Int, Decodable {
        case low = 1
        case high = 3
    }
    private struct Wrapped: Decodable, Equatable {
        var text: String
        init(from decoder: any Decoder) throws {
            text = try decoder.singleValueContainer().decode(String.self)
        }
    }

    @Test("Choices by their numbers, and types that are one value") func choices() throws {
        #expect(try one("3", as: Level.self) == .high)
        #expect(fault(One<Level>.self, [("v", "2")]) == "v: 'v' must be a Level, and is '2'")
        #expect(try one("abc", as: Wrapped.self).text == "abc")
        #expect(try decode(One<[Wrapped]>.self, [("v", "x"), ("v", "y")]).v.map(\.text) == ["x", "y"])
        #expect(fault(One<Wrapped>.self, [("v", "x"), ("v", "y")]) == "v: 'v' is there 2 times")
        #expect(fault(One<Inner>.self, [("v", "{\"a\": 1")]).hasPrefix("v: 'v' is no JSON for Inner: "))
        #expect(fault(One<Inner>.self, [("v", "{}")]) == "v: 'v' is no JSON for Inner: 'a' is missing")
    }

    private struct Nothing: Decodable {}

    @Test("What nobody asks for is refused by name, where it is to be") func others() throws {
        #expect(fault(Nothing.self, [("x", "1")]) == "x: there is no 'x'; it takes nothing")
        #expect(
            fault(One<Int>.self, [("v", "1"), ("x", "1"), ("y", "2")]) == "x: there is no 'x'; it takes v"
        )
        #expect(try decode(One<Int>.self, [("v", "1"), ("x", "1")], refusesOthers: false).v == 1)
        #expect(
            fault(One<String>.self, [("v", "a"), ("v", "b"), ("v", "c")]) == "v: 'v' is there 3 times")
    }
}
