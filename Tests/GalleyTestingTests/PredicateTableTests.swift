import Foundation
import GalleyFoundation
import Testing

/// Predicates word by word, after Apple's "Predicate Programming Guide": what each says of an object.
@Suite("Predicates, word by word") struct PredicateTableTests {
    private class Animal { var legs = 4 }
    private final class Dog: Animal {
        var name = "Rex"
        var mail: String? = "m"
        var gone: Int?
        var pups: [[String: Any]] = [["name": "Ann", "age": 1], ["name": "Bob", "age": 2]]
    }

    private let when = Date(timeIntervalSinceReferenceDate: 100)

    private func wrong(_ table: [(String, [Any], Any?, Bool)]) -> [String] {
        table.compactMap { format, arguments, object, holds in
            NSPredicate(format: format, argumentArray: arguments).evaluate(with: object) == holds ? nil : format
        }
    }

    @Test("Comparisons of numbers, texts and dates, at what is equal and on both sides of it") func comparisons() {
        var table: [(String, [Any], Any?, Bool)] = []
        let signs: [(String, Bool, Bool, Bool)] = [
            ("==", false, true, false), ("=", false, true, false), ("!=", true, false, true), ("<>", true, false, true),
            ("<", true, false, false), (">", false, false, true), ("<=", true, true, false), ("=<", true, true, false),
            (">=", false, true, true), ("=>", false, true, true),
        ]
        for (sign, below, at, above) in signs {
            for (value, holds) in [(1, below), (2, at), (3, above)] {
                table.append(("SELF \(sign) 2", [], value, holds))
            }
            for (value, holds) in [("a", below), ("b", at), ("c", above)] {
                table.append(("SELF \(sign) 'b'", [], value, holds))
            }
            for (seconds, holds) in [(-1.0, below), (0, at), (1, above)] {
                table.append(("SELF \(sign) %@", [when], when + seconds, holds))
            }
        }
        // Values of different kinds have no order.
        for sign in ["<", ">", "<=", ">="] { table.append(("SELF \(sign) 'b'", [], 1, false)) }
        table += [
            ("SELF BETWEEN {2, 4}", [], 1.9, false), ("SELF BETWEEN {2, 4}", [], 2, true),
            ("SELF BETWEEN {2, 4}", [], 4, true), ("SELF BETWEEN {2, 4}", [], 4.1, false),
            ("SELF BETWEEN {1, 2, 3}", [], 2, false), ("SELF BETWEEN {1}", [], 1, false),
            ("SELF BETWEEN 1", [], 1, false),
            ("SELF BETWEEN {1, 'x'}", [], 1, false), ("SELF BETWEEN {'a', 'c'}", [], "b", true),
        ]
        #expect(wrong(table) == [])
    }

