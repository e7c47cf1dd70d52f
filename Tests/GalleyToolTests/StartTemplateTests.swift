import Foundation
import GalleyProcesses
import GalleyProtocol
import GalleyTemplates
import Testing

/// What `galley init` begins a project with.
@Suite("Templates of projects")
struct StartTemplateTests {
    @Test("The first step goes into the folder, which is quoted as a shell wants it") func steps() {
        let folders = [".", "cards", "my cards", "a-b_c.d/e+1", "it's", "ä2", "a;b"]
        let seen = folders.map { StartTemplate.tests.steps(in: $0) }
        #expect(
            seen == [
                ["swift test"], ["cd cards", "swift test"], ["cd 'my cards'", "swift test"],
                ["cd a-b_c.d/e+1", "swift test"], [#"cd 'it'\''s'"#, "swift test"], ["cd ä2", "swift test"],
                ["cd 'a;b'", "swift test"],
            ])
        let counts = StartTemplate.allCases.map { $0.steps(in: "a").count - $0.steps(in: ".").count }
        #expect(counts == [1, 1, 1, 1])
        #expect(StartTemplate.allCases.filter { $0.steps(in: ".").isEmpty } == [])
    }

    /// The lines of the manifest that say where Galley is.
    private func places(_ galley: String) throws -> [String] {
        let files = try StartTemplate.tests.files(galley: galley, version: "1.2.3")
        #expect(
            files.map(\.name) == [
                "Package.swift", "Sources/Views/Meter.swift", "Tests/ViewsTests/MeterTests.swift", ".gitignore",
            ])
        let lines = files[0].text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        return lines.filter { $0.hasPrefix("name: \"SwiftUI\"") || $0.hasPrefix("dependencies: [.package") }
    }

    private func expected(_ name: String, _ dependency: String) -> [String] {
        [
            "name: \"SwiftUI\", package: \"\(name)\", condition: .when(platforms: [.linux]))",
            "dependencies: [\(dependency)],",
        ]
    }

    @Test("Tests find Galley at an address, named by its last part without .git") func addresses() throws {
        let addresses: KeyValuePairs<String, String> = [
            "https://example.com/a/galley.git": "galley", "https://example.com/a/Galley": "Galley",
            "git@example.com:a/pictures.git": "pictures", "ssh://h/x.y": "x.y",
        ]
        for (address, name) in addresses {
            #expect(try places(address) == expected(name, ".package(url: \"\(address)\", from: \"1.2.3\")"))
        }
    }

    @Test("Tests find Galley in a folder, by its path in full") func folders() throws {
        let folder = try ScratchFolder(["Galley-1/Package.swift": "", "empty/a": ""])
        let path = URL(fileURLWithPath: folder["Galley-1"]).standardizedFileURL.path
        #expect(try places(path + "/../Galley-1/") == expected("Galley-1", ".package(path: \"\(path)\")"))
        let seen = [folder["empty"], nil].map { galley in
            failure { _ = try StartTemplate.tests.files(galley: galley, version: "1") }
        }
        // sysexits(3): EX_NOINPUT and EX_USAGE.
        #expect(
            seen == [
                "66 there is no package in '\(folder["empty"])'; --galley is the folder of Galley's source",
                "64 this galley was not built here, so say where the package finds its source: --galley FOLDER, or the address of a "
                    + "repository",
            ])
    }

    @Test("The other templates need nothing") func others() throws {
        let names = try [StartTemplate.card, .document, .app].map {
            try $0.files(galley: nil, version: "1").contains {
                $0.name.hasSuffix(".swift") && $0.text.contains("import SwiftUI")
            }
        }
        #expect(names == [true, true, true])
    }
}
