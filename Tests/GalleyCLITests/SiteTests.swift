import Foundation
import Testing

/// Scripts/site/site.py: the documents as pages, every link of which leads somewhere.
@Suite("site", .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/cmark-gfm")))
struct SiteTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../..").standardizedFileURL

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func build(_ arguments: String...) throws -> BuiltTool.Output {
        try BuiltTool.runAny("/usr/bin/env", ["python3", "Scripts/site/site.py"] + arguments, in: folder.url)
    }

    /// A repository with the scripts and the menu's pages, each of which is a heading.
    private func makeRepository() throws {
        let script = try String(contentsOf: Self.root.appendingPathComponent("Scripts/site/site.py"), encoding: .utf8)
        try folder.write(["Scripts/site/site.py": script, "Scripts/site/site.css": ""])
        let menu = try #require(script.components(separatedBy: "MENU = [").last?.components(separatedBy: "\n]\n").first)
        for match in menu.matches(of: #/"([\w/.-]+\.md)"/#) { try folder.write([String(match.1): "# \(match.1)\n"]) }
        for arguments in [["init", "--quiet"], ["add", "."]] {
            #expect(try BuiltTool.runAny("/usr/bin/git", arguments, in: folder.url).status == 0)
        }
    }

    @Test("The documents of this repository become pages; no link among them leads nowhere")
    func ours() throws {
        let done = try BuiltTool.runAny(
            "/usr/bin/env", ["python3", Self.root.appendingPathComponent("Scripts/site/site.py").path, "site"],
            in: folder.url)
        #expect(done.status == 0, "\(done.errors)")
        let page = String(decoding: folder.read("site/docs/start/layouts.html") ?? Data(), as: UTF8.self)
        #expect(page.contains("<title>A layout, from the first draft · Galley</title>"))
        #expect(page.contains("<a href=\"../lint.html#a-layout-of-your-own\">"))
        #expect(folder.read("site/docs/images/Wrap-1.png") != nil && folder.read("site/index.html") != nil)
    }

    @Test("A link to a file or a place that is not there is told with its page, and the old site stays")
    func wrongLinks() throws {
        try makeRepository()
        #expect(try build("out").status == 0)
        let old = folder.read("out/docs/lint.html")
        try folder.write(
            "# A\n[b](gone.markdown) [c](cli.md#nowhere) [d](#here) [e](https://example.com)\n\n## Here\n",
            to: "docs/lint.md"
        )
        let refused = try build("out")
        #expect(refused.status == 1)
        #expect(
            refused.errors == """
                site: docs/lint.md: 'gone.markdown' is not in the repository
                site: docs/lint.md: there is no place '#nowhere' in docs/cli.html

                """)
        #expect(folder.read("out/docs/lint.html") == old && old != nil)
    }

    @Test("Headings that are written twice have places of their own, as on GitHub")
    func places() throws {
        try makeRepository()
        try folder.write(
            "# A\n[1](#from-swift) [2](#from-swift-1) [3](#galley-check---layout)\n\n## From Swift\n\n## From Swift\n\n## `galley check --layout`\n",
            to: "docs/lint.md")
        let done = try build("out")
        #expect(done.status == 0, "\(done.errors)")
    }
}
