import Foundation

/// Where the sets of one `.xcassets` catalogue lie, by name. Groups are plain folders; the names inside a group carry its
/// name only when the group's `Contents.json` says that it provides a namespace.
package struct AssetCatalog: Sendable {
    /// The position of the searched folder that the catalogue was found in.
    package var folderIndex: Int
    package var imageSets: [String: URL] = [:]
    package var colorSets: [String: URL] = [:]

    private static let maximumDepth = 32

    /// - Parameters:
    ///   - enclosure: The folder that links must not lead out of.
    ///   - step: Called for every entry that is looked at; it ends the search by throwing.
    package init(root: URL, folderIndex: Int, in enclosure: Enclosure, step: () throws -> Void = {}) rethrows {
        self.folderIndex = folderIndex
        var visited: Set<Place> = []
        try collect(root, prefix: "", depth: 0, in: enclosure, &visited, step)
    }

    /// A folder, whatever its names.
    private struct Place: Hashable {
        var device: UInt64
        var number: UInt64

        init?(_ folder: URL) {
            var status = stat()
            guard stat(folder.path, &status) == 0 else { return nil }
            (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino))
        }
    }

    private mutating func collect(
        _ folder: URL, prefix: String, depth: Int, in enclosure: Enclosure, _ visited: inout Set<Place>,
        _ step: () throws -> Void
    ) rethrows {
        // Links inside can make a ring.
        guard depth < Self.maximumDepth, let place = Place(folder), visited.insert(place).inserted else { return }
        for entry in Self.entries(of: folder, in: enclosure) {
            try step()
            let name = prefix + entry.deletingPathExtension().lastPathComponent
            switch entry.pathExtension {
            // The first in alphabetical order wins where a name occurs twice.
            case "imageset": imageSets[name] = imageSets[name] ?? entry
            case "colorset": colorSets[name] = colorSets[name] ?? entry
            case "":
                let isNamespace = Self.providesNamespace(entry)
                try collect(
                    entry, prefix: isNamespace ? name + "/" : prefix, depth: depth + 1, in: enclosure, &visited, step)
            default: break
            }
        }
    }

    /// A folder's visible entries in a fixed order; none for what is not a folder.
    ///
    /// - Parameter enclosure: The folder that links must not lead out of; the folder itself unless given.
    package static func entries(
        of folder: URL, in enclosure: Enclosure? = nil, where isWanted: (String) -> Bool = { _ in true }
    ) -> [URL] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            .filter { !$0.hasPrefix(".") && isWanted($0) }
        guard !names.isEmpty else { return [] }
        let enclosure = enclosure ?? Enclosure(folder.path)
        return names.sorted().filter { enclosure.admits("\(folder.path)/\($0)") }
            .map { folder.appendingPathComponent($0) }
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                var providesNamespace: Bool?
                enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
            }
            var properties: Properties?
        }
        guard let data = RegularFile.contents(atPath: folder.appendingPathComponent("Contents.json").path),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return false }
        return contents.properties?.providesNamespace ?? false
    }
}
