import Foundation
import Testing

/// Six small apps as people write them, in Examples/Projects: each is drawn whole, without a warning, in its two languages.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct ExampleProjectTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var folder: String
        var previews: [String]
        /// Texts that are shown in English, and in German.
        var texts: [String]
        var german: [String]
        var testDescription: String { folder }
    }

    private static let examples = [
        // A weather app: resources of the bundle, an @Observable store, named colours, Canvas.
        Example(
            folder: "Skies", previews: ["Bar", "Forecast", "Sun"], texts: ["Lisbon", "21°", "NEXT DAYS", "14 km/h"],
            german: ["DIE NÄCHSTEN TAGE", "Heute", "FEUCHTE"]),
        // Recipes: a package beside the app with colours of its own, images, search, a PreviewProvider.
        Example(
            folder: "Pantry", previews: ["Detail", "Favourites", "RecipeList"],
            texts: ["Tomato Soup", "Vegan", "400 g", "Lentil Curry"], german: ["Zutaten", "Zubereitung", "35 Min."]),
        // A game as in the hundred days.
        Example(
            folder: "Capitals", previews: ["Answers", "ContentView"], texts: ["Peru", "La Paz", "Score: 0"],
            german: ["Punkte: 0", "Was ist die Hauptstadt"]),
        // A portfolio: a framework of the project, shapes, tabs, settings.
        Example(
            folder: "Folio", previews: ["Holding", "Overview", "Ring", "Settings"],
            texts: ["Windmill Energy", "€10,570", "Show cents"], german: ["Bestand", "Summe", "10.570"]),
        // A reader in columns, in Swift 6 with the main actor by default.
        Example(
            folder: "Reader", previews: ["Article", "Split view"], texts: ["The patience of moss", "by Ada Lind"],
            german: []),
        // An app playground.
        Example(
            folder: "Constellations.swiftpm", previews: ["ContentView"],
            texts: ["Night Sky", "Ursa Major", "Great Bear"],
            german: []),
    ]

    private static let root = URL(filePath: #filePath).appending(path: "../../../Examples/Projects").standardized

    @Test(arguments: examples)
    func isDrawnWhole(example: Example) throws {
        let folder = try TemporaryFolder()
        let path = Self.root.appending(path: example.folder).path
        let pictures = folder.url.appending(path: "pictures").path
        let drawn = try BuiltTool.run(
            "galley", ["render", path, "--strict", "--format", "svg", "-o", "\(pictures)/", "--timeout", "300"],
            in: folder.url)
        #expect(drawn.status == 0 && !drawn.errors.contains("warning:"), "\(drawn.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: pictures).sorted()
        #expect(names == example.previews.map { $0.replacing(" ", with: "-") + ".svg" }, "\(names)")
        let texts = try BuiltTool.run("galley", ["layout", path], in: folder.url)
        for text in example.texts { #expect(texts.text.contains(text), "\(text): \(texts.text)") }
        guard !example.german.isEmpty else { return }
        let german = try BuiltTool.run("galley", ["layout", path, "--locale", "de"], in: folder.url)
        for text in example.german { #expect(german.text.contains(text), "\(text): \(german.text)") }
    }

    /// Without previews the program's first window is drawn: on a tablet all columns stand beside each other.
    @Test func splitViewOnATablet() throws {
        let folder = try TemporaryFolder()
        let output = try BuiltTool.run(
            "galley",
            [
                "layout", Self.root.appending(path: "Reader").path, "--device", "iPad Pro 11-inch", "--preview",
                "Split view",
            ], in: folder.url)
        for text in ["Label \"Field Notes\"", "Counting swifts", "The patience of moss", "4 min"] {
            #expect(output.text.contains(text), "\(text): \(output.text)\(output.errors)")
        }
    }
}
