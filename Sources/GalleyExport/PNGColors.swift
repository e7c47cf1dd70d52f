import Foundation

/// What a pixel is in a PNG file: the fewest bits that say all colours of the picture (PNG specification, third edition, 6.1).
struct PNGColors {
    /// A kind of pixels, with its number in the file's header.
    enum Kind: UInt8 {
        case gray = 0
        case rgb = 2
        case indexed = 3
        case grayAlpha = 4
        case rgba = 6

        /// How many numbers a pixel has.
        fileprivate var channels: Int {
            switch self {
            case .gray, .indexed: 1
            case .grayAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }
    }

    let kind: Kind
    /// The bits of each of a pixel's numbers.
    let depth: Int
    /// The colours of indexed pixels: red, green and blue of each.
    private(set) var palette: [UInt8] = []
    /// The alpha of the first of them; the others are opaque.
    private(set) var alphas: [UInt8] = []
    /// Where the picture has few colours: which of them each pixel has, and the number that a colour is written as.
    private(set) var numbers: (indices: PixelMemory, values: [UInt8])?

    /// How many bytes a row has.
    func rowLength(width: Int) -> Int { (width * depth * kind.channels + 7) / 8 }

    /// How many bytes lie between a pixel and the one before it.
    var pixelBytes: Int { kind.channels }

    /// Whether filters can make rows compress better: numbers of colours are no amounts.
    var canBeFiltered: Bool { kind != .indexed && depth == 8 }

    /// Pixels with or without alpha, whatever their colours.
    init(hasAlpha: Bool) {
        kind = hasAlpha ? .rgba : .rgb
        depth = 8
    }

    /// The least that holds these pixels, 0xAARRGGBB, multiplied by alpha.
    init(for pixels: UnsafeBufferPointer<UInt32>, width: Int) {
        if let palette = PNGPalette(pixels) {
            if let gray = PNGColors(gray: palette) {
                self = gray
                return
            }
            let few = PNGColors(palette)
            // Of a few pixels the table of colours is larger than the pixels.
            let whole = few.alphas.isEmpty ? 24 : 32
            if few.palette.count + few.alphas.count + 24 < pixels.count * (whole - few.depth) / 8 {
                self = few
                return
            }
        }
        depth = 8
        if Self.isOpaque(pixels, width: width) {
            kind = .rgb
        } else {
            kind = Self.isGray(pixels) ? .grayAlpha : .rgba
        }
    }

    /// The numbers of the colours, those with alpha first: only they need one written.
    private init(_ found: PNGPalette) {
        kind = .indexed
        depth = Self.depth(found.colors.count)
        let order =
            found.colors.indices.filter { found.colors[$0] >> 24 < 255 }
            + found.colors.indices.filter { found.colors[$0] >> 24 == 255 }
        var values = [UInt8](repeating: 0, count: found.colors.count)
        for (number, index) in order.enumerated() {
            values[index] = UInt8(number)
            let color = PNGRows.unmultipliedRGBA([found.colors[index]])
            palette += color[..<3]
            if color[3] < 255 { alphas.append(color[3]) }
        }
        numbers = (found.indices, values)
    }

    /// Levels of gray, where that takes no more bits than numbers of colours; nil where it does, or where there is a colour or
    /// alpha.
    private init?(gray found: PNGPalette) {
        let levels = found.colors.map { UInt8(truncatingIfNeeded: $0) }
        for (color, level) in zip(found.colors, levels) where color != 0xFF00_0000 | UInt32(level) * 0x010101 {
            return nil
        }
        // Of so many bits, all levels are the multiples of one.
        let depth = [1, 2, 4, 8].first { depth in levels.allSatisfy { $0 % Self.step(depth) == 0 } } ?? 8
        guard depth <= Self.depth(found.colors.count) else { return nil }
        kind = .gray
        self.depth = depth
        numbers = (found.indices, levels.map { $0 / Self.step(depth) })
    }

    /// How far apart levels of so many bits are.
    private static func step(_ depth: Int) -> UInt8 { UInt8(255 / ((1 << depth) - 1)) }

    /// The bits of a number of so many colours.
    private static func depth(_ count: Int) -> Int { [1, 2, 4].first { count <= 1 << $0 } ?? 8 }

    private static func isOpaque(_ pixels: UnsafeBufferPointer<UInt32>, width: Int) -> Bool {
        var start = 0
        while start < pixels.count {
            let end = min(start + width, pixels.count)
            var all: UInt32 = 0xFFFF_FFFF
            for index in start..<end { all &= pixels[index] }
            if all < 0xFF00_0000 { return false }
            start = end
        }
        return !pixels.isEmpty
    }

    private static func isGray(_ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
        pixels.allSatisfy { $0 & 0xFFFF == $0 >> 8 & 0xFFFF }
    }
}
