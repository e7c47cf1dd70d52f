import Foundation
import Galley
import GalleyDrawing
import GalleyTold
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// The borders of pictures that keep their size, what stands for pictures that are missing, and scales that are none (docs/rules.md §14).
@MainActor @Suite("Borders of pictures, and missing ones")
struct PictureBorderTests {
    private func insets(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) -> [Double] {
        let found = PictureInsets(
            EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing),
            in: CGSize(width: 30, height: 20))
        return [found.top, found.left, found.bottom, found.right]
    }

    @Test("Borders are not negative, and together no more than the picture") func borders() {
        let found = [
            insets(1, 2, 3, 4), insets(-1, -2, -3, -4), insets(.nan, .nan, .nan, .nan), insets(15, 25, 15, 25),
            insets(50, 50, 5, 5), insets(0, 30, 20, 0),
        ]
        let wanted: [[Double]] = [
            [1, 2, 3, 4], [0, 0, 0, 0], [0, 0, 0, 0], [15, 25, 5, 5], [20, 30, 0, 0], [0, 30, 20, 0],
        ]
        #expect(found == wanted)
        let none = PictureInsets()
        #expect([none.left, none.top, none.right, none.bottom] == [0, 0, 0, 0] && none.isZero)
        let size = CGSize(width: 9, height: 9)
        let one = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 1)
        #expect(!PictureInsets(one, in: size).isZero && PictureInsets(EdgeInsets(), in: size).isZero)
    }

    private func marks(_ view: some View, _ scheme: ColorScheme = .light) -> [String] {
        var options = RenderOptions()
        options.colorScheme = scheme
        return ToldPicture(RenderedView(view.frame(width: 50, height: 60), options: options).displayList).lines
            .filter { $0.hasPrefix("fill") || $0.hasPrefix("line") }
    }

    // Half a point inside a rectangle and its diagonals: eight points, each 38.3471 from the middle.
    @Test("A missing picture that is resizable is a grey area with a cross of a point's width") func missing() {
        let view = Image("nope").resizable()
        let light = ["fill rect 0 0 50 60 #787880/0.16", "line 1 9 0.5 0.5 49 59 ~306.78 #787880/0.16"]
        #expect(marks(view) == light)
        #expect(marks(view, .dark) == light.map { $0.replacing("/0.16", with: "/0.32") })
        let flat = marks(Image("nope").resizable().frame(height: 1))
        #expect(flat.first == "fill rect 0 30 50 1 #787880/0.16" && !flat.contains { $0.contains("nan") })
        #expect(marks(AsyncImage(url: nil)) == [light[0]] && marks(AsyncImage(url: nil), .dark)[0].hasSuffix("/0.32"))
    }

    @Test("Borders that are none make a missing picture no larger") func floors() {
        func size(_ insets: EdgeInsets) -> CGSize {
            var options = RenderOptions()
            options.proposal = ProposedViewSize(width: 0, height: 0)
            return RenderedView(Image("nope").resizable(capInsets: insets), options: options).size
        }
        let found = [
            size(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 5)),
            size(EdgeInsets(top: -1, leading: .infinity, bottom: 3, trailing: .nan)),
        ]
        #expect(found == [CGSize(width: 7, height: 4), CGSize(width: 0, height: 3)])
    }

    @Test("A scale that is none counts as one pixel a point") func scales() {
        let file = ImageFixtures.folder.appendingPathComponent("quadrants.png")
        let scales: [CGFloat] = [1, 2, 0.5, 0, -2, .nan, .infinity]
        let widths = scales.map { ImageFixtures.render(AsyncImage(url: file, scale: $0)).size.width }
        #expect(widths == [32, 16, 64, 32, 32, 32, 32])
    }

    @Test("A drawn picture fills the rectangle that it is given, and nothing where there is none") func drawn() {
        let image = Image(size: CGSize(width: 20, height: 10)) { context in
            context.fill(Path(CGRect(x: 5, y: 2, width: 10, height: 6)), with: .color(Color(red: 1, green: 0, blue: 0)))
        }
        func lines(_ view: some View) -> [String] {
            ToldPicture(RenderedView(view).displayList).lines.filter { $0.hasPrefix("fill") }
        }
        let found = [
            lines(image), lines(image.resizable().frame(width: 40, height: 40).padding(3)),
            lines(image.resizable().frame(width: 0, height: 40)), lines(image.resizable().frame(width: 40, height: 0)),
            lines(Image(size: CGSize(width: 0, height: 10)) { _ in }.resizable().frame(width: 9, height: 9)),
        ]
        #expect(found == [["fill rect 5 2 10 6 #ff0000"], ["fill rect 13 11 20 24 #ff0000"], [], [], []])
        let sizes = [
            CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5),
            CGSize(width: CGFloat.infinity, height: 5),
        ].map { RenderedView(Image(size: $0) { _ in }).size }
        #expect(sizes == Array(repeating: CGSize(width: 0, height: 5), count: 3))
    }

    @Test("What images say of themselves is kept") func values() {
        let image = Image("a")
        let changed = image.interpolation(.none).antialiased(false).renderingMode(.template).symbolRenderingMode(
            .palette
        )
        .resizable(resizingMode: .tile)
        #expect(
            [image.isAntialiased, image.isResizable, changed.isAntialiased, changed.isResizable] == [
                true, false, false, true,
            ])
        #expect(image.quality == .medium && changed.quality == .none && changed.rendering == .template)
        #expect(changed.symbolMode == .palette && changed.resizing?.mode == .tile && image.resizing == nil)
        #expect(image.resizable().resizing?.mode == .stretch && image.resizable().resizing?.capInsets == EdgeInsets())
        let named = [Image("a", label: Text("b")), Image(decorative: "a"), image]
        #expect(named.map(\.source) == [image.source, image.source, image.source])
        #expect(named.map(\.spoken) == [.text(Image.SpokenText(text: Text("b"))), .nothing, .name])
        let symbol = Image(systemName: "wifi", variableValue: 0.5)
        #expect(symbol.source == .symbol("wifi", variableValue: 0.5) && symbol != Image(systemName: "wifi"))
    }
}
