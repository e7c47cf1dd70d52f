import Foundation
import GalleyProtocol

/// What a project's files are compiled against that the project does not list among them: packages, and frameworks that the
/// project, or another of its workspace, builds.
struct ProjectDependencies {
    /// The packages that the project names, those that lie in folders first.
    var packages: [PackageReference] = []
    /// The products of packages that the target asks for.
    var products: Set<String> = []
    /// The packages that products belong to, as far as the project says, by their identities.
    var owners: [String: String] = [:]
    /// By the name of the module.
    var frameworks: [String: Framework] = [:]
    /// Folders in which packages may be checked out.
    var checkouts: [String] = []
    /// The versions that the project has settled on (`Package.resolved`).
    var resolved: String?

    /// A framework or library that is a target of a project.
    struct Framework {
        var module: String
        var files: [String]
        var language: LanguageSettings
        /// The products of packages that it asks for.
        var products: Set<String>
    }

    var isEmpty: Bool { packages.isEmpty && frameworks.isEmpty }

    /// The package among some that a product belongs to.
    func owner(of product: String, among packages: [PackageReference]) -> String? {
        let named = owners[product].flatMap { owner in packages.first { $0.identity == owner } }
        // A project says so of every product of a package that is fetched.
        return (named ?? (owners.isEmpty && packages.count == 1 ? packages[0] : nil))?.identity
    }
}

extension XcodeProject {
    /// What a target's files are compiled against.
    ///
    /// - Parameters:
    ///   - files: The target's.
    ///   - workspace: What lies beside the project.
    func dependencies(of target: Target, files: [SourceFile], in workspace: XcodeWorkspace) -> ProjectDependencies {
        var dependencies = ProjectDependencies()
        let projects = [self] + workspace.projects.filter { $0.path != path }
        for project in projects {
            for package in project.packages where !dependencies.packages.contains(package) {
                dependencies.packages.append(package)
            }
        }
        dependencies.packages += workspace.packages.filter { !dependencies.packages.contains($0) }
        dependencies.products = products(of: target)
        dependencies.owners = projects.reduce(into: [:]) { $0.merge($1.productOwners) { first, _ in first } }
        dependencies.checkouts = ["SourcePackages/checkouts", ".build/checkouts"].map { "\(folder)/\($0)" }
        dependencies.resolved = ([path] + (workspace.path.map { [$0] } ?? [])).flatMap { place in
            ["\(place)/project.xcworkspace/xcshareddata/swiftpm", "\(place)/xcshareddata/swiftpm"]
        }.map { "\($0)/Package.resolved" }.first { FileManager.default.fileExists(atPath: $0) }
        dependencies.addFrameworks(of: projects, for: target, importedBy: files)
        return dependencies
    }

    /// The packages that the project names.
    private var packages: [PackageReference] {
        var found: [PackageReference] = []
        for (id, object) in objects.sorted(by: { $0.key < $1.key }) {
            switch object["isa"] as? String {
            case "XCLocalSwiftPackageReference":
                guard let place = object["relativePath"] as? String else { continue }
                let path = place.hasPrefix("/") ? place : "\(folder)/\(place)"
                found.append(PackageReference(folder: ProjectPath.located(path)))
            case "XCRemoteSwiftPackageReference":
                guard let address = object["repositoryURL"] as? String else { continue }
                found.append(PackageReference(address: address, requirement: Self.requirement(object["requirement"])))
            case "PBXFileSystemSynchronizedRootGroup":
                // A package in a folder that belongs to the project as it is.
                found += path(of: id).map { Self.packages(in: $0, depth: 0) } ?? []
            case "PBXFileReference":
                // Before Xcode 15 a package in the project's folder was a reference to its folder.
                guard
                    ["folder", "wrapper", "text", "file.swift-package"].contains(
                        object["lastKnownFileType"] as? String),
                    let place = path(of: id), FileManager.default.fileExists(atPath: "\(place)/Package.swift")
                else { continue }
                found.append(PackageReference(folder: place))
            default: break
            }
        }
        return found.sorted { first, second in first.isFolder && !second.isFolder }
    }

