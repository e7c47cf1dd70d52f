import Foundation
import GalleyProtocol

/// An Xcode project, as far as it says what a target is made of and how it is compiled.
struct XcodeProject {
    /// The folder that the project lies in, as the user wrote it.
    let folder: String
    let name: String
    let objects: [String: [String: Any]]
    /// The group that each file or group is in.
    private(set) var parents: [String: String] = [:]
    /// The object that describes the project itself.
    let root: [String: Any]

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
        root = (list["rootObject"] as? String).flatMap { objects[$0] } ?? [:]
        for (group, object) in objects {
            for child in object["children"] as? [String] ?? [] { parents[child] = group }
        }
    }

    /// What the project builds.
    struct Target {
        /// Its key among the project's objects.
        var id: String
        var name: String
        /// The last word of its product's type: `application`, `framework`.
        var type: String
        var object: [String: Any]
    }

    private var targets: [Target] {
        objects.filter { $0.value["isa"] as? String == "PBXNativeTarget" }.compactMap { id, object in
            (object["name"] as? String).map {
                let type = (object["productType"] as? String ?? "").split(separator: ".").last.map(String.init)
                return Target(id: id, name: $0, type: type ?? "", object: object)
            }
        }.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    }

    /// The target that is meant.
    ///
    /// - Parameters:
    ///   - wanted: The target's name; nil for the only app, for the only one of the platform, or for the one that is called as
    ///     the project.
    ///   - platform: The platform that the views are drawn as on.
    func target(_ wanted: String?, for platform: HostRequest.Platform) throws -> Target {
        let targets = targets
        if let wanted {
            guard let target = targets.first(where: { $0.name == wanted }) else {
                let names = targets.map(\.name).joined(separator: ", ")
                throw Failure(ExitStatus.usage, "the project has no target '\(wanted)'; it has \(names)")
            }
            return target
        }
        let apps = targets.filter { $0.type == "application" }
        let candidates = apps.isEmpty ? targets.filter { $0.type == "framework" } : apps
        let own = candidates.count > 1 ? candidates.filter { settings(of: $0).supports(platform) } : candidates
        for some in [own, candidates] {
            if let only = some.first, some.count == 1 { return only }
            if let main = some.first(where: { $0.name == name }) { return main }
        }
        throw Failure(
            ExitStatus.usage,
            candidates.isEmpty
                ? "the project '\(name)' has no app and no framework; give the folder of the sources"
                : "the project has several apps (\(candidates.map(\.name).joined(separator: ", "))); name one with --target"
        )
    }
}
