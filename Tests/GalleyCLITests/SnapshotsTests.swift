import Foundation
import Testing

@Suite("galley snapshots", .enabled(if: BuiltTool.isTested))
struct SnapshotsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("Views"), withIntermediateDirectories: true)
        try write(width: 40)
    }

    private func write(width: Int) throws {
        try folder.write(
            """
            import SwiftUI
            struct Card: View {
                let color: Color
                var body: some View { color.frame(width: \(width), height: 20).padding(5) }
            }
            #Preview("Red") { Card(color: .red) }
            #Preview("Blue") { Card(color: .blue) }
            struct Cards_Previews: PreviewProvider {
                static var previews: some View { Card(color: .green).previewDisplayName("Green") }
            }
            """, to: "Views/Card.swift")
    }

    private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> BuiltTool.Output {
        try BuiltTool.run("galley", ["snapshots"] + arguments, in: folder.url, environment: environment)
    }

    private func files(_ path: String = "Views/__Snapshots__") -> [String] {
        let path = folder.url.appendingPathComponent(path).path
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    private func date(_ name: String) throws -> Date? {
        let path = folder.url.appendingPathComponent("Views/__Snapshots__/\(name)").path
        return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }

    @Test("What is missing is recorded and fails once; nothing is recorded on CI; what is the same is not written")
    func recording() throws {
        let ci = try run("Views", environment: ["CI": "true"])
        #expect(ci.status == 1)
        #expect(ci.text.contains("Views/__Snapshots__/Red.png: there is no reference\n"))
        #expect(files() == [])
        let first = try run("Views")
        #expect(first.status == 1)
        #expect(first.text.hasSuffix("3 snapshots: 0 the same, 3 without a reference, 3 recorded\n"))
        let all = ["Blue", "Green", "Red"].flatMap { ["\($0).layout.txt", "\($0).png"] }
        #expect(files() == all)
        // What is new is shown, too.
        #expect(first.text.contains("\nReport: \(folder.url.path)/.build/galley-report/index.html\n"))
        let page = String(decoding: folder.read(".build/galley-report/index.html") ?? Data(), as: UTF8.self)
        #expect(page.contains("<h2>1. Red.png</h2>"))
        #expect(page.contains("3 snapshots are new."))
        #expect(folder.read(".build/galley-report/1-new.png") == folder.read("Views/__Snapshots__/Red.png"))
        let before = try date("Red.png")
        let second = try run("Views", environment: ["CI": "true"])
        #expect(second.status == 0)
        #expect(second.text == "3 snapshots: 3 the same\n")
        #expect(try run("Views", "--record", "all").status == 0)
        #expect(try date("Red.png") == before)
    }

    @Test("A difference says which numbers changed and has a report; failed and all record it") func differences()
        throws
    {
        #expect(try run("Views", "--record", "all").status == 0)
        let reference = folder.read("Views/__Snapshots__/Red.png")
        try write(width: 60)
        let output = try run("Views", "--report", "report")
        #expect(output.status == 1)
        #expect(
            output.text.contains("Views/__Snapshots__/Red.png: differs: 70×30 pixels in place of 50×30\n"))
        #expect(output.text.contains("    + "))
        #expect(output.text.contains("size 60×20"))
        #expect(output.text.contains("\nReport: \(folder.url.path)/report/index.html\n"))
        #expect(folder.read("Views/__Snapshots__/Red.png") == reference)
        let page = String(decoding: folder.read("report/index.html") ?? Data(), as: UTF8.self)
        #expect(page.contains("<h2>1. Red.png</h2>"))
        #expect(page.contains("3 snapshots differ."))
        #expect(page.hasSuffix("</html>\n"))
        #expect(files("report").count == 10)
        let failed = try run("Views", "--record", "failed")
        #expect(failed.status == 1)
        #expect(failed.text.contains("; recorded anew\n"))
        #expect(try run("Views", "--record", "never").status == 0)
        try write(width: 80)
        #expect(try run("Views", "--record", "all").status == 0)
        #expect(try run("Views", "--record", "never").status == 0)
    }

    @Test("Each combination has a reference of its own; those that nobody asks for are named") func matrix() throws {
        let output = try run(
            "Views", "--sizes", "100x50,200x50", "--appearance", "both", "--locales", "en,ar", "--record", "all",
            "--format", "json")
        #expect(output.status == 0)
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(output.text.utf8)) as? [String: Any])
        #expect((object["snapshots"] as? [Any])?.count == 24)
        #expect(files().count == 48)
        #expect(files().contains("Red-100x50-dark-ar.png"))
        let fewer = try run("Views", "--sizes", "100x50,200x50", "--appearance", "both", "--record", "missing")
        #expect(fewer.text.contains("Views/__Snapshots__/Red-100x50-dark-ar.png: no view asks for it\n"))
        // Who looks at one view cannot know of the others.
        let one = try run("Views", "--view", "Card(color: .red)", "--record", "all")
        #expect(one.status == 0)
        #expect(!one.text.contains("no view asks for it"))
    }

    @Test("A view that differs in several situations is told once, with the root of the move first") func situations()
        throws
    {
        let arguments = ["Views", "--sizes", "100x50,200x50", "--appearance", "both"]
        let record = try BuiltTool.run("galley", ["snapshots"] + arguments + ["--record", "all"], in: folder.url)
        #expect(record.status == 0)
        try write(width: 60)
        let output = try BuiltTool.run(
            "galley", ["snapshots"] + arguments + ["--record", "never", "--report", "r"], in: folder.url)
        #expect(output.status == 1)
        #expect(output.text.components(separatedBy: "differs: ").count == 13)
        // Three previews, in four situations each.
        #expect(output.text.components(separatedBy: "What changed by itself").count == 4)
        #expect(
            output.text.contains(
                "    In Red (100x50-light):\n    What changed by itself (- before, + now):\n    - frame at"))
        let page = String(decoding: folder.read("r/index.html") ?? Data(), as: UTF8.self)
        #expect(page.components(separatedBy: "<section>").count == 4)
        #expect(page.contains("<h3>Red-100x50-light.png: "))
        #expect(page.contains("12 snapshots differ."))
    }

    @Test("A tolerance, a file's own folder, JUnit, and a view that crashes") func others() throws {
        try folder.write(
            """
            import SwiftUI
            #Preview("Gray") { Color(white: 0.5).frame(width: 10, height: 10) }
            #Preview("Crash") { Text([String]()[Int(ProcessInfo.processInfo.arguments.count)]) }
            """, to: "One.swift")
        let first = try run("One.swift", "--record", "all", "--format", "junit")
        #expect(first.status == 70)
        #expect(first.text.contains("tests=\"2\" failures=\"1\""))
        #expect(first.text.contains("<testcase name=\"Crash\" classname=\"galley.snapshots\"><failure type=\"failed\""))
        #expect(files("__Snapshots__/One") == ["Gray.layout.txt", "Gray.png"])
        try folder.write(
            """
            import SwiftUI
            #Preview("Gray") { Color(white: 0.51).frame(width: 10, height: 10) }
            """, to: "One.swift")
        let strict = try run("One.swift", "--report", "r")
        #expect(strict.status == 1)
        #expect(strict.text.contains("100 of 100 pixels, by "))
        #expect(try run("One.swift", "--tolerance", "0.02").status == 0)
        #expect(try run("One.swift", "--tolerance", "2").status == 64)
    }
}
