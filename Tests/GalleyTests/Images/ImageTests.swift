import Foundation
import Galley
import GalleyExport
import GalleyImages
import GalleyTestSupport
import Testing

/// The files of Tests/Fixtures/Images: 32 × 24 pixels in quarters, red and green above blue and white.
@MainActor
enum ImageFixtures {
    nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/Images")

    static func render(
        _ view: some View, size: CGSize? = nil, scale: CGFloat = 1, _ change: (inout RenderOptions) -> Void = { _ in }
    )
        -> RenderedView
    {
        var options = RenderOptions()
        options.assetFolders = [folder]
        options.scale = scale
        if let size { options.proposal = ProposedViewSize(size) }
        change(&options)
        return RenderedView(view, options: options)
    }

    /// Red, green, blue and alpha of a pixel.
    static func pixel(_ view: RenderedView, _ x: Int, _ y: Int) throws -> [Int] {
        let image = try ImageDecoder.decode([UInt8](view.pngData()))
        let bytes = image.premultipliedBGRA[(y * image.pixelWidth + x) * 4..<(y * image.pixelWidth + x) * 4 + 4]
            .map(Int.init)
        return [bytes[2], bytes[1], bytes[0], bytes[3]]
    }

    /// The pictures' parts: where they are drawn, and the tile.
    static func parts(_ view: RenderedView) -> [(rect: CGRect, tile: CGSize?)] {
        view.displayList.marks.compactMap { command in
            if case .image(_, let rect, let style) = command { (rect, style.tile) } else { nil }
        }
    }
}

@Suite("Images") @MainActor
struct ImageTests {
    private typealias Fixtures = ImageFixtures
    private let red = [255, 0, 0, 255]
    private let green = [0, 255, 0, 255]
    private let white = [255, 255, 255, 255]

    @Test(
        "Every format has its own size",
        arguments: [
            "quadrants.png", "quadrants.jpg", "quadrants.webp", "quadrants.gif", "quadrants.svg", "moving.webp",
        ])
    func formats(name: String) throws {
        let view = Fixtures.render(Image(name))
        #expect(view.size == CGSize(width: 32, height: 24))
        #expect(view.diagnostics.isEmpty)
        let corner = try Fixtures.pixel(view, 4, 4)
        #expect(zip(corner, red).allSatisfy { abs($0 - $1) <= 3 })
    }

    @Test("Cap insets are a floor, and the proposal counts otherwise (rules.md §14)")
    func capInsetsFloor() {
        let insets = EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
        func size(_ width: Double?, _ height: Double?) -> CGSize {
            Fixtures.render(Image("quadrants.png").resizable(capInsets: insets)) {
                $0.proposal = ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
            }.size
        }
        #expect(size(0, 0) == CGSize(width: 8, height: 6))
        #expect(size(100, 1) == CGSize(width: 100, height: 6))
        #expect(size(nil, nil) == CGSize(width: 32, height: 24))
        #expect(size(nil, 50) == CGSize(width: 32, height: 50))
    }

    @Test("Nine parts: corners keep their size, edges grow along one axis, the middle along both")
    func nineParts() throws {
        let insets = EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
        let view = Fixtures.render(
            Image("quadrants.png").resizable(capInsets: insets), size: CGSize(width: 100, height: 60))
        let parts = Fixtures.parts(view)
        #expect(parts.map(\.rect.minX) == [0, 3, 95, 0, 3, 95, 0, 3, 95])
        #expect(parts.map(\.rect.minY) == [0, 0, 0, 2, 2, 2, 56, 56, 56])
        #expect(parts.map(\.rect.width) == [3, 92, 5, 3, 92, 5, 3, 92, 5])
        #expect(parts.map(\.rect.height) == [2, 2, 2, 54, 54, 54, 4, 4, 4])
        #expect(parts.allSatisfy { $0.tile == nil })
        #expect(try Fixtures.pixel(view, 1, 1) == red && Fixtures.pixel(view, 98, 58) == white)
    }

