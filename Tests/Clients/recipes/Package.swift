// swift-tools-version: 6.1
import PackageDescription

// The recipes of the README, word for word.
let swiftUI = Target.Dependency.product(
    name: "SwiftUI", package: "galley", moduleAliases: ["SwiftUI": "GalleySwiftUI"])
let coreGraphics = Target.Dependency.product(
    name: "CoreGraphics", package: "galley", moduleAliases: ["CoreGraphics": "GalleyCoreGraphics"])

let package = Package(
    name: "recipes",
    dependencies: [.package(path: "../galley"), .package(path: "../bystander")],
    targets: [
        .target(
            name: "Cards",
            dependencies: [
                swiftUI, coreGraphics, .product(name: "os", package: "galley"),
                .product(name: "simd", package: "galley"),
                .product(name: "Bystander", package: "bystander"),
            ],
            swiftSettings: [
                .unsafeFlags([
                    "-module-alias", "os=GalleyOS", "-module-alias", "simd=GalleySimd",
                    "-module-alias", "Combine=GalleyFoundation",
                    "-Xfrontend", "-import-module", "-Xfrontend", "GalleyFoundation",
                ])
            ]),
        .executableTarget(name: "card", dependencies: ["Cards", swiftUI]),
        .testTarget(
            name: "CardsTests", dependencies: ["Cards", swiftUI, .product(name: "GalleyTesting", package: "galley")]),
    ])
