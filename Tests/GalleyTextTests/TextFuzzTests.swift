import Foundation
import Testing

@testable import GalleyText

/// Random hostile texts and fonts: GALLEY_SEED is the first seed, GALLEY_ROUNDS says how many. `make fuzz TARGET=text` runs these
/// under a sanitizer with ever new seeds.
@Suite("Any text in any font") struct TextFuzzTests {
    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }

    private static let seeds: Range<UInt64> = {
        let first = number("GALLEY_SEED") ?? 1
        return first..<first + (number("GALLEY_ROUNDS") ?? 40)
    }()

    /// Lays the text out in some proposals; what must always hold.
    private func check(_ hostile: inout HostileText, _ spans: [TextSpan], _ fonts: FontLibrary, _ seed: UInt64) {
        let text = Paragraph(spans, options: hostile.options(), fonts: fonts)
        for _ in 0..<4 {
            let width = hostile.below(4) == 0 ? nil : hostile.length()
            let height = hostile.below(2) == 0 ? nil : hostile.length()
            let fitted = text.layout(width: width, height: height)
            let size = fitted.size
            #expect(size == text.measure(width: width, height: height), "seed \(seed)")
            #expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0, "seed \(seed)")
            #expect(size.firstBaseline.isFinite && size.lastBaseline.isFinite, "seed \(seed)")
            if let width, width >= 0 { #expect(size.width <= width, "seed \(seed)") }
            for line in fitted.lines {
                #expect(line.x.isFinite && line.baseline.isFinite && line.width.isFinite, "seed \(seed)")
                for run in line.runs {
                    #expect(run.size.isFinite && run.size >= 0, "seed \(seed)")
                    #expect(
                        run.glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.advance.isFinite }, "seed \(seed)")
                    #expect(run.glyphs.allSatisfy { (0...run.text.utf8.count).contains($0.cluster) }, "seed \(seed)")
                }
            }
        }
    }

    @Test("Hostile texts") func texts() {
        for seed in Self.seeds {
            var hostile = HostileText(seed: seed)
            let family = hostile.any([nil, nil, "No Such Family", "Nunito", "../x", "\0"])
            for _ in 0..<5 { check(&hostile, hostile.spans(family: family), .shared, seed) }
        }
        print("Hostile texts: \(Self.seeds.count * 5) trees")
    }

    /// Fonts of different kinds: TrueType, with axes, with CFF outlines, with contextual shaping.
    private static let files = [
        SquareFont.path, "Nunito[wght].ttf", "Inter-Regular.otf", "NotoSansThai-Regular.ttf",
        "NotoSansDevanagari-Regular.ttf", "NotoSansArabic-Regular.ttf", "JetBrainsMono-Regular.ttf",
    ].compactMap { name in
        FileManager.default.contents(atPath: FontLibrary.shared.path(of: name) ?? name).map(Array.init)
    }

    @Test("Corrupt fonts") func fonts() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-fuzz-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(Self.files.count == 7)
        for seed in Self.seeds {
            var hostile = HostileText(seed: seed)
            let file = folder.appending(path: "Broken.ttf")
            let bytes = hostile.corrupted(hostile.any(Self.files))
            try? FileManager.default.removeItem(at: file)
            try Data(bytes).write(to: file)
            // As a named family, as a registered one, and in the place of the system's font.
            let fonts = FontLibrary(folders: [folder.path])
            try? fonts.registerFont(atPath: file.path)
            for _ in 0..<3 {
                let spans = hostile.spans(family: "Broken")
                check(&hostile, spans, fonts, seed)
                let fitted = Paragraph(spans, options: ParagraphOptions(), fonts: fonts).layout(width: 200, height: nil)
                for run in fitted.lines.flatMap(\.runs) {
                    for glyph in run.glyphs.prefix(40) {
                        _ = run.face.outline(of: glyph.id)
                        _ = run.face.colorBitmap(of: glyph.id)
                    }
                }
            }
        }
        print("Corrupt fonts: \(Self.seeds.count * 3) trees")
    }
}
