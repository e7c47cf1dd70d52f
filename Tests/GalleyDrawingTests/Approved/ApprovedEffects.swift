import Foundation
import GalleyDrawing
import GalleyLayout

/// Effects of every kind, alone and inside of each other, and pictures.
enum ApprovedEffects {
    typealias Feature = FormatFeature

    private static let left = CGRect(x: 8, y: 8, width: 26, height: 18)
    private static let right = CGRect(x: 22, y: 16, width: 30, height: 18)
    private static let circle = Path(ellipseIn: CGRect(x: 14, y: 4, width: 32, height: 32))
    private static let turned = CGAffineTransform(a: 0.8, b: 0.4, c: -0.4, d: 0.8, tx: 14, ty: -8)
    private static let stops = [
        GradientStop(color: Feature.red, location: 0),
        GradientStop(color: Feature.green.multiplyingAlpha(by: 0.6), location: 0.5),
        GradientStop(color: Feature.blue, location: 1),
    ]
    private static let rainbow = Paint.linearGradient(stops, start: CGPoint(x: 5, y: 5), end: CGPoint(x: 55, y: 35))
    private static let pair = [Feature.fill(left), Feature.fill(right, Feature.blue.multiplyingAlpha(by: 0.7))]
    private static let ground: [DrawItem] = [
        .fill(Path(Feature.whole), rainbow, FillStyle()),
        Feature.fill(Path(CGRect(x: 0, y: 20, width: 60, height: 6)), .white),
    ]

    private static func group(
        _ effect: LayerEffect, _ items: [DrawItem]? = nil, _ transform: CGAffineTransform = .identity
    ) -> DrawItem {
        .group(transform: transform, effect: effect, items ?? pair)
    }

    static var blends: [Feature] {
        BlendMode.allCases.flatMap { mode in
            [
                Feature("\(mode)", ground + [group(.blend(mode))]),
                Feature(
                    "\(mode) on nothing",
                    group(
                        .isolation,
                        [Feature.fill(left, Feature.green), group(.blend(mode), [.fill(circle, rainbow, FillStyle())])])
                ),
            ]
        } + [
            Feature(
                "a mode in a mode",
                ground + [
                    group(.blend(.screen), [Feature.fill(left), group(.blend(.multiply), [Feature.fill(right)])])
                ]),
            Feature(
                "a mode in an opacity",
                ground + [
                    group(.opacity(0.5), [Feature.fill(left), group(.blend(.difference), [Feature.fill(right)])])
                ]),
            Feature(
                "a mode in a blur",
                ground + [
                    group(
                        .blur(LayerBlur(radius: 1)),
                        [Feature.fill(left), group(.blend(.plusLighter), [Feature.fill(right)])])
                ]),
            Feature(
                "a mode in a turned clip",
                ground + [
                    .group(transform: turned, clip: DrawClip(circle), [group(.blend(.color), [Feature.fill(right)])])
                ]),
            Feature("a mode of a blur", ground + [group(.blend(.multiply), [group(.blur(LayerBlur(radius: 3)))])]),
            Feature(
                "a mode of a shadow",
                ground + [
                    group(.blend(.hardLight), [group(.shadow(LayerShadow(color: .black, radius: 2, x: 3, y: 3)))])
                ]),
        ]
    }

    static var all: [Feature] { softEffects + layers + projections + backdrops + clips }

