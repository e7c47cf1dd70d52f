// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "bystander", products: [.library(name: "Bystander", targets: ["Bystander"])],
    targets: [.target(name: "Bystander")])
