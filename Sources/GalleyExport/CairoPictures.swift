import CCairo
import Foundation
import GalleyDrawing
import GalleyGeometry

/// A picture that a painter has made a surface of: pixels, or a vector drawing in so many of them.
struct PictureKey: Hashable {
    var picture: UInt64
    var width: Int
    var height: Int
    var part = Part.whole

    enum Part: Int { case whole, colors, mask }

    /// Gives a surface a name by which Cairo knows it on later pages: a document holds it once.
    func name(_ surface: OpaquePointer) {
        let text = Array("\(picture) \(width) \(height) \(part.rawValue)".utf8)
        guard let name = malloc(text.count) else { return }
        text.withUnsafeBytes { UnsafeMutableRawBufferPointer(start: name, count: text.count).copyMemory(from: $0) }
        let status = cairo_surface_set_mime_data(
            surface, CAIRO_MIME_TYPE_UNIQUE_ID, name.assumingMemoryBound(to: UInt8.self), UInt(text.count),
            { free($0) }, name)
        if status != CAIRO_STATUS_SUCCESS { free(name) }
    }
}

extension CairoCanvas {
    /// A surface to draw from, and what its own lengths are.
    private struct Source {
        var surface: OpaquePointer
        /// If set, the surface's colours show where this one is not clear.
        var mask: OpaquePointer?
        var width: Double
        var height: Double
        /// From the surface's space to that of the upright picture, whose lengths are `width` and `height`.
        var turn = CGAffineTransform.identity
    }

    func draw(_ picture: Picture, in rect: CGRect, _ style: ImageStyle) {
        tagger?.shape()
        cairo_save(context)
        defer { cairo_restore(context) }
        if let tint = style.tint { setSource(tint) { bounds(of: rect) } }
        var rect = rect
        var tile = style.tile
        if let snapped = pixelRectangle(rect), snapped.width > 0, snapped.height > 0 {
            // A picture that would vanish keeps its exact place.
            let matrix = self.matrix
            tile = tile.map { CGSize(width: $0.width * abs(matrix.a), height: $0.height * abs(matrix.d)) }
            rect = snapped
            self.matrix = .identity
        }
        guard let source = source(picture, rect, style) else { return }
        cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_new_path(context)
        cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(context)
        paint(source, in: rect, tile: tile, isSmooth: style.isSmooth, asMask: style.tint != nil)
    }

    /// Draws a colour glyph's picture where it is, not moved to whole pixels: its neighbours are not either.
    func drawBitmap(_ image: RasterImage, in rect: CGRect) {
        guard rect.isDrawable, let source = source(image) else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_new_path(context)
        cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(context)
        paint(source, in: rect, tile: nil, isSmooth: true, asMask: false)
    }

    private func pattern(_ surface: OpaquePointer, isTiled: Bool, isSmooth: Bool) -> OpaquePointer? {
        guard let pattern = cairo_pattern_create_for_surface(surface) else { return nil }
        cairo_pattern_set_filter(pattern, isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
        if isTiled {
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        } else {
            // Past its edge a picture goes on with its last pixels: no pale rim. A document's viewers do that themselves.
            cairo_pattern_set_extend(pattern, target == .pixels ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        }
        return pattern
    }

    private func paint(_ source: Source, in rect: CGRect, tile: CGSize?, isSmooth: Bool, asMask: Bool) {
        guard let pattern = pattern(source.surface, isTiled: tile != nil, isSmooth: isSmooth) else { return }
        defer { cairo_pattern_destroy(pattern) }
        let size = tile ?? rect.size
        cairo_translate(context, rect.minX, rect.minY)
        cairo_scale(context, size.width / source.width, size.height / source.height)
        var turn = cairo_matrix_t(source.turn)
        cairo_transform(context, &turn)
        if asMask {
            cairo_mask(context, pattern)
        } else {
            cairo_set_source(context, pattern)
            if let mask = source.mask.flatMap({ self.pattern($0, isTiled: tile != nil, isSmooth: isSmooth) }) {
                cairo_mask(context, mask)
                cairo_pattern_destroy(mask)
            } else {
                cairo_paint(context)
            }
        }
    }

    /// A rectangle's bounds in the target's space.
    private func bounds(of rect: CGRect) -> CGRect {
        cairo_new_path(context)
        cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        defer { cairo_new_path(context) }
        return deviceBounds(cairo_fill_extents)
    }

    // MARK: Surfaces

    private func source(_ picture: Picture, _ rect: CGRect, _ style: ImageStyle) -> Source? {
        switch picture {
        case .raster(let image):
            if target == .document, style.isSmooth, style.tint == nil, let source = blendable(image) { return source }
            return source(image)
        case .vector(let image) where target == .document:
            let key = PictureKey(picture: image.number, width: 0, height: 0)
            return surface(key) { try image.recording() }.map {
                Source(surface: $0, width: Double(image.size.width), height: Double(image.size.height))
            }
        case .vector(let image):
            let matrix = self.matrix
            let (width, height) = VectorImage.fitted(
                Double(rect.width) * (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot(),
                Double(rect.height) * (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot())
            let key = PictureKey(picture: image.number, width: width, height: height)
            return surface(key) { try image.surface(width: width, height: height) }.map {
                Source(surface: $0, width: Double(width), height: Double(height))
            }
        }
    }

    private func source(_ image: RasterImage) -> Source? {
        let key = PictureKey(picture: image.number, width: image.pixelWidth, height: image.pixelHeight)
        let passedOn = target == .document ? image.file.flatMap { $0.format == .jpeg ? $0 : nil } : nil
        let turn = passedOn?.orientation ?? .up
        let surface = surface(key) { passedOn.map { CairoSurface.makeStored(image, $0) } ?? CairoSurface.make(image) }
        guard let surface else { return nil }
        let (width, height) = (Double(image.pixelWidth), Double(image.pixelHeight))
        let stored = turn.swapsSides ? (height, width) : (width, height)
        return Source(
            surface: surface, width: width, height: height, turn: turn.transform(width: stored.0, height: stored.1))
    }

    /// A picture with clear parts, its colours and its alpha apart.
    private func blendable(_ image: RasterImage) -> Source? {
        let size = (image.pixelWidth, image.pixelHeight)
        let keys = [PictureKey.Part.colors, .mask].map {
            PictureKey(picture: image.number, width: size.0, height: size.1, part: $0)
        }
        if surfaces[keys[0]] == nil {
            guard let made = DocumentPixels.surfaces(of: image) else { return nil }
            for (key, surface) in zip(keys, [made.colors, made.mask]) {
                key.name(surface)
                surfaces[key] = surface
            }
        }
        guard let colors = surfaces[keys[0]] else { return nil }
        return Source(surface: colors, mask: surfaces[keys[1]], width: Double(size.0), height: Double(size.1))
    }

    private func surface(_ key: PictureKey, _ make: () throws -> OpaquePointer?) -> OpaquePointer? {
        if let known = surfaces[key] { return known }
        do {
            let made = try make()
            if target == .document, let made { key.name(made) }
            surfaces[key] = made
            return made
        } catch {
            failure = failure ?? error
            return nil
        }
    }
}
