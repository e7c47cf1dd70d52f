import Foundation
import GalleyAssets
import GalleyNames

/// The files of packages, besides the one that is built, whose targets import SwiftUI or a framework of controls under a condition: as
/// on Linux hardly anything would be left of them.
struct ConditionalFiles {
    /// The files as SwiftPM finds them.
    private(set) var paths: [String] = []
    /// As they are named in messages.
    private var ownPaths: [String] = []

    init() {}

    /// How they are read together with the package's own files, as on the platform; nil where there are none, or they have been found not
    /// to compile so.
    func attempt(
        beside files: [String], of package: PackageFolder, for compiler: Compiler, _ options: SourceOptions,
        in base: Cache.Entry
    ) throws -> (attempt: ConditionedSource.Attempt, sources: SourceSet)? {
        guard !paths.isEmpty, !FileManager.default.fileExists(atPath: "\(base.path)/\(Self.failedName)") else {
            return nil
        }
        let sources = try SourceSet(files: files + paths, name: package.name)
        let conditions = try ConditionedSource(
            sources, options: options, installation: compiler.installation, limits: compiler.limits, work: base,
            cache: compiler.cache, label: "wide-")
        return conditions.attempts.first.map { ($0, sources) }
    }

    /// The file that notes that they do not compile so.
    static let failedName = "wide-failed"

    /// Whether a build has found a mistake in one of them.
    func contains(mistakesOf output: BuildOutput) -> Bool {
        let files = Set(paths + ownPaths)
        return output.text.utf8.split(separator: UInt8(ascii: "\n")).contains { line in
            let parts = line.prefix(1_000).split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
            // A file, its line and its column, and then what it is.
            guard let end = parts.firstIndex(where: { $0.elementsEqual(" error".utf8) }), end > 2 else { return false }
            return files.contains(String(line[..<parts[end - 3].endIndex]) ?? "")
        }
    }

    /// - Parameters:
    ///   - root: The package that is built.
    ///   - folder: The folder that SwiftPM is given for a package.
    init(of plan: PackagePlan, besides root: String, folder: (PackagePlan.Package) -> String) {
        for package in plan.packages.values.sorted(by: { $0.identity < $1.identity }) where package.identity != root {
            for target in package.wanted where target.type == "regular" {
                let path = target.folder(in: package.folder)
                let files = target.files(in: "\(package.folder)/\(path)").map { "\(path)/\($0)" }
                guard files.contains(where: { Self.isConditional("\(package.folder)/\($0)") }) else { continue }
                paths += files.map { URL(fileURLWithPath: "\(folder(package))/\($0)").standardizedFileURL.path }
                ownPaths += files.map { "\(package.folder)/\($0)" }
            }
        }
    }

    private static func isConditional(_ path: String) -> Bool {
        let text = RegularFile.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let conditional = ImportedNames.all(in: text).subtracting(ImportedNames.all(in: text, isUnconditional: true))
        return !conditional.isDisjoint(with: ["UIKit", "SwiftUI"])
    }
}
