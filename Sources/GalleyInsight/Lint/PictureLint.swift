import GalleyEngine
import GalleyExport
import GalleyGraph
import GalleyViews

// What cannot be seen: pictures that are missing, and text on a ground of nearly its own colour.

extension LayoutLint {
    /// Symbols and images that there are none of.
    var missingPictures: [(Int, LayoutFinding)] {
        rendered.diagnostics.compactMap { diagnostic in
            let rules: [(String, LayoutFinding.Rule, String)] = [
                (
                    "no symbol named “", .missingSymbol,
                    "a name of docs/symbols.md, or an SVG file of that name with --symbols"
                ),
                ("no image named “", .missingImage, "an asset of that name, or its folder with --assets"),
                ("the image at “", .missingImage, "a file that is there"),
            ]
            for (start, rule, fix) in rules where diagnostic.message.hasPrefix(start) {
                let name = String(diagnostic.message.dropFirst(start.count).prefix { $0 != "”" })
                let node = shown.first { $0.label == name } ?? explanation.root
                let what = rule == .missingSymbol ? "symbol" : "image"
                return finding(rule, node.id, "There is no \(what) \"\(name)\".", fix: fix)
            }
            return nil
        }
    }

    /// Text whose colour is too close to what it lies on; texts of the same two colours are told once.
    var lowContrasts: [(Int, LayoutFinding)] {
        let layers = DrawingLayers(self)
        // What a sheet lies over, or dims, is not there to be read.
        let texts = shown.filter { node in
            text(node).map { !$0.text.isEmpty } ?? false && node.frame.width > 1 && node.frame.height > 1
                && isDrawnInPlace(node) && !layers.isChrome(node.id) && !layers.isUnderPresentation(node.id)
        }
        guard !texts.isEmpty, let pixels = ContrastPixels(rendered) else { return [] }
        var told: [ContrastPixels.Pair: (id: Int, count: Int)] = [:]
        var order: [ContrastPixels.Pair] = []
        for node in texts {
            guard let leaf = item(node.id)?.content as? TextLeaf, leaf.pictures.isEmpty, leaf.redaction == nil,
                !isDisabled(node.id)
            else {
                continue
            }
            var paint: ResolvedColor?
            if case .color(let color)? = leaf.paints.first {
                paint = color
                paint?.alpha *= opacity(of: node.id)
            }
            guard let (pair, isAsPainted) = pixels.colors(in: node.frame, paint: paint) else { continue }
            // A text that scrolls below a translucent bar is as faint as the bar makes it.
            if !isAsPainted, layers.isCovered(node.id) { continue }
            let span = leaf.paragraph.spansToFit.first
            let isLarge = (span?.font.size ?? 17) >= 18 || (span?.font.weight ?? 400) >= 700
            let needed = isLarge ? 3 : 4.5
            guard pair.ratio < needed - 0.005 else { continue }
            if let known = told[pair] {
                told[pair] = (known.id, known.count + 1)
            } else {
                told[pair] = (node.id, 1)
                order.append(pair)
            }
        }
        return order.compactMap { pair in
            guard let (id, count) = told[pair] else { return nil }
            let more = count > 1 ? ", and \(Wording.plural(count - 1, "more text")) in these colours" : ""
            var (order, found) = finding(
                .contrast, id,
                "\(words.name(id)) has a contrast of \(Wording.number(pair.ratio)) : 1 (\(pair.front.hex) on \(pair.back.hex))\(more); WCAG AA asks for 4.5, or 3 for large text.",
                fix: "a darker or a lighter colour; .primary is sure to be read")
            if pixels.isSystem(pair) {
                found.severity = .note
                found.message += " It is a colour of the system's own."
            }
            order = id
            return (order, found)
        }
    }
}

/// The picture's pixels, to see what a text's colour is and what it lies on.
@MainActor
struct ContrastPixels {
    /// A colour of eight bits a channel.
    struct RGB: Hashable {
        var red, green, blue: UInt8

        var hex: String {
            "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16).uppercased() }.joined()
        }

        /// Relative luminance, WCAG 2.2.
        var luminance: Double {
            func linear(_ value: UInt8) -> Double {
                let channel = Double(value) / 255
                return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        }

        func contrast(to other: RGB) -> Double {
            let (a, b) = (luminance, other.luminance)
            return (max(a, b) + 0.05) / (min(a, b) + 0.05)
        }

        func distance(to other: RGB) -> Int {
            abs(Int(red) - Int(other.red)) + abs(Int(green) - Int(other.green)) + abs(Int(blue) - Int(other.blue))
        }
    }

