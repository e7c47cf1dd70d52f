import Foundation
import Testing

/// Closures that Apple declares `@preconcurrency`, as SwiftUI's documentation shows them: in the Swift 6 mode a stored closure
/// that says nothing of actors is no error. What Apple declares without it (`Button(_:systemImage:action:)`) is one there, too.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct ClosureIsolationTests {
    @Test func storedClosures() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI

            struct Buttons: View {
                let action: () -> Void
                let measure: (GeometryProxy) -> CGFloat
                let title = "t"
                var body: some View {
                    VStack {
                        Button(action: action) { Text("a") }
                        Button(role: .cancel, action: action) { Text("b") }
                        Button("c", action: action)
                        Button("d", role: .destructive, action: action)
                        Button(title, action: action)
                        Button(title, role: nil, action: action)
                    }
                    .onGeometryChange(for: CGFloat.self, of: measure) { _ in }
                    .onGeometryChange(for: CGFloat.self, of: measure) { _, _ in }
                }
            }
            #Preview { Buttons(action: {}, measure: { $0.size.width }) }
            """, to: "Buttons.swift")
        let output = try folder.galley("layout", "Buttons.swift", "--swift-version", "6")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.contains("Button \"d\""))
    }
}
