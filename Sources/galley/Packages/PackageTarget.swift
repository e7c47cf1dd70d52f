import Foundation
import GalleyProtocol

/// Chooses the target of a package that is shown.
struct PackageTarget {
    let target: PackageDescription.Target

    init(_ description: PackageDescription, compiler: Compiler, options: SourceOptions) throws {
        let candidates = description.candidates
        if let name = options.input.target {
            guard let target = description.targets.first(where: { $0.name == name && $0.moduleType == "SwiftTarget" })
            else {
                throw Failure(
                    ExitStatus.usage,
                    "the package has no Swift target '\(name)'; it has \(candidates.map(\.name).joined(separator: ", "))"
                )
            }
            self.target = target
            return
        }
        if candidates.count == 1 {
            target = candidates[0]
            return
        }
        let shown = try candidates.filter { try Self.shows(options.view, $0, description, compiler) }
        guard let only = shown.first, shown.count == 1 else {
            let names = (shown.isEmpty ? candidates : shown).map(\.name).joined(separator: ", ")
            throw Failure(
                ExitStatus.usage,
                candidates.isEmpty
                    ? "the package '\(description.name)' has no library and no program in Swift"
                    : "the package '\(description.name)' has several targets \(shown.isEmpty ? "" : "with views ")(\(names)); "
                        + "name one with --target")
        }
        target = only
    }

    /// Whether a target declares a view that the expression names, or, without one, anything that can be shown.
    private static func shows(
        _ expression: String?, _ target: PackageDescription.Target, _ description: PackageDescription,
        _ compiler: Compiler
    ) throws -> Bool {
        let files = description.files(of: target)
        guard !files.isEmpty else { return false }
        let source = try SourceSet(files: files, name: "the target '\(target.name)'")
        let survey = try SourceSurvey(of: source, installation: compiler.installation, limits: compiler.limits)
        guard let expression else {
            return !survey.previews.isEmpty || !survey.candidates(in: source).isEmpty
        }
        let words = Set(expression.split { !($0.isLetter || $0.isNumber || $0 == "_") })
        return survey.views.contains { words.contains($0.name.prefix { $0 != "." }) }
    }
}
