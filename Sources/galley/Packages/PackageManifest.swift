import Foundation

/// What a package's manifest says, as SwiftPM writes it down (`swift package dump-package`).
struct PackageManifest: Decodable {
    struct Product: Decodable {
        var name: String
        var targets: [String]
    }

    struct Target: Decodable {
        var name: String
        var type: String
        var path: String?
        var sources: [String]?
        var exclude: [String]?
        var dependencies: [TargetDependency]
        var resources: [Resource]?
        var pluginUsages: [PluginUsage]?

        /// The packages of plugins that make sources. Those that look at them, as their names say, are not needed.
        var generators: [String] {
            (pluginUsages ?? []).compactMap(\.plugin).filter { names in
                let name = names.first??.lowercased() ?? ""
                return !["lint", "format"].contains(where: name.contains)
            }.compactMap { $0.last??.lowercased() }
        }
    }

    /// A plugin that works on a target: its name and its package.
    struct PluginUsage: Decodable { var plugin: [String?]? }

    struct Resource: Decodable { var path: String }

    /// What a target is built with.
    enum TargetDependency: Decodable {
        case target(String)
        case product(String, package: String?)
        /// A target of the package, or a product of another.
        case name(String)
        case other

        enum CodingKeys: String, CodingKey { case target, product, byName }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            func texts(_ key: CodingKeys) throws -> [String?] {
                guard var list = try? container.nestedUnkeyedContainer(forKey: key) else { return [] }
                var texts: [String?] = []
                // What follows the names are conditions.
                while !list.isAtEnd, texts.count < 2, let text = try? list.decode(String?.self) { texts.append(text) }
                return texts
            }
            let (product, target, name) = (try texts(.product), try texts(.target), try texts(.byName))
            if let first = product.first.flatMap({ $0 }) {
                self = .product(first, package: product.count > 1 ? product[1] : nil)
            } else if let first = target.first.flatMap({ $0 }) {
                self = .target(first)
            } else if let first = name.first.flatMap({ $0 }) {
                self = .name(first)
            } else {
                self = .other
            }
        }
    }

    /// A package that this one is built with.
    struct Dependency: Decodable {
        var identity: String
        /// Its name in the manifests of old tools.
        var name: String?
        /// Its folder; nil where it is fetched.
        var path: String?
        var address: String?

        private struct Place: Decodable {
            var identity: String
            var path: String?
            var location: Location?
            var nameForTargetDependencyResolutionOnly: String?
        }

        private struct Location: Decodable {
            struct Remote: Decodable { var urlString: String }
            var remote: [Remote]?
            var local: [String]?
        }

        enum CodingKeys: String, CodingKey { case fileSystem, sourceControl, registry }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            for key in [CodingKeys.fileSystem, .sourceControl, .registry] {
                guard let place = try container.decodeIfPresent([Place].self, forKey: key)?.first else { continue }
                identity = place.identity
                name = place.nameForTargetDependencyResolutionOnly
                path = place.path ?? place.location?.local?.first
                address = place.location?.remote?.first?.urlString
                return
            }
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "a dependency of no known kind"))
        }
    }

    var name: String
    var products: [Product]
    var targets: [Target]
    var dependencies: [Dependency]
    /// What it says of how targets are compiled.
    var settings: PackageSettings?

    enum CodingKeys: String, CodingKey { case name, products, targets, dependencies }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        products = try container.decode([Product].self, forKey: .products)
        targets = try container.decode([Target].self, forKey: .targets)
        dependencies = try container.decode([Dependency].self, forKey: .dependencies)
        settings = try? PackageSettings(from: decoder)
    }

    func target(_ name: String) -> Target? { targets.first { $0.name == name } }

    /// The targets that products are made of, with those of the package that they are built with.
    ///
    /// - Parameter products: Nil for all, and for programs.
    func closure(of products: Set<String>?) -> [Target] {
        var names =
            products.map { wanted in self.products.filter { wanted.contains($0.name) }.flatMap(\.targets) }
            ?? targets.filter { $0.type != "test" }.map(\.name)
        var index = 0
        while index < names.count {
            for dependency in target(names[index])?.dependencies ?? [] {
                guard let name = dependency.ownName, target(name) != nil, !names.contains(name) else { continue }
                names.append(name)
            }
            index += 1
        }
        var known: Set<String> = []
        return names.filter { known.insert($0).inserted }.compactMap(target)
    }

    /// The products of other packages that targets are built with, each with the package's name where it is given.
    func foreignProducts(of targets: [Target]) -> [(name: String, package: String?)] {
        targets.flatMap(\.dependencies).compactMap { dependency in
            switch dependency {
            case .product(let name, let package): return (name, package)
            case .name(let name) where target(name) == nil: return (name, nil)
            default: return nil
            }
        }
    }
}

extension PackageManifest.TargetDependency {
    /// The name of what may be a target of the package.
    fileprivate var ownName: String? {
        switch self {
        case .target(let name), .name(let name): name
        case .product, .other: nil
        }
    }
}

extension PackageManifest.Target {
    /// The folder of the target's sources, from the package's on, as SwiftPM looks for it.
    func folder(in package: String) -> String {
        if let other = otherFolder(in: package) { return other }
        if let path { return path }
        let places = ["Sources", "Source", "src", "srcs"] + (type == "plugin" ? ["Plugins"] : [])
        let found = places.map { "\($0)/\(name)" }.first { FileManager.default.fileExists(atPath: "\(package)/\($0)") }
        return found ?? places.first { FileManager.default.fileExists(atPath: "\(package)/\($0)") } ?? "Sources/\(name)"
    }

    /// The folder where SwiftPM does not find it, because it has its name in other capitals.
    func otherFolder(in package: String) -> String? {
        let places = path.map { [$0] } ?? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(name)" }
        guard !places.contains(where: { FileManager.default.fileExists(atPath: "\(package)/\($0)") }) else {
            return nil
        }
        return places.lazy.compactMap { ProjectPath.inOtherCapitals($0, of: package) }.first
    }

    /// The target's Swift files, from its folder on. A package's manifests, which lie beside them where the folder is the package's, are
    /// no sources.
    func files(in folder: String) -> [String] {
        let excluded = exclude ?? []
        func isIn(_ file: String, _ places: [String]) -> Bool {
            places.contains { place in
                let plain = place.hasPrefix("./") ? String(place.dropFirst(2)) : place
                return plain == "." || file == plain || file.hasPrefix(plain.hasSuffix("/") ? plain : "\(plain)/")
            }
        }
        let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return all.filter { file in
            file.hasSuffix(".swift") && file != "Package.swift" && !file.hasPrefix("Package@swift-")
                && !file.split(separator: "/").contains { $0.hasPrefix(".") || $0.hasSuffix(".docc") }
                && !isIn(file, excluded) && (sources.map { isIn(file, $0) } ?? true)
        }.sorted()
    }
}
