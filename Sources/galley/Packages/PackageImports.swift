import Foundation
import GalleyAssets
import GalleyNames

/// What the packages import that something is built with, whatever the platform is: they are compiled as on Linux, where they could
/// do without what stands under a condition, and not without this.
struct PackageImports {
    private(set) var names: Set<Substring> = []
    /// Whether one of their files needs more of Foundation than Linux has by that name.
    private(set) var usesFoundation = false
    private(set) var platform = SourcePlatform.ios

    init() {}

    /// - Parameter root: The package that is built.
    init(of plan: PackagePlan, besides root: String, on platform: SourcePlatform) {
        self.platform = platform
        for package in plan.packages.values where package.identity != root {
            for target in package.wanted {
                let folder = "\(package.folder)/\(target.folder(in: package.folder))"
                for file in target.files(in: folder) {
                    guard let content = RegularFile.contents(atPath: "\(folder)/\(file)") else { continue }
                    add(String(decoding: content, as: UTF8.self))
                }
            }
        }
    }

    private mutating func add(_ text: String) {
        let imports = ImportedNames.all(in: text, isUnconditional: true)
        names.formUnion(imports)
        let brings = imports.contains("Foundation") || imports.contains("UIKit")
        // Names that Foundation has with it on Apple's platforms, and not on Linux.
        let more = [
            "URLSession", "URLRequest", "ObservableObject", "CFAbsoluteTime", "NSKeyValueObserv", "XMLParser", "objc_",
        ]
        if brings, more.contains(where: text.contains) { usesFoundation = true }
    }
}
