import CCrypto
import CGalleySystem

/// Bytes that no one can guess: the kernel's.
package func randomBytes(_ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
        guard let start = buffer.baseAddress else { return }
        let failure = galley_fill_random(start, count)
        // A key that somebody can guess is worse than none.
        guard failure == 0 else { fatalError("the system gives no random bytes (getrandom: error \(failure))") }
        written = count
    }
}

/// Whether two secrets are the same. Takes the same time for all of one length, so that it does not tell how much of a guess is
/// right.
package func areSameSecret(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count
        && one.withUnsafeBytes { one in
            other.withUnsafeBytes { other in
                guard let first = one.baseAddress, let second = other.baseAddress else { return true }
                return CRYPTO_memcmp(first, second, one.count) == 0
            }
        }
}
