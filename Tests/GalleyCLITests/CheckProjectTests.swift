import Foundation
import Testing

/// `galley check` of a module as large as an app: what it says, and how much of it is looked at again. How long that takes no test says.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct CheckProjectTests {
    private static let count = 70

    /// Models, views that show them, and rows that the views are made of, each naming the next.
    private static func file(_ index: Int, _ body: String = "Text(item.title)") -> String {
        """
        import SwiftUI

        struct Item\(index): Identifiable, Hashable {
            let id: Int
            var title = "\(index)"
            var next: Item\((index + 1) % count)ID { Item\((index + 1) % count)ID(number: id + 1) }
        }

        struct Item\(index)ID { var number: Int }

        struct Row\(index): View {
            let item: Item\(index)
            @State private var isOn = false

            var body: some View {
                VStack {
                    \(body)
                    Toggle("On", isOn: $isOn)
                }
            }
        }

        """
    }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Dictionary(uniqueKeysWithValues: (0..<Self.count).map { (Self.name($0), Self.file($0)) }))
    }

    private static func name(_ index: Int) -> String { "App/\(index < 35 ? "Models" : "Views")/Row\(index).swift" }

    private func check() throws -> (lines: [String], status: Int32) {
        let output = try folder.galley("check", "App", "--timeout", "600")
        return (output.text.split(separator: "\n").map(String.init), output.status)
    }

    @Test func oneBodyIsOneFile() throws {
        #expect(try check() == (["nothing to say: 70 files"], 0))
        #expect(try check() == (["nothing to say: 70 files, 0 of them again"], 0))
        try folder.write(Self.file(41, "Text(item.title).bold()"), to: Self.name(41))
        #expect(try check() == (["nothing to say: 70 files, 1 of them again"], 0))
        try folder.write(Self.file(7, "Text(item.titel)"), to: Self.name(7))
        let wrong = try check()
        #expect(wrong.status == 65)
        #expect(
            wrong.lines.first
                == "App/Models/Row7.swift:17:23: error: value of type 'Item7' has no member 'titel' [unknown-member]")
        #expect(wrong.lines.last == "1 mistake: 70 files, 1 of them again")
        try folder.write(Self.file(7), to: Self.name(7))
        #expect(try check() == (["nothing to say: 70 files, 1 of them again"], 0))
    }

    /// What others can see of a file reaches them all.
    @Test func anotherDeclarationIsEveryFile() throws {
        // Otherwise than in the test above, whose verdicts are kept.
        try folder.write(
            Self.file(0).replacing("{ var number: Int }", with: "{ var number: Int, place = 0 }"), to: Self.name(0))
        #expect(try check() == (["nothing to say: 70 files"], 0))
        try folder.write(
            Self.file(12).replacing("struct Item12ID { var number: Int }", with: "struct Item12ID { var count: Int }"),
            to: Self.name(12))
        let wrong = try check()
        #expect(wrong.status == 65)
        #expect(wrong.lines.first?.hasPrefix("App/Models/Row11.swift:6:") ?? false, "\(wrong.lines)")
        #expect(wrong.lines.last == "1 mistake: 70 files")
    }
}
