import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import galley

/// Building what compiles of several files: what is looked at again, in which order, and what is told of the rest (docs/cli.md).
@Suite("Building without what does not compile")
struct LeavingOutTests {
    private let fake: FakeToolchain

    /// What the compiler says until something is left out of the first file.
    private static let refusing =
        "case \"$*\" in *left.json*) ;; *) echo \"$PWD/src/A.swift:1:1: error: cannot find 'X' in scope\"; exit 1;; esac"

    init() throws {
        fake = try FakeToolchain(["src/A.swift": "import SwiftUI\n", "src/B.swift": "import SwiftUI\n// b\n"])
        try fake.program("usr/bin/swift-frontend", Self.refusing)
        try answer(["rest"])
    }

    /// What is left of the first file, answer by answer; the last again and again.
    private func answer(_ texts: [String], views: String = "Card", boxes: String = "") throws {
        for (index, text) in texts.enumerated() {
            let part = "{\"kind\":\"view\",\"name\":\"P\",\"line\":1,\"reason\":\"r\",\"reasonLine\":1,\"names\":[]}"
            let cut = "{\"text\":\"\(text)\",\"parts\":[\(part)],\"boxes\":[\(boxes)],\"isEmpty\":false}"
            try fake.folder.write("[\(cut),{\"parts\":[],\"boxes\":[],\"isEmpty\":false}]", to: "cut\(index)")
        }
        let view =
            "{\"file\":\"@F\",\"name\":\"@N\",\"line\":1,\"access\":\"internal\",\"isGeneric\":false,\"arguments\":[],"
            + "\"isReachable\":true,\"environmentObjects\":[],\"environmentValues\":[],\"isDecodable\":false}"
        let provider = "{\"file\":\"@F\",\"name\":\"Q\",\"line\":1,\"access\":\"private\"}"
        try fake.folder.write(view, to: "view")
        try fake.folder.write("],\"previews\":[],\"providers\":[\(provider)],\"apps\":[]}", to: "end")
        let list = "for v in \(views); do printf '%s' \"$s\"; sed \"s|@F|$1|;s|@N|$v|\" view; s=,; done"
        try fake.syntax([
            "--leave-out": "echo >> cuts; n=$(($(wc -l < cuts) - 1)); [ -f cut$n ] || n=\(texts.count - 1); cat cut$n",
            "--interface": "cat interfaces", "--imports": "cat imports",
            "*": "printf '{\"views\":['; s=; \(list); sed \"s|@F|$1|\" end",
        ])
    }

    private func job(_ options: SourceOptions? = nil) throws -> (Compiler.Job, ConditionedSource) {
        let job = try fake.job(fake.source("src"), options)
        let conditions = try ConditionedSource(
            job.source, options: job.options, installation: fake.compiler.installation, limits: fake.compiler.limits,
            work: job.work, cache: fake.compiler.cache)
        return (job, conditions)
    }

    private func refusal(_ text: String = "cannot find 'X' in scope") -> BuildOutput {
        BuildOutput(ending: .exit(status: 1), text: "\(fake.folder["src/A.swift"]):1:1: error: \(text)")
    }

    private func build(
        _ obstacle: Compiler.Obstacle? = nil, _ options: SourceOptions? = nil, _ compiler: Compiler? = nil
    ) throws -> SourceSurvey? {
        let (job, conditions) = try job(options)
        return try (compiler ?? fake.compiler).buildRest(
            of: job, like: conditions.attempts[0], conditions, obstacle ?? .output(refusal()))
    }

    /// The programs that ran since the last time, a word each.
    private func steps() throws -> [String] {
        try fake.takeRuns().map { line in
            let words = line.split(separator: "|").map(String.init)
            switch words[0] {
            case "galley-syntax": return words[1].hasPrefix("--") ? words[1] : "survey"
            case "swift-frontend":
                let marks = [
                    ("-experimental-skip-all-function-bodies", "declarations"), ("-primary-file", "some"),
                    ("-solver-memory-threshold=12000000", "quick"), ("-solver-memory-threshold=40000000", "usual"),
                ].filter { words.contains($0.0) }.map(\.1)
                return (["check"] + marks).joined(separator: " ")
            default: return words[0]
            }
        }
    }

