import ArgumentParser
import GalleyProtocol

/// What the user gave to be shown: a file, several, or a folder.
struct InputArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "SwiftUI source files, or a folder with them: all are one module.", valueName: "FILE.swift|DIR"))
    var paths: [String]

    /// The files, read now.
    var source: SourceSet {
        get throws { try SourceSet(paths: paths) }
    }
}