    @Test("Letters of numbers, texts, names and arguments") func words() {
        let object: [String: Any] = [
            "a": 1, "in": 2, "_b2": 3, "t": "x\ny\tz", "q": "it's", "c": ["d": -1.5], "e": 1000,
        ]
        #expect(
            wrong([
                ("a == 1.0", [], object, true), ("c.d == -1.5", [], object, true), ("c.d = -.15e1", [], object, true),
                ("e == 1e3", [], object, true), ("e == 1e+3", [], object, true), ("a == 1e", [], object, false),
                (".5 < a", [], object, true), ("#in == 2", [], object, true), ("_b2 == 3", [], object, true),
                ("t == 'x\\ny\\tz'", [], object, true), ("q == 'it\\'s'", [], object, true),
                ("q == \"it's\"", [], object, true), ("q == 'it\\", [], object, false),
                ("q == \"it's'", [], object, false),
                ("a == %d", [1], object, true), ("a == %ld", [1], object, true), ("a == %llu", [1], object, true),
                ("a == %f", [1.0], object, true), ("%K == %@", ["c.d", -1.5], object, true),
                ("%K == 1", [3], object, false),
                ("a == %@", [], object, false), ("a == %@ AND in == %@", [1, 2], object, true),
                ("a == %@ AND #in == %@", [2, 1], object, false), ("  a==1  ", [], object, true),
                ("a == 1 b", [], object, false), ("a ! 1", [], object, false), ("a = = 1", [], object, false),
                ("(a) == (1)", [], object, true), ("((a == 1))", [], object, true), ("(a == 1", [], object, false),
                ("a == (1", [], object, false), ("a IN {1, 5}", [], object, true), ("a IN {5 1}", [], object, false),
                ("a IN {}", [], object, false), ("a IN {e, in, a}", [], object, true),
                ("a CONTAINS[x 1", [], object, false), ("q CONTAINS[c]", [], object, false),
                ("q CONTAINS[", [], object, false), ("q CONTAINS[1] 'i'", [], object, false),
            ]) == [])
    }

    @Test("And, or, not, whatever their letters' case") func logic() {
        func said(_ a: Bool, _ b: Bool) -> [String: Any] { ["a": a, "b": b] }
        var table: [(String, [Any], Any?, Bool)] = []
        for a in [true, false] {
            for b in [true, false] {
                for (format, holds) in [
                    ("a == YES AND b == TRUE", a && b), ("a == yes && b == true", a && b),
                    ("a == YES or b == YES", a || b),
                    ("a == YES || b == YES", a || b), ("not a == YES", !a), ("!(a == YES)", !a),
                    ("! a == YES AND b == YES", !a && b),
                    ("NOT (a == NO OR b == FALSE)", a && b), ("a == YES AND b == YES OR a == NO AND b == NO", a == b),
                    ("a == NO OR a == YES OR b == YES", true), ("a == NO AND a == YES AND b == YES", false),
                    ("truepredicate and a == 1", a), ("FALSEPREDICATE OR a == 1", a), ("NOT NOT a == 1", a),
                ] { table.append((format, [], said(a, b), holds)) }
            }
        }
        for format in ["a == 1 AND", "a == 1 OR", "OR a == 1", "NOT", "a == 1 AND (b == 1", "a == YES &&& b == YES"] {
            table.append((format, [], said(true, true), false))
        }
        #expect(wrong(table) == [])
    }

    @Test("Texts that contain, begin, end, are like and match others") func texts() {
        #expect(
            wrong([
                ("SELF CONTAINS 'bc'", [], "abcd", true), ("SELF CONTAINS 'cb'", [], "abcd", false),
                ("SELF BEGINSWITH 'ab'", [], "abcd", true), ("SELF BEGINSWITH 'bc'", [], "abcd", false),
                ("SELF ENDSWITH 'cd'", [], "abcd", true), ("SELF ENDSWITH 'bc'", [], "abcd", false),
                ("SELF BEGINSWITH 1", [], "1a", false), ("SELF CONTAINS 'a'", [], 1, false),
                ("SELF LIKE 'a?d'", [], "abd", true), ("SELF LIKE 'a?d'", [], "ad", false),
                ("SELF LIKE 'a*d'", [], "ad", true), ("SELF LIKE 'a*d'", [], "a\nbd", true),
                ("SELF LIKE 'a(.)*'", [], "a(.)b", true), ("SELF LIKE 'b'", [], "abc", false),
                ("SELF like[c] 'A*'", [], "abc", true), ("SELF LIKE 'A*'", [], "abc", false),
                ("SELF MATCHES 'b'", [], "abc", false), ("SELF MATCHES '[a-c]+'", [], "abc", true),
                ("SELF MATCHES '.*'", [], 1, false), ("SELF MATCHES[d] 'é'", [], "e", false),
                ("SELF MATCHES[cd] 'É'", [], "é", true),
                ("SELF ==[c] 'ABC'", [], "abc", true), ("SELF ==[d] 'äbc'", [], "abc", true),
                ("SELF ==[d] 'ABC'", [], "abc", false), ("SELF ==[c] 'äbc'", [], "abc", false),
                ("SELF ==[CD] 'ÄBC'", [], "abc", true), ("SELF IN[c] {'A', 'B'}", [], "b", true),
                ("SELF IN {'A', 'B'}", [], "b", false), ("SELF IN 'abc'", [], "b", true),
                ("SELF IN 'abc'", [], "d", false),
            ]) == [])
    }

    @Test("Ways through objects, lists and what has none") func paths() {
        let dog = Dog()
        #expect(
            wrong([
                ("legs == 4", [], dog, true), ("SELF.name == 'Rex'", [], dog, true), ("self.legs == 4", [], dog, true),
                ("mail == 'm'", [], dog, true), ("mail != nil", [], dog, true), ("gone == nil", [], dog, true),
                ("gone == NULL", [], dog, true), ("name.length == 3", [], dog, true),
                ("name.@count == 3", [], dog, true),
                ("legs.@count == 1", [], dog, false), ("pups.@count == 2", [], dog, true),
                ("ANY pups.name == 'Ann'", [], dog, true), ("SOME pups.name == 'Bob'", [], dog, true),
                ("ANY pups.name == 'Cat'", [], dog, false), ("ALL pups.age > 0", [], dog, true),
                ("ALL pups.age > 1", [], dog, false), ("NONE pups.age > 2", [], dog, true),
                ("NONE pups.age > 1", [], dog, false), ("any pups.age = 2", [], dog, true),
                ("pups.name CONTAINS 'Bob'", [], dog, true), ("ANY legs == 4", [], dog, true),
                ("pups.none CONTAINS %@", [NSNull()], dog, true),
                ("absent == nil", [], dog, false), ("absent == 1", [], dog, false),
                ("pups CONTAINS absent", [], dog, false),
                ("pups.length == 2", [], dog, false),
                ("ALL SELF == 1", [], [Int](), true), ("ANY SELF == 1", [], [Int](), false),
                ("a.b == 1", [], NSDictionary(dictionary: ["a": ["b": 1]]), true),
            ]) == [])
    }

    @Test("Values of Swift and Foundation are compared by what they are") func values() throws {
        let (uuid, url) = (UUID(), try #require(URL(string: "https://example.org/a")))
        #expect(
            wrong([
                ("SELF == 1", [], Int8(1), true), ("SELF == 1", [], UInt(1), true),
                ("SELF == 1.5", [], Float(1.5), true),
                ("SELF == 1.5", [], NSNumber(value: 1.5), true), ("SELF == YES", [], true, true),
                ("SELF == NO", [], false, true),
                ("SELF == YES", [], false, false), ("SELF == 'ab'", [], "abc".prefix(2), true),
                ("SELF == 'ab'", [], NSString(string: "ab"), true), ("SELF == %@", [uuid.uuidString], uuid, true),
                ("SELF == 'https://example.org/a'", [], url, true), ("SELF == %@", [when as NSDate], when, true),
                ("SELF == %@", [[1, 2]], [1, 2], true), ("SELF == %@", [[2, 1]], [1, 2], false),
                ("SELF == %@", [[1, 2]], NSArray(array: [1, 2]), true), ("1 IN SELF", [], Set([1]), true),
                ("SELF == nil", [], nil, true), ("SELF == nil", [], NSNull(), true),
                ("SELF == nil", [], Optional<Any>.none as Any, true),
                ("SELF == 3", [], Optional(3) as Any, true), ("SELF == SELF", [], Dog(), false),
                ("SELF == 0", [], nil, false),
            ]) == [])
    }
}
