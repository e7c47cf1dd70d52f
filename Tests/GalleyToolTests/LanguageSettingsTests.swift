import Foundation
import GalleyProtocol
import Testing

@testable import galley

/// How a module's Swift is compiled: names, values and defaults of Xcode's build system (swiftlang/swift-build, Swift.xcspec), and a
/// package's manifest as `swift package dump-package` writes it.
@Suite("Settings of the language")
struct LanguageSettingsTests {
    private static func settings(_ values: [String: String]) -> BuildSettings {
        var settings = BuildSettings()
        settings.add(values)
        return settings
    }

    private static func arguments(_ values: [String: String], asked: String? = nil) -> String {
        LanguageSettings(settings(values)).arguments(mode: asked).joined(separator: " ")
    }

    @Test("Without a project, and without settings") func standard() {
        let plain = "-swift-version 5 -enable-bare-slash-regex"
        #expect(LanguageSettings.standard.arguments(mode: nil).joined(separator: " ") == plain)
        #expect(Self.arguments([:]) == plain)
        #expect(Self.arguments([:], asked: "6") == "-swift-version 6", "there a slash always begins an expression")
    }

    @Test("Modes") func modes() {
        let modes = [
            "5.0": "5", "5.9": "5", "6.0": "6", "4.2": "4.2", "4.0": "4", "4.1": "4", "3.0": "5", "7": "5", "": "5",
        ]
        for (version, mode) in modes {
            #expect(LanguageSettings(Self.settings(["SWIFT_VERSION": version])).mode == mode, "\(version)")
        }
    }

