import Foundation
import GalleyDrawing
import GalleyExport
import GalleyGeometry
import Testing

/// Pixels that are known to the step: shapes whose edges lie between pixels, without blurs, as the doc comments of
/// `LayerEffect` say what each effect does; luminance by ITU-R BT.709.
@Suite("Effects, pixel by pixel") struct PixelEffectTests {
    private func square(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: ResolvedColor = .black
    ) -> DrawItem {
        .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .color(color), FillStyle())
    }

    private func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> ResolvedColor {
        ResolvedColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private func draw(_ items: [DrawItem], scale: Double = 1) throws -> Pixels {
        let list = DisplayList(size: CGSize(width: 12, height: 10), items: items)
        return Pixels(try PNGExporter(scale: scale).image(for: list))
    }

    private func draw(_ effect: LayerEffect, _ items: [DrawItem], over ground: [DrawItem] = []) throws -> Pixels {
        try draw(ground + [.group(effect: effect, items)])
    }

    private let clear = [0, 0, 0, 0], black = [0, 0, 0, 255]

    /// Which pixels of the picture are not clear, as a box: left, top, right and bottom.
    private func box(_ pixels: Pixels) -> [Int] {
        var (left, top, right, bottom) = (99, 99, -1, -1)
        for y in 0..<10 {
            for x in 0..<12 where pixels[x, y][3] > 0 {
                (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
            }
        }
        return [left, top, right + 1, bottom + 1]
    }

    @Test("Shadows lie under their items, moved") func shadows() throws {
        let item = square(4, 3, 4, 3)
        let shadow = LayerShadow(color: color(1, 0, 0), radius: 0, x: 2, y: -1)
        let seen = try draw(.shadow(shadow), [item])
        #expect(box(seen) == [4, 2, 10, 6])
        #expect(seen[4, 3] == black && seen[7, 5] == black && seen[7, 3] == black)
        #expect(seen[8, 2] == [255, 0, 0, 255] && seen[6, 2] == [255, 0, 0, 255] && seen[9, 4] == [255, 0, 0, 255])
        #expect(seen[5, 2] == clear && seen[9, 5] == clear && seen[3, 3] == clear)
        // The shadow of what is half clear is half as strong, times its own alpha.
        let half = try draw(
            .shadow(LayerShadow(color: color(0, 0, 1, 0.5), radius: 0, x: 5)), [square(1, 3, 2, 2, color(0, 0, 0, 0.5))]
        )
        #expect(half[6, 3][3] == 64 && half[6, 3][0] == 0 && half[6, 3][2] == 64 && half[1, 3][3] == 128)
    }

    @Test("Inner shadows lie where the items' own shape, moved, does not") func innerShadows() throws {
        let item = square(4, 3, 4, 3, color(0, 1, 0))
        let seen = try draw(.innerShadow(LayerShadow(color: .black, radius: 0, x: 1, y: 2)), [item])
        #expect(box(seen) == [4, 3, 8, 6])
        for (x, y) in [(4, 3), (7, 3), (4, 4), (7, 4), (4, 5)] { #expect(seen[x, y] == black, "\(x) \(y)") }
        for (x, y) in [(5, 5), (7, 5)] { #expect(seen[x, y] == [0, 255, 0, 255], "\(x) \(y)") }
        let back = try draw(.innerShadow(LayerShadow(color: color(1, 0, 0, 0.5), radius: 0, x: -1)), [item])
        #expect(back[7, 4] == [128, 127, 0, 255] && back[4, 4] == [0, 255, 0, 255] && back[6, 4] == [0, 255, 0, 255])
    }

    @Test("What is bright is opaque") func luminance() throws {
        let items = [
            square(0, 0, 2, 2, color(1, 1, 1)), square(2, 0, 2, 2, color(1, 0, 0)), square(4, 0, 2, 2, color(0, 1, 0)),
            square(6, 0, 2, 2, color(0, 0, 1)), square(8, 0, 2, 2, color(1, 1, 1, 0.5)), square(10, 0, 2, 2, .black),
        ]
        let seen = try draw(.luminanceToAlpha(.black), items)
        // 0.2126, 0.7152 and 0.0722 of 255.
        #expect([0, 2, 4, 6, 10].map { seen[$0, 1] } == [255, 54, 182, 18, 0].map { [0, 0, 0, $0] })
        #expect(seen[8, 1][3] == 255 && seen[0, 5] == clear)
        let red = try draw(.luminanceToAlpha(color(1, 0, 0, 0.5)), items)
        #expect(red[0, 1] == [128, 0, 0, 128] && red[4, 1] == [91, 0, 0, 91])
    }

    @Test("One colour where the alpha lies in a range, both ends of which belong to it") func thresholds() throws {
        // 51, 102, 153 and 204 of 255.
        let items = (0..<4).map { square(Double($0) * 3, 0, 3, 2, color(1, 0, 0, Double($0 + 1) * 0.2)) }
        func alphas(_ least: Double, _ most: Double, _ tint: ResolvedColor = .black) throws -> [Int] {
            let seen = try draw(.alphaThreshold(LayerThreshold(least: least, most: most, color: tint)), items)
            return [1, 4, 7, 10].map { seen[$0, 1][3] }
        }
        #expect(try alphas(0.4, 0.6) == [0, 255, 255, 0] && alphas(0.2, 0.8) == [255, 255, 255, 255])
        #expect(try alphas(0.41, 0.59) == [0, 0, 0, 0] && alphas(0, 1) == [255, 255, 255, 255])
        #expect(try alphas(0.5, 1, color(0, 1, 0, 0.5)) == [0, 0, 128, 128])
        // Half a step below an end fades by half.
        #expect(try alphas(102.5 / 255, 1) == [0, 128, 255, 255])
        let seen = try draw(.alphaThreshold(LayerThreshold(least: 0, most: 1, color: color(0, 1, 0))), items)
        #expect(seen[1, 1] == [0, 255, 0, 255] && seen[1, 4] == clear)
    }

    @Test("Opacity and masks: a group is faded as one") func groups() throws {
        let items = [square(0, 0, 6, 4, color(1, 0, 0)), square(3, 0, 6, 4, color(0, 0, 1))]
        let seen = try draw(.opacity(0.5), items)
        #expect(seen[1, 1] == [128, 0, 0, 128] && seen[4, 1] == [0, 0, 128, 128] && seen[8, 1] == [0, 0, 128, 128])
        let mask = LayerMask([square(2, 1, 3, 2), square(7, 1, 1, 2, color(1, 1, 1, 0.5))])
        let masked = try draw(.mask(mask), items)
        #expect(box(masked) == [2, 1, 8, 3])
        #expect(masked[2, 1] == [255, 0, 0, 255] && masked[4, 2] == [0, 0, 255, 255] && masked[5, 1] == clear)
        #expect(masked[7, 1] == [0, 0, 128, 128] && masked[6, 1] == clear)
        let nothing = try draw(.opacity(0), items)
        #expect(nothing[1, 1] == clear && nothing[4, 1] == clear)
    }

    @Test("Glass: how much colour is left of what lies behind, and a tint over it") func glass() throws {
        let ground = square(0, 0, 12, 10, color(1, 0, 0))
        func seen(_ saturation: Double, _ tint: ResolvedColor) throws -> [Int] {
            let backdrop = LayerBackdrop(radius: 0, saturation: saturation, tint: tint)
            let pixels = try draw(.backdrop(backdrop), [square(4, 3, 4, 3)], over: [ground])
            #expect(pixels[3, 3] == [255, 0, 0, 255] && pixels[8, 5] == [255, 0, 0, 255])
            return pixels[5, 4]
        }
        #expect(try seen(1, .clear) == [255, 0, 0, 255])
        // 0.2126 · 255 is 54.2.
        #expect(try seen(0, .clear) == [54, 54, 54, 255])
        // Half-way from there: 54.2 + 0.5 · 200.8, and 54.2 − 0.5 · 54.2.
        #expect(try seen(0.5, .clear) == [155, 27, 27, 255] && seen(2, .clear) == [255, 0, 0, 255])
        #expect(try seen(1, color(1, 1, 1, 0.5)) == [255, 128, 128, 255])
        #expect(try seen(0, color(0, 0, 1, 0.25)) == [41, 41, 104, 255])
    }

    @Test("Clips, rules of filling, and edges that are not smoothed") func shapes() throws {
        let two = Path("1 1 8 6 re 3 2 4 3 re") ?? Path()
        let even = try draw([.fill(two, .color(.black), FillStyle(eoFill: true))])
        #expect(even[1, 1] == black && even[3, 2] == clear && even[6, 4] == clear && even[7, 4] == black)
        #expect(even[3, 5] == black && even[8, 6] == black && even[9, 6] == clear && even[8, 7] == clear)
        let whole = try draw([.fill(two, .color(.black), FillStyle())])
        #expect(whole[3, 2] == black && box(whole) == [1, 1, 9, 7])
        let half = Path(CGRect(x: 2.5, y: 2, width: 3, height: 3))
        let smooth = try draw([.fill(half, .color(.black), FillStyle())])
        #expect(smooth[2, 3][3] == 128 && smooth[3, 3][3] == 255 && smooth[5, 3][3] == 128 && smooth[6, 3] == clear)
        let hard = try draw([.fill(half, .color(.black), FillStyle(antialiased: false))])
        #expect([2, 3, 4, 5].map { hard[$0, 3][3] }.allSatisfy { $0 == 0 || $0 == 255 })
        let clip = DrawClip(Path(CGRect(x: 2, y: 1, width: 3, height: 2)))
        #expect(box(try draw([.group(clip: clip, [square(0, 0, 12, 10)])])) == [2, 1, 5, 3])
        let moved = DrawItem.group(
            transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 1, ty: 2), clip: clip, [square(0, 0, 12, 10)])
        #expect(box(try draw([moved])) == [5, 3, 11, 5])
    }

    @Test("Strokes of pixels") func strokes() throws {
        func seen(_ text: String, _ style: StrokeStyle) throws -> [Int] {
            box(try draw([.stroke(Path(text) ?? Path(), .color(.black), style)]))
        }
        #expect(try seen("2 4 m 8 4 l", StrokeStyle(lineWidth: 2)) == [2, 3, 8, 5])
        #expect(try seen("2 4 m 8 4 l", StrokeStyle(lineWidth: 2, lineCap: .square)) == [1, 3, 9, 5])
        #expect(try seen("3 3 m 8 3 l 8 7 l", StrokeStyle(lineWidth: 2)) == [3, 2, 9, 7])
        let dashed = try draw([
            .stroke(
                Path("0 4 m 12 4 l") ?? Path(), .color(.black), StrokeStyle(lineWidth: 2, dash: [2, 3], dashPhase: 1))
        ])
        // One of the first two is left, then three are clear.
        #expect((0..<12).map { dashed[$0, 4][3] / 255 } == [1, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0])
    }

    @Test("Pictures of pixels: as they are, in tiles, in one colour") func pictures() throws {
        // Red, green above blue and half of white.
        let image = try #require(
            RasterImage(
                pixelWidth: 2, pixelHeight: 2,
                premultipliedBGRA: [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 128, 128, 128, 128]))
        func seen(_ rect: CGRect, _ style: ImageStyle) throws -> Pixels {
            try draw([.image(.raster(image), in: rect, style)])
        }
        let large = try seen(CGRect(x: 2, y: 1, width: 4, height: 6), ImageStyle(isSmooth: false))
        #expect(
            large[2, 1] == [255, 0, 0, 255] && large[3, 3] == [255, 0, 0, 255] && large[4, 3] == [0, 255, 0, 255])
        #expect(large[3, 4] == [0, 0, 255, 255] && large[5, 6] == [128, 128, 128, 128] && box(large) == [2, 1, 6, 7])
        var tiled = ImageStyle(isSmooth: false)
        tiled.tile = CGSize(width: 2, height: 2)
        let tiles = try seen(CGRect(x: 1, y: 1, width: 5, height: 3), tiled)
        #expect(box(tiles) == [1, 1, 6, 4])
        for x in [1, 3, 5] { #expect(tiles[x, 1] == [255, 0, 0, 255] && tiles[x, 3] == [255, 0, 0, 255], "\(x)") }
        for x in [2, 4] { #expect(tiles[x, 1] == [0, 255, 0, 255] && tiles[x, 2] == [128, 128, 128, 128], "\(x)") }
        let tinted = try seen(
            CGRect(x: 2, y: 1, width: 2, height: 2), ImageStyle(isSmooth: false, tint: .color(color(0, 0, 1, 0.5))))
        #expect(tinted[2, 1] == [0, 0, 128, 128] && tinted[3, 2][3] == 64 && tinted[3, 2][2] == 64)
    }
}
