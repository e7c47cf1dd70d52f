import Foundation
import Testing

@testable import GalleyImageService

struct URLSignatureTests {
    private let key = Array(repeating: UInt8(ascii: "k"), count: 32)
    // printf '/card.png?title=A' | openssl dgst -sha256 -hmac kkk…k -binary | basenc --base64url, without the padding.
    private let signature = "uXY8a5AVxIFYu2yAYxpHb5xp_GPIcuyEWwnZoj6XPvw"

    @Test func knownAnswer() {
        let signed = "/card.png?title=A&_signature=\(signature)"
        #expect(URLSignature.sign("/card.png?title=A", key: key) == signed)
        #expect(URLSignature.isValid(signed, key: key))
        #expect(URLSignature.isValid(URLSignature.sign("/card.png", key: key), key: key))
    }

    @Test(arguments: [
        "/card.png?title=A", "/card.png?title=A&_signature=", "/card.png?title=A&_signature=!!!!",
        "/card.png?title=A&_signature=AAAA", "_signature=AAAA", "",
    ])
    func refused(target: String) {
        #expect(!URLSignature.isValid(target, key: key))
    }

    /// One bit, one more parameter, another key, another place.
    @Test func altered() {
        let signed = "/card.png?title=A&_signature=\(signature)"
        #expect(!URLSignature.isValid(signed.replacing("=A", with: "=B"), key: key))
        #expect(!URLSignature.isValid(signed + "&_scale=2", key: key))
        #expect(!URLSignature.isValid(signed, key: Array(repeating: 0, count: 32)))
        #expect(!URLSignature.isValid("/card.png?title=A/_signature=\(signature)", key: key))
        let other = signed.last == "A" ? "Q" : "A"
        #expect(!URLSignature.isValid(signed.dropLast(2) + other + "A", key: key))
    }
}
