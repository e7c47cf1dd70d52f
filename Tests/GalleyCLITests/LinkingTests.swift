import Foundation
import Testing

/// Which libraries a user's file is linked with.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct LinkingTests {
    /// Some come with Galley's runtime, the others only where the file imports them.
    @Test func everyLibraryOfTheToolchainIsFound() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import Dispatch
            import Foundation
            import FoundationXML
            import Observation
            import RegexBuilder
            import SwiftUI
            import Synchronization

            @Observable final class Model { var width = 1.0 }

            let count = Mutex(0)

            struct Lengths: View {
                let model = Model()

                var body: some View {
                    HStack(spacing: 0) {
                        Color.red.frame(width: model.width)
                        Color.red.frame(width: XMLDocument(rootElement: XMLElement(name: "a")).rootElement() == nil ? 0 : 2)
                        Color.red.frame(width: "x12".firstMatch(of: Regex { "x"; OneOrMore(.digit) }) == nil ? 0 : 4)
                        Color.red.frame(width: "b8".contains(#/[a-c]8/#) ? 8 : 0)
                        Color.red.frame(width: DispatchQueue(label: "q").sync { count.withLock { $0 == 0 ? 16 : 0 } })
                        Color.red.frame(width: Locale(identifier: "en_US").identifier.isEmpty ? 0 : 32)
                    }
                    .frame(height: 1)
                }
            }
            """, to: "Lengths.swift")
        let result = try folder.galley("layout", "Lengths.swift", "--view", "Lengths()", "--size", "ideal")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.text.contains("63×1") || result.text.contains("63 × 1"), "\(result.text)")
    }
}
