/// Why a picture could not be read or written.
public enum ExportError: Error, Hashable, Sendable {
    /// The picture's size is zero, negative or not a number.
    case emptyPicture(width: Double, height: Double)
    /// The scale is zero, negative or not a number.
    case invalidScale(Double)
    /// The picture would have more pixels than an exporter makes.
    case pictureTooLarge(width: Double, height: Double, limit: String)
    /// The bytes are of a kind that cannot be decoded; the name says which.
    case unsupportedImage(type: String)
    /// The bytes are of a known kind but broken.
    case damagedImage(type: String, reason: String)
    /// The image's header asks for more pixels than a decoder accepts.
    case imageTooLarge(width: Int, height: Int, limit: String)
    /// A library that this kind of file needs is not installed; Debian's package brings it.
    case missingLibrary(String, package: String)
    /// A drawing library reported a failure.
    case drawingFailed(String)
}

extension ExportError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .emptyPicture(let width, let height):
            "the picture is \(width) × \(height) points: there is nothing to draw"
        case .invalidScale(let scale):
            "the scale is \(scale); it must be a positive number"
        case .pictureTooLarge(let width, let height, let limit):
            "the picture would be \(width) × \(height) pixels; the limit is \(limit)"
        case .unsupportedImage(let type):
            type == "empty" ? "the file is empty" : "\(type) images cannot be read: PNG, JPEG, WebP, GIF and SVG can"
        case .damagedImage(let type, let reason):
            "the \(type) image is damaged: \(reason)"
        case .imageTooLarge(let width, let height, let limit):
            "the image is \(width) × \(height) pixels; the limit is \(limit)"
        case .missingLibrary(let library, let package):
            "\(library) is not installed (on Debian: apt-get install \(package))"
        case .drawingFailed(let reason):
            "drawing failed: \(reason)"
        }
    }
}
