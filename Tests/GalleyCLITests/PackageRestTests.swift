import Foundation
import Testing

/// A package's target of which something does not compile is drawn without that.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct PackageRestTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write([
            "Demo/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Demo", platforms: [.iOS(.v17)],
                targets: [
                    .target(name: "Core"), .target(name: "Demo", dependencies: ["Core"], resources: [.process("Resources")])
                ])

            """,
            "Demo/Sources/Core/Model.swift": "public struct Model { public init() {}; public let width = 40.0 }\n",
            "Demo/Sources/Demo/Resources/words.txt": "words\n",
            "Demo/Sources/Demo/Card.swift": """
            import Core
            import SwiftUI
            struct Card: View {
                let isThere = Bundle.module.url(forResource: "words", withExtension: "txt") != nil
                var body: some View { Color.red.frame(width: Model().width, height: isThere ? 20 : 1) }
            }
            #Preview("Card") { Card() }

            """,
            "Demo/Sources/Demo/Wrong.swift": """
            import SwiftUI
            struct Wrong: View {
                var body: some View { nothing }
            }
            #Preview("Wrong") { Wrong() }

            """,
        ])
    }

    /// What the target depends on is there, and so are its resources; the file is named with its first error, twice alike.
    @Test func oneWrongFile() throws {
        for _ in 0..<2 {
            let output = try folder.galley("layout", "Demo", "--target", "Demo", "--size", "ideal")
            #expect(output.status == 0 && output.text.contains("→ 40×20"), "\(output.text)\(output.errors)")
            #expect(
                output.errors.contains("warning: left out of ") && output.errors.contains("Wrong.swift': ")
                    && output.errors.contains("line 3: cannot find 'nothing' in scope"), "\(output.errors)")
            #expect(!output.errors.contains("Card.swift"), "\(output.errors)")
        }
        // The mended file is seen.
        try folder.write(["Demo/Sources/Demo/Wrong.swift": "import SwiftUI\n"])
        let output = try folder.galley("layout", "Demo", "--target", "Demo", "--size", "ideal")
        #expect(output.status == 0 && output.errors.isEmpty, "\(output.errors)")
    }

    /// Under `--strict` all has to compile.
    @Test func strict() throws {
        let output = try folder.galley("layout", "Demo", "--target", "Demo", "--strict")
        #expect(output.status == 65 && output.text.isEmpty, "\(output.text)")
        #expect(output.errors.contains("Wrong.swift:3:27: error: cannot find 'nothing' in scope"), "\(output.errors)")
    }
}