    private static var softEffects: [Feature] {
        let radii = [0.2, 1, 2.5, 6, 17, 40]
        func shadow(_ radius: Double, _ x: Double = 4, _ y: Double = -3, _ alpha: Double = 0.8) -> LayerShadow {
            LayerShadow(color: Feature.green.multiplyingAlpha(by: alpha), radius: radius, x: x, y: y)
        }
        let wide = CGAffineTransform(a: 1.5, b: 0, c: 0, d: 0.4, tx: 0, ty: 12)
        return radii.flatMap { radius in
            [
                Feature("blur of \(radius)", group(.blur(LayerBlur(radius: radius)))),
                Feature(
                    "opaque blur of \(radius)",
                    group(.blur(LayerBlur(radius: radius, isOpaque: true)), [.fill(circle, rainbow, FillStyle())])),
                Feature("shadow of \(radius)", group(.shadow(shadow(radius)))),
                Feature(
                    "inner shadow of \(radius)",
                    group(.innerShadow(shadow(radius)), [.fill(circle, rainbow, FillStyle())])),
            ]
        } + [
            Feature("sharp inner shadow", group(.innerShadow(shadow(0)))),
            Feature("inner shadow to the left", group(.innerShadow(shadow(1.5, -6, 2)))),
            Feature("inner shadow at the edges", group(.innerShadow(shadow(3, 2, 2)), [Feature.fill(Feature.whole)])),
            Feature("turned inner shadow", group(.innerShadow(shadow(2, 5, 0)), nil, turned)),
            Feature("wide blur", group(.blur(LayerBlur(radius: 4)), nil, wide)),
            Feature("turned blur", group(.blur(LayerBlur(radius: 4)), nil, turned)),
            Feature("turned shadow", group(.shadow(shadow(2, 8, 2)), nil, turned)),
            Feature("wide shadow", group(.shadow(shadow(3)), nil, wide)),
            Feature("blur beyond the edges", group(.blur(LayerBlur(radius: 5)), [Feature.fill(Feature.whole)])),
            Feature(
                "shadow from beyond",
                group(.shadow(shadow(1, 40, 0)), [Feature.fill(CGRect(x: -30, y: 8, width: 20, height: 20))])),
            Feature(
                "shadow of a line",
                group(
                    .shadow(shadow(1.5, 3, 3)),
                    [.stroke(circle, .color(Feature.red), StrokeStyle(lineWidth: 4, dash: [6, 3]))])),
            Feature("shadow in a shadow", group(.shadow(shadow(1, 3, 3)), [group(.shadow(shadow(0, -5, -5)))])),
            Feature("blur in an opacity", group(.opacity(0.4), [group(.blur(LayerBlur(radius: 2)))])),
            Feature("opacity in a blur", group(.blur(LayerBlur(radius: 2)), [group(.opacity(0.4))])),
            Feature("blur in a clip", .group(clip: DrawClip(circle), effect: .blur(LayerBlur(radius: 3)), pair)),
            Feature("shadow without colour", group(.shadow(shadow(2, 3, 3, 0)))),
            Feature("opacity of nothing", group(.opacity(0))), Feature("opacity beyond 1", group(.opacity(1.5))),
            Feature("blur of nothing", group(.blur(LayerBlur(radius: 2)), [])),
            Feature(
                "large picture's blur",
                group(.blur(LayerBlur(radius: 4)), [Feature.fill(CGRect(x: -60, y: -60, width: 100, height: 85))])),
        ]
    }

    private static var layers: [Feature] {
        let faint = LayerMask([.fill(Path(Feature.whole), rainbow, FillStyle())])
        let several = LayerMask([Feature.fill(circle, .black), .group(transform: turned, [Feature.fill(left, .black)])])
        return [
            Feature("mask of a gradient", group(.mask(faint))),
            Feature("mask of several", group(.mask(several), [.fill(Path(Feature.whole), rainbow, FillStyle())])),
            Feature("empty mask", group(.mask(LayerMask([])))),
            Feature("mask in a mask", group(.mask(LayerMask([group(.mask(faint), [Feature.fill(circle, .black)])])))),
            Feature(
                "mask of a blur",
                group(.mask(LayerMask([group(.blur(LayerBlur(radius: 3)))])), [Feature.fill(Feature.whole)])),
            Feature(
                "mask of a group that is a clip",
                group(
                    .mask(
                        LayerMask([
                            .group(transform: turned, [Feature.fill(Path(left), .black, FillStyle(eoFill: true))])
                        ])), ground)),
            Feature("turned mask", group(.mask(several), ground, turned)),
            Feature("mask of a picture", group(.mask(LayerMask([image(.smooth)])), ground)),
            Feature("luminance", group(.luminanceToAlpha(.black), ground)),
            Feature(
                "luminance in a faint colour", group(.luminanceToAlpha(Feature.blue.multiplyingAlpha(by: 0.5)), ground)),
            Feature(
                "luminance of a half-clear layer", group(.luminanceToAlpha(Feature.red), [group(.opacity(0.6), ground)])
            ),
            Feature(
                "threshold",
                group(
                    .alphaThreshold(LayerThreshold(least: 0.5, most: 1, color: Feature.green)),
                    [group(.blur(LayerBlur(radius: 4)))])),
            Feature(
                "threshold between",
                group(
                    .alphaThreshold(
                        LayerThreshold(least: 0.2, most: 0.5, color: Feature.red.multiplyingAlpha(by: 0.6))),
                    [group(.blur(LayerBlur(radius: 6)))])),
            Feature(
                "turned threshold",
                group(
                    .alphaThreshold(LayerThreshold(least: 0.4, most: 0.9, color: .black)),
                    [.fill(Path(Feature.whole), rainbow, FillStyle())], turned)),
            Feature("opacity of a picture", group(.opacity(0.3), [image(.smooth), image(.tiles)])),
            Feature("isolation of one", group(.isolation, [Feature.fill(left)])),
            Feature("opacity of one", group(.opacity(0.35), [.stroke(circle, rainbow, StrokeStyle(lineWidth: 5))])),
            Feature("opacity of a group", group(.opacity(0.35), [.group(transform: turned, pair)])),
        ]
    }

