import Foundation
import GalleyGeometry

extension SymbolRecipe {
    /// Reads icon files by name.
    typealias Icons = (String) -> SVGIconReader.Icon?

    /// The symbol's layers in drawing order, on the 16 × 16 grid, or nil when an icon is missing.
    func parts(weight: SymbolWeight, icons: Icons) -> [SymbolPart]? {
        guard var parts = baseParts(weight, icons) else { return nil }
        if isSlashInside { parts = Self.slashed(parts, weight) }
        if let enclosure { parts = enclose(parts, in: enclosure, weight) }
        if hasSlash, !isSlashInside { parts = Self.slashed(parts, weight) }
        return parts.allSatisfy(\.outline.isEmpty) ? nil : parts
    }

    private func baseParts(_ weight: SymbolWeight, _ icons: Icons) -> [SymbolPart]? {
        if let name = plainIcon, Self.isEnclosedIcon(name), let icon = icons(name) {
            return Self.divided(icon.normalised, isSolid: Self.isSolid(name), weight)
        }
        var parts: [SymbolPart] = []
        var last: Layer?
        for layer in layers {
            guard let outline = Self.outline(of: layer, weight, icons) else { return nil }
            if layer.hasGap {
                parts = parts.map { part in
                    var part = part
                    part.outline = part.outline.cleared(around: outline)
                    return part
                }
            }
            // Neighbours that are drawn alike are one layer, and may have holes for each other.
            if let last, last.level == layer.level, last.color == layer.color, !last.isWave, !layer.isWave,
                !last.isSign, !layer.isSign
            {
                parts[parts.count - 1].outline.addPath(outline)
            } else {
                parts.append(
                    SymbolPart(
                        outline: outline, level: layer.level, color: layer.color, isWave: layer.isWave,
                        isSign: layer.isSign))
            }
            last = layer
        }
        return parts
    }

    private static func outline(of layer: Layer, _ weight: SymbolWeight, _ icons: Icons) -> Path? {
        var outline: Path
        let text = SymbolText.text(ofDrawing: layer.name)
        if let text {
            guard let letters = SymbolText.outline(of: text, weight: weight) else { return nil }
            outline = letters
        } else if layer.isDrawing {
            guard let drawing = SymbolDrawings.outline(named: layer.name) else { return nil }
            outline = drawing
        } else {
            guard let file = icons(layer.name) else { return nil }
            outline = file.normalised
        }
        let isSolid = Self.isSolid(layer.name)
        // A hole is the inner edge of a line: it shrinks where the line grows.
        var growth = layer.steps.contains(.hole) && !layer.isSign ? -weight.growth : weight.growth
        if text != nil { growth = 0 }
        if (text?.count ?? 1) == 1, !isSolid || layer.isOutlined {
            growth += SymbolWeight.compensation(for: layer.scale)
        }
        for case .contours(let places) in layer.steps {
            let contours = outline.contours
            guard places.allSatisfy(contours.indices.contains) else { return nil }
            outline = Path(elements: places.flatMap { contours[$0].elements })
        }
        outline = layer.isOutlined ? outline.linedOut(growth) : outline.grown(by: growth, isSolid: isSolid)
        var isMirrored = false
        for step in layer.steps {
            switch step {
            case .rotate(let degrees): outline = outline.applying(.rotation(degrees: degrees).about(8, 8))
            case .mirrorHorizontally:
                outline = outline.applying(CGAffineTransform(scaleX: -1, y: 1).about(8, 8))
                isMirrored.toggle()
            case .mirrorVertically:
                outline = outline.applying(CGAffineTransform(scaleX: 1, y: -1).about(8, 8))
                isMirrored.toggle()
            case .scale(let factor):
                outline = outline.applying(CGAffineTransform(scaleX: factor, y: factor).about(8, 8))
            case .moveX(let distance): outline = outline.offsetBy(dx: distance, dy: 0)
            case .moveY(let distance): outline = outline.offsetBy(dx: 0, dy: distance)
            case .hole: outline = outline.merged.reversed
            case .contours: break
            }
        }
        // A mirror image runs the other way round.
        return isMirrored ? outline.reversed : outline
    }

    /// Whether an icon or drawing is a filled shape, by its name.
    private static func isSolid(_ name: String) -> Bool {
        name.split { $0 == "-" || $0 == "." }.contains("fill")
    }

    /// Whether an icon file is a sign in a shape, such as `x-circle-fill`, by the set's way of naming.
    static func isEnclosedIcon(_ name: String) -> Bool {
        let words = name.split(separator: "-").filter { $0 != "fill" }
        guard words.count > 1, let first = words.first, let last = words.last else { return false }
        if ["patch", "shield", "chat"].contains(first) { return !["left", "right", "shaded"].contains(last) }
        return ["circle", "square", "triangle", "diamond", "octagon"].contains(last)
            && !["person", "pencil", "record", "suit", "universal"].contains(first)
    }

    /// A sign and the shape around it, told apart by how deep their contours lie in each other.
    private static func divided(_ icon: Path, isSolid: Bool, _ weight: SymbolWeight) -> [SymbolPart] {
        let contours = icon.contours
        let polygons = contours.map { $0.flattened() }
        var shape = Path()
        var sign = Path()
        for (index, contour) in contours.enumerated() {
            let depth = Path.depth(of: index, in: polygons)
            if depth <= (isSolid ? 0 : 1) { shape.addPath(contour) } else { sign.addPath(contour) }
        }
        if isSolid { sign = sign.reversed }
        shape = shape.grown(by: weight.growth, isSolid: false)
        sign = sign.grown(by: weight.growth, isSolid: false)
        if sign.isEmpty { return [SymbolPart(outline: shape)] }
        return [
            SymbolPart(outline: shape, level: 1, isGround: isSolid), SymbolPart(outline: sign, isSign: isSolid),
        ]
    }

