import Foundation
import GalleyAssets
import GalleyProcesses

/// An app playground (`.swiftpm`): a package whose product is an app for iOS, which only Xcode and Swift Playgrounds can build.
///
/// Their manifests are written by those, in one form: one target of the app's, with its folder, settings and what it depends on. The
/// manifest is read, not run: it imports a module that is nowhere else.
struct AppPlayground {
    /// The folder as the user wrote it.
    let folder: String
    /// The folder of the app's sources.
    let sources: String
    let language: LanguageSettings
    /// The folders of packages that the app uses, and the addresses of others.
    let packages: [PackageReference]

    static let module = "AppleProductTypes"

    /// - Parameter paths: What the user gave; an app playground where it is one folder with such a manifest, or that.
    init?(paths: [String]) {
        guard let first = paths.first, paths.count == 1 else { return nil }
        let isManifest = URL(fileURLWithPath: first).lastPathComponent == "Package.swift"
        let given = first.count > 1 && first.hasSuffix("/") ? String(first.dropLast()) : first
        // Foundation's path of the folder traps on a name of one letter.
        let parent = isManifest ? given.parentFolder : given
        let folder = parent.isEmpty ? "." : parent
        guard let content = RegularFile.contents(atPath: "\(folder)/Package.swift"), content.holds("AppleProductTypes")
        else { return nil }
        let manifest = Self.withoutComments(String(decoding: content, as: UTF8.self))
        guard manifest.contains(/\bimport\s+AppleProductTypes\b/) else { return nil }
        self.folder = folder
        let target = Self.target(in: manifest)
        let path = target.firstMatch(of: /\bpath\s*:\s*"([^"]*)"/).map { String($0.1) } ?? Self.plainFolder(target)
        let isWhole = path == "." || path == "./" || path.isEmpty
        sources = isWhole ? folder : ProjectPath.located("\(folder)/\(path)")
        language = LanguageSettings(manifest: String(decoding: content, as: UTF8.self), target: String(target))
        packages = manifest.matches(of: /\.package\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)/).compactMap { call in
            PackageReference(call: String(call.1), in: folder)
        }
    }

    /// What the manifest says of the target that the app is made of: the first program's.
    private static func target(in manifest: String) -> Substring {
        manifest.firstRange(of: ".executableTarget(").map { manifest[$0.upperBound...] } ?? ""
    }

    /// Where a target lies that does not say so.
    private static func plainFolder(_ target: Substring) -> String {
        target.firstMatch(of: /\bname\s*:\s*"([^"]*)"/).map { "Sources/\($0.1)" } ?? "."
    }

    private static func withoutComments(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).filter { line in
            !line.drop { $0 == " " || $0 == "\t" }.hasPrefix("//")
        }.joined(separator: "\n")
    }
}

extension LanguageSettings {
    /// - Parameters:
    ///   - manifest: A package's manifest, whose first line names the tools.
    ///   - target: What it says of the target.
    fileprivate init(manifest: String, target: String) {
        var settings: [String: String] = [:]
        let tools = manifest.firstMatch(of: /swift-tools-version\s*:\s*([0-9]+)/).map { String($0.1) }
        let modes = manifest.firstMatch(of: /swiftLanguage(?:Versions|Modes)\s*:\s*\[([^\]]*)\]/)?.1 ?? ""
        // The newest of those that the package can be built in.
        let newest = modes.matches(of: /[0-9]+/).compactMap { Int($0.0) }.max()
        settings["SWIFT_VERSION"] = newest.map(String.init) ?? tools
        if target.contains(/\.defaultIsolation\s*\(\s*MainActor\.self/) {
            settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] = "MainActor"
        }
        let defines = target.matches(of: /\.define\s*\(\s*"([A-Za-z_][A-Za-z0-9_]*)"/).map { String($0.1) }
        settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = defines.joined(separator: " ")
        let features = target.matches(of: /\.enableUpcomingFeature\s*\(\s*"([A-Za-z]+)"/).map { String($0.1) }
        for (setting, name) in Self.upcoming where features.contains(name) {
            settings["SWIFT_UPCOMING_FEATURE_\(setting)"] = "YES"
        }
        var values = BuildSettings()
        values.add(settings)
        self.init(values)
    }
}
