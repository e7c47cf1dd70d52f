import Foundation
import Testing

/// `galley check` of packages: what it says of their targets.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct CheckPackageTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func check() throws -> (text: String, errors: String, status: Int32) {
        let output = try folder.galley("check", "Demo", "--timeout", "600")
        return (output.text, output.errors, output.status)
    }

    /// A module may import itself: the compiler warns and takes no notice, on Apple's platforms, too. Packages
    /// beside are made from C modules that no target names. `Bundle.main` may be the default of what is public.
    @Test func noMistakes() throws {
        try folder.write([
            "Atoms/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Atoms", products: [.library(name: "Atoms", targets: ["Atoms"])],
                targets: [.target(name: "Shims"), .target(name: "Atoms", dependencies: ["Shims"])])

            """,
            "Atoms/Sources/Shims/include/shims.h": "static inline int shim(void) { return 3; }\n",
            "Atoms/Sources/Shims/shims.c": "#include \"shims.h\"\n",
            "Atoms/Sources/Atoms/Atoms.swift": "import Shims\npublic func atom() -> Int { Int(shim()) }\n",
            "Demo/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Demo", platforms: [.iOS(.v17)], dependencies: [.package(path: "../Atoms")],
                targets: [.target(name: "Demo", dependencies: ["Atoms"])])

            """,
            "Demo/Sources/Demo/Card.swift": """
            import Atoms
            import Demo
            import SwiftUI

            public struct Card: View {
                let text: String
                public init(_ key: String, bundle: Bundle = .main) { text = bundle.bundlePath + key }
                public var body: some View { Text(text).padding(CGFloat(atom())) }
            }

            """,
        ])
        let (text, errors, status) = try check()
        #expect(status == 0 && text.hasSuffix("1 warning: 1 file\n"), "\(text)\(errors)")
    }

    /// A target that names what is missing is told of; what follows from it in one that depends on it hides nothing.
    @Test func errorsOfOneThatOthersImport() throws {
        try folder.write([
            "Demo/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Demo", platforms: [.iOS(.v17)],
                targets: [.target(name: "Core"), .target(name: "Demo", dependencies: ["Core"])])

            """,
            "Demo/Sources/Core/Model.swift": """
            public typealias Picture = Absent
            public struct Model { public var picture: Picture; public var width = 40.0; public init() { fatalError() } }

            """,
            "Demo/Sources/Demo/Card.swift": """
            import Core
            import SwiftUI
            public struct Card: View {
                let picture: Picture
                public var body: some View { Color.red.frame(width: Model().width, height: 20) }
            }

            """,
        ])
        let (text, errors, status) = try check()
        #expect(status == 65 && errors.isEmpty, "\(text)\(errors)")
        #expect(text.contains("Model.swift:1:28: error: cannot find type 'Absent' in scope"), "\(text)")
    }
}
