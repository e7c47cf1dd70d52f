import Foundation
import Galley
import GalleySnapshots
import Testing

@testable import GalleyTesting

/// References on disk: recorded, compared, and not touched without need.
@MainActor @Suite("Snapshots", .serialized)
struct SnapshotTests {
    /// A test file in a folder of its own.
    private func file() throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("galley-snapshots-\(UInt64.random(in: 0 ... .max))", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent("ViewTests.swift")
    }

    private func folder(_ file: URL) -> URL {
        file.deletingLastPathComponent().appendingPathComponent("__Snapshots__/ViewTests", isDirectory: true)
    }

    private func files(_ file: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder(file).path)) ?? []).sorted()
    }

    private func box(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 20).padding(5) }

    @Test("References lie in a folder of their test file's name, and it is known to be one") func places() {
        let names = SnapshotNames(file: "/tests/CardTests.swift", test: "card()", name: "open")
        // A URL of a folder ends with a slash (RFC 3986, 5.2.3: what is resolved against it lies inside of it, and not beside it).
        #expect(names.folder.absoluteString == "file:///tests/__Snapshots__/CardTests/")
        #expect(names.folder.hasDirectoryPath)
        #expect(names.url("dark", "png").path == "/tests/__Snapshots__/CardTests/card-open-dark.png")
    }

    @Test("What is missing is recorded and fails once; where nothing is recorded it fails and says how") func missing()
        throws
    {
        let file = try file()
        withKnownIssue {
            expectSnapshot(box(20), .png, record: .never, filePath: file.path, function: "t()")
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("GALLEY_SNAPSHOTS=missing") }
        }
        #expect(files(file) == [])
        withKnownIssue {
            expectSnapshot(box(20), .png, record: .missing, filePath: file.path, function: "t()")
        }
        #expect(files(file) == ["t.layout.txt", "t.png"])
        expectSnapshot(box(20), .png, record: .never, filePath: file.path, function: "t()")
    }

    @Test(
        "A difference fails with the numbers that changed and a report; failed records it, all records it without failing"
    )
    func differences() throws {
        let file = try file()
        expectSnapshot(box(20), .png, .svg, record: .all, filePath: file.path, function: "t()")
        let before = try Data(contentsOf: folder(file).appendingPathComponent("t.png"))
        withKnownIssue {
            expectSnapshot(box(30), .png, record: .never, filePath: file.path, function: "t()")
        } matching: { issue in
            issue.comments.contains {
                $0.rawValue.contains("40×30 pixels in place of 30×30") && $0.rawValue.contains("size 30×20")
            }
        }
        #expect(try Data(contentsOf: folder(file).appendingPathComponent("t.png")) == before)
        let page = try String(
            contentsOf: SnapshotReport.standardFolder.appendingPathComponent("index.html"), encoding: .utf8)
        #expect(page.contains("t.png"))
        withKnownIssue {
            expectSnapshot(box(30), .png, record: .failed, filePath: file.path, function: "t()")
        }
        expectSnapshot(box(30), .png, record: .never, filePath: file.path, function: "t()")
    }

    @Test("Every combination has a reference, and nothing is written that is the same") func matrix() throws {
        let file = try file()
        func check(_ mode: SnapshotRecording) {
            expectSnapshot(
                Text("Hi").padding(), .layout, sizes: [CGSize(width: 100, height: 50), CGSize(width: 200, height: 50)],
                appearances: [.light, .dark], locales: [Locale(identifier: "ar")], typeSizes: [.large, .xxxLarge],
                record: mode, filePath: file.path, function: "t()")
        }
        check(.all)
        #expect(files(file).count == 8)
        #expect(files(file).first == "t-100x50-dark-ar-large.layout.txt")
        let url = folder(file).appendingPathComponent(files(file)[0])
        let date = try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
        check(.all)
        check(.never)
        #expect(try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date == date)
    }

    @Test("On CI nothing is recorded unless somebody says so") func modes() {
        #expect(SnapshotRecording.mode([:]) == .missing)
        #expect(SnapshotRecording.mode(["CI": "true"]) == .never)
        #expect(SnapshotRecording.mode(["CI": "false"]) == .missing)
        #expect(SnapshotRecording.mode(["CI": "true", "GALLEY_SNAPSHOTS": "failed"]) == .failed)
    }

    @Test("A layout that was written down with the parts of controls still holds") func wholeLayouts() throws {
        let toggle = Toggle("On", isOn: .constant(true))
        let view = host(toggle, size: CGSize(width: 200, height: 50))
        #expect(view.layoutText.hasSuffix("Toggle \"On\" at 0,11 size 200×28 offered 200×50"))
        #expect(view.wholeLayoutText.contains("Capsule") && view.wholeLayoutJSON.contains("Capsule"))
        expectLayout(view) { view.wholeLayoutText }
        expectLayout(view) { view.wholeLayoutJSON }
        let file = try file()
        let reference = folder(file).appendingPathComponent("t.layout.txt")
        try FileManager.default.createDirectory(at: folder(file), withIntermediateDirectories: true)
        try Data((view.wholeLayoutText + "\n").utf8).write(to: reference)
        expectSnapshot(view, .layout, record: .never, filePath: file.path, function: "t()")
        try Data((view.wholeLayoutText.replacing("Capsule", with: "Circle") + "\n").utf8).write(to: reference)
        withKnownIssue {
            expectSnapshot(view, .layout, record: .never, filePath: file.path, function: "t()")
        }
    }

    @Test("References that no test asked for are found, and not in a run of some tests") func orphans() throws {
        let file = try file()
        expectSnapshot(box(20), .layout, record: .all, filePath: file.path, function: "t()")
        let orphan = folder(file).appendingPathComponent("old.png")
        try Data().write(to: orphan)
        #expect(SnapshotOrphans.orphans(hasFailed: false).map(\.lastPathComponent).contains("old.png"))
        #expect(SnapshotOrphans.isFiltered(["tests", "--filter", "A"]))
        #expect(!SnapshotOrphans.isFiltered(["tests"]))
        try FileManager.default.removeItem(at: orphan)
    }

    @Test("Elements are read in the order of the views, as assistive technology says them") func accessibility() throws
    {
        let view = host(
            VStack {
                Text("Title").accessibilityAddTraits(.isHeader)
                Button("Go") {}.accessibilityHint("Leaves")
                Image(systemName: "star").accessibilityHidden(true)
                Button("Off") {}.disabled(true)
            }, size: CGSize(width: 200, height: 200))
        let texts = AccessibilityPicture.elements(of: view.host.viewTree()).map(\.text)
        #expect(texts == ["Title, heading", "Go, button, Leaves", "Off, button, dimmed"])
        #expect(try !AccessibilityPicture.data(of: view).isEmpty)
    }
}
