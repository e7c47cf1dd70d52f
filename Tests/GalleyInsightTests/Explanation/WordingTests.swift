import Foundation
import Galley
import Testing

@testable import GalleyInsight

/// Words that explanations are made of, and the texts of JSON (RFC 8259).
@Suite("Words of explanations") struct WordingTests {
    @Test("Counts, plurals and lists") func counts() {
        #expect([0, 1, 10, 11, -1].map { Wording.count($0) } == ["no", "one", "ten", "11", "-1"])
        #expect([0, 2, 11].map { Wording.count($0, isFirst: true) } == ["No", "Two", "11"])
        #expect([0, 1, 2].map { Wording.plural($0, "line") } == ["0 lines", "1 line", "2 lines"])
        let words: [[String]] = [[], ["a"], ["a", "b"], ["a", "b", "c"]]
        #expect(words.map(Wording.list) == ["", "a", "a and b", "a, b and c"])
    }

    @Test("Numbers, sizes and points to a hundredth") func numbers() {
        let seen: [String] = [
            Wording.number(1.004), Wording.number(2.0), Wording.number(-0.25), Wording.length(.nan),
            Wording.length(3.5),
            Wording.size(CGSize(width: 1, height: 2.5)), Wording.size(ProposedViewSize(width: nil, height: 4)),
            Wording.point(CGPoint(x: -1, y: 2)),
        ]
        #expect(seen == ["1", "2", "-0.25", "nil", "3.5", "1×2.5", "nil×4", "(-1, 2)"])
        let same: [Bool] = [
            Wording.areSame(1, 1.004), Wording.areSame(0, 0.005), Wording.areSame(0, -0.004),
            Wording.areSame(.nan, .nan),
            Wording.areSame(.nan, 1), Wording.areSame(.infinity, .infinity), Wording.areSame(1, .nan),
        ]
        #expect(same == [true, false, true, true, false, true, false])
    }

    @Test("Excerpts of texts: one line of so many letters, the last one an ellipsis") func excerpts() {
        let letters = String(repeating: "a", count: 32)
        let seen: [String] = [
            Wording.excerpt(letters), Wording.excerpt(letters + "b"), Wording.excerpt("one\ntwo"),
            Wording.excerpt("abcd", 3),
            Wording.excerpt("abc", 3), Wording.excerpt("abc\n", 3), Wording.excerpt(""),
        ]
        #expect(seen == [letters, String(letters.dropLast()) + "…", "one…", "ab…", "abc", "abc…", ""])
    }

    @Test("Objects and lists of JSON, with commas between what is in them") func writer() {
        var writer = JSONWriter()
        writer.open()
        writer.add("a", 1)
        writer.add("b", ifAny: Int?.none)
        writer.add("c", ifAny: "x")
        writer.list("none", [Int]()) { $0.add("n", $1) }
        writer.list("some", [1, 2]) { writer, number in
            writer.add("n", number)
            writer.add("half", Double(number) / 2)
        }
        writer.key("inner")
        writer.open()
        writer.close()
        writer.add("last", [true, false])
        writer.close()
        #expect(
            writer.text
                == #"{"a":1,"c":"x","some":[{"n":1,"half":0.5},{"n":2,"half":1}],"inner":{},"last":[true,false]}"#)
    }

    @Test("Values of JSON: what is unspecified is null, what has no number stands in quotes") func values() {
        let seen: [String] = [
            Double.nan.json, Double.infinity.json, (-Double.infinity).json, 0.25.json, 7.json, Int32(-3).json,
            true.json,
            ["a", "b"].json, ProposedViewSize(width: nil, height: 5).json,
            ProposedViewSize(width: 1.5, height: nil).json,
        ]
        let wanted: [String] = [
            "null", "\"inf\"", "\"-inf\"", "0.25", "7", "-3", "true", #"["a","b"]"#, "[null,5]", "[1.5,null]",
        ]
        #expect(seen == wanted)
    }
}
