import Foundation
import GalleyNames

/// The packages that the tool brings: Galley, and OpenCombine, which comes with it. Two of each in one process are two different
/// modules, so a package that depends on one of them is built with one without content in its place.
enum PackageStandIns {
    /// The products of each package, by its name.
    static let products = [
        "galley": [
            "Galley", "SwiftUI", "CoreFoundation", "CoreGraphics", "CoreText", "OSLog", "UniformTypeIdentifiers", "os",
            "simd", "Combine", "UIKit", "AppKit", "GalleyLayout", "GalleyExtraLayouts", "GalleyLayouts",
            "GalleyTesting", "GalleyServer",
        ] + PartialFrameworks.names,
        "opencombine": ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation", "OpenCombineShim"],
    ]

    /// The package that something stands in for, of those that the tool brings; nil for any other.
    static func known(_ identity: String, at path: String?) -> String? {
        if products[identity] != nil { return identity }
        return path.map(isGalley) == true ? "galley" : nil
    }

    /// Whether a folder holds Galley's own package, under whatever name.
    private static func isGalley(_ folder: String) -> Bool {
        let manifest = FileManager.default.contents(atPath: "\(folder)/Package.swift") ?? Data()
        return String(decoding: manifest, as: UTF8.self).contains("name: \"Galley\",\n    products:")
    }
}
