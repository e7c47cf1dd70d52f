import Foundation
import GalleyProtocol

/// The packages that something is built with: where each lies, and which of its products are asked for.
///
/// A package is looked for among those that are named by their folders, then in the folders of checked out packages. What is nowhere
/// is left to SwiftPM to fetch.
struct PackagePlan {
    /// A package that is here.
    struct Package {
        var identity: String
        /// Its own folder.
        var folder: String
        var manifest: PackageManifest
        /// The products that are asked for.
        var products: Set<String> = []
        /// The packages that the products of others are from with which these are built, by their identities.
        var owners: [String: String] = [:]
        /// Whether all but its tests is asked for.
        var isWhole = false

        /// The targets that are asked for, with those of the package that they are built with.
        var wanted: [PackageManifest.Target] { manifest.closure(of: isWhole ? nil : products) }
    }

    /// A package that is not here.
    struct Absent {
        var address: String
        var products: Set<String> = []
    }

    private(set) var packages: [String: Package] = [:]
    private(set) var absent: [String: Absent] = [:]
    /// What comes with the tool, by the identities that packages know it by.
    private(set) var known: [String: String] = [:]
    /// What is wrong with packages that cannot be read.
    private(set) var faults: [String: String] = [:]

    private let checkouts: [String]
    /// The folders of packages that the project names, by their identities: they go before all others of the name.
    private let local: [String: String]
    private let read: (String) throws -> PackageManifest

    /// - Parameters:
    ///   - checkouts: Folders in which packages are checked out, or that are packages.
    ///   - read: Reads the manifest in a folder.
    init(
        _ references: [PackageReference], checkouts: [String], read: @escaping (String) throws -> PackageManifest
    ) {
        self.checkouts = checkouts.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        self.read = read
        var local: [String: String] = [:]
        for reference in references {
            if case .folder(let path) = reference.place { local[reference.identity] = path }
        }
        self.local = local
    }

    /// Takes in a package, without any of its products.
    ///
    /// - Returns: Its manifest; nil where it is not here.
    mutating func add(_ reference: PackageReference) -> PackageManifest? {
        let identity = reference.identity
        if let package = packages[identity] { return package.manifest }
        guard absent[identity] == nil, faults[identity] == nil else { return nil }
        var folder: String? = nil
        if case .folder(let path) = reference.place { folder = path }
        if let name = PackageStandIns.known(identity, at: folder) {
            known[identity] = name
            return nil
        }
        let there = [local[identity], folder].compactMap { $0 }.first(where: PackageFolder.isOne)
        guard let place = there ?? checkedOut(identity) else {
            absent[identity] = Absent(address: reference.text)
            return nil
        }
        do {
            let manifest = try read(place)
            packages[identity] = Package(identity: identity, folder: place, manifest: manifest)
            return manifest
        } catch {
            faults[identity] = (error as? Failure)?.message ?? "\(error)"
            return nil
        }
    }

    /// The folder that a package of that name is checked out in.
    private func checkedOut(_ identity: String) -> String? {
        for folder in checkouts {
            if PackageReference.identity(folder) == identity, PackageFolder.isOne(folder) { return folder }
            let name = Cache.names(in: folder).sorted().first { PackageReference.identity($0) == identity }
            if let path = name.map({ "\(folder)/\($0)" }), PackageFolder.isOne(path) { return path }
        }
        return nil
    }

    /// Asks for all of a package but its tests.
    mutating func needAll(of identity: String) {
        guard var package = packages[identity] else { return }
        package.isWhole = true
        for owner in package.wanted.flatMap(\.generators) { package.owners["\(owner)'s plugin"] = owner }
        packages[identity] = package
        for (name, owner) in package.manifest.foreignProducts(of: package.wanted) {
            guard let other = dependency(of: package, with: name, named: owner) else { continue }
            packages[identity]?.owners[name] = other
            need(name, of: other)
        }
    }

    /// Whether a package names others by their addresses that nothing of it is built with: those of its tests, and of plugins that look at
    /// sources and make none.
    func hasSpares(_ identity: String) -> Bool {
        guard let package = packages[identity] else { return false }
        return package.manifest.dependencies.contains {
            $0.path == nil && !package.owners.values.contains(Self.reference($0).identity)
        }
    }

    /// Asks for a product, and for all that it is built with.
    mutating func need(_ product: String, of identity: String) {
        var waiting = [(product, identity)]
        while let (product, identity) = waiting.popLast() {
            if absent[identity]?.products.insert(product) != nil { continue }
            guard var package = packages[identity], package.products.insert(product).inserted else { continue }
            let closure = package.manifest.closure(of: [product])
            packages[identity] = package
            for (name, owner) in package.manifest.foreignProducts(of: closure) {
                guard let other = dependency(of: package, with: name, named: owner) else { continue }
                packages[identity]?.owners[name] = other
                waiting.append((name, other))
            }
        }
    }

    /// The package that a product is asked of.
    private mutating func dependency(of package: Package, with product: String, named owner: String?) -> String? {
        for dependency in package.manifest.dependencies {
            let reference = Self.reference(dependency)
            let manifest = add(reference)
            let isNamed = [reference.identity, dependency.identity, dependency.name?.lowercased()].contains(
                (owner ?? product).lowercased())
            if isNamed || owner == nil && manifest?.products.contains(where: { $0.name == product }) == true {
                return reference.identity
            }
        }
        return nil
    }

    /// What a product is built of: the modules, and the packages that are not here.
    func reach(_ product: String, of identity: String) -> (modules: Set<String>, absent: Set<String>) {
        var (modules, missing): (Set<String>, Set<String>) = ([], [])
        var known: Set<String> = []
        var waiting = [(product, identity)]
        while let (product, identity) = waiting.popLast() {
            guard known.insert("\(identity)/\(product)").inserted else { continue }
            if absent[identity] != nil { missing.insert(identity) }
            guard let package = packages[identity] else { continue }
            let closure = package.manifest.closure(of: [product])
            modules.formUnion(closure.map(\.moduleName))
            waiting += package.manifest.foreignProducts(of: closure).compactMap { need in
                package.owners[need.name].map { (need.name, $0) }
            }
        }
        return (modules, missing)
    }

    static func reference(_ dependency: PackageManifest.Dependency) -> PackageReference {
        dependency.path.map(PackageReference.init(folder:))
            ?? PackageReference(
                address: dependency.address ?? dependency.identity, requirement: PackageReference.anyVersion)
    }
}
