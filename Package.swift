// swift-tools-version: 6.1
import CompilerPluginSupport
import Glibc
import PackageDescription

/// Whether SwiftPM has fetched this package for another one, by its URL or from a registry. In such a package it refuses unsafe flags.
let isFetched = ["/checkouts/", "/registry/downloads/"].contains { Context.packageDirectory.contains($0) }

/// Who depends on a checkout of Galley compiles it once and never changes it: each module as a whole takes two thirds of the processor's
/// time that its files take one by one. `make test` and `make check` compile by files, so that a change compiles few of them.
let wholeModules: [SwiftSetting] =
    isFetched || Context.environment["GALLEY_STRICT"] == "1"
    ? []
    : [.unsafeFlags(["-whole-module-optimization", "-num-threads", "4"], .when(configuration: .debug))]

/// Strict settings for every Swift target of ours. `make test` sets GALLEY_STRICT, which makes warnings errors: only
/// there, because a package with unsafe flags cannot be depended on.
let strict: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
    ] + wholeModules + (Context.environment["GALLEY_STRICT"] == "1" ? [.unsafeFlags(["-warnings-as-errors"])] : [])

/// For the modules whose loops over pixels, characters and curves most of the tests' time was spent in: `make test` compiles them
/// with optimization, and with the checks of debug builds all the same. Nobody else's build is changed.
let strictAndFast: [SwiftSetting] =
    strict
    + (Context.environment["GALLEY_STRICT"] == "1"
        ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : [])

/// Whether this is `make build`, which makes the products and nothing else.
let makesProducts = Context.environment["GALLEY_PRODUCTS"] == "1"

/// For commands and stand-ins, whose work is done elsewhere, in the toolchain's parser for one: optimizing the tool's 190 files of
/// commands was a sixth of the processor's time for `make build`. Nobody else's build is changed.
let plainInProducts: [SwiftSetting] =
    makesProducts ? [.unsafeFlags(["-Onone"], .when(configuration: .release))] : []

/// Lets a target see the C libraries behind the C modules, which are empty for everyone else: clients of Galley load them with
/// Galley's modules, and may have a copy of such a library of their own (swift-cmark, for one).
let seesCLibraries: [CSetting] = [.define("GALLEY_C_LIBRARIES")]

/// The folder of the toolchain's own libraries, swift-syntax among them: lib/swift/host of the toolchain that reads this file,
/// whose PackageDescription lies in lib/swift/pm/ManifestAPI. The kernel says where: a line for each piece of a library.
let toolchainLibraries: String = {
    let description = "/pm/ManifestAPI/libPackageDescription.so\n"
    guard let maps = fopen("/proc/self/maps", "r") else { return "/usr/lib/swift/host" }
    defer { fclose(maps) }
    var (line, capacity): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
    defer { free(line) }
    while getline(&line, &capacity, maps) > 0 {
        guard let text = line.map({ String(cString: $0) }), text.hasSuffix(description) else { continue }
        return text.drop { $0 != "/" }.dropLast(description.count) + "/host"
    }
    return "/usr/lib/swift/host"
}()

/// The modules behind Galley's. Tests, programs and libraries beside it that import Galley name them all: SwiftPM compiles a
/// target anew where a module has changed that it depends on directly, and Galley, which only hands them on, stays the same.
let floors: [Target.Dependency] = [
    "Galley", "GalleyControls", "GalleyGraph", "GalleyInsight", "GalleyLive", "GalleyPages", "GalleyScreens",
    "GalleyUIKit",
    "GalleyViews",
]

