import Foundation
import GalleyNames
import GalleyProtocol

/// The modules that files import and that are not here, found before anything is compiled: the compiler stops at the first,
/// and says so once for each of its jobs.
struct MissingModules {
    /// A module, and the places where it is imported, the first first.
    private(set) var missing: [(name: String, places: [Place])] = []
    /// Why modules of packages are not there, by their names.
    private let reasons: [String: String]

    struct Place {
        var file: String
        var line: Int
        var column: Int
    }

    /// What `galley-syntax` tells of a file: what it imports whatever the conditions are.
    private struct Import: Codable {
        var name: String
        var line: Int
        var column: Int
    }

    /// - Parameter others: Further modules that are here.
    init(
        of source: SourceSet, attempt: ConditionedSource.Attempt, _ compiler: Compiler,
        _ work: Cache.Entry, besides others: Set<String> = []
    ) throws {
        reasons = compiler.dependencies?.reasons ?? [:]
        let known = Self.modules(compiler, attempt).union(others)
        let asking = source.files.filter { file in file.imports.contains { !known.contains($0.root) } }
        guard !asking.isEmpty else { return }
        let lists: [[Import]]? = try compiler.answers.all("\(Installation.version) imports", of: asking.map(\.text)) {
            let (ending, output) = try Subprocess.run(
                compiler.installation.syntax, ["--imports"] + $0.map { asking[$0].syntaxPath },
                input: source.syntaxInput, limits: compiler.limits)
            return ending.isSuccess ? try? JSONDecoder().decode([[Import]].self, from: output) : nil
        }
        guard let lists else { return }
        for (file, imports) in zip(asking, lists) {
            for found in imports where !known.contains(found.name) {
                let place = Place(file: file.path, line: found.line, column: found.column)
                if let index = missing.firstIndex(where: { $0.name == found.name }) {
                    missing[index].places.append(place)
                } else {
                    missing.append((found.name, [place]))
                }
            }
        }
        // A module of C may be somewhere else; the compiler knows.
        missing = try missing.filter { entry in
            try MissingAPI.isAppleOnly(entry.name) || !Self.isThere(entry.name, attempt, compiler, work)
        }
    }

    /// The modules that can surely be imported.
    static func modules(_ compiler: Compiler, _ attempt: ConditionedSource.Attempt) -> Set<String> {
        let folders =
            [compiler.installation.modules, compiler.toolchain.runtimeLibraries]
            + (compiler.dependencies?.modules ?? [])
        let names = folders.flatMap(Cache.names).filter { $0.hasSuffix(".swiftmodule") }
        let aliases = (AppleModules.aliasArguments + attempt.arguments).compactMap {
            $0.split(separator: "=").first
        }
        return Set(
            names.map { String($0.dropLast(".swiftmodule".count)) } + aliases.map(String.init) + ["Swift"]
        )
    }

    private static func isThere(
        _ name: String, _ attempt: ConditionedSource.Attempt, _ compiler: Compiler, _ work: Cache.Entry
    ) throws -> Bool {
        try work.write(Data("import \(name)\n".utf8), to: "import.swift", in: compiler.cache)
        let file = "\(work.path)/import.swift"
        defer { unlink(file) }
        return try compiler.canImport(file, attempt, work)
    }

    var isEmpty: Bool { missing.isEmpty }

    /// What is missing, as the compiler would say it.
    func errors(in source: SourceSet) -> [SourceError] {
        missing.flatMap { name, places in
            places.compactMap { place in
                source.file(at: place.file).map { file in
                    SourceError(
                        path: file.absolutePath, line: place.line, column: place.column,
                        text: "no such module '\(name)'")
                }
            }
        }
    }

    /// What is missing, a module a line, with all places.
    var warnings: [String] {
        missing.map { name, places in
            LeftOutText.line(onModule: name, places.map { "\($0.file):\($0.line)" })
        }
    }

    /// What is missing, a module a line.
    var lines: [String] {
        missing.map { name, places in
            var files: Set<String> = [places[0].file]
            let others = places.map(\.file).filter { files.insert($0).inserted }
            let more = others.isEmpty ? "" : " (also \(others.joined(separator: ", ")))"
            let place = "\(places[0].file):\(places[0].line):\(places[0].column)"
            return
                "\(place): error: no such module '\(name)'\(more): \(reasons[name] ?? MissingAPI.advice(onModule: name))"
        }
    }

    /// Throws what is missing.
    func check(_ source: SourceSet) throws {
        guard !missing.isEmpty else { return }
        throw Failure(
            ExitStatus.source,
            "\(source.name) \(source.isSeveral ? "do" : "does") not compile\n\(lines.joined(separator: "\n"))"
        )
    }
}

extension Substring {
    /// The module of a path such as `UIKit.UIFont`.
    fileprivate var root: String { String(prefix { $0 != "." }) }
}
