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

    /// A cache counts each spelling as a URL of its own, so that there is one: the last of 43 digits has two bits that say nothing.
    @Test func oneSpelling() throws {
        let target = "/card.png?title=A&_signature="
        #expect(URLSignature.isValid(target + signature, key: key))
        let start = signature.dropLast()
        let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
        #expect(digits.filter { URLSignature.isValid(target + start + String($0), key: key) } == "w")
        for other in [
            signature + "=", signature + "==", signature.replacing("_", with: "/"), " " + signature, signature + "%3D",
            signature + "\n", signature.replacing("_", with: "%5F"), signature + "#",
        ] { #expect(!URLSignature.isValid(target + other, key: key), "\(other)") }
    }

    /// The separator is not in what is signed: another one would make the signature part of a value, or of the path.
    @Test func oneSeparator() {
        #expect(!URLSignature.isValid("/card.png?title=A?_signature=\(signature)", key: key))
        let bare = URLSignature.sign("/card.png", key: key)
        #expect(bare.contains("?_signature=") && URLSignature.isValid(bare, key: key))
        #expect(!URLSignature.isValid(bare.replacing("?_", with: "&_"), key: key))
    }
}
