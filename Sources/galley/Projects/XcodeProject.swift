import Foundation
import GalleyProcesses
import GalleyProtocol

/// An Xcode project, as far as it says what a target is made of and how it is compiled.
struct XcodeProject {
    /// The folder that the project lies in, as the user wrote it.
    let folder: String
    /// The project itself: a folder whose name ends in `.xcodeproj`.
    let path: String
    let name: String
    let objects: [String: [String: Any]]
    /// The platform that the views are drawn as on: some files may belong to a target on others only.
    var platform = HostRequest.Platform.ios
    /// The group that each file or group is in.
    private(set) var parents: [String: String] = [:]
    /// The object that describes the project itself.
    let root: [String: Any]

    /// Whether a project has the file that says what it is made of; some are shared without it.
    static func isWhole(_ path: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/project.pbxproj") }

    /// - Parameter path: A folder that is a project (`.xcodeproj`).
    init(path: String) throws {
        let parent = path.parentFolder
        folder = parent.isEmpty ? "." : parent
        self.path = path
        name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let file = "\(path)/project.pbxproj"
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Failure(ExitStatus.noInput, "'\(file)' cannot be read; give the folder of the sources instead")
        }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let objects = list["objects"] as? [String: [String: Any]]
        else {
            throw Failure(
                ExitStatus.source, "'\(file)' is no project of Xcode's; give the folder of the sources instead")
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

    /// In the order of the project's list, which is that of Xcode's.
    var targets: [Target] {
        let order = root["targets"] as? [String] ?? []
        func rank(_ id: String) -> Int { order.firstIndex(of: id) ?? order.count }
        return objects.filter { $0.value["isa"] as? String == "PBXNativeTarget" }.compactMap { id, object in
            (object["name"] as? String).map {
                let type = (object["productType"] as? String ?? "").split(separator: ".").last.map(String.init)
                return Target(id: id, name: $0, type: type ?? "", object: object)
            }
        }.sorted { (rank($0.id), $0.name, $0.id) < (rank($1.id), $1.name, $1.id) }
    }

    /// The targets whose modules others import.
    var libraries: [Target] { targets.filter { ["framework", "static", "dynamic"].contains($0.type) } }

    /// The targets that may be meant where none is named: apps, or else frameworks.
    var candidates: [Target] {
        let apps = targets.filter { $0.type == "application" }
        return apps.isEmpty ? targets.filter { $0.type == "framework" } : apps
    }

    /// Whether the project has an app for a platform.
    func hasApp(for platform: HostRequest.Platform) -> Bool {
        targets.contains { $0.type == "application" && settings(of: $0).supports(platform) }
    }

    /// The target that is meant.
    ///
    /// - Parameters:
    ///   - wanted: The target's name; nil for the only app, for the only one of the platform, for the one that is called as
    ///     the project, or for the first of the platform's.
    ///   - platform: The platform that the views are drawn as on.
    func target(_ wanted: String?, for platform: HostRequest.Platform) throws -> Target {
        if let wanted {
            guard let target = targets.first(where: { $0.name == wanted }) else {
                let names = targets.map(\.name).joined(separator: ", ")
                throw Failure(ExitStatus.usage, "the project has no target '\(wanted)'; it has \(names)")
            }
            return target
        }
        let candidates = candidates
        let own = candidates.filter { settings(of: $0).supports(platform) }
        let some = own.isEmpty ? candidates : own
        guard let first = some.first else {
            throw Failure(
                ExitStatus.usage,
                "the project '\(name)' has no app and no framework; give the folder of the sources")
        }
        return some.first { $0.name == name } ?? first
    }

    /// The other apps that could have been meant.
    func others(than target: Target, for platform: HostRequest.Platform) -> [String] {
        candidates.filter { $0.id != target.id && settings(of: $0).supports(platform) }.map(\.name)
    }
}
