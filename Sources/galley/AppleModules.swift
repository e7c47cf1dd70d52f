/// What the names of Apple's modules mean in a user's file. `SwiftUI`, `CoreGraphics`, `CoreFoundation`, `OSLog` and
/// `UniformTypeIdentifiers` are modules of Galley's own; the others are aliases, because every package in a build sees the
/// modules that are built beside it, and changes its mind when it can import those.
enum AppleModules {
    private static let aliases = [("Combine", "OpenCombine"), ("os", "GalleyOS"), ("simd", "GalleySimd")]

    /// The values of a platform's frameworks, for files that import them and are read as on that platform: elsewhere
    /// `canImport(UIKit)` has to stay false.
    static func frameworks(of platform: SourcePlatform, imports: Set<Substring>) -> [String] {
        let modules: [(Substring, String)] =
            switch platform {
            case .ios: [("UIKit", "GalleyUIKit")]
            case .macos: [("AppKit", "GalleyAppKit"), ("Cocoa", "GalleyAppKit")]
            case .linux: []
            }
        return modules.filter { imports.contains($0.0) }.flatMap { ["-module-alias", "\($0.0)=\($0.1)"] }
    }

    /// Foundation brings Combine, Observation and URL loading on Apple's platforms. SwiftUI brings them here, too.
    private static let foundation = "GalleyFoundation"

    /// What the compiler is told of the names themselves.
    static let aliasArguments = aliases.flatMap { ["-module-alias", "\($0)=\($1)"] }

    /// The same for names that the files import, and no others.
    /// - Parameter manifest: What a package's manifest says: the compiler takes no alias twice.
    static func aliasArguments(for source: SourceSet, besides manifest: String) -> [String] {
        let imports = source.files.reduce(into: Set<Substring>()) { $0.formUnion($1.imports) }
        return aliases.filter { imports.contains($0.0[...]) && !manifest.contains("\"\($0.0)=") }.flatMap {
            ["-module-alias", "\($0)=\($1)"]
        }
    }

    /// What the frontend is told of the modules that come with others.
    static func importArguments(for source: SourceSet) -> [String] {
        let isNeeded = source.files.contains { file in
            let imports = file.imports
            return imports.contains("Foundation") && !imports.contains("SwiftUI")
        }
        return isNeeded ? ["-import-module", foundation] : []
    }
}

extension SourceFile {
    /// The modules that the source imports, as far as single lines tell.
    var imports: Set<Substring> {
        var names: Set<Substring> = []
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
            guard let index = words.firstIndex(of: "import"), index + 1 < words.count else { continue }
            // `import struct Foundation.Date` is no import of all of it.
            names.insert(words[index + 1])
        }
        return names
    }
}
