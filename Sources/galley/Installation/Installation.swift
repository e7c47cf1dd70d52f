import CGalleySystem
import Foundation
import GalleyProcesses
import GalleyProtocol

/// The parts of Galley, which stand beside the running executable.
struct Installation {
    /// Galley's version.
    static let version = "0.2.0"

    /// The folder of the executable, links resolved.
    let folder: String

    var runtime: String { "\(folder)/libGalleyRuntime.so" }
    var host: String { "\(folder)/galley-host" }
    /// Answers queries with pictures, and serves pages.
    var server: String { "\(folder)/galley-web" }
    var macros: String { "\(folder)/GalleyMacros-tool" }
    var syntax: String { "\(folder)/galley-syntax" }
    var modules: String { "\(folder)/Modules" }
    /// Names the C modules behind Galley's modules; they are empty for who only compiles against those.
    var cModuleMap: String { "\(folder)/CModules/module.modulemap" }
    /// Combine's part of Foundation; linked into the files that use it.
    var foundation: String { "\(folder)/libGalleyFoundation.a" }

    /// Every part, with what it is for.
    var parts: [(path: String, use: String)] {
        [
            (runtime, "Galley's runtime"), (host, "runs compiled views"),
            (server, "galley preview, serve, serve-images"),
            (macros, "#Preview"),
            (syntax, "finds a file's views"), ("\(modules)/Galley.swiftmodule", "Galley's module"),
            (cModuleMap, "C modules"), (foundation, "Combine's part of Foundation"),
        ]
    }

    /// Fonts and icons that were installed with us: those that the system has are found before.
    private var shared: String { URL(fileURLWithPath: "\(folder)/../../share/galley").standardizedFileURL.path }

    /// Lets every program that we start find the fonts and icons that were installed with us.
    func provideResources() {
        let (fonts, icons) = ("\(shared)/fonts", "\(shared)/icons")
        let given = ProcessInfo.processInfo.environment["GALLEY_FONTS"].map { [$0] } ?? []
        if FileManager.default.fileExists(atPath: fonts) {
            setenv("GALLEY_FONTS", (given + [fonts]).joined(separator: ":"), 1)
        }
        if FileManager.default.fileExists(atPath: icons) { setenv("GALLEY_ICONS", icons, 0) }
    }

    /// Whether sources can be compiled: an installation may be there for built views alone.
    var hasCompilingParts: Bool { FileManager.default.fileExists(atPath: modules) }

    /// The folder of Swift's libraries that this program runs with: that of a toolchain, or ours.
    var swiftLibraries: String {
        guard let name = galley_library_of("swift_retain") else { return folder }
        return URL(fileURLWithPath: String(cString: name)).resolvingSymlinksInPath().deletingLastPathComponent().path
    }

    static var current: Installation {
        let link = "/proc/self/exe"
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? CommandLine.arguments[0]
        return Installation(folder: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }

    /// The package that this was built from; nil where it was installed without its source.
    var sources: String? {
        var folder = folder
        while folder != "/" && !folder.isEmpty {
            folder = folder.parentFolder
            if FileManager.default.fileExists(atPath: "\(folder)/Sources/galley/Main/GalleyCommand.swift") {
                return folder
            }
        }
        return nil
    }

    /// The parts that draw what is compiled already.
    var runningParts: [(path: String, use: String)] { Array(parts.prefix(2)) }

    /// Throws when a part is missing.
    ///
    /// - Parameter compiles: Whether something is to be compiled.
    func check(compiles: Bool = true) throws {
        if compiles, !hasCompilingParts {
            throw Failure(
                ExitStatus.unavailable,
                "'\(folder)' draws what galley build has made, and compiles nothing; install the package galley beside galley-runtime, "
                    + "or give a folder that was built where it is installed")
        }
        for part in compiles ? parts : runningParts where !FileManager.default.fileExists(atPath: part.path) {
            throw Failure(
                ExitStatus.unavailable,
                "a part of Galley is missing: '\(part.path)' (\(part.use)); build it with `make build`")
        }
    }

    /// Changes whenever the runtime is built again.
    var identity: String {
        var status = stat()
        guard stat(runtime, &status) == 0 else { return "none" }
        return "\(runtime) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}
