import Foundation
import GalleyProcesses

/// What a target of a project copies into its app.
extension XcodeProject {
    func resources(of target: Target) -> BundleResources {
        var resources = BundleResources()
        for id in references(of: target, inPhases: "PBXResourcesBuildPhase") {
            // A group of variants: one file for each language.
            let children = objects[id]?["children"] as? [String]
            for path in (children ?? [id]).compactMap({ path(of: $0) }) { resources.add(resource: path) }
        }
        for folder in synchronizedFolders(of: target) {
            for explicit in folder.explicitFolders where folder.holds(explicit) {
                resources.add(resource: "\(folder.path)/\(explicit)")
            }
            resources.add(folder: folder.path, keepsFolders: false) { file in
                folder.holds(file) && !folder.explicitFolders.contains { file.hasPrefix("\($0)/") }
            }
        }
        return resources
    }
}

extension XcodeProject {
    /// Where catalogues and translations are looked for: what the target lists and its own folders, then what else lies in the
    /// project's folder, for what no list tells.
    func assetFolders(of target: Target, besides known: [String], within limit: SearchLimit) throws -> [String] {
        func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
        let listed = references(of: target, inPhases: "PBXResourcesBuildPhase").flatMap { id in
            (objects[id]?["children"] as? [String] ?? [id]).compactMap { path(of: $0) }
        }
        var own = listed.map { path in
            let parent = path.parentFolder
            return absolute(parent.hasSuffix(".lproj") ? parent.parentFolder : parent)
        }
        for folder in synchronizedFolders(of: target) where folder.isOwned {
            own += try SourceFolder(folder.path, within: limit, isWhole: true, mayBeEmpty: true).assetFolders.filter {
                $0.hasPrefix(absolute(folder.path))
            }
        }
        var taken: Set<String> = []
        return (own + known).filter { taken.insert($0).inserted }
    }
}

extension BundleResources {
    /// Takes in a file, or a folder that is copied as it is.
    fileprivate mutating func add(resource path: String) {
        let name = (path as NSString).lastPathComponent
        let folder = (path.parentFolder as NSString).lastPathComponent
        switch ResourceKind(path) {
        case .file: add(path, as: folder.hasSuffix(".lproj") ? "\(folder)/\(name)" : name)
        case .folder:
            var inside = BundleResources()
            inside.add(folder: path, keepsFolders: true)
            for (place, file) in inside.files.sorted(by: { $0.key < $1.key }) where file.hasSuffix("/\(name)/\(place)")
            {
                add(file, as: "\(name)/\(place)")
            }
        case .other: break
        }
    }
}
