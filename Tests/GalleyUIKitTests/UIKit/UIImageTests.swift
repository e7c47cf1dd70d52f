import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Apple's documentation of `CGImage`, `UIImage`, `NSImage`, and `Image`'s initialisers that take them.
@Suite("Pictures as values")
@MainActor
struct UIImageTests {
    /// Red left of blue, 4 × 2 points, two pixels a point.
    private var renderer: ImageRenderer<some View> {
        let renderer = ImageRenderer(
            content: HStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0).frame(width: 2, height: 2)
                Color(red: 0, green: 0, blue: 1).frame(width: 2, height: 2)
            })
        renderer.scale = 2
        return renderer
    }

    private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
        guard let image else { return [] }
        let start = (y * image.width + x) * 4
        return [2, 1, 0, 3].map { image.raster.premultipliedBGRA[start + $0] }
    }

    private func pixels(_ view: some View) -> CGImage? { ImageRenderer(content: view).cgImage }

    @Test("A renderer gives its picture")
    func rendered() throws {
        let image = try #require(renderer.cgImage)
        #expect(image.width == 8 && image.height == 4 && image.bytesPerRow == 32)
        #expect(pixel(image, 0, 0) == [255, 0, 0, 255] && pixel(image, 7, 3) == [0, 0, 255, 255])
        let shown = try #require(renderer.uiImage)
        #expect(shown.size == CGSize(width: 4, height: 2) && shown.scale == 2)
        #expect(renderer.nsImage?.size == CGSize(width: 4, height: 2))
        #expect(ImageRenderer(content: Color.red.frame(width: 0)).cgImage == nil)
    }

    @Test("An image is as large as its pixels say, by its scale")
    func sizes() throws {
        let image = try #require(renderer.cgImage)
        #expect(RenderedView(Image(decorative: image, scale: 1)).size == CGSize(width: 8, height: 4))
        #expect(RenderedView(Image(image, scale: 4, label: Text("a"))).size == CGSize(width: 2, height: 1))
        #expect(
            RenderedView(Image(decorative: image, scale: 1, orientation: .right)).size == CGSize(width: 4, height: 8))
        let right = try #require(renderer.uiImage)
        #expect(RenderedView(Image(uiImage: right)).size == CGSize(width: 4, height: 2))
        #expect(RenderedView(Image(uiImage: right).resizable().frame(width: 40, height: 30)).size.width == 40)
        #expect(RenderedView(Image(nsImage: NSImage(cgImage: image, size: .zero))).size == CGSize(width: 8, height: 4))
        #expect(UIImage().size == .zero && UIImage(cgImage: image).size.width == 8)
    }

    @Test("Orientations turn the pixels")
    func turned() throws {
        let image = try #require(renderer.cgImage)
        // What was at the left is at the right of a mirrored picture, and at the top of one that is turned right.
        let mirrored = pixels(Image(decorative: image, scale: 1, orientation: .upMirrored))
        #expect(pixel(mirrored, 0, 0) == [0, 0, 255, 255])
        let right = UIImage(cgImage: image, scale: 1, orientation: .right)
        #expect(right.size == CGSize(width: 4, height: 8))
        #expect(pixel(pixels(Image(uiImage: right)), 0, 0) == [255, 0, 0, 255])
        #expect(pixel(pixels(Image(uiImage: right)), 0, 7) == [0, 0, 255, 255])
    }

    @Test("A part is cut out in pixels")
    func cropped() throws {
        let image = try #require(renderer.cgImage)
        let part = try #require(image.cropping(to: CGRect(x: 4, y: 1, width: 2, height: 2)))
        #expect(part.width == 2 && part.height == 2 && pixel(part, 0, 0) == [0, 0, 255, 255])
        #expect(image.cropping(to: CGRect(x: 100, y: 0, width: 1, height: 1)) == nil)
        // What lies outside of the image is left out, up to its first row and column.
        let corner = try #require(image.cropping(to: CGRect(x: -2, y: -1, width: 4, height: 3)))
        #expect(corner.width == 2 && corner.height == 2 && pixel(corner, 1, 1) == [255, 0, 0, 255])
    }

    @Test("Files and data are read, and written")
    func data() throws {
        let written = try #require(renderer.uiImage?.pngData())
        let read = try #require(UIImage(data: written, scale: 2))
        #expect(read.size == CGSize(width: 4, height: 2) && pixel(read.cgImage, 7, 0) == [0, 0, 255, 255])
        let jpeg = try #require(renderer.uiImage?.jpegData(compressionQuality: 1))
        let again = try #require(UIImage(data: jpeg, scale: 2))
        #expect(Array(jpeg.prefix(3)) == [0xFF, 0xD8, 0xFF] && again.size == CGSize(width: 4, height: 2))
        #expect(UIImage(data: Data([1, 2, 3])) == nil && UIImage(contentsOfFile: "/nowhere.png") == nil)
        let folder = FileManager.default.temporaryDirectory.appending(path: "UIImageTests-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try written.write(to: folder.appending(path: "flag@2x.png"))
        #expect(NSImage(contentsOf: folder.appending(path: "flag@2x.png"))?.size == CGSize(width: 4, height: 2))
        #expect(UIImage(named: "flag") == nil)
        var options = RenderOptions()
        options.assetFolders = [folder]
        #expect(RenderedView(Named(), options: options).size == CGSize(width: 4, height: 2))
        #expect(RenderedView(Named()).size == CGSize(width: 1, height: 1))
    }

    /// Apple's documentation of `UIImage.scale`: 1 where nothing says otherwise.
    @Test("A picture that a catalogue does not have has nothing, at a pixel a point")
    func missingResource() {
        let image = UIImage(resource: ImageResource(name: "no such picture", bundle: .main))
        #expect(image.scale == 1 && image.size == .zero && image.cgImage == nil && image.renderingMode == .automatic)
    }

    @Test("Templates are stencils, symbols are symbols")
    func modes() throws {
        let template = try #require(renderer.uiImage?.withRenderingMode(.alwaysTemplate))
        let green = pixels(Image(uiImage: template).foregroundStyle(Color(red: 0, green: 1, blue: 0)))
        #expect(pixel(green, 0, 0) == [0, 255, 0, 255])
        let symbol = try #require(UIImage(systemName: "star"))
        #expect(symbol.size == RenderedView(Image(systemName: "star")).size && symbol.size.width > 10)
        #expect(UIImage(systemName: "no.such.symbol") == nil && symbol.cgImage == nil)
    }
}

private struct Named: View {
    var body: some View {
        if let image = UIImage(named: "flag") { Image(uiImage: image) } else { Color.red.frame(width: 1, height: 1) }
    }
}
