/// A 128-bit FNV-1a hash: the same in every process, unlike `Hasher`'s.
struct StableHash {
    private var state: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

    init() {}

    init(_ text: String) {
        combine(text)
    }

    init(_ bytes: some Sequence<UInt8>) {
        combine(bytes)
    }

    /// Takes in a text; the byte after it keeps "ab", "c" apart from "a", "bc".
    mutating func combine(_ text: String) {
        combine(text.utf8)
        combine(CollectionOfOne(0xff))
    }

    mutating func combine(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            state = (state ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b
        }
    }

    /// The hash in 32 digits.
    var hex: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
    }
}
