import Foundation
import GalleyProcesses
import GalleyProtocol

/// A package of views with tests of their layout and their pictures.
enum TestsTemplate {
    /// - Parameters:
    ///   - galley: A folder or the address of a repository.
    ///   - version: The version of a Galley that is at an address.
    static func files(galley: String?, version: String) throws -> [StartTemplate.File] {
        guard let galley else {
            throw Failure(
                ExitStatus.usage,
                "this galley was not built here, so say where the package finds its source: --galley FOLDER, or the address of a "
                    + "repository")
        }
        let dependency: String
        let name: String
        if galley.contains("://") || galley.hasPrefix("git@") {
            let file = galley.split(separator: "/").last.map(String.init) ?? galley
            name = file.hasSuffix(".git") ? String(file.dropLast(4)) : file
            dependency = ".package(url: \"\(galley)\", from: \"\(version)\")"
        } else {
            let path = URL(fileURLWithPath: galley).standardizedFileURL.path
            guard FileManager.default.fileExists(atPath: "\(path)/Package.swift") else {
                throw Failure(
                    ExitStatus.noInput, "there is no package in '\(galley)'; --galley is the folder of Galley's source")
            }
            name = (path as NSString).lastPathComponent
            dependency = ".package(path: \"\(path)\")"
        }
        return [
            StartTemplate.File(name: "Package.swift", text: manifest(dependency, package: name)),
            StartTemplate.File(name: "Sources/Views/Meter.swift", text: view),
            StartTemplate.File(name: "Tests/ViewsTests/MeterTests.swift", text: tests),
            StartTemplate.File(name: ".gitignore", text: ".build/\n"),
        ]
    }

    static let steps = ["swift test"]

    private static func manifest(_ dependency: String, package: String) -> String {
        """
        // swift-tools-version: 6.1
        import PackageDescription

        // On Apple's platforms SwiftUI is there, and Galley is not used.
        let swiftUI = Target.Dependency.product(
            name: "SwiftUI", package: "\(package)", condition: .when(platforms: [.linux]))
        let galleyTesting = Target.Dependency.product(
            name: "GalleyTesting", package: "\(package)", condition: .when(platforms: [.linux]))

        let package = Package(
            name: "Views",
            platforms: [.iOS(.v18), .macOS(.v15)],
            products: [.library(name: "Views", targets: ["Views"])],
            dependencies: [\(dependency)],
            targets: [
                .target(name: "Views", dependencies: [swiftUI]),
                .testTarget(
                    name: "ViewsTests", dependencies: ["Views", swiftUI, galleyTesting]),
            ])

        """
    }

    private static let view = """
        import SwiftUI

        /// A bar that grows with each tap.
        public struct Meter: View {
            @State private var level = 1

            /// At the first level.
            public init() {}

            public var body: some View {
                VStack(alignment: .leading, spacing: 8) {
                    Text("Level \\(level)")
                    Color.accentColor
                        .frame(width: CGFloat(level) * 20, height: 12)
                        .accessibilityIdentifier("bar")
                    Button("More") { level += 1 }
                }
            }
        }

        #Preview {
            Meter()
        }

        """

    private static let tests = """
        // Empty on a Mac: GalleyTesting tests what Galley draws.
        #if canImport(GalleyTesting)
            import GalleyTesting
            import SwiftUI
            import Testing
            import Views

            @MainActor
            struct MeterTests {
                @Test func aTapMakesTheBarLonger() throws {
                    let view = host(Meter(), size: CGSize(width: 393, height: 200))
                    #expect(try view.find(identifier: "bar").frame.size == CGSize(width: 20, height: 12))
                    try view.find(button: "More").tap()
                    #expect(try view.find(textContaining: "Level").label == "Level 2")
                    #expect(try view.find(identifier: "bar").frame.size == CGSize(width: 40, height: 12))
                }
            }
        #endif

        """
}
