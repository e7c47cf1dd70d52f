import GalleyNames

/// What the names of Apple's modules mean in a user's file. `SwiftUI`, `CoreGraphics`, `CoreFoundation`, `OSLog` and
/// `UniformTypeIdentifiers` are modules of Galley's own; the others are aliases, because every package in a build sees the
/// modules that are built beside it, and changes its mind when it can import those.
enum AppleModules {
    private static let aliases = [("Combine", "OpenCombine"), ("os", "GalleyOS"), ("simd", "GalleySimd")]

    /// Parts of SwiftUI with a name of their own, the C library and stand-ins for frameworks, each a module that no file names (beside an
    /// alias the compiler refuses that). For files that import them: in others `canImport(Darwin)` stays false, and nothing is loaded.
    private static let parts =
        PartialFrameworks.names.map { ($0, "Galley\($0)") } + [
            ("CoreTransferable", "GalleyScreens"), ("ImageIO", "GalleyUIKit"),
        ]
        + [("Playgrounds", "Galley"), ("Darwin", "Glibc"), ("ObjectiveC", "GalleyFoundationNames")]

    /// Frameworks that UIKit brings along, as `import SwiftUI` does UIKit, with what their names begin with.
    private static let brought: [(name: String, start: StaticString)] = [
        ("CoreImage", "CI"), ("UserNotifications", "UN"),
    ]

    /// The compiler's arguments for the parts that files import, or name something of where UIKit brings them along.
    static func parts(of source: SourceSet) -> [String] {
        var wanted = source.files.reduce(into: Set<Substring>()) { $0.formUnion($1.imports) }
        for (name, start) in brought where FrameworkNames.name(start, in: source) { wanted.insert(name[...]) }
        return parts.filter { wanted.contains($0.0[...]) }.flatMap { ["-module-alias", "\($0.0)=\($0.1)"] }
    }

    /// The names of a platform's framework of controls, and the module of inert values that stands for it.
    ///
    /// The framework itself is the first. Each name has a module of its own: the compiler takes one alias for a module.
    private static func frameworks(of platform: SourcePlatform) -> [(name: Substring, module: String)] {
        switch platform {
        case .ios: [("UIKit", "GalleyUIKitClasses"), ("QuartzCore", "GalleyQuartzCore")]
        case .macos:
            [("AppKit", "GalleyAppKitClasses"), ("Cocoa", "GalleyCocoa"), ("QuartzCore", "GalleyQuartzCore")]
        case .linux: []
        }
    }

    /// What makes a platform's framework of controls our module, for files that import it, or that name something of it: `import
    /// SwiftUI` brings it along. For others it is not loaded.
    ///
    /// The other platform's is there where a file imports it all the same: what asks whether it can be imported is told no before
    /// (`galley-syntax --as`).
    static func frameworks(of platform: SourcePlatform, for source: SourceSet) -> [String] {
        guard let own = frameworks(of: platform).first else { return [] }
        let imports = source.files.reduce(into: Set<Substring>()) { $0.formUnion($1.imports) }
        var names: [Substring: String] = [:]
        for (name, module) in SourcePlatform.allCases.flatMap(frameworks) where imports.contains(name) {
            names[name] = module
        }
        if FrameworkNames.areIn(source, of: platform) { names[own.name] = own.module }
        return names.keys.sorted().flatMap { ["-module-alias", "\($0)=\(names[$0] ?? "")"] }
    }

    /// What the driver is told for the packages that something is built with.
    ///
    /// - Parameters:
    ///   - known: What it is told anyway. It takes no alias twice.
    ///   - manifest: What the manifest says.
    static func arguments(for packages: PackageImports, besides known: [String], _ manifest: String) -> [String] {
        let all = aliases + parts + frameworks(of: packages.platform).map { (String($0.name), $0.module) }
        let new = all.filter { packages.names.contains($0.0[...]) && isNew($0.0, besides: manifest, known) }
        return new.flatMap { ["-module-alias", "\($0.0)=\($0.1)"] }
            + (packages.usesFoundation && !known.contains(foundation)
                ? ["-import-module", foundation].flatMap { ["-Xfrontend", $0] } : [])
    }

    /// Foundation brings Combine, Observation and URL loading on Apple's platforms. SwiftUI brings them here, too.
    private static let foundation = "GalleyFoundation"

    /// What the compiler is told of the names themselves.
    static let aliasArguments = aliases.flatMap { ["-module-alias", "\($0)=\($1)"] }

    /// The same for names that the files import, and no others.
    /// - Parameters:
    ///   - manifest: What a package's manifest says: the compiler takes no alias twice.
    ///   - known: What the compiler is told anyway.
    static func aliasArguments(for source: SourceSet, besides manifest: String, _ known: [String]) -> [String] {
        let imports = source.files.reduce(into: Set<Substring>()) { $0.formUnion($1.imports) }
        return (aliases + parts).filter { alias in
            imports.contains(alias.0[...]) && isNew(alias.0, besides: manifest, known)
        }.flatMap { ["-module-alias", "\($0)=\($1)"] }
    }

    private static func isNew(_ name: String, besides manifest: String, _ known: [String]) -> Bool {
        !manifest.contains("\"\(name)=") && !known.contains { $0.hasPrefix("\(name)=") }
    }

    /// Modules that have all of Foundation with them, and Foundation itself.
    private static let bringingFoundation: Set<Substring> = ["Foundation", "Combine", "UIKit", "AppKit", "Cocoa"]

    /// What the frontend is told of the modules that come with others.
    /// - Parameter attempt: How the files are read: the framework of controls is among its arguments where files name something of it.
    static func importArguments(for source: SourceSet, in attempt: ConditionedSource.Attempt) -> [String] {
        let named = SourcePlatform.allCases.compactMap { frameworks(of: $0).first }.filter {
            attempt.arguments.contains("\($0.name)=\($0.module)")
        }
        let isNeeded = source.files.contains { file in
            let imports = file.imports
            if imports.contains("SwiftUI") { return false }
            // What a module that is not here brings is imported in its place.
            let text = attempt.texts[file.absolutePath]
            if !imports.isDisjoint(with: bringingFoundation) { return true }
            return text?.contains("import Foundation") ?? false
        }
        // Foundation itself comes with a file's own import. Combine, which brings it on Apple's platforms, does not bring it here.
        let others = bringingFoundation.symmetricDifference(["Combine", "SwiftUI"])
        let lacksFoundation = source.files.contains {
            $0.imports.contains("Combine") && $0.imports.isDisjoint(with: others)
        }
        let modules = (isNeeded ? [foundation] : []) + (isNeeded && lacksFoundation ? ["Foundation"] : [])
        let parts = brought.map(\.name).filter { name in attempt.arguments.contains { $0.hasPrefix("\(name)=") } }
        return (modules + named.map { String($0.name) } + parts).flatMap { ["-import-module", $0] }
    }
}

extension SourceFile {
    /// The modules that the source imports, as far as single lines tell.
    var imports: Set<Substring> { ImportedNames.all(in: text) }
}
