// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "MyProgram",
    dependencies: [.package(path: "galley")],
    targets: [.executableTarget(name: "MyProgram", dependencies: [.product(name: "Galley", package: "galley")])])
