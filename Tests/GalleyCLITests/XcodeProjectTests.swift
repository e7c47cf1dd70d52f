import Foundation
import Testing

/// The app of an Xcode project's folder.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct XcodeProjectTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write([
            "Notes/App/NotesApp.swift":
                "import SwiftUI\n@main struct NotesApp: App { var body: some Scene { WindowGroup { Page() } } }\n",
            "Notes/App/Pages/Page.swift": """
            import SwiftUI
            struct Page: View {
                var body: some View {
                    VStack { Text("hello"); Image(.logo); Text(verbatim: "font").font(.custom("Probe", size: 20)) }
                }
            }

            """,
            "Notes/App/Pages/Unused.swift": "this is no part of the target\n",
            "Notes/App/Assets.xcassets/Logo.imageset/logo.svg":
                #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><path d="M0 0h8v6H0z"/></svg>"#,
            "Notes/App/Assets.xcassets/Logo.imageset/Contents.json":
                #"{"images": [{"filename": "logo.svg", "idiom": "universal"}], "info": {"version": 1}}"#,
            "Notes/App/Localizable.xcstrings":
                #"{"sourceLanguage": "en", "version": "1.0", "strings": {"hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Guten Tag"}}}}}}"#,
            "Notes/App/Info.plist": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UIAppFonts</key><array><string>Probe.otf</string></array></dict></plist>

            """,
            "Notes/NotesTests/Test.swift": "import XCTest\nnope\n",
        ])
    }

    /// A project as Xcode writes it: files listed in groups, an app and its tests.
    private static let listed = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 56;
            objects = {
        /* Begin PBXBuildFile section */
                B1 /* NotesApp.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* NotesApp.swift */; };
                B2 = {isa = PBXBuildFile; fileRef = F2; };
                B3 = {isa = PBXBuildFile; fileRef = F3; };
                F1 = {isa = PBXFileReference; path = NotesApp.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = Page.swift; sourceTree = "<group>"; };
                F3 = {isa = PBXFileReference; path = NotesTests/Test.swift; sourceTree = SOURCE_ROOT; };
                G0 = {isa = PBXGroup; children = (G1, F3, ); sourceTree = "<group>"; };
                G1 = {isa = PBXGroup; children = (F1, G2, ); path = App; sourceTree = "<group>"; };
                G2 = {isa = PBXGroup; children = (F2, ); name = "All pages"; path = Pages; sourceTree = "<group>"; };
                S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
                S2 = {isa = PBXSourcesBuildPhase; files = (B3, ); };
                T1 = {isa = PBXNativeTarget; buildPhases = (S1, ); name = Notes; productType = "com.apple.product-type.application"; };
                T2 = {isa = PBXNativeTarget; buildPhases = (S2, ); name = NotesTests; productType = "com.apple.product-type.bundle.unit-test"; };
                P = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, ); };
            };
            rootObject = P;
        }

        """

    /// A project of Xcode 16: the target's folder belongs to it as it is, but for what it takes out.
    private static let synchronized = """
        // !$*UTF8*$!
        {
            objects = {
                X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Pages/Unused.swift, ); target = T1; };
                G0 = {isa = PBXGroup; children = (G1, ); sourceTree = "<group>"; };
                G1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, ); path = App; sourceTree = "<group>"; };
                S1 = {isa = PBXSourcesBuildPhase; files = (); };
                T1 = {isa = PBXNativeTarget; buildPhases = (S1, ); fileSystemSynchronizedGroups = (G1, ); name = Notes; productType = "com.apple.product-type.application"; };
                P = {isa = PBXProject; mainGroup = G0; targets = (T1, ); };
            };
            rootObject = P;
        }

        """

    @Test(arguments: [listed, synchronized])
    func app(project: String) throws {
        try folder.write(["Notes/Notes.xcodeproj/project.pbxproj": project])
        let fonts = URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Black.otf")
        let copy = folder.url.appendingPathComponent("Notes/App/Probe.otf")
        if FileManager.default.fileExists(atPath: fonts.path) { try FileManager.default.copyItem(at: fonts, to: copy) }
        for path in ["Notes", "Notes/Notes.xcodeproj"] {
            let output = try folder.galley("layout", path, "--locale", "de", "--view", "Page()")
            #expect(output.status == 0, "\(output.errors)")
            #expect(output.text.contains("Guten Tag") && output.text.contains("→ 8×6"), "\(output.text)")
        }
        let window = try folder.galley("layout", "Notes")
        #expect(window.status == 0 && window.text.contains("Text \"hello\""), "\(window.errors)")
    }

    /// A property list's font is known by the names in it, shut in or not.
    @Test(arguments: [false, true])
    func fonts(isSandboxed: Bool) throws {
        let source = URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Black.otf")
        guard FileManager.default.fileExists(atPath: source.path), !isSandboxed || BuiltTool.hasSandbox else { return }
        try folder.write(["Notes/Notes.xcodeproj/project.pbxproj": Self.listed])
        let arguments = [
            "layout", "Notes", "--view", "Text(verbatim: \"x\").font(.custom(\"Inter Black\", size: 20))", "--strict",
        ]
        func layout() throws -> BuiltTool.Output {
            try BuiltTool.run("galley", arguments + (isSandboxed ? ["--sandbox"] : []), in: folder.url)
        }
        // A layout is printed all the same; it is the diagnostic that makes it fail.
        let missing = try layout().errors
        #expect(missing.contains("no font is named “Inter Black”"), "\(missing)")
        try FileManager.default.copyItem(at: source, to: folder.url.appendingPathComponent("Notes/App/Probe.otf"))
        let found = try layout()
        #expect(found.status == 0 && found.errors.isEmpty, "\(found.errors)")
    }

    @Test func targets() throws {
        try folder.write(["Notes/Notes.xcodeproj/project.pbxproj": Self.listed])
        let missing = try folder.galley("layout", "Notes", "--target", "Other")
        #expect(missing.status == 64 && missing.errors.contains("it has Notes, NotesTests"), "\(missing.errors)")
        let two = Self.listed.replacing("product-type.bundle.unit-test", with: "product-type.application")
        try folder.write(["Notes/Other.xcodeproj/project.pbxproj": two])
        // Of several projects the one that is called as the folder is meant.
        let projects = try BuiltTool.run("galley", ["layout", "Notes", "--view", "Page()"], in: folder.url)
        #expect(projects.status == 0, "\(projects.errors)")
        // Of several apps that are called otherwise than the project the first is meant, as in Xcode's menu of schemes.
        let apps = try BuiltTool.run("galley", ["layout", "Notes/Other.xcodeproj", "--view", "Page()"], in: folder.url)
        #expect(
            apps.status == 0 && apps.errors.contains("'Notes' is shown; others, with --target: NotesTests"),
            "\(apps.errors)")
        let broken = try folder.galley("views", "Notes/Other.xcodeproj", "--target", "NotesTests")
        #expect(broken.status == 0, "\(broken.errors)")
        try folder.write([
            "Loose/Loose.xcodeproj/note.txt": "",
            "Loose/Page.swift": "import SwiftUI\nstruct Page: View { var body: some View { Text(\"loose\") } }\n",
        ])
        let loose = try BuiltTool.run("galley", ["layout", "Loose"], in: folder.url)
        #expect(
            loose.text.contains("loose") && loose.errors.contains("'Loose.xcodeproj' has no project.pbxproj"),
            "\(loose.errors)")
        try folder.write(["Notes/Other.xcodeproj/project.pbxproj": "nonsense {"])
        let nonsense = try folder.galley("layout", "Notes/Other.xcodeproj")
        #expect(nonsense.status == 65 && nonsense.errors.contains("is no project of Xcode's"), "\(nonsense.errors)")
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Notes/App/Pages/Page.swift"))
        let arguments = ["layout", "Notes/Notes.xcodeproj", "--view", "Text(verbatim: \"rest\")"]
        try folder.write([
            "Notes/App/NotesApp.swift":
                "import SwiftUI\n@main struct NotesApp: App { var body: some Scene { WindowGroup { } } }\n"
        ])
        let rest = try BuiltTool.run("galley", arguments, in: folder.url)
        let told = "there is no file 'Notes/App/Pages/Page.swift', which 'Notes' lists"
        #expect(rest.status == 0 && rest.errors.contains("\(told); it is left out"), "\(rest.errors)")
        let strict = try BuiltTool.run("galley", arguments + ["--strict"], in: folder.url)
        #expect(strict.status == 66 && strict.errors.contains(told), "\(strict.errors)")
    }
}
