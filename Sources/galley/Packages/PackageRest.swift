import Foundation
import GalleyProtocol

/// A package's target that SwiftPM does not build whole. What compiles of its files is shown, as of a folder's: they are compiled
/// together, against what SwiftPM has built of what the target depends on.
struct PackageRest: Codable, Error {
    /// What the files of `inputs` were like.
    var fingerprint: String
    var inputs: [String]
    /// Why the target is not built, as it is told where nothing is left to show.
    var message: String
    /// The target's Swift files, and their folder.
    var files: [String]
    var folder: String
    var language: LanguageSettings
    /// What the target depends on, as far as it is built.
    var built: DependencyRecord

    private static let name = "rest.json"

    /// What an earlier run has kept.
    static func kept(in base: Cache.Entry) -> PackageRest? {
        SealedFile.contents(atPath: "\(base.path)/\(name)")
            .flatMap { try? JSONDecoder().decode(PackageRest.self, from: $0) }
    }

    /// Keeps it, so that SwiftPM is not asked again before something changes.
    func keep(in base: Cache.Entry, _ cache: Cache) throws {
        try base.write(SealedFile.sealed(JSONEncoder().encode(self)), to: Self.name, in: cache)
    }

    /// - Parameters:
    ///   - target: What is shown.
    ///   - output: What SwiftPM said.
    ///   - result: What it has built all the same.
    init(
        _ target: PackageDescription.Target, of own: PackageDescription, inputs: [String], fingerprint: String,
        _ output: BuildOutput, _ result: PackageTool.Result, language: LanguageSettings
    ) {
        (self.inputs, self.fingerprint, self.language) = (inputs, fingerprint, language)
        // SwiftPM may have been given a shadow of the package.
        let target = own.targets.first { $0.name == target.name } ?? target
        message = output.text
        files = own.files(of: target)
        folder = "\(own.path)/\(target.path)"
        var result = result
        let errors = output.text.split(separator: "\n").filter { $0.contains(": error: ") }
        let faulty = own.closure(of: target).filter { other in
            other.name == target.name
                || own.files(of: other).contains { file in errors.contains { $0.hasPrefix("\(file):") } }
        }
        result.remove(Set(faulty.map(\.c99name)))
        built = DependencyRecord()
        (built.modules, built.maps) = (result.modules, result.maps)
        (built.objects, built.libraries) = (result.objects, result.libraries)
        built.fingerprint = fingerprint
        for other in faulty.dropFirst() {
            built.reasons[other.c99name] = "the package's target '\(other.name)' does not compile whole"
        }
    }

    /// The library of what compiles; throws what is wrong with the package where that is nothing that could be shown.
    func product(
        _ package: PackageFolder, _ compiler: Compiler, _ options: SourceOptions, _ base: Cache.Entry
    ) throws -> Compiler.Product {
        let source = try SourceSet(
            target: files, in: folder, name: package.name, language: language, within: SearchLimit(options.limits.time))
        do {
            var product = try compiler.compiling(against: built).compile(source, options: options)
            (product.packageFiles, product.objects) = (files, base)
            return product
        } catch let failure as Failure where failure.status == ExitStatus.source {
            throw Failure(ExitStatus.source, message)
        }
    }
}
