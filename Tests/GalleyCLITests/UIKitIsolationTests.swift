import Foundation
import Testing

/// UIKit's classes are imported with `@MainActor` as of before concurrency: in the Swift 5 mode code that says nothing of actors may
/// use them, in the Swift 6 mode it may not.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct UIKitIsolationTests {
    private static let source = """
        import SwiftUI
        import UIKit

        let screen = UIScreen.main.bounds

        struct Spot {
            var width: CGFloat
            init(w: CGFloat = UIScreen.main.bounds.width) { width = w }
            var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
            func bump() {
                UINotificationFeedbackGenerator().notificationOccurred(.success)
                UIImpactFeedbackGenerator(style: .light).impactOccurred()
                let generator = UISelectionFeedbackGenerator()
                generator.prepare()
                generator.selectionChanged()
            }
        }
        extension CGFloat { static let half = UIScreen.main.bounds.width / 2 }

        #Preview { Text(verbatim: "\\(Int(screen.width)) \\(Int(Spot().width)) \\(Spot().isPad) \\(Int(CGFloat.half))") }
        """

    private func layout(_ version: String) throws -> BuiltTool.Output {
        let folder = try TemporaryFolder()
        try folder.write(Self.source, to: "Spot.swift")
        return try folder.galley("layout", "Spot.swift", "--swift-version", version)
    }

    @Test func swift5() throws {
        let output = try layout("5")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.contains("Text \"393 393 false 196\""), "\(output.text)")
    }

    @Test func swift6() throws {
        let output = try layout("6")
        #expect(output.status == 65)
        #expect(
            output.errors.contains("Spot.swift:4:") && output.errors.lowercased().contains("main actor"),
            "\(output.errors)")
    }
}
