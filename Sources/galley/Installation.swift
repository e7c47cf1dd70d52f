import Foundation
import GalleyProtocol

/// The parts of Galley, which stand beside the running executable.
struct Installation {
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

    static var current: Installation {
        let link = "/proc/self/exe"
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? CommandLine.arguments[0]
        return Installation(folder: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }

    /// The parts needed to compile and run; throws when one is missing.
    func check() throws {
        for part in parts where !FileManager.default.fileExists(atPath: part.path) {
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
