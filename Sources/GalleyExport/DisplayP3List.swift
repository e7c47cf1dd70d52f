import CCairo
import Foundation
import GalleyDrawing
import GalleyText

/// A picture with the numbers of Display P3 in place of those of sRGB, to be drawn into pixels that mean P3.
///
/// Both spaces have one transfer function, so that mixing, blending and blurring numbers goes on as before.
struct DisplayP3List {
    private var images: [UInt64: RasterImage] = [:]

    static func list(_ list: DisplayList) -> DisplayList {
        var items: [DrawItem] = []
        LargeStack.run(depth: list.items.depth) {
            var conversion = DisplayP3List()
            items = conversion.items(list.items)
        }
        return DisplayList(size: list.size, items: items)
    }

    private mutating func items(_ items: [DrawItem]) -> [DrawItem] {
        items.map { item in
            switch item {
            case .fill(let path, let paint, let style): .fill(path, self.paint(paint), style)
            case .stroke(let path, let paint, let style): .stroke(path, self.paint(paint), style)
            case .glyphs(let run, let origin, let paint, let pictures):
                .glyphs(
                    run, origin: origin, self.paint(paint),
                    pictures: pictures.mapValues { GlyphPicture(image: image($0.image), box: $0.box) })
            case .image(let picture, let rect, var style):
                image(picture, rect, &style)
            case .group(let group):
                .group(
                    tag: group.tag, semantics: group.semantics, transform: group.transform, clip: group.clip,
                    effect: group.effect.map(effect), self.items(group.items))
            }
        }
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

    private func effect(_ effect: LayerEffect) -> LayerEffect {
        func shadow(_ shadow: LayerShadow) -> LayerShadow {
            LayerShadow(color: shadow.color.inDisplayP3, radius: shadow.radius, x: shadow.x, y: shadow.y)
        }
        switch effect {
        case .shadow(let one): return .shadow(shadow(one))
        case .innerShadow(let one): return .innerShadow(shadow(one))
        case .luminanceToAlpha(let color): return .luminanceToAlpha(color.inDisplayP3)
        case .alphaThreshold(let one):
            return .alphaThreshold(LayerThreshold(least: one.least, most: one.most, color: one.color.inDisplayP3))
        case .backdrop(let one):
            return .backdrop(
                LayerBackdrop(radius: one.radius, saturation: one.saturation, tint: one.tint.inDisplayP3))
        // Of a mask the alpha alone counts.
        case .opacity, .blur, .mask, .blend, .isolation, .projection: return effect
        }
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
