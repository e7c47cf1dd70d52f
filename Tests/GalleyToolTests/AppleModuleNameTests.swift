import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// What the names of Apple's modules mean, and words that begin as names of their frameworks do: two capitals, a third
/// and a small letter, as in `UIView` (docs/support.md).
@Suite("Names of Apple's modules")
struct AppleModuleNameTests {
    private func source(_ texts: String...) throws -> (ScratchFolder, SourceSet) {
        let folder = try ScratchFolder(
            Dictionary(uniqueKeysWithValues: texts.enumerated().map { ("\($0.offset).swift", $0.element) }))
        return (folder, try SourceSet(paths: texts.indices.map { folder["\($0).swift"] }, within: SearchLimit()))
    }

    /// The aliases without the words before them.
    private func plain(_ arguments: [String]) -> [String] {
        let words = arguments.enumerated()
        #expect(words.allSatisfy { $0.offset % 2 == 1 || $0.element == "-module-alias" })
        return words.filter { $0.offset % 2 == 1 }.map(\.element)
    }

    private func names(_ text: String, _ platform: SourcePlatform = .ios) throws -> Bool {
        FrameworkNames.areIn(try source(text).1, of: platform)
    }

    @Test("Words at their edges") func words() throws {
        for text in ["UIAz", "UIZa", "a.UIView", "(UIView", "\nUIVi", "UIColor2", "UIColors", "UIImageView", "UIFontX"]
        {
            #expect(try names(text), "\(text)")
        }
        for text in [
            "UI@a", "UI[a", "UIA`", "UIA{", "UIV", "UIVA", "uIView", "UiView", "aUIView", "ZUIView", "_UIView",
            "9UIView", "UIColor", "UIImage(", "UIFont.x", "", "U",
        ] {
            #expect(try !names(text), "\(text)")
        }
        #expect(try names("UIColor UIView") && names("UIView UIColor"), "any of them")
        #expect(try names("CAz CALayer") && !names("CAz CAL"))
        #expect(try names("NSParagraphStyle()") && names("NSTextAlignment") && !names("NSText"))
    }

    @Test("AppKit's words, and those of both") func appKit() throws {
        for text in ["NSAlert", "NSApplication", "NSTextView", "NSRectFill", "NSWorkspace", "NSUnderlineStyle"] {
            #expect(try names(text, .macos), "\(text)")
        }
        for text in ["NSError", "NSNumber", "NSRegularExpression", "NSData", "NSCache"] {
            #expect(try !names(text, .macos) && !names(text), "\(text)")
        }
        #expect(try !names("NSAlert") && !names("NSWorkspace"), "these are macOS's alone")
        #expect(try names("#selector(a)", .macos) && names("CALayer", .macos) && !names("UIView", .macos))
    }

    @Test("Of several files one is enough") func files() throws {
        let (_, source) = try source("import SwiftUI", "CIFilter", "x")
        #expect(FrameworkNames.name("CI", in: source) && !FrameworkNames.name("UN", in: source))
        #expect(FrameworkNames.areIn(try self.source("x", "UIView").1, of: .ios))
        let (_, none) = try self.source("CIFILTER", "aCIFilter")
        #expect(!FrameworkNames.name("CI", in: none))
    }

