import Foundation
import Testing

/// What a project is compiled against: packages in folders and checked out ones, and frameworks of the project.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct ProjectDependencyTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write([
            "Shop/App/Shelf.swift": """
            import Core
            import Kit
            import SwiftUI
            struct Shelf: View {
                var body: some View { VStack { Text(verbatim: coreName()); Badge(text: "hello"); Image(.mark) } }
            }
            #Preview("Shelf") { Shelf() }

            """,
            "Shop/App/Assets.xcassets/mark.imageset/mark.svg":
                #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><path d="M0 0h8v6H0z"/></svg>"#,
            "Shop/App/Assets.xcassets/mark.imageset/Contents.json":
                #"{"images": [{"filename": "mark.svg", "idiom": "universal"}], "info": {"version": 1}}"#,
            // Two files of one name, and a regular expression, which SwiftPM's own mode 5 does not know.
            "Shop/Core/Core.swift": "public func coreName() -> String { inner() }\n",
            "Shop/Core/Inner/Core.swift": "func inner() -> String { \"core\".replacing(/o/, with: \"0\") }\n",
            "Shop/Shop.xcodeproj/project.pbxproj": Self.project,
            "Shop/Packages/Kit/Package.swift": Self.kit,
            "Shop/Packages/Kit/Sources/Kit/Badge.swift": """
            import Shine
            import SwiftUI
            public struct Badge: View {
                let text: String
                public init(text: String) { self.text = text }
                public var body: some View {
                    VStack {
                        Text(LocalizedStringKey(text), bundle: .module)
                        Text(verbatim: shine)
                        Color.shimmer.frame(width: 20, height: 7)
                        #if os(iOS)
                        Text(verbatim: "phone")
                        #endif
                    }
                }
            }

            """,
            "Shop/Packages/Kit/Sources/Kit/Media.xcassets/shimmer.colorset/Contents.json":
                #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"0.000","blue":"0.000","alpha":"1.000"}}}],"info":{"version":1}}"#,
            "Shop/Packages/Kit/Sources/Kit/Localizable.xcstrings":
                #"{"sourceLanguage":"en","version":"1.0","strings":{"hello":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Hello there"}}}}}}"#,
            "Shop/Packages/Kit/Sources/Broken/Broken.swift": "public let broken: Int = nope\n",
        ])
    }

    /// An app and a framework, in folders that are theirs as they are, and a package by its place.
    private static let project = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; objects = {
            G0 = {isa = PBXGroup; children = (G1, G2, ); sourceTree = "<group>"; };
            G1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            G2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Core; sourceTree = "<group>"; };
            T1 = {isa = PBXNativeTarget; buildPhases = ( ); fileSystemSynchronizedGroups = (G1, ); packageProductDependencies = (D1, ); name = Shop; productType = "com.apple.product-type.application"; };
            T2 = {isa = PBXNativeTarget; buildPhases = ( ); fileSystemSynchronizedGroups = (G2, ); name = Core; productType = "com.apple.product-type.framework"; };
            D1 = {isa = XCSwiftPackageProductDependency; productName = Kit; };
            R1 = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Kit; };
            P = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, ); packageReferences = (R1, ); };
        }; rootObject = P; }

        """

    /// A package with a product that does not build, and one that is built with a package of another place; its catalogue and its
    /// table of texts are listed nowhere, as Xcode allows.
    private static let kit = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Kit", platforms: [.iOS(.v17)],
            products: [.library(name: "Kit", targets: ["Kit"]), .library(name: "Broken", targets: ["Broken"])],
            dependencies: [
                .package(url: "https://example.invalid/some/Shine.git", from: "1.0.0"),
                .package(url: "https://example.invalid/some/never-used", from: "1.0.0"),
            ],
            targets: [
                .target(name: "Kit", dependencies: ["Shine"]),
                .target(name: "Broken", dependencies: [.product(name: "Never", package: "never-used")]),
                .testTarget(name: "KitTests", dependencies: ["Kit"]),
            ])

        """

    private func writeShine(_ text: String) throws {
        try folder.write([
            "Checkouts/Shine/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Shine", products: [.library(name: "Shine", targets: ["Shine"])], targets: [.target(name: "Shine")])

            """,
            "Checkouts/Shine/Sources/Shine/Shine.swift": "public let shine = \"\(text)\"\n",
        ])
    }

    /// All of it: the package in a folder with its assets' names, its texts and its conditions, the one that is checked out, and the
    /// framework. What is changed in any of them is seen.
    @Test func packagesAndFrameworks() throws {
        try writeShine("shiny")
        let arguments = ["layout", "Shop", "--packages", "Checkouts", "--strict"]
        let first = try BuiltTool.run("galley", arguments, in: folder.url)
        #expect(first.status == 0 && first.errors.isEmpty, "\(first.errors)")
        for text in ["c0re", "Hello there", "shiny", "phone", "→ 20×7", "→ 8×6"] {
            #expect(first.text.contains(text), "\(text): \(first.text)")
        }
        try writeShine("other")
        try folder.write(["Shop/Core/Inner/Core.swift": "func inner() -> String { \"inner\" }\n"])
        let second = try BuiltTool.run("galley", arguments, in: folder.url)
        #expect(
            second.text.contains("\"other\"") && second.text.contains("\"inner\""), "\(second.text)\(second.errors)")
        #expect(
            !FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Shop/Packages/Kit/.build").path))
    }

    /// A package that is not here is named, with the way to it; who depends on nothing of it is drawn.
    @Test func packageThatIsNotHere() throws {
        let missing = try BuiltTool.run("galley", ["layout", "Shop", "--timeout", "30"], in: folder.url)
        let told = "(kit) needs https://example.invalid/some/Shine.git, not here and not to be fetched: check it out"
        #expect(missing.errors.contains(told) && missing.errors.contains("--packages"), "\(missing.errors)")
        try folder.write([
            "Shop/App/Shelf.swift":
                "import Core\nimport SwiftUI\nstruct Shelf: View { var body: some View { Text(coreName()) } }\n"
        ])
        let rest = try BuiltTool.run("galley", ["layout", "Shop", "--timeout", "30"], in: folder.url)
        #expect(rest.status == 0 && rest.text.contains("c0re"), "\(rest.errors)")
    }

    /// The project's list may not say which package a product is of (`packageProductDependencies` without a package): where there is
    /// one alone, it is that one.
    @Test func productOfTheOnlyPackage() throws {
        try folder.write([
            "Shop/Shop.xcodeproj/project.pbxproj": Self.project.replacing(
                "R1 = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Kit; }",
                with:
                    "R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.invalid/some/Kit.git\"; }"
            )
        ])
        let output = try BuiltTool.run("galley", ["layout", "Shop", "--timeout", "30"], in: folder.url)
        #expect(output.errors.contains("fetching https://example.invalid/some/Kit.git;"), "\(output.errors)")
        #expect(output.status == 0 && output.text.contains("c0re"), "\(output.text)\(output.errors)")
    }

    /// A package that cannot be built, because another is not here, is checked as the project's files are, and what it declares is known
    /// to those: also what has the type of a module that is not here.
    @Test func checkOfWhatCannotBeBuilt() throws {
        func check() throws -> (text: String, status: Int32) {
            let output = try folder.galley("check", "Shop", "--timeout", "300")
            return (output.text, output.status)
        }
        let badge = """
            import Shine
            import SwiftUI
            public struct Badge: View {
                public let shine: Shine
                public let part: Shine.Part
                public init(text: String) { fatalError() }
                public var body: some View { Text("a") }
            }

            """
        let shelf = """
            import Kit
            import SwiftUI
            struct Shelf: View {
                var body: some View { VStack { Badge(text: "hello"); show(Badge(text: "a").part) } }
                func show(_ part: some Any) -> some View { Text("a") }
            }

            """
        let path = "Shop/Packages/Kit/Sources/Kit/Badge.swift"
        try folder.write([path: badge, "Shop/App/Shelf.swift": shelf])
        let (text, status) = try check()
        #expect(status == 3, "\(text)")
        #expect(text.contains("Badge.swift:1:8: error: other module: no such module 'Shine'"), "\(text)")
        #expect(!text.contains("Shelf.swift"), "\(text)")
        try folder.write([
            path: badge.replacing("Text(\"a\")", with: "Txt(\"a\")"),
            "Shop/App/Shelf.swift": shelf.replacing("text: \"hello\"", with: "txt: \"hello\""),
        ])
        let (wrong, mistakes) = try check()
        #expect(mistakes == 65, "\(wrong)")
        #expect(wrong.contains("Badge.swift:7:34: error: cannot find 'Txt' in scope"), "\(wrong)")
        #expect(wrong.contains("Shelf.swift:4:41: error: incorrect argument label in call"), "\(wrong)")
        #expect(
            wrong.split(separator: "\n").filter { $0.contains(" error: ") && !$0.contains("other module") }.count == 2)
    }

    /// Where a view crashes is found by compiling once more: against what this run has just built, and still holds.
    @Test func crash() throws {
        try folder.write([
            "Shop/App/Shelf.swift": """
            import Core
            import SwiftUI
            struct Shelf: View {
                var body: some View { Text(verbatim: String(Array(coreName())[9])) }
            }
            #Preview("Shelf") { Shelf() }
            #Preview("Name") { Text(verbatim: coreName()) }

            """
        ])
        for _ in 0..<2 {
            let output = try folder.galley("layout", "Shop")
            #expect(output.status == 70 && output.text.contains("\"c0re\""), "\(output.text)\(output.errors)")
            #expect(output.errors.contains("Shop/App/Shelf.swift:4"), "\(output.errors)")
        }
    }

    /// One package that does not build takes no other with it, and is named with what it lacks.
    @Test func packageThatFails() throws {
        try writeShine("shiny")
        try folder.write([
            "Shop/App/Extra.swift":
                "import Broken\nimport SwiftUI\nstruct Extra: View { var body: some View { Text(verbatim: \"\\(broken)\") } }\n"
        ])
        let arguments = ["layout", "Shop", "--packages", "Checkouts", "--timeout", "120"]
        let needy = try BuiltTool.run("galley", arguments, in: folder.url)
        let told = "the package's product 'Broken' (kit) needs https://example.invalid/some/never-used, not here"
        #expect(needy.errors.contains(told), "\(needy.errors)")
        #expect(needy.text.contains("shiny") && needy.text.contains("c0re"), "\(needy.text)\(needy.errors)")
        // The package is here now, and its own source is wrong.
        try folder.write([
            "Checkouts/never-used/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "never-used", products: [.library(name: "Never", targets: ["Never"])],
                targets: [.target(name: "Never")])

            """,
            "Checkouts/never-used/Sources/Never/Never.swift": "public let never = 1\n",
        ])
        let broken = try BuiltTool.run("galley", arguments, in: folder.url)
        let place = "Shop/Packages/Kit/Sources/Broken/Broken.swift:1:26: error: cannot find 'nope' in scope"
        #expect(broken.errors.contains("(kit) does not build: "), "\(broken.errors)")
        #expect(broken.errors.contains(place), "\(broken.errors)")
        #expect(broken.text.contains("shiny") && broken.text.contains("c0re"), "\(broken.text)\(broken.errors)")
        // One of Apple's frameworks that is not here is known before anything is built, and so before what it is built with fails.
        try folder.write([
            "Shop/Packages/Kit/Sources/Broken/Broken.swift": "import StoreKit\npublic let broken = 1\n",
            "Checkouts/never-used/Sources/Never/Never.swift": "public let never: Int = \"1\"\n",
        ])
        let hopeless = try BuiltTool.run("galley", arguments, in: folder.url)
        let reason = "Broken.swift:1:8: error: no such module 'StoreKit'"
        #expect(hopeless.errors.contains(reason) && !hopeless.errors.contains("Never.swift"), "\(hopeless.errors)")
        #expect(hopeless.text.contains("shiny") && hopeless.text.contains("c0re"), "\(hopeless.text)\(hopeless.errors)")
    }

    /// A workspace stands for its projects: the one with an app is shown, compiled against another's framework.
    @Test func workspace() throws {
        try folder.write([
            "Work/All.xcworkspace/contents.xcworkspacedata": """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <Group location = "container:" name = "Apps">
                  <FileRef location = "group:Main/Main.xcodeproj"></FileRef>
               </Group>
               <Group location = "group:Parts">
                  <FileRef location = "group:Tools.xcodeproj"></FileRef>
               </Group>
            </Workspace>

            """,
            "Work/Main/App/Page.swift":
                "import SwiftUI\nimport Tools\nstruct Page: View { var body: some View { Text(verbatim: tool) } }\n",
            "Work/Main/Main.xcodeproj/project.pbxproj": Self.oneTarget("Main", "application", folder: "App"),
            "Work/Parts/Tools/Tool.swift": "public let tool = \"hammer\"\n",
            "Work/Parts/Tools.xcodeproj/project.pbxproj": Self.oneTarget("Tools", "framework", folder: "Tools"),
        ])
        for path in ["Work", "Work/All.xcworkspace"] {
            let output = try folder.galley("layout", path)
            #expect(output.status == 0 && output.text.contains("hammer"), "\(output.errors)")
        }
    }

    private static func oneTarget(_ name: String, _ type: String, folder: String) -> String {
        """
        { objects = {
            G0 = {isa = PBXGroup; children = (G1, ); sourceTree = "<group>"; };
            G1 = {isa = PBXFileSystemSynchronizedRootGroup; path = \(folder); sourceTree = "<group>"; };
            T1 = {isa = PBXNativeTarget; buildPhases = ( ); fileSystemSynchronizedGroups = (G1, ); name = \(name); productType = "com.apple.product-type.\(type)"; };
            P = {isa = PBXProject; mainGroup = G0; targets = (T1, ); };
        }; rootObject = P; }

        """
    }
}