/// `make docs` sets GALLEY_DOCS. The plug-in is fetched for that alone, and by nobody who depends on Galley.
let documentation: [Package.Dependency] =
    Context.environment["GALLEY_DOCS"] == "1"
    ? [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")] : []

// Galley 0.2.0: `galley --version` and CHANGELOG.md tell the same (Scripts/check-release.py).
let package = Package(
    name: "Galley",
    products: [
        .library(name: "Galley", targets: ["Galley"]),
        // Opt-in: a module named SwiftUI turns `#if canImport(SwiftUI)` on in packages that build beside it (README).
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        // Further modules of Apple's names, opt-in for the same reason.
        .library(name: "CoreFoundation", targets: ["CoreFoundation"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "CoreText", targets: ["CoreText"]),
        .library(name: "OSLog", targets: ["OSLog"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        // For `import os`, with a module alias. A target called `os` would be seen by every package in the build, and code
        // behind `#if canImport(os)`, such as swift-argument-parser's, wants Darwin's.
        .library(name: "os", targets: ["GalleyOS"]),
        // For `import Combine`, likewise with an alias.
        .library(name: "Combine", targets: ["GalleyCombine"]),
        // For `import simd`, likewise with an alias.
        .library(name: "simd", targets: ["GalleySimd"]),
        // The classes of UIKit and AppKit as inert values, likewise: `#if canImport(UIKit)` is for who asks for it alone.
        .library(name: "UIKit", targets: ["GalleyUIKitClasses"]),
        .library(name: "AppKit", targets: ["GalleyAppKitClasses"]),
        // Where things are, and a grey ground in the place of maps.
        .library(name: "CoreLocation", targets: ["GalleyCoreLocation"]),
        .library(name: "MapKit", targets: ["GalleyMapKit"]),
        // Films and pages of the web, as a ground in their place.
        .library(name: "AVFoundation", targets: ["GalleyAVFoundation"]),
        .library(name: "AudioToolbox", targets: ["GalleyAudioToolbox"]),
        .library(name: "AVKit", targets: ["GalleyAVKit"]),
        .library(name: "PhotosUI", targets: ["GalleyPhotosUI"]),
        .library(name: "SafariServices", targets: ["GalleySafariServices"]),
        .library(name: "WebKit", targets: ["GalleyWebKit"]),
        // What a device can do besides showing views: nothing of it is done.
        .library(name: "CoreHaptics", targets: ["GalleyCoreHaptics"]),
        .library(name: "LocalAuthentication", targets: ["GalleyLocalAuthentication"]),
        .library(name: "AuthenticationServices", targets: ["GalleyAuthenticationServices"]),
        .library(name: "CoreImage", targets: ["GalleyCoreImage"]),
        .library(name: "CoreLocationUI", targets: ["GalleyCoreLocationUI"]),
        .library(name: "StoreKit", targets: ["GalleyStoreKit"]),
        .library(name: "WidgetKit", targets: ["GalleyWidgetKit"]),
        .library(name: "MessageUI", targets: ["GalleyMessageUI"]),
        .library(name: "Network", targets: ["GalleyNetwork"]),
        .library(name: "UserNotifications", targets: ["GalleyUserNotifications"]),
        .library(name: "GalleyLayout", targets: ["GalleyLayout"]),
        .library(name: "GalleyExtraLayouts", targets: ["GalleyExtraLayouts"]),
        // Its former name.
        .library(name: "GalleyLayouts", targets: ["GalleyLayouts"]),
        // For tests of views, with Swift Testing.
        .library(name: "GalleyTesting", targets: ["GalleyTesting"]),
        // What a file compiled by the CLI links against: one shared library, loaded once.
        .library(name: "GalleyRuntime", type: .dynamic, targets: ["GalleyRuntime"]),
        .executable(name: "galley", targets: ["galley"]),
        // A server that draws views for queries (docs/server.md). Only who asks for it builds SwiftNIO.
        .library(name: "GalleyServer", targets: ["GalleyServer"]),
        // What loads the images of `AsyncImage` from named hosts (docs/library.md).
        .library(name: "GalleyDownloads", targets: ["GalleyDownloads"]),
        .executable(name: "galley-web", targets: ["galley-web"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        // For GalleyServer and galley-web alone.
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    ] + documentation,
    targets: [
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
        .systemLibrary(
            name: "CHarfBuzzSubset", pkgConfig: "harfbuzz-subset", providers: [.apt(["libharfbuzz-dev"])]),
        .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
        .systemLibrary(name: "CThai", pkgConfig: "libthai", providers: [.apt(["libthai-dev"])]),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        // isa-l's pkg-config file names no folder of headers but the system's.
        .systemLibrary(name: "CISAL", providers: [.apt(["libisal-dev"])]),
        .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"])]),
        // giflib has no pkg-config file; its header lies where compilers look anyway.
        .systemLibrary(name: "CGif", providers: [.apt(["libgif-dev"])]),
        // For the servers alone: who depends on other products needs no libcrypto.
        .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        .target(name: "GalleyEngine", swiftSettings: strict),
        // Layout trees written down and laid out again: for the tests and the engine in the browser.
        .target(name: "GalleyReplay", dependencies: ["GalleyEngine"], swiftSettings: strict),
        // What JavaScript calls, as one module with the two above (`make wasm`). As a target of its own it is compiled for this
        // machine, so that editors and strict settings see it; Memory.c is for WebAssembly alone.
        .target(
            name: "GalleyWasm", dependencies: ["GalleyEngine", "GalleyReplay"], exclude: ["Memory.c"],
            swiftSettings: strict),
        .target(name: "GalleyFormats", swiftSettings: strict),
        // Paths and transforms, for everything above.
        .target(name: "GalleyGeometry", swiftSettings: strictAndFast),
        .target(name: "GalleyLayout", dependencies: ["GalleyEngine", "GalleyGeometry"], swiftSettings: strict),
        .target(
            name: "GalleyText", dependencies: ["GalleyEngine", "GalleyGeometry", "CHarfBuzz", "CFriBidi", "CThai"],
            cSettings: seesCLibraries, swiftSettings: strictAndFast),
        .target(
            name: "GalleyDrawing", dependencies: ["GalleyGeometry", "GalleyText", "CDeepStack"],
            swiftSettings: strictAndFast),
        // Reads image files; exporters know nothing of it, nor it of them.
        .target(
            name: "GalleyImages",
            dependencies: ["GalleyDrawing", "GalleyGeometry", "GalleyText", "CCairo", "CTurboJPEG", "CWebP", "CGif"],
            cSettings: seesCLibraries, swiftSettings: strictAndFast),
        .target(
            name: "GalleyExport",
            dependencies: [
                "GalleyDrawing", "GalleyFormats", "GalleyGeometry", "GalleyText", "CAVIF", "CCairo", "CDeflate",
                "CGalleySystem", "CGif", "CHarfBuzzSubset", "CISAL", "CTurboJPEG", "CWebP",
            ],
            cSettings: seesCLibraries, swiftSettings: strictAndFast),
        .target(name: "GalleyAssets", swiftSettings: strict),
        // The tables of GalleySymbols, compiled in.
        .target(name: "CSymbolTables"),
        // The page of `galley preview` and `galley serve`: HTML, CSS and JavaScript, compiled in.
        .target(name: "CPageFiles", exclude: ["web"]),
        .target(
            name: "GalleySymbols", dependencies: ["GalleyGeometry", "GalleyText", "CSymbolTables"], exclude: ["Tables"],
            swiftSettings: strict),
        .target(name: "CDeepStack"),
        .target(name: "CAVIF"),
        .target(name: "CMarkdown"),
        // The vocabulary, floor upon floor (docs/architecture.md): what lies below knows nothing of what lies above.
        .target(
            name: "GalleyGraph",
            dependencies: [
                "GalleyAssets", "GalleyDrawing", "GalleyEngine", "GalleyFormats", "GalleyImages",
                "GalleyLayout", "GalleyMacros", "GalleyScenario", "GalleySymbols", "GalleyText",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ], swiftSettings: strict),
        .target(
            name: "GalleyViews",
            dependencies: [
                "CMarkdown", "GalleyAssets", "GalleyDrawing", "GalleyEngine", "GalleyExport", "GalleyGraph",
                "GalleyImages", "GalleyLayout", "GalleySymbols", "GalleyText",
            ], cSettings: seesCLibraries, swiftSettings: strict,
            // Foundation's ICU, for plural rules and units of time, which Foundation itself does not hand out.
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(
            name: "GalleyUIKit",
            dependencies: [
                "GalleyDrawing", "GalleyExport", "GalleyGeometry", "GalleyGraph", "GalleyImages", "GalleySymbols",
                "GalleyText", "GalleyViews",
            ], swiftSettings: strict),
        .target(
            name: "GalleyAppKit",
            dependencies: [
                "GalleyDrawing", "GalleyExport", "GalleyGeometry", "GalleyGraph", "GalleySymbols", "GalleyUIKit",
                "GalleyViews",
            ], swiftSettings: strict),
        .target(
            name: "GalleyLive",
            dependencies: [
                "GalleyExport", "GalleyGraph", "GalleyViews",
            ], swiftSettings: strict),
        .target(
            name: "GalleyControls",
            dependencies: [
                "GalleyEngine", "GalleyGraph", "GalleyLive", "GalleyViews",
            ], swiftSettings: strict),
        .target(
            name: "GalleyScreens",
            dependencies: [
                "GalleyControls", "GalleyGraph", "GalleyLive", "GalleyMacros", "GalleyTypes", "GalleyUIKit",
                "GalleyViews",
            ], swiftSettings: strict),
        .target(
            name: "GalleyPages",
            dependencies: [
                "GalleyControls", "GalleyGraph", "GalleyText", "GalleyViews",
            ], swiftSettings: strict),
        // The classes of UIKit and AppKit as inert values: what the command line tool gives to files that name them.
        .target(
            name: "GalleyUIKitClasses",
            dependencies: [
                "GalleyControls", "GalleyDrawing", "GalleyGeometry", "GalleyGraph", "GalleyLayout", "GalleyLive",
                "GalleyScreens", "GalleyTypes", "GalleyUIKit", "GalleyViews",
            ], swiftSettings: strict + plainInProducts),
        .target(
            name: "GalleyAppKitClasses",
            dependencies: [
                "GalleyAppKit", "GalleyControls", "GalleyGraph", "GalleyLayout", "GalleyTypes", "GalleyUIKit",
                "GalleyUIKitClasses", "GalleyViews",
            ], swiftSettings: strict + plainInProducts),
        // Stand-ins: places and regions, and maps as a grey ground with what lies on it.
        .target(name: "GalleyCoreLocation", swiftSettings: strict + plainInProducts),
        .target(
            name: "GalleyMapKit",
            dependencies: [
                "GalleyControls", "GalleyCoreLocation", "GalleyGraph", "GalleyLayout", "GalleyUIKit",
                "GalleyUIKitClasses", "GalleyViews",
            ], swiftSettings: strict + plainInProducts),
        // Sounds by their numbers: none is played.
        .target(name: "GalleyAudioToolbox", swiftSettings: strict + plainInProducts),
        .target(
            name: "GalleyAVFoundation", dependencies: ["GalleyAudioToolbox", "GalleyUIKitClasses"],
            swiftSettings: strict + plainInProducts),
        .target(
            name: "GalleyAVKit",
            dependencies: [
                "GalleyAVFoundation", "GalleyGraph", "GalleyLayout", "GalleyUIKit", "GalleyUIKitClasses", "GalleyViews",
            ], swiftSettings: strict + plainInProducts),
        .target(
            name: "GalleyPhotosUI",
            dependencies: [
                "GalleyControls", "GalleyGraph", "GalleyScreens", "GalleyTypes", "GalleyUIKit", "GalleyUIKitClasses",
                "GalleyViews",
            ], swiftSettings: strict + plainInProducts),
        .target(
            name: "GalleySafariServices", dependencies: ["GalleyUIKit", "GalleyUIKitClasses"],
            swiftSettings: strict + plainInProducts),
        .target(
            name: "GalleyWebKit", dependencies: ["GalleyGraph", "GalleyUIKit", "GalleyUIKitClasses", "GalleyViews"],
            swiftSettings: strict + plainInProducts),
        // What a device can do besides showing views, as values and as answers that say so: it is not felt, asked or sent.
        .target(name: "GalleyCoreHaptics", swiftSettings: strict + plainInProducts),
        .target(name: "GalleyLocalAuthentication", swiftSettings: strict + plainInProducts),
        .target(
            name: "GalleyMessageUI", dependencies: ["GalleyUIKit", "GalleyUIKitClasses"],
            swiftSettings: strict + plainInProducts),
        .target(name: "GalleyNetwork", swiftSettings: strict + plainInProducts),
        .target(
            name: "GalleyStoreKit", dependencies: ["GalleyGraph", "GalleyUIKitClasses"],
            swiftSettings: strict + plainInProducts),
        .target(
            name: "GalleyAuthenticationServices",
            dependencies: ["GalleyControls", "GalleyGraph", "GalleyUIKit", "GalleyUIKitClasses", "GalleyViews"],
            swiftSettings: strict + plainInProducts),
        .target(
            name: "GalleyCoreLocationUI",
            dependencies: ["GalleyControls", "GalleyCoreLocation", "GalleyGraph", "GalleyViews"],
            swiftSettings: strict + plainInProducts),
        // What widgets are, and a widget's place in a preview.
        .target(
            name: "GalleyWidgetKit",
            dependencies: ["GalleyControls", "GalleyGraph", "GalleyMacros", "GalleyScreens", "GalleyViews"],
            swiftSettings: strict + plainInProducts),
        // Pictures that filters change, and codes.
        .target(
            name: "GalleyCoreImage", dependencies: ["GalleyDrawing", "GalleyUIKit", "GalleyViews"],
            swiftSettings: strictAndFast),
        .target(name: "GalleyUserNotifications", swiftSettings: strict + plainInProducts),
        // Further names of theirs.
        .target(
            name: "GalleyQuartzCore", dependencies: ["GalleyUIKitClasses"], swiftSettings: strict + plainInProducts),
        .target(name: "GalleyCocoa", dependencies: ["GalleyAppKitClasses"], swiftSettings: strict + plainInProducts),
        .target(
            name: "GalleyInsight",
            dependencies: [
                "GalleyControls", "GalleyEngine", "GalleyExport", "GalleyGraph", "GalleyLayout", "GalleyLive",
                "GalleyText", "GalleyViews",
            ], swiftSettings: strict),
        // What Foundation has on Apple's platforms alone, and needs nothing else.
        .target(name: "GalleyFoundationNames", swiftSettings: strict + plainInProducts),
        .target(
            name: "Galley",
            dependencies: [
                "GalleyAppKit", "GalleyControls", "GalleyDrawing", "GalleyFormats", "GalleyFoundationNames",
                "GalleyGraph",
                "GalleyInsight",
                "GalleyLayout", "GalleyLive", "GalleyPages", "GalleyScreens", "GalleyText", "GalleyUIKit",
                "GalleyViews",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ], swiftSettings: strict),
        // The world that a view is shown in, as data, and what gives URL sessions its answers.
        .target(name: "GalleyScenario", swiftSettings: strict + plainInProducts),
        .target(name: "GalleyLoading", dependencies: ["GalleyScenario"], swiftSettings: strict),
        .target(
            name: "GalleyFoundation",
            dependencies: [
                "GalleyFoundationNames", "GalleyLoading", "GalleyPublishers",
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
            ], swiftSettings: strict + plainInProducts),
        .target(name: "SwiftUI", dependencies: ["Galley", "GalleyFoundation"], swiftSettings: strict),
        .target(name: "GalleyExtraLayouts", dependencies: floors, swiftSettings: strict),
        .target(name: "GalleyLayouts", dependencies: ["GalleyExtraLayouts"], swiftSettings: strict),
        .target(
            name: "GalleyTesting", dependencies: floors + ["GalleyScenario", "GalleySnapshots"],
            swiftSettings: strict + plainInProducts),
        // References of pictures: what is written, what fails, the report. Knows no pictures.
        .target(name: "GalleySnapshots", swiftSettings: strict + plainInProducts),
        .macro(name: "GalleyMacros", swiftSettings: strict),
        .target(name: "CoreFoundation", dependencies: ["GalleyGeometry"], swiftSettings: strict),
        .target(name: "CoreGraphics", dependencies: ["GalleyDrawing", "GalleyGeometry"], swiftSettings: strict),
        .target(name: "CoreText", dependencies: ["GalleyViews"], swiftSettings: strict),
        // What of Combine OpenCombine lacks.
        .target(
            name: "GalleyPublishers", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
            swiftSettings: strict),
        // OpenCombine with Foundation's publishers, which Apple's Combine and Foundation have together.
        .target(
            name: "GalleyCombine",
            dependencies: [
                "GalleyPublishers",
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
            ], swiftSettings: strict),
        .target(name: "GalleyOS", swiftSettings: strict + plainInProducts),
        .target(name: "GalleySimd", swiftSettings: strict),
        .target(name: "OSLog", dependencies: ["GalleyOS"], swiftSettings: strict),
        // Types of files, which Galley needs under a name of its own.
        .target(name: "GalleyTypes", swiftSettings: strict + plainInProducts),
        .target(name: "UniformTypeIdentifiers", dependencies: ["GalleyTypes"], swiftSettings: strict),
        // The command line tool: `galley` compiles a user's file, `galley-host` loads it beside GalleyRuntime.
        .target(name: "CSwiftSections"),
        .target(name: "CGalleySystem"),
        // Lines, sums and steps between lists: the loops behind what processes tell each other.
        .target(name: "GalleyBytes", swiftSettings: strictAndFast),
        // What they tell each other: messages, which Foundation writes and reads.
        .target(
            name: "GalleyProtocol", dependencies: ["GalleyBytes", "GalleyFormats", "GalleyScenario"],
            swiftSettings: strict),
        // Carries out the steps of a script on a view that is alive.
        .target(
            name: "GalleyPlay",
            dependencies: floors + ["GalleyProtocol", "GalleyScenario"],
            swiftSettings: strict),
        .target(
            name: "GalleyRuntime",
            dependencies: floors + [
                "CMalloc", "GalleyBytes", "GalleyExport", "GalleyPlay", "GalleyProtocol",
                "GalleyOS",
                "GalleyScenario", "GalleySimd", "GalleyText", "GalleyUIKitClasses",
                "GalleyAppKit",
                "GalleyAppKitClasses", "GalleyFoundationNames",
                "GalleyAVFoundation", "GalleyAVKit", "GalleyCocoa", "GalleyCoreLocation", "GalleyMapKit",
                "GalleyQuartzCore",
                "GalleyPhotosUI", "GalleySafariServices",
                "GalleyAudioToolbox",
                "GalleyAuthenticationServices", "GalleyCoreImage", "GalleyCoreLocationUI", "GalleyStoreKit",
                "GalleyWidgetKit",
                "GalleyCoreHaptics", "GalleyLocalAuthentication", "GalleyMessageUI", "GalleyNetwork",
                "GalleyUserNotifications",
                "GalleyWorker", "UniformTypeIdentifiers", "CoreText",
                "CSwiftSections",
            ],
            swiftSettings: strict,
            // Compiled files ask for it by its name and not by the path that it was linked at: they are drawn wherever it lies. (No
            // product that others depend on has these flags.)
            linkerSettings: [.unsafeFlags(["-Xlinker", "-soname", "-Xlinker", "libGalleyRuntime.so"])]),
        .executableTarget(name: "galley-host"),
        // The names of SwiftUI's that there are and that there are not, for the tool's messages: `make support` makes both lists.
        .target(
            name: "GalleyNames", dependencies: ["GalleyProtocol", "GalleyScenario"],
            swiftSettings: strict + plainInProducts),
        // The compiler's messages as it writes them for programs.
        .target(name: "GalleyDiagnostics", dependencies: ["GalleyProtocol"], swiftSettings: strict + plainInProducts),
        // What `galley init` writes.
        .target(
            name: "GalleyTemplates", dependencies: ["GalleyProcesses", "GalleyProtocol"],
            swiftSettings: strict + plainInProducts),
        // What is newer than an installation.
        .target(
            name: "GalleyUpdates", dependencies: ["GalleyProcesses", "GalleyProtocol"],
            swiftSettings: strict + plainInProducts),
        .executableTarget(
            name: "galley",
            dependencies: [
                "GalleyAssets", "GalleyBatch", "GalleyBytes", "GalleyDiagnostics", "GalleyFormats", "GalleyNames",
                "GalleyProcesses",
                "GalleyProtocol", "GalleyRPC", "GalleyScenario", "GalleySnapshots", "GalleyTemplates", "GalleyUpdates",
                "CGalleySystem", "CSymbolTables",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: strict + plainInProducts),
        // Lists a file's views. The parser is the toolchain's own, so that nobody compiles swift-syntax; flags that point there
        // count as unsafe, which the package may have as long as no product that others depend on has them.
        .executableTarget(
            name: "galley-syntax",
            swiftSettings: strict + plainInProducts + [.unsafeFlags(["-I", toolchainLibraries])],
            linkerSettings: [
                .unsafeFlags([
                    "-L", toolchainLibraries, "-lSwiftSyntax", "-lSwiftParser",
                    "-Xlinker", "-rpath", "-Xlinker", toolchainLibraries,
                ])
            ]),
        // What draws in processes of its own, one picture after the other: the side of those processes, and the side of
        // who runs them.
        .target(
            name: "GalleyWorker", dependencies: floors + ["GalleyBytes", "GalleyExport", "GalleyProtocol"],
            swiftSettings: strict),
        .target(
            name: "GalleyProcesses", dependencies: ["GalleyBytes", "GalleyProtocol", "CGalleySystem"],
            swiftSettings: strict),
        // Images from other machines, with limits, for programs and for servers.
        .target(name: "GalleyDownloads", dependencies: ["GalleyProcesses", "GalleyProtocol"], swiftSettings: strict),
        // JSON-RPC on standard input and output, with commands that run for it: what the servers of agents and editors share.
        .target(
            name: "GalleyRPC", dependencies: ["GalleyProcesses", "GalleyProtocol", "GalleyScenario"],
            swiftSettings: strict + plainInProducts),
        // Rows of a table or of JSON lines, each to a picture of its own.
        .target(
            name: "GalleyBatch", dependencies: ["GalleyBytes", "GalleyFormats", "GalleyProcesses", "GalleyProtocol"],
            swiftSettings: strict),
        // An HTTP server on SwiftNIO, which knows nothing of views; and what answers queries with pictures.
        .target(
            name: "GalleyHTTP",
            dependencies: [
                "CDeflate",
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOWebSocket", package: "swift-nio"),
                .product(name: "Logging", package: "swift-log"),
            ], cSettings: seesCLibraries, swiftSettings: strict),
        // Hashes, codes and tokens of the servers.
        .target(
            name: "GalleyCrypto", dependencies: ["CCrypto", "CGalleySystem"], cSettings: seesCLibraries,
            swiftSettings: strict),
        .target(
            name: "GalleyImageService",
            dependencies: [
                "CMalloc", "GalleyCrypto", "GalleyDownloads", "GalleyFormats", "GalleyHTTP", "GalleyProcesses",
                "GalleyProtocol",
                .product(name: "Logging", package: "swift-log"),
            ], swiftSettings: strict),
        .target(
            name: "GalleyServer",
            dependencies: floors + [
                "GalleyFormats", "GalleyImageService", "GalleyProcesses", "GalleyProtocol", "GalleyWorker",
            ], swiftSettings: strict),
        // The page of `galley preview`, and the hosts behind it.
        .target(
            name: "GalleyPreview",
            dependencies: [
                "CGalleySystem", "CPageFiles", "GalleyBytes", "GalleyCrypto", "GalleyHTTP", "GalleyProcesses",
                "GalleyProtocol",
                .product(name: "Logging", package: "swift-log"),
            ], swiftSettings: strict),
        // The same page for many people, each with a session of their own.
        .target(
            name: "GalleySessions",
            dependencies: [
                "CMalloc", "GalleyCrypto", "GalleyHTTP", "GalleyPreview", "GalleyProcesses", "GalleyProtocol",
                .product(name: "Logging", package: "swift-log"),
            ], swiftSettings: strict),
        // A page with a field for source beside its picture.
        .target(
            name: "GalleyPlayground",
            dependencies: [
                "CPageFiles", "GalleyHTTP", "GalleyProcesses", "GalleyProtocol",
                .product(name: "Logging", package: "swift-log"),
            ], swiftSettings: strict + plainInProducts),
        .executableTarget(
            name: "galley-web",
            dependencies: [
                "GalleyImageService", "GalleyPlayground", "GalleyPreview", "GalleyProcesses", "GalleyProtocol",
                "GalleySessions",
            ], swiftSettings: strict),
        // Writes docs/symbols.md and its pictures.
        .executableTarget(
            name: "galley-symbols",
            dependencies: floors + [
                "GalleySymbols", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: strict),
        // What the allocator has handed out, for the benchmarks' bytes a node; and giving back what is free.
        .systemLibrary(name: "CMalloc"),
        .executableTarget(
            name: "galley-bench",
            dependencies: floors + [
                "CMalloc", "CHarfBuzz",
                "GalleyExtraLayouts", "GalleyLayout", "GalleyEngine", "GalleyText", "GalleyExport",
                "GalleyFormats",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], cSettings: seesCLibraries, swiftSettings: strict),
        // The numeric cases as data, written against SwiftUI's names, and what runs them.
        .target(
            name: "GalleyConformance",
            dependencies: floors + ["SwiftUI", "GalleyEngine", "GalleyReplay", "GalleyImages", "GalleyExport"],
            path: "Tests/Conformance/Cases",
            swiftSettings: strict),
        .executableTarget(
            name: "galley-conformance",
            dependencies: ["GalleyConformance", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            path: "Tests/Conformance/Runner", swiftSettings: strict),
        // For tests: one display list in several formats, seen through other programs.
        .target(
            name: "GalleyFormatChecks",
            dependencies: ["GalleyApproved", "GalleyDrawing", "GalleyImages", "GalleyExport"],
            path: "Tests/FormatChecks",
            swiftSettings: strictAndFast),
        .target(name: "GalleyRandom", path: "Tests/Random", swiftSettings: strictAndFast),
        .target(name: "GalleyApproved", path: "Tests/Approved", swiftSettings: strictAndFast),
        .target(name: "GalleyTestPrograms", path: "Tests/Programs", swiftSettings: strict),
        // For tests: pictures and the views of a host in words.
        .target(
            name: "GalleyTold",
            dependencies: floors + ["GalleyDrawing", "GalleyGeometry", "GalleyText"],
            path: "Tests/Told", swiftSettings: strict),
        .testTarget(
            name: "GalleyDrawingTests",
            dependencies: [
                "GalleyRandom", "GalleyDrawing", "GalleyImages", "GalleyExport", "GalleyFormats", "GalleyGeometry",
                "GalleyLayout", "GalleyText", "GalleyFormatChecks", "GalleyApproved", "GalleyTestPrograms",
            ],
            exclude: ["__Approved__"],
            swiftSettings: strict),
        .testTarget(
            name: "GalleyGeometryTests", dependencies: ["GalleyGeometry", "GalleyRandom", "GalleyApproved"],
            exclude: ["__Approved__"], swiftSettings: strict),
        .testTarget(name: "GalleyEngineTests", dependencies: ["GalleyEngine", "GalleyRandom"], swiftSettings: strict),
        .testTarget(
            name: "GalleyLayoutTests", dependencies: ["GalleyEngine", "GalleyLayout", "GalleyExtraLayouts"],
            swiftSettings: strict),
        .testTarget(
            name: "GalleySymbolsTests", dependencies: ["GalleySymbols", "GalleyGeometry", "CSymbolTables"],
            exclude: ["Fixtures"],
            swiftSettings: strict),
        .testTarget(
            name: "GalleyTextTests", dependencies: ["GalleyEngine", "GalleyText", "GalleyRandom"],
            swiftSettings: strict),
        // What the tests of the floors ask of views.
        .target(
            name: "GalleyTestSupport",
            dependencies: floors + [
                "GalleyConformance", "GalleyEngine", "GalleyExport", "GalleyImages", "GalleyRandom", "GalleyText",
            ],
            path: "Tests/Support", swiftSettings: strict),
        .testTarget(
            name: "GalleyTests",
            dependencies: floors + [
                "GalleyAppKit", "GalleyAppKitClasses", "GalleyUIKitClasses",
                "GalleyExtraLayouts", "GalleyLayout", "GalleyEngine", "GalleyReplay", "GalleySymbols",
                "GalleyConformance", "GalleyFormatChecks", "GalleyRandom", "GalleyApproved", "GalleyImages", "GalleyOS",
                "GalleySimd", "GalleyTestSupport", "GalleyTold",
                "GalleyAssets", "GalleyDrawing", "GalleyExport", "GalleyText", "GalleyTypes", "UniformTypeIdentifiers",
            ],
            exclude: ["Fixtures", "__Approved__"], swiftSettings: strict),
        .testTarget(
            name: "GalleyControlsTests",
            dependencies: floors + [
                "GalleyDrawing", "GalleyExport", "GalleyLayout", "GalleyRandom", "GalleyTestSupport", "GalleyTold",
                "UniformTypeIdentifiers",
            ], swiftSettings: strict),
        .testTarget(
            name: "GalleyScreensTests",
            dependencies: floors + [
                "GalleyFormatChecks", "GalleyRandom", "GalleyTestSupport", "GalleyText", "GalleyTypes",
                "UniformTypeIdentifiers",
            ], swiftSettings: strict),
        .testTarget(
            name: "GalleyLiveTests", dependencies: floors + ["GalleyDrawing", "GalleyRandom", "GalleyTestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "GalleyInsightTests",
            dependencies: floors + ["GalleyExtraLayouts", "GalleyRandom", "GalleyTestSupport"], swiftSettings: strict),
        .testTarget(
            name: "GalleyUIKitTests",
            dependencies: floors + [
                "GalleyAppKit", "GalleyAppKitClasses", "GalleyTestSupport", "GalleyText", "GalleyTold",
                "GalleyUIKitClasses",
            ], swiftSettings: strict),
        // The examples of docs/gallery are among the sources: clients' code, in the language mode of most of it.
        .testTarget(
            name: "GalleyGalleryTests",
            dependencies: floors + ["CSwiftSections", "GalleyApproved", "GalleyTold", "SwiftUI"],
            exclude: ["__Approved__"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "GalleyMapKitTests",
            dependencies: floors + [
                "GalleyAVFoundation", "GalleyAVKit", "GalleyCoreLocation", "GalleyFoundationNames", "GalleyMapKit",
                "GalleyPhotosUI", "GalleySafariServices", "GalleyTesting", "GalleyUIKitClasses", "GalleyWebKit",
                "GalleyApproved",
                "GalleyAudioToolbox",
                "GalleyAuthenticationServices", "GalleyCoreImage", "GalleyCoreLocationUI", "GalleyStoreKit",
                "GalleyWidgetKit",
                "GalleyCoreHaptics", "GalleyLocalAuthentication", "GalleyMessageUI", "GalleyNetwork", "GalleyTold",
                "GalleyDrawing", "GalleyTypes", "GalleyUserNotifications",
            ],
            exclude: ["__Approved__"], swiftSettings: strict),
        .testTarget(
            name: "GalleyBatchTests",
            dependencies: ["GalleyBatch", "GalleyProcesses", "GalleyProtocol", "GalleyTestPrograms"],
            swiftSettings: strict),
        .testTarget(
            name: "GalleyNamesTests", dependencies: ["GalleyBytes", "GalleyNames", "GalleyProtocol", "GalleyRandom"],
            swiftSettings: strict),
        .testTarget(
            name: "GalleyProcessesTests", dependencies: ["GalleyProcesses", "GalleyProtocol", "GalleyTestPrograms"],
            swiftSettings: strict),
        .testTarget(name: "GalleyRPCTests", dependencies: ["GalleyRPC", "GalleyScenario"], swiftSettings: strict),
        .testTarget(name: "GalleyCryptoTests", dependencies: ["GalleyCrypto"], swiftSettings: strict),
        .testTarget(
            name: "GalleyWorkerTests",
            dependencies: floors + ["GalleyWorker", "GalleyBytes", "GalleyExport", "GalleyProtocol"],
            swiftSettings: strict),
        .testTarget(
            name: "GalleyImageServiceTests",
            dependencies: floors + [
                "GalleyImageService", "GalleyDownloads", "GalleyFormats", "GalleyHTTP", "GalleyProcesses",
                "GalleyProtocol", "GalleyTestPrograms", .product(name: "Logging", package: "swift-log"),
            ], swiftSettings: strict),
        .testTarget(
            name: "GalleyPreviewTests",
            dependencies: [
                "GalleyPreview", "GalleyBytes", "GalleyHTTP", "GalleyPlayground", "GalleyProtocol",
                "GalleyTestPrograms",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "GalleySessionsTests",
            dependencies: [
                "GalleySessions", "GalleyCrypto", "GalleyHTTP", "GalleyProtocol",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ],
            swiftSettings: strict),
        // A program with a server of its own, which tests run.
        .executableTarget(
            name: "image-server", dependencies: floors + ["GalleyServer"], path: "Tests/ImageServer",
            swiftSettings: strict),
        // The tool's own types; GalleyCLITests starts the tool.
        .testTarget(
            name: "GalleyToolTests",
            dependencies: [
                "galley", "GalleyApproved", "GalleyAssets", "GalleyBatch", "GalleyBytes", "GalleyDiagnostics",
                "GalleyFormats", "GalleyNames", "GalleyProcesses", "GalleyProtocol", "GalleyRPC", "GalleyScenario",
                "GalleySnapshots", "GalleyTemplates",
                "GalleyTestPrograms",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: strict),
        .testTarget(
            name: "GalleyCLITests", dependencies: ["GalleyApproved", "GalleyTestPrograms"],
            exclude: ["__Approved__"], swiftSettings: strict),
        .testTarget(
            name: "GalleyPlayTests",
            dependencies: floors + ["GalleyExport", "GalleyPlay", "GalleyProtocol", "GalleyWorker"],
            swiftSettings: strict),
        .testTarget(
            name: "GalleyTestingTests",
            dependencies: floors + [
                "CMalloc", "GalleyFoundation", "GalleyScenario", "GalleySnapshots",
                "GalleyTesting",
                "GalleyDrawing", "SwiftUI",
            ],
            // Our examples are among the sources: clients' code, in the language mode of most of it.
            exclude: ["__Snapshots__"], swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)

// For `make build` the package is its products, without tests, their data and the tools for its own documents. So one build
// makes all of them, each core busy, and nothing else.
if makesProducts {
    package.targets.removeAll { target in
        target.type == .test || target.path?.hasPrefix("Tests/") == true
            || ["GalleyReplay", "GalleyWasm", "galley-bench", "galley-symbols"].contains(target.name)
    }
}

// `make check` sets GALLEY_TESTS to the targets whose tests look at what was changed: the others are compiled by `make test`.
if let wanted = Context.environment["GALLEY_TESTS"]?.split(separator: " ") {
    package.targets.removeAll { target in target.type == .test && !wanted.contains { $0 == target.name } }
}
