import Foundation
import GalleyAssets

/// The folder that SwiftPM is given for the package that is shown: its own, or a shadow of it where something of what it depends on
/// comes with the tool or is checked out elsewhere, or Xcode adds something to its targets.
struct PackageRoot {
    let package: PackageFolder
    let description: PackageDescription
    let tool: PackageTool
    /// Folders in which packages are checked out.
    let checkouts: [String]

    /// The folder, and what in it stands for what.
    func folder() throws -> (path: String, places: [(given: String, own: String)]) {
        let plain = (package.absolutePath, [(given: String, own: String)]())
        guard mayNeedShadow else { return plain }
        var plan = PackagePlan([], checkouts: checkouts) { try tool.manifest(in: $0) }
        let reference = PackageReference(folder: package.absolutePath)
        guard plan.add(reference) != nil else { return plain }
        plan.needAll(of: reference.identity)
        let isOwn =
            plan.known.isEmpty && plan.packages.values.allSatisfy { $0.folder == package.absolutePath || isBeside($0) }
        let shadows = PackageShadows(plan: plan, base: tool.base, cache: tool.compiler.cache, replacesAbsent: false)
        guard !isOwn || description.targets.contains(where: hasUnknownAssets) else { return plain }
        try shadows.write()
        return (shadows.folder(of: reference.identity), shadows.places)
    }

    /// Whether a package is one that the manifest names by its folder.
    private func isBeside(_ other: PackagePlan.Package) -> Bool {
        description.localDependencies.contains { URL(fileURLWithPath: $0).standardizedFileURL.path == other.folder }
    }

    private var mayNeedShadow: Bool {
        !description.dependencies.isEmpty || description.targets.contains(where: hasUnknownAssets)
    }

    /// Whether a target has catalogues or tables of texts, which Xcode makes more of than SwiftPM does.
    private func hasUnknownAssets(_ target: PackageDescription.Target) -> Bool {
        guard target.type != "test" else { return false }
        let files = FileManager.default.enumerator(atPath: "\(description.path)/\(target.path)")
        return files?.contains {
            ["xcassets", "xcstrings"].contains((($0 as? String ?? "") as NSString).pathExtension)
        } ?? false
    }
}
