import GalleyCrypto

/// What a page proves with that a session is its own: 256 random bits.
struct SessionToken: Sendable {
    /// As the page keeps it: 64 digits.
    let text = randomBytes(32).hexDigits

    /// Takes the same time for every text of that length that is another one.
    func matches(_ text: String) -> Bool { areSameSecret(Array(text.utf8), Array(self.text.utf8)) }
}
