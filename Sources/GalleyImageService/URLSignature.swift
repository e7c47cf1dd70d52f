import Foundation
import GalleyCrypto

/// Signatures of URLs: HMAC-SHA256 of the path and the query as they are sent, up to the signature, which comes last, in base64url.
///
///     /card.png?title=Hello&_expires=1790000000&_signature=4fJ…
package enum URLSignature {
    package static let parameter = "_signature"
    /// As many as the hash has: shorter keys are weaker than it.
    package static let leastKeyBytes = 32

    /// A target with its signature.
    package static func sign(_ target: String, key: [UInt8]) -> String {
        let code = SHA256.authenticationCode(of: target.utf8, key: key)
        return "\(target)\(separator(after: target))\(parameter)=\(base64url(Data(code)))"
    }

    /// Whether a target is one that `sign` has written: no other spelling of it is, so that none is another URL to a cache. Takes the
    /// same time for each of that form whose signature is wrong.
    package static func isValid(_ target: String, key: [UInt8]) -> Bool {
        guard let start = target.range(of: "\(parameter)=", options: [.backwards, .literal]),
            start.lowerBound > target.startIndex
        else { return false }
        let separator = target.index(before: start.lowerBound)
        let (unsigned, text) = (target[..<separator], target[start.upperBound...])
        guard target[separator] == Self.separator(after: unsigned), let code = data(text) else { return false }
        return areSameSecret(Array(code), SHA256.authenticationCode(of: unsigned.utf8, key: key))
    }

    private static func separator(after target: some StringProtocol) -> Character { target.contains("?") ? "&" : "?" }

    private static func base64url(_ data: Data) -> String {
        data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// What a text stands for, if `base64url` has written it: the last digit can say more than the data has, and other digits the same.
    private static func data(_ text: Substring) -> Data? {
        guard text.utf8.count <= 64 else { return nil }
        let padded = text.replacing("-", with: "+").replacing("_", with: "/")
        guard
            let data = Data(base64Encoded: padded + String(repeating: "=", count: (4 - padded.count % 4) % 4)),
            base64url(data) == text
        else { return nil }
        return data
    }
}