    @Test("Declarations first, then what functions do, then the build") func order() throws {
        let survey = try #require(try build())
        let declarations = "check declarations quick"
        #expect(
            try steps() == [declarations, "--leave-out", declarations, "check quick", "survey", "swiftc", "ld"])
        #expect(
            survey.leftOut?.map(\.file) == [fake.folder["src/A.swift"]]
                && survey.leftOut?.first?.parts.map(\.name) == ["P"])
        #expect(
            survey.views.map(\.file) == [fake.folder["src/A.swift"]], "the file's own name, and not that of its copy")
        #expect(survey.providers.map(\.file) == [fake.folder["src/A.swift"]])
        // The same files another time: what goes is known.
        #expect(try build()?.leftOut == survey.leftOut && steps() == ["survey", "swiftc", "ld"])
    }

    @Test("A file that was saved since") func saved() throws {
        var compiler = fake.compiler
        compiler.keepsPieces = true
        _ = try build(nil, nil, compiler)
        _ = try steps()
        try fake.folder.write("import SwiftUI\n// other\n", to: "src/B.swift")
        try fake.folder.write("[\"i\",\"i\"]", to: "interfaces")
        #expect(try build(nil, nil, compiler)?.leftOut?.count == 1)
        #expect(try steps() == ["--interface", "check some quick", "survey", "swiftc", "ld"])
        try fake.folder.write("import SwiftUI\n// third\n", to: "src/B.swift")
        for answer in ["[\"i\",\"j\"]", "[\"i\"]", "no"] {
            try fake.folder.write(answer, to: "interfaces")
            #expect(try build(nil, nil, compiler) != nil)
            #expect(try steps().prefix(3) == ["--interface", "check declarations quick", "--leave-out"], "\(answer)")
            try fake.folder.write("import SwiftUI\n// \(answer)\n", to: "src/B.swift")
        }
        try fake.folder.write("import SwiftUI\n// fourth\n", to: "src/B.swift")
        #expect(try build() != nil && steps().first == "check declarations quick", "a file that nobody watches")
    }

    @Test("Errors that show only when code is made") func late() throws {
        try answer(["rest", "less"])
        try fake.program(
            "usr/bin/swiftc",
            "echo >> builds; [ $(wc -l < builds) = 1 ] && { echo \"$PWD/src/A.swift:1:1: error: late\"; exit 1; }; exit 0"
        )
        #expect(try build()?.leftOut?.first?.parts.count == 2)
        let declarations = "check declarations quick"
        #expect(
            try steps() == [
                declarations, "--leave-out", declarations, "check quick", "survey", "swiftc", "--leave-out",
                "check some quick", "survey", "swiftc", "ld",
            ])
    }

    @Test("What only takes the compiler longer is no error") func effort() throws {
        let hard = "the compiler is unable to type-check this expression in reasonable time"
        let told = "echo \"$PWD/src/B.swift:1:1: error: \(hard)\"; exit 1"
        // At first it is hard with any limit.
        try fake.program(
            "usr/bin/swift-frontend",
            "case \"$*\" in *-skip-all*) \(Self.refusing);; *-solver-memory*) \(told);; esac")
        #expect(try build() != nil)
        let declarations = "check declarations quick"
        #expect(
            try steps() == [
                declarations, "--leave-out", declarations, "check quick", "check some usual", "check some", "survey",
                "swiftc", "ld",
            ])
        // What is left with a middling limit is sure.
        try fake.folder.write("import SwiftUI\n// new\n", to: "src/B.swift")
        let sure = "echo \"$PWD/src/B.swift:1:1: error: sure\"; exit 1"
        try fake.program(
            "usr/bin/swift-frontend",
            "case \"$*\" in *-skip-all*) \(Self.refusing);; *=12000000*) \(told);; *=40000000*) \(sure);; esac")
        try answer(["rest", "rest"])
        #expect(try build() == nil)
        let all = try steps()
        #expect(
            all.prefix(6) == [
                declarations, "--leave-out", declarations, "check quick", "check some usual", "--leave-out",
            ])
        #expect(!all.contains("check some"))
    }

    @Test("Nothing is left to show") func nothing() throws {
        try answer(["rest"], views: "Card", boxes: "\"Card\"")
        #expect(try build() == nil, "the only view is a box")
        try answer(["rest"], views: "Card Row", boxes: "\"Card\"")
        #expect(try build()?.views.map(\.name) == ["Row"])
        #expect(try build(nil, fake.options("--view", "Zzz(1)"))?.leftOut?.count == 1, "what is given needs no view")
        try answer(["rest"], views: "")
        try fake.folder.write("import SwiftUI\n// none\n", to: "src/B.swift")
        #expect(try build() == nil)
    }

    @Test("Which way to read the files, and of which files") func choice() throws {
        let (job, conditions) = try job()
        var (phone, linux, other) = (conditions.attempts[0], conditions.attempts[0], conditions.attempts[0])
        (phone.name, linux.name, other.name, linux.warning) = ("phone", "linux", "other", "as on Linux")
        let two = BuildOutput(
            ending: .exit(status: 1),
            text: "\(refusal().text)\n\(fake.folder["src/B.swift"]):2:2: error: two")
        let none = BuildOutput(ending: .exit(status: 1), text: "nothing")
        let compiler = fake.compiler
        #expect(try compiler.buildRest(of: job, conditions, [(phone, none), (linux, refusal())]) == nil)
        #expect(try steps().isEmpty)
        let survey = try compiler.buildRest(
            of: job, conditions, [(other, two), (phone, refusal()), (linux, refusal())])
        #expect(survey?.leftOut?.count == 1)
        let single = try fake.job(fake.source("src/A.swift", "src/B.swift"))
        #expect(
            try compiler.buildRest(of: single, conditions, [(phone, refusal())]) == nil,
            "of files that are named nothing goes")
        // Most ways to read the files fail at the same.
        _ = try steps()
        #expect(try compiler.refusal(of: job, after: refusal())?.text.contains("cannot find 'X'") == true)
        #expect(try steps() == ["check some quick"])
        #expect(
            try compiler.refusal(of: job, after: none) == nil && compiler.refusal(of: single, after: refusal()) == nil)
        #expect(try steps().isEmpty)
        let hard =
            "echo \"$PWD/src/A.swift:1:1: error: the compiler is unable to type-check this expression in reasonable time\""
        try fake.program("usr/bin/swift-frontend", "\(hard); exit 1")
        #expect(try compiler.refusal(of: job, after: refusal()) == nil)
    }

    @Test("Modules that are not here") func modules() throws {
        try fake.folder.write("import Kit\n", to: "src/A.swift")
        try fake.folder.write("[[{\"name\":\"Kit\",\"line\":1,\"column\":8}]]", to: "imports")
        try fake.program(
            "usr/bin/swift-frontend", "case \"$*\" in *import.swift*) exit 1;; esac")
        let (job, conditions) = try job()
        let survey = try fake.compiler.buildWithoutModules(job, conditions)
        #expect(survey?.leftOut?.map(\.file) == [fake.folder["src/A.swift"]])
        #expect(
            try steps() == [
                "--imports", "check", "--leave-out", "check declarations quick", "check quick", "survey", "swiftc",
                "ld",
            ])
        try answer(["rest"], views: "")
        let advice = "'FOLDER/src' does not compile\nFOLDER/src/A.swift:1:8: error: no such module 'Kit': "
        try fake.folder.write("import Kit\n// other\n", to: "src/A.swift")
        let (other, others) = try self.job()
        #expect(
            fake.plain(failure { _ = try fake.compiler.buildWithoutModules(other, others) }).hasPrefix("65 \(advice)"))
        let single = try fake.job(fake.source("src/A.swift", "src/B.swift"))
        #expect(
            fake.plain(failure { _ = try fake.compiler.buildWithoutModules(single, conditions) })
                .hasPrefix("65 'FOLDER/src/A.swift' and 1 more file do not compile\n"))
        try fake.folder.write("import SwiftUI\n", to: "src/A.swift")
        #expect(try fake.compiler.buildWithoutModules(self.job().0, conditions) == nil, "none is missing")
    }
}
