import Foundation
import GalleyFoundation
import Testing

/// Predicates in words at their edges: options, groups, lists and quantifiers, after Apple's "Predicate Programming
/// Guide".
@Suite("Predicates at their edges") struct PredicateLimitTests {
    private func holds(_ format: String, _ arguments: [Any] = [], _ object: Any?) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
    }

    @Test("Case and marks are left out of account as the options say") func options() {
        // The letter's case alone, its mark alone, both.
        for (format, seen) in [
            ("SELF BEGINSWITH 'ÉT'", [true, false, false, false]),
            ("SELF BEGINSWITH[c] 'ÉT'", [true, true, false, false]),
            ("SELF BEGINSWITH[d] 'ÉT'", [true, false, true, false]),
            ("SELF BEGINSWITH[cd] 'ÉT'", [true, true, true, true]),
            ("SELF BEGINSWITH[dc] 'ÉT'", [true, true, true, true]),
            ("SELF LIKE[c] 'ÉT*'", [true, true, false, false]),
            ("SELF LIKE[cd] 'ÉT*'", [true, true, true, true]),
            ("SELF ENDSWITH[c] 'TÉ'", [true, true, false, false]),
        ] {
            #expect(["ÉTÉ", "été", "ETE", "ete"].map { holds(format, [], $0) } == seen, "\(format)")
        }
        for format in ["SELF ==[c 'a'", "SELF ==[] 'a'", "SELF ==c] 'a'", "SELF ==[c", "SELF ==[c]", "SELF =="] {
            #expect(!holds(format, [], "a"), "\(format)")
        }
        // An order of texts with their case left out.
        #expect(holds("SELF <[c] 'B'", [], "a") && !holds("SELF <[c] 'A'", [], "b"))
    }

    @Test("Quantifiers, of lists and of one value") func quantifiers() {
        let object: [String: Any] = ["n": [1, 2, 3], "e": [Int](), "one": 2]
        for (format, isTrue) in [
            ("ANY n == 3", true), ("ANY n == 4", false), ("SOME n > 2", true), ("SOME n > 3", false),
            ("ALL n >= 1", true), ("ALL n >= 2", false), ("NONE n == 4", true), ("NONE n == 1", false),
            ("ANY e == 1", false), ("ALL e == 1", true), ("NONE e == 1", true), ("ANY one == 2", true),
            ("all n < 4", true), ("none n < 1", true), ("NOT ANY n == 4", true), ("ANY n IN {3, 9}", true),
            ("ANY n BETWEEN {3, 9}", true), ("ANY n BETWEEN {4, 9}", false), ("ALL n == 1 OR ANY n == 2", true),
            ("n == 1", false), ("n.@count == 3", true), ("e.@count == 0", true), ("n.@count > 3", false),
        ] { #expect(holds(format, [], object) == isTrue, "\(format)") }
    }

    @Test("Groups in groups, of conditions and of values") func groups() {
        let (open, close) = (String(repeating: "(", count: 40), String(repeating: ")", count: 40))
        #expect(holds("\(open)SELF == 1\(close)", [], 1) && !holds("\(open)SELF == 1\(close)", [], 2))
        #expect(!holds("\(open)SELF == 1\(close))", [], 1) && !holds("(\(open)SELF == 1\(close)", [], 1))
        #expect(holds("\(open)SELF\(close) == 1", [], 1) && holds("SELF == \(open)1\(close)", [], 1))
        #expect(holds(String(repeating: "NOT ", count: 40) + "SELF == 1", [], 1))
        #expect(!holds(String(repeating: "NOT ", count: 41) + "SELF == 1", [], 1))
        // Where a group is no condition it is a value, and the arguments in it count once.
        #expect(holds("(%@) == SELF AND SELF == %@", [1, 1], 1) && !holds("(%@) == SELF AND SELF == %@", [1, 2], 1))
        #expect(holds("(SELF == 1) AND (SELF == 1 OR SELF == 2)", [], 1))
        #expect(holds("SELF == 2 OR (SELF == 1 AND NOT SELF == 3)", [], 1))
    }

    @Test("Lists of values") func lists() {
        for (format, isTrue) in [
            ("SELF IN {1, 2, 3}", true), ("SELF IN {1, 3}", false), ("SELF IN {}", false), ("SELF IN {2}", true),
            ("SELF IN {2,}", true), ("SELF IN {,2}", false), ("SELF IN {1 2}", false), ("SELF IN {2", false),
            ("SELF IN {{1}, 2}", true), ("SELF IN {'2'}", false), ("SELF IN {1, (2)}", true),
            ("{1, 2} CONTAINS SELF", true), ("{1, 3} CONTAINS SELF", false), ("{1, 2} == {1, 2}", true),
            ("{1, 2} == {2, 1}", false), ("{1, 2} != {2, 1}", true), ("SELF BETWEEN {1, 3}", true),
            ("SELF BETWEEN {2, 2}", true), ("SELF BETWEEN {3, 1}", false), ("SELF BETWEEN {1, 2, 3}", false),
        ] { #expect(holds(format, [], 2) == isTrue, "\(format)") }
        #expect(holds("SELF IN %@ AND SELF BETWEEN %@", [[1, 2], [2, 3]], 2))
    }

    @Test("Ways to values: keys, members, members of the class above, lists on the way") func paths() {
        class Base { var low = 5 }
        final class Top: Base { var high = 6, list = [["k": 1], ["k": 2]] }
        let object = Top()
        for (format, isTrue) in [
            ("low == 5", true), ("high == 6", true), ("SELF.low == 5", true), ("self.high == 6", true),
            ("list.k == {1, 2}", true), ("ANY list.k == 2", true), ("ALL list.k > 0", true), ("list.@count == 2", true),
            ("nothing == 5", false), ("nothing != 5", true), ("low.nothing == 5", false),
        ] { #expect(holds(format, [], object) == isTrue, "\(format)") }
        #expect(holds("length == 3", [], "abc") && !holds("length == 2", [], "abc"))
        #expect(holds("%K.%K == 1", [], nil) == false && holds("%K == nil", ["a"], ["b": 1]))
        #expect(holds("SELF == nil", [], nil) && !holds("SELF != nil", [], nil))
    }
}
