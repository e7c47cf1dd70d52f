import Foundation
import GalleyDrawing
import GalleyExport
import GalleyGeometry
import GalleyRandom
import Testing

/// Effects on pixels, against what their rules make of the same pixels without the effect (rules.md §17).
@Suite("Effects, pixel by pixel") struct FilterReferenceTests {
    private static let side = 48
    private static let color = ResolvedColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.75)

    private func content(_ seed: UInt64, margin: Int = 14) throws -> (items: [DrawItem], base: Planes) {
        var dice = SeededGenerator(seed: seed)
        let items = dice.rectangles(5, side: Self.side, margin: margin)
        return (items, try Planes(items, Self.side, Self.side))
    }

    private func drawn(_ effect: LayerEffect, _ items: [DrawItem], transform: CGAffineTransform = .identity) throws
        -> Planes
    {
        try Planes([.group(transform: transform, effect: effect, items)], Self.side, Self.side)
    }

    @Test("Blurs", arguments: [(1, 0.4), (2, 1), (3, 2.5), (4, 6), (5, 15)] as [(UInt64, Double)])
    func blur(seed: UInt64, radius: Double) throws {
        let (items, base) = try content(seed)
        try drawn(.blur(LayerBlur(radius: radius)), items)
            .expectNear(base.blurred(radius, radius), 1.2)
        // Only colours: the alpha is what it was.
        let soft = base.blurred(radius, radius)
        let kept = Planes(Self.side, Self.side) { x, y in
            soft[x, y].w > 0 ? soft[x, y] * (base[x, y].w / soft[x, y].w) : .zero
        }
        try drawn(.blur(LayerBlur(radius: radius, isOpaque: true)), items).expectNear(kept, 1.6)
    }

    @Test("A blur is stretched with its view, along each axis") func stretched() throws {
        let box = DrawItem.fill(Path(CGRect(x: 6, y: 18, width: 6, height: 8)), .color(.black), FillStyle())
        let base = try Planes([.group(transform: CGAffineTransform(scaleX: 2, y: 1), [box])], Self.side, Self.side)
        try drawn(.blur(LayerBlur(radius: 2)), [box], transform: CGAffineTransform(scaleX: 2, y: 1))
            .expectNear(base.blurred(4, 2), 1.2)
        // A quarter of a turn exchanges the axes.
        let turned = CGAffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 40, ty: 0)
        let turnedBase = try Planes([.group(transform: turned, [box])], Self.side, Self.side)
        try drawn(.blur(LayerBlur(radius: 2)), [box], transform: turned).expectNear(turnedBase.blurred(2, 4), 1.2)
    }

    @Test("Large radii, whose planes are reduced first", arguments: [32.0, 47, 50], [false, true])
    func largeRadii(radius: Double, isUpright: Bool) throws {
        let (long, short) = (330, 24)
        let (width, height) = isUpright ? (short, long) : (long, short)
        let box = isUpright ? CGRect(x: 7, y: 120, width: 9, height: 70) : CGRect(x: 120, y: 7, width: 70, height: 9)
        let item = DrawItem.fill(Path(box), .color(.black), FillStyle())
        let base = try Planes([item], width, height)
        // Enlarged along the blur's long way only.
        let (x, y) = isUpright ? (1.0, 16.0) : (16, 1)
        let effect = LayerEffect.blur(LayerBlur(radius: radius / 16))
        let inner = DrawItem.group(transform: CGAffineTransform(scaleX: 1 / x, y: 1 / y), [item])
        let found = try Planes(
            [.group(transform: CGAffineTransform(scaleX: x, y: y), effect: effect, [inner])], width, height)
        let (across, down) = isUpright ? (radius / 16, radius) : (radius, radius / 16)
        found.expectNear(base.blurred(across, down), 2, "\(radius)")
    }

    @Test(
        "Shadows",
        arguments: [(1, 0, 5, -4), (2, 1.5, 0, 0), (3, 3, -6, 3), (4, 5, 8, 8)] as [(UInt64, Double, Int, Int)])
    func shadow(seed: UInt64, radius: Double, x: Int, y: Int) throws {
        let (items, base) = try content(seed)
        let shadow = LayerShadow(color: Self.color, radius: radius, x: Double(x), y: Double(y))
        let shade = base.blurred(radius, radius).tinted(Self.color).shifted(x, y)
        try drawn(.shadow(shadow), items).expectNear(base.over(shade), 2)
    }

    @Test(
        "Shadows that fall in",
        arguments: [(1, 0, 3, -2), (2, 1.5, 0, 0), (3, 3, -4, 2), (6, 2, 7, 7)] as [(UInt64, Double, Int, Int)])
    func innerShadow(seed: UInt64, radius: Double, x: Int, y: Int) throws {
        let (items, base) = try content(seed)
        let shadow = LayerShadow(color: Self.color, radius: radius, x: Double(x), y: Double(y))
        let around = base.blurred(radius, radius).shifted(x, y)
        let tint = SIMD4(Self.color.red, Self.color.green, Self.color.blue, 1) * Self.color.alpha
        let shade = Planes(Self.side, Self.side) { x, y in tint * ((255 - around[x, y].w) * base[x, y].w / 255) }
        try drawn(.innerShadow(shadow), items).expectNear(shade.over(base), 2)
    }

    @Test("A shadow that falls in along the picture's edges") func innerShadowAtEdges() throws {
        let all = DrawItem.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), .color(.white), FillStyle())
        let shadow = LayerShadow(color: .black, radius: 0, x: 3, y: 2)
        let found = try Planes([.group(effect: .innerShadow(shadow), [all])], 20, 20)
        found.expectNear(
            Planes(20, 20) { x, y in x < 3 || y < 2 ? SIMD4(0, 0, 0, 255) : SIMD4(repeating: 255) }, 0)
    }

    @Test("Brightness as alpha", arguments: [1, 2, 3] as [UInt64]) func luminance(seed: UInt64) throws {
        let (items, base) = try content(seed, margin: 0)
        let tint = SIMD4(Self.color.red, Self.color.green, Self.color.blue, 1) * Self.color.alpha
        let wanted = Planes(Self.side, Self.side) { x, y in
            let pixel = base[x, y]
            return pixel.w > 0
                ? tint * ((0.2126 * pixel.x + 0.7152 * pixel.y + 0.0722 * pixel.z) / pixel.w * 255) : .zero
        }
        try drawn(.luminanceToAlpha(Self.color), items).expectNear(wanted, 1)
    }

    @Test("A range of alpha", arguments: [(0.5, 1.0), (0.1, 0.3), (0, 0.7), (0.6, 0.6)])
    func threshold(least: Double, most: Double) throws {
        let strips = (0..<Self.side).map { index in
            DrawItem.fill(
                Path(CGRect(x: Double(index), y: 3, width: 1, height: 9)),
                .color(ResolvedColor(red: 1, green: 0, blue: 1, alpha: Double(index * 5) / 255)), FillStyle())
        }
        let wanted = Planes(Self.side, Self.side) { x, y in
            let alpha = Double(x * 5)
            guard y >= 3, y < 12, x > 0 else { return .zero }
            // Both ends belong to the range; the step before each fades.
            let cover = min(max(alpha - least * 255 + 1, 0), 1) * min(max(most * 255 - alpha + 1, 0), 1)
            return SIMD4(Self.color.red, Self.color.green, Self.color.blue, 1) * (Self.color.alpha * 255 * cover)
        }
        try drawn(.alphaThreshold(LayerThreshold(least: least, most: most, color: Self.color)), strips).expectNear(
            wanted, 1)
    }

    /// The picture goes on as it ends; the colours are made stronger by the matrix of the `saturation` filter; the tint lies over.
    @Test("Glass", arguments: [(1, 0, 1), (2, 2, 1.8), (3, 4, 0.3), (4, 1, 5.8)] as [(UInt64, Double, Double)])
    func glass(seed: UInt64, radius: Double, saturation: Double) throws {
        var dice = SeededGenerator(seed: seed)
        let side = 32
        let ground = DrawItem.fill(
            Path(CGRect(x: 0, y: 0, width: side, height: side)), .color(dice.color(alpha: [1])), FillStyle())
        let below = [ground] + dice.rectangles(5, side: side, margin: 0, alpha: [1])
        let base = try Planes(below, side, side)
        // Glass of a half, so that what lies below shows through, too.
        let shape = CGRect(x: 5, y: 6, width: 20, height: 22)
        let half = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.6)
        let tint = ResolvedColor(red: 1, green: 0.8, blue: 0, alpha: 0.25)
        let found = try Planes(
            below + [
                .group(
                    effect: .backdrop(LayerBackdrop(radius: radius, saturation: saturation, tint: tint)),
                    [.fill(Path(shape), .color(half), FillStyle())])
            ], side, side)
        let margin = Int((2.1 * radius).rounded(.up)) + 1
        let padded = Planes(side + 2 * margin, side + 2 * margin) { x, y in
            base[min(max(x - margin, 0), side - 1), min(max(y - margin, 0), side - 1)]
        }.blurred(radius, radius)
        let wanted = Planes(side, side) { x, y in
            guard shape.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) else { return base[x, y] }
            let pixel = padded[x + margin, y + margin]
            let gray = 0.2126 * pixel.x + 0.7152 * pixel.y + 0.0722 * pixel.z
            // What comes of both, not each, is brought into the range.
            func strong(_ value: Double, _ tint: Double) -> Double {
                min(max(0.75 * (gray + saturation * (value - gray)) + 0.25 * 255 * tint, 0), 255)
            }
            let glass = SIMD4(
                strong(pixel.x, tint.red), strong(pixel.y, tint.green), strong(pixel.z, tint.blue), 255)
            return glass * 0.6 + base[x, y] * 0.4
        }
        found.expectNear(wanted, 3)
    }

    @Test("Glass blurs by its own space's lengths") func glassInGroups() throws {
        let stripe = DrawItem.fill(Path(CGRect(x: 20, y: 0, width: 1, height: 48)), .color(.black), FillStyle())
        let ground = DrawItem.fill(Path(CGRect(x: 0, y: 0, width: 48, height: 48)), .color(.white), FillStyle())
        let glass = DrawItem.group(
            transform: CGAffineTransform(scaleX: 2, y: 2),
            effect: .backdrop(LayerBackdrop(radius: 1.5, saturation: 1, tint: .clear)),
            [.fill(Path(CGRect(x: 0, y: 0, width: 24, height: 24)), .color(.black), FillStyle())])
        let found = try Planes([ground, stripe, glass], 48, 48)
        let base = try Planes([ground, stripe], 48, 48)
        found.expectNear(base.blurred(3, 0), 2, in: CGRect(x: 10, y: 0, width: 20, height: 48))
    }

    @Test("Odd numbers of glass are none") func oddGlass() {
        for odd in [Double.nan, .infinity, -1] {
            let backdrop = LayerBackdrop(radius: odd, saturation: odd == -1 ? 1 : odd, tint: .clear)
            #expect(backdrop.radius == 0 && backdrop.saturation == 1)
        }
        #expect(LayerBackdrop(radius: 3, saturation: 2, tint: .clear).radius == 3)
    }
}
