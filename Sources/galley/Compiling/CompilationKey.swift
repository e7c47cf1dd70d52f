import Foundation
import GalleyBytes

extension Compiler {
    /// Names what files are compiled to with options.
    func key(_ source: SourceSet, _ generated: GeneratedSource, options: SourceOptions) -> String {
        var hash = settings("galley 3", options)
        hash.combine(languageName(source, options))
        hash.combine(Self.shownView(options))
        hash.combine(generated.code)
        for file in source.files {
            // The path as written is in the compiled file: #file and the messages of a crash show it.
            hash.combine(file.path)
            hash.combine("\(file.content.count)")
            hash.combine(file.content)
        }
        return hash.hex
    }

    /// What decides the entry.
    static func shownView(_ options: SourceOptions) -> String {
        (options.view.map { "--view \($0)" } ?? "") + (options.data == nil ? "" : " --data")
            + (options.everyDecodable ? " --every-decodable" : "")
    }

    /// Names what was built with the same options for the same purpose.
    func buildKey(_ purpose: String, _ parts: [String], options: SourceOptions) -> String {
        var hash = settings(purpose, options)
        for part in parts { hash.combine(part) }
        return hash.hex
    }

    /// The language that files are compiled as, in a word.
    func languageName(_ source: SourceSet, _ options: SourceOptions) -> String {
        source.language.arguments(mode: options.swiftVersion).joined(separator: " ")
    }

    /// What every compilation with the same options has in common.
    private func settings(_ purpose: String, _ options: SourceOptions) -> StableHash {
        var hash = StableHash(purpose)
        hash.combine(installation.identity)
        hash.combine(toolchain.version)
        hash.combine(toolchain.resources)
        hash.combine(options.swiftVersion ?? "")
        hash.combine("\(options.conditions?.rawValue ?? "as") \(options.standardConditions.rawValue)")
        hash.combine("\(options.systemVersion)")
        hash.combine(FileManager.default.currentDirectoryPath)
        hash.combine(keepsLines ? "lines" : "")
        if let dependencies {
            hash.combine("\(dependencies.fingerprint) \(dependencies.objects.joined(separator: " "))")
        }
        return hash
    }
}