    private static var projections: [Feature] {
        let rows: [(String, [SIMD3<Double>])] = [
            ("perspective to the right", [[1, 0.1, 0], [0.05, 1, 0], [0.006, 0.002, 1]]),
            ("perspective down", [[1.2, 0, -5], [0.1, 0.9, 0], [-0.003, 0.008, 1]]),
            ("an affine one", [[0.8, -0.4, 14], [0.4, 0.8, -8], [0, 0, 1]]),
            ("a mirror image", [[-1, 0, 60], [0, 1, 0], [0, 0.004, 1]]),
            ("small", [[0.2, 0, 20], [0, 0.2, 10], [0.001, 0, 1]]),
            ("large", [[4, 0, -60], [0, 4, -40], [0.002, 0, 1]]),
            ("by whole pixels", [[1, 0, 7], [0, 1, -3], [0, 0, 1]]),
            ("by parts of pixels", [[1, 0, 7.3], [0, 1, -3.6], [0, 0, 1]]),
            ("steep", [[0.3, 0, 18], [0.15, 0.9, 0], [0.012, 0, 0.6]]),
            ("behind the eye", [[1, 0, 0], [0, 1, 0], [0.001, 0.001, -1]]),
        ]
        return rows.compactMap { name, rows in
            LayerProjection(rows).map { Feature("projection: \(name)", .group(effect: .projection($0), ground + pair)) }
        }
            + rows[0...1].compactMap { name, rows in
                LayerProjection(rows).map {
                    Feature(
                        "projection of text and pictures, turned: \(name)",
                        .group(
                            transform: turned, effect: .projection($0),
                            ApprovedTexts.text("Galley", size: 16) + [image(.smooth)]))
                }
            } + [
                Feature(
                    "projection with a shadow",
                    LayerProjection(rows[0].1).map {
                        [
                            group(
                                .shadow(LayerShadow(color: .black, radius: 1, x: 3, y: 3)),
                                [.group(effect: .projection($0), pair)])
                        ]
                    } ?? []),
                Feature(
                    "clipped projection",
                    LayerProjection(rows[1].1).map { [.group(clip: DrawClip(circle), effect: .projection($0), ground)] }
                        ?? []),
            ]
    }

    private static var backdrops: [Feature] {
        func glass(_ radius: Double, _ saturation: Double, _ tint: ResolvedColor) -> LayerEffect {
            .backdrop(LayerBackdrop(radius: radius, saturation: saturation, tint: tint))
        }
        let clear = ResolvedColor.clear
        let haze = ResolvedColor.white.multiplyingAlpha(by: 0.4)
        return [
            Feature("glass", ground + [group(glass(2, 1, haze), [Feature.fill(circle, .black)])]),
            Feature("glass without blur", ground + [group(glass(0, 1.8, clear), [Feature.fill(circle, .black)])]),
            Feature("turned glass", ground + [group(glass(2, 1, haze), [Feature.fill(left, .black)], turned)]),
            Feature("grey glass", ground + [group(glass(1, 0, clear), [Feature.fill(circle, .black)])]),
            Feature(
                "glass above nothing", [Feature.fill(left), group(glass(3, 1.2, haze), [Feature.fill(circle, .black)])]),
            Feature(
                "glass in a clip",
                ground + [
                    .group(clip: DrawClip(Path(left)), [group(glass(2, 1, haze), [Feature.fill(circle, .black)])])
                ]),
            Feature(
                "glass in an opacity",
                ground + [
                    group(
                        .opacity(0.5), [Feature.fill(left), group(glass(2, 1, haze), [Feature.fill(circle, .black)])])
                ]),
            Feature(
                "glass on glass",
                ground + [
                    group(glass(2, 1, haze), [Feature.fill(circle, .black)]),
                    group(glass(1, 2, clear), [Feature.fill(right, .black)]),
                ]),
            Feature(
                "glass at the edge",
                ground + [
                    group(glass(5, 1, clear), [Feature.fill(CGRect(x: -10, y: -10, width: 30, height: 60), .black)])
                ]),
            Feature(
                "glass in a mode",
                ground + [group(.blend(.multiply), [group(glass(1, 1, haze), [Feature.fill(circle, .black)])])]),
        ]
    }

