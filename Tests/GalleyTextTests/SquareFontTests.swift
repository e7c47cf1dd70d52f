import Testing

@testable import GalleyText

/// What a library and a face say of a font whose tables are known: Scripts/square-font.py (1000 units to the em, ascent
/// 800, descent 200, capitals 700, the letter x 500, a line of 50 whose upper edge is 100 below the baseline).
@Suite("A font whose tables are known") struct SquareFontTests {
    private func face(_ change: (inout FontRequest) -> Void = { _ in }) throws -> FontFace {
        var request = SquareFont.request(10)
        change(&request)
        return try #require(SquareFont.fonts.resolve(request).face)
    }

    @Test("Names of the file, and names that it is found by") func names() throws {
        let names = try #require(FontFileNames(path: SquareFont.path))
        #expect(names.postScript == "GalleySquares" && names.full == "Galley Squares")
        #expect(names.glyphs == 5 && names.unitsPerEm == 1000)
        #expect(FontFileNames(path: "/nonexistent/none.ttf") == nil)
        let fonts = SquareFont.fonts
        #expect(fonts.has("Galley Squares") && fonts.has("galley squares") && fonts.has("GALLEYSQUARES"))
        #expect(!fonts.has("Galley Circles"))
        #expect(fonts.fontNames(ofFamily: "GALLEY squares") == ["GalleySquares"])
        #expect(fonts.fontNames(ofFamily: "Galley").isEmpty)
        #expect(fonts.familyNames.contains("Galley Squares") && fonts.familyNames == fonts.familyNames.sorted())
    }

    @Test("A file that is registered twice is there once") func registeredOnce() throws {
        let fonts = FontLibrary(folders: ["/nonexistent"])
        #expect(fonts.registeredFiles.isEmpty && fonts.familyNames.isEmpty)
        for _ in 0..<2 { try fonts.registerFont(atPath: SquareFont.path) }
        #expect(fonts.registeredFiles.count == 1 && fonts.familyNames == ["Galley Squares"])
        #expect(fonts.registeredFiles[0].weight == 400 && !fonts.registeredFiles[0].isItalic)
        #expect(fonts.registeredFiles[0].axis("wght") == nil && !fonts.registeredFiles[0].hasPictures)
        #expect(FontFile.faceCount(path: SquareFont.path) == 1 && FontFile.faceCount(path: "/nonexistent") == 0)
        #expect(FontFile(path: SquareFont.path, index: 1) == nil && FontFile(path: SquareFont.path, index: -1) == nil)
    }

    @Test("What cannot be registered is named") func errors() {
        let fonts = FontLibrary(folders: ["/nonexistent"])
        func message(_ path: String) -> String? {
            do throws(FontError) {
                try fonts.registerFont(atPath: path)
                return nil
            } catch { return error.description }
        }
        #expect(message("/nonexistent/a.ttf") == "no readable font file at “/nonexistent/a.ttf”")
        #expect(message(#filePath) == "“\(#filePath)” is not a font file")
        #expect(message(SquareFont.path) == nil)
    }

    @Test("Measures at 10 points") func measures() {
        let fonts = SquareFont.fonts, request = SquareFont.request(10)
        #expect(fonts.lineMetrics(for: request) == LineMetrics(ascent: 8, descent: 2, capHeight: 7, leading: 0))
        let lines = fonts.decorationMetrics(for: request)
        #expect(abs(lines.underlineOffset - 1.25) < 1e-9 && abs(lines.thickness - 0.5) < 1e-9)
        #expect(abs(lines.strikethroughOffset - 2.5) < 1e-9)
        #expect(fonts.spaceAdvance(for: request) == 10 && fonts.spaceAdvance(for: SquareFont.request(23)) == 23)
        // Without any font a space is nothing.
        let none = FontLibrary(folders: ["/nonexistent"])
        #expect(none.spaceAdvance(for: FontRequest(design: .serif, size: 17)) == 0)
    }

