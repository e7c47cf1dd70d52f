import Foundation

/// How a symbol is made from icons: one or more layers, joined by `+`, and perhaps an enclosing shape after `@`.
///
/// A layer is the name of an icon, or `*` and the name of one of our drawings, followed by steps:
/// `:r90` turns it clockwise, `:h` and `:v` mirror it, `:s0.5` scales it about the middle, `:x2` and `:y-1` move it,
/// `:first` keeps the first contour only and `:hole` cuts it out of the layers before it.
/// Example: `arrow-left-right:r90@square` is a pair of vertical arrows in an outlined square.
struct SymbolRecipe: Sendable, Equatable {
    enum Step: Sendable, Equatable {
        case rotate(Double)
        case mirrorHorizontally
        case mirrorVertically
        case scale(Double)
        case moveX(Double)
        case moveY(Double)
        case firstContour
        case hole
    }

    struct Layer: Sendable, Equatable {
        /// An icon's file name without its extension, or a drawing's name.
        var name: String
        var isDrawing: Bool
        var steps: [Step] = []
    }

    enum Enclosure: String, Sendable, CaseIterable {
        case circle, square, rectangle
    }

    var layers: [Layer]
    var enclosure: Enclosure?
    /// The enclosure is solid and the layers are cut out of it.
    var isSolid = false
    /// A line from the upper left to the lower right lies over everything.
    var hasSlash = false

    /// The icon that the whole recipe is, unchanged.
    var plainIcon: String? {
        guard layers.count == 1, enclosure == nil, !hasSlash, !layers[0].isDrawing, layers[0].steps.isEmpty else {
            return nil
        }
        return layers[0].name
    }

    init(icon: String) {
        layers = [Layer(name: icon, isDrawing: false)]
    }

    /// Nil when the text is not a recipe.
    init?(_ text: Substring) {
        let parts = text.split(separator: "@", maxSplits: 1)
        guard let body = parts.first else { return nil }
        if parts.count == 2 {
            let name = parts[1].trimmingCharacters(in: .whitespaces)
            isSolid = name.hasSuffix(".fill")
            guard let shape = Enclosure(rawValue: isSolid ? String(name.dropLast(5)) : name) else { return nil }
            enclosure = shape
        }
        layers = []
        for text in body.split(separator: "+") {
            let words = text.trimmingCharacters(in: .whitespaces).split(separator: ":")
            guard let source = words.first else { return nil }
            let isDrawing = source.hasPrefix("*")
            var layer = Layer(name: String(isDrawing ? source.dropFirst() : source), isDrawing: isDrawing)
            for word in words.dropFirst() {
                guard let step = Self.step(word) else { return nil }
                layer.steps.append(step)
            }
            layers.append(layer)
        }
        if layers.isEmpty { return nil }
    }

    private static func step(_ word: Substring) -> Step? {
        switch word {
        case "h": return .mirrorHorizontally
        case "v": return .mirrorVertically
        case "first": return .firstContour
        case "hole": return .hole
        default: break
        }
        guard let value = Double(word.dropFirst()), value.isFinite else { return nil }
        switch word.first {
        case "r": return .rotate(value)
        case "s": return .scale(value)
        case "x": return .moveX(value)
        case "y": return .moveY(value)
        default: return nil
        }
    }
}

extension SymbolRecipe {
    /// The finished outline on the 16 × 16 grid. `icon` reads an icon file by name.
    func outline(icon: (String) -> SVGIconReader.Icon?) -> SVGIconReader.Icon? {
        let grid = CGRect(x: 0, y: 0, width: 16, height: 16)
        if let name = plainIcon { return icon(name) }
        var result = SymbolOutline()
        for layer in layers {
            guard let outline = Self.outline(of: layer, icon: icon) else { return nil }
            result.append(outline)
        }
        if let enclosure { result = Self.enclose(result, in: enclosure, isSolid: isSolid) }
        if hasSlash { result.append(.stroke([CGPoint(x: 1, y: 1), CGPoint(x: 15, y: 15)], width: 1)) }
        return result.isEmpty ? nil : SVGIconReader.Icon(outline: result, viewBox: grid, usesEvenOdd: false)
    }

    private static func outline(of layer: Layer, icon: (String) -> SVGIconReader.Icon?) -> SymbolOutline? {
        var outline: SymbolOutline
        if layer.isDrawing {
            guard let drawing = SymbolDrawings.outline(named: layer.name) else { return nil }
            outline = drawing
        } else {
            guard let file = icon(layer.name) else { return nil }
            let box = file.viewBox
            // Files of a user's own folder may use another grid.
            let scale = 16 / max(box.width, box.height)
            outline = file.outline
                .applying(.translation(-box.minX, -box.minY).then(.scale(scale, scale)))
                .normalisedForNonZero(evenOdd: file.usesEvenOdd)
        }
        var isMirrored = false
        for step in layer.steps {
            switch step {
            case .rotate(let degrees): outline = outline.applying(.rotation(degrees: degrees).about(8, 8))
            case .mirrorHorizontally:
                outline = outline.applying(.scale(-1, 1).about(8, 8))
                isMirrored.toggle()
            case .mirrorVertically:
                outline = outline.applying(.scale(1, -1).about(8, 8))
                isMirrored.toggle()
            case .scale(let factor): outline = outline.applying(.scale(factor, factor).about(8, 8))
            case .moveX(let distance): outline = outline.applying(.translation(distance, 0))
            case .moveY(let distance): outline = outline.applying(.translation(0, distance))
            case .firstContour:
                guard let first = outline.contours.first else { return nil }
                outline = first
            case .hole: outline = outline.reversed
            }
        }
        // A mirror image runs the other way round.
        return isMirrored ? outline.reversed : outline
    }

    /// The glyph, scaled to sit inside the shape.
    private static func enclose(_ glyph: SymbolOutline, in shape: Enclosure, isSolid: Bool) -> SymbolOutline {
        guard let ink = glyph.inkBounds, ink.width > 0 || ink.height > 0 else { return glyph }
        var result: SymbolOutline
        let room: CGSize
        switch shape {
        case .circle:
            result = .ellipse(8, 8, 8, 8)
            if !isSolid { result.append(SymbolOutline.ellipse(8, 8, 7, 7).reversed) }
            // Wide and tall glyphs may come closer to the ring than square ones.
            let ratio = min(ink.width, ink.height) / max(ink.width, ink.height)
            room = CGSize(width: 10.4 - 1.9 * ratio, height: 10.4 - 1.9 * ratio)
        case .square:
            result = .rectangle(0, 0, 16, 16, radius: 2)
            if !isSolid { result.append(SymbolOutline.rectangle(1, 1, 14, 14, radius: 1).reversed) }
            room = CGSize(width: 10, height: 10)
        case .rectangle:
            result = .rectangle(0, 2, 16, 12, radius: 2)
            if !isSolid { result.append(SymbolOutline.rectangle(1, 3, 14, 10, radius: 1).reversed) }
            room = CGSize(width: 10, height: 7)
        }
        let scale = min(room.width / max(ink.width, 0.1), room.height / max(ink.height, 0.1), 1)
        let placed = glyph.applying(
            SymbolTransform.translation(-ink.midX, -ink.midY).then(.scale(scale, scale)).then(.translation(8, 8)))
        result.append(isSolid ? placed.reversed : placed)
        return result
    }
}
