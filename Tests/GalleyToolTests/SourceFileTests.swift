import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// The files that are one module: docs/cli.md.
@Suite("Files of a module")
struct SourceFileTests {
    private func folder(_ path: String, whole: Bool = false, empty: Bool = false) throws
        -> SourceFolder
    {
        try SourceFolder(path, isWhole: whole, mayBeEmpty: empty)
    }

    @Test("What of a folder belongs to a module") func folders() throws {
        let scratch = try ScratchFolder([
            "app/b.swift": "", "app/A/a.swift": "", "app/Package.swift": "", "app/.hidden/h.swift": "",
            "app/build/x.swift": "",
            "app/DerivedData/x.swift": "", "app/Pods/x.swift": "", "app/Carthage/x.swift": "",
            "app/AppTests/t.swift": "",
            "app/Inner/Package.swift": "", "app/Inner/i.swift": "", "app/Day 1.2/d.swift": "",
            "app/X.bundle/x.swift": "",
            "app/Res/de.lproj/T.strings": "", "app/Media.xcassets/Contents.json": "{}",
            "app/Info.plist":
                "<plist><dict><key>UIAppFonts</key><array><string>fonts/One.ttf</string><string>Two.OTF</string></array></dict></plist>",
            "app/F/One.ttf": "", "app/F/Two.OTF": "", "app/F/Three.ttc": "", "outside/o.swift": "",
            "app/Resources/r.txt": "",
        ])
        try scratch.link("app/link.swift", to: scratch["outside/o.swift"])
        try scratch.link("app/dir", to: scratch["outside"])
        try scratch.link("app/own.swift", to: "b.swift")
        let found = try folder(scratch["app"])
        let plain = { (paths: [String]) in
            paths.map { scratch.plain($0).replacing("FOLDER/app/", with: "") }
        }
        #expect(plain(found.files) == ["b.swift", "own.swift", "A/a.swift", "Day 1.2/d.swift"])
        #expect(
            plain(found.strays) == ["link.swift"]
                && plain(found.fonts).sorted() == ["F/One.ttf", "F/Two.OTF"])
        #expect(plain(found.assetFolders) == ["FOLDER/app", "Res", "Resources"])
        #expect(try folder(scratch["app"] + "/").files == found.files)
        let whole = try folder(scratch["app"], whole: true)
        #expect(
            plain(whole.files) == [
                "b.swift", "own.swift", "A/a.swift", "AppTests/t.swift", "Carthage/x.swift",
                "Day 1.2/d.swift", "DerivedData/x.swift", "Pods/x.swift", "build/x.swift",
            ])
        #expect(
            failure { _ = try folder(scratch["app/Res"]) }
                == "66 there is no Swift file in the folder '\(scratch["app/Res"])', or in the folders inside it"
        )
        #expect(try folder(scratch["app/Res"], empty: true).files.isEmpty)
        try scratch.link("stray/s.swift", to: scratch["outside/o.swift"])
        #expect(
            failure { _ = try folder(scratch["stray"]) }.hasPrefix(
                "66 '\(scratch["stray/s.swift"])' is a link that leads out of"))
        #expect(
            SourceFolder.isForeign("build", "/x") && SourceFolder.isForeign("ATests", "/x")
                && !SourceFolder.isForeign("Testsuite", "/x"))
        #expect(SourceFolder.isForeign("p", scratch["app/Inner"]))
        let deep = String(repeating: "d/", count: 64)
        try scratch.write("", to: "deep/\(deep)a.swift")
        #expect(
            failure { _ = try folder(scratch["deep"]) }.contains(
                "has more files or folders than a module"))
        #expect(try folder(scratch["deep/d"]).files.count == 1)
    }

    @Test("Files that are given") func sets() throws {
        let scratch = try ScratchFolder([
            "a.swift": "struct A {}", "b.swift": "Bundle", "c/c.swift": "", "d.txt": "",
        ])
        func set(_ names: [String]) throws -> SourceSet {
            try SourceSet(paths: names.map { scratch[$0] }, within: SearchLimit())
        }
        let one = try set(["a.swift"])
        #expect(
            scratch.plain(one.name) == "'FOLDER/a.swift'" && !one.isSeveral && !one.isFolder
                && one.text == "struct A {}")
        #expect(
            one.folder == scratch.path && one.identity == scratch["a.swift"]
                && one.roots == [scratch.path] && one.places == [scratch["a.swift"]])
        let two = try set(["a.swift", "b.swift", "a.swift"])
        #expect(
            two.files.count == 2 && scratch.plain(two.name) == "'FOLDER/a.swift' and 1 more file"
                && two.isSeveral)
        #expect(
            two.text == "struct A {}\nBundle" && two.usesBundle && !one.usesBundle
                && two.roots == [scratch.path])
        let three = try set(["a.swift", "b.swift", "c/c.swift"])
        #expect(
            scratch.plain(three.name) == "'FOLDER/a.swift' and 2 more files"
                && three.roots == [scratch.path, scratch["c"]])
        let whole = try set([""])
        #expect(
            whole.isFolder && !whole.isSeveral && whole.files.count == 3 && whole.folder == scratch[""]
                && whole.identity == scratch[""])
        #expect(
            whole.file(at: scratch["c/../a.swift"])?.path
                == scratch["a.swift"].replacing("/a.swift", with: "/a.swift")
                || whole.file(at: scratch["a.swift"]) != nil)
        #expect(one.outside([]) == nil && whole.outside([]) == nil && !whole.announcesModules)
        #expect(
            failure { _ = try set(["", "a.swift"]) }.contains(
                "is a folder; give one folder, or files, for one module at a time"))
        #expect(
            failure { _ = try SourceSet(paths: ["-", "a"], within: SearchLimit()) }
                == "64 '-', standard input, is one file; give it alone")
        for count in [8, 9] {
            let many = try SourceSet(files: (0..<count).map { _ in scratch["a.swift"] }, name: "x")
            #expect(many.announcesModules == (count == 9))
        }
        try scratch.write("changed", to: "a.swift")
        #expect(
            failure { try one.checkUnchanged() }
                == "66 '\(scratch["a.swift"])' changed while it was compiled; run the command again")
        #expect(
            failure { try three.checkUnchanged() }.hasPrefix("66")
                && failure { try whole.checkUnchanged() }.hasPrefix("66"))
        #expect(
            three.declaredTypes == ["A"] && one.files[0].declares("A") && !one.files[0].declares("B"))
    }

    @Test("A file") func files() throws {
        let scratch = try ScratchFolder([
            "Card.swift": "a\nbcd\n", "Views/x.swift": "", "n.txt": "", "zero.swift": "a\0",
        ])
        func refused(_ name: String) -> String {
            scratch.plain(failure { _ = try SourceFile(path: scratch[name]) })
        }
        #expect(
            refused("Crad.swift")
                == "66 there is no file 'FOLDER/Crad.swift', did you mean 'FOLDER/Card.swift'?")
        #expect(
            refused("Card") == "66 there is no file 'FOLDER/Card', did you mean 'FOLDER/Card.swift'?")
        #expect(refused("View") == "66 there is no file 'FOLDER/View', did you mean 'FOLDER/Views'?")
        #expect(refused("Qqqqqqqq.swift") == "66 there is no file 'FOLDER/Qqqqqqqq.swift'")
        #expect(refused("n.txt") == "66 'FOLDER/n.txt' is no Swift file: its name must end in .swift")
        var file = try SourceFile(path: scratch["Card.swift"])
        #expect(
            file.isText && !file.isInMemory && file.syntaxPath == file.path && file.folder == scratch.path
        )
        #expect(
            file.rest(line: 2, column: 2) == "cd" && file.rest(line: 2, column: 0) == "bcd"
                && file.rest(line: 9, column: 1) == "" && file.rest(line: 0, column: 1) == "")
        #expect(try !SourceFile(path: scratch["zero.swift"]).isText)
        file.replaceContent(by: "new")
        #expect(file.text == "new" && file.isInMemory && file.syntaxPath == "-")
    }

    @Test("Words that files declare") func declared() throws {
        let text =
            "struct A1 { var b2, c = 1\n func d_e() {}\n enum F { case g, h }\n typealias I = J; actor K {}; let ümläut = 2 }\nprotocol L {} class M {}\nstruct"
        let scratch = try ScratchFolder(["a.swift": text])
        let words = DeclaredWords(try SourceSet(paths: [scratch["a.swift"]], within: SearchLimit()))
        #expect(
            words.types == ["A1", "F", "I", "K", "L", "M"]
                && words.names == ["A1", "F", "I", "K", "L", "M", "d_e"])
        #expect(words.members == ["b2", "d_e", "g", "ümläut"])
    }

    private func names(_ text: String, _ platform: SourcePlatform = .ios) throws -> Bool {
        let scratch = try ScratchFolder(["a.swift": text])
        return FrameworkNames.areIn(
            try SourceSet(paths: [scratch["a.swift"]], within: SearchLimit()), of: platform)
    }

    @Test("Files that name something of UIKit's or AppKit's") func frameworks() throws {
        for text in [
            "UIView", "a UIScreen.main", "CALayer", "NSLayoutConstraint", "#selector(a)",
            "Selector(\"a\")", "x.size(withAttributes: y)",
        ] {
            #expect(try names(text), "\(text)")
        }
        for text in [
            "UIColor UIImage UIFont", "myUIView", "UICARD", "UIx", "NSView", "NSString", "_UIView",
            "CARD",
        ] {
            #expect(try !names(text), "\(text)")
        }
        for text in ["NSView", "NSWindow", "NSLayoutAnchor", "CAMediaTiming", "NSFontManager"] {
            #expect(try names(text, .macos), "\(text)")
        }
        for text in ["UIView", "NSString", "NSObject"] { #expect(try !names(text, .macos), "\(text)") }
        let scratch = try ScratchFolder(["a.swift": "import SwiftUI\nimport MapKit\nCIFilter"])
        let source = try SourceSet(paths: [scratch["a.swift"]], within: SearchLimit())
        #expect(FrameworkNames.name("CI", in: source) && !FrameworkNames.name("UN", in: source))
        #expect(
            AppleModules.parts(of: source) == [
                "-module-alias", "CoreImage=GalleyCoreImage", "-module-alias", "MapKit=GalleyMapKit",
            ]
                || AppleModules.parts(of: source).contains("MapKit=GalleyMapKit"))
        #expect(
            AppleModules.frameworks(of: .ios, for: source).isEmpty
                && AppleModules.frameworks(of: .linux, for: source).isEmpty)
        let views = try ScratchFolder(["a.swift": "import AppKit\nUIView"])
        let both = try SourceSet(paths: [views["a.swift"]], within: SearchLimit())
        #expect(
            AppleModules.frameworks(of: .ios, for: both) == [
                "-module-alias", "AppKit=GalleyAppKitClasses", "-module-alias", "UIKit=GalleyUIKitClasses",
            ])
        #expect(
            AppleModules.aliasArguments == [
                "-module-alias", "Combine=OpenCombine", "-module-alias", "os=GalleyOS", "-module-alias",
                "simd=GalleySimd",
            ])
        #expect(
            AppleModules.aliasArguments(for: source, besides: "", []) == [
                "-module-alias", "MapKit=GalleyMapKit",
            ])
        #expect(
            AppleModules.aliasArguments(for: source, besides: "\"MapKit=X\"", []).isEmpty
                && AppleModules.aliasArguments(for: source, besides: "", ["MapKit=X"]).isEmpty)
    }

    @Test("Playgrounds, the C library and Objective-C's names have modules that stand for them")
    func otherParts() throws {
        let scratch = try ScratchFolder(["a.swift": "import Darwin\nimport ObjectiveC\nimport Playgrounds\n"])
        let source = try SourceSet(paths: [scratch["a.swift"]], within: SearchLimit())
        let wanted: Set = ["Darwin=Glibc", "ObjectiveC=GalleyFoundationNames", "Playgrounds=Galley"]
        #expect(Set(AppleModules.parts(of: source)) == wanted.union(["-module-alias"]))
        #expect(Set(AppleModules.aliasArguments(for: source, besides: "", [])) == wanted.union(["-module-alias"]))
    }

    @Test("Modules that come with others") func imports() throws {
        func arguments(_ texts: [String], _ alias: [String] = []) throws -> [String] {
            let scratch = try ScratchFolder(
                Dictionary(uniqueKeysWithValues: texts.enumerated().map { ("\($0).swift", $1) }))
            var attempt = ConditionedSource.Attempt()
            attempt.arguments = alias
            return AppleModules.importArguments(
                for: try SourceSet(paths: [scratch.path], within: SearchLimit()), in: attempt)
        }
        #expect(
            try arguments(["import SwiftUI\nimport Foundation"]).isEmpty
                && arguments(["let a = 1"]).isEmpty)
        #expect(try arguments(["import Foundation"]) == ["-import-module", "GalleyFoundation"])
        #expect(
            try arguments(["import Combine"]) == [
                "-import-module", "GalleyFoundation", "-import-module", "Foundation",
            ])
        #expect(
            try arguments(["import Combine\nimport UIKit"]) == ["-import-module", "GalleyFoundation"])
        #expect(
            try arguments(["import SwiftUI"], ["UIKit=GalleyUIKitClasses", "CoreImage=GalleyCoreImage"])
                == ["-import-module", "UIKit", "-import-module", "CoreImage"])
    }
}
