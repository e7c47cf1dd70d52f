import Foundation
import GalleyDrawing
import GalleyLayout

extension FormatFeature {
    private static let left = CGRect(x: 8, y: 8, width: 26, height: 18)
    private static let right = CGRect(x: 22, y: 16, width: 30, height: 18)
    /// Two rectangles that overlap.
    private static let pair = [fill(left), fill(right, blue)]
    private static let circle = Path(ellipseIn: CGRect(x: 14, y: 4, width: 32, height: 32))

    static var groups: [FormatFeature] {
        func moved(_ transform: CGAffineTransform) -> DrawItem { .group(transform: transform, pair) }
        func clipped(_ path: Path, _ style: FillStyle = FillStyle(), _ items: [DrawItem] = [fill(whole)]) -> DrawItem {
            .group(clip: DrawClip(path, style), items)
        }
        let turn = CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 18, ty: -12)
        let shift = CGAffineTransform(translationX: 7, y: 4)
        let double = CGAffineTransform(scaleX: 2, y: 2)
        let evenOdd = FillStyle(eoFill: true)
        return [
            FormatFeature("later items lie above", pair, not: pair.reversed()),
            FormatFeature("translation", moved(shift), not: .group(pair)),
            FormatFeature("rotation", moved(turn), not: .group(pair), moved(turn.inverted())),
            FormatFeature("skew", moved(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: -8, ty: 0)), not: .group(pair)),
            FormatFeature(
                "mirror image", moved(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 60, ty: 0)), not: .group(pair)),
            FormatFeature(
                "transform in a transform", .group(transform: shift, [.group(transform: double, [fill(left)])]),
                not: .group(transform: double, [.group(transform: shift, [fill(left)])])),
            FormatFeature(
                "what follows a transform", [moved(turn), fill(left, green)],
                not: [moved(turn), .group(transform: turn, [fill(left, green)])]),
            FormatFeature("clip to a rectangle", clipped(Path(square)), not: fill(whole)),
            FormatFeature("clip to a path", clipped(circle), not: fill(whole), clipped(Path(circle.boundingRect))),
            FormatFeature("clip by the winding rule", clipped(star), not: clipped(star, evenOdd)),
            FormatFeature("clip by the even-odd rule", clipped(star, evenOdd), not: clipped(star)),
            FormatFeature(
                "clip in a clip", clipped(circle, FillStyle(), [clipped(Path(right))]), not: clipped(circle),
                clipped(Path(right))),
            FormatFeature(
                "what follows a clip", [clipped(circle), fill(left, blue)],
                not: [clipped(circle, FillStyle(), [fill(whole), fill(left, blue)])]),
            FormatFeature(
                "clip in a transform", .group(transform: turn, clip: DrawClip(Path(left)), [fill(whole)]),
                not: .group(transform: turn, [clipped(Path(left).applying(turn.inverted()))])),
        ]
    }

    static var effects: [FormatFeature] {
        func changed(_ effect: LayerEffect?, _ items: [DrawItem] = pair) -> DrawItem { .group(effect: effect, items) }
        func shadow(_ color: ResolvedColor, _ radius: Double, _ x: Double = 0, _ y: Double = 0) -> LayerEffect {
            .shadow(LayerShadow(color: color, radius: radius, x: x, y: y))
        }
        func ground(_ items: DrawItem...) -> [DrawItem] { [fill(Path(square), green)] + items }
        func moved(_ transform: CGAffineTransform, _ effect: LayerEffect?) -> DrawItem {
            .group(transform: transform, effect: effect, [fill(left)])
        }
        let half = [fill(left, red.multiplyingAlpha(by: 0.5)), fill(right, blue.multiplyingAlpha(by: 0.5))]
        let mask = LayerMask([
            fill(circle, .black), fill(Path(CGRect(x: 0, y: 0, width: 60, height: 20)), red.multiplyingAlpha(by: 0.5)),
        ])
        let wide = CGAffineTransform(a: 1.5, b: 0, c: 0, d: 0.4, tx: 0, ty: 12)
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 46, ty: 0)
        let plain = changed(nil)
        return [
            FormatFeature("opacity of a group", changed(.opacity(0.5)), not: plain, .group(half)),
            FormatFeature(
                "opacity in an opacity",
                changed(.opacity(0.6), [fill(left), changed(.opacity(0.5), [fill(right, blue)])]),
                not: changed(.opacity(0.6)), .group([fill(left), changed(.opacity(0.5), [fill(right, blue)])])),
            FormatFeature("blend with what lies below", ground(changed(.blend(.multiply))), not: ground(plain)),
            FormatFeature(
                "blend of a group", ground(changed(.blend(.screen))), not: ground(plain),
                ground(.group(pair.map { changed(.blend(.screen), [$0]) }))),
            FormatFeature(
                "isolation", ground(changed(.isolation, [changed(.blend(.multiply))])),
                not: ground(changed(.blend(.multiply)))),
            FormatFeature(
                "a mode that documents lack",
                ground(changed(.isolation, [fill(left), changed(.blend(.destinationOut), [fill(right)])])),
                not: ground(fill(left)), ground(fill(left), fill(right))),
            FormatFeature("mask", changed(.mask(mask)), not: plain, changed(.mask(LayerMask([fill(circle)])))),
            FormatFeature("alpha of luminance", changed(.luminanceToAlpha(.black)), not: plain, .group([])),
            FormatFeature(
                "luminance in a colour", changed(.luminanceToAlpha(green)), not: changed(.luminanceToAlpha(.black))),
            FormatFeature(
                "sharp shadow", changed(shadow(.black, 0, 6, 4)), not: plain, changed(shadow(.black, 0, 4, 6))),
            FormatFeature("soft shadow", changed(shadow(.black, 4)), not: plain, changed(shadow(.black, 2))),
            FormatFeature(
                "shadow of a colour", changed(shadow(blue.multiplyingAlpha(by: 0.6), 3, 5, 5)),
                not: changed(shadow(.black, 3, 5, 5)), changed(shadow(blue, 3, 5, 5))),
            FormatFeature(
                "one shadow of several items", changed(shadow(.black, 0, -8, -8)),
                not: .group(pair.map { changed(shadow(.black, 0, -8, -8), [$0]) })),
            FormatFeature(
                "shadow in a space that is turned", moved(turn, shadow(.black, 0, 8, 2)),
                not: moved(turn, shadow(.black, 0, 2, 8))),
            FormatFeature(
                "blur", changed(.blur(LayerBlur(radius: 4))), not: plain, changed(.blur(LayerBlur(radius: 2)))),
            FormatFeature(
                "blur that keeps its outline", changed(.blur(LayerBlur(radius: 4, isOpaque: true))), not: plain,
                changed(.blur(LayerBlur(radius: 4)))),
            FormatFeature(
                "blur in a space that is wider than tall", moved(wide, .blur(LayerBlur(radius: 5))),
                not: moved(wide, nil),
                changed(.blur(LayerBlur(radius: 5)), [fill(Path(left).applying(wide))])),
            FormatFeature(
                "clip of a shadow",
                .group(clip: DrawClip(Path(left)), effect: shadow(.black, 0, 6, 6), [fill(left.insetBy(dx: 6, dy: 4))]),
                not: changed(shadow(.black, 0, 6, 6), [fill(left.insetBy(dx: 6, dy: 4))]),
                .group(clip: DrawClip(Path(left)), [fill(left.insetBy(dx: 6, dy: 4))])),
        ]
    }
}
