import Foundation
import GalleyProtocol

/// An Xcode project, as far as it says which Swift files a target is made of.
struct XcodeProject {
    /// The folder that the project lies in, as the user wrote it.
    let folder: String
    private let name: String
    private let objects: [String: [String: Any]]
    /// The group that each file or group is in.
    private var parents: [String: String] = [:]

    /// - Parameter paths: What the user gave; a project where it is one folder with an `.xcodeproj`, or that.
    init?(paths: [String]) throws {
        guard let first = paths.first, paths.count == 1 else { return nil }
        let given = first.count > 1 && first.hasSuffix("/") ? String(first.dropLast()) : first
        let project: String
        if given.hasSuffix(".xcodeproj") {
            let parent = (given as NSString).deletingLastPathComponent
            folder = parent.isEmpty ? "." : parent
            project = given
        } else {
            let names = Cache.names(in: given).filter { $0.hasSuffix(".xcodeproj") }.sorted()
            guard let only = names.first else { return nil }
            folder = given
            project = "\(given)/\(only)"
            guard names.count == 1 else {
                throw Failure(
                    ExitStatus.usage,
                    "'\(given)' has several projects (\(names.joined(separator: ", "))); give one of them")
            }
        }
        name = URL(fileURLWithPath: project).deletingPathExtension().lastPathComponent
        let path = "\(project)/project.pbxproj"
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure(ExitStatus.noInput, "'\(path)' cannot be read; give the folder of the sources instead")
        }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let objects = list["objects"] as? [String: [String: Any]]
        else {
            throw Failure(
                ExitStatus.source, "'\(path)' is no project of Xcode's; give the folder of the sources instead")
        }
        self.objects = objects
        for (group, object) in objects {
            for child in object["children"] as? [String] ?? [] { parents[child] = group }
        }
    }

    private struct Target {
        var name: String
        var type: String
        var object: [String: Any]
    }

    private var targets: [Target] {
        objects.values.filter { $0["isa"] as? String == "PBXNativeTarget" }.compactMap { object in
            (object["name"] as? String).map {
                let type = (object["productType"] as? String ?? "").split(separator: ".").last.map(String.init)
                return Target(name: $0, type: type ?? "", object: object)
            }
        }.sorted { $0.name < $1.name }
    }

    /// The Swift files of a target, in the order of their paths.
    ///
    /// - Parameter wanted: The target's name; nil for the only app, or the one that is called as the project.
    func files(ofTarget wanted: String?) throws -> [String] {
        let target = try target(wanted)
        let files = Set(listedFiles(of: target) + synchronizedFiles(of: target)).sorted()
        guard !files.isEmpty else {
            throw Failure(ExitStatus.noInput, "the target '\(target.name)' of '\(folder)' has no Swift files")
        }
        return files
    }

    private func target(_ wanted: String?) throws -> Target {
        let targets = targets
        let names = targets.map(\.name).joined(separator: ", ")
        if let wanted {
            guard let target = targets.first(where: { $0.name == wanted }) else {
                throw Failure(ExitStatus.usage, "the project has no target '\(wanted)'; it has \(names)")
            }
            return target
        }
        let apps = targets.filter { $0.type == "application" }
        let candidates = apps.isEmpty ? targets.filter { $0.type == "framework" } : apps
        if let only = candidates.first, candidates.count == 1 { return only }
        if let main = candidates.first(where: { $0.name == name }) { return main }
        throw Failure(
            ExitStatus.usage,
            candidates.isEmpty
                ? "the project '\(name)' has no app and no framework; give the folder of the sources"
                : "the project has several apps (\(candidates.map(\.name).joined(separator: ", "))); name one with --target"
        )
    }

    // MARK: Files

    /// The files of the phases that compile.
    private func listedFiles(of target: Target) -> [String] {
        let phases = (target.object["buildPhases"] as? [String] ?? []).compactMap { objects[$0] }
        let builds = phases.filter { $0["isa"] as? String == "PBXSourcesBuildPhase" }
            .flatMap { $0["files"] as? [String] ?? [] }
        return builds.compactMap { objects[$0]?["fileRef"] as? String }.compactMap { path(of: $0) }
            .filter { $0.hasSuffix(".swift") }
    }

    /// The files of folders that belong to the target as they are, but for those that it takes out.
    private func synchronizedFiles(of target: Target) -> [String] {
        (target.object["fileSystemSynchronizedGroups"] as? [String] ?? []).flatMap { group -> [String] in
            guard let root = path(of: group) else { return [] }
            let exceptions = (objects[group]?["exceptions"] as? [String] ?? []).compactMap { objects[$0] }
            let others = Set(
                exceptions.filter { exception in
                    let owner = (exception["target"] as? String).flatMap { objects[$0]?["name"] as? String }
                    return owner == target.name
                }.flatMap { $0["membershipExceptions"] as? [String] ?? [] })
            let found = (try? SourceFolder(root).files) ?? []
            return found.filter { !others.contains(String($0.dropFirst(root.count + 1))) }
        }
    }

    /// Where a file or a group lies; nil for what Xcode or the SDK makes.
    private func path(of id: String, depth: Int = 0) -> String? {
        guard depth < 100, let object = objects[id] else { return nil }
        let own = object["path"] as? String
        switch object["sourceTree"] as? String {
        case "<absolute>": return own
        case "SOURCE_ROOT": return join(folder, own)
        case "<group>":
            guard let parent = parents[id] else { return join(folder, own) }
            return path(of: parent, depth: depth + 1).map { join($0, own) }
        default: return nil
        }
    }

    private func join(_ folder: String, _ path: String?) -> String {
        guard let path else { return folder }
        return folder == "." ? path : "\(folder)/\(path)"
    }
}
