import Foundation

/// A number that tells whether bytes are still those that were written: any word of them that is another gives another number.
/// No protection against who wants to deceive.
package struct ContentSum: Equatable, Sendable {
    package private(set) var value: UInt64 = 0x9e37_79b9_7f4a_7c15

    package init() {}

    package init(_ data: Data) { combine(data) }

    /// Takes in bytes and their number.
    package mutating func combine(_ data: Data) {
        data.withUnsafeBytes { bytes in
            var start = 0
            while start + 8 <= bytes.count {
                take(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self).littleEndian)
                start += 8
            }
            take(bytes[start...].reversed().reduce(0) { $0 << 8 | UInt64($1) })
            take(UInt64(bytes.count))
        }
    }

    /// For each word one number comes of each number, and none twice.
    private mutating func take(_ word: UInt64) {
        value = (value ^ word) &* 0xff51_afd7_ed55_8ccd
        value ^= value >> 32
    }

    /// The number in 16 digits.
    package var hex: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
