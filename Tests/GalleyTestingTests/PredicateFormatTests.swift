import Foundation
import GalleyFoundation
import Testing

/// Predicates in words, after Apple's "Predicate Programming Guide" (Predicate Format String Syntax; its examples among them).
@Suite("Predicates in words")
struct PredicateFormatTests {
    private struct Person {
        var name: String
        var age = 0
        var tags: [String] = []
        var mail: String?
    }

    private func holds(_ format: String, _ arguments: [Any] = [], for object: Any?) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
    }

    // "the left hand expression equals the right hand expression using a regex-style comparison": all of it.
    @Test func matches() {
        let mail = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
        #expect(NSPredicate(format: "SELF MATCHES %@", mail).evaluate(with: "ada@example.org"))
        #expect(!NSPredicate(format: "SELF MATCHES %@", mail).evaluate(with: "ada@example.org!"))
        #expect(!holds("SELF MATCHES 'a|ab'", for: "abc"))
        #expect(holds("SELF MATCHES 'a|ab'", for: "ab"))
        #expect(holds("SELF MATCHES[c] 'ab'", for: "AB"))
        #expect(!holds("SELF MATCHES '('", for: "("))
    }

    // "? and * are allowed as wildcard characters, where ? matches 1 character and * matches 0 or more characters."
    @Test func texts() {
        #expect(holds("name LIKE 'A?a*'", for: Person(name: "Adam")))
        #expect(!holds("name LIKE 'A.a*'", for: Person(name: "Adam")))
        #expect(holds("name BEGINSWITH[c] 'ad'", for: Person(name: "Adam")))
        #expect(!holds("name BEGINSWITH 'ad'", for: Person(name: "Adam")))
        #expect(holds("name ENDSWITH %@", ["am"], for: Person(name: "Adam")))
        #expect(holds("name CONTAINS[cd] 'JOSE'", for: Person(name: "don José")))
        #expect(!holds("name CONTAINS[c] 'JOSE'", for: Person(name: "don José")))
    }

    @Test func numbers() {
        let person = Person(name: "Ada", age: 36)
        #expect(holds("age >= %d && age =< 36", [36], for: person))
        #expect(!holds("age > 36 || age != 36", for: person))
        // "The right hand side is an array of two values that specify upper and lower bounds", and both count.
        #expect(holds("age BETWEEN {36, 40}", for: person))
        #expect(holds("age BETWEEN %@", [[1, 36]], for: person))
        #expect(!holds("age BETWEEN {1, 35}", for: person))
        #expect(holds("isOn == YES", for: ["isOn": true]))
    }

    // "NOT" binds before "AND", and that before "OR".
    @Test func order() {
        let person = Person(name: "Ada", age: 36)
        #expect(holds("age == 1 AND age == 2 OR name == 'Ada'", for: person))
        #expect(!holds("age == 1 AND (age == 2 OR name == 'Ada')", for: person))
        #expect(!holds("NOT name == 'Ada' AND age == 36", for: person))
        #expect(holds("TRUEPREDICATE AND NOT FALSEPREDICATE", for: nil))
    }

    @Test func paths() {
        #expect(holds("%K == %@", ["a.b", 3], for: ["a": ["b": 3]]))
        #expect(holds("SELF IN {'a', \"b\"}", for: "b"))
        #expect(holds("SELF IN %@", [["a", "b"]], for: "b"))
        #expect(!holds("SELF IN {'a', 'b'}", for: "c") && !holds("name IN {'a', 'b'}", for: Person(name: "ab")))
        #expect(holds("tags CONTAINS 'x'", for: Person(name: "", tags: ["w", "x"])))
        #expect(!holds("tags CONTAINS 'y'", for: Person(name: "", tags: ["w", "x"])))
        #expect(!holds("absent IN {'a', 'b'}", for: Person(name: "")))
        #expect(holds("ANY tags == 'x' AND NONE tags == 'y'", for: Person(name: "", tags: ["w", "x"])))
        #expect(!holds("ALL tags == 'x'", for: Person(name: "", tags: ["w", "x"])))
        #expect(holds("tags.@count == 2", for: Person(name: "", tags: ["w", "x"])))
        #expect(holds("mail == nil", for: Person(name: "")))
        #expect(holds("mail == 'm'", for: Person(name: "", mail: "m")))
        #expect(!holds("absent == absent", for: Person(name: "")))
    }

    // Apple's ends the process.
    @Test(arguments: ["", "(", "age >", "age 3", "SELF MATCHES %@", "'", "%", "{", "a == {1,", "NOT", "== 3"])
    func noPredicate(format: String) { #expect(!holds(format, for: "x")) }

    @Test func deep() {
        let count = 100_000
        let (open, close) = (String(repeating: "(", count: count), String(repeating: ")", count: count))
        #expect(!holds(open + "SELF == 1" + close, for: 1))
        #expect(!holds(String(repeating: "NOT ", count: count) + "SELF == 1", for: 1))
    }
}
