import Foundation
import GalleyProtocol

/// SwiftPM, at work in a folder of the cache.
struct PackageTool {
    let package: PackageFolder
    let compiler: Compiler
    /// The folder that keeps what was built.
    let base: Cache.Entry
    /// The folder of temporary files.
    let work: Cache.Entry
    /// The folder that SwiftPM is given; the package's own where nil.
    var folder: String?
    /// What the packages import that it is built with.
    var imports = PackageImports()

    private static let triplelessFolder = "debug"

    /// What a build gave.
    struct Result {
        /// Where modules are found.
        var modules: [String] = []
        /// Maps of C modules.
        var maps: [String] = []
        var objects: [String] = []
        var libraries: [String] = []

        /// Removes modules that are not whole: the compiler may have described one, and failed at its code.
        mutating func remove(_ names: Set<String>) {
            let folders = names.map { "/\($0).build/" }
            objects.removeAll { object in folders.contains(where: object.contains) }
            for folder in modules where folder.hasSuffix("/Modules") {
                for name in names { unlink("\(folder)/\(name).swiftmodule") }
            }
        }
    }

    /// Asks for the package's targets.
    func describe() throws -> PackageDescription {
        let output = try run(
            "swift-package", common(scratch: "scratch-plain") + ["describe", "--type", "json"], mergesErrors: false)
        guard output.ending.isSuccess else {
            throw Failure(ExitStatus.source, "\(package.name) cannot be read\n\(output.errors)")
        }
        guard let start = output.text.firstIndex(of: "{"),
            let description = try? JSONDecoder().decode(PackageDescription.self, from: Data(output.text[start...].utf8))
        else {
            throw Failure(
                ExitStatus.unavailable, "SwiftPM's description of \(package.name) makes no sense:\n\(output.text)")
        }
        return description
    }

    /// Asks for the package's targets, also where SwiftPM does not find the folders of some.
    ///
    /// - Parameter checkouts: Folders in which packages are checked out.
    /// - Returns: The targets as they lie in the package's own folder; `folder` is one that SwiftPM can read then.
    mutating func describeOwn(checkouts: [String]) throws -> PackageDescription {
        do {
            return try describe()
        } catch let failure as Failure where failure.status == ExitStatus.source {
            var other = self
            other.folder = try PackageRoot.repaired(self, checkouts: checkouts)
            // What is wrong besides is told of the package, not of its shadow.
            guard other.folder != nil, var description = try? other.describe() else { throw failure }
            description.path = package.absolutePath
            self = other
            return description
        }
    }

    /// Reads what the manifest of the package in a folder says.
    func manifest(in folder: String) throws -> PackageManifest {
        let output = try run(
            "swift-package",
            ["--package-path", folder, "--scratch-path", "\(base.path)/scratch-plain", "dump-package"],
            mergesErrors: false)
        guard output.ending.isSuccess, let start = output.text.firstIndex(of: "{"),
            let manifest = try? JSONDecoder().decode(PackageManifest.self, from: Data(output.text[start...].utf8))
        else { throw Failure(ExitStatus.source, "the package '\(folder)' cannot be read\n\(output.errors)") }
        return manifest
    }

    /// Fetches what the package asks for by address.
    ///
    /// - Returns: Whether all is there now.
    func resolve() throws -> Bool {
        try run("swift-package", common(scratch: "scratch-plain") + ["resolve"], mergesErrors: true).ending.isSuccess
    }

    /// Asks for what the manifest says of how targets are compiled.
    func manifestSettings() throws -> PackageSettings {
        let output = try run("swift-package", common(scratch: "scratch-plain") + ["dump-package"], mergesErrors: false)
        guard output.ending.isSuccess, let start = output.text.firstIndex(of: "{"),
            let manifest = try? JSONDecoder().decode(PackageSettings.self, from: Data(output.text[start...].utf8))
        else {
            throw Failure(ExitStatus.source, "the manifest of \(package.name) cannot be read\n\(output.errors)")
        }
        return manifest
    }

    /// Builds a target with what it depends on.
    func build(
        _ target: PackageDescription.Target, _ sources: SourceSet, _ attempt: ConditionedSource.Attempt
    ) throws -> (BuildOutput, Result) { try build(target.name, sources, attempt) }

