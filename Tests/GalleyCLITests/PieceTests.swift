import Foundation
import Testing

/// A file that is watched is compiled in pieces, which together are the file.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct PieceTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    struct Answer: Decodable {
        struct Piece: Decodable {
            var name: String?
            var text: String
            var content: String
        }
        var pieces: [Piece]
        var interface: String
    }

    private func taken(_ text: String) throws -> Answer {
        try folder.write(text, to: "File.swift")
        let output = try BuiltTool.run("galley-syntax", ["--pieces", "File.swift"], in: folder.url)
        #expect(output.status == 0, "\(output.errors)")
        return try JSONDecoder().decode(Answer.self, from: Data(output.text.utf8))
    }

    private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    private func isBlank(_ line: Substring) -> Bool { line.allSatisfy { $0 == " " } }

    /// Each declaration is in one piece, on its own line; the imports are in all.
    @Test func piecesAreTheFile() throws {
        let text = """
            import SwiftUI
            #if canImport(UIKit)
            import UIKit
            #endif

            /// A view.
            struct First: View {
                var body: some View { Text("ä first") }
            }

            struct Second: View {
                var body: some View { First() }
            }
            extension First { var three: Int { 3 } }
            #Preview { First() }
            #Preview { Second() }

            """
        let pieces = try taken(text).pieces
        #expect(pieces.map(\.name) == ["First", "Second", nil])
        let parts = pieces.map { lines($0.text) }
        #expect(parts.allSatisfy { $0.count == lines(text).count })
        for (index, line) in lines(text).enumerated() {
            let holders = parts.map { $0[index] }.filter { !isBlank($0) }
            #expect(holders.allSatisfy { $0 == line })
            let isComment = line.hasPrefix("///") || line.isEmpty
            #expect(holders.count == (index < 4 ? 3 : isComment ? 0 : 1), "\(line)")
        }
    }

    /// Which of three declarations stay together; none where there is one piece or the file stays whole.
    @Test(arguments: [
        ("struct A {}\nstruct B {}\nstruct C {}", ["A", "B", "C"]),
        // What is private at the top of a file is its file's (The Swift Programming Language, "Access Control").
        ("private struct A {}\nstruct B {}\nstruct C { var a: Int { A().x } }", ["A C", "B"]),
        ("private func a() {}\nstruct B {}\nstruct C { func c() { a() } }", ["a C", "B"]),
        ("struct A { fileprivate var x = 1 }\nstruct B { var b: Int { other.x } }\nstruct C {}", ["A B", "C"]),
        ("struct A { fileprivate(set) var x = 1 }\nstruct B { func b() { other.x = 2 } }\nstruct C {}", ["A B", "C"]),
        // What is private in a type is its extensions', too, in the same file (SE-0169).
        ("struct A { private var x = 1 }\nstruct B { var x = 1 }\nextension A { var y: Int { x } }", ["A A", "B"]),
        (
            "private extension Int { var x: Int { 1 } }\nstruct B { var b: Int { 3.x } }\nstruct C { var y = 1 }",
            ["Int B", "C"]
        ),
        (
            "extension Int { fileprivate init(a: Int) { self = a } }\nstruct B { let b = Int(a: 3) }\nstruct C {}",
            ["Int B", "C"]
        ),
        ("private struct A { var x = 1 }\nstruct B { var x = 1 }\nstruct C { var x = 1 }", ["A", "B", "C"]),
        ("private prefix func ~~ (a: Int) {}\nstruct B { func b() { ~~3 } }\nstruct C {}", ["~~ B", "C"]),
        (
            "fileprivate extension Array { subscript(at i: Int) -> Int { 1 } }\nstruct B { var b = a[at: 1] }\nstruct C {}",
            ["Array B", "C"]
        ),
        ("fileprivate extension Array { subscript(i: Int8) -> Int { 1 } }\nstruct B {}\nstruct C {}", []),
        ("extension Int { fileprivate func callAsFunction() {} }\nstruct B {}\nstruct C {}", []),
        ("struct A {}; struct B {}\nstruct C {}", []),
        ("struct A {}\nstruct B {}\nprint(3)", []),
        ("#sourceLocation(file: \"x\", line: 3)\nstruct A {}\nstruct B {}", []),
        ("struct A {}", []),
    ])
    func together(_ text: String, _ expected: [String]) throws {
        let pieces = try taken("import SwiftUI\n\(text)\n").pieces
        let found = pieces.map { piece in
            lines(piece.text).dropFirst().filter { !isBlank($0) }.map { line in
                let words = line.split { " {(:".contains($0) }.map(String.init)
                let place = words.firstIndex { ["struct", "extension", "func"].contains($0) } ?? -1
                return words.indices.contains(place + 1) ? words[place + 1] : "?"
            }.joined(separator: " ")
        }
        #expect(found == expected)
    }

    /// Lines count where code tells them, and only there.
    @Test func movedLines() throws {
        let calm = "struct A { var a = 1 }", loud = "struct B { var b: Int { a! } }"
        let before = try taken("import SwiftUI\n\(calm)\n\(loud)\n"),
            after = try taken("import SwiftUI\n\n\(calm)\n\(loud)\n")
        #expect(before.interface == after.interface)
        #expect(before.pieces[0].content == after.pieces[0].content)
        #expect(before.pieces[1].content != after.pieces[1].content)
    }

    // MARK: Compiled

    private static let padding = String(repeating: "// So long a file is worth it.\n", count: 80)

    private func views(first: String, second: String = "Text(verbatim: word)", word: String = "let word = \"old\"")
        -> String
    {
        """
        import SwiftUI
        \(Self.padding)
        struct First: View { var body: some View { \(first) } }
        struct Second: View { var body: some View { \(second) } }
        private \(word)
        #Preview("First") { First() }
        #Preview("Second") { Second() }

        """
    }

    /// A body's change compiles its piece again, another's interface all; what does not compile is reported as the file's.
    @Test func savedFiles() throws {
        let cache = folder.url.appendingPathComponent("cache").path
        func objects() throws -> [String: Date] {
            let files = FileManager.default.enumerator(atPath: "\(cache)/builds")?.compactMap { $0 as? String } ?? []
            let own = files.filter { $0.hasSuffix(".o") }
            return try Dictionary(
                own.map { path in
                    let date = try FileManager.default.attributesOfItem(atPath: "\(cache)/builds/\(path)")[
                        .modificationDate]
                    return ((path as NSString).lastPathComponent, date as? Date ?? .distantPast)
                }, uniquingKeysWith: max)
        }
        func errors() -> String { String(decoding: folder.read("errors.txt") ?? Data(), as: UTF8.self) }
        func picture(_ view: String, says text: String) -> Bool {
            for _ in 0..<2400 {
                if String(decoding: folder.read("out/\(view).svg") ?? Data(), as: UTF8.self).contains(">\(text)<") {
                    return true
                }
                usleep(50_000)
            }
            return false
        }
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("out"), withIntermediateDirectories: true)
        try folder.write(views(first: "Text(verbatim: \"one\")"), to: "Views.swift")
        let tool = try RunningTool(
            ["render", "Views.swift", "--watch", "--format", "svg", "-o", "out/"], in: folder,
            environment: ["GALLEY_CACHE": cache], errors: "errors.txt")
        #expect(picture("First", says: "one") && picture("Second", says: "old"), "\(errors())")
        let first = try objects()
        #expect(Set(first.keys) == ["First.o", "Second.o", "piece-2.o", "galley-entry.o"])
        try folder.write(views(first: "Text(verbatim: \"two\")"), to: "Views.swift")
        #expect(picture("First", says: "two"), "\(errors())")
        let second = try objects()
        #expect(second.filter { first[$0.key] != $0.value }.map(\.key) == ["First.o"])
        // The type of what others name.
        try folder.write(views(first: "Text(verbatim: \"two\")", word: "let word = String(\"new\")"), to: "Views.swift")
        #expect(picture("Second", says: "new"), "\(errors())")
        let third = try objects()
        #expect(third.keys == second.keys && third.allSatisfy { second[$0.key] != $0.value })
        let line = lines(views(first: "")).firstIndex { $0.hasPrefix("struct Second") }.map { $0 + 1 } ?? 0
        try folder.write(views(first: "Text(verbatim: \"two\")", second: "Text(nothing)"), to: "Views.swift")
        for _ in 0..<2400 where !errors().contains("Views.swift:\(line):50: error: cannot find 'nothing' in scope") {
            usleep(50_000)
        }
        #expect(errors().contains("Views.swift:\(line):50: error: cannot find 'nothing' in scope"), "\(errors())")
        #expect(tool.end(by: SIGTERM) == 143)
    }
}