    struct Pair: Hashable {
        var front, back: RGB

        var ratio: Double { front.contrast(to: back) }
    }

    private static let scale = 3.0
    private let image: RasterImage
    private let isDark: Bool
    private let look: Look

    init?(_ rendered: RenderedView) {
        isDark = rendered.isDark
        look = rendered.look
        let level = isDark ? 0.0 : 1.0
        let background = ResolvedColor(red: level, green: level, blue: level)
        guard
            let image = try? PNGExporter(scale: Self.scale, isOpaque: true, background: background)
                .image(for: rendered.displayList)
        else { return nil }
        self.image = image
    }

    /// The colour of a text in a rectangle and of what it lies on, and whether the text has the colour that it was given; nil where
    /// what it lies on is no even colour, or no text can be seen there.
    func colors(in frame: CGRect, paint: ResolvedColor?) -> (pair: Pair, isAsPainted: Bool)? {
        let counts = counts(in: frame)
        let total = counts.reduce(0) { $0 + $1.value }
        guard let back = counts.max(by: { ($0.value, $0.key.hex) < ($1.value, $1.key.hex) }) else { return nil }
        // Most of a text's rectangle is what it lies on, where that is even.
        let near = counts.reduce(0) { $0 + ($1.key.distance(to: back.key) <= 12 ? $1.value : 0) }
        guard near * 2 > total else { return nil }
        let enough = max(total / 2000, 3)
        let common = counts.filter { $0.value >= enough && $0.key.distance(to: back.key) > 12 }
        // The colour that the text was given, where it is there: a frame around it has another one.
        if let own = paint.map({ Self.over($0, back.key) }),
            let ink = common.filter({ $0.key.distance(to: own) <= 12 })
                .max(by: { ($0.value, $0.key.hex) < ($1.value, $1.key.hex) })?.key
        {
            return (Pair(front: ink, back: back.key), true)
        }
        // An effect, or what lies over the text, has changed it. The letters are full of the colour that stands out most.
        let ink = common.max {
            ($0.key.contrast(to: back.key), $0.value) < ($1.key.contrast(to: back.key), $1.value)
        }
        return ink.map { (Pair(front: $0.key, back: back.key), false) }
    }

    /// How often each colour is there in a rectangle.
    private func counts(in frame: CGRect) -> [RGB: Int] {
        func range(_ low: CGFloat, _ high: CGFloat, _ count: Int) -> Range<Int> {
            let start = min(max(Int(low * Self.scale), 0), count)
            return start..<max(min(Int(high * Self.scale), count), start)
        }
        let columns = range(frame.minX, frame.maxX, image.pixelWidth)
        var counts: [RGB: Int] = [:]
        let pixels = image.premultipliedBGRA
        for row in range(frame.minY, frame.maxY, image.pixelHeight) {
            var last: RGB?
            var run = 0
            for column in columns {
                let index = (row * image.pixelWidth + column) * 4
                let color = RGB(red: pixels[index + 2], green: pixels[index + 1], blue: pixels[index])
                // Most of a row is one colour.
                if color == last {
                    run += 1
                    continue
                }
                if let last { counts[last, default: 0] += run }
                (last, run) = (color, 1)
            }
            if let last { counts[last, default: 0] += run }
        }
        return counts
    }

    private static func over(_ color: ResolvedColor, _ back: RGB) -> RGB {
        func mix(_ value: Double, _ under: UInt8) -> UInt8 {
            UInt8(max(0, min(255, (value * color.alpha * 255 + Double(under) * (1 - color.alpha)).rounded())))
        }
        return RGB(red: mix(color.red, back.red), green: mix(color.green, back.green), blue: mix(color.blue, back.blue))
    }

    /// Whether both colours are such as the system itself sets text in.
    func isSystem(_ pair: Pair) -> Bool {
        var environment = EnvironmentValues()
        environment.colorScheme = isDark ? .dark : .light
        environment.look = look
        let own: [SystemColor] = [
            .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
            .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel, .label,
        ]
        func isOwn(_ color: RGB, on back: RGB) -> Bool {
            own.contains { Self.over($0.resolved(in: environment), back).distance(to: color) <= 9 }
        }
        let white = RGB(red: 255, green: 255, blue: 255)
        return isOwn(pair.front, on: pair.back) || (pair.front.distance(to: white) <= 9 && isOwn(pair.back, on: white))
    }
}
