import Foundation
import GalleyProtocol

/// The parts of Galley, which stand beside the running executable.
struct Installation {
    /// The folder of the executable, links resolved.
    let folder: String

    var runtime: String { "\(folder)/libGalleyRuntime.so" }
    var host: String { "\(folder)/galley-host" }
    var macros: String { "\(folder)/GalleyMacros-tool" }
    var syntax: String { "\(folder)/galley-syntax" }
    var modules: String { "\(folder)/Modules" }
    /// One folder for each C module that Galley's modules need: `NAME/module.modulemap`.
    var cModules: String { "\(folder)/CModules" }

    /// Every part, with what it is for.
    var parts: [(path: String, use: String)] {
        [
            (runtime, "Galley's runtime"), (host, "runs compiled views"), (macros, "#Preview"),
            (syntax, "finds a file's views"), ("\(modules)/Galley.swiftmodule", "Galley's module"),
            (cModules, "C modules"),
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

    /// The module maps' paths, in a stable order.
    var moduleMaps: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: cModules)) ?? []
        return names.sorted().map { "\(cModules)/\($0)/module.modulemap" }
            .filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// The folders of the C libraries' headers, as they were found when Galley was built.
    var includeFolders: [String] {
        let data = FileManager.default.contents(atPath: "\(cModules)/include-folders.txt") ?? Data()
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    }

    /// Changes whenever the runtime is built anew.
    var identity: String {
        var status = stat()
        guard stat(runtime, &status) == 0 else { return "none" }
        return "\(runtime) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}
