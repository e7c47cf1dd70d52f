import Foundation
import GalleyTesting
import SwiftUI
import Testing

// The README's example, word for word: `ReadmeSectionTests` compares.
// begin
struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Count: \(count)")
            Button("Add one") { withAnimation { count += 1 } }
        }
        .frame(width: 120, height: 80)
    }
}

@MainActor @Test func aTapCounts() throws {
    let view = host(Counter())
    try view.find(button: "Add one").tap()
    #expect(try view.find(textContaining: "Count").label == "Count: 1")
    view.advance(by: 1)
    expectSnapshot(view, .png)
}
// end

@Suite("README") struct ReadmeSectionTests {
    @Test("The README's example of a test is the one that is run here") func example() throws {
        let file = URL(fileURLWithPath: #filePath)
        let source = try String(contentsOf: file, encoding: .utf8)
        let readme = try String(
            contentsOf: file.deletingLastPathComponent().appendingPathComponent("../../README.md"), encoding: .utf8)
        let code = try #require(source.components(separatedBy: "// begin\n").dropFirst().first)
            .components(separatedBy: "// end\n")[0]
        #expect(readme.contains(code))
        #expect(readme.contains("import GalleyTesting\nimport SwiftUI\nimport Testing\n"))
    }
}
