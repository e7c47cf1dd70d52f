import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyText
import Testing

/// What items cover at most, and what groups know of their contents.
@Suite("Bounds of items") struct BoundsTests {
    private func fill(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> DrawItem {
        .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .color(.black), FillStyle())
    }

    private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test("Items together") func union() {
        #expect([DrawItem]().bounds == nil)
        #expect([fill(0, 0, 10, 10), fill(20, -5, 5, 5), fill(-3, 8, 1, 30)].bounds == box(-3, -5, 28, 43))
        let odd = DrawItem.fill(Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)), .color(.black), FillStyle())
        #expect([odd, fill(1, 2, 3, 4), .group([])].bounds == box(1, 2, 3, 4) && [odd].bounds == nil)
    }

    /// A miter reaches as far as its limit, a square cap half the width times √2; 1.5 holds it.
    @Test("Strokes reach beyond their lines") func strokes() {
        func stroke(_ style: StrokeStyle) -> CGRect? {
            [DrawItem.stroke(Path(box(10, 20, 30, 40)), .color(.black), style)].bounds
        }
        #expect(stroke(StrokeStyle(lineWidth: 4, lineJoin: .round)) == box(7, 17, 36, 46))
        #expect(stroke(StrokeStyle(lineWidth: 4, lineJoin: .miter, miterLimit: 10)) == box(-10, 0, 70, 80))
        #expect(stroke(StrokeStyle(lineWidth: 4, lineJoin: .miter, miterLimit: 1)) == box(7, 17, 36, 46))
        for width in [0, -1, .nan, .infinity] as [CGFloat] { #expect(stroke(StrokeStyle(lineWidth: width)) == nil) }
    }

    @Test("Pictures, and text within two sizes of its pens") func marks() throws {
        let image = try #require(RasterImage(pixelWidth: 1, pixelHeight: 1, premultipliedBGRA: [0, 0, 0, 255]))
        func picture(_ rect: CGRect) -> CGRect? { [DrawItem.image(.raster(image), in: rect, ImageStyle())].bounds }
        #expect(
            picture(box(1, 2, 3, 4)) == box(1, 2, 3, 4) && picture(box(1, 2, 0, 4)) == nil
                && picture(box(1, 2, 3, 0)) == nil)
        let paragraph = Paragraph(
            [TextSpan("ab", font: FontRequest(size: 10, weight: 400))], options: ParagraphOptions(), fonts: .shared)
        let run = try #require(paragraph.layout(width: nil, height: nil).lines.first?.runs.first)
        let bounds = try #require(
            [DrawItem.glyphs(run, origin: CGPoint(x: 100, y: 50), .color(.black), pictures: [:])].bounds)
        let (first, last) = (try #require(run.glyphs.first), try #require(run.glyphs.last))
        #expect(abs(bounds.minX - (100 + first.x - 20)) < 1e-9 && abs(bounds.maxX - (100 + last.x + 20)) < 1e-9)
        #expect(abs(bounds.minY - (50 + first.y - 20)) < 1e-9 && abs(bounds.height - 40) < 1e-9)
    }

    @Test("Groups: effect, clip, transform") func groups() throws {
        let item = fill(10, 10, 10, 20)
        func bounds(_ effect: LayerEffect?, clip: CGRect? = nil, _ transform: CGAffineTransform = .identity) -> CGRect?
        {
            [DrawItem.group(transform: transform, clip: clip.map { DrawClip(Path($0)) }, effect: effect, [item])].bounds
        }
        #expect(bounds(nil) == box(10, 10, 10, 20) && bounds(.opacity(0.5)) == box(10, 10, 10, 20))
        #expect(
            bounds(.blur(LayerBlur(radius: 2))) == box(4, 4, 22, 32)
                && bounds(.blur(LayerBlur(radius: 0))) == box(10, 10, 10, 20))
        let shadow = LayerShadow(color: .black, radius: 2, x: 7, y: -4)
        // From (17, 6), six wider on each side, and the item itself.
        #expect(
            bounds(.shadow(shadow)) == box(10, 0, 23, 32)
                && bounds(.shadow(LayerShadow(color: .clear, radius: 2))) == box(10, 10, 10, 20))
        #expect(bounds(.shadow(LayerShadow(color: .black, radius: 1, x: -9, y: 9))) == box(-2, 10, 22, 32))
        #expect(
            bounds(nil, clip: box(0, 0, 15, 12)) == box(10, 10, 5, 2)
                && bounds(nil, clip: box(12, 15, 50, 50)) == box(12, 15, 8, 15))
        #expect(bounds(nil, clip: box(0, 0, 10, 50)) == nil && bounds(nil, clip: box(0, 30, 50, 9)) == nil)
        #expect(bounds(nil, clip: box(.nan, 0, 50, 9)) == nil)
        #expect(
            bounds(nil, clip: box(0, 0, 15, 50), CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 1, ty: 2))
                == box(21, 32, 10, 60))
        #expect(
            bounds(.blur(LayerBlur(radius: 2)), clip: box(0, 0, 15, 50), CGAffineTransform(translationX: 1, y: 0))
                == box(5, 4, 11, 32))
        let projection = try #require(LayerProjection([[1, 0, 5], [0, 2, 0], [0, 0.1, 1]]))
        // Depths of 2 and 4 at y = 10 and 30: x from 15 / 4 to 25 / 2, y from 20 / 2 to 60 / 4.
        #expect(bounds(.projection(projection)) == box(3.75, 10, 8.75, 5))
        let behind = try #require(LayerProjection([[1, 0, 0], [0, 1, 0], [0, 0.1, -2]]))
        #expect(bounds(.projection(behind)) == nil)
    }

    @Test("Depth counts groups, and those of masks") func depth() {
        let one = DrawItem.group([fill(0, 0, 1, 1)])
        func depth(_ item: DrawItem) -> Int { [item].depth }
        #expect(
            [DrawItem]().depth == 0 && depth(fill(0, 0, 1, 1)) == 0 && depth(one) == 1
                && depth(.group([one, fill(0, 0, 1, 1)])) == 2)
        #expect([one, .group([.group([one])]), one].depth == 3)
        // The mask's own group counts, and lies besides the items.
        #expect(
            depth(.group(effect: .mask(LayerMask([one])), [one])) == 4
                && depth(.group(effect: .opacity(0.5), [one])) == 2)
    }

    @Test("Which modes a group's items see what lies below it with") func blendModes() {
        let multiply = DrawItem.group(effect: .blend(.multiply), [fill(0, 0, 1, 1)])
        let glass = DrawItem.group(
            effect: .backdrop(LayerBackdrop(radius: 1, saturation: 1, tint: .clear)), [fill(0, 0, 1, 1)])
        func modes(_ effect: LayerEffect?) -> BlendModes {
            [DrawItem.group(effect: effect, [multiply, glass])].blendModes
        }
        let both = BlendModes(.multiply).union(.backdrop)
        #expect([multiply, glass].blendModes == both && modes(nil) == both && modes(.blend(.normal)) == both)
        #expect(
            modes(.blend(.screen)) == BlendModes(.screen)
                && modes(.shadow(LayerShadow(color: .black, radius: 0))) == .backdrop)
        #expect(
            modes(.opacity(0.5)) == [] && modes(.opacity(1)) == both && modes(.isolation) == []
                && modes(.blur(LayerBlur(radius: 0))) == both)
        #expect(
            modes(.innerShadow(LayerShadow(color: .clear, radius: 0))) == both && [fill(0, 0, 1, 1)].blendModes == [])
        #expect(Set(BlendMode.allCases.map { BlendModes($0).rawValue }).count == BlendMode.allCases.count)
        #expect(BlendMode.allCases.allSatisfy { BlendModes.all.isSuperset(of: BlendModes($0)) })
    }

    @Test("Which effects change a picture") func visible() {
        #expect(
            LayerEffect.opacity(0.999).isVisible && !LayerEffect.opacity(1).isVisible
                && !LayerEffect.opacity(2).isVisible)
        #expect(
            LayerEffect.opacity(.nan).isVisible && LayerEffect.isolation.isVisible
                && !LayerEffect.blend(.normal).isVisible)
        #expect(LayerEffect.blend(.hue).isVisible && LayerEffect.mask(LayerMask([])).isVisible)
        #expect(
            !LayerBlur(radius: .infinity).isVisible && !LayerBlur(radius: -1).isVisible
                && LayerBlur(radius: 0.1).isVisible)
        let shadow = LayerShadow(color: .black, radius: -2, x: .nan, y: .infinity)
        #expect(shadow.radius == 0 && shadow.x == 0 && shadow.y == 0 && shadow.isVisible)
        #expect(!LayerShadow(color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: -1), radius: 3).isVisible)
    }

    /// Groups deeper than 200 are freed one after the other; what is shared stays.
    @Test("Deep groups are freed, and parts that others hold are not") func freeing() {
        var items = [fill(0, 0, 1, 1)]
        var kept: [DrawItem] = []
        for level in 0..<100_000 {
            items = [.group(items), fill(1, 1, 1, 1)]
            if level == 50_000 { kept = items }
        }
        #expect(items.depth == 100_000)
        items = []
        #expect(kept.depth == 50_001 && kept.count == 2)
    }
}
