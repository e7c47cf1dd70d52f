// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "PantryKit",
    platforms: [.iOS(.v17)],
    products: [.library(name: "PantryKit", targets: ["PantryKit"])],
    targets: [.target(name: "PantryKit")]
)
