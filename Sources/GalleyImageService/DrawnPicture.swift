import Crypto
import Foundation
import GalleyFormats
import GalleyProtocol

/// A picture that was drawn.
struct DrawnPicture: Sendable {
    var bytes: Data
    var format: PictureFormat
    /// The same for the same bytes, in quotes.
    var tag: String
    var phases: [HostResult.Phase]

    init(_ bytes: Data, _ format: PictureFormat, phases: [HostResult.Phase]) {
        self.bytes = bytes
        self.format = format
        self.phases = phases
        let hash = SHA256.hash(data: bytes).prefix(16).map { byte in
            let digits = String(byte, radix: 16)
            return digits.count < 2 ? "0" + digits : digits
        }
        tag = "\"\(hash.joined())\""
    }
}

/// Why there is no picture.
struct PictureFailure: Error, Sendable {
    var status: Int
    /// For the client.
    var message: String
    var parameter: String?
    /// The seconds after which it may ask again.
    var retryAfter: Int?
    /// For the log.
    var reason: String?
}
