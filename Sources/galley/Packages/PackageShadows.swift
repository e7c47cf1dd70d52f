import Foundation
import GalleyAssets
import GalleyProtocol

/// The folders that SwiftPM is given in place of packages: each has links to all that the package's has, and a manifest that names
/// packages where they are, and nothing that is not asked for. Nothing of a package's own folder is changed.
struct PackageShadows {
    let plan: PackagePlan
    /// The folder of the cache that they lie in.
    let base: Cache.Entry
    let cache: Cache
    /// Whether packages that are not here are stood in for by such without content; else SwiftPM is left to fetch them.
    var replacesAbsent: Bool

    static let folderName = "packages"

    /// What stands for what: the folders that SwiftPM is given, with the packages' own, inner ones first.
    var places: [(given: String, own: String)] {
        plan.packages.values.sorted { $0.identity < $1.identity }.flatMap { package in
            let folder = folder(of: package.identity)
            let targets = package.wanted.map { target in
                (
                    given: "\(folder)/\(PackageTargetShadow.folderName)/\(target.name)/",
                    own: "\(package.folder)/\(target.folder(in: package.folder))/"
                )
            }
            return targets + [(given: "\(folder)/", own: "\(package.folder)/")]
        }
    }

    /// The folder for a package.
    func folder(of identity: String) -> String { "\(base.path)/\(Self.folderName)/\(identity)" }

    /// Makes the folders.
    ///
    /// - Returns: What was made for targets' resources: the folders that stand for targets'.
    func write() throws {
        let all = "\(base.path)/\(Self.folderName)"
        // Links alone: what SwiftPM has built lies elsewhere.
        try? FileManager.default.removeItem(atPath: all)
        for (identity, name) in plan.known.sorted(by: { $0.key < $1.key }) {
            try writeStandIn(identity, name: name, products: PackageStandIns.products[name] ?? [])
        }
        if replacesAbsent {
            for (identity, absent) in plan.absent.sorted(by: { $0.key < $1.key }) {
                try writeStandIn(identity, name: identity, products: absent.products.sorted())
            }
        }
        for package in plan.packages.values.sorted(by: { $0.identity < $1.identity }) { try write(package) }
    }

    private func write(_ package: PackagePlan.Package) throws {
        let folder = folder(of: package.identity)
        try make(folder)
        for name in Cache.names(in: package.folder) where !name.hasPrefix(".") {
            let place = "\(package.folder)/\(name)"
            if name.hasPrefix("Package"), name.hasSuffix(".swift") {
                let text = String(decoding: FileManager.default.contents(atPath: place) ?? Data(), as: UTF8.self)
                try write(text + (try manifestEnd(package, ToolsVersion(manifest: text))), to: "\(folder)/\(name)")
            } else if name == "Package.resolved" {
                // SwiftPM writes it anew: into the copy. Versions are the outermost package's to settle on.
                if package.isWhole { try copy("\(folder)/\(name)", from: place) }
            } else {
                try link("\(folder)/\(name)", to: place)
            }
        }
    }

    /// What a manifest says at its end: where the packages are that the wanted targets use, and that nothing else is there.
    private func manifestEnd(_ package: PackagePlan.Package, _ tools: ToolsVersion) throws -> String {
        let wanted = package.wanted
        let others = Set(package.manifest.targets.map(\.name)).subtracting(wanted.map(\.name)).sorted()
        var places: [String: String] = [:]
        var dropped: [String] = []
        for dependency in package.manifest.dependencies {
            let identity = PackagePlan.reference(dependency).identity
            let isHere = plan.packages[identity] != nil || plan.known[identity] != nil || replacesAbsent
            if !package.owners.values.contains(identity) {
                dropped.append(dependency.identity)
            } else if isHere {
                places[dependency.identity] = self.folder(of: identity)
            }
        }
        var text = Self.replacement(places: places, dropped: dropped, tools)
        let products = package.isWhole ? Set(package.manifest.products.map(\.name)) : package.products
        // A package that the manifest gives a name is known to its targets by that alone.
        let named = package.manifest.dependencies.compactMap { dependency in
            dependency.name.map { (PackagePlan.reference(dependency).identity, $0) }
        }
        let names = tools.namesPackages ? Dictionary(named, uniquingKeysWith: { first, _ in first }) : [:]
        let owners = package.owners.mapValues { names[$0] ?? $0 }
        text += Self.selection(targets: others, products: products, owners: owners)
        for target in wanted {
            guard let folder = target.otherFolder(in: package.folder) else { continue }
            text += "for target in package.targets where target.name == \(Self.literal(target.name)) "
            text += "{ target.path = \(Self.literal(folder)) }\n"
        }
        if tools.hasPluginUsages { text += Self.withoutPlugins(of: dropped) }
        for target in wanted where target.type != "system" && target.type != "binary" {
            let shadow = PackageTargetShadow(target, package, folder: folder(of: package.identity))
            text += try shadow.manifestEnd(self, tools)
        }
        return text
    }

