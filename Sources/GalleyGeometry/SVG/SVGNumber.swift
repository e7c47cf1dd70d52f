/// Numbers as SVG text: fixed decimals, no zeros that say nothing, a point in every locale.
package enum SVGNumber {
    /// A length or coordinate with at most three decimals. Numbers SVG cannot hold are brought to its range.
    package static func text(_ value: Double, decimals: Int = 3) -> String {
        text(fixed: fixed(value, decimals: decimals), decimals: decimals)
    }

    /// The value in units of the last decimal.
    package static func fixed(_ value: Double, decimals: Int) -> Int {
        guard !value.isNaN else { return 0 }
        return Int((min(1e9, max(-1e9, value)) * Double(powerOfTen(decimals))).rounded())
    }

    /// The text of a number in units of the last decimal.
    package static func text(fixed: Int, decimals: Int) -> String {
        let unit = powerOfTen(decimals)
        let size = abs(fixed)
        let whole = size / unit
        var text = fixed < 0 ? "-" : ""
        let rest = size % unit
        if whole > 0 || rest == 0 { text += String(whole) }
        if rest > 0 {
            var digits = String(rest)
            digits = String(repeating: "0", count: decimals - digits.count) + digits
            while digits.last == "0" { digits.removeLast() }
            text += "." + digits
        }
        return text
    }

    private static func powerOfTen(_ exponent: Int) -> Int {
        (0..<exponent).reduce(1) { power, _ in power * 10 }
    }
}