    /// The symbol, scaled to sit inside a shape.
    private func enclose(_ parts: [SymbolPart], in shape: Enclosure, _ weight: SymbolWeight) -> [SymbolPart] {
        var glyph = parts.inOneStyle
        guard let ink = glyph.inkBounds, ink.width > 0 || ink.height > 0 else { return parts }
        let isFilledSign = layers.contains { Self.isSolid($0.name) }
        var frame: Path
        let room: CGSize
        switch shape {
        case .circle:
            frame = .ellipse(8, 8, 8, 8)
            if !isSolid { frame.addPath(Path.ellipse(8, 8, 7, 7).reversed) }
            // Wide and tall glyphs may come closer to the ring than square ones.
            let ratio = min(ink.width, ink.height) / max(ink.width, ink.height)
            room = CGSize(width: 10.4 - 1.9 * ratio, height: 10.4 - 1.9 * ratio)
        case .square:
            frame = .rectangle(0, 0, 16, 16, radius: 2)
            if !isSolid { frame.addPath(Path.rectangle(1, 1, 14, 14, radius: 1).reversed) }
            room = CGSize(width: 10, height: 10)
        case .rectangle:
            frame = .rectangle(0, 2, 16, 12, radius: 2)
            if !isSolid { frame.addPath(Path.rectangle(1, 3, 14, 10, radius: 1).reversed) }
            room = CGSize(width: 10, height: 7)
        }
        let text = layers.count == 1 ? SymbolText.text(ofDrawing: layers[0].name) : nil
        let scale =
            text.map { SymbolText.scale(of: $0, in: shape) }
            ?? min(room.width / max(ink.width, 0.1), room.height / max(ink.height, 0.1), 1)
        if !isFilledSign, text == nil { glyph = glyph.grown(by: SymbolWeight.compensation(for: scale), isSolid: false) }
        let placing = CGAffineTransform(translationX: -ink.midX, y: -ink.midY).concatenating(
            CGAffineTransform(scaleX: scale, y: scale)
        )
        .concatenating(CGAffineTransform(translationX: 8, y: 8))
        return [
            SymbolPart(outline: frame.grown(by: weight.growth, isSolid: false), level: 1, isGround: isSolid),
            SymbolPart(outline: glyph.applying(placing), isSign: isSolid),
        ]
    }

    /// A line from the upper left to the lower right, and the symbol kept clear of it.
    private static func slashed(_ parts: [SymbolPart], _ weight: SymbolWeight) -> [SymbolPart] {
        let ink = parts.inOneStyle.inkBounds ?? CGRect(x: 0, y: 0, width: 16, height: 16)
        let reach = min(max(max(ink.width, ink.height) / 2 + 0.2, 5), 7.4)
        func line(_ reach: Double, _ width: Double) -> Path {
            .stroke(
                [
                    CGPoint(x: ink.midX - reach, y: ink.midY - reach),
                    CGPoint(x: ink.midX + reach, y: ink.midY + reach),
                ], width: width)
        }
        let width = 1.1 + 2 * weight.growth
        let strip = line(reach + 2, width + 1.6)
        let cleared = parts.map { part in
            var part = part
            part.outline = part.outline.without(strip)
            part.level = max(part.level, 1)
            return part
        }
        return cleared + [SymbolPart(outline: line(reach, width))]
    }
}

extension Path {
    /// What lies outside another outline. Unchanged where that cannot be found out.
    func without(_ other: Path) -> Path {
        let own = contours.map { $0.flattened(tolerance: 0.004) }
        let cutter = other.contours.map { $0.flattened(tolerance: 0.004) }
        // Nearly coincident edges may not close; a hair beside them, they do.
        for nudge in [0, 0.0031, -0.0047] {
            let moved = cutter.map { $0.map { CGPoint(x: $0.x + nudge, y: $0.y + 0.71 * nudge) } }
            if let rest = SymbolRegions.outline(own, moved, where: { $0 != 0 && $1 == 0 }) { return rest }
        }
        return self
    }

    /// The same area without contours that overlap: cut out of something, an area that is covered twice would be filled
    /// again. Unchanged where that cannot be found out.
    fileprivate var merged: Path {
        let polygons = contours.map { $0.flattened(tolerance: 0.004) }
        guard polygons.count(where: { Path.signedArea($0) > 0 }) > 1 else { return self }
        return SymbolRegions.outline(polygons, where: { first, _ in first > 0 }) ?? self
    }

    /// What is left when the surroundings of another outline are cleared, its inside included.
    fileprivate func cleared(around other: Path) -> Path {
        let polygons = other.contours.map { $0.flattened() }
        var outer = Path()
        for (index, contour) in other.contours.enumerated() where Path.depth(of: index, in: polygons) == 0 {
            outer.addPath(Path.signedArea(polygons[index]) < 0 ? contour.reversed : contour)
        }
        return without(outer.grown(by: 1, isSolid: false))
    }
}

extension [SymbolPart] {
    /// All parts as one outline: signs are cut out of what they lie on.
    var inOneStyle: Path {
        reduce(into: Path()) { $0.addPath($1.isSign ? $1.outline.merged.reversed : $1.outline) }
    }
}

extension SVGIconReader.Icon {
    /// The outline on a 16-unit grid, wound for the non-zero rule. Files of a user's own folder may use another grid.
    var normalised: Path {
        let scale = 16 / max(viewBox.width, viewBox.height)
        return outline.applying(
            CGAffineTransform(translationX: -viewBox.minX, y: -viewBox.minY).concatenating(
                CGAffineTransform(scaleX: scale, y: scale))
        )
        .normalisedForNonZero(evenOdd: usesEvenOdd)
    }
}
