import Foundation
import Testing

/// What an Xcode project says of its targets is read as Xcode reads it.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct ProjectSettingsTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A project with one app.
    ///
    /// - Parameters:
    ///   - files: Paths of its files, from the group on.
    ///   - settings: The target's settings.
    private func writeProject(_ files: [String], settings: String = "", project: String = "", group: String = "App")
        throws
    {
        let names = files.indices.map { "F\($0)" }
        let references = zip(names, files).map { name, path in
            """
            \(name) = {isa = PBXFileReference; path = "\(path)"; sourceTree = "<group>"; };
            B\(name) = {isa = PBXBuildFile; fileRef = \(name); };
            """
        }
        try folder.write([
            "App.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            { objects = {
                \(references.joined(separator: "\n"))
                G = {isa = PBXGroup; children = (\(names.joined(separator: ", ")), ); path = "\(group)"; sourceTree = "<group>"; };
                S = {isa = PBXSourcesBuildPhase; files = (\(names.map { "B\($0)" }.joined(separator: ", ")), ); };
                K = {isa = PBXFileReference; path = Config/Base.xcconfig; sourceTree = SOURCE_ROOT; };
                D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
                R = {isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 6.0; }; };
                C = {isa = XCConfigurationList; buildConfigurations = (R, D, ); };
                DP = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = K; buildSettings = {\(project)}; };
                CP = {isa = XCConfigurationList; buildConfigurations = (DP, ); };
                T = {isa = PBXNativeTarget; buildPhases = (S, ); buildConfigurationList = C; name = App; productType = "com.apple.product-type.application"; };
                P = {isa = PBXProject; buildConfigurationList = CP; mainGroup = G; targets = (T, ); };
            }; rootObject = P; }

            """
        ])
    }

    private static let page =
        "import SwiftUI\nstruct Page: View { var body: some View { Text(verbatim: \"drawn\") } }\n"

    /// Calls the main actor's from a function that says nothing.
    private static let isolated = """
        import SwiftUI
        @MainActor final class Model { var name = "drawn" }
        func name(of model: Model) -> String { model.name }
        struct Page: View { var body: some View { Text(verbatim: name(of: Model())) } }

        """

    @Test func defaultIsolation() throws {
        try folder.write(["App/Page.swift": Self.isolated])
        try writeProject(["Page.swift"], settings: "SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;")
        let main = try folder.galley("layout", ".")
        #expect(main.status == 0 && main.text.contains("\"drawn\""), "\(main.errors)")
        try writeProject(["Page.swift"], settings: "SWIFT_VERSION = 6.0;")
        let none = try folder.galley("layout", ".")
        #expect(none.status == 65 && none.errors.contains("main actor-isolated"), "\(none.errors)")
        // What the user asks for goes before what the project says.
        try writeProject(["Page.swift"], settings: "SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;")
        #expect(try folder.galley("layout", ".", "--swift-version", "5").status == 0)
    }

    /// Names of catalogues, the bundle, previews and the entry belong to no actor, or to the main one, as they have to.
    @Test func whatIsGeneratedUnderADefaultIsolation() throws {
        let source = """
            import SwiftUI
            nonisolated func brand() -> ColorResource { .brand }
            nonisolated func bundle() -> Bundle { .main }
            struct Page: View { var body: some View { Color(brand()).frame(width: 7, height: bundle().bundlePath.isEmpty ? 1 : 9) } }
            #Preview("One") { Page() }
            struct Page_Previews: PreviewProvider { static var previews: some View { Page() } }

            """
        try folder.write([
            "App/Page.swift": source,
            "App/Assets.xcassets/Brand.colorset/Contents.json":
                #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1","green":"0","blue":"0","alpha":"1"}}}]}"#,
        ])
        for mode in ["5.0", "6.0"] {
            try writeProject(
                ["Page.swift"],
                settings:
                    "SWIFT_VERSION = \(mode); SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES; SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES;"
            )
            let output = try folder.galley("layout", ".")
            #expect(output.status == 0 && output.text.contains("7×9"), "\(output.errors)")
        }
    }

    /// Conditions of both levels and of a file of settings; a regular expression between slashes as the project says; features
    /// of later modes.
    @Test func conditionsAndFeatures() throws {
        try folder.write([
            "Config/Base.xcconfig":
                "#include \"More.xcconfig\"\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = FROM_FILE // of all\n",
            "Config/More.xcconfig": "SWIFT_VERSION = 4.2\n",
            "App/Page.swift": """
            import SwiftUI
            #if FROM_FILE && FROM_TARGET && FLAG && DEBUG && !swift(>=5)
            struct Page: View { var body: some View { Text(verbatim: "drawn") } }
            #endif

            """,
        ])
        try writeProject(
            ["Page.swift"],
            settings:
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) FROM_TARGET\"; OTHER_SWIFT_FLAGS = (\"-D\", FLAG, ); "
        )
        let conditions = try folder.galley("layout", ".")
        #expect(conditions.status == 0 && conditions.text.contains("\"drawn\""), "\(conditions.errors)")

        try folder.write([
            "App/Page.swift":
                "import SwiftUI\nstruct Page: View { var body: some View { Text(verbatim: \"a.b\".replacing(/[. ]/, with: \"\")) } }\n"
        ])
        try writeProject(["Page.swift"], settings: "SWIFT_VERSION = 5.0;")
        let slashes = try folder.galley("layout", ".")
        #expect(slashes.status == 0 && slashes.text.contains("\"ab\""), "\(slashes.errors)")
        let alone = try folder.galley("layout", "App/Page.swift")
        #expect(alone.status == 0 && alone.text.contains("\"ab\""), "\(alone.errors)")
        try writeProject(["Page.swift"], settings: "SWIFT_VERSION = 5.0; SWIFT_ENABLE_BARE_SLASH_REGEX = NO;")
        #expect(try folder.galley("layout", ".").status == 65)

        // Those that the project names, those that approachable concurrency stands for, and no others.
        let features = [
            "ExistentialAny", "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
            "InferSendableFromCaptures",
        ]
        let others = ["MemberImportVisibility", "ConciseMagicFile"]
        let condition = (features.map { "hasFeature(\($0))" } + others.map { "!hasFeature(\($0))" }).joined(
            separator: " && ")
        try folder.write([
            "App/Page.swift":
                "import SwiftUI\n#if \(condition)\nstruct Page: View { var body: some View { Text(verbatim: \"drawn\") } }\n#endif\n"
        ])
        try writeProject(
            ["Page.swift"],
            settings:
                "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_VERSION = 5.0;"
        )
        let some = try folder.galley("layout", ".")
        #expect(some.status == 0 && some.text.contains("\"drawn\""), "\(some.errors)")
        try writeProject(["Page.swift"], settings: "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; SWIFT_VERSION = 5.0;")
        #expect(try folder.galley("layout", ".", "--view", "Page()").status == 65)
    }

    /// Xcode takes `..` as text, and Apple's file systems find a name in either normal form.
    @Test func paths() throws {
        try folder.write(["App/Vi\u{1EC7}t/Page.swift": Self.page])
        try writeProject(["Nowhere/../Vie\u{0323}\u{0302}t/Page.swift"], group: "Gone/../App")
        let output = try folder.galley("layout", ".")
        #expect(output.status == 0 && output.text.contains("\"drawn\""), "\(output.errors)")
        try writeProject(["Nowhere/../../../Missing.swift"])
        let missing = try folder.galley("layout", ".")
        #expect(missing.status == 66 && missing.errors.contains("'../Missing.swift'"), "\(missing.errors)")
    }

    /// A folder that belongs to another target gives this one the files that its exceptions name.
    @Test func includingExceptions() throws {
        try folder.write([
            "Shared/Page.swift": Self.page, "Shared/Other.swift": "nope\n", "Shared/Parts/Part.swift": "let part = 1\n",
            "App.xcodeproj/project.pbxproj": """
            { objects = {
                X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Page.swift, Parts, ); target = T1; };
                X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Page.swift, ); target = T2; };
                G = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, X2, ); path = Shared; sourceTree = "<group>"; };
                M = {isa = PBXGroup; children = (G, ); sourceTree = "<group>"; };
                T1 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; };
                T2 = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (G, ); name = Widget; productType = "com.apple.product-type.app-extension"; };
                P = {isa = PBXProject; mainGroup = M; targets = (T1, T2, ); };
            }; rootObject = P; }

            """,
        ])
        let output = try folder.galley("layout", ".", "--view", "VStack { Page(); Text(verbatim: \"\\(part)\") }")
        #expect(
            output.status == 0 && output.text.contains("\"drawn\"") && output.text.contains("\"1\""), "\(output.errors)"
        )
    }

    /// Of several apps the one for the platform is meant.
    @Test func appOfThePlatform() throws {
        try folder.write([
            "Phone.swift": Self.page.replacing("drawn", with: "phone"),
            "Mac.swift": Self.page.replacing("drawn", with: "mac"),
            "Both.xcodeproj/project.pbxproj": """
            { objects = {
                F1 = {isa = PBXFileReference; path = Phone.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                B2 = {isa = PBXBuildFile; fileRef = F2; };
                S1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
                S2 = {isa = PBXSourcesBuildPhase; files = (B2, ); };
                D1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
                D2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = macosx; }; };
                C1 = {isa = XCConfigurationList; buildConfigurations = (D1, ); };
                C2 = {isa = XCConfigurationList; buildConfigurations = (D2, ); };
                T1 = {isa = PBXNativeTarget; buildConfigurationList = C1; buildPhases = (S1, ); name = "Both iOS"; productType = "com.apple.product-type.application"; };
                T2 = {isa = PBXNativeTarget; buildConfigurationList = C2; buildPhases = (S2, ); name = Both; productType = "com.apple.product-type.application"; };
                M = {isa = PBXGroup; children = (F1, F2, ); sourceTree = "<group>"; };
                P = {isa = PBXProject; mainGroup = M; targets = (T1, T2, ); };
            }; rootObject = P; }

            """,
        ])
        #expect(try folder.galley("layout", ".").text.contains("\"phone\""))
        #expect(try folder.galley("layout", ".", "--platform", "macos").text.contains("\"mac\""))
    }
}
