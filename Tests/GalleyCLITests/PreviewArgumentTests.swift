import Foundation
import Testing

/// `#Preview(arguments:)`, and what a file that writes as for Apple's SDK may also hold.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct PreviewArgumentTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI

            enum Stage: CaseIterable { case planning, folding }

            struct Box: View {
                var width: CGFloat
                var body: some View { Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)).frame(width: width, height: 10) }
            }

            struct Endless: View {
                var body: some View { HStack { Text("again"); Endless() } }
            }

            #Preview("Stage", arguments: Stage.allCases) { stage in Box(width: stage == .planning ? 10 : 20) }
            #Preview(arguments: [30, 40]) { Box(width: CGFloat($0 as Int)) }
            #Preview("Wide", traits: .landscapeLeft) { Box(width: 50) }
            #Preview("Rest") { VStack(spacing: 0) { Box(width: 60); Endless() } }

            """, to: "Stages.swift")
    }

    @Test func aPictureForEachArgument() throws {
        let output = try folder.galley("render", "Stages.swift")
        #expect(
            output.text == "Stage-planning.png\nStage-folding.png\n30.png\n40.png\nWide.png\nRest.png\n",
            "\(output.errors)")
        let layout = try folder.galley("layout", "Stages.swift")
        let widths = layout.text.matches(of: /Color .*→ ([0-9.]+)×10 at/).map { String($0.output.1) }
        #expect(widths == ["10", "20", "30", "40", "50", "60"])
    }

    @Test func aViewWithoutEndIsLeftOutAlone() throws {
        let output = try folder.galley("layout", "Stages.swift")
        #expect(output.text.contains(/VStack +393×852 → 60×10 at/), "\(output.text)")
        #expect(output.errors.contains("Rest: Endless contains itself without end"))
    }
}
