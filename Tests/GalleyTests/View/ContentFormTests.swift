import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// What contents are to who reads a view, and whether anything of them is seen (the requirements of `NodeContent`);
/// what pictures say of themselves to people who do not see them (Apple's pages of `Image`).
@MainActor @Suite("Contents of nodes")
struct ContentFormTests {
    private func item(_ view: some View) -> NodeItem? {
        let (tree, _) = RenderedView.layOut(view, RenderOptions())
        return tree.item(0)
    }

    private func told(_ view: some View) -> String {
        guard let content = item(view)?.content else { return "none" }
        return "\(content.medium)\(content.isSeen ? "" : ", not seen")" + (content.ownLabel.map { " “\($0)”" } ?? "")
    }

    private func pixel() throws -> CGImage {
        CGImage(try #require(RasterImage(pixelWidth: 1, pixelHeight: 1, premultipliedBGRA: [0, 0, 255, 255])))
    }

    private let gradient = LinearGradient(colors: [.clear, .clear], startPoint: .top, endPoint: .bottom)

    @Test("Texts, pictures, symbols, drawings, and what only lies around others") func media() throws {
        let found = [
            told(Text(verbatim: "a")), told(Text(verbatim: "")), told(Image(systemName: "star")),
            told(Image(decorative: try pixel(), scale: 1)), told(Image(size: CGSize(width: 3, height: 3)) { _ in }),
            told(Canvas { _, _ in }), told(Color.red), told(Color.clear), told(Color.red.opacity(0)), told(gradient),
            told(Circle()), told(Circle().fill(.clear)), told(Circle().fill(.clear).stroke(.red)),
            told(Rectangle().fill(Color.clear)), told(Circle().stroke(Color.clear)), told(Circle().fill(gradient)),
            told(Divider()), told(MeshGradient(width: 1, height: 1, points: [], colors: [])),
        ]
        #expect(
            found == [
                "text “a”", "text, not seen “”", "symbol", "picture", "picture", "drawing", "drawing",
                "drawing, not seen", "drawing, not seen", "drawing", "drawing", "drawing, not seen", "drawing",
                "drawing, not seen", "drawing, not seen", "drawing", "drawing", "drawing, not seen",
            ])
        let around = [
            told(Color.red.hidden()), told(Color.red.clipped()), told(Color.red.blur(radius: 1)),
            told(Color.red.offset(x: 3)), told(Color.red.mask(Circle())), told(Color.red.colorInvert()),
            told(Color.red.frame(width: 3)),
        ]
        #expect(around == Array(repeating: "inside, not seen", count: 6) + ["none"])
    }

    @Test("A picture is called by its name, by what is said of it, or is decoration") func names() throws {
        let core = try pixel()
        let images = [
            Image("a"), Image("a", label: Text("b \(1)")), Image(decorative: "a"), Image(decorative: core, scale: 1),
        ]
        let items = images.map { item($0.resizable()) }
        #expect(items.map { $0?.spokenName } == [nil, "b 1", nil, nil])
        #expect(items.map { $0?.role == .decoration } == [false, false, true, false])
        #expect(items.map { $0?.label } == ["a", "a", "a", "CGImage"])
        #expect(item(Image(systemName: "star"))?.label == "star" && item(Image(systemName: "star"))?.spokenName == nil)
    }

    @Test("Two loaded pictures are one if pixels, density and name are") func equality() throws {
        let one = try pixel().raster, other = try pixel().raster
        func picture(_ image: RasterImage, _ scale: Double, _ name: String) -> LoadedPicture {
            LoadedPicture(.raster(image), scale: scale, name: name)
        }
        let base = picture(one, 1, "a")
        let same = [
            picture(one, 1, "a"), picture(other, 1, "a"), picture(one, 2, "a"), picture(one, 1, "b"),
            picture(other, 2, "b"), picture(other, 1, "b"), picture(other, 2, "a"), picture(one, 2, "b"),
        ].map { $0 == base }
        #expect(same == [true] + Array(repeating: false, count: 7))
    }

    @Test("A symbol fills the frame of a resizable image, without the room around it") func resizable() {
        func boxes(_ view: some View) -> [CGRect] {
            RenderedView(view).displayList.marks.compactMap {
                if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil }
            }
        }
        let image = Image(systemName: "square.fill")
        let found = boxes(image.resizable().frame(width: 40, height: 20))
        #expect(found.count == 1)
        let box = found.first ?? .null
        let numbers = [box.minX, box.minY, box.width, box.height]
        #expect(zip(numbers, [0, 0, 40, 20] as [CGFloat]).allSatisfy { abs($0 - $1) < 1e-6 })
        // In its own size it is smaller than the room that it takes.
        let own = boxes(image.font(.system(size: 40))).first ?? .null,
            room = RenderedView(image.font(.system(size: 40)))
        #expect(own.minX > 0.5 && own.maxX < room.size.width - 0.5 && own.width > 20)
    }

    @Test("Hidden, a symbol is a square of the font's size, also where it takes what it is offered") func hidden() {
        func drawn(_ view: some View) -> [CGFloat] {
            let picture = RenderedView(view.font(.system(size: 20)).redacted(reason: .placeholder))
            let box = picture.displayList.marks.compactMap { mark -> CGRect? in
                if case .fill(let path, _, _) = mark { path.boundingRect } else { nil }
            }.first
            return [picture.size.width, picture.size.height]
                + (box.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? [])
        }
        // 1.18 and 1.145 times 20 are 23.6 and 22.9, to whole points (docs/rules.md §13.6).
        #expect(drawn(Image(systemName: "star")) == [24, 23, 2, 1.5, 20, 20])
        #expect(drawn(Image(systemName: "star").resizable()) == [20, 20, 0, 0, 20, 20])
        #expect(drawn(Image(systemName: "star").resizable().frame(width: 50, height: 10)) == [50, 10, 0, 0, 50, 10])
    }
}