    @Test("What settings turn on") func features() {
        #expect(Self.arguments(["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"]) == "-swift-version 5")
        #expect(
            Self.arguments(["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"])
                == "-swift-version 5 -enable-bare-slash-regex -default-isolation MainActor")
        #expect(Self.arguments(["SWIFT_DEFAULT_ACTOR_ISOLATION": "nonisolated"]).hasSuffix("regex"))
        let approachable = [
            "DisableOutwardActorInference", "InferSendableFromCaptures", "GlobalActorIsolatedTypesUsability",
            "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
        ]
        let all = LanguageSettings(Self.settings(["SWIFT_APPROACHABLE_CONCURRENCY": "YES"]))
        #expect(all.features == approachable)
        #expect(
            all.arguments(mode: "6") == [
                "-swift-version", "6", "-enable-upcoming-feature", "InferIsolatedConformances",
                "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
            ], "the others are part of mode 6")
        let one = LanguageSettings(
            Self.settings([
                "SWIFT_APPROACHABLE_CONCURRENCY": "YES", "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES": "NO",
                "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES",
            ]))
        #expect(one.features.contains("ExistentialAny") && !one.features.contains("InferSendableFromCaptures"))
        for (setting, name) in LanguageSettings.upcoming {
            #expect(LanguageSettings(Self.settings(["SWIFT_UPCOMING_FEATURE_\(setting)": "yes"])).features == [name])
        }
        // The features that are part of Swift 6's language mode, by swift.org's “Enabling Complete Concurrency Checking” and SE-0362.
        let later = LanguageSettings.upcoming.map(\.name).filter { name in
            var settings = Self.settings([:])
            for (setting, other) in LanguageSettings.upcoming where other == name {
                settings.add(["SWIFT_UPCOMING_FEATURE_\(setting)": "YES"])
            }
            return LanguageSettings(settings).arguments(mode: "6").contains(name)
        }
        #expect(
            later == [
                "InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny", "InferIsolatedConformances",
                "NonisolatedNonsendingByDefault",
            ])
    }

    @Test("Conditions, and data races") func conditions() {
        let settings = LanguageSettings(
            Self.settings([
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG BETA 1X A-B BETA",
                "OTHER_SWIFT_FLAGS": "-DONE -D TWO -x -D",
                "SWIFT_STRICT_CONCURRENCY": "targeted",
            ]))
        #expect(settings.conditions == ["BETA", "ONE", "TWO"] && settings.concurrency == "targeted")
        #expect(settings.arguments(mode: nil).suffix(6) == ["-D", "BETA", "-D", "ONE", "-D", "TWO"])
        for word in ["minimal", "complete"] {
            #expect(LanguageSettings(Self.settings(["SWIFT_STRICT_CONCURRENCY": word])).concurrency == word)
        }
        #expect(LanguageSettings(Self.settings(["SWIFT_STRICT_CONCURRENCY": "most"])).concurrency == nil)
    }

    @Test("Settings over settings") func levels() {
        var settings = Self.settings(["A": "1", "B": "$(A) ${A:lower} $(NONE)", "C": "$(C)"])
        settings.add(["A": "$(inherited) 2", "D": "${inherited}3"])
        #expect(settings["A"] == "1 2" && settings["B"] == "1 2 1 2 " && settings["D"] == "3" && settings["X"] == nil)
        #expect(settings.filled("<$(A)>") == "<1 2>" && settings["C"]?.contains("$(C)") == true, "no endless work")
        settings.add([
            "E": "plain", "E[sdk=iphoneos*]": "phone", "F[sdk=macosx*]": "mac", "G[config=Debug]": "debug",
            "H[config=Release]": "release", "I[arch=*][sdk=iphone*]": "both", "J[arch=*][sdk=mac*]": "no",
        ])
        #expect(settings["E"] == "phone" && settings["F"] == nil && settings["G"] == "debug" && settings["H"] == nil)
        #expect(settings["I"] == "both" && settings["J"] == nil)
        #expect(Self.settings(["A": "YES"]).isOn("A") == true && Self.settings(["A": "NO"]).isOn("A") == false)
        #expect(Self.settings([:]).isOn("A") == nil)
    }

    @Test("Platforms that a target is built for") func platforms() {
        func supports(_ values: [String: String]) -> [Bool] {
            [.ios, .macos].map { Self.settings(values).supports($0) }
        }
        #expect(supports([:]) == [true, true] && supports(["SDKROOT": "auto"]) == [true, true])
        #expect(
            supports(["SDKROOT": "iphoneos"]) == [true, false] && supports(["SDKROOT": "macosx"]) == [false, true])
        #expect(supports(["SDKROOT": "macosx", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator"]) == [true, false])
        #expect(supports(["SDKROOT": "watchos"]) == [false, false])
    }

    private static let manifest = """
        {"toolsVersion": {"_version": "5.9.0"}, "swiftLanguageVersions": ["4.2", "5"], "targets": [
          {"name": "Plain"},
          {"name": "Set", "settings": [
            {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "6"}}},
            {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}},
            {"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}, "condition": {"platformNames": ["ios"]}},
            {"tool": "swift", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}},
            {"tool": "swift", "kind": {"define": {"_0": "ALL"}}, "condition": {"platformNames": []}},
            {"tool": "swift", "kind": {"define": {"_0": "RELEASE"}}, "condition": {"config": "release"}},
            {"tool": "swift", "kind": {"define": {"_0": "DEBUGGING"}}, "condition": {"config": "debug"}},
            {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-x", "-strict-concurrency=complete"]}}},
            {"tool": "c", "kind": {"define": {"_0": "C"}}}]}]}
        """

    @Test("A package's manifest") func packages() throws {
        func language(_ name: String, _ platform: String, _ text: String = Self.manifest) throws -> LanguageSettings {
            try JSONDecoder().decode(PackageSettings.self, from: Data(text.utf8)).language(of: name, on: platform)
        }
        let plain = try language("Plain", "ios")
        #expect(plain.mode == "5" && !plain.hasBareSlashes && !plain.isMainActorDefault && plain.conditions.isEmpty)
        let phone = try language("Set", "ios")
        #expect(
            phone.mode == "6" && phone.hasBareSlashes && phone.isMainActorDefault
                && phone.features == ["ExistentialAny"])
        #expect(phone.conditions == ["ALL", "DEBUGGING"] && phone.concurrency == "complete")
        let mac = try language("Set", "macos")
        #expect(!mac.isMainActorDefault && mac.conditions == ["MAC", "ALL", "DEBUGGING"])
        let modes = ["5.9.0": "5", "6.0.0": "6", "6.2": "6", "x": "5"]
        for (tools, mode) in modes {
            let text = "{\"toolsVersion\": {\"_version\": \"\(tools)\"}, \"targets\": []}"
            #expect(try language("None", "ios", text).mode == mode, "\(tools)")
        }
        let bare = LanguageSettings(
            mode: "5", isMainActorDefault: false, features: ["BareSlashRegexLiterals"], conditions: ["A", "1"],
            concurrency: nil)
        #expect(bare.hasBareSlashes && bare.conditions == ["A"])
    }
}
