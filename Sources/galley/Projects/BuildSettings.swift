import Foundation
import GalleyProcesses
import GalleyProtocol

/// The build settings of a target, as a build for debugging has them: the project's, then the target's, each over what its
/// file of settings (`.xcconfig`) says.
struct BuildSettings {
    private(set) var values: [String: String] = [:]

    /// The value of a setting with the others that it names in their places; nil where nothing sets it.
    subscript(name: String) -> String? { values[name].map { resolved($0, depth: 0) } }

    /// Whether a setting is `YES`; nil where nothing sets it.
    func isOn(_ name: String) -> Bool? { self[name].map { $0.uppercased() == "YES" } }

    /// Sets one more level over those before.
    mutating func add(_ level: [String: String]) {
        // In the order of their names: a setting without a condition comes before those that have one.
        for (key, value) in level.sorted(by: { $0.key < $1.key }) {
            guard let name = Self.name(of: key) else { continue }
            let before = values[name] ?? ""
            values[name] = value.replacing("$(inherited)", with: before).replacing("${inherited}", with: before)
        }
    }

    /// The setting that a key sets when an app is built for a phone, to find faults: `NAME`, or `NAME[sdk=iphone*]`.
    private static func name(of key: String) -> String? {
        let parts = key.split(separator: "[")
        guard let name = parts.first else { return nil }
        let holds = parts.dropFirst().allSatisfy { part in
            let condition = part.hasSuffix("]") ? part.dropLast() : part
            return condition.hasPrefix("sdk=iphone") || condition == "config=Debug" || condition.hasSuffix("=*")
        }
        return holds ? String(name) : nil
    }

    /// A text with the settings that it names in their places.
    func filled(_ text: String) -> String { resolved(text, depth: 0) }

    private func resolved(_ text: String, depth: Int) -> String {
        guard depth < 16, text.contains("$") else { return text }
        return text.replacing(/\$[({]([A-Za-z_][A-Za-z0-9_]*)(?::[^)}]*)?[)}]/) { match in
            values[String(match.1)].map { resolved($0, depth: depth + 1) } ?? ""
        }
    }

    /// Whether the target can be built for a platform; one that does not say can.
    func supports(_ platform: HostRequest.Platform) -> Bool {
        let platforms = self["SUPPORTED_PLATFORMS"] ?? ""
        let named = platforms.isEmpty ? self["SDKROOT"] ?? "" : platforms
        guard !named.isEmpty, named != "auto" else { return true }
        return named.contains(platform == .ios ? "iphone" : "macosx")
    }
}

extension XcodeProject {
    /// The settings that a target is built with.
    func settings(of target: Target) -> BuildSettings {
        var settings = BuildSettings()
        settings.add(["TARGET_NAME": target.name, "PROJECT_NAME": name, "PRODUCT_NAME": target.name])
        for owner in [root, target.object] {
            guard let configuration = configuration(of: owner) else { continue }
            if let file = (configuration["baseConfigurationReference"] as? String).flatMap({ path(of: $0) }) {
                settings.add(SettingsFile(file).values)
            }
            let own = configuration["buildSettings"] as? [String: Any] ?? [:]
            settings.add(
                own.compactMapValues { value in
                    value as? String ?? (value as? [String])?.joined(separator: " ")
                })
        }
        return settings
    }

    /// The configuration for debugging, or the first that there is.
    private func configuration(of owner: [String: Any]) -> [String: Any]? {
        let list = (owner["buildConfigurationList"] as? String).flatMap { objects[$0] }
        let all = (list?["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }
        return all.first { $0["name"] as? String == "Debug" } ?? all.first
    }
}

/// A file of build settings: a line `NAME = VALUE` for each, `#include "FILE"`, comments behind `//`.
private struct SettingsFile {
    private(set) var values: [String: String] = [:]

    init(_ path: String) { read(path, depth: 0) }

    private mutating func read(_ path: String, depth: Int) {
        guard depth < 16, let data = FileManager.default.contents(atPath: path) else { return }
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
            if let match = text.firstMatch(of: /^\s*#include\??\s*"([^"]+)"/) {
                let folder = path.parentFolder
                let other = String(match.1)
                read(other.hasPrefix("/") ? other : ProjectPath.located("\(folder)/\(other)"), depth: depth + 1)
            } else if let match = text.firstMatch(
                of: /^\s*([A-Za-z_][A-Za-z0-9_]*(?:\[[^\]]*\])*)\s*=\s*(.*?)\s*;?\s*$/)
            {
                let before = values[String(match.1)] ?? ""
                values[String(match.1)] = String(match.2).replacing("$(inherited)", with: before)
            }
        }
    }
}
