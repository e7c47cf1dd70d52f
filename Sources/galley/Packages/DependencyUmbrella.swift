import Foundation
import GalleyProtocol

/// A package that is made for SwiftPM to build all that a project is compiled against: a target for each product that it needs,
/// one for each framework of the project, and one that is built with all of these.
struct DependencyUmbrella {
    /// One thing to build: a product of a package, or a framework of the project.
    struct Part {
        /// The umbrella's target that stands for it, or is it.
        var target: String
        /// What messages call it.
        var name: String
        /// The modules that it brings, and those that it is built with.
        var own: Set<String>
        var modules: Set<String>
        /// The packages that it is built with and that are not here.
        var absent: Set<String> = []
        /// The umbrella's declaration of the target.
        fileprivate var declaration: String
    }

    let dependencies: ProjectDependencies
    let plan: PackagePlan
    let shadows: PackageShadows
    /// What the files import.
    let imports: Set<String>

    static let all = "GalleyNeeds"

    var folder: String { "\(shadows.base.path)/umbrella" }

    /// The products to build, each with the name of its package.
    private var products: [(product: String, identity: String)] {
        var found = plan.packages.values.flatMap { package in package.products.map { ($0, package.identity) } }
            .filter { isAsked($0.0, of: $0.1) }
        if !shadows.replacesAbsent {
            for reference in dependencies.packages {
                guard let absent = plan.absent[reference.identity] else { continue }
                found += absent.products.map { ($0, reference.identity) }
            }
        }
        return found.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map { (product: $0.0, identity: $0.1) }
    }

    /// Whether the project itself asks for a product.
    private func isAsked(_ product: String, of identity: String) -> Bool {
        dependencies.packages.contains { $0.identity == identity }
            && plan.packages[identity].map { package in
                package.manifest.closure(of: [product]).contains { imports.contains($0.moduleName) }
            } == true
    }

    /// All that there is to build.
    func parts() throws -> [Part] {
        var parts: [Part] = []
        for (index, need) in products.enumerated() {
            let target = "GalleyNeed\(index)"
            let package = plan.packages[need.identity]
            let targets = package?.manifest.products.first { $0.name == need.product }?.targets ?? []
            let reach = plan.reach(need.product, of: need.identity)
            parts.append(
                Part(
                    target: target, name: "the package's product '\(need.product)' (\(need.identity))",
                    own: Set(targets.map(\.moduleName) + [need.product.moduleName]),
                    modules: reach.modules.union([need.product.moduleName]), absent: reach.absent,
                    declaration: declaration(target, [product(need.product, need.identity)])))
        }
        for framework in dependencies.frameworks.values.sorted(by: { $0.module < $1.module }) {
            let uses = uses(of: framework)
            let reach = uses.products.map { plan.reach($0.product, of: $0.identity) }
            let modules: Set<String> = reach.reduce(into: [framework.module]) { $0.formUnion($1.modules) }
            parts.append(
                Part(
                    target: framework.module, name: "the project's framework '\(framework.module)'",
                    own: [framework.module],
                    modules: modules.union(uses.frameworks),
                    absent: reach.reduce(into: []) { $0.formUnion($1.absent) },
                    declaration: try declaration(framework, uses)))
        }
        return parts
    }

    /// Writes the package.
    ///
    /// - Parameter resolved: The versions that the project has settled on.
    func write(_ parts: [Part], resolved: String? = nil) throws {
        for part in parts where part.target.hasPrefix("GalleyNeed") { try writeEmpty(part.target) }
        try writeEmpty(Self.all)
        let targets = parts.map(\.declaration) + [declaration(Self.all, parts.map { "\"\($0.target)\"" })]
        let packages = dependencies.packages.filter { reference in
            parts.contains { $0.declaration.contains("package: \(PackageShadows.literal(reference.identity))") }
        }
        try shadows.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "GalleyDependencies",
                dependencies: [\(packages.map(place).joined(separator: ", "))],
                targets: [
                    \(targets.joined(separator: ",\n        "))
                ])

