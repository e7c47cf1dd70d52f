import Foundation
import Testing

/// What previews share is made once, and put around each that asks for it (Apple's page of PreviewModifier, iOS 18).
@Suite(.enabled(if: BuiltTool.isTested))
struct PreviewModifierTests {
    @Test func previewsHaveSampleDataAroundThem() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI

            struct Town { var name = "nowhere" }
            extension EnvironmentValues { @Entry var town = Town() }

            struct Sample: PreviewModifier {
                nonisolated(unsafe) static var made = 0
                static func makeSharedContext() async throws -> Town {
                    made += 1
                    await Task.yield()
                    return Town(name: "Springfield \\(made)")
                }
                func body(content: Content, context: Town) -> some View { content.environment(\\.town, context) }
            }

            struct Framed: PreviewModifier {
                func body(content: Content, context: Void) -> some View { content.padding(10) }
            }

            struct Broken: PreviewModifier {
                static func makeSharedContext() async throws -> Town { throw CocoaError(.fileNoSuchFile) }
                func body(content: Content, context: Town) -> some View { content }
            }

            extension PreviewTrait where T == Preview.ViewTraits {
                static var sample: Self { PreviewTrait(.modifier(Sample()), .modifier(Framed())) }
            }

            struct Sign: View {
                @Environment(\\.town) var town
                var body: some View { Text(verbatim: "Welcome to \\(town.name)") }
            }

            #Preview("Plain") { Sign() }
            #Preview("One", traits: .modifier(Sample())) { Sign() }
            #Preview("Two", traits: .sample, .fixedLayout(width: 300, height: 90)) { Sign() }
            #Preview("None", traits: .modifier(Broken())) { Sign() }
            """, to: "Signs.swift")
        let output = try BuiltTool.run("galley", ["layout", "Signs.swift"], in: folder.url)
        #expect(output.status == 0, "\(output.errors)")
        let texts = output.text.matches(of: /Text "(.*)"/).map { String($0.output.1) }
        try #require(texts.count == 4, "\(output.text)")
        #expect(texts[0] == "Welcome to nowhere")
        #expect(texts[1] == "Welcome to Springfield 1" && texts[2] == texts[1])
        // What is written is cut in the outline.
        #expect(texts[3].hasPrefix("Broken.makeSharedContex"))
        #expect(output.text.contains("Padding") || output.text.contains("padding"))
    }
}
