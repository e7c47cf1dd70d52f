import Foundation
import GalleyProtocol

/// What SwiftPM says of a package.
struct PackageDescription: Decodable {
    struct Target: Decodable {
        var name: String
        /// The module's name.
        var c99name: String
        var type: String
        var moduleType: String
        /// The folder of its sources, in the package's.
        var path: String
        var sources: [String]
        var targetDependencies: [String]?

        enum CodingKeys: String, CodingKey {
            case name, c99name, type, path, sources
            case moduleType = "module_type"
            case targetDependencies = "target_dependencies"
        }
    }

    struct Dependency: Decodable {
        var type: String
        /// The name by which the package's products are asked for.
        var identity: String?
        var path: String?
    }

    var name: String
    var path: String
    var targets: [Target]
    var dependencies: [Dependency]

    /// The folders of packages that are edited beside this one.
    var localDependencies: [String] { dependencies.filter { $0.type == "fileSystem" }.compactMap(\.path) }

    /// The targets that views can be in: those of libraries, else those of programs.
    var candidates: [Target] {
        let swift = targets.filter { $0.moduleType == "SwiftTarget" }
        let libraries = swift.filter { $0.type == "library" }
        return libraries.isEmpty ? swift.filter { $0.type == "executable" } : libraries
    }

    func files(of target: Target) -> [String] {
        target.sources.filter { $0.hasSuffix(".swift") }.map { "\(path)/\(target.path)/\($0)" }
    }

    /// The folder of a target of that name, in the package's.
    func path(of target: Target) -> String { targets.first { $0.name == target.name }?.path ?? target.path }

    /// A target with those of the package that it depends on.
    func closure(of target: Target) -> [Target] {
        var found = [target]
        var index = 0
        while index < found.count {
            for name in found[index].targetDependencies ?? [] where !found.contains(where: { $0.name == name }) {
                found += targets.filter { $0.name == name }
            }
            index += 1
        }
        return found
    }
}
