import Foundation

/// What a package's manifest says of how its targets are compiled (`swift package dump-package`).
struct PackageSettings: Codable {
    private struct Version: Codable {
        var text: String

        enum CodingKeys: String, CodingKey { case text = "_version" }
    }

    private struct Word: Codable {
        var text: String

        enum CodingKeys: String, CodingKey { case text = "_0" }
    }

    private struct Words: Codable {
        var all: [String]

        enum CodingKeys: String, CodingKey { case all = "_0" }
    }

    private struct Setting: Codable {
        struct Kind: Codable {
            var swiftLanguageMode: Word?
            var enableUpcomingFeature: Word?
            var defaultIsolation: Word?
            var define: Word?
            var unsafeFlags: Words?
        }

        struct Condition: Codable {
            var platformNames: [String]?
            var config: String?
        }

        var tool: String
        var kind: Kind
        var condition: Condition?
    }

    private struct Target: Codable {
        var name: String
        var settings: [Setting]?
    }

    private var toolsVersion: Version
    private var swiftLanguageVersions: [String]?
    private var targets: [Target]

    /// How a target is compiled, in a build for debugging on iOS.
    ///
    /// - Parameter platform: The platform whose settings count.
    func language(of name: String, on platform: String) -> LanguageSettings {
        let settings = (targets.first { $0.name == name }?.settings ?? []).filter { setting in
            let isThere = setting.condition?.platformNames.map { $0.isEmpty || $0.contains(platform) } ?? true
            return setting.tool == "swift" && isThere && (setting.condition?.config ?? "debug") == "debug"
        }.map(\.kind)
        // A package's mode is the newest that it names, else that of its tools.
        let tools = toolsVersion.text.prefix { $0 != "." }
        let modes = (swiftLanguageVersions ?? []).compactMap { Int($0.prefix { $0 != "." }) }
        let mode =
            settings.compactMap { $0.swiftLanguageMode?.text }.last ?? modes.max().map(String.init)
            ?? ((Int(tools) ?? 5) >= 6 ? "6" : "5")
        let flags = settings.compactMap(\.unsafeFlags?.all).joined()
        let concurrency = flags.compactMap { flag in
            flag.hasPrefix("-strict-concurrency=") ? String(flag.dropFirst("-strict-concurrency=".count)) : nil
        }.last
        return LanguageSettings(
            mode: String(mode.prefix { $0 != "." }),
            isMainActorDefault: settings.contains { $0.defaultIsolation?.text == "MainActor" },
            features: settings.compactMap { $0.enableUpcomingFeature?.text },
            conditions: settings.compactMap { $0.define?.text }, concurrency: concurrency)
    }
}
