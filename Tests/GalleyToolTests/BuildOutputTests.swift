import Foundation
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// What a compiler's words come to: its messages as `swiftc` writes them, errno's words, and docs/cli.md for statuses.
@Suite("What a compiler left")
struct BuildOutputTests {
    private static let limits = Subprocess.Limits(time: TimeLimit(seconds: 60), memory: 100 << 20)

    private func output(_ text: String, _ ending: Subprocess.Ending = .exit(status: 1)) -> BuildOutput {
        BuildOutput(ending: ending, text: text)
    }

    private func crash(_ output: BuildOutput, _ limits: Subprocess.Limits = limits) -> String {
        output.crash(of: "'a'", limits: limits).map { "\($0.status) \($0.message)" } ?? "none"
    }

    @Test("Crashes") func crashes() {
        let end = ". Code that nests very deeply does that; write it in smaller parts"
        #expect(crash(output("x")) == "none" && crash(output("Stack dump:")) == "none", "a line of its own")
        #expect(crash(output("x\nStack dump:\n0.\tProgram\n")) == "65 the compiler crashed on 'a'\(end)")
        #expect(crash(output("", .signal(11))) == "65 the compiler crashed on 'a' (SIGSEGV (signal 11))\(end)")
        let steps = "x\nStack dump:\n1.\tWhile checking A\n22. While  evaluating B(…)\n3.\tOther\n"
        #expect(
            crash(output(steps)) == "65 the compiler crashed on 'a'; at last it was at: While  evaluating B(…)\(end)")
        for words in ["LLVM ERROR: out of memory", "std::bad_alloc", "failed to allocate", "memory exhausted"] {
            #expect(
                crash(output(words, .signal(6)))
                    == "71 compiling 'a' needs more memory than the limit of 100 MB; raise that with --memory, or write the code in smaller parts"
            )
            #expect(crash(output(words)) == "none")
        }
        let unlimited = Subprocess.Limits(time: TimeLimit(seconds: 60))
        #expect(crash(output("std::bad_alloc", .signal(6)), unlimited).hasPrefix("65 "))
    }

    @Test("The file that the compiler crashed on") func culprits() {
        let files = ["a.swift", "b.swift", "c.swift"]
        let lines = ["1.\tWhile reading \"b.swift\"", "1.  While at b.swift:3", "12. While [b.swift:3:4]"]
        for line in lines { #expect(output("a.swift:1: x\n\(line)\n").crashed(on: files) == "b.swift", "\(line)") }
        #expect(output("b.swift:1:2: error: x\nWhile \"b.swift\"").crashed(on: files) == nil)
        #expect(output("1. While \"d.swift\"\n2. While \"c.swift\"").crashed(on: files) == "c.swift")
    }

    @Test("No room for files") func room() throws {
        let folder = try ScratchFolder()
        var compiler = try Compiler(limits: LimitOptions.parse([]))
        compiler.cache = try Cache(environment: ["GALLEY_CACHE": folder["c"]])
        func room(_ text: String, _ ending: Subprocess.Ending = .exit(status: 1)) -> String {
            folder.plain(failure { try output(text, ending).checkRoom(compiler) })
        }
        let words = "make room for it, for example with `galley cache clear`, or name another folder in GALLEY_CACHE"
        #expect(
            room("error: cannot write: No space left on device")
                == "73 cannot write the cache 'FOLDER/c': No space left on device; \(words)")
        #expect(
            room("ld: x: File too large").contains("File too large")
                && room("<unknown>:0: error: Disk quota exceeded").contains("Disk quota"))
        #expect(room("a.swift:1:1: error: No space left on device") == "no failure", "the source may say so")
        #expect(
            room("", .signal(SIGXFSZ)).contains("File too large")
                && room("error: No space left on device", .exit(status: 0)) == "no failure")
    }

    @Test("A folder's name in place of another's") func names() {
        #expect(output("/a/b: /a/c").saying("/x", for: "/a").text == "/x/b: /x/c")
        #expect(output("/a").saying("/a", for: "/a").text == "/a")
    }

    private func source(_ files: [String: String]) throws -> (ScratchFolder, SourceSet) {
        let folder = try ScratchFolder(files)
        let paths = files.keys.sorted().map { folder[$0] }
        return (folder, try SourceSet(paths: paths, within: SearchLimit()))
    }

    @Test("Errors on the user's lines") func errors() throws {
        let (folder, source) = try source(["a.swift": "", "b.swift": ""])
        func all(_ text: String) -> [String] {
            SourceError.all(in: output(text.replacing("F", with: folder.path)), of: source).map {
                "\($0.path.suffix(7)):\($0.line):\($0.column) \($0.text)"
            }
        }
        #expect(
            all("F/a.swift:1:2: error: x\nF/a.swift:1:2: error: x\nF/b.swift:3:4: error: y") == [
                "a.swift:1:2 x", "b.swift:3:4 y",
            ])
        #expect(all("F/a.swift:1:2: warning: x\n/other.swift:1:1: error: y").isEmpty)
        #expect(
            all("<macro>:1:1: error: y\nF/a.swift:9:8: note: in expansion\nF/b.swift:7:7: note: more") == [
                "a.swift:9:8 y"
            ],
            "told of the first line of theirs")
        #expect(all("<macro>:1:1: error: y\n/x:1:1: warning: w\nF/a.swift:9:8: note: n").isEmpty)
        let twice = "error: invalid redeclaration of 'A'\n"
        #expect(
            all("F/a.swift:1:1: \(twice)F/b.swift:2:2: note: 'A' previously declared here") == [
                "b.swift:2:2 invalid redeclaration of 'A'"
            ])
        #expect(
            all("F/b.swift:1:1: \(twice)F/a.swift:2:2: note: 'A' previously declared here") == [
                "b.swift:1:1 invalid redeclaration of 'A'"
            ])
        #expect(
            all("F/a.swift:1:1: \(twice)F/a.swift:2:1: note: 'A' previously declared here") == [
                "a.swift:2:1 invalid redeclaration of 'A'"
            ])
        let effort = "F/a.swift:1:1: error: the compiler is unable to type-check this expression in reasonable time"
        #expect(output(effort.replacing("F", with: folder.path)).isOfEffortAlone(source))
        #expect(!output("\(effort)\nF/a.swift:2:1: error: x".replacing("F", with: folder.path)).isOfEffortAlone(source))
        #expect(!output("").isOfEffortAlone(source))
    }

    @Test("Names that are declared under a condition that does not hold") func missing() throws {
        let (_, source) = try source(["a.swift": "#if os(iOS)\nstruct Card {}\nfunc helpers() {}\n#endif\n"])
        #expect(output("/a.swift:1:2: error: cannot find 'Card' in scope").misses(namesOf: source))
        #expect(output("/a.swift:1:2: error: type 'X' has no member 'Card'").misses(namesOf: source))
        #expect(!output("/a.swift:1:2: warning: cannot find 'Card' in scope").misses(namesOf: source))
        #expect(!output("/a.swift:1:2: error: cannot find 'Car' in scope").misses(namesOf: source))
        #expect(!output("/a.swift:1:2: error: cannot find 'helper' in scope").misses(namesOf: source), "the whole name")
    }

    @Test("What is left out") func leftOut() {
        func part(_ kind: LeftOutFile.Part.Kind, _ name: String, uses: String? = nil, file: String? = nil)
            -> LeftOutFile.Part
        {
            var part = LeftOutFile.Part(
                kind: kind, name: name, line: 3, reason: "no such 'x'", reasonLine: 4, uses: uses)
            part.usesFile = file
            return part
        }
        func lines(_ parts: [LeftOutFile.Part], whole: Bool = false) -> [String] {
            LeftOutText([LeftOutFile(file: "a.swift", isWhole: whole, parts: parts)]).lines.map {
                "\($0.severity): \($0.text)"
            }
        }
        #expect(lines([part(.body, "f()")]) == ["warning: left out of 'a.swift': f() (line 4: no such 'x')"])
        #expect(lines([part(.body, "f()")], whole: true) == ["warning: 'a.swift' is left out: line 4: no such 'x'"])
        #expect(
            lines([part(.delegate, "D")], whole: true) == [
                "note: left out of 'a.swift': D, which no view needs (line 4: no such 'x')"
            ])
        #expect(lines([part(.module, "M")]).isEmpty)
        #expect(
            lines([part(.delegate, "D"), part(.view, "V", uses: "W", file: "b.swift"), part(.view, "V")])
                == ["warning: left out of 'a.swift': D and V (line 4: it uses W of b.swift, which is left out)"])
        #expect(
            lines([part(.preview, "P", uses: "W", file: "a.swift")])[0].hasSuffix(
                "(line 4: it shows W, which is left out)"))
        let names = (1...5).map { part(.member, "m\($0)") }
        #expect(lines(Array(names.prefix(4)))[0].contains(": m1, m2, m3 and m4 ("))
        #expect(lines(names)[0].contains(": m1, m2, m3 and 2 more ("))
        let text = LeftOutText([
            LeftOutFile(
                file: "a.swift", isWhole: false,
                parts: [part(.module, "Kit.Sub"), part(.delegate, "D"), part(.body, "f", uses: "g")]),
            LeftOutFile(file: "b.swift", isWhole: false, parts: [part(.module, "Kit.Sub"), part(.module, "Zed")]),
            LeftOutFile(file: "c.swift", isWhole: false, parts: [part(.delegate, "D")]),
        ])
        #expect(!text.isHarmless && LeftOutText([]).isHarmless)
        #expect(
            text.moduleLines.map { $0.prefix { $0 != ":" } + $0.dropFirst($0.prefix { $0 != ":" }.count).prefix(30) }
                .count == 2)
        #expect(text.moduleLines[0].hasPrefix("no such module 'Kit' (a.swift:3, b.swift:3): "))
        #expect(text.moduleLines[1].hasPrefix("no such module 'Zed' (b.swift:3): "))
        #expect(
            text.failure(of: "'x'") == """
                'x' does not compile
                a.swift:4: error: no such 'x'
                a.swift:4: error: uses g, which is left out
                b.swift:4: error: no such 'x'
                b.swift:4: error: no such 'x'
                """)
    }
}
