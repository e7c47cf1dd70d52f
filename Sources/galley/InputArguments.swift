import ArgumentParser
import GalleyProtocol

/// What the user gave to be shown: files, a folder, a package or a project.
struct InputArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "SwiftUI source files, or a folder with them: all are one module. Or a package: its Package.swift, or its folder; "
                + "or the folder of an Xcode project. '-' is standard input.",
            valueName: "FILE.swift|DIR"), completion: .file())
    var paths: [String]

    @Option(
        help: ArgumentHelp(
            "The target of a package, without it the one library target, or the one that declares views; or of an Xcode "
                + "project, without it the app, or the app for the platform.",
            valueName: "NAME"))
    var target: String?

    /// What is shown.
    enum Input {
        /// Files, read now.
        case module(SourceSet)
        case package(PackageFolder)
    }

    /// Reads what was given.
    ///
    /// - Parameters:
    ///   - platform: The platform that the views are drawn as on: of a project's apps the one for it is meant.
    ///   - time: What the search for files may take.
    func read(for platform: HostRequest.Platform, within time: TimeLimit) throws -> Input {
        let limit = SearchLimit(time)
        if let package = try PackageFolder(paths: paths) { return .package(package) }
        if let project = try XcodeProject(paths: paths) {
            return .module(try SourceSet(project: project, target: target, for: platform, within: limit))
        }
        guard target == nil else {
            throw Failure(
                ExitStatus.usage, "--target names a target of a package or a project, and '\(paths[0])' is none")
        }
        return .module(try SourceSet(paths: paths, within: limit))
    }
}