    @Test("Frameworks of controls, by the platform and by what is imported") func frameworks() throws {
        func told(_ text: String, _ platform: SourcePlatform) throws -> [String] {
            plain(AppleModules.frameworks(of: platform, for: try source(text).1))
        }
        #expect(try told("import UIKit\n", .ios) == ["UIKit=GalleyUIKitClasses"])
        #expect(try told("import QuartzCore\n", .ios) == ["QuartzCore=GalleyQuartzCore"])
        #expect(try told("import QuartzCore\n", .macos) == ["QuartzCore=GalleyQuartzCore"])
        #expect(try told("import Cocoa\n", .macos) == ["Cocoa=GalleyCocoa"])
        #expect(
            try told("import UIKit\nimport AppKit\nimport Cocoa\n", .macos) == [
                "AppKit=GalleyAppKitClasses", "Cocoa=GalleyCocoa", "UIKit=GalleyUIKitClasses",
            ])
        #expect(try told("NSWindow", .macos) == ["AppKit=GalleyAppKitClasses"])
        #expect(try told("UIView", .macos).isEmpty && told("NSWindow", .ios).isEmpty)
        #expect(try told("import UIKit\nUIView NSWindow", .linux).isEmpty)
    }

    @Test("Parts with names of their own") func parts() throws {
        func told(_ text: String) throws -> [String] { plain(AppleModules.parts(of: try source(text).1)) }
        #expect(try told("import SwiftUI\nimport Foundation\n").isEmpty)
        #expect(
            try told("import CoreTransferable\nimport ImageIO\n").sorted() == [
                "CoreTransferable=GalleyScreens", "ImageIO=GalleyUIKit",
            ])
        #expect(try told("CIContext()") == ["CoreImage=GalleyCoreImage"])
        #expect(try told("UNUserNotificationCenter") == ["UserNotifications=GalleyUserNotifications"])
        #expect(try told("UNX CIX").isEmpty)
        let all = [
            "CoreLocation", "MapKit", "AVFoundation", "AVKit", "PhotosUI", "SafariServices", "WebKit", "CoreHaptics",
            "LocalAuthentication", "MessageUI", "Network", "AuthenticationServices", "CoreLocationUI", "WidgetKit",
            "AudioToolbox",
        ]
        for name in all { #expect(try told("import \(name)\n") == ["\(name)=Galley\(name)"], "\(name)") }
    }

    @Test("Aliases for names that are imported, and that no one has given") func aliases() throws {
        let (_, source) = try source("import Combine\nimport os\nimport MapKit\nimport UIKit\n")
        func told(_ manifest: String = "", _ known: [String] = []) -> [String] {
            plain(AppleModules.aliasArguments(for: source, besides: manifest, known)).sorted()
        }
        let all = ["Combine=OpenCombine", "MapKit=GalleyMapKit", "os=GalleyOS"]
        #expect(told() == all)
        #expect(told("\"os=Own\"") == Array(all.prefix(2)) && told("os=Own") == all)
        #expect(told("", ["Combine=X", "simd=Y"]) == Array(all.dropFirst()) && told("", ["CombineX=Y"]) == all)
    }

    private func imports(_ texts: [String], _ arguments: [String] = [], _ rewritten: [Int: String] = [:]) throws
        -> [String]
    {
        let folder = try ScratchFolder(
            Dictionary(uniqueKeysWithValues: texts.enumerated().map { ("\($0.offset).swift", $0.element) }))
        let source = try SourceSet(paths: texts.indices.map { folder["\($0).swift"] }, within: SearchLimit())
        var attempt = ConditionedSource.Attempt()
        attempt.arguments = arguments
        for (index, text) in rewritten { attempt.texts[source.files[index].absolutePath] = text }
        return AppleModules.importArguments(for: source, in: attempt).filter { $0 != "-import-module" }
    }

    @Test("Modules that come with others") func comingAlong() throws {
        let foundation = "GalleyFoundation"
        for name in ["Foundation", "UIKit", "AppKit", "Cocoa"] {
            #expect(try imports(["import \(name)\n"]) == [foundation], "\(name)")
            #expect(try imports(["import \(name)\nimport SwiftUI\n"]).isEmpty, "SwiftUI brings it, too")
        }
        #expect(try imports(["import Combine\n"]) == [foundation, "Foundation"])
        #expect(try imports(["import Combine\nimport Foundation\n"]) == [foundation])
        #expect(try imports(["import Combine\nimport SwiftUI\n"]).isEmpty)
        #expect(try imports(["import Foundation\n", "import Combine\n"]) == [foundation, "Foundation"])
        #expect(try imports(["import SwiftUI\n", "import Foundation\n"]) == [foundation], "each file for itself")
        #expect(try imports(["import SwiftUI\n", "let a = 1\n"]).isEmpty)
        // What a module that is not here brings is imported in its place.
        #expect(try imports(["let a = 1\n"], [], [0: "import Foundation\n"]) == [foundation])
        #expect(try imports(["let a = 1\n"], [], [0: "let b = 1\n"]).isEmpty)
    }

    @Test("Frameworks that the compiler knows by our names") func named() throws {
        let text = ["import SwiftUI\n"]
        #expect(try imports(text, ["-module-alias", "UIKit=GalleyUIKitClasses"]) == ["UIKit"])
        #expect(try imports(text, ["AppKit=GalleyAppKitClasses", "UIKit=GalleyUIKitClasses"]) == ["UIKit", "AppKit"])
        #expect(try imports(text, ["UIKit=Other"]).isEmpty && imports(text, ["Cocoa=GalleyCocoa"]).isEmpty)
        #expect(
            try imports(text, ["UserNotifications=GalleyUserNotifications", "CoreImage=GalleyCoreImage"])
                == ["CoreImage", "UserNotifications"])
        #expect(try imports(["import UIKit\n"], ["UIKit=GalleyUIKitClasses"]) == ["GalleyFoundation", "UIKit"])
    }
}
