import Foundation

/// A folder that a search stays in: a link in it counts only where what it leads to lies in the folder as well.
///
/// Anyone who has written a folder's files may have put links beside them; a search must not walk through the whole disk for one.
package struct Enclosure: Sendable {
    /// The folder's own path, links resolved; nil for none.
    private let root: String?

    package init(_ folder: String) { root = Self.realPath(folder) }

    /// Whether what is found under a path really lies in the folder.
    ///
    /// - Parameter path: A path that begins with the folder's.
    package func holds(_ path: String) -> Bool {
        guard let root, let place = Self.realPath(path) else { return false }
        return place == root || place.hasPrefix(root == "/" ? root : root + "/")
    }

    /// Whether a search continues with what has this path: with all that is no link, and with links that stay inside.
    package func admits(_ path: String) -> Bool { !Self.isLink(path) || holds(path) }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
