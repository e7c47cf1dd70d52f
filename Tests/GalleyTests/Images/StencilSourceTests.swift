import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Stencils and filters of pictures from each kind of source: a stencil is filled with the foreground style where the
/// picture is opaque, filters change the pixels of a picture and the paint of a stencil (docs/rules.md §14.3, §17.2).
@MainActor @Suite("Stencils and filters of pictures")
struct StencilSourceTests {
    private struct Drawn {
        var isVector: Bool
        var tint: Paint?
        var pixel: [UInt8]?
    }

    private func drawn(_ view: some View) -> Drawn? {
        for mark in ImageFixtures.render(view).displayList.marks {
            guard case .image(let picture, _, let style) = mark else { continue }
            guard case .raster(let image) = picture else { return Drawn(isVector: true, tint: style.tint, pixel: nil) }
            return Drawn(isVector: false, tint: style.tint, pixel: Array(image.premultipliedBGRA.prefix(4)))
        }
        return nil
    }

    private let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)
    private let redPaint = Paint.color(ResolvedColor(red: 1, green: 0, blue: 0))

    private func sources() throws -> [String: Image] {
        let path = ImageFixtures.folder.appendingPathComponent("quadrants.png").path
        let pixel = try #require(RasterImage(pixelWidth: 1, pixelHeight: 1, premultipliedBGRA: [0, 0, 255, 255]))
        return [
            "asset": Image("quadrants"), "file": Image(contentsOfFile: path),
            "core": Image(decorative: CGImage(pixel), scale: 1),
        ]
    }

    @Test("Each source is a stencil where it is said, and shows its colours otherwise") func stencils() throws {
        for (name, image) in try sources() {
            let plain = try #require(drawn(image.foregroundStyle(red)), "\(name)")
            let original = drawn(image.renderingMode(.original).foregroundStyle(red))
            let stencil = drawn(image.renderingMode(.template).foregroundStyle(red))
            #expect(plain.tint == nil && original?.tint == nil && stencil?.tint == redPaint, "\(name)")
            let both = drawn(image.renderingMode(.template).foregroundStyle(red, blue))
            #expect(both?.tint == redPaint, "\(name)")
            let none = drawn(image.renderingMode(.template).renderingMode(nil).foregroundStyle(red))
            #expect(none?.tint == nil, "\(name)")
        }
    }

    // What is inverted is cyan where it was red: blue and green first, as the bytes lie.
    @Test("A filter changes pixels, and of a stencil the paint alone") func filters() throws {
        for (name, image) in try sources() {
            let plain = drawn(image), inverted = drawn(image.colorInvert())
            #expect(plain?.pixel == [0, 0, 255, 255] && inverted?.pixel == [255, 255, 0, 255], "\(name)")
            let stencil = drawn(image.renderingMode(.template).foregroundStyle(red).colorInvert())
            #expect(stencil?.pixel == [0, 0, 255, 255], "\(name)")
            #expect(stencil?.tint == .color(ResolvedColor(red: 0, green: 1, blue: 1)), "\(name)")
        }
    }

    @Test("A drawing stays one, unless its pixels are changed or parted") func drawings() throws {
        let path = ImageFixtures.folder.appendingPathComponent("quadrants.svg").path
        let image = Image(contentsOfFile: path)
        let found = [
            drawn(image), drawn(image.resizable().frame(width: 50, height: 9)), drawn(image.colorInvert()),
            drawn(image.resizable(resizingMode: .tile)),
            drawn(image.resizable(capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))),
            drawn(image.renderingMode(.template)), drawn(image.renderingMode(.template).colorInvert()),
        ]
        #expect(found.map { $0?.isVector } == [true, true, false, false, false, true, true])
        #expect(found[2]?.pixel == [255, 255, 0, 255] && found[3]?.pixel == [0, 0, 255, 255])
        expect(ImageFixtures.render(image).size, 32, 24)
    }

    @Test("A picture from a file says its density by its name, and is named by its path") func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = ImageFixtures.folder.appendingPathComponent("quadrants.png")
        let sizes = try ["a.png", "a@2x.png", "a@3x.png"].map { name in
            let file = folder.appendingPathComponent(name)
            try FileManager.default.copyItem(at: source, to: file)
            return ImageFixtures.render(Image(contentsOfFile: file.path)).size.width
        }
        #expect(sizes == [32, 16, 32.0 / 3])
        let gone = folder.appendingPathComponent("b.png").path
        let picture = ImageFixtures.render(Image(contentsOfFile: gone))
        #expect(picture.diagnostics.map(\.message) == ["no image file at “\(gone)”"])
        #expect(picture.record.root.label == gone && picture.size == .zero)
    }
}
