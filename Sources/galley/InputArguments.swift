import ArgumentParser
import GalleyProtocol

/// What the user gave to be shown: a file, several, a folder, or a package.
struct InputArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "SwiftUI source files, or a folder with them: all are one module. Or a package: its Package.swift, or its folder.",
            valueName: "FILE.swift|DIR"))
    var paths: [String]

    @Option(
        help: ArgumentHelp(
            "The target of a package; without it the one library target, or the one that declares views.",
            valueName: "NAME"))
    var target: String?

    /// What is shown.
    enum Input {
        /// Files, read now.
        case module(SourceSet)
        case package(PackageFolder)
    }

    var input: Input {
        get throws {
            if let package = try PackageFolder(paths: paths) { return .package(package) }
            guard target == nil else {
                throw Failure(ExitStatus.usage, "--target names a target of a package, and '\(paths[0])' is none")
            }
            return .module(try SourceSet(paths: paths))
        }
    }
}
