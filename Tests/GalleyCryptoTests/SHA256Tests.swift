import GalleyCrypto
import Testing

/// Answers that the standards print.
struct SHA256Tests {
    /// NIST's "Examples with Intermediate Values" of FIPS 180-4, and of its test vectors the empty message and a million letters.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
        (
            String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        ),
    ])
    func hashOfNIST(message: String, hash: String) {
        #expect(SHA256.hash(message.utf8).hexDigits == hash)
    }

    /// A case of RFC 4231: a key, a message, and HMAC-SHA-256's code.
    struct Case: Sendable {
        var key: [UInt8]
        var message: [UInt8]
        var code: String

        init(_ key: [UInt8], _ message: some Collection<UInt8>, _ code: String) {
            (self.key, self.message, self.code) = (key, Array(message), code)
        }
    }

    private static func bytes(_ byte: UInt8, _ count: Int) -> [UInt8] { Array(repeating: byte, count: count) }

    /// RFC 4231, §4.2 to §4.8. The fifth is cut to 128 bits there; keys longer than a block of 64 bytes are the last two.
    @Test(arguments: [
        Case(
            bytes(0x0B, 20), "Hi There".utf8, "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
        Case(
            Array("Jefe".utf8), "what do ya want for nothing?".utf8,
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
        Case(
            bytes(0xAA, 20), bytes(0xDD, 50), "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"),
        Case(
            Array(1...25), bytes(0xCD, 50), "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"),
        Case(bytes(0x0C, 20), "Test With Truncation".utf8, "a3b6167473100ee06e0c796c2955552b"),
        Case(
            bytes(0xAA, 131), "Test Using Larger Than Block-Size Key - Hash Key First".utf8,
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"),
        Case(
            bytes(0xAA, 131),
            ("This is a test using a larger than block-size key and a larger than block-size data. "
                + "The key needs to be hashed before being used by the HMAC algorithm.").utf8,
            "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"),
    ])
    func codeOfRFC4231(example: Case) {
        let code = SHA256.authenticationCode(of: example.message, key: example.key)
        #expect(code.count == SHA256.count)
        #expect(code.hexDigits.hasPrefix(example.code))
    }

    /// Nothing, signed with nothing: `printf '' | openssl dgst -sha256 -hmac ''`.
    @Test func codeOfNothing() {
        #expect(
            SHA256.authenticationCode(of: [], key: []).hexDigits
                == "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad")
    }

    /// Bytes that do not lie side by side in memory are hashed as if they did.
    @Test func bytesFromAnywhere() {
        #expect(SHA256.hash("cba".utf8.reversed()) == SHA256.hash("abc".utf8))
    }
}

struct SecretTests {
    @Test func aSecretIsItselfAlone() {
        let secret = Array(UInt8.min...UInt8.max)
        #expect(areSameSecret(secret, secret) && areSameSecret([], []))
        #expect(!areSameSecret(secret, Array(secret.dropLast())) && !areSameSecret([], secret))
        for place in secret.indices {
            var other = secret
            other[place] ^= 0x80
            #expect(!areSameSecret(secret, other), "byte \(place)")
        }
    }

    /// The kernel hands out at most 256 bytes at once while signals arrive, and 32 MB − 1 at all: more are asked for again.
    @Test func allBytesAreFilled() {
        #expect(randomBytes(0).isEmpty)
        #expect(randomBytes(32) != randomBytes(32))
        let many = randomBytes(1_000_000)
        // Each value of a byte comes 3906 times, but for chance: 62 is one standard deviation.
        var counts = Array(repeating: 0, count: 256)
        for byte in many { counts[Int(byte)] += 1 }
        #expect(counts.allSatisfy { abs($0 - 3906) < 6 * 62 })
    }

    @Test func digitsOfBytes() {
        #expect(([0, 9, 0x0A, 0x7F, 0xFF] as [UInt8]).hexDigits == "00090a7fff")
    }
}
