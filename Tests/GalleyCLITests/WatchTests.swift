import Foundation
import Testing

/// `--watch` draws again when a file is saved.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct WatchTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Waits until something holds, for two minutes at the most.
    private func wait(_ holds: () throws -> Bool) rethrows -> Bool {
        for _ in 0..<2400 {
            if try holds() { return true }
            usleep(50_000)
        }
        return false
    }

    private func picture(_ text: String) -> Bool {
        String(decoding: folder.read("out/Card.svg") ?? Data(), as: UTF8.self).contains(">\(text)<")
    }

    private var errors: String { String(decoding: folder.read("errors.txt") ?? Data(), as: UTF8.self) }

    private func card(_ text: String) throws {
        try folder.write(
            "import SwiftUI\nstruct Card: View { var body: some View { \(text) } }\n", to: "App/Card.swift")
    }

    @Test func drawsAgain() throws {
        let app = folder.url.appendingPathComponent("App")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        try card("Text(verbatim: word)")
        try folder.write("let word = \"one\"\n", to: "App/Word.swift")
        let tool = try RunningTool(
            ["render", "App", "--view", "Card()", "--watch", "-o", "out/Card.svg"], in: folder, errors: "errors.txt")
        // There is no folder to write to yet: that is said, and what is saved next is drawn.
        #expect(wait { errors.contains("there is no folder") }, "\(errors)")
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("out"), withIntermediateDirectories: true)
        try folder.write("let word = \"two\"\n", to: "App/Word.swift")
        #expect(wait { picture("two") }, "\(errors)")
        // What does not compile is told, and drawn as a box.
        try card("Text(verbatim: nothing)")
        #expect(wait { errors.contains("App/Card.swift:2: cannot find 'nothing' in scope") }, "\(errors)")
        #expect(wait { !picture("two") && picture("Text") }, "\(errors)")
        try card("Text(verbatim: \"three\")")
        #expect(wait { picture("three") }, "\(errors)")
        // Nothing is drawn while nothing changes: the picture itself is no reason.
        let date = {
            try FileManager.default.attributesOfItem(atPath: folder.url.path + "/out/Card.svg")[.modificationDate]
                as? Date
        }
        // A file that was saved while it was compiled is drawn once more; after that the picture stays as it is.
        #expect(
            try wait {
                let before = try date()
                usleep(1_000_000)
                return try date() == before
            })
        #expect(tool.children.isEmpty)
        #expect(tool.end(by: SIGINT) == 130)
    }

    @Test func dataAndImages() throws {
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("out"), withIntermediateDirectories: true)
        try folder.write(
            "import SwiftUI\nstruct Card: View, Decodable { var word: String; var body: some View { Text(verbatim: word) } }\n",
            to: "Card.swift")
        try folder.write(#"{"word": "first"}"#, to: "card.json")
        let tool = try RunningTool(
            ["render", "Card.swift", "--data", "card.json", "--watch", "-o", "out/Card.svg"], in: folder,
            errors: "errors.txt")
        #expect(wait { picture("first") }, "\(errors)")
        try folder.write(#"{"word": 3}"#, to: "card.json")
        #expect(wait { errors.contains("card.json:1:10: 'word' must be of type String") }, "\(errors)")
        #expect(picture("first"))
        try folder.write(#"{"word": "second"}"#, to: "card.json")
        #expect(wait { picture("second") }, "\(errors)")
        #expect(tool.end(by: SIGTERM) == 143)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/out")
        #expect(names == ["Card.svg"])
    }

    /// A page keeps the package that it shows, and the build after a change needs it alone: it does not wait for its own page. What does
    /// not compile any more is told, which only a build can know.
    @Test func packageOfAPage() throws {
        try folder.write([
            "Demo/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Demo", platforms: [.iOS(.v17)], targets: [.target(name: "Demo")])

            """,
            "Demo/Sources/Demo/Card.swift":
                "import SwiftUI\nstruct Card: View { var body: some View { Text(\"one\") } }\n",
        ])
        let first = try folder.galley("layout", "Demo", "--view", "Card()")
        #expect(first.status == 0, "\(first.errors)")
        let tool = try RunningTool(
            ["preview", "Demo", "--strict", "--view", "Card()", "--no-open", "--timeout", "300"], in: folder,
            errors: "errors.txt")
        #expect(tool.child(named: "galley-web") != nil)
        // What is built already it has at once.
        sleep(2)
        try folder.write([
            "Demo/Sources/Demo/Card.swift":
                "import SwiftUI\nstruct Card: View { var body: some View { Text(nothing) } }\n"
        ])
        let isTold = { errors.contains("cannot find 'nothing' in scope") }
        #expect(wait(isTold) || wait(isTold) || wait(isTold), "\(errors)")
        #expect(tool.end(by: SIGINT) == 130)
    }
}
