import Foundation
import GalleyBytes
import GalleyDiagnostics
import GalleyProtocol

/// What a check remembers of a module for the next: each file's findings, as long as nothing has changed that they depend on.
///
/// A file's findings depend on its own text and on what it can see of the others, which is all but the bodies of their functions. So one
/// changed body is one file to look at.
struct CheckMemory: Codable {
    struct File: Codable {
        /// What the findings were made from.
        var key: String
        var found: [CompilerDiagnostic]
        var crash: String?
        /// Whether the compiler has looked through the file, and whether it will not for all that is known.
        var isWhole = true
        var isFinished = true
    }

    /// The findings under each reading of the conditions, by the files' paths.
    var files: [String: [String: File]] = [:]
    /// What others can see of each text: its hash by the text's.
    var interfaces: [String: String] = [:]
    /// What `galley-syntax` has answered of the files.
    var answers = RememberedAnswers()
    /// The messages of the last check, and what they were made from.
    var whole: String?
    var messages: [ToolMessage] = []

    static let name = "check.json"

    init() {}

    /// What was remembered in a folder; nothing where that is damaged.
    init(in folder: Cache.Entry?) {
        guard let path = folder?.path, let data = SealedFile.contents(atPath: "\(path)/\(Self.name)"),
            let known = try? JSONDecoder.galley().decode(Self.self, from: data)
        else { return }
        self = known
    }

    /// Remembers for the next time.
    func write(to folder: Cache.Entry?, _ cache: Cache) throws {
        guard let folder else { return }
        try folder.write(SealedFile.sealed(JSONEncoder.galley().encode(self)), to: Self.name, in: cache)
    }

    /// Works out what others can see of texts that were not met before, and forgets those that are gone.
    mutating func readInterfaces(of source: SourceSet, _ hashes: [String], _ compiler: Compiler) throws {
        interfaces = interfaces.filter { hashes.contains($0.key) }
        let new = zip(source.files, hashes).filter { interfaces[$0.1] == nil }
        guard source.files.count > 1 else {
            for (_, hash) in new { interfaces[hash] = hash }
            return
        }
        guard !new.isEmpty else { return }
        let (ending, output) = try Subprocess.run(
            compiler.installation.syntax, ["--interface"] + new.map(\.0.syntaxPath), input: source.syntaxInput,
            limits: compiler.limits)
        if let failure = Failure.syntax(ending, output, reading: source.name, limits: compiler.limits) {
            throw failure
        }
        guard ending.isSuccess, let texts = try? JSONDecoder().decode([String].self, from: output),
            texts.count == new.count
        else {
            // Then everything is visible.
            for (_, hash) in new { interfaces[hash] = hash }
            return
        }
        for ((_, hash), text) in zip(new, texts) { interfaces[hash] = StableHash(text).hex }
    }
}
