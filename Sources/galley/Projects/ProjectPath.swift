import Foundation

/// Paths as Xcode reads them in a project.
enum ProjectPath {
    /// The file that a path means: `..` takes a folder's name away, whether there is such a folder or not, and a name is the
    /// same in either normal form of Unicode, as it is on Apple's file systems.
    static func located(_ path: String) -> String {
        let path = withoutDetours(path)
        return FileManager.default.fileExists(atPath: path) ? path : inOtherForm(path) ?? path
    }

    private static func withoutDetours(_ path: String) -> String {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.contains("..") else { return path }
        var kept: [Substring] = []
        for part in parts {
            if part == "..", let last = kept.last, !["", ".", ".."].contains(last) {
                kept.removeLast()
            } else {
                kept.append(part)
            }
        }
        return kept.isEmpty ? "." : kept.joined(separator: "/")
    }

    /// The path from a folder on with the names that its folders have, where they differ by their capitals alone; nil if there is none.
    static func inOtherCapitals(_ path: String, of folder: String) -> String? {
        var found = ""
        for part in path.split(separator: "/") where part != "." {
            let names = Cache.names(in: folder + found).sorted()
            guard
                let name = names.first(where: { $0 == part })
                    ?? names.first(where: { $0.lowercased() == part.lowercased() })
            else { return nil }
            found += "/\(name)"
        }
        return found.isEmpty ? nil : String(found.dropFirst())
    }

    /// The path with the names that folders have, where they differ by their normal form alone; nil if there is none.
    private static func inOtherForm(_ path: String) -> String? {
        guard path.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
        var found = path.hasPrefix("/") ? "" : "."
        for part in path.split(separator: "/") {
            let next = "\(found)/\(part)"
            if FileManager.default.fileExists(atPath: next) {
                found = next
            } else if let name = Cache.names(in: found.isEmpty ? "/" : found).sorted().first(where: { $0 == part }) {
                // Texts are equal when they are canonically equivalent.
                found += "/\(name)"
            } else {
                return nil
            }
        }
        return path.hasPrefix("/") || path.hasPrefix("./") ? found : String(found.dropFirst(2))
    }
}
