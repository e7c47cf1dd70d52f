import Foundation

/// The documents for people, and the blocks of code in them.
enum Documents {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../..").standardizedFileURL

    /// README, the guides and the articles of the reference; the pages of docs/start have a test of their own (`StartPagesTests`).
    static let names: [String] = {
        let all = FileManager.default.enumerator(atPath: root.appendingPathComponent("Sources").path)
        let articles = (all?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".md") }.map { "Sources/\($0)" }
        let guides = ["docs", "docs/contributing", "docs/gallery"].flatMap { folder in
            let names = try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
            return (names ?? []).filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
        }
        return ["README.md", "CONTRIBUTING.md"] + (guides + articles).sorted()
    }()

    static func text(_ name: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
    }

    struct Block {
        var language: String
        /// The number of the block's first line in its document.
        var line: Int
        var text: String
    }

    static func blocks(of name: String) throws -> [Block] {
        var blocks: [Block] = []
        var open: (language: String, line: Int, lines: [Substring])?
        for (index, line) in try text(name).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard line.hasPrefix("```") else {
                open?.lines.append(line)
                continue
            }
            if let (language, start, lines) = open {
                blocks.append(Block(language: language, line: start, text: lines.joined(separator: "\n") + "\n"))
                open = nil
            } else {
                open = (line.dropFirst(3).trimmingCharacters(in: .whitespaces), index + 2, [])
            }
        }
        return blocks
    }

    /// What a block of Swift needs around it to be a file that compiles.
    enum Around {
        /// Declarations, beside others.
        case file(beside: String = "")
        /// Statements of a function with these parameters.
        case statements(_ parameters: String = "", beside: String = "")
        /// Declarations that stand in no other.
        case alone
        /// A part of a manifest: what stands before and after it.
        case manifest(_ before: String, _ after: String)
        /// It is tried by the suite of this name, or is a comment alone.
        case elsewhere(String)
    }

    private static let card =
        "struct Card: View { var title = \"\"; var stars = 0; var body: some View { Text(title) } }"
    private static let optionsOf = "_ options: RenderOptions"

    /// The blocks of Swift of each document, one after the other.
    static let swift: [String: [Around]] = [
        "docs/apple.md": [.file()],
        "README.md": [
            .file(), .manifest("let a: [Package.Dependency] = [", "]"),
            .file(beside: "struct Greeting: View { var name: String; var body: some View { Text(name) } }"),
            .statements("_ renderer: ImageRenderer<Text>"),
            .statements(beside: "\(card)\nstruct Query: Decodable { var title: String }"),
            .manifest("let a: [Target.Dependency] = [", "]"),
            .manifest("let a = Target.target(name: \"A\", ", ")"),
            .manifest("let a = Target.target(name: \"A\", ", ")"),
            .elsewhere("ReadmeSectionTests"),
        ],
        "docs/batch.md": [.file()],
        "docs/conformance.md": [.elsewhere("conformance")],
        "docs/deploy.md": [.elsewhere("ArtifactBundleTests"), .elsewhere("ArtifactBundleTests")],
        "docs/explain.md": [.statements(optionsOf, beside: card)],
        "docs/image-files.md": [
            .statements("_ content: Text", beside: "nonisolated static func cache(_ url: URL) -> URL { url }")
        ],
        "docs/library.md": [.file(), .file(), .file()],
        "docs/lint.md": [.statements("_ title: String"), .statements(optionsOf, beside: card)],
        "docs/live.md": [
            .statements(
                beside:
                    "struct VotingScreen: View { var body: some View { Text(\"\") } }\nstatic func draw(_ list: some Any) {}"
            )
        ],
        "docs/pdf.md": [
            .file(
                beside: """
                    struct Item: Identifiable { var id = 0 }
                    static let items = [Item()]
                    struct ItemRow: View { init(_ item: Item) {}; var body: some View { Text("") } }
                    struct ItemHeader: View { var body: some View { Text("") } }
                    """)
        ],
        "docs/scenario.md": [.file(beside: "struct Feed: View { var body: some View { Text(\"\") } }")],
        "docs/server.md": [.file(beside: card)],
        "Sources/Galley/Galley.docc/DrawingAView.md": [
            .file(beside: "struct Greeting: View { var name: String; var body: some View { Text(name) } }")
        ],
        "Sources/GalleyExtraLayouts/GalleyExtraLayouts.docc/ChoosingALayout.md": [
            .statements("_ tags: [String]"), .statements("_ buttons: Text"), .statements("_ hours: [Int]"),
        ],
        "Sources/GalleyLayout/GalleyLayout.docc/Guides.md": [.alone],
        "Sources/GalleyLayout/GalleyLayout.docc/WritingALayout.md": [.file()],
        "docs/testing.md": [
            .manifest("let a: [Target] = [", "]"), .elsewhere("ManifestTests"), .elsewhere("a condition alone"),
            .statements("_ view: TestedView"),
            .statements(beside: "struct Row: View { var body: some View { Text(\"\") } }"), .statements(beside: card),
        ],
    ]

    /// Languages of blocks that no program of a test reads, with who reads them.
    static let unread: [String: String] = [
        "mermaid": "Scripts/check-floors.py writes it", "lua": "Neovim's", "nginx": "nginx's",
        "markdown": "AgentsTests",
        "": "what a program prints: ExplainDocumentTests and its kind, or shortened",
    ]
}
