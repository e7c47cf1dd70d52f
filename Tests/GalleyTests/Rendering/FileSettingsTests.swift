import Galley
import GalleyExport
import GalleyTestSupport
import Testing

@MainActor @Suite("A picture's file settings travel as one value") struct FileSettingsTests {
    /// Settings of which none is the default.
    private var unusual: FileSettings {
        var file = FileSettings()
        file.scale = 2
        file.isOpaque = true
        file.quality = 41
        file.pngEncoding = .fast
        file.encodingThreads = 3
        file.svgText = .embedded
        file.colorSpace = .displayP3
        file.pdf.title = "A title"
        return file
    }

    @Test func everySettingReachesTheExporters() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 4))
        renderer.file = unusual
        #expect(renderer.options.file == unusual)
        #expect(renderer.options.pictureSettings.file == unusual)
        #expect(try renderer.picture().settings.file == unusual)
        #expect(try renderer.picture().settings.background == .white)
    }

    @Test func aRenderersPropertiesAreItsFileSettings() {
        let renderer = ImageRenderer(content: Color.red)
        renderer.file = unusual
        #expect(renderer.scale == 2 && renderer.isOpaque && renderer.quality == 41 && renderer.pngEncoding == .fast)
        #expect(renderer.encodingThreads == 3 && renderer.svgText == .embedded && renderer.colorSpace == .displayP3)
        (renderer.scale, renderer.isOpaque, renderer.quality, renderer.pngEncoding) = (1, false, nil, .balanced)
        (renderer.encodingThreads, renderer.svgText, renderer.colorSpace) = (1, .outlines, .sRGB)
        renderer.file.pdf = PDFSettings()
        #expect(renderer.file == FileSettings())
    }

    @Test func anOptionsPropertiesAreItsFileSettings() {
        var options = RenderOptions()
        options.scale = 2
        (options.isOpaque, options.quality, options.pngEncoding, options.encodingThreads) = (true, 41, .fast, 3)
        (options.svgText, options.colorSpace) = (.embedded, .displayP3)
        options.pdf.title = "A title"
        #expect(options.file == unusual)
    }

    @Test func onlyWhatChangesIsPublished() {
        let renderer = ImageRenderer(content: Color.red)
        var changes = 0
        let watching = renderer.objectWillChange.sink { _ in changes += 1 }
        renderer.file.quality = 50
        #expect(changes == 0)
        renderer.file.scale = 3
        #expect(changes == 1)
        watching.cancel()
    }
}
