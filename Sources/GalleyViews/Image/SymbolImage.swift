import GalleyEngine
import GalleyGraph
import GalleySymbols
import GalleyText

/// A symbol ready to be drawn: its outlines with their paints, its size and its baseline.
///
/// `ViewTreeBuilder.symbol(_:)` makes it, for images and for symbols in a line of text.
struct SymbolDrawing {
    struct Layer {
        var path: Path
        var usesEvenOdd: Bool
        var paint: StylePaint
    }

    /// In drawing order.
    var layers: [Layer]
    /// From the outlines to the symbol's own box, whose origin is its top left corner.
    var transform: CGAffineTransform
    /// The box that the transform was made for, in points.
    var size: CGSize
    /// What of the box a resizable image stretches to its frame, in points: what is drawn, without the space around it.
    var ink: CGRect
    /// From the box's bottom edge up to the text baseline, in points.
    var baselineOffset: CGFloat

    /// Without the space around what is drawn, as a resizable image: it reaches its frame.
    var trimmed: SymbolDrawing {
        var result = self
        result.transform = transform.concatenating(CGAffineTransform(translationX: -ink.minX, y: -ink.minY))
        result.size = ink.size
        result.ink = CGRect(origin: .zero, size: ink.size)
        return result
    }
}

/// How large and heavy a symbol is, whatever its surroundings say.
package struct SymbolSetting: Equatable, Sendable {
    /// The font that it stands beside; nil: that of the surroundings.
    package var font: Font?
    /// Its size beside that font; nil: that of the surroundings.
    package var scale: Image.Scale?

    /// The colours of its levels; none: those of the surroundings.
    package var colors: [Color] = []

    package init(font: Font? = nil, scale: Image.Scale? = nil) { (self.font, self.scale) = (font, scale) }
}

/// A symbol as it is asked for.
struct SymbolRequest: Sendable {
    var name: String
    /// How much of a symbol of several steps is lit, 0…1; nil: all.
    var variableValue: Double?
    /// Nil: that of the surroundings.
    var renderingMode: SymbolRenderingMode?
    /// What the symbol says itself of how large and heavy it is.
    var setting = SymbolSetting()

    /// Whether the symbol points along the line of reading, so that it is mirrored from right to left: those named for forward,
    /// backward, leading or trailing (Human Interface Guidelines, Right to left). What names a player's keys comes first in
    /// their names, and those are the same everywhere.
    var followsReading: Bool {
        name.split(separator: ".").dropFirst().contains { part in
            part == "forward" || part == "backward" || part.hasPrefix("leading") || part.hasPrefix("trailing")
        }
    }
}

