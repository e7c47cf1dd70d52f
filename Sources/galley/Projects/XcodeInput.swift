import Foundation
import GalleyProtocol

/// The target of an Xcode project that is shown, and what lies beside the project.
struct XcodeInput {
    let project: XcodeProject
    let target: XcodeProject.Target
    let workspace: XcodeWorkspace
    /// What the user has to know of the choice.
    private(set) var notes: [String] = []

    /// - Parameters:
    ///   - paths: What the user gave: the folder of a project or workspace, or one of these; nil where it is something else.
    ///   - name: The target that is wanted.
    ///   - platform: The platform that the views are drawn as on.
    init?(paths: [String], target name: String?, for platform: HostRequest.Platform) throws {
        guard let first = paths.first, paths.count == 1 else { return nil }
        let given = first.count > 1 && first.hasSuffix("/") ? String(first.dropLast()) : first
        guard let found = try Self.project(at: given, target: name, for: platform) else { return nil }
        var project = found.0
        project.platform = platform
        self.project = project
        workspace = found.1
        target = try project.target(name, for: platform)
        let others = name == nil ? project.others(than: target, for: platform) : []
        if !others.isEmpty {
            notes.append(
                "of the project's targets '\(target.name)' is shown; others, with --target: \(others.joined(separator: ", "))"
            )
        }
    }

    private static func project(
        at given: String, target: String?, for platform: HostRequest.Platform
    ) throws -> (XcodeProject, XcodeWorkspace)? {
        if given.hasSuffix(".xcodeproj") {
            let project = try XcodeProject(path: given)
            return (project, XcodeWorkspace(beside: project.folder))
        }
        if given.hasSuffix(".xcworkspace") {
            let workspace = XcodeWorkspace(path: given)
            return (try choice(among: workspace.projects, in: given, target, platform), workspace)
        }
        let names = Self.projects(in: given).filter { XcodeProject.isWhole("\(given)/\($0)") }
        let workspace = XcodeWorkspace(beside: given)
        if names.count == 1 { return (try XcodeProject(path: "\(given)/\(names[0])"), workspace) }
        if names.isEmpty {
            // A workspace that lies in a folder of sources as Xcode's own files do says nothing of them.
            guard let path = workspace.path, !workspace.projects.isEmpty else { return nil }
            return (try choice(among: workspace.projects, in: path, target, platform), workspace)
        }
        let projects = try names.map { try XcodeProject(path: "\(given)/\($0)") }
        return (try choice(among: projects, in: given, target, platform), workspace)
    }

    /// The projects in a folder, by their names.
    private static func projects(in folder: String) -> [String] {
        Cache.names(in: folder).filter { $0.hasSuffix(".xcodeproj") }.sorted()
    }

    /// What to say of a folder whose project says nothing of its files: those of the folder count.
    static func noteOnEmptyProject(in folder: String) -> String? {
        let names = projects(in: folder)
        guard let first = names.first, !names.contains(where: { XcodeProject.isWhole("\(folder)/\($0)") }) else {
            return nil
        }
        return "'\(first)' has no project.pbxproj: all Swift files of '\(folder)' are taken for one module"
    }

    /// The project that is meant of several: the one with the target, or the only one with an app for the platform.
    private static func choice(
        among projects: [XcodeProject], in place: String, _ target: String?, _ platform: HostRequest.Platform
    ) throws -> XcodeProject {
        if let only = projects.first, projects.count == 1 { return only }
        let fitting = projects.filter { project in
            target.map { name in project.targets.contains { $0.name == name } } ?? project.hasApp(for: platform)
        }
        let name = URL(fileURLWithPath: place).deletingPathExtension().lastPathComponent
        if fitting.count > 1, let main = fitting.first(where: { $0.name == name }) { return main }
        guard let only = fitting.first, fitting.count == 1 else {
            let names = (fitting.isEmpty ? projects : fitting).map { ($0.path as NSString).lastPathComponent }
            throw Failure(
                names.isEmpty ? ExitStatus.noInput : ExitStatus.usage,
                names.isEmpty
                    ? "'\(place)' has no project that can be read; give the folder of one"
                    : "'\(place)' has several projects (\(names.joined(separator: ", "))); give one of them")
        }
        return only
    }
}