    /// Builds a target with what it depends on.
    ///
    /// - Parameter target: Its name.
    func build(
        _ target: String, _ sources: SourceSet, _ attempt: ConditionedSource.Attempt
    ) throws -> (BuildOutput, Result) {
        let scratch = "scratch-\(attempt.name)"
        let flags = try languageArguments(sources, attempt) + attempt.arguments
        let output = try run(
            "swift-build",
            common(scratch: scratch) + ["--target=\(target)", "--disable-index-store"]
                + flags.flatMap { ["-Xswiftc", $0] },
            mergesErrors: true)
        let build = BuildOutput(ending: output.ending, text: output.text)
        guard build.ending.isSuccess else { return (build, Result()) }
        return (build, try result(scratch))
    }

    /// What is there after a build that failed: all that it could build.
    func partialResult(_ attempt: ConditionedSource.Attempt) -> Result {
        (try? result("scratch-\(attempt.name)")) ?? Result()
    }

    private func common(scratch: String) -> [String] {
        ["--package-path", folder ?? package.absolutePath, "--scratch-path", "\(base.path)/\(scratch)"]
    }

    /// What makes SwiftUI, and Apple's other modules, Galley's.
    private func languageArguments(
        _ sources: SourceSet, _ attempt: ConditionedSource.Attempt
    ) throws -> [String] {
        let installation = compiler.installation
        var arguments = ["-I", try modules(), "-Xcc", "-fmodule-map-file=\(installation.cModuleMap)"]
        arguments += ["-load-plugin-executable", "\(installation.macros)#GalleyMacros", "-gline-tables-only"]
        // Asked whether OSLog can be imported, swift-syntax imports os in its place, which macros' programs do not have. This is its own
        // word for doing without.
        arguments += ["-DSWIFTSYNTAX_NO_OSLOG_DEPENDENCY"]
        // Aliases hold for dependencies, too, which may do without where they are not there.
        arguments += AppleModules.aliasArguments(for: sources, besides: manifest, attempt.arguments)
        arguments += AppleModules.importArguments(for: sources, in: attempt).flatMap {
            ["-Xfrontend", $0]
        }
        return arguments + AppleModules.arguments(for: imports, besides: arguments + attempt.arguments, manifest)
    }

    /// What the package's manifest says.
    private var manifest: String {
        let manifest = FileManager.default.contents(atPath: "\(package.absolutePath)/Package.swift") ?? Data()
        return String(decoding: manifest, as: UTF8.self)
    }

    /// A folder of Galley's modules without those that only its tools and tests use: packages may have their own of these names.
    func modules() throws -> String {
        let folder = "\(base.path)/modules"
        mkdir(folder, 0o777)
        for name in Cache.names(in: compiler.installation.modules) where Self.isForClients(name) {
            let link = "\(folder)/\(name)"
            let place = "\(compiler.installation.modules)/\(name)"
            if symlink(place, link) != 0, errno != EEXIST {
                throw compiler.cache.cannotWrite(OutputFile.WriteError(link))
            }
        }
        return folder
    }

    private static func isForClients(_ name: String) -> Bool {
        guard name.hasSuffix(".swiftmodule") else { return false }
        let module = name.dropLast(".swiftmodule".count)
        if ["SwiftUI", "CoreFoundation", "CoreGraphics", "CoreText", "OSLog", "UniformTypeIdentifiers"].contains(module)
        {
            return true
        }
        return (module.hasPrefix("Galley") && !module.hasSuffix("Tests")) || module.hasPrefix("OpenCombine")
    }

    // MARK: What was built