    /// The packages in a folder; those that tools put there do not count.
    private static func packages(in folder: String, depth: Int) -> [PackageReference] {
        Cache.names(in: folder).sorted().flatMap { name -> [PackageReference] in
            let path = "\(folder)/\(name)"
            guard !name.hasPrefix("."), !SourceFolder.tools.contains(name), ResourceKind(path) == .folder else {
                return []
            }
            if PackageFolder.isOne(path) { return [PackageReference(folder: path)] }
            return depth < 4 ? packages(in: path, depth: depth + 1) : []
        }
    }

    /// The packages that products are said to belong to.
    private var productOwners: [String: String] {
        var owners: [String: String] = [:]
        for object in objects.values where object["isa"] as? String == "XCSwiftPackageProductDependency" {
            guard let product = object["productName"] as? String, let id = object["package"] as? String,
                let package = objects[id],
                let place = package["repositoryURL"] as? String ?? package["relativePath"] as? String
            else { continue }
            owners[product] = PackageReference.identity(place)
        }
        return owners
    }

    /// Which versions a project asks for, as a manifest writes that.
    private static func requirement(_ object: Any?) -> String {
        let values = object as? [String: String] ?? [:]
        func literal(_ key: String) -> String? {
            values[key].flatMap { text in
                text.contains { $0 == "\"" || $0 == "\\" || $0.isNewline } ? nil : "\"\(text)\""
            }
        }
        switch values["kind"] {
        case "upToNextMajorVersion":
            return literal("minimumVersion").map { "from: \($0)" } ?? PackageReference.anyVersion
        case "upToNextMinorVersion":
            return literal("minimumVersion").map { ".upToNextMinor(from: \($0))" } ?? PackageReference.anyVersion
        case "exactVersion": return literal("version").map { "exact: \($0)" } ?? PackageReference.anyVersion
        case "versionRange":
            guard let least = literal("minimumVersion"), let most = literal("maximumVersion") else { break }
            return "\(least)..<\(most)"
        case "branch": return literal("branch").map { "branch: \($0)" } ?? PackageReference.anyVersion
        case "revision": return literal("revision").map { "revision: \($0)" } ?? PackageReference.anyVersion
        default: break
        }
        return PackageReference.anyVersion
    }

    /// The products of packages that a target is linked with.
    fileprivate func products(of target: Target) -> Set<String> {
        let listed = target.object["packageProductDependencies"] as? [String] ?? []
        let phases = (target.object["buildPhases"] as? [String] ?? []).compactMap { objects[$0] }
        let linked = phases.flatMap { $0["files"] as? [String] ?? [] }.compactMap {
            objects[$0]?["productRef"] as? String
        }
        let names = (listed + linked).compactMap { objects[$0]?["productName"] as? String }
        return Set(names.filter { !$0.hasPrefix("plugin:") })
    }

    /// The module that a target makes.
    fileprivate func module(of target: Target) -> String {
        let settings = settings(of: target)
        let name = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? target.name
        return name.moduleName
    }
}

extension PackageReference {
    var isFolder: Bool { if case .folder = place { true } else { false } }
}

extension ProjectDependencies {
    /// Takes in the frameworks that files import, and those that these import.
    fileprivate mutating func addFrameworks(
        of projects: [XcodeProject], for target: XcodeProject.Target, importedBy files: [SourceFile]
    ) {
        var known: [String: (XcodeProject, XcodeProject.Target)] = [:]
        for project in projects {
            for framework in project.libraries where project.path != projects[0].path || framework.id != target.id {
                let module = project.module(of: framework)
                if known[module] == nil { known[module] = (project, framework) }
            }
        }
        var waiting = files
        while !known.isEmpty, !waiting.isEmpty {
            let imports = waiting.reduce(into: Set<Substring>()) { $0.formUnion($1.imports) }
            waiting = []
            for module in imports.map(String.init).sorted() {
                guard let (project, target) = known.removeValue(forKey: module),
                    let paths = try? project.files(of: target).paths
                else { continue }
                let products = project.products(of: target)
                frameworks[module] = Framework(
                    module: module, files: paths,
                    language: LanguageSettings(project.settings(of: target)), products: products)
                self.products.formUnion(products)
                waiting += paths.compactMap { try? SourceFile(path: $0) }
            }
        }
    }
}