extension ViewTreeBuilder {
    /// The outlines of a symbol in the font, weight, scale, variant, rendering mode and foreground style of the
    /// surroundings. An unknown name gives a crossed box and is reported; an empty one nothing.
    ///
    /// - Parameter font: The font of the text that the symbol stands in; nil: that of the surroundings.
    func symbol(_ request: SymbolRequest, font: FontRequest? = nil) -> SymbolDrawing {
        // No name is no symbol, and nobody's mistake: SwiftUI draws nothing.
        if request.name.isEmpty {
            return SymbolDrawing(layers: [], transform: .identity, size: .zero, ink: .zero, baselineOffset: 0)
        }
        let own = request.setting.font.map { $0.request(FontTraits(), in: environment) }
        let font =
            own ?? font
            ?? (environment.font ?? environment.defaultFont).request(environment.fontTraits, in: environment)
        let (glyph, name, growth) = symbolGlyph(request.name, SymbolWeight(value: font.weight))
        let scale: CGFloat =
            switch request.setting.scale ?? environment.imageScale {
            case .small: SymbolMetrics.smallScale
            case .medium: SymbolMetrics.mediumScale
            case .large: SymbolMetrics.largeScale
            }
        let capHeight = FontLibrary.shared.lineMetrics(for: font).capHeight
        let metrics = SymbolMetrics(
            glyph: glyph, name: name, fontSize: CGFloat(font.size), imageScale: scale, growth: growth,
            capHeight: CGFloat(capHeight), pixel: environment.pixelLength)
        var transform = metrics.inkTransform
        if environment.layoutDirection == .rightToLeft, request.followsReading {
            transform = transform.concatenating(
                CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: metrics.size.width, ty: 0))
        }
        if environment.symbolScale != 1 {
            let (x, y) = (metrics.size.width / 2, metrics.size.height / 2)
            transform = transform.concatenating(CGAffineTransform(translationX: -x, y: -y))
                .concatenating(CGAffineTransform(scaleX: environment.symbolScale, y: environment.symbolScale))
                .concatenating(CGAffineTransform(translationX: x, y: y))
        }
        return SymbolDrawing(
            layers: layers(of: glyph, request), transform: transform, size: metrics.size, ink: metrics.ink,
            baselineOffset: metrics.baselineOffset)
    }

    /// The outline in a weight, the name of the variant that it is, and how much longer than a regular one's its ink is, in em.
    ///
    /// Icons are made smaller or larger to fill their boxes, so the weight of the outline is one in which the lines come out
    /// as thick as the weight that was asked for.
    private func symbolGlyph(
        _ name: String, _ weight: SymbolWeight
    ) -> (glyph: SymbolGlyph, name: String, growth: CGFloat) {
        let library = context.symbols
        for folder in library.missingFolders { context.report(.warning, folder) }
        for candidate in environment.symbolVariants.names(for: name) {
            let answer = library.answer(named: candidate, weight: .regular)
            if let fault = answer.fault { context.report(.warning, fault) }
            guard let regular = answer.glyph else { continue }
            let unit = SymbolMetrics.unit(of: regular, name: candidate)
            let isSolid = regular.isFile || candidate.hasSuffix(".fill") && regular.isOneArea
            let drawn =
                isSolid
                ? weight
                : SymbolStroke.weight(
                    weight, name: candidate, unit: unit * max(regular.viewBox.width, regular.viewBox.height) / 16)
            let glyph = drawn == .regular ? regular : library.glyph(named: candidate, weight: drawn) ?? regular
            return (glyph, candidate, 2 * weight.growth * SymbolMetrics.growthUnit)
        }
        let near = SymbolCatalog.namesNear(name)
        context.report(
            .warning,
            "no symbol named “\(name)”: a crossed box is drawn in its place"
                + (near.isEmpty ? "" : "; did you mean \(near.map { "“\($0)”" }.joined(separator: " or "))?")
                + " (docs/symbols.md lists the names; GALLEY_SYMBOLS and symbolFolders name folders of SVG files that add some)"
        )
        return (.placeholder, name, 0)
    }

    private func layers(of glyph: SymbolGlyph, _ request: SymbolRequest) -> [SymbolDrawing.Layer] {
        let several = (environment.foreground?.paints.count ?? 0) > 1
        // Two styles or more ask for a palette where no mode is set.
        let mode = request.renderingMode ?? environment.symbolRenderingMode ?? (several ? .palette : .monochrome)
        let isVariable = request.variableValue != nil && glyph.layers.contains { $0.threshold != nil }
        let value = request.variableValue.map { $0.isNaN ? 0 : $0 } ?? 1
        func layer(_ layer: SymbolGlyph.Layer, _ paint: StylePaint) -> SymbolDrawing.Layer {
            let isLit = layer.threshold.map { value > $0 } ?? true
            return SymbolDrawing.Layer(
                path: layer.path, usesEvenOdd: glyph.usesEvenOdd,
                paint: isLit ? paint : paint.multiplyingAlpha(Self.unlit))
        }
        switch mode.kind {
        case .hierarchical:
            return glyph.layers.map {
                layer(
                    $0,
                    $0.isGround ? foreground(level: 0).multiplyingAlpha(Self.ground) : foreground(level: $0.level))
            }
        case .palette:
            return glyph.layers.map { layer($0, foreground(level: $0.level)) }
        case .multicolor where glyph.layers.contains { $0.color != nil }:
            return glyph.layers.map {
                layer($0, $0.color.map { .color($0.color.resolved(self)) } ?? foreground(level: 0))
            }
        case .monochrome, .multicolor:
            if isVariable { return glyph.layers.map { layer($0, foreground(level: 0)) } }
            return [.init(path: glyph.path, usesEvenOdd: glyph.usesEvenOdd, paint: foreground(level: 0))]
        }
    }

    /// How visible the filled shape is that a sign lies on, in hierarchical rendering (rules.md §14.4).
    private static let ground = 0.25
    /// How visible the steps above a variable value are. Apple documents no number.
    private static let unlit = 0.25
}

extension Image {
    /// A symbol as a view: it keeps no distance to a text or symbol above or below it, and to anything else the distance
    /// that a text's baseline would leave (OpenSwiftUI, Image+View.swift; rules.md §3).
    @MainActor static func addSymbol(_ request: SymbolRequest, isResizable: Bool, _ builder: ViewTreeBuilder) {
        if builder.environment.redaction == .placeholder {
            return addPlaceholder(request.name, isResizable: isResizable, builder)
        }
        let drawing = builder.symbol(request)
        let size = drawing.size.engine
        let offset = Double(drawing.baselineOffset)
        var spacing = Spacing()
        spacing.textTop = .distance(0)
        spacing.textBottom = .distance(0)
        spacing[.edgeAboveText, .top] = offset
        spacing[.edgeBelowText, .bottom] = offset + 1
        let node =
            isResizable
            ? builder.tree.addFlexible(ideal: drawing.ink.size.engine)
            : builder.tree.addRigid(size, spacing: spacing, guides: SymbolBaseline(size.height - offset))
        let content = SymbolContent(isResizable ? drawing.trimmed : drawing)
        builder.push(node, NodeItem("Image", label: request.name, content))
    }
}

/// The baseline of a symbol in a line of text.
private final class SymbolBaseline: LeafDelegate {
    private let baseline: Double

    init(_ baseline: Double) { self.baseline = baseline }

    override var guides: GuideMask { .baselines }

    override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Double? { baseline }
}
