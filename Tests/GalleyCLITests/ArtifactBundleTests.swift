import Foundation
import Testing

/// The plug-in of docs/deploy.md, with the bundle's description that Scripts/dist.sh writes around the tool that was built here.
@Suite("artifact bundle", .enabled(if: BuiltTool.isTested))
struct ArtifactBundleTests {
    @Test("A command plug-in of a package draws with the tool of the bundle") func plugin() throws {
        let folder = try TemporaryFolder()
        let blocks = try Documents.blocks(of: "docs/deploy.md").filter { $0.language == "swift" }.map(\.text)
        try #require(blocks.count == 2)
        let dist = try Documents.text("Scripts/dist.sh")
        let info = try #require(dist.components(separatedBy: "<< INFO\n").last?.components(separatedBy: "INFO\n").first)
        let machine = try BuiltTool.runAny("/usr/bin/env", ["uname", "-m"], in: folder.url).text
            .trimmingCharacters(in: .newlines)
        try folder.write([
            "Package.swift": blocks[0], "Plugins/Pictures/Pictures.swift": blocks[1],
            "Sources/Cards/Cards.swift": "public let count = 1\n",
            "galley.artifactbundle/info.json": info.replacing("$version", with: "0.2.0")
                .replacing("$machine", with: machine),
            "Card.swift": "import SwiftUI\n#Preview { Color.red.frame(width: 30, height: 20) }\n",
        ])
        let library = folder.url.appendingPathComponent("galley.artifactbundle/lib")
        try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: library.appendingPathComponent("galley"), withDestinationURL: BuiltTool.folder)
        let drawn = try BuiltTool.runAny(
            "/usr/bin/env",
            [
                "swift", "package", "--allow-writing-to-package-directory", "pictures", "Card.swift", "-o", "card.png",
                "--scale", "1",
            ], in: folder.url)
        #expect(drawn.status == 0, "\(drawn.errors)")
        #expect(folder.read("card.png")?[16..<24].map(Int.init) == [0, 0, 0, 30, 0, 0, 0, 20])
    }
}
