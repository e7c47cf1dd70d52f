/// Why a picture could not be written.
public enum ExportError: Error, Hashable, Sendable {
    /// The picture's size is zero, negative or not a number.
    case emptyPicture(width: Double, height: Double)
    /// The scale is zero, negative or not a number.
    case invalidScale(Double)
    /// The picture would have more pixels than an exporter makes.
    case pictureTooLarge(width: Double, height: Double, limit: String)
    /// A drawing library reported a failure.
    case drawingFailed(String)
    /// The document lacks what a standard asks for: all of it is listed.
    case notConforming(to: String, missing: [String])
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
        case .drawingFailed(let reason):
            "drawing failed: \(reason)"
        case .notConforming(let standard, let missing):
            "the document is not \(standard): " + missing.joined(separator: "; ")
        }
    }
}
