import ArgumentParser
import Foundation
import GalleyProtocol

/// What the user gave to be shown: files, a folder, a package or a project.
struct InputArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "SwiftUI source files, or a folder with them: all are one module. Or a package: its Package.swift, or its folder; "
                + "or the folder of an Xcode project, a workspace or an app playground, or one that galley build has made. "
                + "'-' is standard input.",
            valueName: "FILE.swift|DIR"), completion: .file())
    var paths: [String]

    @Option(
        help: ArgumentHelp(
            "The target of a package, without it the one library target, or the one that declares views; or of an Xcode "
                + "project, without it the app for the platform, of several the one that is called as the project, or the first.",
            valueName: "NAME"))
    var target: String?

    @Option(
        help: ArgumentHelp(
            "A folder in which packages are checked out that a project, an app playground or a package asks for by address; "
                + "can be repeated. What is not there SwiftPM fetches, where it may.",
            valueName: "DIR"), completion: .directory)
    var packages: [String] = []

    func validate() throws {
        for path in packages where !FileManager.default.fileExists(atPath: path) {
            throw ValidationError("there is no folder '\(path)' that --packages could give.")
        }
    }

    /// What is shown.
    enum Input {
        /// Files, read now.
        case module(SourceSet)
        case package(PackageFolder)
        /// What `galley build` has made.
        case built(BuiltViews)
    }

    /// Reads what was given.
    ///
    /// - Parameters:
    ///   - platform: The platform that the views are drawn as on: of a project's apps the one for it is meant.
    ///   - time: What the search for files may take.
    func read(for platform: HostRequest.Platform, within time: TimeLimit) throws -> Input {
        if let built = try BuiltViews(paths: paths) { return .built(built) }
        let limit = SearchLimit(time)
        if let playground = AppPlayground(paths: paths) {
            return .module(try SourceSet(playground: playground, packages: packages, within: limit))
        }
        if let package = try PackageFolder(paths: paths) { return .package(package) }
        if let xcode = try XcodeInput(paths: paths, target: target, for: platform) {
            return .module(try SourceSet(xcode, packages: packages, within: limit))
        }
        guard target == nil else {
            throw Failure(
                ExitStatus.usage, "--target names a target of a package or a project, and '\(paths[0])' is none")
        }
        var source = try SourceSet(paths: paths, within: limit)
        if paths.count == 1, let note = XcodeInput.noteOnEmptyProject(in: paths[0]) { source.add(note: note) }
        return .module(source)
    }
}
