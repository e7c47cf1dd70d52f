import Crypto
import Foundation

/// What a page proves with that a session is its own: 256 random bits.
struct SessionToken: Sendable {
    private let key = SymmetricKey(size: .bits256)

    /// As the page keeps it: 64 digits.
    var text: String {
        key.withUnsafeBytes { bytes in
            bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
    }

    /// Takes the same time for every text of that length that is another one.
    func matches(_ text: String) -> Bool {
        let digits = Array(text.utf8)
        guard digits.count == 64 else { return false }
        // Keys are compared in constant time. Both sides are hashed first, so that no digit's reading tells of the key.
        return SymmetricKey(data: SHA256.hash(data: digits))
            == SymmetricKey(data: SHA256.hash(data: Array(self.text.utf8)))
    }
}
