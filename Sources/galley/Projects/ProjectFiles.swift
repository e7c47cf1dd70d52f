import Foundation
import GalleyProtocol

/// Which Swift files a target of a project has, and where what the project names lies.
extension XcodeProject {
    /// The Swift files of a target, in the order of their paths.
    ///
    /// - Returns: Those that are there, and those that are not, though the project lists them.
    func files(of target: Target) throws -> (paths: [String], absent: [String]) {
        let listed = references(of: target, inPhases: "PBXSourcesBuildPhase").flatMap { paths(of: $0) }
        let files = Set(listed.filter { $0.hasSuffix(".swift") } + synchronizedFiles(of: target)).sorted()
        let there = files.filter(FileManager.default.fileExists)
        guard let first = files.first else {
            throw Failure(ExitStatus.noInput, "the target '\(target.name)' of '\(folder)' has no Swift files")
        }
        guard !there.isEmpty else {
            throw Failure(
                ExitStatus.noInput,
                "there is no file '\(first)', nor any other Swift file of the target '\(target.name)' of '\(folder)'")
        }
        return (there, files.filter { !FileManager.default.fileExists(atPath: $0) })
    }

    /// The places of a file, or of the files of a group for each language.
    private func paths(of id: String) -> [String] {
        let children = objects[id]?["isa"] as? String == "PBXVariantGroup" ? objects[id]?["children"] as? [String] : nil
        return (children ?? [id]).compactMap { path(of: $0) }
    }

    /// The files and groups in a target's phases of one kind.
    func references(of target: Target, inPhases kind: String) -> [String] {
        let phases = (target.object["buildPhases"] as? [String] ?? []).compactMap { objects[$0] }
        return phases.filter { $0["isa"] as? String == kind }
            .flatMap { $0["files"] as? [String] ?? [] }.compactMap { objects[$0] }
            .filter {
                isForPlatform($0["platformFilters"] as? [String] ?? ($0["platformFilter"] as? String).map { [$0] })
            }
            .compactMap { $0["fileRef"] as? String }
    }

    /// Whether something belongs to the target on the platform that is drawn as, by the platforms that it is kept to.
    private func isForPlatform(_ filters: [String]?) -> Bool {
        filters.map { $0.contains(platform == .ios ? "ios" : "macos") } ?? true
    }

    /// A folder that is part of the project as it is.
    struct SynchronizedFolder {
        var path: String
        /// Whether all of it belongs to the target, but for the exceptions; else the exceptions do, and nothing else.
        var isOwned: Bool
        /// Files and folders, from the folder on.
        var exceptions: [String]
        /// Folders in it that are copied as they are.
        var explicitFolders: [String]

        /// Whether a file of the folder, named from the folder on, belongs to the target.
        func holds(_ file: String) -> Bool {
            isOwned != exceptions.contains { file == $0 || file.hasPrefix("\($0)/") }
        }
    }

    /// The folders that a target takes all or something of.
    func synchronizedFolders(of target: Target) -> [SynchronizedFolder] {
        let owned = Set(target.object["fileSystemSynchronizedGroups"] as? [String] ?? [])
        let groups = objects.filter { $0.value["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" }
        return groups.sorted { $0.key < $1.key }.compactMap { id, group in
            let sets = (group["exceptions"] as? [String] ?? []).compactMap { objects[$0] }
            let own = sets.filter { $0["target"] as? String == target.id }
            var exceptions = own.flatMap { $0["membershipExceptions"] as? [String] ?? [] }
            guard owned.contains(id) || !exceptions.isEmpty, let path = path(of: id) else { return nil }
            let filters = own.compactMap { $0["platformFiltersByRelativePath"] as? [String: [String]] }
                .flatMap { $0.filter { !isForPlatform($0.value) }.keys }
            exceptions =
                owned.contains(id) ? exceptions + filters.sorted() : exceptions.filter { !filters.contains($0) }
            return SynchronizedFolder(
                path: path, isOwned: owned.contains(id), exceptions: exceptions,
                explicitFolders: group["explicitFolders"] as? [String] ?? [])
        }
    }

    private func synchronizedFiles(of target: Target) -> [String] {
        synchronizedFolders(of: target).flatMap { folder in
            let found = (try? SourceFolder(folder.path, isWhole: true).files) ?? []
            return found.filter { folder.holds(String($0.dropFirst(folder.path.count + 1))) }
        }
    }

    /// Where a file or a group lies; nil for what Xcode or the SDK makes.
    func path(of id: String) -> String? { place(of: id, depth: 0).map(ProjectPath.located) }

    private func place(of id: String, depth: Int) -> String? {
        guard depth < 100, let object = objects[id] else { return nil }
        let own = object["path"] as? String
        switch object["sourceTree"] as? String {
        case "<absolute>": return own
        case "SOURCE_ROOT": return join(folder, own)
        case "<group>":
            guard let parent = parents[id] else { return join(folder, own) }
            return place(of: parent, depth: depth + 1).map { join($0, own) }
        default: return nil
        }
    }

    private func join(_ folder: String, _ path: String?) -> String {
        guard let path else { return folder }
        return folder == "." ? path : "\(folder)/\(path)"
    }
}
