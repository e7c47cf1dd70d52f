/// The file that a picture came from, for formats that can carry it as it is.
public struct EncodedImage: Sendable {
    /// The kinds of files that documents can hold.
    public enum Format: Sendable {
        /// PNG, which documents hold without loss.
        case png
        /// JPEG, which documents hold as it was written.
        case jpeg
    }

    /// How `bytes` are to be read.
    public var format: Format
    /// The whole file, unchanged but for its orientation.
    public var bytes: [UInt8]
    /// How the pixels in the file are turned to be those of the picture. The file itself does not ask for it any more.
    public var orientation: ImageOrientation

    /// Names a file.
    public init(_ format: Format, _ bytes: [UInt8], orientation: ImageOrientation = .up) {
        self.format = format
        self.bytes = bytes
        self.orientation = orientation
    }
}
