import Foundation
import GalleyBytes

/// Several files, compiled as one module by the toolchain's driver. It keeps what each file was compiled to and what it
/// depends on, and compiles again what has changed and what that changes.
extension Compiler {
    func buildModule(_ job: Job, entry: EntryFile) throws -> BuildOutput {
        // Where another run is at work in the folder, everything is compiled anew beside it.
        let base = job.objects ?? job.work
        let folder = "\(base.path)/\(job.attempt.name)"
        try make("\(folder)/objects")
        var files = job.source.files.map(\.path)
        var contents = job.source.files.map { file in
            job.attempt.texts[file.absolutePath].map { Data($0.utf8) } ?? file.content
        }
        func add(_ name: String, _ text: String) throws {
            guard !text.isEmpty else { return }
            try base.update(Data(text.utf8), at: "\(job.attempt.name)/\(name)", in: cache)
            files.append("\(folder)/\(name)")
            contents.append(Data(text.utf8))
        }
        try add(EntryFile.fileName, entry.text)
        try add("galley-generated.swift", job.generated.code)
        let objects = files.map { "\(folder)/objects/\(Self.objectName(of: $0))" }
        removeOthers(in: "\(folder)/objects", than: objects)
        let map = "\(folder)/outputs.json"
        try base.update(outputMap(files, objects, folder), at: "\(job.attempt.name)/outputs.json", in: cache)
        let hashes = contents.map { StableHash($0).hex }
        for (object, hash) in zip(objects, hashes) { removeStale(object, hash) }
        // Once a module has needed it, it goes on with it: other arguments would compile all files anew.
        let mark = "\(folder)/unlimited"
        let isLimited = job.source.isFolder && !FileManager.default.fileExists(atPath: mark)
        func compile(_ effort: SolverEffort) throws -> BuildOutput {
            let arguments =
                driverArguments(job, files: files, map: map) + effort.arguments.flatMap { ["-Xfrontend", $0] }
            return try run(toolchain.driver, arguments, job, isSupervised: true)
        }
        var compiled = try compile(isLimited ? .usual : .unlimited)
        if isLimited, !compiled.ending.isSuccess, compiled.isOfEffortAlone(job.source) {
            try base.write(Data(), to: "\(job.attempt.name)/unlimited", in: cache)
            compiled = try compile(.unlimited)
        }
        guard compiled.ending.isSuccess else { return compiled }
        for (object, hash) in zip(objects, hashes) { keep(object, hash) }
        return try link(objects.map { "\($0).o" }, job)
    }

    /// What a file's object and notes are called, without their endings.
    private static func objectName(of path: String) -> String {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        return "\(url.deletingPathExtension().lastPathComponent)-\(StableHash(url.path).hex.prefix(8))"
    }

    func make(_ folder: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw cache.cannotWrite(error)
        }
    }

    /// Tells whether an object is as the compiler wrote it; nil if there is none.
    private static func sum(of object: String) -> String? {
        FileManager.default.contents(atPath: "\(object).o").map { ContentSum($0).hex }
    }

    /// Notes what an object was compiled from.
    func keep(_ object: String, _ hash: String) {
        guard let sum = Self.sum(of: object) else { return }
        try? Data("\(hash) \(sum)".utf8).write(to: URL(fileURLWithPath: "\(object).source"))
    }

    /// Removes an object that was compiled from something else, or is damaged. The driver goes by dates in whole seconds, and a file may be saved
    /// twice in one; what has no object is compiled.
    func removeStale(_ object: String, _ hash: String) {
        let note = "\(object).source"
        let known = FileManager.default.contents(atPath: note)
        if let known, let sum = Self.sum(of: object), known == Data("\(hash) \(sum)".utf8) { return }
        unlink(note)
        unlink("\(object).o")
    }

    /// Removes what belongs to files that are no longer there, and what a compiler that was killed has left.
    func removeOthers(in folder: String, than objects: [String]) {
        let kept = Set(objects.flatMap { ["\($0).o", "\($0).swiftdeps", "\($0).source"] })
        for name in Cache.names(in: folder) where !kept.contains("\(folder)/\(name)") {
            unlink("\(folder)/\(name)")
        }
    }

    /// Where the driver is to put what it makes of each file.
    private func outputMap(_ files: [String], _ objects: [String], _ folder: String) throws -> Data {
        var map = ["": ["swift-dependencies": "\(folder)/module.swiftdeps"]]
        for (file, object) in zip(files, objects) {
            map[file] = ["object": "\(object).o", "swift-dependencies": "\(object).swiftdeps"]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(map)
    }

    private func driverArguments(_ job: Job, files: [String], map: String) -> [String] {
        var arguments = ["-c", "-incremental", "-enable-batch-mode", "-output-file-map", map]
        arguments += ["-j", "\(ProcessInfo.processInfo.activeProcessorCount)"]
        arguments += languageArguments(job)
        arguments += AppleModules.importArguments(for: job.source, in: job.attempt).flatMap {
            ["-Xfrontend", $0]
        }
        return arguments + files
    }
}
