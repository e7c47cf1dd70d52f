/// The version of SwiftPM that a manifest is written for: it decides what a manifest may say.
struct ToolsVersion {
    private let number: (major: Int, minor: Int)

    /// - Parameter manifest: A manifest's text, whose first comment names the version. Without one it is 3.1 (SE-0152).
    init(manifest: String) {
        let comment = /swift-tools-version\s*:\s*([0-9]+)(?:\.([0-9]+))?/
        guard let found = manifest.firstMatch(of: comment.ignoresCase()) else {
            number = (3, 1)
            return
        }
        number = (Int(found.1) ?? 3, found.2.flatMap { Int($0) } ?? 0)
    }

    /// Whether dependencies may have names beside their places.
    var namesPackages: Bool { number >= (5, 2) }

    /// Whether targets may have resources (SE-0271).
    var hasResources: Bool { number >= (5, 3) }

    /// Whether targets may use plugins (SE-0303).
    var hasPluginUsages: Bool { number >= (5, 6) }

    /// What a manifest says to have `found(name, place)` of a `dependency`.
    var dependency: String {
        guard number >= (5, 6) else {
            let name = namesPackages ? "dependency.name" : "nil"
            return "return dependency.url.map { found(\(name), $0) } ?? dependency"
        }
        return """
            switch dependency.kind {
                case .fileSystem(let name, let path): return found(name, path)
                case .sourceControl(let name, let location, _): return found(name, location)
                default: return dependency
                }
            """
    }
}
