import CCairo
import Foundation
import GalleyDrawing
import GalleyText

/// A picture with the numbers of Display P3 in place of those of sRGB, to be drawn into pixels that mean P3.
///
/// Both spaces have one transfer function, so that mixing, blending and blurring numbers continues as before.
struct DisplayP3List: DrawMap {
    private var images: [UInt64: RasterImage] = [:]

    static func list(_ list: DisplayList) -> DisplayList {
        var conversion = DisplayP3List()
        return DisplayList(size: list.size, items: list.items.mapped(by: &conversion))
    }

    mutating func mark(_ mark: DrawItem) -> [DrawItem] {
        switch mark {
        case .fill(let path, let paint, let style): [.fill(path, self.paint(paint), style)]
        case .stroke(let path, let paint, let style): [.stroke(path, self.paint(paint), style)]
        case .glyphs(let run, let origin, let paint, let pictures):
            [
                .glyphs(
                    run, origin: origin, self.paint(paint),
                    pictures: pictures.mapValues { GlyphPicture(image: image($0.image), box: $0.box) })
            ]
        case .image(let picture, let rect, var style): [image(picture, rect, &style)]
        case .group: [mark]
        }
    }

    mutating func leave(_ group: DrawGroup, _ items: [DrawItem]) -> [DrawItem] {
        let effect = group.effect?.mapColors(\.inDisplayP3)
        return [
            .group(
                tag: group.tag, semantics: group.semantics, transform: group.transform, clip: group.clip,
                effect: effect,
                items)
        ]
    }

    private mutating func image(_ picture: Picture, _ rect: CGRect, _ style: inout ImageStyle) -> DrawItem {
        // Of what is tinted, the alpha alone counts.
        if let tint = style.tint {
            style.tint = paint(tint)
            return .image(picture, in: rect, style)
        }
        switch picture {
        case .raster(let image): return .image(.raster(self.image(image)), in: rect, style)
        case .vector(let image): return .image(.vector(image.inDisplayP3), in: rect, style)
        }
    }

    private mutating func image(_ image: RasterImage) -> RasterImage {
        if let known = images[image.number] { return known }
        let pixels = image.premultipliedBGRA.withUnsafeBytes {
            DisplayP3Pixels.converted($0.bindMemory(to: UInt32.self))
        }
        let bytes = pixels.withUnsafeBytes { Array($0) }
        let made =
            RasterImage(pixelWidth: image.pixelWidth, pixelHeight: image.pixelHeight, premultipliedBGRA: bytes) ?? image
        images[image.number] = made
        return made
    }

    private mutating func paint(_ paint: Paint) -> Paint {
        if case .image(let pattern) = paint { return .imagePattern(image(pattern.image), tile: pattern.tile) }
        return paint.mapColors(\.inDisplayP3)
    }
}

extension VectorImage {
    /// The picture with the numbers of Display P3: its pixels are changed where it is drawn.
    fileprivate var inDisplayP3: VectorImage {
        VectorImage(size: size, svg: svg) { context, size in
            cairo_push_group(context)
            let result = Result { try self.draw(on: context, size: size) }
            guard let pattern = cairo_pop_group(context) else { throw ExportError.drawingFailed("out of memory") }
            defer { cairo_pattern_destroy(pattern) }
            try result.get()
            var surface: OpaquePointer?
            cairo_pattern_get_surface(pattern, &surface)
            if let surface { DisplayP3Pixels.convert(surface) }
            cairo_set_source(context, pattern)
            cairo_paint(context)
        }
    }
}
