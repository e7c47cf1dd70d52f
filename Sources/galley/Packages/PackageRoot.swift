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
    /// The platform that its files are compiled for.
    let platform: SourcePlatform

    /// What is built.
    struct Place {
        /// The folder that SwiftPM is given.
        var path: String
        /// What in it stands for what.
        var places: [(given: String, own: String)] = []
        /// What the other packages import.
        var imports = PackageImports()
        /// Files of theirs that are to be read as on the platform, too.
        var conditional = ConditionalFiles()
    }

    /// Makes the folder.
    func place() throws -> Place {
        let plain = Place(path: package.absolutePath)
        guard mayNeedShadow else { return plain }
        var plan = PackagePlan([], checkouts: checkouts) { try tool.manifest(in: $0) }
        let reference = PackageReference(folder: package.absolutePath)
        guard plan.add(reference) != nil else { return plain }
        plan.needAll(of: reference.identity)
        let isOwn =
            plan.known.isEmpty && !plan.hasSpares(reference.identity)
            && plan.packages.values.allSatisfy { $0.folder == package.absolutePath || isBeside($0) }
        let shadows = PackageShadows(plan: plan, base: tool.base, cache: tool.compiler.cache, replacesAbsent: false)
        let imports = PackageImports(of: plan, besides: reference.identity, on: platform)
        guard !isOwn || isMisplaced || description.targets.contains(where: hasUnknownAssets) else {
            let files = ConditionalFiles(of: plan, besides: reference.identity) { $0.folder }
            return Place(path: plain.path, imports: imports, conditional: files)
        }
        try shadows.write()
        return Place(
            path: shadows.folder(of: reference.identity), places: shadows.places, imports: imports,
            conditional: ConditionalFiles(of: plan, besides: reference.identity) { shadows.folder(of: $0.identity) })
    }

    /// Whether SwiftPM does not find the folder of one of the package's targets (`PackageTool.describeOwn`).
    private var isMisplaced: Bool { tool.folder != nil }

    /// A shadow of a package that SwiftPM cannot read, where that is for the folders of its targets alone: those of tests, which are not
    /// built, or such as have their names in other capitals, which are the same on Apple's file systems.
    static func repaired(_ tool: PackageTool, checkouts: [String]) throws -> String? {
        var plan = PackagePlan([], checkouts: checkouts) { try tool.manifest(in: $0) }
        let reference = PackageReference(folder: tool.package.absolutePath)
        guard let manifest = plan.add(reference) else { return nil }
        let root = tool.package.absolutePath
        let isOther = manifest.targets.contains { target in
            target.type == "test" ? !isThere(target, in: root) : target.otherFolder(in: root) != nil
        }
        guard isOther else { return nil }
        plan.needAll(of: reference.identity)
        let shadows = PackageShadows(plan: plan, base: tool.base, cache: tool.compiler.cache, replacesAbsent: false)
        try shadows.write()
        return shadows.folder(of: reference.identity)
    }

    private static func isThere(_ test: PackageManifest.Target, in root: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(root)/\(test.path ?? "Tests/\(test.name)")")
    }

    /// Whether a package is one that the manifest names by its folder.
    private func isBeside(_ other: PackagePlan.Package) -> Bool {
        description.localDependencies.contains { URL(fileURLWithPath: $0).standardizedFileURL.path == other.folder }
    }

    private var mayNeedShadow: Bool {
        isMisplaced || !description.dependencies.isEmpty || description.targets.contains(where: hasUnknownAssets)
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
