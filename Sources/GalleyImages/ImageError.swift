/// Why an image file could not be read.
public enum ImageError: Error, Hashable, Sendable {
    /// The bytes are of a kind that cannot be decoded; the name says which.
    case unsupportedImage(type: String)
    /// The bytes are of a known kind but broken.
    case damagedImage(type: String, reason: String)
    /// The image's header asks for more pixels than a decoder accepts.
    case imageTooLarge(width: Int, height: Int, limit: String)
    /// A library that this kind of file needs is not installed; Debian's package brings it.
    case missingLibrary(String, package: String)
    /// A decoder reported a failure that is not the file's.
    case decodingFailed(String)
}

extension ImageError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unsupportedImage(let type):
            type == "empty" ? "the file is empty" : "\(type) images cannot be read: PNG, JPEG, WebP, GIF and SVG can"
        case .damagedImage(let type, let reason):
            "the \(type) image is damaged: \(reason)"
        case .imageTooLarge(let width, let height, let limit):
            "the image is \(width) × \(height) pixels; the limit is \(limit)"
        case .missingLibrary(let library, let package):
            "\(library) is not installed (on Debian: apt-get install \(package))"
        case .decodingFailed(let reason):
            "drawing failed: \(reason)"
        }
    }
}
