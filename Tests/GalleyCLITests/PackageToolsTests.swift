import Foundation
import Testing

/// Packages whose manifests are older than the tools.
@Suite(.enabled(if: BuiltTool.isTested))
struct PackageToolsTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Manifests for tools older than 5.6 say less: dependencies have no kind then, before 5.2 no name beside a path, before 5.3
    /// targets have no resources. Where a dependency has a name, targets know it by that alone.
    @Test(arguments: ["5.1", "5.2", "5.5"])
    func oldTools(version: String) throws {
        let name = version == "5.1" ? "" : "name: \"Wide\", "
        try folder.write([
            "Old/Package.swift": """
            // swift-tools-version:\(version)
            import PackageDescription
            let package = Package(
                name: "Old", products: [.library(name: "Old", targets: ["Old"])],
                dependencies: [
                    .package(\(name)url: "https://example.invalid/some/Far.git", from: "1.0.0"), .package(path: "../Near"),
                ], targets: [.target(name: "Old", dependencies: ["Far", "Near"])])

            """,
            "Old/Sources/Old/Page.swift":
                "import Far\nimport Near\nimport SwiftUI\nstruct Page: View { var body: some View { Text(verbatim: far + near) } }\n",
            "Old/Sources/Old/Media.xcassets/mark.imageset/Contents.json":
                #"{"images": [], "info": {"version": 1}}"#,
        ])
        for name in ["Checkouts/Far", "Near"] {
            let module = URL(fileURLWithPath: name).lastPathComponent
            try folder.write([
                "\(name)/Package.swift": """
                // swift-tools-version:5.0
                import PackageDescription
                let package = Package(
                    name: "\(module)", products: [.library(name: "\(module)", targets: ["\(module)"])],
                    targets: [.target(name: "\(module)")])

                """,
                "\(name)/Sources/\(module)/A.swift": "public let \(module.lowercased()) = \"\(module)\"\n",
            ])
        }
        let output = try BuiltTool.run(
            "galley", ["layout", "Old", "--view", "Page()", "--packages", "Checkouts"], in: folder.url)
        #expect(output.status == 0 && output.text.contains("\"FarNear\""), "\(output.text)\(output.errors)")
    }
}
