import Foundation
import Galley
import GalleyExport
import GalleyTestSupport
import Testing

@Suite("Drawn images") @MainActor
struct DrawnImageTests {
    private let half = Image(size: CGSize(width: 20, height: 10)) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 100)), with: .color(Color(red: 1, green: 0, blue: 0)))
    }

    @Test("It has its own size unless it is resizable, and is cut off there")
    func size() throws {
        let view = ImageFixtures.render(half.padding(.bottom, 10))
        #expect(view.size == CGSize(width: 20, height: 20))
        #expect(try ImageFixtures.pixel(view, 9, 9) == [255, 0, 0, 255])
        #expect(try ImageFixtures.pixel(view, 10, 9)[3] == 0 && ImageFixtures.pixel(view, 5, 10)[3] == 0)
        let large = ImageFixtures.render(half.resizable(), size: CGSize(width: 40, height: 40))
        #expect(
            try ImageFixtures.pixel(large, 19, 39) == [255, 0, 0, 255] && ImageFixtures.pixel(large, 20, 0)[3] == 0)
    }

    @Test("Opaque is on black; nothing is drawn for a size that is none")
    func opaque() throws {
        let view = ImageFixtures.render(Image(size: CGSize(width: 4, height: 4), opaque: true) { _ in })
        #expect(try ImageFixtures.pixel(view, 1, 1) == [0, 0, 0, 255])
        let none = ImageFixtures.render(Image(size: CGSize(width: -1, height: CGFloat.nan)) { _ in })
        #expect(none.size == .zero)
    }

    @Test("Tiles, stencils and filters")
    func pixels() throws {
        let tiled = ImageFixtures.render(half.resizable(resizingMode: .tile), size: CGSize(width: 50, height: 10))
        #expect(try ImageFixtures.pixel(tiled, 25, 5) == [255, 0, 0, 255] && ImageFixtures.pixel(tiled, 35, 5)[3] == 0)
        let stencil = ImageFixtures.render(half.renderingMode(.template).foregroundStyle(.blue))
        #expect(try ImageFixtures.pixel(stencil, 5, 5) == [0, 136, 255, 255])
        let inverted = ImageFixtures.render(half.colorInvert())
        #expect(try ImageFixtures.pixel(inverted, 5, 5) == [0, 255, 255, 255])
    }

    @Test("Documents keep its outlines")
    func documents() throws {
        let text = String(decoding: try ImageFixtures.render(half).svgData(), as: UTF8.self)
        #expect(!text.contains("<image") && text.contains("#f00"))
    }
}
