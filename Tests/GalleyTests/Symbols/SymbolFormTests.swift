import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleySymbols
@testable import GalleyViews

/// The box of a symbol by its numbers (docs/rules.md §14.4: the usual bearing is 0.095 and 0.065 em, an icon that fills its grid 1 em
/// large, a file's larger side 1.2 em), and which symbols turn with the line of reading.
@MainActor @Suite("Boxes of symbols, by hand")
struct SymbolFormTests {
    /// A filled rectangle on a grid of 16.
    private func glyph(_ ink: CGRect, isFile: Bool = false) throws -> SymbolGlyph {
        var glyph = try #require(
            SymbolGlyph(outline: Path(ink), viewBox: CGRect(x: 0, y: 0, width: 16, height: 16), usesEvenOdd: false))
        glyph.isFile = isFile
        return glyph
    }

    private let name = "no.recorded.name"

    // A wide icon of 8 by 4 on a grid of 16 has units of 0.075 em: 0.6 and 0.3 em and the bearings, twice each, are 0.79 and 0.43 em.
    // Its middle lies on that of the capitals, 35 points above the baseline, and so 13.5 below its bottom edge.
    @Test("A wide icon's box, ink and baseline at a hundred points") func wide() throws {
        let metrics = SymbolMetrics(
            glyph: try glyph(CGRect(x: 2, y: 4, width: 8, height: 4)), name: name, fontSize: 100, capHeight: 70)
        #expect(metrics.size == CGSize(width: 79, height: 43) && metrics.baselineOffset == -13.5)
        let (ink, m) = (metrics.ink, metrics.inkTransform)
        let found: [CGFloat] = [ink.minX, ink.minY, ink.width, ink.height, m.a, m.b, m.c, m.d, m.tx, m.ty]
        let wanted: [CGFloat] = [9.5, 6.5, 60, 30, 7.5, 0, 0, 7.5, -5.5, -23.5]
        #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    // An icon of 16 by 16 has units of 1.2 / 16 · 0.834 em as one of the table's, of 1.2 / 16 em as a file.
    @Test("An icon that fills its grid is an em large, a file's 1.2") func square() throws {
        let whole = CGRect(x: 0, y: 0, width: 16, height: 16)
        func size(_ isFile: Bool) throws -> CGSize {
            SymbolMetrics(glyph: try glyph(whole, isFile: isFile), name: name, fontSize: 100).size
        }
        #expect(try size(false) == CGSize(width: 119, height: 113) && size(true) == CGSize(width: 139, height: 133))
    }

    @Test("Lengths are whole pixels, at least one; half a point is the largest pixel") func pixels() throws {
        let wide = try glyph(CGRect(x: 2, y: 4, width: 8, height: 4))
        func size(_ fontSize: CGFloat, _ pixel: CGFloat) -> CGSize {
            SymbolMetrics(glyph: wide, name: name, fontSize: fontSize, pixel: pixel).size
        }
        // 7.9 and 4.3 points.
        let halves = CGSize(width: 8, height: 4.5)
        #expect([0.5, 1, 7, 0, -1, CGFloat.nan].map { size(10, $0) } == Array(repeating: halves, count: 6))
        #expect(size(10, 0.25) == CGSize(width: 8, height: 4.25))
        #expect(size(0.1, 0.5) == CGSize(width: 0.5, height: 0.5))
        let usual = SymbolMetrics(glyph: wide, name: name, fontSize: 10)
        #expect(usual == SymbolMetrics(glyph: wide, name: name, fontSize: 10, imageScale: 1, growth: 0, pixel: 0.5))
        #expect([SymbolMetrics.smallScale, SymbolMetrics.mediumScale, SymbolMetrics.largeScale] == [0.81, 1, 1.28])
        #expect([SymbolMetrics.growthUnit, SymbolMetrics.capHeight] == [0.075, 0.705])
        // Capitals of 7.05 points: their middle is 3.525 above the baseline, that of the box 2.25 above its edge.
        #expect(usual.baselineOffset == -1.5)
    }

    @Test("A box without a size has nothing in it") func empty() throws {
        var none = try glyph(CGRect(x: 2, y: 4, width: 8, height: 4))
        none.viewBox = .zero
        let wide = try glyph(CGRect(x: 2, y: 4, width: 8, height: 4))
        let odd = [
            SymbolMetrics(glyph: none, name: name, fontSize: 10), SymbolMetrics(glyph: wide, name: name, fontSize: 0),
            SymbolMetrics(glyph: wide, name: name, fontSize: 1e6),
            SymbolMetrics(glyph: wide, name: name, fontSize: .nan),
        ]
        for metrics in odd {
            #expect(metrics.size == .zero && metrics.ink == .zero && metrics.baselineOffset == 0)
            #expect(metrics.inkTransform == CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        }
        #expect(SymbolMetrics(glyph: wide, name: name, fontSize: 10, capHeight: .nan).baselineOffset == 0)
    }

    @Test("A heavier weight makes a recorded box larger on both axes, and an odd icon may be larger than the box")
    func recorded()
        throws
    {
        let star = try glyph(CGRect(x: 0, y: 0, width: 16, height: 2)), box = try #require(SymbolBox.recorded("star"))
        func size(_ growth: CGFloat, _ name: String) -> CGSize {
            SymbolMetrics(glyph: star, name: name, fontSize: 100, growth: growth).size
        }
        let (plain, bold) = (size(0, "star"), size(0.1, "star"))
        #expect([bold.width - plain.width, bold.height - plain.height] == [10, 10])
        #expect(size(0.1, name) == size(0, name))
        let room = CGSize(
            width: box.size.width - 2 * box.bearing.width, height: box.size.height - 2 * box.bearing.height)
        let (across, down) = (room.width / 16, room.height / 2)
        // 0.85 of the mean of both, where that is more than what fits.
        let wanted = 0.85 * (across * down).squareRoot()
        #expect(wanted > across && abs(SymbolMetrics.unit(of: star, name: "star") - wanted) < 1e-9)
        let close = try glyph(CGRect(x: 0, y: 0, width: 16, height: 15))
        #expect(
            abs(SymbolMetrics.unit(of: close, name: "star") - min(room.width / 16, room.height / 15)) < 1e-9)
    }

    // Human Interface Guidelines, Right to left: what points forward or backward is mirrored, what plays media is not.
    @Test("What is named for the line of reading turns with it") func reading() {
        let names: [String: Bool] = [
            "arrow.forward": true, "chevron.backward": true, "arrow.up.forward.square": true,
            "rectangle.leadinghalf.filled": true, "rectangle.trailingthird.inset.filled": true, "list.leading": true,
            "chevron.right": false, "forward": false, "forward.fill": false, "backward.end": false, "leading": false,
            "goforward": false, "star": false, "": false,
        ]
        let found = names.keys.map { ($0, SymbolRequest(name: $0).followsReading) }
        #expect(Dictionary(uniqueKeysWithValues: found) == names)
    }

    private func paths(_ view: some View) -> [Path] {
        RenderedView(view).displayList.marks.compactMap { if case .fill(let path, _, _) = $0 { path } else { nil } }
    }

    @Test("From right to left it is the mirror image, in its own box") func mirrored() throws {
        func points(_ path: Path?, _ change: (CGPoint) -> CGPoint = { $0 }) -> [[Double]] {
            var found: [[Double]] = []
            func add(_ point: CGPoint) {
                let point = change(point)
                found.append([Double(point.x), Double(point.y)].map { ($0 * 1e6).rounded() / 1e6 })
            }
            path?.forEach { element in
                switch element {
                case .move(let end), .line(let end): add(end)
                case .quadCurve(let end, let control): [end, control].forEach(add)
                case .curve(let end, let first, let second): [end, first, second].forEach(add)
                case .closeSubpath: break
                }
            }
            return found
        }
        for (name, turns) in [("arrow.forward", true), ("star", false)] {
            let image = Image(systemName: name).font(.system(size: 40)), width = RenderedView(image).size.width
            let plain = paths(image).first, turned = paths(image.environment(\.layoutDirection, .rightToLeft)).first
            let mirror = points(plain) { CGPoint(x: width - $0.x, y: $0.y) }
            #expect(points(turned) == (turns ? mirror : points(plain)) && !points(plain).isEmpty)
        }
    }

    @Test("A symbol that is scaled by an effect grows about the middle of its box")
    func scaled()
        throws
    {
        let star = Image(systemName: "star.fill").font(.system(size: 40)), size = RenderedView(star).size
        let plain = try #require(paths(star).first?.boundingRect)
        for (view, factor) in [
            (AnyView(star.symbolEffect(.scale)), 1.1), (AnyView(star.symbolEffect(.scale.up)), 1.1),
            (AnyView(star.symbolEffect(.scale.down)), 0.9),
            (AnyView(star.symbolEffect(.scale.up).symbolEffect(.scale.up)), 1.21),
        ] {
            let found = try #require(paths(view).first?.boundingRect)
            let wanted: [CGFloat] = [
                size.width / 2 + (plain.minX - size.width / 2) * factor,
                size.height / 2 + (plain.minY - size.height / 2) * factor, plain.width * factor, plain.height * factor,
            ]
            #expect(
                zip([found.minX, found.minY, found.width, found.height], wanted).allSatisfy { abs($0 - $1) < 1e-6 })
        }
    }

    @Test("An original is in its own colours, a template in one, whatever the surroundings say") func modes() {
        let triangle = Image(systemName: "exclamationmark.triangle.fill")
        func count(_ image: Image) -> Int { paths(image.symbolRenderingMode(.multicolor) as Image).count }
        let counts = [
            paths(triangle.renderingMode(.original)).count, paths(triangle.renderingMode(.template)).count,
            paths(VStack { triangle.renderingMode(.template) }.symbolRenderingMode(.multicolor)).count,
            paths(VStack { triangle.renderingMode(nil) }.symbolRenderingMode(.multicolor)).count,
            count(triangle.renderingMode(.template)), paths(triangle).count,
        ]
        #expect(counts == [2, 1, 1, 2, 2, 1])
    }

    // SF Symbols names a variant `heart.slash.circle.fill`, in this order.
    @Test("The names of a variant, the fullest first, the symbol's own last") func variants() {
        let all = [
            "x.slash.square.fill", "x.slash.square", "x.slash.fill", "x.slash", "x.square.fill", "x.square", "x.fill",
        ]
        let found = [
            SymbolVariants.slash.square.fill.names(for: "x"), SymbolVariants.fill.names(for: "x.slash.square"),
            SymbolVariants.slash.names(for: "x.square.fill"), SymbolVariants.none.names(for: "x.fill"),
            SymbolVariants.fill.names(for: ".fill"), SymbolVariants.circle.names(for: ".circle"),
            SymbolVariants.slash.names(for: "a.fill"), SymbolVariants.rectangle.names(for: "x.circle.square"),
        ]
        let wanted = [
            all + ["x"], all + ["x.slash.square"], all + ["x.square.fill"], ["x.fill"], [".fill.fill", ".fill"],
            [".circle.circle", ".circle"], ["a.slash.fill", "a.slash", "a.fill", "a.fill"],
            ["x.circle.rectangle", "x.circle.square"],
        ]
        #expect(found == wanted)
        let contained = [
            SymbolVariants.fill.contains(.none), SymbolVariants.fill.contains(.slash),
            SymbolVariants.fill.slash.contains(.slash),
            SymbolVariants.circle.contains(.square), SymbolVariants.none.contains(.fill),
            SymbolVariants.none.contains(.none),
        ]
        #expect(contained == [true, false, true, false, false, true])
        let none = SymbolVariants.none
        #expect(
            [none.isFilled, none.isSlashed, SymbolVariants.fill.isSlashed, SymbolVariants.slash.isFilled] == [
                false, false, false, false,
            ])
    }

    /// docs/fonts.md: an unknown name is a crossed box of the size of other symbols; what lies in a circle or a square has the box of
    /// the shape, and at a regular weight nothing is added to that.
    @Test("A name that is not known in a shape that is takes the shape's room", arguments: ["circle", "square"])
    func unknownInAShape(shape: String) {
        func rendered(_ name: String) -> RenderedView { RenderedView(Image(systemName: name).font(.system(size: 100))) }
        let unknown = rendered("no.such.thing." + shape)
        #expect(!unknown.diagnostics.isEmpty && !unknown.displayList.marks.isEmpty)
        let known = rendered(shape)
        #expect(known.diagnostics.isEmpty && known.size.width > 0)
        #expect(unknown.size == known.size)
    }
}
