import Foundation
import Synchronization

/// Bytes of a file or of memory, which `CGFont` is made from.
public final class CGDataProvider: Sendable {
    /// Where the bytes lie: a file, or one without a name that lives as long as the process, as a registered font does.
    let path: String
    /// The file as it was given; nil for bytes of memory.
    let url: URL?
    /// Bytes of a picture, which no font is made from.
    private let pixels: Data?

    /// The bytes; nil where a file cannot be read any more.
    public var data: CFData? { pixels ?? FileManager.default.contents(atPath: path) }

    init(pixels: Data) {
        self.pixels = pixels
        (path, url) = ("", nil)
    }

    /// The bytes of a file; nil where it cannot be read.
    public init?(url: CFURL) {
        guard url.isFileURL, access(url.path, R_OK) == 0 else { return nil }
        path = url.path
        self.url = url
        pixels = nil
    }

    /// These bytes; nil where there are none.
    public init?(data: CFData) {
        guard !data.isEmpty, let path = Self.file(of: data) else { return nil }
        self.path = path
        url = nil
        pixels = nil
    }

    /// Bytes of memory as files without names: fonts are read from files. The same bytes are one file, however often they are given.
    private static let files = Mutex<[Data: String]>([:])

    private static func file(of data: Data) -> String? {
        files.withLock { files in
            if let path = files[data] { return path }
            var name = Array("\(NSTemporaryDirectory())/galley-font-XXXXXX".utf8CString)
            let descriptor = mkstemp(&name)
            guard descriptor >= 0 else { return nil }
            // It goes with the process, and no other finds it.
            unlink(name)
            var rest = data[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    close(descriptor)
                    return nil
                }
                rest = rest.dropFirst(count)
            }
            let path = "/proc/self/fd/\(descriptor)"
            files[data] = path
            return path
        }
    }
}
