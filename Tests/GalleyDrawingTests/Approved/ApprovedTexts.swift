import Foundation
import GalleyDrawing
import GalleyLayout
import GalleyText

/// Text in several scripts, sizes, weights and paints, with what is drawn around it.
enum ApprovedTexts {
    typealias Feature = FormatFeature

    static func text(
        _ text: String, size: Double = 18, weight: Int = 400, _ paint: Paint = .color(.black),
        at origin: CGPoint = CGPoint(x: 3, y: 2)
    ) -> [DrawItem] {
        let span = TextSpan(text, font: FontRequest(size: size, weight: weight))
        let paragraph = Paragraph([span], options: ParagraphOptions(), fonts: .shared)
        return paragraph.layout(width: nil, height: nil).lines.flatMap(\.runs).map {
            .glyphs($0, origin: origin, paint, pictures: $0.pictures)
        }
    }

    static var all: [Feature] {
        let turned = CGAffineTransform(a: 0.8, b: 0.4, c: -0.4, d: 0.8, tx: 12, ty: -6)
        let shadow = LayerEffect.shadow(LayerShadow(color: Feature.blue, radius: 2, x: 3, y: 2))
        let far = LayerShadow(color: Feature.red.multiplyingAlpha(by: 0.7), radius: 1.5, x: 1, y: 2)
        func group(_ effect: LayerEffect, _ items: [DrawItem]) -> [DrawItem] { [.group(effect: effect, items)] }
        return [
            Feature("Latin", text("Galley")), Feature("light", text("Galley", weight: 100)),
            Feature("black", text("Galley", weight: 900)),
            Feature("small", text("ten points of text", size: 6.5)), Feature("ligatures", text("office fly", size: 14)),
            Feature("Korean", text("한국어", size: 17)), Feature("Arabic", text("مرحبا", size: 20)),
            Feature("Hebrew", text("שלום", size: 20)),
            Feature("Thai", text("ภาษาไทย", size: 16)), Feature("Devanagari", text("हिन्दी", size: 18)),
            Feature("Japanese", text("日本語", size: 18)),
            Feature("Greek", text("Ωμέγα", size: 18)), Feature("Cyrillic", text("Привет", size: 16)),
            Feature("both directions", text("ab שלום cd", size: 11)), Feature("two lines", text("One\nTwo", size: 14)),
            Feature("accents", text("e\u{301}o\u{302}\u{301}ñ", size: 22)), Feature("emoji", text("A🎉b👩‍👩‍👧", size: 16)),
            Feature(
                "emoji, half-clear and turned",
                [.group(transform: turned, effect: .opacity(0.5), text("🎉ok", size: 24))]),
            Feature("emoji, small", text("🎉🙂", size: 5)),
            Feature("large", text("g", size: 60, at: CGPoint(x: 5, y: -25))),
            Feature("beyond the edges", text("beyond", size: 30, at: CGPoint(x: -18, y: 12))),
            Feature("far away", text("far", at: CGPoint(x: 3000, y: 0))),
            Feature(
                "between pixels",
                text("iiii", size: 9, at: CGPoint(x: 3.37, y: 7.81))
                    + text("iiii", size: 9, at: CGPoint(x: 23.12, y: 8.44))),
            Feature(
                "mirrored",
                [.group(transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 60, ty: 0), text("Galley"))]),
            Feature(
                "wide",
                [.group(transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 0.6, tx: 0, ty: 5), text("abc", size: 16))]),
            Feature("half-clear", text("Galley", .color(Feature.red.multiplyingAlpha(by: 0.5)))),
            Feature("with a shadow", group(shadow, text("Galley", weight: 700))),
            Feature(
                "with a shadow inside",
                group(.innerShadow(far), text("Gal", size: 28, weight: 900, .color(Feature.green)))),
            Feature("blurred", group(.blur(LayerBlur(radius: 1.5)), text("Galley"))),
            Feature(
                "in a clip", [.group(clip: DrawClip(Path(CGRect(x: 8, y: 6, width: 30, height: 12))), text("Galley"))]),
            Feature(
                "as a mask",
                [
                    .group(
                        effect: .mask(LayerMask(text("Mask", size: 22, weight: 800))),
                        [Feature.fill(Feature.whole, Feature.blue)])
                ]),
            Feature("in a pattern", text("Gal", size: 30, weight: 900, pattern)),
            Feature(
                "multiplied",
                [
                    Feature.fill(Feature.square),
                    .group(effect: .blend(.multiply), text("Galley", .color(Feature.green))),
                ]),
        ]
    }

    private static var pattern: Paint {
        let pixels: [UInt8] = [
            0, 0, 255, 255, 0, 200, 0, 255, 255, 0, 0, 255, 0, 0, 0, 0, 90, 90, 90, 128, 0, 255, 255, 255,
        ]
        guard let image = RasterImage(pixelWidth: 3, pixelHeight: 2, premultipliedBGRA: pixels) else {
            return .color(.clear)
        }
        return .imagePattern(image, tile: CGRect(x: 2, y: 1, width: 9, height: 6))
    }
}
