import Foundation
import Testing

/// What `galley batch` shows on a terminal: docs/batch.md.
@Suite(.enabled(if: BuiltTool.isTested && FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
struct BatchProgressTests {
    /// "On a terminal a bar shows the share and the time left, after two seconds": the share is of the file's bytes. Each row takes four
    /// tenths of a second, and no more than a few are read before others are drawn.
    @Test("A bar shows the share of the file that is drawn") func bar() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import Foundation
            import SwiftUI
            struct Card: View, Decodable {
                var title: String
                var body: some View {
                    Thread.sleep(forTimeInterval: 0.4)
                    return Text(title)
                }
            }

            """, to: "Card.swift")
        try folder.write("title\n" + (10..<20).map { "row \($0)\n" }.joined(), to: "rows.csv")
        let galley = BuiltTool.folder.appendingPathComponent("galley").path
        let batch = "'\(galley)' batch Card.swift --data rows.csv -o 'out/{row}.png' --workers 1"
        // util-linux's script(1) gives a program a terminal.
        let output = try BuiltTool.runAny("/usr/bin/script", ["-qec", batch, "/dev/null"], in: folder.url)
        #expect(output.status == 0 && output.text.contains(/[█░]{24} \d+ % · \d+ rows/), "\(output.text)")
    }
}
