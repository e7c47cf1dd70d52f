import Foundation
import Testing

/// The pictures in docs are those that are drawn today, byte for byte: which one is stale is told by its name.
@Suite("pictures of the documents", .enabled(if: BuiltTool.isTested))
struct CommittedPicturesTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../..").standardizedFileURL
    private static let galley = BuiltTool.folder.appendingPathComponent("galley").path

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func draw(_ script: String, _ arguments: String...) throws {
        let path = Self.root.appendingPathComponent("Scripts/\(script)").path
        let drawn = try BuiltTool.runAny(path, arguments, in: folder.url)
        try #require(drawn.status == 0, "\(drawn.text)\(drawn.errors)")
    }

    /// Expects the PNG files of `drawn` in `committed`, with the same bytes, and no others.
    private func compare(
        _ drawn: String, with committed: String, redrawBy command: String,
        where isMeant: (String) -> Bool = { _ in true }
    ) throws {
        func pictures(_ place: URL) throws -> Set<String> {
            Set(try FileManager.default.contentsOfDirectory(atPath: place.path).filter { $0.hasSuffix(".png") })
        }
        let (here, there) = (
            folder.url.appendingPathComponent(drawn), Self.root.appendingPathComponent(committed)
        )
        let (names, known) = (try pictures(here), try pictures(there).filter(isMeant))
        #expect(names == known, "\(committed): run \(command)")
        for name in names.intersection(known).sorted() {
            let isSame = FileManager.default.contentsEqual(
                atPath: here.appendingPathComponent(name).path, andPath: there.appendingPathComponent(name).path)
            #expect(isSame, "\(committed)/\(name) is not what is drawn today: run \(command) and look at it")
        }
    }

    @Test("README and docs/start") func examples() throws {
        try draw("images.sh", Self.galley, "images")
        try compare("images", with: "docs/images", redrawBy: "make demo") { !$0.hasPrefix("symbols-") }
    }

    @Test("docs/gallery") func gallery() throws {
        try draw("gallery.py", Self.galley, "--into", "gallery")
        for appearance in ["light", "dark"] {
            try compare("gallery/\(appearance)", with: "docs/gallery/\(appearance)", redrawBy: "make gallery")
        }
    }

    @Test("docs/symbols.md and its pictures") func symbols() throws {
        let drawn = try BuiltTool.run("galley-symbols", ["document", "symbols.md"], in: folder.url)
        #expect(drawn.status == 0, "\(drawn.errors)")
        try compare("images", with: "docs/images", redrawBy: "make symbols") { $0.hasPrefix("symbols-") }
        let committed = try Data(contentsOf: Self.root.appendingPathComponent("docs/symbols.md"))
        #expect(folder.read("symbols.md") == committed, "docs/symbols.md: run make symbols")
    }
}
