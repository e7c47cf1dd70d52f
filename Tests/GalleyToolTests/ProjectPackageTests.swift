import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// The packages that projects of Xcode's name, what an app's bundle says of it, and what is a resource (docs/cli.md); the keys are those that
/// Xcode 16 writes.
@Suite("Packages and bundles of projects")
struct ProjectPackageTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder(["app/a.swift": "import SwiftUI\n"]) }

    /// A project of one app with further objects.
    private func project(_ objects: String, app: String = "", settings: String = "", root: String = "") throws
        -> XcodeProject
    {
        try folder.write(
            """
            { objects = { R = { isa = PBXProject; targets = (A); \(root) };
              A = { isa = PBXNativeTarget; name = App; productType = "x.application"; buildConfigurationList = L; buildPhases = (S, P); \(app) };
              L = { buildConfigurations = (C); }; C = { name = Debug; buildSettings = { SDKROOT = iphoneos; \(settings) }; };
              S = { isa = PBXSourcesBuildPhase; files = (B); }; B = { fileRef = F; };
              F = { isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
              P = { isa = PBXFrameworksBuildPhase; files = (); };
              \(objects) }; rootObject = R; }
            """, to: "app/App.xcodeproj/project.pbxproj")
        return try XcodeProject(path: folder["app/App.xcodeproj"])
    }

    private func needed(_ project: XcodeProject, beside: Bool = false) throws -> ProjectDependencies {
        let target = try project.target(nil, for: .ios)
        let files = try project.files(of: target).paths.map { try SourceFile(path: $0) }
        let workspace = beside ? XcodeWorkspace(beside: folder.path) : XcodeWorkspace(path: nil)
        return project.dependencies(of: target, files: files, in: workspace)
    }

    private func told(_ packages: [PackageReference]) -> [String] {
        packages.map { package in
            switch package.place {
            case .folder(let path): folder.plain(path)
            case .address(let address, let requirement): "\(address) \(requirement)"
            }
        }
    }

    @Test("Versions that are asked for") func versions() throws {
        let any = PackageReference.anyVersion
        let rows: [(String, String)] = [
            ("kind = upToNextMajorVersion; minimumVersion = 1.2.0;", "from: \"1.2.0\""),
            ("kind = upToNextMajorVersion;", any),
            ("kind = upToNextMinorVersion; minimumVersion = 1.2.0;", ".upToNextMinor(from: \"1.2.0\")"),
            ("kind = exactVersion; version = 2.0.0;", "exact: \"2.0.0\""),
            ("kind = exactVersion; minimumVersion = 2.0.0;", any),
            ("kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 2.0.0;", "\"1.0.0\"..<\"2.0.0\""),
            ("kind = versionRange; minimumVersion = 1.0.0;", any),
            ("kind = branch; branch = main;", "branch: \"main\""),
            ("kind = revision; revision = abc;", "revision: \"abc\""), ("kind = other;", any), ("", any),
            ("kind = branch; branch = \"a\\\"b\";", any), ("kind = branch; branch = \"a\\nb\";", any),
            ("kind = branch; branch = \"a\\\\b\";", any),
        ]
        let seen = try rows.map { row in
            let requirement = row.0.isEmpty ? "" : "requirement = { \(row.0) };"
            let object =
                "X = { isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://x.y/z\"; \(requirement) };"
            return try told(needed(project(object)).packages)
        }
        #expect(seen == rows.map { ["https://x.y/z \($0.1)"] })
    }

    @Test("Packages in folders") func folders() throws {
        for name in [
            "Own", "app/Old", "app/Live/Kit", "app/Live/a/b/c/d/Deep", "app/Live/a/b/c/d/e/Deeper", "app/Live/Pods/Pod",
            "W",
        ] {
            try folder.write("// swift-tools-version: 5.9\n", to: "\(name)/Package.swift")
        }
        try folder.write("// swift-tools-version: 5.9\n", to: "app/Live/Kit/Inner/Package.swift")
        try folder.write("// swift-tools-version: 5.9\n", to: "app/Live/.hidden/Package.swift")
        let objects = """
            Z = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x.y/z"; };
            L1 = { isa = XCLocalSwiftPackageReference; relativePath = "../Own"; };
            L2 = { isa = XCLocalSwiftPackageReference; relativePath = "\(folder["Own"])"; };
            G = { isa = PBXFileSystemSynchronizedRootGroup; path = Live; sourceTree = "<group>"; };
            O1 = { isa = PBXFileReference; lastKnownFileType = wrapper; path = Old; sourceTree = "<group>"; };
            O2 = { isa = PBXFileReference; lastKnownFileType = "sourcecode.swift"; path = Old; sourceTree = "<group>"; };
            O3 = { isa = PBXFileReference; lastKnownFileType = folder; path = Live; sourceTree = "<group>"; };
            """
        let packages = told(try needed(project(objects)).packages)
        let own = ["FOLDER/Own", "FOLDER/app/Live/Kit", "FOLDER/app/Live/a/b/c/d/Deep", "FOLDER/app/Old"]
        #expect(packages.dropLast().sorted() == own.sorted() && packages.last?.hasPrefix("https://x.y/z") == true)
        // What lies in the workspace beside the project.
        let references = "<FileRef location = \"group:W\"/><FileRef location = \"group:Own\"/>"
        try folder.write("<Workspace>\(references)</Workspace>", to: "S.xcworkspace/contents.xcworkspacedata")
        let both = told(try needed(project(objects), beside: true).packages)
        #expect(both.filter { $0 == "FOLDER/Own" }.count == 1 && both.last == "FOLDER/W")
    }

    @Test("Products, their packages, and the versions that were settled on") func products() throws {
        let objects = """
            Z = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x.y/Zed.git"; };
            D1 = { isa = XCSwiftPackageProductDependency; productName = One; package = Z; };
            D2 = { isa = XCSwiftPackageProductDependency; productName = Two; };
            D3 = { isa = XCSwiftPackageProductDependency; productName = Three; package = GONE; };
            """
        let app = "packageProductDependencies = (D1, D2);"
        let plain = try needed(project(objects, app: app))
        #expect(plain.products == ["One", "Two"] && plain.owners == ["One": "zed"] && plain.resolved == nil)
        #expect(
            plain.checkouts.map(folder.plain) == ["FOLDER/app/SourcePackages/checkouts", "FOLDER/app/.build/checkouts"])
        try folder.write("", to: "app/App.xcodeproj/xcshareddata/swiftpm/Package.resolved")
        let shared = try needed(project(objects)).resolved.map(folder.plain)
        try folder.write("", to: "app/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        let inner = try needed(project(objects)).resolved.map(folder.plain)
        #expect(shared == "FOLDER/app/App.xcodeproj/xcshareddata/swiftpm/Package.resolved")
        #expect(inner == "FOLDER/app/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    }

    @Test("Frameworks that files import, and those that these import") func frameworks() throws {
        try folder.write("import Kit\nimport Foundation\n", to: "app/a.swift")
        try folder.write("import My_Base\n", to: "app/k.swift")
        for name in ["b", "u"] { try folder.write("", to: "app/\(name).swift") }
        func library(_ id: String, _ name: String, _ type: String, _ more: String = "") -> String {
            """
            \(id) = { isa = PBXNativeTarget; name = "\(name)"; productType = "x.\(type)"; buildPhases = (\(id)S); \(more) };
            \(id)S = { isa = PBXSourcesBuildPhase; files = (\(id)B); }; \(id)B = { fileRef = \(id)F; };
            \(id)F = { isa = PBXFileReference; path = \(id.lowercased()).swift; sourceTree = "<group>"; };
            """
        }
        let objects =
            library("K", "Kit", "framework", "packageProductDependencies = (D);") + library("B1", "x", "unit-test")
            + library("U", "Unused", "static")
            + library("B2", "My-Base", "dynamic").replacing("b2.swift", with: "b.swift")
            + "D = { isa = XCSwiftPackageProductDependency; productName = Charts; };"
        let found = try needed(project(objects))
        #expect(found.frameworks.keys.sorted() == ["Kit", "My_Base"] && found.products == ["Charts"] && !found.isEmpty)
        #expect(
            found.frameworks["Kit"]?.files.map(folder.plain) == ["FOLDER/app/k.swift"]
                && found.frameworks["Kit"]?.products == ["Charts"])
        #expect(found.frameworks["My_Base"]?.module == "My_Base" && found.frameworks["My_Base"]?.products == [])
    }

    // MARK: Bundles

    @Test("What an app's bundle says of it") func information() throws {
        let settings = """
            PRODUCT_NAME = "$(TARGET_NAME) X"; PRODUCT_BUNDLE_IDENTIFIER = "a.b"; MARKETING_VERSION = 1.2; CURRENT_PROJECT_VERSION = 3;
            INFOPLIST_KEY_CFBundleDisplayName = Shown; INFOPLIST_FILE = Info.plist;
            """
        let values =
            "<key>Own</key><array><string>$(MARKETING_VERSION)</string><dict><key>a</key><string>$(TARGET_NAME)</string></dict></array>"
        try folder.write(
            "<plist><dict>\(values)<key>CFBundleVersion</key><string>9</string><key>N</key><integer>4</integer></dict></plist>",
            to: "app/Info.plist")
        func info(_ settings: String, root: String = "") throws -> [String: String] {
            let project = try project("", settings: settings, root: root)
            let data = try #require(AppBundle.target(project, try project.target(nil, for: .ios)).info)
            let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]
            return list.mapValues { "\($0)".filter { !$0.isWhitespace } }
        }
        let whole = try info(settings, root: "developmentRegion = de;")
        let plain: [String: String] = [
            "CFBundleDevelopmentRegion": "de", "CFBundleName": "AppX", "CFBundleExecutable": "AppX",
            "CFBundleIdentifier": "a.b",
            "CFBundleShortVersionString": "1.2", "CFBundleVersion": "9", "CFBundleDisplayName": "Shown", "N": "4",
        ]
        #expect(
            whole.filter { $0.key != "Own" } == plain && whole["Own"]?.contains("1.2") == true
                && whole["Own"]?.contains("App") == true)
        #expect(
            try info("") == ["CFBundleDevelopmentRegion": "en", "CFBundleName": "App", "CFBundleExecutable": "App"])
        #expect(try info("INFOPLIST_FILE = none.plist;").count == 3)
        #expect(try info("INFOPLIST_FILE = \"\(folder["app/Info.plist"])\";")["N"] == "4")
        #expect(AppBundle.none.info == nil && AppBundle.none.resources.isEmpty && AppBundle.folders(["."]).info == nil)
    }

    @Test("What of a folder is a resource") func kinds() throws {
        var kinds: [String: String] = [:]
        let files = [
            "a.json", "a.swift", "a.H", "a.xcstrings", "Info.plist", "Other.plist", "a.storyboard", "a", "d/x",
            "d.bundle/x", "d.xcassets/x",
            "d.APP/x", "d.framework/x", "d.scnassets/x",
        ]
        for name in files { try folder.write("", to: "k/\(name)") }
        try folder.link("k/l.json", to: "a.json")
        for name in Cache.names(in: folder["k"]) { kinds[name] = "\(ResourceKind(folder["k/\(name)"]))" }
        #expect(
            kinds == [
                "a.json": "file", "a.swift": "other", "a.H": "other", "a.xcstrings": "other", "Info.plist": "other",
                "Other.plist": "file", "a.storyboard": "other", "a": "file", "d": "folder", "d.bundle": "folder",
                "d.xcassets": "other",
                "d.APP": "other", "d.framework": "other", "d.scnassets": "folder", "l.json": "other",
            ])
        #expect("\(ResourceKind("/no such file"))" == "other")
    }

    @Test("How deep resources lie, and how many there are") func depth() throws {
        let inner = (1...15).map { _ in "d" }.joined(separator: "/")
        for name in ["\(inner)/near", "\(inner)/d/far"] { try folder.write("", to: "t/\(name)") }
        var resources = BundleResources()
        resources.add(folder: folder["t"], keepsFolders: false)
        #expect(resources.files.keys.sorted() == ["near"])
        var many = BundleResources()
        for index in 0..<2001 { many.add("/\(index)/../a", as: "\(index)") }
        #expect(many.files.count == 2000 && many.files["7"] == "/a" && BundleResources.most == 2000)
        many.add("/z", as: "1")
        #expect(many.files["1"] == "/a")
    }
}
