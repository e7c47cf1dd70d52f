import Foundation
import GalleyCrypto
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
        tag = "\"\(SHA256.hash(bytes).prefix(16).hexDigits)\""
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
