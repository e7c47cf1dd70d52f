import Foundation
import Testing

/// docs/explain.md can be repeated: what it shows of the files in Examples is what the tool says, line by line.
@Suite("The document of galley explain", .enabled(if: BuiltTool.isTested))
struct ExplainDocumentTests {
    private let root = URL(filePath: #filePath).appending(path: "../../..").standardized

    private func document() throws -> [String] {
        try String(contentsOf: root.appending(path: "docs/explain.md"), encoding: .utf8)
            .components(separatedBy: "\n")
    }

    private func run(_ command: String) throws -> String {
        let output = try BuiltTool.run("galley", words(of: command), in: root)
        #expect(output.status == 0, "\(command): \(output.errors)")
        return output.text
    }

    /// The arguments of a line of a shell; of its quotes only the single ones are used.
    private func words(of command: String) -> [String] {
        var words: [String] = []
        for (index, part) in command.components(separatedBy: "'").enumerated() {
            words += index % 2 == 1 ? [part] : part.split(separator: " ").map(String.init)
        }
        return Array(words.dropFirst())
    }

    @Test("Each command prints what stands below it") func commands() throws {
        let lines = try document()
        var count = 0
        for (index, line) in lines.enumerated() where line.hasPrefix("    galley explain Examples/") {
            let start = try #require(lines[index...].firstIndex(of: "```")) + 1
            let end = try #require(lines[start...].firstIndex(of: "```"))
            var found = try run(line.trimmingCharacters(in: .whitespaces)).components(separatedBy: "\n")[...]
            for wanted in lines[start..<end] where wanted.trimmingCharacters(in: .whitespaces) != "…" {
                let place = found.firstIndex {
                    $0.trimmingCharacters(in: .whitespaces) == wanted.trimmingCharacters(in: .whitespaces)
                }
                guard let place else {
                    Issue.record("\(line): no line '\(wanted)' in\n\(found.joined(separator: "\n"))")
                    break
                }
                found = found[(place + 1)...]
            }
            count += 1
        }
        #expect(count == 7)
    }

    @Test("Each of the twelve questions has its answer as the first sentence") func questions() throws {
        let rows = try document().compactMap { line -> (command: String, answer: String)? in
            let cells = line.components(separatedBy: " | ")
            guard cells.count == 4, cells[1].hasPrefix("`--view") else { return nil }
            return (cells[1].replacing("`", with: ""), cells[2])
        }
        #expect(rows.count == 12)
        for row in rows {
            let text = try run(
                "galley explain Examples/Layout/Puzzles.swift --assets Examples/Pictures.xcassets \(row.command)")
            let own = try #require(text.components(separatedBy: "\n\n").dropFirst().first)
            // A sentence may be on several lines.
            let sentences = own.replacing("\n    ", with: " ").components(separatedBy: "\n  - ")
            #expect(sentences.dropFirst().first == row.answer, "\(row.command)")
        }
    }
}
