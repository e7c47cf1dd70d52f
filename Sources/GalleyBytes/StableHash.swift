import Foundation

/// A 128-bit FNV-1a hash: the same in every process, unlike `Hasher`'s.
package struct StableHash {
    private var state: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

    package init() {}

    package init(_ text: String) {
        combine(text)
    }

    package init(_ bytes: Data) {
        combine(bytes)
    }

    /// Takes in a text; the byte after it keeps "ab", "c" apart from "a", "bc".
    package mutating func combine(_ text: String) {
        var text = text
        text.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
        combine(0xff)
    }

    package mutating func combine(_ bytes: Data) {
        bytes.withUnsafeBytes { combine($0) }
    }

    private mutating func combine(_ bytes: UnsafeRawBufferPointer) {
        for byte in bytes { combine(byte) }
    }

    private mutating func combine(_ byte: UInt8) {
        state = (state ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b
    }

    /// The hash in 32 digits.
    package var hex: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
    }
}
