import Foundation
import Testing

/// `galley init`: each template compiles, draws and passes as it is, and nothing is written over.
@Suite("galley init", .enabled(if: BuiltTool.isTested))
struct InitTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func paths() -> [String] {
        let all = FileManager.default.enumerator(atPath: folder.url.path)?.allObjects as? [String] ?? []
        return all.sorted()
    }

    @Test("A card is drawn at its size, and once for each row of its table")
    func card() throws {
        let made = try folder.galley("init", "card", "cards")
        #expect(made.status == 0, "\(made.errors)")
        #expect(
            made.text == """
                cards/Card.swift
                cards/cards.jsonl

                Next:
                  cd cards
                  galley render Card.swift --scale 2 -o card.png
                  galley batch Card.swift --data cards.jsonl --scale 2 -o 'out/{name}.png'
                  galley serve-images Card.swift

                """)
        #expect(try folder.galley("check", "cards").status == 0)
        let drawn = try folder.galley(
            "render", "cards/Card.swift", "--scale", "2", "-o", "card.png", "--strict")
        #expect(drawn.status == 0, "\(drawn.errors)")
        // A PNG's width and height stand behind its signature and the name of its first chunk.
        let header = try #require(folder.read("card.png")).dropFirst(16).prefix(8)
        #expect(Array(header) == [0, 0, 0x04, 0xb0, 0, 0, 0x02, 0x76])
        let batch = try folder.galley(
            "batch", "cards/Card.swift", "--data", "cards/cards.jsonl", "-o", "out/{name}.png")
        #expect(batch.status == 0, "\(batch.errors)")
        #expect(folder.read("out/stacks.png") != nil && folder.read("out/grids.png") != nil)
    }

    @Test("A document is a PDF of its data on one sheet")
    func document() throws {
        #expect(try folder.galley("init", "document", "--quiet").text.isEmpty)
        #expect(paths() == ["Invoice.swift", "invoice.json"])
        let drawn = try folder.galley(
            "render", "Invoice.swift", "--data", "invoice.json", "--title", "Invoice 2026-0042", "--language", "en",
            "-o", "invoice.pdf", "--strict")
        #expect(drawn.status == 0, "\(drawn.errors)")
        let layout = try folder.galley("layout", "Invoice.swift", "--data", "invoice.json", "--size", "ideal")
        #expect(layout.text.contains("595×842"))
        // 8 × 90 and 2 × 12.50.
        #expect(layout.text.contains("€745.00"))
        #expect(try folder.galley("lint", "Invoice.swift", "--size", "ideal", "--quiet", "notes").status == 0)
    }

    @Test("An app is checked, drawn, and used by its script")
    func app() throws {
        #expect(try folder.galley("init", "app", "Notes").status == 0)
        let check = try folder.galley("check", "Notes")
        #expect(check.status == 0, "\(check.text)\(check.errors)")
        let drawn = try folder.galley("render", "Notes", "--device", "iPhone 16", "-o", "notes.png", "--strict")
        #expect(drawn.status == 0, "\(drawn.errors)")
        let played = try folder.galley("play", "Notes", "--script", "@Notes/add.play")
        #expect(played.status == 0, "\(played.text)\(played.errors)")
    }

    /// `make test-clients` builds it and runs its tests.
    @Test("A package of tests knows where Galley is, and is refused where that is not known")
    func tests() throws {
        let made = try folder.galley("init", "tests", "Views", "--galley", "https://example.com/owner/galley.git")
        #expect(made.status == 0, "\(made.errors)")
        let manifest = String(decoding: folder.read("Views/Package.swift") ?? Data(), as: UTF8.self)
        #expect(manifest.contains("dependencies: [.package(url: \"https://example.com/owner/galley.git\", from: \"0."))
        #expect(
            manifest.contains("name: \"GalleyTesting\", package: \"galley\", condition: .when(platforms: [.linux])"))
        #expect(try folder.galley("check", "Views/Sources/Views/Meter.swift").status == 0)
        let missing = try folder.galley("init", "tests", "Others", "--galley", "nowhere")
        #expect(missing.status == 66)
        #expect(missing.errors.contains("there is no package in 'nowhere'"))
        #expect(folder.read("Others/Package.swift") == nil)
    }

    @Test("Where a file of the same name is, nothing is written")
    func existing() throws {
        try folder.write("mine", to: "invoice.json")
        let refused = try folder.galley("init", "document")
        #expect(refused.status == 64)
        #expect(refused.errors.contains("'invoice.json' is there already, and nothing was written"))
        #expect(paths() == ["invoice.json"])
        #expect(folder.read("invoice.json") == Data("mine".utf8))
        #expect(try folder.galley("init", "crad").status == 64)
    }
}
