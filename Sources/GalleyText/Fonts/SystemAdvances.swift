import CHarfBuzz

/// How wide the letters of Apple's system font are at one size and weight. Texts are as wide as these say where another font
/// draws them in its place; what is measured and what inferred stands in docs/fonts.md.
///
/// Widths are linear between three weights, and between the shapes of texts (up to 17 points) and of titles (from 28 on).
struct SystemAdvances: Sendable {
    /// Of each character of the table, in em, without tracking.
    private let widths: [Double]
    /// How much of the way from texts' shapes to titles' this size is.
    private let display: Double
    /// From 1/2048 em to em, with how wide letters are drawn beside the usual.
    private let kerningUnit: Double
    /// How much of the way from regular to black the weight is.
    private let heaviness: Double
    private let hasEqualDigits: Bool

    /// A character that the table does not have.
    static let none = -1

    /// What stands for the table of a font that has none.
    static let nothing = SystemAdvances(FontRequest(size: 17))

    init(_ request: FontRequest) {
        let display = Self.display(request.size)
        let weight = Self.position(of: request.weight)
        let count = systemAdvanceCodes.count
        let end = weight < 0 ? 0 : 2 * count
        let share = abs(weight)
        let unit = request.stretch / 32_768
        var widths = systemAdvanceTable.withUnsafeBufferPointer { table in
            func width(_ place: Int) -> Double {
                let regular = Double(table[place + count])
                return regular + (Double(table[place + end]) - regular) * share
            }
            return (0..<count).map { place in
                let text = width(place)
                return (text + (width(place + 3 * count) - text) * display) * unit
            }
        }
        if request.monospacedDigits {
            let zero = widths[Self.digits.lowerBound] * Self.equalDigit(weight)
            for place in Self.digits { widths[place] = zero }
        }
        self.widths = widths
        self.display = display
        kerningUnit = request.stretch / 2048
        heaviness = max(weight, 0)
        hasEqualDigits = request.monospacedDigits
    }

    /// The width of the character at a place of the table, in em.
    func width(_ place: Int) -> Double { widths[place] }

    /// The width of a space, in em.
    var space: Double { widths[0] }

    /// How much further from `first` than its width says `second` stands, in em. Digits of one width stand in columns: they
    /// are not kerned.
    func kerning(_ first: Int, _ second: Int) -> Double {
        let row = Int(systemKerningLeft[first])
        let column = Int(systemKerningRight[second])
        guard row != 0, column != 0 else { return 0 }
        let place = Int(systemKerningPlaces[row * systemKerningColumns + column])
        guard place != 0, !hasEqualDigits || !Self.digits.contains(first) && !Self.digits.contains(second) else {
            return 0
        }
        func value(_ end: Int) -> Double {
            let regular = Double(systemKerningTable[4 * place + end])
            return regular + (Double(systemKerningTable[4 * place + end + 2]) - regular) * heaviness
        }
        let text = value(0)
        return (text + (value(1) - text) * display) * kerningUnit
    }
}

// MARK: Characters

extension SystemAdvances {
    private static let digits = 0x10..<0x1A

    /// The place of a character in the table, or `none`. A letter with marks has its letter's (inferred).
    @inline(__always)
    static func place(of code: UInt32) -> Int {
        code < 0x7F ? (code < 0x20 ? none : Int(code) - 0x20) : placeBeyondASCII(code)
    }

    private static func placeBeyondASCII(_ code: UInt32) -> Int {
        switch code {
        case 0xA0: return 0
        // Hyphens are drawn as "-" is.
        case 0x2010, 0x2011: return 0x0D
        case 0xB0...0xD7, 0x2013...0x2192:
            if let place = systemAdvanceCodes[0x5F...].firstIndex(of: code) { return place }
        default: break
        }
        guard (0xC0...0x24F).contains(code) || (0x1E00...0x1EFF).contains(code) else { return none }
        var letter: hb_codepoint_t = code
        var mark: hb_codepoint_t = 0
        let functions = hb_unicode_funcs_get_default()
        while letter > 0x7F {
            var base: hb_codepoint_t = 0
            guard hb_unicode_decompose(functions, letter, &base, &mark) != 0 else { return none }
            letter = base
        }
        return place(of: letter)
    }
}

// MARK: Sizes and weights

extension SystemAdvances {
    /// Measured: shapes are those of texts up to 17 points and those of titles from 28 on.
    private static let displays: [(Double, Double)] = [(17, 0), (19, 0.090881), (24, 0.818176), (28, 1)]

    /// How far a weight is from regular: −1 is ultra light, 1 black.
    private static let weights: [(Double, Double)] = [
        (100, -1), (200, -0.78377), (300, -0.34055), (400, 0), (500, 0.183354), (600, 0.316646), (700, 0.5),
        (800, 0.766657), (900, 1),
    ]

    static func display(_ size: Double) -> Double { between(displays, size) }

    static func position(of weight: Int) -> Double { between(weights, Double(weight)) }

    /// How wide digits of one width are beside the weight's own "0": recorded at regular (1), semibold (0.987) and bold (0.98),
    /// which lie on a line; lighter weights are taken as regular.
    private static func equalDigit(_ weight: Double) -> Double { 1 - 0.04 * max(weight, 0) }

    /// A value between points on a line from one to the next.
    static func between(_ points: [(Double, Double)], _ x: Double) -> Double {
        guard let first = points.first, x > first.0 else { return points.first?.1 ?? 0 }
        for (low, high) in zip(points, points.dropFirst()) where x < high.0 {
            return low.1 + (high.1 - low.1) * (x - low.0) / (high.0 - low.0)
        }
        return points[points.count - 1].1
    }
}