            """, to: "\(folder)/Package.swift")
        if let resolved, let versions = FileManager.default.contents(atPath: resolved) {
            try shadows.write(String(decoding: versions, as: UTF8.self), to: "\(folder)/Package.resolved")
        }
    }

    private func writeEmpty(_ target: String) throws {
        try shadows.make("\(folder)/Sources/\(target)")
        try shadows.write("// Nothing.\n", to: "\(folder)/Sources/\(target)/\(target).swift")
    }

    private func place(of package: PackageReference) -> String {
        let literal = PackageShadows.literal
        if plan.packages[package.identity] == nil, case .address(let address, let requirement) = package.place {
            return ".package(url: \(literal(address)), \(requirement))"
        }
        return ".package(path: \(literal(shadows.folder(of: package.identity))))"
    }

    private func product(_ name: String, _ identity: String) -> String {
        ".product(name: \(PackageShadows.literal(name)), package: \(PackageShadows.literal(identity)))"
    }

    private func declaration(_ target: String, _ dependencies: [String], settings: String = "") -> String {
        ".target(name: \"\(target)\", dependencies: [\(dependencies.joined(separator: ", "))]\(settings))"
    }

    /// What a framework is built with.
    private func uses(
        of framework: ProjectDependencies.Framework
    ) -> (frameworks: [String], products: [(product: String, identity: String)]) {
        let imports = Set(framework.files.compactMap { try? SourceFile(path: $0) }.flatMap(\.imports).map(String.init))
        let others = dependencies.frameworks.keys.sorted().filter { imports.contains($0) && $0 != framework.module }
        let own = products.filter { need in
            framework.products.contains(need.product)
                || plan.packages[need.identity]?.manifest.closure(of: [need.product]).contains {
                    imports.contains($0.moduleName)
                } == true
        }
        return (others, own)
    }

    /// A framework's files lie in a folder of their own, under names of their own.
    private func declaration(
        _ framework: ProjectDependencies.Framework,
        _ uses: (frameworks: [String], products: [(product: String, identity: String)])
    ) throws -> String {
        let place = "\(folder)/Sources/\(framework.module)"
        try shadows.make(place)
        for (name, path) in Self.names(framework) { try shadows.link("\(place)/\(name)", to: path) }
        let flags = framework.language.arguments(mode: nil).map(PackageShadows.literal).joined(separator: ", ")
        return declaration(
            framework.module,
            uses.frameworks.map { "\"\($0)\"" } + uses.products.map { product($0.product, $0.identity) },
            settings: ", swiftSettings: [.unsafeFlags([\(flags)])]")
    }

    /// A name for each file of a framework, in whatever folder it lies.
    static func names(_ framework: ProjectDependencies.Framework) -> [(name: String, path: String)] {
        var count: [String: Int] = [:]
        return framework.files.map { path in
            let name = (path as NSString).lastPathComponent
            count[name, default: 0] += 1
            let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
            return count[name] == 1
                ? (name, absolute)
                : ("\((name as NSString).deletingPathExtension)-\(count[name] ?? 0).swift", absolute)
        }
    }

    /// The Swift files that are built of what is here, as SwiftPM is given them, and their own places.
    var files: [(given: String, own: String, module: String)] {
        var files: [(given: String, own: String, module: String)] = []
        for package in plan.packages.values.sorted(by: { $0.identity < $1.identity }) {
            let folder = shadows.folder(of: package.identity)
            for target in package.manifest.closure(of: package.products) where target.type == "regular" {
                let (own, place) = (target.folder(in: package.folder), shadows.place(of: target, in: package))
                let prefix = place == "." ? folder : "\(folder)/\(place)"
                files += target.files(in: "\(package.folder)/\(own)").map {
                    ("\(prefix)/\($0)", "\(package.folder)/\(own)/\($0)", target.moduleName)
                }
            }
        }
        for framework in dependencies.frameworks.values.sorted(by: { $0.module < $1.module }) {
            files += Self.names(framework).map {
                ("\(folder)/Sources/\(framework.module)/\($0.name)", $0.path, framework.module)
            }
        }
        return files
    }
}

extension PackageManifest.Target {
    /// The name of the target's module.
    var moduleName: String { name.moduleName }
}

extension PackageShadows {
    /// The folder of a target's sources in the package's that SwiftPM is given.
    fileprivate func place(of target: PackageManifest.Target, in package: PackagePlan.Package) -> String {
        let mirrored = "\(PackageTargetShadow.folderName)/\(target.name)"
        let isMirrored = FileManager.default.fileExists(atPath: "\(folder(of: package.identity))/\(mirrored)")
        return isMirrored ? mirrored : target.folder(in: package.folder)
    }
}
