import Foundation
import GalleyDrawing
import GalleyLayout
import GalleyExport
import GalleyImages
import GalleyText

extension FormatFeature {
    /// 3 × 2 pixels: red, clear, blue above green, half-clear red, black.
    private static let pixels = RasterImage(
        pixelWidth: 3, pixelHeight: 2,
        premultipliedBGRA: [
            0, 0, 255, 255, 0, 0, 0, 0, 255, 0, 0, 255,
            0, 160, 0, 255, 0, 0, 128, 128, 0, 0, 0, 255,
        ]
    ).map { Picture.raster($0) }

    /// 24 × 18 pixels: red beside blue, with a clear rim, because poppler moves tiles by up to a pixel.
    private static let spot = RasterImage(
        pixelWidth: 24, pixelHeight: 18,
        premultipliedBGRA: (0..<18).flatMap { y in
            (0..<24).flatMap { x -> [UInt8] in
                if !(4..<14).contains(y) || !(4..<20).contains(x) { return [0, 0, 0, 0] }
                return x < 10 ? [0, 0, 255, 255] : [255, 0, 0, 255]
            }
        }
    ).map { Picture.raster($0) }

    private static func file(_ name: String) -> Picture? {
        guard let bytes = try? ImageFiles.bytes(name) else { return nil }
        if name.hasSuffix("svg") { return (try? VectorFile.read(bytes)).map { .vector($0) } }
        return (try? ImageDecoder.decode(bytes)).map { .raster($0) }
    }

    private static let turnedPhoto: Picture? = {
        guard let bytes = try? ImageFiles.bytes("quadrants.jpg") else { return nil }
        return (try? ImageDecoder.decode(ImageFiles.turned(bytes, 6))).map { .raster($0) }
    }()

    private static func image(
        _ picture: Picture?, _ style: ImageStyle = ImageStyle(),
        in rect: CGRect = CGRect(x: 6, y: 4, width: 48, height: 32)
    ) -> DrawItem {
        picture.map { .image($0, in: rect, style) } ?? .group([])
    }

    static var pictures: [FormatFeature] {
        let sharp = ImageStyle(isSmooth: false)
        // A pixel of the picture is one of the drawing: poppler and librsvg blend where they enlarge.
        let tiles = ImageStyle(tile: CGSize(width: 12, height: 9))
        let paint = Paint.linearGradient(stops, start: CGPoint(x: 6, y: 0), end: CGPoint(x: 54, y: 0))
        let turned = CGAffineTransform(a: 0.8, b: 0.4, c: -0.4, d: 0.8, tx: 14, ty: -8)
        let (photo, drawing, stencil) = (file("quadrants.jpg"), file("quadrants.svg"), file("clear.gif"))
        return [
            FormatFeature(
                "pixels that stay squares", image(pixels, sharp), not: image(pixels), .group([]),
                reasonAgainstSVG: "librsvg 2.54 blends whatever image-rendering says"),
            FormatFeature("pixels that are blended", image(file("quadrants.png")), not: .group([])),
            FormatFeature("a photo", image(photo), not: .group([]), image(turnedPhoto)),
            FormatFeature("a photo that was turned", image(turnedPhoto), not: image(photo)),
            FormatFeature("a drawing", image(drawing), not: .group([])),
            FormatFeature(
                "a picture in a rectangle of its own shape",
                image(drawing, in: CGRect(x: 20, y: 2, width: 12, height: 36)), not: image(drawing)),
            FormatFeature("tiles", image(spot, tiles), not: image(spot)),
            FormatFeature(
                "stencil in a colour", image(stencil, ImageStyle(tint: .color(green))),
                not: image(stencil)),
            FormatFeature(
                "stencil in a half-clear colour",
                image(drawing, ImageStyle(tint: .color(green.multiplyingAlpha(by: 0.5)))), not: image(drawing),
                image(drawing, ImageStyle(tint: .color(green)))),
            FormatFeature(
                "stencil with a gradient", image(stencil, ImageStyle(tint: paint)),
                not: image(stencil),
                image(stencil, ImageStyle(tint: .color(red)))),
            FormatFeature(
                "a picture in a space that is turned", .group(transform: turned, [image(stencil)]),
                not: image(stencil)),
        ]
    }

    /// A line of text at the baseline of 30 points.
    private static func text(
        _ text: String, size: Double = 22, weight: Int = 700, _ paint: Paint = .color(blue),
        at origin: CGPoint = CGPoint(x: 4, y: 6)
    ) -> [DrawItem] {
        let paragraph = Paragraph(
            [TextSpan(text, font: FontRequest(size: size, weight: weight))], options: ParagraphOptions(), fonts: .shared
        )
        return paragraph.layout(width: nil, height: nil).lines.flatMap(\.runs).map {
            .glyphs($0, origin: origin, paint, pictures: $0.pictures)
        }
    }

    static var texts: [FormatFeature] {
        let paint = Paint.linearGradient(stops, start: CGPoint(x: 4, y: 0), end: CGPoint(x: 50, y: 0))
        let turned = CGAffineTransform(a: 0.8, b: 0.4, c: -0.4, d: 0.8, tx: 12, ty: -10)
        let outlined = text("HIM").map { DrawItem.group(transform: turned, [$0]) }
        return [
            FormatFeature(
                "text", text("HIM"), not: text("HIM", at: CGPoint(x: 6, y: 6)), text("HIM", at: CGPoint(x: 4, y: 8)),
                text("HAM")),
            FormatFeature("text size", text("HIM"), not: text("HIM", size: 20)),
            FormatFeature("text weight", text("HIM", weight: 400), not: text("HIM")),
            FormatFeature("text with a gradient", text("HIM", paint), not: text("HIM")),
            FormatFeature("half-clear text", text("HIM", .color(blue.multiplyingAlpha(by: 0.4))), not: text("HIM")),
            FormatFeature("text in a space that is turned", outlined, not: text("HIM")),
            FormatFeature("text from right to left", text("سلام"), not: text("سل")),
            FormatFeature("glyphs above others", text("e\u{301}o\u{302}\u{301}"), not: text("eo")),
            FormatFeature("colour glyphs", text("A🎉", size: 26), not: text("A", size: 26)),
        ]
    }
}
