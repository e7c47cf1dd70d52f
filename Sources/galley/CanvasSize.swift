import GalleyProtocol

extension HostSize {
    /// A size as the command line writes it: `390x844` or `12.5x80`; points, both positive and finite decimals.
    init?(argument: String) {
        let parts = argument.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Self.length(parts[0]), let height = Self.length(parts[1]) else {
            return nil
        }
        self.init(width: width, height: height)
    }

    /// A positive finite decimal; no exponents, signs, "inf" or "nan", which `Double` would take.
    static func length(_ text: Substring) -> Double? {
        let isDecimal = text.allSatisfy { ("0"..."9").contains($0) || $0 == "." }
        guard isDecimal, let value = Double(text), value.isFinite, value > 0 else { return nil }
        return value
    }
}
