import Foundation
import GalleyDiagnostics
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// What a build that failed means to the user: docs/cli.md says what is told, and with which status.
@Suite("What a failed build means")
struct CompilerFailureTests {
    private let fake: FakeToolchain

    init() throws {
        fake = try FakeToolchain([
            "a.swift": "import SwiftUI\n", "b.swift": "import SwiftUI\n",
            "p/Package.swift": "// swift-tools-version: 5.9\n",
        ])
        try fake.syntax([
            "--uses": "echo '[]'", "*": "echo '{\"views\":[],\"previews\":[],\"providers\":[],\"apps\":[]}'",
        ])
    }

    private func told(_ text: String, _ names: [String] = ["a.swift"], _ ending: Subprocess.Ending = .exit(status: 1))
        throws -> String
    {
        let source = try SourceSet(paths: names.map { fake.folder[$0] }, within: SearchLimit())
        let whole = text.replacing("F/", with: "\(fake.folder.path)/")
        return fake.plain(
            failure { try BuildOutput(ending: ending, text: whole).check(of: source, compiler: fake.compiler) })
    }

    @Test("What does not compile") func errors() throws {
        let message = "F/a.swift:1:2: error: wrong\nline\n^"
        let plain = message.replacing("F/", with: "FOLDER/")
        #expect(try told(message) == "65 'FOLDER/a.swift' does not compile\n\(plain)")
        #expect(
            try told(message, ["a.swift", "b.swift"])
                == "65 'FOLDER/a.swift' and 1 more file do not compile\n\(plain)")
        #expect(try told("\n  \(message)\n\n") == "65 'FOLDER/a.swift' does not compile\n\(plain)")
        #expect(try told(message, ["a.swift"], .exit(status: 0)) == "no failure")
        #expect(
            try told("--view:1:1: error: wrong\nCard\n^")
                == "65 the expression of --view does not compile\n--view:1:1: error: wrong\nCard\n^")
    }

    @Test("Built by another Swift, crashed, or without room") func reasons() throws {
        let words = [
            "module 'X' was created by an older version", "module compiled with Swift 5.9 cannot be imported",
            "this cannot be imported by the Swift 6 compiler",
        ]
        for text in words {
            #expect(
                try told(text)
                    == "69 Galley was built by another Swift than Swift 9; build it anew with `make build`\n\(text)")
        }
        #expect(try told("x\nStack dump:\n").hasPrefix("65 the compiler crashed on 'FOLDER/a.swift'"))
        #expect(try told("", ["a.swift"], .signal(11)).contains("crashed on 'FOLDER/a.swift' (SIGSEGV (signal 11))"))
        #expect(try told("error: No space left on device").hasPrefix("73 cannot write the cache 'FOLDER/cache'"))
    }

    @Test("What SwiftPM says of a package, without its lines of progress") func packages() throws {
        let package = try #require(try PackageFolder(paths: [fake.folder["p"]]))
        func told(_ text: String, _ ending: Subprocess.Ending = .exit(status: 1)) throws -> String {
            fake.plain(
                failure {
                    try BuildOutput(ending: ending, text: text).checkPackage(
                        package, fake.source("a.swift"), compiler: fake.compiler)
                })
        }
        let start = "65 the package 'FOLDER/p' does not build\n"
        #expect(
            try told("[1/2] Compiling A\nBuilding for debugging...\nerror: one\n\n[12/345] Linking\nerror: two\n\n")
                == "\(start)error: one\n\nerror: two")
        #expect(try told(" [1/2] kept\n[x/2] kept, too") == "\(start) [1/2] kept\n[x/2] kept, too")
        #expect(try told("x", .exit(status: 0)) == "no failure")
        #expect(try told("", .signal(6)).hasPrefix("65 the compiler crashed on the package 'FOLDER/p' (SIGABRT"))
        let path = fake.folder["a.swift"]
        #expect(
            try told("\(path):1:1: error: cannot find 'VStak' in scope").hasSuffix(
                "FOLDER/a.swift:1:1: error: cannot find 'VStak' in scope\nFOLDER/a.swift:1:1: note: did you mean 'VStack'?"
            ))
    }

    @Test("Errors of several files, in the order of the files and once") func order() throws {
        let source = try fake.source("a.swift", "b.swift")
        func all(_ lines: [String]) -> [String] {
            let text = lines.joined(separator: "\n").replacing("F/", with: "\(fake.folder.path)/")
            return SourceError.all(in: BuildOutput(ending: .exit(status: 1), text: text), of: source).map {
                "\($0.path.suffix(7)):\($0.line):\($0.column) \($0.text)"
            }
        }
        let twice = "invalid redeclaration of 'A()'"
        let (first, second) = ("F/a.swift:3:1", "F/b.swift:1:1")
        let note = "note: 'A()' previously declared here"
        #expect(all(["\(second): error: \(twice)", "\(first): \(note)"]) == ["b.swift:1:1 \(twice)"])
        #expect(all(["\(first): error: \(twice)", "\(second): \(note)"]) == ["b.swift:1:1 \(twice)"])
        #expect(all(["F/a.swift:5:1: error: \(twice)", "F/a.swift:3:1: \(note)"]) == ["a.swift:5:1 \(twice)"])
        #expect(all(["F/a.swift:3:1: error: \(twice)", "F/a.swift:5:2: \(note)"]) == ["a.swift:5:2 \(twice)"])
        // A note on another error, or one that names no file of theirs, changes nothing.
        #expect(all(["F/a.swift:3:1: error: other", "F/a.swift:5:2: \(note)"]) == ["a.swift:3:1 other"])
        #expect(all(["F/a.swift:3:1: error: \(twice)", "/x.swift:5:2: \(note)"]) == ["a.swift:3:1 \(twice)"])
        // The first note of an error elsewhere that names a line of theirs; a message between ends it.
        #expect(
            all(["<m>:1:1: error: e", "<m>:2:2: note: n", "F/a.swift:7:7: note: here", "F/a.swift:8:8: note: there"])
                == ["a.swift:7:7 e"])
        #expect(
            all(["<m>:1:1: error: e", "F/a.swift:4:4: error: own", "F/a.swift:7:7: note: n"]) == ["a.swift:4:4 own"])
        let error = SourceError(path: "p", line: 1, column: 2, text: "no such module 'A'")
        #expect(error.isOfModule && !error.isOfSecond && !error.isOfEffort)
        #expect(!SourceError(path: "p", line: 1, column: 2, text: "there is no such module").isOfModule)
    }
}