    @Test("Glyphs: squares, narrow ones, spaces and nothing") func glyphs() throws {
        let face = try face()
        #expect([0x61, 0x69, 0x20, 0x301].map { face.glyph(of: $0) } == [1, 2, 3, 4])
        #expect(face.glyph(of: 0x1F600) == nil && !face.hasGlyph(for: 0x1F600) && face.hasGlyph(for: 0x61))
        #expect(face.coversASCII && face.spaceAdvance == 1 && face.unitsPerEm == 1000 && face.index == 0)
        #expect(face.postScriptName == "GalleySquares" && face.path == SquareFont.path && !face.hasPictures)
        #expect(face.familyName == "Galley Squares" && face.stretch == 1 && !face.syntheticSlant)
        let square = face.outline(of: 1).boundingRect, narrow = face.outline(of: 2).boundingRect
        #expect(
            [square.minX, square.minY, square.width, square.height].map(Double.init).elementsEqual(
                [0, -0.8, 1, 1], by: near))
        #expect(
            [narrow.minX, narrow.minY, narrow.width, narrow.height].map(Double.init).elementsEqual(
                [0, -0.5, 0.5, 0.5], by: near))
        #expect(face.outline(of: 3).isEmpty && face.outline(of: 1) == face.outline(of: 1))
        #expect(!face.hasSmallCaps(.lowercase) && !face.hasSmallCaps(.uppercase) && face.hasSmallCaps([]))
    }

    private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

    @Test("Slanted by a fifth, where there is no italic; as wide as is asked for, where there is no axis")
    func variants() throws {
        let slanted = try face { $0.isItalic = true }
        #expect(slanted.syntheticSlant && FontFace.slant == 0.2)
        // Its top leans by a fifth of its height of half an em.
        let narrow = slanted.outline(of: 2).boundingRect
        #expect(near(narrow.minX, 0) && near(narrow.width, 0.6) && near(narrow.height, 0.5))
        // What lies below the baseline leans to the left.
        #expect(near(slanted.outline(of: 1).boundingRect.minX, -0.04))
        let wide = try face { $0.width = 0.5 }
        #expect(wide.stretch == 1.5 && near(wide.outline(of: 1).boundingRect.width, 1.5))
        #expect(near(wide.outline(of: 1).boundingRect.height, 1) && wide.spaceAdvance == 1.5)
        var request = SquareFont.request(10)
        request.width = 0.5
        let text = Paragraph([TextSpan("ab", font: request)], options: ParagraphOptions(), fonts: SquareFont.fonts)
        #expect(text.measure(width: nil, height: nil).width == 30)
        #expect(try wide != face() && slanted != face())
        #expect(try face() == face())
    }

    @Test("Where files are looked for: no other folders, and only what is no path") func paths() {
        let fonts = FontLibrary(folders: ["/nonexistent", "/etc"])
        #expect(fonts.path(of: "passwd") == "/etc/passwd")
        #expect(fonts.path(of: "") == nil && fonts.path(of: "../etc/passwd") == nil && fonts.path(of: "none") == nil)
    }

    @Test("Messages are kept once each, two hundred at most, until they are taken") func messages() {
        let fonts = FontLibrary(folders: ["/nonexistent"])
        fonts.report([])
        #expect(fonts.diagnostics.isEmpty)
        fonts.report(["a", "b", "a"])
        fonts.report(["b", "c"])
        #expect(fonts.diagnostics == ["a", "b", "c"] && fonts.takeDiagnostics() == ["a", "b", "c"])
        #expect(fonts.diagnostics.isEmpty && fonts.takeDiagnostics().isEmpty)
        fonts.report((0..<250).map { "message \($0)" })
        #expect(fonts.diagnostics.count == 200 && fonts.diagnostics.last == "message 199")
    }

    @Test("A thousand and twenty-four requests are kept, then it begins anew") func requests() throws {
        let fonts = FontLibrary(folders: ["/nonexistent"])
        let first = fonts.resolve(FontRequest(size: 1))
        #expect(fonts.resolve(FontRequest(size: 1)) === first && fonts.resolvedCount == 1)
        for size in 2...1024 { _ = fonts.resolve(FontRequest(size: Double(size))) }
        #expect(fonts.resolvedCount == 1024)
        _ = fonts.resolve(FontRequest(size: 1025))
        #expect(fonts.resolvedCount == 1)
        try fonts.registerFont(atPath: SquareFont.path)
        #expect(fonts.resolvedCount == 0)
    }

    @Test("Requests with numbers that no font has") func clamped() {
        func request(_ change: (inout FontRequest) -> Void) -> FontRequest {
            var request = FontRequest(size: 20)
            change(&request)
            return SquareFont.fonts.resolve(request).request
        }
        #expect(request { $0.size = .nan }.size == 17 && request { $0.size = 0 }.size == 0.01)
        #expect(request { $0.size = 1e9 }.size == 100_000 && request { $0.size = 0.02 }.size == 0.02)
        #expect(request { $0.weight = 0 }.weight == 1 && request { $0.weight = 1001 }.weight == 1000)
        #expect(request { $0.glyphScale = 0 }.glyphScale == 0.01 && request { $0.glyphScale = 11 }.glyphScale == 10)
        #expect(request { $0.glyphScale = .infinity }.glyphScale == 1 && request { $0.glyphScale = 2 }.glyphScale == 2)
        var doubled = SquareFont.request(10)
        doubled.glyphScale = 2
        #expect(SquareFont.fonts.resolve(doubled).size == 20)
        // Lines follow the size, not the letters'.
        #expect(SquareFont.fonts.lineMetrics(for: doubled).ascent == 8)
    }
}
