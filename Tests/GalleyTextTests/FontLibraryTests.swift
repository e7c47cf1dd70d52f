import Foundation
import Testing

@testable import GalleyText

@Suite("Fonts") struct FontLibraryTests {
    private func width(_ family: String, _ fonts: FontLibrary, weight: Int = 400, isItalic: Bool = false) -> Paragraph {
        let font = FontRequest(family: family, size: 20, weight: weight, isItalic: isItalic)
        return Paragraph([TextSpan("Hg", font: font)], options: ParagraphOptions(), fonts: fonts)
    }

    @Test("A registered family is known by its name, and has its own metrics") func register() throws {
        let fonts = FontLibrary()
        let path = try #require(fonts.path(of: "Nunito[wght].ttf"))
        try fonts.registerFont(atPath: path)
        #expect(fonts.takeDiagnostics().isEmpty)
        let text = width("nunito", fonts, weight: 700)
        let face = try #require(text.layout(width: nil, height: nil).lines.first?.runs.first?.face)
        #expect(face.familyName == "Nunito")
        #expect(face.variations == [FontVariation(tag: "wght", value: 700)])
        // 1011 and 353 of 1000 units.
        #expect(abs(text.firstLineMetrics.ascent - 20.22) < 1e-9)
        #expect(abs(text.firstLineMetrics.descent - 7.06) < 1e-9)
        #expect(fonts.takeDiagnostics().isEmpty)
        let italic = width("Nunito", fonts, isItalic: true).layout(width: nil, height: nil).lines[0].runs[0]
        #expect(italic.face.syntheticSlant)
        #expect(italic.face.outline(of: italic.glyphs[0].id) != face.outline(of: italic.glyphs[0].id))
    }

    @Test("A family that is not there is said so, and the system font is used") func missingFamily() {
        let fonts = FontLibrary()
        #expect(width("No Such Family", fonts).faces == ["Inter-Regular"])
        #expect(fonts.takeDiagnostics().first?.contains("No Such Family") == true)
        #expect(fonts.lineMetrics(for: FontRequest(family: "No Such Family", size: 17)).capHeight > 11.9)
    }

    @Test("Files in the folders are families, too") func fileNames() {
        #expect(width("Noto Sans", .shared, weight: 700).faces == ["NotoSans-Bold"])
        #expect(width("../../etc/passwd", FontLibrary()).faces == ["Inter-Regular"])
    }

    @Test("Without any font text has its height and no glyphs") func noFonts() {
        let fonts = FontLibrary(folders: ["/nonexistent"])
        let text = paragraph("Hello wide world", platform: .iOS, fonts: fonts) { $0.lineLimit = 1 }
        let fitted = text.layout(width: 10, height: nil)
        #expect(fitted.size.width == 0 && fitted.size.height > 15)
        #expect(fitted.lines.allSatisfy { $0.runs.isEmpty })
        #expect(fonts.takeDiagnostics().first?.contains("galley doctor") == true)
        #expect(fonts.report.allSatisfy { !$0.isFound })
    }

    @Test("What is no font is an error") func badFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "Inter-Regular.otf").path
        #expect(throws: FontError.self) { try FontLibrary().registerFont(atPath: path) }
        let real = try Data(contentsOf: URL(filePath: try #require(FontLibrary.shared.path(of: "Inter-Regular.otf"))))
        for bytes in [Data(), Data("no font".utf8), real.prefix(3000)] {
            try bytes.write(to: URL(filePath: path))
            let fonts = FontLibrary(folders: [folder.path])
            #expect(paragraph("Hello", fonts: fonts).layout(width: 50, height: nil).size.height == 16)
        }
        try Data("no font".utf8).write(to: URL(filePath: path))
        #expect(throws: FontError.self) { try FontLibrary().registerFont(atPath: path) }
    }

    @Test("Outlines: one em is 1, y points down") func outlines() throws {
        let run = paragraph("H").layout(width: nil, height: nil).lines[0].runs[0]
        let box = run.face.outline(of: run.glyphs[0].id).boundingRect
        #expect(abs(box.minY + 0.727) < 0.01 && abs(box.maxY) < 0.001)
        #expect(run.face.outline(of: 1_000_000).isEmpty)
        #expect(run.face.colorBitmap(of: run.glyphs[0].id) == nil)
    }

    @Test("Emoji are pictures") func emoji() throws {
        let run = paragraph("🎉").layout(width: nil, height: nil).lines[0].runs[0]
        let picture = try #require(run.face.colorBitmap(of: run.glyphs[0].id))
        #expect(picture.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(picture.box.width > 1 && picture.box.height > 1 && picture.box.minY < -0.5)
    }

    @Test("Sizes and lengths that make no sense are brought to ones that do") func senselessSizes() {
        for size in [Double.nan, .infinity, -3, 0, 1e300] {
            let font = FontRequest(size: size, weight: -5, lineHeight: .nan)
            let span = TextSpan("Hello", font: font, tracking: .nan, baselineOffset: .infinity)
            var options = ParagraphOptions(lineLimit: -1, minimumScale: .nan, lineSpacing: .nan, pixelLength: 0)
            options.pixelLength = .nan
            options.reservedLines = .min
            let fitted = Paragraph([span], options: options, fonts: .shared).layout(width: 50, height: .nan)
            #expect(fitted.size.width.isFinite && fitted.size.height.isFinite)
        }
    }
}
