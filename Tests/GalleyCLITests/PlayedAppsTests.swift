import Foundation
import Testing

/// Twenty small apps as people write them, played to their end: Tests/Fixtures/Apps has each with its script.
@Suite("Played apps", .enabled(if: BuiltTool.isTested))
struct PlayedAppsTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/Apps")

    static let names = [
        "Calculator", "Choices", "Cities", "Dialogs", "Gallery", "Gestures", "Lifecycle", "Mail", "Notes",
        "Preferences", "Radial",
        "Recipes", "Scrolling", "Shop", "Shortcuts", "SignUp", "Snake", "TicTacToe", "Timers", "Todo",
    ]

    @Test("An app is played to the end of its script", arguments: names) func play(name: String) throws {
        let folder = try TemporaryFolder()
        let app = Self.folder.appendingPathComponent(name).path
        let output = try folder.galley("play", "\(app).swift", "--script", "@\(app).play")
        #expect(output.status == 0, "\(output.text.suffix(1500))\(output.errors)")
    }
}