    /// A list of names as Swift writes it.
    private static func list(_ names: some Sequence<String>) -> String {
        "([\(names.sorted().map(literal).joined(separator: ", "))] as Set<String>)"
    }

    private static func table(_ values: [String: String]) -> String {
        let rows = values.sorted { $0.key < $1.key }.map { "\(literal($0.key)): \(literal($0.value))" }
        return "([\(rows.isEmpty ? ":" : rows.joined(separator: ", "))] as [String: String])"
    }

    /// Packages at their places, and without those that are not asked for.
    private static func replacement(places: [String: String], dropped: [String], _ tools: ToolsVersion) -> String {
        """

        import Foundation
        package.dependencies = package.dependencies.compactMap { dependency in
            let places = \(table(places))
            let dropped = \(list(dropped))
            func identity(_ place: String) -> String {
                let name = place.split(separator: "/").last.map { $0.lowercased() } ?? ""
                return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
            }
            func found(_ name: String?, _ place: String) -> Package.Dependency? {
                if dropped.contains(identity(place)) { return nil }
                guard let path = places[identity(place)] else { return dependency }
                \(tools.namesPackages ? "if let name { return .package(name: name, path: path) }" : "")
                return .package(path: path)
            }
            \(tools.dependency)
        }

        """
    }

    /// The targets that are asked for. By names alone SwiftPM finds products no longer, when packages have other places, and what
    /// is asked for on iOS alone is asked for here.
    private static func selection(targets: [String], products: Set<String>, owners: [String: String]) -> String {
        """
        package.targets.removeAll { \(list(targets)).contains($0.name) }
        package.products.removeAll { !\(list(products)).contains($0.name) }
        for target in package.targets {
            target.dependencies = target.dependencies.map { dependency in
                let owners = \(table(owners))
                switch dependency {
                case .byNameItem(let name, _), .productItem(let name, _, nil, _):
                    return owners[name].map { .product(name: name, package: $0) } ?? dependency
                case .targetItem(let name, _): return .target(name: name)
                default: return dependency
                }
            }
        }

        """
    }

    /// Takes the plugins of packages away that are not there.
    private static func withoutPlugins(of dropped: [String]) -> String {
        """
        for target in package.targets {
            target.plugins?.removeAll { usage in
                guard case .plugin(_, let package?) = usage else { return false }
                return \(list(dropped)).contains(package.lowercased())
            }
        }

        """
    }

    /// A package with the products of another, without content.
    private func writeStandIn(_ identity: String, name: String, products: [String]) throws {
        let folder = folder(of: identity)
        let target =
            "StandInFor" + identity.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()
        try make("\(folder)/Sources/\(target)")
        try write("// Nothing.\n", to: "\(folder)/Sources/\(target)/\(target).swift")
        let products = products.map { ".library(name: \(Self.literal($0)), targets: [\"\(target)\"])" }
        try write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: \(Self.literal(name)), products: [\(products.joined(separator: ", "))],
                targets: [.target(name: "\(target)")])

            """, to: "\(folder)/Package.swift")
    }

    /// A text as Swift writes it.
    static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    func make(_ folder: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw cache.cannotWrite(OutputFile.WriteError(folder))
        }
    }

    func link(_ place: String, to path: String) throws {
        guard symlink(path, place) == 0 || errno == EEXIST else {
            throw cache.cannotWrite(OutputFile.WriteError(place))
        }
    }

    func copy(_ place: String, from path: String) throws {
        do {
            try FileManager.default.copyItem(atPath: path, toPath: place)
        } catch {
            throw cache.cannotWrite(OutputFile.WriteError(place))
        }
    }

    func write(_ text: String, to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            throw cache.cannotWrite(OutputFile.WriteError(path))
        }
    }
}
