import Foundation
import Testing

/// Previews as Xcode's macros take them. The closure's type, `@MainActor () -> any View`, is the macro's in SwiftUI's interface.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct LocalTypeTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// With a generic closure the compiler crashed on a local type's name.
    @Test func typesOfTheirOwn() throws {
        try folder.write(
            """
            import SwiftUI

            #Preview("State") {
                struct Content: View {
                    @State var count = 3
                    var body: some View { Color.red.frame(width: CGFloat(count), height: 1) }
                }
                return Content()
            }
            #Preview("Traits", traits: .defaultLayout, .sizeThatFitsLayout) {
                struct Content: View { var body: some View { Color.red.frame(width: 4, height: 1) } }
                let content = Content()
                return content.padding(1)
            }
            #Preview("Previewable") {
                @Previewable @State var count = 5
                struct Inner: View {
                    var width: Int
                    var body: some View { Color.red.frame(width: CGFloat(width), height: 1) }
                }
                return Inner(width: count)
            }
            #Preview("Choice") {
                if CommandLine.arguments.isEmpty { Text("none") } else { Color.red.frame(width: 6, height: 1) }
            }
            let stored: any View = Color.red.frame(width: 7, height: 1)
            #Preview("Stored") { AnyView(stored) }
            """, to: "Previews.swift")
        let output = try folder.galley("layout", "Previews.swift", "--format", "json")
        #expect(output.status == 0, "\(output.errors)")
        struct Line: Decodable {
            var view: String
            var size: [Double]
        }
        let lines = try output.text.split(separator: "\n").map {
            try JSONDecoder().decode(Line.self, from: Data($0.utf8))
        }
        #expect(lines.map(\.view) == ["State", "Traits", "Previewable", "Choice", "Stored"])
        #expect(lines.map(\.size) == [[3, 1], [6, 3], [5, 1], [6, 1], [7, 1]])
    }

    @Test func providersWithTypesOfTheirOwn() throws {
        try folder.write(
            """
            import SwiftUI

            struct Card_Previews: PreviewProvider {
                struct Wrapper: View {
                    @State var side: CGFloat = 8
                    var body: some View { Color.red.frame(width: side, height: side) }
                }
                static var previews: some View {
                    struct Local: View { var body: some View { Wrapper() } }
                    return Local()
                }
            }
            """, to: "Card.swift")
        let output = try folder.galley("layout", "Card.swift")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.contains("→ 8×8 at"), "\(output.text)")
    }
}
