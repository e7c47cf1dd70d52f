import GalleyGraph
import GalleyText

/// How a locale writes whole numbers, found out once from a few that Foundation writes.
nonisolated struct WholeNumberStyle: Sendable {
    /// What stands between groups of three digits.
    private let separator: String
    private let minus: String
    /// The least number of digits that are grouped.
    private let leastGrouped: Int

    /// - Returns: nil for a locale with digits or groups of another kind.
    private init?(_ locale: Locale) {
        func written(_ number: Int64) -> String { String(format: "%lld", locale: locale, number) }
        let large = written(1_234_567)
        guard large.hasPrefix("1"), large.hasSuffix("567"), let middle = large.range(of: "234") else { return nil }
        separator = String(large[large.index(after: large.startIndex)..<middle.lowerBound])
        guard large == "1\(separator)234\(separator)567", !separator.contains(where: \.isNumber) else { return nil }
        switch written(9876) {
        case "9\(separator)876": leastGrouped = 4
        case "9876": leastGrouped = 5
        default: return nil
        }
        let negative = written(-5)
        guard negative.hasSuffix("5") else { return nil }
        minus = String(negative.dropLast())
        let samples: [Int64] = [0, 7, 42, 999, 1000, -1000, 10_000, 12_345, -987_654, 1_000_000, .max, .min + 1]
        guard samples.allSatisfy({ string($0) == written($0) }) else { return nil }
    }

    private static let known = Locked<[String: WholeNumberStyle?]>([:])

    /// The style of a locale, or nil where Foundation has to be asked for each number.
    static func of(_ locale: Locale) -> WholeNumberStyle? {
        let name = locale.identifier
        if let style = known.withLock({ $0[name] }) { return style }
        let style = WholeNumberStyle(locale)
        known.withLock { known in
            // A program that makes up locales must not fill the memory.
            if known.count >= 256 { known.removeAll() }
            known[name] = .some(style)
        }
        return style
    }

    func string(_ number: Int64) -> String {
        let digits = String(number.magnitude)
        guard number < 0 || digits.utf8.count >= leastGrouped else { return digits }
        var text = number < 0 ? minus : ""
        guard digits.utf8.count >= leastGrouped else { return text + digits }
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.utf8.count - index) % 3 == 0 { text += separator }
            text.append(digit)
        }
        return text
    }
}
