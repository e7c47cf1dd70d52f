import Testing

@testable import GalleySymbols

/// Source in words, literals and marks, with their lines (The Swift Programming Language: Lexical Structure; and the
/// documentation of `SwiftTokens`).
@Suite("Words, literals and marks of source") struct SwiftTokenTests {
    /// Words as they are, literals in quotation marks, `?` for those that are not plain.
    private func told(_ source: String) -> [String] {
        SwiftTokens.tokens(of: source).map { token in
            switch token.kind {
            case .word(let word): word
            case .string(let text): text.map { "'\($0)'" } ?? "?"
            case .mark(let mark): "<\(mark)>"
            }
        }
    }

    private func lines(_ source: String) -> [Int] { SwiftTokens.tokens(of: source).map(\.line) }

    @Test("Words and marks") func words() {
        #expect(told("let a_1 = b.c2") == ["let", "a_1", "<=>", "b", "<.>", "c2"])
        #expect(
            told("azAZ09_é星") == ["azAZ09_é星"]
                && told("a@b`c{d/e") == ["a", "<@>", "b", "<`>", "c", "<{>", "d", "</>", "e"])
        #expect(
            told("[:]") == ["<[>", "<:>", "<]>"] && told("a\t\r\n b") == ["a", "b"] && told("") == []
                && told(" \n") == [])
    }

    @Test("Comments, also nested ones") func comments() {
        #expect(told("a // b\nc") == ["a", "c"] && told("a /* b */ c") == ["a", "c"] && told("a/**/b") == ["a", "b"])
        #expect(told("/* a /* b */ c */ d") == ["d"] && told("/* a /* b */ c") == [] && told("/* // */ a") == ["a"])
        #expect(told("/*/ a */ b") == ["b"] && told("a * / b") == ["a", "<*>", "</>", "b"] && told("// a") == [])
        #expect(told("\"// a\" /* \" */ b") == ["'// a'", "b"] && told("// \"\na") == ["a"])
    }

    @Test("Literals of one line") func literals() {
        #expect(told(#""a b""#) == ["'a b'"] && told(#""""#) == ["''"] && told(#""a""b""#) == ["'a'", "'b'"])
        #expect(told(#"x("é")"#) == ["x", "<(>", "'é'", "<)>"])
        #expect(told(#""\(a)" b"#) == ["?", "b"] && told(#""\(f("x"))" b"#) == ["?", "b"])
        #expect(told(#""\(f(")"))" b"#) == ["?", "b"] && told(#""\((a) + (b)) c" d"#) == ["?", "d"])
        #expect(told(#""\(a) \(b)" c"#) == ["?", "c"])
        // A quotation mark behind a backslash does not end it, one behind two does.
        #expect(told(#""a\"b" c"#).last == "c" && told(#""a\"b" c"#).count == 2)
        #expect(told(#""a\\" c"#).last == "c" && told(#""a\\" c"#).count == 2)
        // Not closed: the line ends it.
        #expect(told("\"a\nb") == ["?", "b"] && told("\"a") == ["?"] && told("\"\\(a\nb") == ["?", "b"])
    }

    @Test("Literals of several lines") func tall() {
        let three = "\"\"\""
        #expect(told("\(three)\na \"b\"\n\(three) c") == ["?", "c"] && told("\(three)\na\n") == ["?"])
        #expect(told("\(three)\n\\(a(\"b\"))\n\(three) c") == ["?", "c"])
        #expect(told("\(three)\na\n\(three)\"b\"") == ["?", "'b'"])
    }

    @Test("Each has the line that it begins in") func places() {
        #expect(lines("a b\nc\n\nd") == [1, 1, 2, 4] && lines("\n\na") == [3] && lines("a\r\nb") == [1, 2])
        #expect(lines("/* \n\n */ a // b\nc") == [3, 4] && lines("a /* /* \n */ \n */ b") == [1, 3])
        #expect(lines("\"\"\"\na\n\"\"\" b\nc") == [1, 3, 4] && lines("\"a\nb") == [1, 2])
        #expect(lines("\"\\(a\nb") == [1, 2])
    }

    @Test("Names in each of the three arguments; nothing behind other labels") func names() {
        func uses(_ source: String) -> [SymbolUses.Use] { SymbolUses.uses(in: source) }
        #expect(uses("systemName: \"a\"") == [.init(name: "a", line: 1)])
        #expect(uses("systemImage:\n\"a\"") == [.init(name: "a", line: 2)])
        #expect(uses("systemSymbolName: \"a\", systemName: \"b\"").map(\.name) == ["a", "b"])
        #expect(uses("systemNames: \"a\"") == [] && uses("named: \"a\"") == [] && uses("systemName \"a\"") == [])
        #expect(uses("systemName: [\"a\": \"b\"][c] ?? \"d\"").map(\.name) == ["d"])
        #expect(uses("systemName: { \"a\" }() ?? \"d\"").map(\.name) == ["d"])
        #expect(uses("(systemName: \"a\") \"b\"").map(\.name) == ["a"])
        #expect(uses("[systemName: \"a\"] \"b\"").map(\.name) == ["a"] && uses("{systemName: \"a\"} \"b\"").count == 1)
        #expect(uses("systemName: x == \"a\" ? \"b\" : \"c\"").map(\.name) == ["b", "c"])
        #expect(uses("systemName: \"a\" == x ? \"b\" : \"c\"").map(\.name) == ["b", "c"])
        #expect(uses("systemName: x != \"a\" ? \"b\" : \"c\"").map(\.name) == ["b", "c"])
        #expect(SymbolUses.list("").isEmpty && SymbolUses.list("# a\n#b\n\n").isEmpty)
        #expect(SymbolUses.list("\n\na b\nc") == [.init(name: "a", line: 3), .init(name: "c", line: 4)])
    }
}
