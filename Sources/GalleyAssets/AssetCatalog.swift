import Foundation

/// Where the sets of one `.xcassets` catalogue lie, by name. Groups are plain folders; the names inside a group carry its
/// name only when the group's `Contents.json` says that it provides a namespace.
package struct AssetCatalog: Sendable {
    /// The position of the searched folder that the catalogue was found in.
    package var folderIndex: Int
    package var imageSets: [String: URL] = [:]
    package var colorSets: [String: URL] = [:]

    private static let maximumDepth = 32

    package init(root: URL, folderIndex: Int) {
        self.folderIndex = folderIndex
        collect(root, prefix: "", depth: 0)
    }

    private mutating func collect(_ folder: URL, prefix: String, depth: Int) {
        guard depth < Self.maximumDepth else { return }
        for entry in Self.entries(of: folder) {
            let name = prefix + entry.deletingPathExtension().lastPathComponent
            switch entry.pathExtension {
            // The first in alphabetical order wins where a name occurs twice.
            case "imageset": imageSets[name] = imageSets[name] ?? entry
            case "colorset": colorSets[name] = colorSets[name] ?? entry
            case "":
                let isNamespace = Self.providesNamespace(entry)
                collect(entry, prefix: isNamespace ? name + "/" : prefix, depth: depth + 1)
            default: break
            }
        }
    }

    /// A folder's visible entries in a fixed order; none for what is not a folder.
    package static func entries(of folder: URL, where isWanted: (String) -> Bool = { _ in true }) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") && isWanted($0) }.sorted().map { folder.appendingPathComponent($0) }
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                var providesNamespace: Bool?
                enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
            }
            var properties: Properties?
        }
        guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return false }
        return contents.properties?.providesNamespace ?? false
    }
}
