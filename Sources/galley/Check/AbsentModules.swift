import Foundation
import GalleyNames
import GalleyProtocol

/// The modules that files import and that cannot be had, so that what they would have to say is known to be missing.
struct AbsentModules {
    /// Where each is imported, the first place first.
    private(set) var places: [String: [ToolMessage.Place]] = [:]

    var names: [String] { places.keys.sorted() }
    var isEmpty: Bool { places.isEmpty }

    init() {}

    /// The modules that are missing whatever the conditions are.
    ///
    /// - Parameter module: What is checked: it may import itself, to no effect, and others of the same package.
    init(
        of source: SourceSet, attempt: ConditionedSource.Attempt, _ compiler: Compiler, _ work: Cache.Entry,
        besides module: ModuleCheck.Module
    ) throws {
        let there = Set((module.folders ?? []).flatMap(Cache.names).map { String($0.prefix { $0 != "." }) })
        for (name, found) in try MissingModules(
            of: source, attempt: attempt, compiler, work, besides: there.union([module.name])
        ).missing {
            places[name] = found.map { Self.place($0.file, $0.line, $0.column, name) }
        }
    }

    private static func place(_ file: String, _ line: Int, _ column: Int, _ name: String) -> ToolMessage.Place {
        ToolMessage.Place(file: file, line: line, column: column, endLine: line, endColumn: column + name.utf8.count)
    }

    /// Takes in the modules that the compiler has missed.
    ///
    /// - Returns: Whether there are new ones.
    mutating func take(from findings: CheckRun.Findings) -> Bool {
        var isNew = false
        for found in findings.files.keys.sorted().flatMap({ findings.files[$0] ?? [] })
        where found.id == "sema_no_import" {
            guard let name = found.text.firstMatch(of: /'([^']+)'/).map({ String($0.1) }), let place = found.place
            else { continue }
            // One that was taken out and is missed all the same stands where no import can be taken out.
            isNew = isNew || places[name] == nil
            let whole = Self.place(place.file, place.line, place.column ?? 1, name)
            if !(places[name]?.contains(whole) ?? false) { places[name, default: []].append(whole) }
        }
        return isNew
    }

    /// A file's text as it is read, without the imports.
    func text(of file: SourceFile, _ attempt: ConditionedSource.Attempt) -> String {
        BlankedImports(attempt.texts[file.absolutePath] ?? file.text, modules: Set(names)).text
    }

    /// The files as they are read, without the imports.
    ///
    /// - Parameter cuts: What is read in place of files' texts, by their absolute paths.
    func blanked(
        _ attempt: ConditionedSource.Attempt, _ source: SourceSet, _ work: Cache.Entry, _ cache: Cache,
        cuts: [String: String]
    ) throws -> ConditionedSource.Attempt {
        guard !isEmpty || !cuts.isEmpty else { return attempt }
        var attempt = attempt
        let modules = Set(names)
        for file in source.files {
            let blanked = BlankedImports(attempt.texts[file.absolutePath] ?? file.text, modules: modules)
            if blanked.isChanged { attempt.texts[file.absolutePath] = blanked.text }
        }
        attempt.texts.merge(cuts) { $1 }
        var files: [SourceOverlay.File] = []
        for (index, path) in attempt.texts.keys.sorted().enumerated() {
            let copy = "imports-\(index).swift"
            try work.write(Data((attempt.texts[path] ?? "").utf8), to: copy, in: cache)
            files.append(SourceOverlay.File(name: path, contents: "\(work.path)/\(copy)"))
        }
        try work.write(SourceOverlay(roots: files).data(), to: "imports.json", in: cache)
        if let index = attempt.arguments.firstIndex(of: "-vfsoverlay") {
            attempt.arguments.removeSubrange(index...index + 1)
        }
        attempt.arguments += ["-vfsoverlay", "\(work.path)/imports.json"]
        return attempt
    }
}
