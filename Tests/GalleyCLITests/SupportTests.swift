import Foundation
import Testing

/// The ticks of docs/support.md, by sample: what has one draws, unless it is said to change nothing at rest.
@Suite(.enabled(if: BuiltTool.isTested))
struct SupportTests {
    /// A line of Scripts/support-samples.txt.
    private struct Sample {
        var symbols: Substring
        var isDrawn: Bool
        var view: Substring
        var viewWithout: Substring

        init?(_ line: Substring) throws {
            if line.hasPrefix("#") { return nil }
            let cells = line.split(separator: " | ")
            try #require(cells.count == 4 && ["draws", "rests"].contains(cells[1]), "\(line)")
            (symbols, isDrawn, view, viewWithout) = (cells[0], cells[1] == "draws", cells[2], cells[3])
        }
    }

    @Test func ticksDraw() throws {
        let scripts = URL(filePath: #filePath).appending(path: "../../../Scripts").standardized
        let list = try String(contentsOf: scripts.appending(path: "support-samples.txt"), encoding: .utf8)
        let samples = try list.split(separator: "\n").compactMap(Sample.init)
        #expect(samples.count > 100)
        var source = try String(contentsOf: scripts.appending(path: "support-samples.swift"), encoding: .utf8)
        for (index, sample) in samples.enumerated() {
            source +=
                "#Preview(\"\(index)\") { \(sample.view) }\n#Preview(\"\(index) without\") { \(sample.viewWithout) }\n"
        }
        let folder = try TemporaryFolder()
        try folder.write(source, to: "Samples.swift")
        let picture = try #require(Data(base64Encoded: Self.spots))
        try picture.write(to: folder.url.appending(path: "spots.png"))
        let output = try folder.galley("render", "Samples.swift", "-o", "pictures/", "--timeout", "600")
        #expect(output.status == 0, "\(output.errors)")
        for (index, sample) in samples.enumerated() {
            let drawn = try #require(folder.read("pictures/\(index).png"), "\(sample.view)")
            let isSame = drawn == folder.read("pictures/\(index)-without.png")
            #expect(isSame != sample.isDrawn, "\(sample.symbols): \(sample.view)")
        }
    }

    /// A picture of 4×4 pixels in red and blue.
    private static let spots =
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAYAAACp8Z5+AAAAGElEQVR4nGNgYPj//z+QgNMoHAYQRUgFACxQH+EQ/lJEAAAAAElF"
        + "TkSuQmCC"
}