    @Test("Borders of one point are drawn")
    func narrowBorders() {
        // One pixel to the point: a corner of one pixel, two edges and the rest.
        let insets = EdgeInsets(top: 1, leading: 1, bottom: 0, trailing: 0)
        let view = Fixtures.render(
            Image("quadrants.png").resizable(capInsets: insets), size: CGSize(width: 100, height: 60))
        let wanted = [
            CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 1, y: 0, width: 99, height: 1),
            CGRect(x: 0, y: 1, width: 1, height: 59), CGRect(x: 1, y: 1, width: 99, height: 59),
        ]
        #expect(Fixtures.parts(view).map(\.rect) == wanted)
    }

    /// Apple's documentation of asset catalogues: the variant for the dark appearance is used where the appearance is dark.
    @Test("The picture for the dark appearance is shown where it is dark, around the view or in a part of it")
    func appearances() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-" + UUID().uuidString)
        let set = folder.appendingPathComponent("Media.xcassets/sign.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        try Data(#"{"images": [{"filename": "day.svg"}, {"filename": "night.svg", \#(dark)}]}"#.utf8)
            .write(to: set.appendingPathComponent("Contents.json"))
        for (name, width) in [("day", 10), ("night", 30)] {
            let rect = "<rect width='\(width)' height='20'/>"
            try Data("<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='20'>\(rect)</svg>".utf8)
                .write(to: set.appendingPathComponent("\(name).svg"))
        }
        func width(_ view: some View, _ scheme: ColorScheme) -> CGFloat {
            Fixtures.render(view) {
                $0.assetFolders = [folder]
                $0.colorScheme = scheme
            }.size.width
        }
        #expect(width(Image("sign"), .light) == 10 && width(Image("sign"), .dark) == 30)
        #expect(width(Image("sign").environment(\.colorScheme, .dark), .light) == 30)
    }

    @Test("Tiles keep the picture's own size; corners are not repeated")
    func tiles() throws {
        let whole = Fixtures.render(
            Image("quadrants.png").resizable(resizingMode: .tile), size: CGSize(width: 80, height: 60))
        #expect(Fixtures.parts(whole).count == 1)
        #expect(Fixtures.parts(whole)[0].tile == CGSize(width: 32, height: 24))
        // The second tile begins at 32, 24, and its quarters are 16 × 12.
        #expect(try Fixtures.pixel(whole, 33, 25) == red && Fixtures.pixel(whole, 49, 25) == green)
        #expect(try Fixtures.pixel(whole, 63, 47) == white)

        let insets = EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let framed = Fixtures.render(
            Image("quadrants.png").resizable(capInsets: insets, resizingMode: .tile),
            size: CGSize(width: 80, height: 60))
        let wanted: [CGSize?] = [
            nil, CGSize(width: 24, height: 4), nil, CGSize(width: 4, height: 16), CGSize(width: 24, height: 16),
            CGSize(width: 4, height: 16), nil, CGSize(width: 24, height: 4), nil,
        ]
        #expect(Fixtures.parts(framed).map(\.tile) == wanted)
    }

    @Test("Insets of a dense picture are points")
    func denseInsets() throws {
        // 128 × 80 pixels at two a point.
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures")
        let insets = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        let view = Fixtures.render(
            Image("photo").resizable(capInsets: insets), size: CGSize(width: 200, height: 40), scale: 2
        ) { $0.assetFolders = [folder] }
        let widths = view.displayList.marks.compactMap { command -> [CGFloat]? in
            guard case .image(.raster(let image), let rect, _) = command else { return nil }
            return [rect.width, CGFloat(image.pixelWidth)]
        }
        #expect(widths == [[10, 20], [180, 88], [10, 20]])
    }

    @Test("A stencil is filled with the foreground style, gradients too")
    func template() throws {
        let flat = Fixtures.render(Image("clear.gif").renderingMode(.template).foregroundStyle(.blue))
        #expect(try Fixtures.pixel(flat, 4, 4) == [0, 136, 255, 255] && Fixtures.pixel(flat, 20, 20)[3] == 0)
        let style = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        let view = Fixtures.render(Image("quadrants.png").renderingMode(.template).foregroundStyle(style))
        #expect(try Fixtures.pixel(view, 0, 2)[0] < 20 && Fixtures.pixel(view, 31, 2)[0] > 235)
        #expect(try Fixtures.pixel(Fixtures.render(Image("quadrants.png").renderingMode(.original)), 4, 4) == red)
    }

    @Test("Without interpolation pixels stay squares")
    func interpolation() throws {
        let size = CGSize(width: 320, height: 240)
        let plain = Fixtures.render(Image("quadrants.png").interpolation(.none).resizable(), size: size)
        #expect(try Fixtures.pixel(plain, 159, 50) == red && Fixtures.pixel(plain, 160, 50) == green)
        let smooth = Fixtures.render(Image("quadrants.png").interpolation(.high).resizable(), size: size)
        #expect(try Fixtures.pixel(smooth, 159, 50) != red)
    }

    @Test("Edges of a turned picture that is not antialiased are all or nothing")
    func antialiased() throws {
        func alphas(_ isAntialiased: Bool) throws -> Set<UInt8> {
            let image = Image("quadrants.png").antialiased(isAntialiased).rotationEffect(.degrees(20)).padding(10)
            let pixels = try ImageDecoder.decode([UInt8](Fixtures.render(image).pngData())).premultipliedBGRA
            return Set(stride(from: 3, to: pixels.count, by: 4).map { pixels[$0] })
        }
        #expect(try alphas(false) == [0, 255])
        #expect(try alphas(true).count > 2)
    }

    @Test("A picture is decoded once, however often it is shown")
    func decodedOnce() {
        let view = Fixtures.render(
            VStack { ForEach(0..<5, id: \.self) { _ in Image("quadrants.png") } })
        let pictures = view.displayList.marks.compactMap { command -> ObjectIdentifier? in
            if case .image(.raster(let image), _, _) = command { ObjectIdentifier(image) } else { nil }
        }
        #expect(pictures.count == 5 && Set(pictures).count == 1)
    }

    @Test("What cannot be read is named, and takes no space")
    func damaged() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("GIF89a".utf8).write(to: folder.appendingPathComponent("short.gif"))
        try Data("<svg".utf8).write(to: folder.appendingPathComponent("broken.svg"))
        for (name, reason) in [("short", "GIF image is damaged"), ("broken", "SVG image is damaged")] {
            let view = Fixtures.render(Image(name)) { $0.assetFolders = [folder] }
            #expect(view.size == .zero)
            #expect(view.diagnostics.count == 1)
            #expect(view.diagnostics.first?.message.contains("“\(name)” cannot be read: the \(reason)") == true)
        }
    }

    @Test("A bundle's own pictures")
    func bundle() throws {
        let bundle = try #require(Bundle(path: ImageFixtures.folder.path))
        for image in [Image("quadrants", bundle: bundle), Image(ImageResource(name: "quadrants", bundle: bundle))] {
            let view = Fixtures.render(image) { $0.assetFolders = [] }
            #expect(view.size == CGSize(width: 32, height: 24) && view.diagnostics.isEmpty)
        }
        // As the file has it, a pixel a point, where nothing is rendered.
        #expect(
            UIImage(resource: ImageResource(name: "quadrants", bundle: bundle)).size == CGSize(width: 32, height: 24))
        #expect(UIImage(resource: ImageResource(name: "nothing", bundle: bundle)).size == .zero)
        // The examples' catalogue has this colour, light 0xF6F4EF, dark 0x1E2026.
        let examples = ImageFixtures.folder.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples")
        let colors = try #require(Bundle(path: examples.path))
        let resource = ColorResource(name: "Panel", bundle: colors)
        for color in [Color("Panel", bundle: colors), Color(resource), Color(uiColor: UIColor(resource: resource))] {
            let light = Fixtures.render(color)
            #expect(try Fixtures.pixel(light, 1, 1) == [0xF6, 0xF4, 0xEF, 255])
            let dark = Fixtures.render(color) { $0.colorScheme = .dark }
            #expect(try Fixtures.pixel(dark, 1, 1) == [0x1E, 0x20, 0x26, 255])
        }
    }
}
