import Foundation
import GalleyProtocol

/// Writes files so that one that exists is replaced whole or left alone.
enum OutputFile {
    /// The first file that could not be written.
    struct WriteError: Error {
        var path: String
        var reason: String
    }

    /// Writes every file beside its place, and moves them there when all are complete.
    static func write(_ files: [(path: String, data: Data)]) throws(WriteError) {
        var waiting: [(temporary: String, path: String)] = []
        defer {
            for file in waiting { unlink(file.temporary) }
        }
        for (path, data) in files {
            let temporary = "\(path).galley-\(getpid())-\(waiting.count)"
            waiting.append((temporary, path))
            guard !isDirectory(path) else { throw WriteError(path: path, reason: "it is a folder") }
            do {
                try data.write(to: URL(fileURLWithPath: temporary))
            } catch {
                throw WriteError(path: path, reason: reason(for: error))
            }
        }
        while let file = waiting.first {
            guard rename(file.temporary, file.path) == 0 else {
                throw WriteError(path: file.path, reason: String(cString: strerror(errno)))
            }
            waiting.removeFirst()
        }
    }

    /// The file's name for a view: its letters, digits and marks, with a dash for all else.
    static func name(for view: String) -> String {
        let words = view.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
        return words.isEmpty ? "view" : words.joined(separator: "-")
    }

    private static func isDirectory(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    private static func reason(for error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        if let underlying, underlying.domain == NSPOSIXErrorDomain {
            return String(cString: strerror(Int32(underlying.code)))
        }
        return (error as NSError).localizedDescription
    }
}
