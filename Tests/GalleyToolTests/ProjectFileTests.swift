import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import galley

/// Projects as Xcode 16 writes them: targets, files, folders that belong to them as they are, settings, packages (docs/cli.md).
@Suite("Projects of Xcode's")
struct ProjectFileTests {
    private static let project = """
        // !$*UTF8*$!
        { objects = {
          ROOT = { isa = PBXProject; targets = (APP, KIT, MAC, TEST); buildConfigurationList = RL; };
          RL = { buildConfigurations = (RD, RR); };
          RR = { name = Release; buildSettings = { SDKROOT = macosx; }; };
          RD = { name = Debug; buildSettings = { SDKROOT = iphoneos; BASE = root; LIST = (a, b); }; };
          APP = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            buildConfigurationList = AL; buildPhases = (SRC, RES, LINK); fileSystemSynchronizedGroups = (SYNC);
            packageProductDependencies = (P1, P3); };
          AL = { buildConfigurations = (AD); };
          AD = { name = Other; baseConfigurationReference = CFG;
            buildSettings = { BASE = "$(inherited)/app"; PRODUCT_MODULE_NAME = "My-App"; }; };
          KIT = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (KSRC); };
          KSRC = { isa = PBXSourcesBuildPhase; files = (KB); };
          KB = { fileRef = KF; };
          KF = { isa = PBXFileReference; path = "Kit/Kit.swift"; sourceTree = SOURCE_ROOT; };
          MAC = { isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.application";
            buildConfigurationList = ML; };
          ML = { buildConfigurations = (MD); };
          MD = { name = Debug; buildSettings = { SUPPORTED_PLATFORMS = macosx; }; };
          TEST = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
          SRC = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B5, B6); };
          B1 = { fileRef = F1; }; B2 = { fileRef = F2; platformFilter = macos; };
          B3 = { fileRef = F3; platformFilters = (ios, tvos); }; B4 = { fileRef = F4; }; B5 = { fileRef = F5; };
          B6 = { fileRef = GONE; };
          F1 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
          F2 = { isa = PBXFileReference; path = OnMac.swift; sourceTree = "<group>"; };
          F3 = { isa = PBXFileReference; path = OnPhone.swift; sourceTree = "<group>"; };
          F4 = { isa = PBXFileReference; path = Absent.swift; sourceTree = "<group>"; };
          F5 = { isa = PBXFileReference; path = c.m; sourceTree = "<group>"; };
          GONE = { isa = PBXFileReference; path = x.swift; sourceTree = SDKROOT; };
          MAIN = { isa = PBXGroup; children = (GROUP, SYNC); sourceTree = "<group>"; };
          GROUP = { isa = PBXGroup; children = (F1, F2, F3, F4, F5, CFG, R1, VAR); path = Code; sourceTree = "<group>"; };
          CFG = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
          SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = Live; sourceTree = "<group>"; exceptions = (EX, EK);
            explicitFolders = (Copied); };
          EX = { target = APP; membershipExceptions = (Out.swift, Sub);
            platformFiltersByRelativePath = { "Mac.swift" = (macos); }; };
          EK = { target = KIT; membershipExceptions = (Out.swift); };
          RES = { isa = PBXResourcesBuildPhase; files = (RB1, RB2); };
          RB1 = { fileRef = R1; }; RB2 = { fileRef = VAR; };
          R1 = { isa = PBXFileReference; path = data.json; sourceTree = "<group>"; };
          VAR = { isa = PBXVariantGroup; children = (VDE); sourceTree = "<group>"; };
          VDE = { isa = PBXFileReference; path = "de.lproj/T.strings"; sourceTree = "<group>"; };
          LINK = { isa = PBXFrameworksBuildPhase; files = (LB1, LB2); };
          LB1 = { productRef = P2; }; LB2 = { fileRef = F1; };
          P1 = { isa = XCSwiftPackageProductDependency; productName = Charts; package = REMOTE; };
          P2 = { isa = XCSwiftPackageProductDependency; productName = Local; package = LOCAL; };
          P3 = { isa = XCSwiftPackageProductDependency; productName = "plugin:Lint"; };
          LOCAL = { isa = XCLocalSwiftPackageReference; relativePath = "../Own"; };
          REMOTE = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x.y/Charts.git";
            requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
          }; rootObject = ROOT; }
        """

    private static let files = [
        "App/App.xcodeproj/project.pbxproj": project, "App/Code/A.swift": "import Kit\n", "App/Code/OnMac.swift": "",
        "App/Code/OnPhone.swift": "",
        "App/Code/App.xcconfig": "#include \"Base.xcconfig\"\nBASE = $(inherited)/file // words\nX = 1;\n",
        "App/Code/Base.xcconfig": "Y[sdk=iphoneos*] = 2\nBASE = below\n", "App/Live/In.swift": "",
        "App/Live/Out.swift": "",
        "App/Live/Sub/S.swift": "", "App/Live/Mac.swift": "", "App/Live/Copied/deep/x.txt": "", "App/Live/note.txt": "",
        "App/Kit/Kit.swift": "", "App/Code/data.json": "", "App/Code/de.lproj/T.strings": "",
    ]

    private let folder: ScratchFolder
    private let project: XcodeProject

    init() throws {
        folder = try ScratchFolder(Self.files)
        project = try XcodeProject(path: folder["App/App.xcodeproj"])
    }

