import GalleyNames
import Testing

/// Imports at the edges of a text, and the words that they stand beside.
@Suite("Places of imports")
struct ImportPlaceTests {
    @Test("A text may begin with a condition, and end in the midst of a word") func imports() {
        func unconditional(_ text: String) -> Set<Substring> { ImportedNames.all(in: text, isUnconditional: true) }
        #expect(unconditional("#if A\nimport B\n#endif\nimport C") == ["C"])
        #expect(unconditional("let a = 1\r#if A\rimport B\r#endif\rimport C") == ["C"])
        #expect(unconditional("\t #if A\nimport B\n \t#endif\nimport C\n#if D\nimport E\n#e") == ["C"])
        #expect(unconditional("import A\n#if B\n#if C\n#endif\nimport D\n#endif") == ["A"])
        let ends = ["impor", "a;import A;import B", "import\t A ", "import A\n#", "import  ", "import\nA"].map {
            ImportedNames.all(in: $0)
        }
        #expect(ends == [[], ["A", "B"], ["A"], ["A"], [], []])
    }

    @Test("Darwin's name is a word of its own") func darwin() {
        let seen = [
            "Darwin.sin(1)", "_Darwin.a", "`Darwin.a", "@Darwin.a", "MyDarwin.a; Darwin.b", "xDarwin.a\nADarwin.b",
            "Darwin", "Darwin a",
        ].map { !ImportedNames.all(in: $0).isEmpty }
        #expect(seen == [true, false, true, true, true, false, false, false])
        let text = "#if A\nDarwin.a\n#endif\n"
        #expect(ImportedNames.all(in: text, isUnconditional: true) == [])
        #expect(ImportedNames.all(in: text + "Darwin.b", isUnconditional: true) == ["Darwin"])
    }
}
