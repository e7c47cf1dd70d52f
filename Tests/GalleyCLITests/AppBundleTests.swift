import Foundation
import Testing

/// What a file's code finds in `Bundle.main`: the resources that Xcode would copy there.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct AppBundleTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Texts of files in the bundle, found in the ways that source finds them.
    private static let reader = """
        import SwiftUI

        extension Bundle {
            func decode<T: Decodable>(_ type: T.Type, from file: String) -> T? {
                url(forResource: file, withExtension: nil).flatMap { try? Data(contentsOf: $0) }
                    .flatMap { try? JSONDecoder().decode(type, from: $0) }
            }
        }

        func text(_ path: String?) -> String {
            path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? "none"
        }

        """

    /// A file that stands alone has what lies beside it and in folders inside, by its name and by its folder; links are not
    /// followed, hidden files and sources are none.
    @Test(arguments: [false, true])
    func besideAFile(isSandboxed: Bool) throws {
        guard !isSandboxed || BuiltTool.hasSandbox else { return }
        let source = """
            \(Self.reader)
            struct Page: View {
                var body: some View {
                    VStack {
                        Text(verbatim: Bundle.main.decode([String].self, from: "names.json")?.first ?? "none")
                        Text(verbatim: text(Bundle.main.path(forResource: "inner", ofType: "txt")))
                        Text(verbatim: text(Bundle.main.path(forResource: "inner", ofType: "txt", inDirectory: "Data")))
                        Text(verbatim: text(Bundle.main.url(forResource: "loc", withExtension: "txt")?.path))
                        Text(verbatim: text(Bundle.main.path(forResource: "leak", ofType: "txt")))
                        Text(verbatim: text(Bundle.main.path(forResource: ".hidden", ofType: nil)))
                        Text(verbatim: text(Bundle.main.path(forResource: "App/Page", ofType: "swift")))
                    }
                }
            }

            """
        try folder.write([
            "App/Page.swift": source, "App/names.json": "[\"Ann\"]", "App/Data/inner.txt": "in a folder",
            "App/en.lproj/loc.txt": "English", "App/de.lproj/loc.txt": "Deutsch", "App/.hidden": "hidden",
            "secret.txt": "secret",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("App/leak.txt").path, withDestinationPath: "../secret.txt")
        func texts(_ options: String...) throws -> [String] {
            let output = try BuiltTool.run(
                "galley", ["layout", "App/Page.swift"] + options + (isSandboxed ? ["--sandbox"] : []), in: folder.url)
            #expect(output.status == 0, "\(output.errors)")
            return output.text.matches(of: /Text "([^"]*)"/).map { String($0.1) }
        }
        #expect(try texts() == ["Ann", "in a folder", "in a folder", "English", "none", "none", "none"])
        #expect(try texts("--locale", "de_DE")[3] == "Deutsch")
        #expect(try texts("--locale", "fr")[3] == "English")
        // What is read is the file as it is now, and one that comes is there at once.
        try folder.write(["App/names.json": "[\"Ben\"]", "App/Data/other.txt": "new"])
        #expect(try texts()[0] == "Ben")
    }

    /// A project's bundle is flat, whatever groups its resources are in, and says what the settings say of the app.
    @Test func ofAProject() throws {
        try folder.write([
            "App/Page.swift": """
            \(Self.reader)
            struct Page: View {
                var body: some View {
                    VStack {
                        Text(verbatim: text(Bundle.main.path(forResource: "data", ofType: "json")))
                        Text(verbatim: text(Bundle.main.path(forResource: "loc", ofType: "txt")))
                        Text(verbatim: text(Bundle.main.path(forResource: "a", ofType: "txt", inDirectory: "Level")))
                        Text(verbatim: text(Bundle.main.path(forResource: "a", ofType: "txt")))
                        Text(verbatim: text(Bundle.main.path(forResource: "stray", ofType: "txt")))
                        Text(verbatim: Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "none")
                        Text(verbatim: Bundle.main.bundleIdentifier ?? "none")
                    }
                }
            }

            """,
            "App/Deep/er/data.json": "data", "App/de.lproj/loc.txt": "Deutsch", "App/en.lproj/loc.txt": "English",
            "App/Level/a.txt": "level", "App/stray.txt": "no part of the target",
            "App.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            { objects = {
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                B2 = {isa = PBXBuildFile; fileRef = F2; };
                B3 = {isa = PBXBuildFile; fileRef = V; };
                B4 = {isa = PBXBuildFile; fileRef = F5; };
                F1 = {isa = PBXFileReference; path = Page.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = Deep/er/data.json; sourceTree = "<group>"; };
                F3 = {isa = PBXFileReference; name = de; path = de.lproj/loc.txt; sourceTree = "<group>"; };
                F4 = {isa = PBXFileReference; name = en; path = en.lproj/loc.txt; sourceTree = "<group>"; };
                F5 = {isa = PBXFileReference; lastKnownFileType = folder; path = Level; sourceTree = "<group>"; };
                V = {isa = PBXVariantGroup; children = (F3, F4, ); name = loc.txt; sourceTree = "<group>"; };
                G = {isa = PBXGroup; children = (F1, F2, V, F5, ); path = App; sourceTree = "<group>"; };
                S = {isa = PBXSourcesBuildPhase; files = (B1, ); };
                R = {isa = PBXResourcesBuildPhase; files = (B2, B3, B4, ); };
                D = {isa = XCBuildConfiguration; name = Debug; buildSettings = { MARKETING_VERSION = 2.5; PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME)"; PRODUCT_NAME = "$(TARGET_NAME)"; }; };
                C = {isa = XCConfigurationList; buildConfigurations = (D, ); };
                T = {isa = PBXNativeTarget; buildPhases = (S, R, ); buildConfigurationList = C; name = App; productType = "com.apple.product-type.application"; };
                P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
            }; rootObject = P; }

            """,
        ])
        let output = try folder.galley("layout", ".")
        #expect(output.status == 0, "\(output.errors)")
        #expect(
            output.text.matches(of: /Text "([^"]*)"/).map { String($0.1) }
                == ["data", "English", "level", "none", "none", "2.5", "org.example.App"])
    }

    /// A folder that belongs to a target as it is: all of it is flat, but for the exceptions.
    @Test func ofASynchronizedFolder() throws {
        try folder.write([
            "App/Page.swift": """
            \(Self.reader)
            struct Page: View {
                var body: some View {
                    Text(verbatim: text(Bundle.main.path(forResource: "data", ofType: "json")))
                    Text(verbatim: text(Bundle.main.path(forResource: "left", ofType: "json")))
                }
            }

            """,
            "App/Deep/data.json": "data", "App/Deep/left.json": "left out",
            "App.xcodeproj/project.pbxproj": """
            { objects = {
                X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Deep/left.json, ); target = T; };
                G = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X, ); path = App; sourceTree = "<group>"; };
                M = {isa = PBXGroup; children = (G, ); sourceTree = "<group>"; };
                T = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (G, ); name = App; productType = "com.apple.product-type.application"; };
                P = {isa = PBXProject; mainGroup = M; targets = (T, ); };
            }; rootObject = P; }

            """,
        ])
        let output = try folder.galley("layout", "App.xcodeproj", "--view", "VStack { Page() }")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.matches(of: /Text "([^"]*)"/).map { String($0.1) } == ["data", "none"])
    }

    /// Workers, which draw one row after the other, have the bundle, too.
    @Test func ofWorkers() throws {
        try folder.write([
            "Card.swift": """
            \(Self.reader)
            struct Card: View, Decodable {
                let name: String
                var body: some View { Text(verbatim: name + text(Bundle.main.path(forResource: name, ofType: "txt"))) }
            }

            """,
            "a.txt": " of a", "b.txt": " of b", "rows.csv": "name\na\nb\n",
        ])
        let output = try folder.galley("batch", "Card.swift", "--data", "rows.csv", "-o", "out/{name}.svg", "--quiet")
        #expect(output.status == 0, "\(output.errors)")
        for name in ["a", "b"] {
            let text = String(decoding: try #require(folder.read("out/\(name).svg")), as: UTF8.self)
            #expect(text.contains("\(name) of \(name)"), "\(text)")
        }
    }
}
