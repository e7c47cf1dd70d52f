import Galley
import GalleyTestSupport
import Testing

@MainActor @Suite("The outline of buttons as a shape")
struct ButtonBorderTests {
    /// `Shape.buttonBorder` and the conformance are Apple's of iOS 17.
    @Test("It clips, and is made smaller") func shape() {
        let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(ButtonBorderShape.automatic.path(in: frame).boundingRect == frame)
        #expect(!ButtonBorderShape.capsule.path(in: frame).contains(CGPoint(x: 1, y: 1)))
        #expect(ButtonBorderShape.circle.path(in: frame).boundingRect == CGRect(x: 10, y: 0, width: 20, height: 20))
        #expect(ButtonBorderShape.roundedRectangle(radius: 0).path(in: frame).contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(ButtonBorderShape.capsule.inset(by: 5).path(in: frame).boundingRect == frame.insetBy(dx: 5, dy: 5))
        #expect(RenderedView(Color.red.frame(width: 30, height: 30).clipShape(.buttonBorder)).size.width == 30)
    }

    @Test("A file's picture is read as Image I/O reads it") func source() throws {
        let png = try #require(ImageRenderer(content: Color.red.frame(width: 3, height: 2)).uiImage?.pngData())
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try png.write(to: file)
        let source = try #require(CGImageSourceCreateWithURL(file as CFURL, nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(image.width == 3 && image.height == 2 && CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
        #expect(CGImageSourceCreateWithURL(NSURL(fileURLWithPath: "/nowhere"), nil) == nil)
        let none = try #require(CGImageSourceCreateWithData(Data([1, 2]), nil))
        #expect(CGImageSourceGetCount(none) == 0)
    }

    @Test("A colour literal is Core Graphics', too") func literal() {
        let color: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(color.components == [1, 0.5, 0, 1])
    }
}
