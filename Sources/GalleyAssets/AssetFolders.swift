import Foundation

/// Where the images, colours and translations of a source file are looked for.
package enum AssetFolders {
    /// Folders that Xcode and SwiftPM keep resources in, beside the sources.
    private static let resources: Set<String> = ["Resources", "Assets", "Preview Content"]
    /// Deeper than any project.
    private static let most = 32

    /// The source's folder and those around it up to the project's root, each with its folders of resources, the nearest
    /// first. A project's root has an Xcode project, a `Package.swift` or a `.git`; where none is found, only the source's own
    /// folder counts. Of an Xcode project, which lists its catalogues wherever they lie, those folders beside these count
    /// last that hold catalogues or translations. Links that lead out of the folder that they lie in do not count.
    package static func around(_ folder: String) -> [String] {
        var found: [String] = []
        var places: [(path: String, names: [String])] = []
        var place = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
        for depth in 0..<most {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
            // The first is named as the source is, which messages show.
            let path = depth == 0 ? folder : place.path
            found.append(path)
            places.append((path, names))
            let folders = names.filter(resources.contains).sorted().map { "\(path)/\($0)" }
            if !folders.isEmpty { found += folders.filter(Enclosure(path).admits) }
            if names.contains(where: isProject) { return found + beside(places).filter { !found.contains($0) } }
            if names.contains(where: isMark) { return found }
            let parent = place.deletingLastPathComponent()
            if parent.path == place.path { break }
            place = parent
        }
        return found.filter { $0 == folder || $0.hasPrefix("\(folder)/") }
    }

    /// Whether a folder is one that resources are kept in, by its name.
    package static func areResources(_ folder: String) -> Bool {
        resources.contains(URL(fileURLWithPath: folder).lastPathComponent)
    }

    private static func isMark(_ name: String) -> Bool {
        name == "Package.swift" || name == ".git" || isProject(name)
    }

    private static func isProject(_ name: String) -> Bool {
        name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }

    /// The folders in others that hold catalogues or translations, and their folders of resources.
    private static func beside(_ places: [(path: String, names: [String])]) -> [String] {
        places.flatMap { place in
            // A file has an ending, as a rule, and a folder of sources has none.
            let folders = place.names.filter { !$0.contains(".") && !resources.contains($0) }.sorted()
            guard !folders.isEmpty else { return [String]() }
            let enclosure = Enclosure(place.path)
            return folders.flatMap { name -> [String] in
                let folder = "\(place.path)/\(name)"
                let inside = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
                let own = inside.contains(where: isResource) ? [folder] : []
                return own + inside.filter(resources.contains).sorted().map { "\(folder)/\($0)" }
            }.filter(enclosure.admits)
        }
    }

    private static func isResource(_ name: String) -> Bool {
        isCatalog(name) || name.hasSuffix(".xcstrings") || name.hasSuffix(".lproj") || name.hasSuffix(".strings")
    }

    /// The catalogues in folders, in their order. A folder may itself be one.
    ///
    /// - Parameter step: Called for every entry that is looked at; it ends the search by throwing.
    package static func catalogs(in folders: [String], step: () throws -> Void = {}) rethrows -> [AssetCatalog] {
        try folders.enumerated().flatMap { index, folder in
            let url = URL(fileURLWithPath: folder, isDirectory: true)
            let roots = isCatalog(url.lastPathComponent) ? [url] : AssetCatalog.entries(of: url, where: isCatalog)
            let enclosure = Enclosure(folder)
            return try roots.map { try AssetCatalog(root: $0, folderIndex: index, in: enclosure, step: step) }
        }
    }

    /// The links in a folder that have the name of a catalogue, of a folder of translations or resources, or one of the given
    /// endings, and lead out of the folder: what a search passes over.
    package static func strays(in folder: String, endings: Set<String> = []) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let wanted = names.filter { name in
            let ending = URL(fileURLWithPath: name).pathExtension.lowercased()
            return isCatalog(name) || ending == "lproj" || resources.contains(name) || endings.contains(ending)
        }
        guard !wanted.isEmpty else { return [] }
        let enclosure = Enclosure(folder)
        return wanted.sorted().map { "\(folder)/\($0)" }.filter { !enclosure.admits($0) }
    }

    private static func isCatalog(_ name: String) -> Bool { name.hasSuffix(".xcassets") }
}
