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

    /// Whether the bytes begin and end as files of the format do: nobody is sent half a picture.
    static func isWhole(_ bytes: Data, _ format: PictureFormat) -> Bool {
        switch format {
        case .png: bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) && bytes.suffix(8).starts(with: "IEND".utf8)
        case .webp:
            bytes.starts(with: "RIFF".utf8) && bytes.count >= 12
                && bytes.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) } + 8 == bytes.count
        case .pdf: bytes.starts(with: "%PDF-".utf8) && bytes.suffix(8).firstRange(of: Data("%%EOF".utf8)) != nil
        case .svg: bytes.starts(with: "<".utf8) && bytes.last { $0 > 0x20 } == UInt8(ascii: ">")
        default: !bytes.isEmpty
        }
    }

    static func contentType(_ format: PictureFormat) -> String {
        switch format {
        case .svg: "image/svg+xml"
        case .pdf: "application/pdf"
        // The ending is "jpg", the registered type is not (RFC 2046 §4.2).
        case .jpeg: "image/jpeg"
        default: "image/\(format.rawValue)"
        }
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
