import GalleyGraph

/// Numbers as people and programs read them.
package enum LayoutNumber {
    /// As JSON, with every digit that the number has; what JSON has no number for stands in quotes.
    package static func json(_ value: CGFloat?) -> String {
        guard let value else { return "null" }
        if value.isNaN { return "\"nan\"" }
        if value.isInfinite { return value < 0 ? "\"-inf\"" : "\"inf\"" }
        if value == value.rounded(), abs(value) < 1e15 { return "\(Int(value))" }
        return "\(Double(value))"
    }

    /// To the hundredth of a point.
    package static func short(_ value: CGFloat?) -> String {
        guard let value else { return "nil" }
        if value.isNaN { return "nan" }
        if value.isInfinite { return value < 0 ? "-∞" : "∞" }
        let hundredths = (value * 100).rounded()
        guard abs(hundredths) < 1e15 else { return "\(Double(value))" }
        let count = Int(hundredths)
        let (whole, rest) = count.magnitude.quotientAndRemainder(dividingBy: 100)
        let sign = count < 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        let digits = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
        return "\(sign)\(whole).\(digits)"
    }

    package static func short(_ width: CGFloat?, _ height: CGFloat?) -> String {
        "\(short(width))×\(short(height))"
    }
}