    /// Reads from SwiftPM's plan which objects were made, and where modules are found.
    private func result(_ scratch: String) throws -> Result {
        let folder = "\(base.path)/\(scratch)"
        guard let plan = FileManager.default.contents(atPath: "\(folder)/\(Self.triplelessFolder).yaml") else {
            throw Failure(ExitStatus.unavailable, "SwiftPM left no plan in '\(folder)'; is it of another version?")
        }
        let words = String(decoding: plan, as: UTF8.self).split(separator: "\"").map(String.init)
        var known: Set<String> = []
        var result = Result()
        for word in words where known.insert(word).inserted {
            if word.hasPrefix("-fmodule-map-file=") {
                result.maps.append(word)
            } else if word.hasSuffix(".o"), Self.isObject(word), FileManager.default.fileExists(atPath: word) {
                result.objects.append(word)
            }
        }
        guard !result.objects.isEmpty else {
            throw Failure(
                ExitStatus.unavailable, "SwiftPM has built \(package.name), and left no objects in '\(folder)'")
        }
        result.modules = ["\(try place(of: folder))/Modules", try self.modules()]
        result.libraries = try libraries(of: result.objects)
        return result
    }

    /// The folder of what was built. SwiftPM makes the link to it once a build has succeeded.
    private func place(of scratch: String) throws -> String {
        let name = Self.triplelessFolder
        if let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(scratch)/\(name)") {
            return link.hasPrefix("/") ? link : "\(scratch)/\(link)"
        }
        let triples = try FileManager.default.contentsOfDirectory(atPath: scratch).sorted()
        return triples.map { "\(scratch)/\($0)/\(name)" }.first {
            FileManager.default.fileExists(atPath: "\($0)/Modules")
        } ?? "\(scratch)/\(name)"
    }

    /// Whether a file is compiled code of the package or of a dependency, and no tool's or test's.
    private static func isObject(_ path: String) -> Bool {
        path.contains(".build/") && !path.hasSuffix(".swiftmodule.o") && !path.contains("-tool.build/")
    }

    /// The system's libraries that imported modules ask to be linked.
    private func libraries(of objects: [String]) throws -> [String] {
        let list = "\(work.path)/autolink"
        let response = "\(work.path)/objects.resp"
        try work.write(
            Data(objects.map { "\"\($0)\"" }.joined(separator: "\n").utf8), to: "objects.resp", in: compiler.cache)
        let (ending, _) = try Subprocess.run(
            compiler.toolchain.autolink, ["@\(response)", "-o", list], limits: compiler.limits)
        guard ending.isSuccess, let data = FileManager.default.contents(atPath: list) else { return [] }
        let names = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
            .filter { $0.hasPrefix("-l") }.map { String($0.dropFirst(2)) }
        return names.compactMap(library)
    }

    /// What the linker is told of a library; nil where it is there anyway.
    private func library(_ name: String) -> String? {
        let file = "lib\(name).so"
        let manager = FileManager.default
        // The toolchain's own, and the C library's parts.
        let own = ["m", "pthread", "util", "dl", "rt", "c", "stdc++", "BlocksRuntime"]
        if own.contains(name) || manager.fileExists(atPath: "\(compiler.toolchain.runtimeLibraries)/\(file)") {
            return nil
        }
        let machine = compiler.toolchain.triple.prefix { $0 != "-" }
        let folders = ["/usr/local/lib", "/usr/lib/\(machine)-linux-gnu", "/usr/lib64", "/usr/lib"]
        return folders.map { "\($0)/\(file)" }.first(where: manager.fileExists) ?? "-l\(name)"
    }

    // MARK: Running

    private struct Output {
        var ending: Subprocess.Ending
        var text: String
        var errors = ""
    }

    /// Each step that SwiftPM reports lets its time begin again.
    private func run(_ program: String, _ arguments: [String], mergesErrors: Bool) throws -> Output {
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = work.path
        var tool = try Subprocess(
            compiler.installation.host, ["--supervise", "\(compiler.toolchain.programs)/\(program)"] + arguments,
            environment: environment, limits: compiler.limits, mergesErrors: mergesErrors)
        var output = Data()
        var errors = Data()
        let ending = try tool.finish(
            onOutput: { bytes in
                output.append(contentsOf: bytes)
                return .goOnWithNewTime
            }, onErrors: { errors.append(contentsOf: $0) })
        guard ending != .timeout else {
            throw Failure(
                ExitStatus.timeout,
                "a step of building \(package.name) took longer than \(compiler.limits.time.text) seconds; give it more "
                    + "with --timeout")
        }
        return Output(
            ending: ending, text: String(decoding: output, as: UTF8.self),
            errors: String(decoding: errors, as: UTF8.self))
    }
}