    private static var clips: [Feature] {
        let star = Feature.star
        let hard = FillStyle(eoFill: true, antialiased: false)
        return [
            Feature("hard clip", .group(clip: DrawClip(star, hard), ground)),
            Feature("turned clip", .group(transform: turned, clip: DrawClip(circle), ground)),
            Feature(
                "clip in a turned clip",
                .group(transform: turned, clip: DrawClip(Path(left)), [.group(clip: DrawClip(circle), ground)])),
            Feature("empty clip", .group(clip: DrawClip(Path()), ground)),
            Feature(
                "clip of parts of pixels",
                .group(clip: DrawClip(Path(CGRect(x: 8.3, y: 7.7, width: 30.5, height: 20.2))), ground)),
            Feature(
                "clip of an effect", .group(transform: turned, clip: DrawClip(star), effect: .opacity(0.5), ground)),
            Feature("hard fill", Feature.fill(star, Feature.red, hard)),
            Feature("fill between pixels", Feature.fill(CGRect(x: 8.25, y: 7.5, width: 30.5, height: 20.75))),
            Feature("thin fill", Feature.fill(CGRect(x: 8, y: 7.4, width: 30, height: 0.3))),
            Feature("fill beyond", Feature.fill(CGRect(x: -1e5, y: 10, width: 2e5, height: 10))),
            Feature(
                "components beyond sRGB",
                [
                    Feature.fill(left, ResolvedColor(red: 1.4, green: -0.3, blue: 0.5)),
                    Feature.fill(right, ResolvedColor(red: .nan, green: 2, blue: 0.2, alpha: 3)),
                ]),
        ]
    }

    enum Look { case smooth, sharp, tiles, smallTiles, stencil, hard }

    /// A picture of 4 × 3 pixels with clear and translucent ones.
    private static let pixels = RasterImage(
        pixelWidth: 4, pixelHeight: 3,
        premultipliedBGRA: [
            0, 0, 255, 255, 0, 160, 0, 255, 255, 0, 0, 255, 0, 0, 0, 0, 40, 80, 120, 128, 200, 200, 0, 255, 0, 0, 0,
            255, 255, 255, 255, 255,
            0, 0, 0, 0, 20, 0, 60, 64, 90, 10, 200, 255, 0, 120, 240, 255,
        ])

    static func image(_ look: Look, in rect: CGRect = CGRect(x: 6, y: 4, width: 48, height: 32)) -> DrawItem {
        guard let pixels else { return .group([]) }
        let style: ImageStyle =
            switch look {
            case .smooth: ImageStyle()
            case .sharp: ImageStyle(isSmooth: false)
            case .tiles: ImageStyle(tile: CGSize(width: 14, height: 9))
            case .smallTiles: ImageStyle(isSmooth: false, tile: CGSize(width: 2, height: 1.5))
            case .stencil: ImageStyle(tint: rainbow)
            case .hard: ImageStyle(isSmooth: false, isAntialiased: false)
            }
        return .image(.raster(pixels), in: rect, style)
    }

    static var pictures: [Feature] {
        let looks: [(String, Look)] = [
            ("smooth", .smooth), ("sharp", .sharp), ("tiles", .tiles), ("small tiles", .smallTiles),
            ("stencil", .stencil), ("hard", .hard),
        ]
        func pattern(_ tile: CGRect) -> Paint { pixels.map { .imagePattern($0, tile: tile) } ?? .color(.clear) }
        return looks.flatMap { name, look in
            [
                Feature("\(name) picture", image(look)),
                Feature("\(name) picture, turned", .group(transform: turned, [image(look)])),
                Feature(
                    "\(name) picture between pixels", image(look, in: CGRect(x: 7.4, y: 3.7, width: 41.3, height: 30.5))
                ),
                Feature(
                    "\(name) picture, small and mirrored",
                    .group(
                        transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 60, ty: 0),
                        [image(look, in: CGRect(x: 20, y: 10, width: 3, height: 2))])),
            ]
        } + [
            Feature(
                "pattern", .fill(Path(Feature.whole), pattern(CGRect(x: 3, y: 2, width: 11, height: 7)), FillStyle())),
            Feature(
                "turned pattern",
                .group(
                    transform: turned, [.fill(circle, pattern(CGRect(x: -5, y: 2, width: 8, height: 6)), FillStyle())])),
            Feature(
                "pattern of a line",
                .stroke(circle, pattern(CGRect(x: 0, y: 0, width: 4, height: 3)), StrokeStyle(lineWidth: 7))),
            Feature(
                "fine pattern",
                .fill(Path(Feature.whole), pattern(CGRect(x: 0.5, y: 0.25, width: 2, height: 1.5)), FillStyle())),
            Feature("a picture of no size", image(.smooth, in: CGRect(x: 5, y: 5, width: 0, height: 10))),
            Feature("a picture beyond", image(.smooth, in: CGRect(x: -100, y: -100, width: 130, height: 120))),
        ]
    }
}
