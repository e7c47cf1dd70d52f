import Foundation
import GalleyBytes
import GalleyProtocol

/// The Swift toolchain that compiles users' files; it must be the one that built Galley.
struct Toolchain: Codable {
    /// What the compiler says of itself.
    var version: String
    var triple: String
    /// `usr/lib/swift` of the toolchain.
    var resources: String

    /// The folder of the toolchain's programs, libraries and headers.
    var usr: String { URL(fileURLWithPath: "\(resources)/../..").standardizedFileURL.path }
    var frontend: String { "\(usr)/bin/swift-frontend" }
    /// Compiles many files, again only what has changed.
    var driver: String { "\(usr)/bin/swiftc" }
    /// The folder of the toolchain's programs.
    var programs: String { "\(usr)/bin" }
    /// Lists the libraries that objects ask for.
    var autolink: String { "\(usr)/bin/swift-autolink-extract" }
    var symbolizer: String { "\(usr)/bin/llvm-symbolizer" }
    var demangler: String { "\(usr)/bin/swift-demangle" }
    var runtimeLibraries: String { "\(resources)/linux" }
    /// Registers a library's Swift metadata when it is loaded.
    var startObject: String { "\(resources)/linux/\(triple.prefix { $0 != "-" })/swiftrt.o" }
    var pluginServer: String { "\(resources)/host/libSwiftInProcPluginServer.so" }
    var plugins: String { "\(resources)/host/plugins" }

    /// A linker that takes GNU ld's options; the toolchain's own lld is by far the fastest.
    var linker: String? {
        let own = "\(usr)/bin/ld.lld"
        if FileManager.default.isExecutableFile(atPath: own) { return own }
        return ["ld.lld", "ld.gold", "ld"].lazy.compactMap(Self.search).first
    }

    /// Asks the compiler that `GALLEY_SWIFTC` or the path names; the answer is kept in `cache`.
    static func find(cache: Cache, limits: Subprocess.Limits) throws -> Toolchain {
        let environment = ProcessInfo.processInfo.environment
        guard let compiler = environment["GALLEY_SWIFTC"] ?? search("swiftc") else {
            throw Failure(
                ExitStatus.unavailable,
                "no Swift compiler: `swiftc` is not on the path; install Swift from swift.org, or name the compiler in "
                    + "GALLEY_SWIFTC")
        }
        let resolved = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path
        var status = stat()
        guard stat(resolved, &status) == 0 else {
            throw Failure(ExitStatus.unavailable, "there is no Swift compiler at '\(compiler)'")
        }
        // A version manager's stand-in is the same file whichever toolchain is chosen, so its answer is not kept.
        let isCompiler = URL(fileURLWithPath: resolved).lastPathComponent.hasPrefix("swift-")
        let key = StableHash("\(resolved) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)").hex
        let file = "\(cache.folder)/toolchain-\(key).json"
        if isCompiler, let data = SealedFile.contents(atPath: file),
            let known = try? JSONDecoder().decode(Toolchain.self, from: data),
            FileManager.default.fileExists(atPath: known.frontend)
        {
            return known
        }
        let toolchain = try ask(compiler, cache, limits: limits)
        if isCompiler, let data = try? JSONEncoder().encode(toolchain) {
            try? OutputFile.write([(file, SealedFile.sealed(data))])
        }
        return toolchain
    }

    private static func ask(_ compiler: String, _ cache: Cache, limits: Subprocess.Limits) throws -> Toolchain {
        struct Answer: Decodable {
            struct Target: Decodable { var triple: String }
            struct Paths: Decodable { var runtimeResourcePath: String }
            var compilerVersion: String
            var target: Target
            var paths: Paths
        }
        // The driver leaves a temporary folder behind, whatever it is asked.
        let work = try cache.makeWorkFolder()
        defer { work.discard() }
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = work.path
        let (ending, output) = try Subprocess.run(
            compiler, ["-print-target-info"], environment: environment, limits: limits)
        guard ending.isSuccess, let answer = try? JSONDecoder().decode(Answer.self, from: output) else {
            throw Failure(
                ExitStatus.unavailable, "'\(compiler) -print-target-info' does not answer; is it a Swift compiler?")
        }
        return Toolchain(
            version: answer.compilerVersion, triple: answer.target.triple,
            resources: URL(fileURLWithPath: answer.paths.runtimeResourcePath).resolvingSymlinksInPath().path)
    }

    /// The first executable of that name on the path.
    static func search(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