    private func plain(_ paths: [String]) -> [String] {
        paths.map { folder.plain($0).replacing("FOLDER/App/", with: "") }
    }

    @Test("Targets, in the project's order") func targets() throws {
        #expect(project.name == "App" && project.targets.map(\.name) == ["App", "Kit", "Mac", "Tests"])
        #expect(project.targets.map(\.type) == ["application", "framework", "application", "unit-test"])
        #expect(project.candidates.map(\.name) == ["App", "Mac"] && project.libraries.map(\.name) == ["Kit"])
        #expect(project.hasApp(for: .ios) && project.hasApp(for: .macos))
        #expect(try project.target(nil, for: .ios).name == "App" && project.target(nil, for: .macos).name == "Mac")
        #expect(try project.target("Kit", for: .ios).name == "Kit")
        #expect(
            failure { _ = try project.target("X", for: .ios) }
                == "64 the project has no target 'X'; it has App, Kit, Mac, Tests")
        #expect(project.others(than: try project.target("Kit", for: .ios), for: .ios) == ["App"])
        #expect(project.others(than: try project.target("App", for: .ios), for: .ios).isEmpty)
    }

    @Test("A target's files on a platform") func files() throws {
        let phone = try project.files(of: project.target("App", for: .ios))
        #expect(plain(phone.paths) == ["Code/A.swift", "Code/OnPhone.swift", "Live/In.swift"])
        #expect(plain(phone.absent) == ["Code/Absent.swift"])
        var onMac = project
        onMac.platform = .macos
        let mac = try onMac.files(of: project.target("App", for: .ios))
        #expect(plain(mac.paths) == ["Code/A.swift", "Code/OnMac.swift", "Live/In.swift", "Live/Mac.swift"])
        let kit = try project.files(of: project.target("Kit", for: .ios))
        #expect(
            plain(kit.paths) == ["Kit/Kit.swift", "Live/Out.swift"],
            "an exception is what another target has of a folder")
        #expect(
            failure { _ = try project.files(of: project.target("Mac", for: .ios)) }
                == "66 the target 'Mac' of '\(folder["App"])' has no Swift files")
    }

    @Test("What is copied into the app, and where catalogues are looked for") func resources() throws {
        let target = try project.target("App", for: .ios)
        let files = project.resources(of: target).files.mapValues { plain([$0])[0] }
        #expect(
            files == [
                "data.json": "Code/data.json", "de.lproj/T.strings": "Code/de.lproj/T.strings",
                "Copied/deep/x.txt": "Live/Copied/deep/x.txt", "note.txt": "Live/note.txt",
            ])
        let folders = try project.assetFolders(
            of: target, besides: ["/known", folder["App/Code"]], within: SearchLimit())
        #expect(plain(folders) == ["Code", "Live", "/known"])
    }

    @Test("Settings: the project's, the file's, the target's") func settings() throws {
        let settings = project.settings(of: try project.target("App", for: .ios))
        #expect(settings["BASE"] == "below/file/app" && settings["X"] == "1" && settings["Y"] == "2")
        #expect(settings["SDKROOT"] == "iphoneos" && settings["LIST"] == "a b" && settings["TARGET_NAME"] == "App")
        #expect(settings["PROJECT_NAME"] == "App" && settings["PRODUCT_NAME"] == "App")
    }

    @Test("Packages and frameworks that a target is built with") func dependencies() throws {
        let target = try project.target("App", for: .ios)
        let sources = try project.files(of: target).paths.map { try SourceFile(path: $0) }
        let needed = project.dependencies(of: target, files: sources, in: XcodeWorkspace(path: nil))
        #expect(
            needed.packages.map(\.identity) == ["own", "charts"] && needed.packages.map(\.isFolder) == [true, false])
        #expect(needed.packages.last?.place == .address("https://x.y/Charts.git", requirement: "from: \"1.2.0\""))
        #expect(folder.plain(needed.packages.first?.text ?? "") == "FOLDER/Own")
        #expect(needed.products == ["Charts", "Local"] && needed.owners == ["Charts": "charts", "Local": "own"])
        #expect(
            Array(needed.frameworks.keys) == ["Kit"] && needed.frameworks["Kit"]?.files.count == 2 && !needed.isEmpty)
        #expect(plain(needed.checkouts) == ["SourcePackages/checkouts", ".build/checkouts"] && needed.resolved == nil)
        #expect(needed.owner(of: "Charts", among: needed.packages) == "charts")
        #expect(needed.owner(of: "Unknown", among: Array(needed.packages.prefix(1))) == nil)
        #expect(ProjectDependencies().isEmpty)
        #expect(
            ProjectDependencies().owner(of: "A", among: Array(needed.packages.prefix(1))) == "own",
            "the only one, where nothing is said")
        #expect(ProjectDependencies().owner(of: "A", among: needed.packages) == nil)
    }

    @Test("Projects that cannot be read") func broken() throws {
        #expect(
            failure { _ = try XcodeProject(path: folder["No.xcodeproj"]) }
                == "66 '\(folder["No.xcodeproj"])/project.pbxproj' cannot be read; give the folder of the sources instead"
        )
        try folder.write("words", to: "Bad.xcodeproj/project.pbxproj")
        #expect(
            failure { _ = try XcodeProject(path: folder["Bad.xcodeproj"]) }
                == "65 '\(folder["Bad.xcodeproj"])/project.pbxproj' is no project of Xcode's; give the folder of the sources instead"
        )
    }
}
