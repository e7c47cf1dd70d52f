import Foundation
import GalleyAssets

/// A target of a package with what Xcode adds to it and SwiftPM does not: catalogues and tables of texts that the manifest does not
/// list, and the names of assets.
struct PackageTargetShadow {
    private let target: PackageManifest.Target
    /// The target's own folder, and the one that SwiftPM is given for the package.
    private let own: String
    private let shadow: String

    /// - Parameter folder: The one that SwiftPM is given for the package.
    init(_ target: PackageManifest.Target, _ package: PackagePlan.Package, folder: String) {
        self.target = target
        own = Self.joined(package.folder, target.folder(in: package.folder))
        shadow = folder
    }

    private static func joined(_ folder: String, _ path: String) -> String {
        URL(fileURLWithPath: "\(folder)/\(path)").standardizedFileURL.path
    }

    /// What the package's manifest says of the target at its end; nothing where Xcode adds nothing.
    func manifestEnd(_ shadows: PackageShadows, _ tools: ToolsVersion) throws -> String {
        let unlisted = tools.hasResources ? unlistedResources : []
        let hasBundle = !unlisted.isEmpty || !(target.resources ?? []).isEmpty
        let code = hasBundle ? generatedCode : ""
        guard !unlisted.isEmpty || !code.isEmpty else { return "" }
        var text = "for target in package.targets where target.name == \(PackageShadows.literal(target.name)) {\n"
        if !unlisted.isEmpty {
            let rules = unlisted.map { ".copy(\(PackageShadows.literal($0)))" }.joined(separator: ", ")
            text += "target.resources = (target.resources ?? []) + [\(rules)]\n"
        }
        if !code.isEmpty {
            let place = "\(Self.folderName)/\(target.name)"
            let folder = "\(shadow)/\(place)"
            try shadows.make(folder)
            for name in Cache.names(in: own) where !name.hasPrefix(".") && !name.hasPrefix("Package") {
                let (place, path) = ("\(folder)/\(name)", "\(own)/\(name)")
                // What SwiftPM copies must be no link: who reads resources follows none out of their folder.
                let isCopied =
                    ResourceKind(path) == .file
                    || ["xcassets", "xcstrings", "lproj", "bundle"].contains((name as NSString).pathExtension)
                try isCopied ? shadows.copy(place, from: path) : shadows.link(place, to: path)
            }
            try shadows.write(code, to: "\(folder)/\(Self.generatedName)")
            text += "target.path = \(PackageShadows.literal(place))\n"
            text += "target.sources?.append(\(PackageShadows.literal(Self.generatedName)))\n"
        }
        return text + "}\n"
    }

    static let folderName = "galley-targets"
    static let generatedName = "GalleyGenerated.swift"

    /// The names of the target's assets.
    private var generatedCode: String {
        let files = target.files(in: own)
        guard let first = files.first, !first.isEmpty else { return "" }
        let folders = (try? SourceFolder(own, mayBeEmpty: true).assetFolders.filter { $0.hasPrefix(own) }) ?? []
        let limit = SearchLimit()
        guard let catalogs = try? AssetFolders.catalogs(in: folders, step: { try limit.step(in: own) }) else {
            return ""
        }
        guard !catalogs.isEmpty else { return "" }
        let text = files.compactMap { RegularFile.contents(atPath: "\(own)/\($0)") }
            .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
        return AssetSymbols(catalogs, source: text, bundle: "Foundation.Bundle.module").code
    }

    /// Catalogues and tables of texts that no resource of the manifest covers.
    private var unlistedResources: [String] {
        let listed = (target.resources ?? []).map(\.path) + (target.exclude ?? [])
        var names: Set<String> = []
        var found: [String] = []
        let all = FileManager.default.enumerator(atPath: own)
        while let path = all?.nextObject() as? String {
            let name = (path as NSString).lastPathComponent
            guard ["xcassets", "xcstrings"].contains((name as NSString).pathExtension) else { continue }
            if name.hasSuffix(".xcassets") { all?.skipDescendants() }
            let isListed = listed.contains {
                $0 == "." || path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : "\($0)/")
            }
            if !isListed, names.insert(name).inserted { found.append(path) }
        }
        return found.sorted()
    }
}
