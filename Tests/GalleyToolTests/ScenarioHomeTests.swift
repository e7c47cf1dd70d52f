import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol
import GalleyScenario
import Testing

@testable import galley

/// The home folder of a scenario, and what is said of one that cannot be used (docs/scenario.md: `files`, `timeZone`,
/// `device`).
@Suite("Homes of scenarios")
struct ScenarioHomeTests {
    private func scenario(_ text: String) throws -> GivenScenario {
        let folder = try ScratchFolder(["s.json": text])
        return try GivenScenario(folder["s.json"])
    }

    private func fault(_ text: String) throws -> String {
        let folder = try ScratchFolder(["s.json": text])
        do {
            _ = try GivenScenario(folder["s.json"])
            return "none"
        } catch let error as ValidationError {
            return folder.plain(error.message)
        }
    }

    @Test("Its files lie in a folder that goes with it") func files() throws {
        let text = #"{"files": {"Documents/a/notes.json": {"json": [1]}, "plain.txt": "Rain"}}"#
        var home: ScenarioHome? = try ScenarioHome(scenario(text).scenario)
        let path = try #require(home).path
        func content(_ name: String) -> String? {
            FileManager.default.contents(atPath: "\(path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(path.hasPrefix("/tmp/galley-home-"))
        #expect(content("Documents/a/notes.json") == "[1]" && content("plain.txt") == "Rain")
        home = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("A file where a folder of another has to be") func conflicts() throws {
        var world = Scenario()
        world.files = ["a": Data("1".utf8), "a/b": Data("2".utf8)]
        let message = failure { _ = try ScenarioHome(world) }
        #expect(message.hasPrefix("73 cannot write the scenario's file 'a"))
    }

    @Test("What a program's environment is there") func environments() throws {
        let home = try ScenarioHome(scenario(#"{"timeZone": "Europe/Berlin"}"#).scenario)
        var environment = [
            "HOME": "/root", "PATH": "/bin", "XDG_CONFIG_HOME": "/c", "XDG_CACHE_HOME": "/d", "XDG_DATA_HOME": "/e",
            "XDG_RUNTIME_DIR": "/r", "TZ": "UTC",
        ]
        home.complete(&environment)
        let whole = [
            "HOME": home.path, "CFFIXED_USER_HOME": home.path, "PATH": "/bin", "XDG_RUNTIME_DIR": "/r",
            "TZ": "Europe/Berlin",
        ]
        #expect(environment == whole)
        let plain = try ScenarioHome(Scenario())
        var other = ["TZ": "UTC"]
        plain.complete(&other)
        #expect(other == ["TZ": "UTC", "HOME": plain.path, "CFFIXED_USER_HOME": plain.path])
        #expect(plain.path != home.path)
    }

    @Test("A device that is not known") func devices() throws {
        #expect(
            try fault(#"{"device": "iPhonee 16"}"#)
                == "the scenario 'FOLDER/s.json': device: 'iPhonee 16' is not known; is iPhone 16 meant?")
        #expect(
            try fault(#"{"device": "Zzzzzzzzzzzzzzzzzzz"}"#)
                == "the scenario 'FOLDER/s.json': device: 'Zzzzzzzzzzzzzzzzzzz' is not known; galley help render lists those "
                + "that are")
        #expect(try fault(#"{"device": "iPhone 16"}"#) == "none")
        let words = try fault("[")
        #expect(
            words.hasPrefix("the scenario 'FOLDER/s.json': ") && words.hasSuffix("; docs/scenario.md has all keys."))
        #expect(try scenario("{}").device == nil)
    }

    @Test("A scenario that says nothing changes nothing, and each of its words alone one thing") func completed() throws
    {
        func told(_ text: String) throws -> String {
            let options = try scenario(text).completed(VariantOptions.parse([]))
            let parts = [
                options.appearance.isEmpty ? "-" : "\(options.appearance)",
                options.locale.isEmpty ? "-" : "\(options.locale)",
                options.dynamicType.isEmpty ? "-" : options.dynamicType[0].map(\.rawValue).joined(),
                options.layoutDirection.isEmpty ? "-" : options.layoutDirection[0].map(\.rawValue).joined(),
            ]
            return parts.joined(separator: " ")
        }
        #expect(try told("{}") == "- - - -")
        #expect(try told(#"{"appearance": "light"}"#) == "[[false]] - - -")
        #expect(try told(#"{"appearance": "dark"}"#) == "[[true]] - - -")
        #expect(try told(#"{"locale": "fr_FR"}"#) == "- [[\"fr_FR\"]] - -")
        #expect(try told(#"{"typeSize": "xSmall"}"#) == "- - xSmall -")
        #expect(try told(#"{"direction": "ltr"}"#) == "- - - ltr")
        #expect(try told(#"{"direction": "rtl"}"#) == "- - - rtl")
    }
}
