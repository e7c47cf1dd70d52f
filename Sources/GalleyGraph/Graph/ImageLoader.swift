/// Gives the bytes of the image file at a URL.
///
/// It is asked while views are laid out, once for each `AsyncImage` and layout, so it should answer quickly and always the same:
/// from a folder, a cache, or what was downloaded before.
public typealias ImageLoader = @Sendable (URL) throws -> Data

private enum ImageLoaderKey: EnvironmentKey { static let defaultValue: ImageLoader? = nil }

extension EnvironmentValues {
    /// Where `AsyncImage` gets pictures that are not files; nil, the default, is nowhere. (Galley's own: SwiftUI loads with
    /// `URLSession.shared`.)
    public var imageLoader: ImageLoader? {
        get { self[ImageLoaderKey.self] }
        set { self[ImageLoaderKey.self] = newValue }
    }
}

/// Reads what URLs lead to.
package enum URLBytes {
    /// The bytes of a file, of a `data:` URL, or what the loader gives; nil if there is none to ask.
    package static func read(_ url: URL, loader: ImageLoader?, allowsFiles: Bool) throws -> [UInt8]? {
        if url.scheme == "data" { return try inline(url) }
        if url.isFileURL {
            guard allowsFiles else { throw AssetError(message: "files are not read here") }
            let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int ?? 0
            guard size <= AssetLibrary.maximumFileSize else {
                throw AssetError(message: "larger than \(AssetLibrary.maximumFileSize >> 20) MB")
            }
            return [UInt8](try Data(contentsOf: url))
        }
        return try loader.map { [UInt8](try $0(url)) }
    }

    /// RFC 2397: `data:type;base64,…`.
    private static func inline(_ url: URL) throws -> [UInt8] {
        let text = url.absoluteString
        guard let comma = text.firstIndex(of: ","), text[..<comma].hasSuffix(";base64"),
            let encoded = text[text.index(after: comma)...].removingPercentEncoding,
            let data = Data(base64Encoded: encoded)
        else { throw AssetError(message: "its data is not encoded in base64") }
        return [UInt8](data)
    }

    /// A URL for people to read: one with data inside ends early.
    package static func shortName(_ url: URL) -> String {
        let text = url.absoluteString
        return text.utf8.count > 200 ? "\(text.prefix(60))…" : text
    }
}
