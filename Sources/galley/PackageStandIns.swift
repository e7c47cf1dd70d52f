import Foundation

/// A package that depends on Galley, or on OpenCombine, which Galley brings along: the tool has both already, and two of each in one
/// process are two different modules. So SwiftPM is given a folder with all that the package's has, whose manifest names packages
/// without content in their place. Nothing of the package's own folder is changed.
struct PackageStandIns {
    let package: PackageFolder
    let description: PackageDescription
    /// The folder of the cache that keeps what is built.
    let base: Cache.Entry
    let cache: Cache

    /// What comes with the tool: the products of each package, by its name.
    static let products = [
        "galley": [
            "Galley", "SwiftUI", "CoreFoundation", "CoreGraphics", "CoreText", "OSLog", "UniformTypeIdentifiers", "os",
            "simd",
            "GalleyLayout", "GalleyExtraLayouts", "GalleyLayouts", "GalleyTesting", "GalleyServer",
        ],
        "opencombine": ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation", "OpenCombineShim"],
    ]

    /// What each dependency is that something stands in for, by the name that the package has for it.
    private var replaced: [String: String] {
        var replaced: [String: String] = [:]
        for dependency in description.dependencies {
            guard let identity = dependency.identity?.lowercased() else { continue }
            replaced[identity] = Self.known(identity, at: dependency.path)
        }
        return replaced
    }

    /// The package that something stands in for, of those that the tool brings; nil for any other.
    static func known(_ identity: String, at path: String?) -> String? {
        if products[identity] != nil { return identity }
        return path.map(isGalley) == true ? "galley" : nil
    }

    /// Whether a folder holds Galley's own package, under whatever name.
    private static func isGalley(_ folder: String) -> Bool {
        let manifest = FileManager.default.contents(atPath: "\(folder)/Package.swift") ?? Data()
        return String(decoding: manifest, as: UTF8.self).contains("name: \"Galley\",\n    products:")
    }

    /// The folder for SwiftPM: the package's own where nothing has to be replaced.
    func folder() throws -> String {
        let replaced = replaced
        guard !replaced.isEmpty else { return package.absolutePath }
        let standIns = try replaced.mapValues { try standIn(for: $0, all: replaced) }
        let folder = "\(base.path)/\(Self.shadow)/\((package.absolutePath as NSString).lastPathComponent)"
        try? FileManager.default.removeItem(atPath: folder)
        try make(folder)
        for name in Cache.names(in: package.absolutePath) where !name.hasPrefix(".") {
            let place = "\(package.absolutePath)/\(name)"
            if name.hasPrefix("Package"), name.hasSuffix(".swift") {
                try write(
                    text(of: place) + Self.replacement(standIns, in: package.absolutePath), to: "\(folder)/\(name)")
            } else if name == "Package.resolved" {
                // SwiftPM writes it anew: into the copy.
                try write(text(of: place), to: "\(folder)/\(name)")
            } else if symlink(place, "\(folder)/\(name)") != 0 {
                throw cache.cannotWrite(OutputFile.WriteError("\(folder)/\(name)"))
            }
        }
        return folder
    }

    /// Where the folders for SwiftPM lie in the cache's.
    static let shadow = "package"

    private func text(of path: String) -> String {
        String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }

    /// A package with the products of another, without content: what they bring is found among Galley's modules.
    /// - Returns: Its folder, whose name is the package's identity.
    private func standIn(for known: String, all: [String: String]) throws -> String {
        let identity = all.first { $0.value == known }?.key ?? known
        let folder = "\(base.path)/stand-ins/\(identity)"
        let target = "StandInFor\(known.capitalized)"
        try make("\(folder)/Sources/\(target)")
        try write("// Nothing: the tool brings it.\n", to: "\(folder)/Sources/\(target)/\(target).swift")
        let products = (Self.products[known] ?? []).map { ".library(name: \"\($0)\", targets: [\"\(target)\"])" }
        try write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "\(known == "galley" ? "Galley" : "OpenCombine")", products: [\(products.joined(separator: ", "))],
                targets: [.target(name: "\(target)")])

            """, to: "\(folder)/Package.swift")
        return folder
    }

    /// What the manifest says at its end: the stand-ins' folders, and where the other packages beside it lie.
    private static func replacement(_ standIns: [String: String], in root: String) -> String {
        let folders = standIns.sorted { $0.key < $1.key }.map { "\(literal($0.key)): \(literal($0.value))" }
        return """

            import Foundation
            package.dependencies = package.dependencies.map { dependency in
                let standIns = [\(folders.joined(separator: ", "))]
                func identity(_ place: String) -> String {
                    let name = place.split(separator: "/").last.map { $0.lowercased() } ?? ""
                    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
                }
                switch dependency.kind {
                case .fileSystem(let name, let path):
                    let place = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: \(literal(root + "/")))).absoluteURL.standardized.path
                    return .package(name: name, path: standIns[identity(place)] ?? place)
                case .sourceControl(_, let location, _):
                    return standIns[identity(location)].map { .package(path: $0) } ?? dependency
                default: return dependency
                }
            }
            extension Package.Dependency {
                fileprivate static func package(name: String?, path: String) -> Package.Dependency {
                    name.map { .package(name: $0, path: path) } ?? .package(path: path)
                }
            }

            """
    }

    /// A text as Swift writes it.
    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    private func make(_ folder: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw cache.cannotWrite(OutputFile.WriteError(folder))
        }
    }

    /// Writes a file unless it holds that already: SwiftPM goes by dates.
    private func write(_ text: String, to path: String) throws {
        guard FileManager.default.contents(atPath: path) != Data(text.utf8) else { return }
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw cache.cannotWrite(OutputFile.WriteError(path))
        }
    }
}
