/// A kind of name that other systems have for a type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String

    /// Makes a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The extension of a file's name, without its point.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// A type of the internet's, such as `image/png`.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    public var description: String { rawValue }
}
