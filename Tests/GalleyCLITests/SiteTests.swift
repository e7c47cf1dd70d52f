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
        // A folder of something else's is not replaced.
        try folder.write("# A\n", to: "docs/lint.md")
        try folder.write(["mine/letter": "kept"])
        let foreign = try build("mine")
        #expect(foreign.status == 73 && foreign.errors.contains("is no site"))
        #expect(folder.read("mine/letter") == Data("kept".utf8))
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

    private static let hasChromium = ["chromium", "chromium-browser", "google-chrome"].contains {
        FileManager.default.fileExists(atPath: "/usr/bin/\($0)")
    }

    @Test(
        "A walk in Chromium tells pictures, pages and places that are not there, and what sticks out",
        .enabled(if: hasChromium))
    func walk() throws {
        let pixel =
            "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP4z8AAAAMBAQD3A0FDAAAAAElFTkSuQmCC"
        func page(_ body: String) -> String {
            "<!DOCTYPE html><html><head><title>A</title><meta name=\"viewport\" content=\"width=device-width\"></head><body style=\"margin: 0\"><h1 id=\"a\">A</h1>\(body)</body></html>"
        }
        func walk() throws -> BuiltTool.Output {
            try BuiltTool.runAny(
                "/usr/bin/env", ["python3", Self.root.appendingPathComponent("Scripts/site/walk.py").path, "site"],
                in: folder.url)
        }
        try folder.write([
            "site/index.html": page("<a href=\"b/b.html#a\">b</a><img src=\"\(pixel)\">"),
            "site/b/b.html": page("<a href=\"../index.html\">a</a><a href=\"https://example.com\">c</a>"),
        ])
        let right = try walk()
        #expect(
            right.status == 0 && right.text == "walk: 2 pages and 2 links, 0 faults\n", "\(right.text)\(right.errors)")
        try folder.write([
            "site/b/b.html": page(
                "<a href=\"../index.html#b\">a</a><a href=\"gone.html\">c</a><img src=\"gone.png\"><div style=\"width: 400px\">d</div>"
            )
        ])
        let wrong = try walk()
        #expect(wrong.status == 1)
        let place = folder.url.standardizedFileURL.appendingPathComponent("site/b/gone.html").path
        #expect(
            wrong.errors.split(separator: "\n").sorted() == [
                "walk: b/b.html: 'file://\(place)' leads nowhere", "walk: b/b.html: 400 wide in a window of 390",
                "walk: b/b.html: no picture 'gone.png'", "walk: b/b.html: there is no '#b' in index.html",
            ], "\(wrong.errors)")
    }
}
