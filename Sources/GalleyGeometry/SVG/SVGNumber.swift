/// Numbers as SVG text: fixed decimals, no zeros that say nothing, a point in every locale.
package enum SVGNumber {
    /// A length or coordinate with at most three decimals. Numbers SVG cannot hold are brought to its range.
    package static func text(_ value: Double, decimals: Int = 3) -> String {
        let unit = unit(decimals: decimals)
        let number = fixed(value, unit: unit)
        return String(unsafeUninitializedCapacity: longest) { write(number, unit: unit, into: $0) }
    }

    /// The value in units of the last decimal.
    package static func fixed(_ value: Double, decimals: Int) -> Int { fixed(value, unit: unit(decimals: decimals)) }

    /// The value in parts of which `unit` are one.
    static func fixed(_ value: Double, unit: Int) -> Int {
        guard !value.isNaN else { return 0 }
        return Int((min(1e9, max(-1e9, value)) * Double(unit)).rounded())
    }

    /// How many units of the last decimal are one.
    static func unit(decimals: Int) -> Int { (0..<decimals).reduce(1) { power, _ in power * 10 } }

    /// Adds the text of a number in parts of which `unit`, a power of ten, are one.
    static func append(_ number: Int, unit: Int, to text: inout [UInt8]) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { buffer in
            let count = write(number, unit: unit, into: buffer)
            text.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<count]))
        }
    }

    /// The most characters of a number: a sign, a point, and the digits of the largest.
    private static let longest = 24

    /// Writes the text to the beginning of `buffer`, and returns its length.
    private static func write(_ number: Int, unit: Int, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        var count = 0
        func put(_ byte: UInt8) {
            buffer[count] = byte
            count += 1
        }
        if number < 0 { put(UInt8(ascii: "-")) }
        let size = number.magnitude, unit = UInt(unit)
        let whole = size / unit
        var rest = size % unit
        if whole > 0 || rest == 0 {
            var place: UInt = 1
            while whole / place >= 10 { place *= 10 }
            while place > 0 {
                put(UInt8(ascii: "0") + UInt8(whole / place % 10))
                place /= 10
            }
        }
        guard rest > 0 else { return count }
        put(UInt8(ascii: "."))
        var place = unit
        while rest > 0 {
            place /= 10
            put(UInt8(ascii: "0") + UInt8(rest / place))
            rest %= place
        }
        return count
    }
}
